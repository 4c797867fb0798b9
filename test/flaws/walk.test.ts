import { proveFlaws } from './prove-flaws.ts';
import { walkFlaws } from './walk-flaws.ts';

proveFlaws(walkFlaws);
