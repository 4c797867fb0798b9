import { lifeFlaws } from './life-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(lifeFlaws);
