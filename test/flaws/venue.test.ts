import { venueFlaws } from './venue-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(venueFlaws);
