import { bookingFlaws } from './booking-flaws.ts';
import { proveFlaws } from './prove-flaws.ts';

proveFlaws(bookingFlaws);
