import { wireFlaws } from './wire-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(wireFlaws);
