/** Wrong servers, each wrong in one thing, and the checks that must then be red: these and no others. */
import { authenticationFlaws } from './authentication-flaws.ts';
import { bookingFlaws } from './booking-flaws.ts';
import { listFlaws } from './list-flaws.ts';
import { moneyFlaws } from './money-flaws.ts';
import type { Flaw } from './flaw.ts';
import { venueFlaws } from './venue-flaws.ts';
import { wireFlaws } from './wire-flaws.ts';

export const flaws: readonly Flaw[] = [
  ...authenticationFlaws,
  ...wireFlaws,
  ...bookingFlaws,
  ...venueFlaws,
  ...listFlaws,
  ...moneyFlaws,
];
