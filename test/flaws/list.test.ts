import { listFlaws } from './list-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(listFlaws);
