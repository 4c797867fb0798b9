import { limitFlaws } from './limit-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(limitFlaws);
