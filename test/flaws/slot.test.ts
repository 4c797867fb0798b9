import { proveFlaws } from './prove-flaws.ts';
import { slotFlaws } from './slot-flaws.ts';

proveFlaws(slotFlaws);
