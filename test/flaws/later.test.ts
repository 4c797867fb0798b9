import { laterFlaws } from './later-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(laterFlaws);
