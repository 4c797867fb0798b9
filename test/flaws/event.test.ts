import { eventFlaws } from './event-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(eventFlaws);
