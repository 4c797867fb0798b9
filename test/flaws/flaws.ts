/** Wrong servers, each wrong in one thing, and the checks that must then be red: these and no others. */
import { found as blindFlaws } from '../blind/rounds.ts';
import { accessFlaws } from './access-flaws.ts';
import { authenticationFlaws } from './authentication-flaws.ts';
import { bookingFlaws } from './booking-flaws.ts';
import { eventFlaws } from './event-flaws.ts';
import { generatedFlaws } from './generated-flaws.ts';
import { laterFlaws } from './later-flaws.ts';
import { lifeFlaws } from './life-flaws.ts';
import { limitFlaws } from './limit-flaws.ts';
import { listFlaws } from './list-flaws.ts';
import { moneyFlaws } from './money-flaws.ts';
import type { Flaw } from './flaw.ts';
import { pageFlaws } from './page-flaws.ts';
import { sampleFlaws } from './sample-flaws.ts';
import { storyFlaws } from './story-flaws.ts';
import { slotFlaws } from './slot-flaws.ts';
import { validationFlaws } from './validation-flaws.ts';
import { venueFlaws } from './venue-flaws.ts';
import { walkFlaws } from './walk-flaws.ts';
import { webhookFlaws } from './webhook-flaws.ts';
import { whoseFlaws } from './whose-flaws.ts';
import { wireFlaws } from './wire-flaws.ts';

export const flaws: readonly Flaw[] = [
  ...authenticationFlaws,
  ...accessFlaws,
  ...validationFlaws,
  ...generatedFlaws,
  ...limitFlaws,
  ...wireFlaws,
  ...bookingFlaws,
  ...venueFlaws,
  ...slotFlaws,
  ...listFlaws,
  ...moneyFlaws,
  ...webhookFlaws,
  ...lifeFlaws,
  ...laterFlaws,
  ...whoseFlaws,
  ...walkFlaws,
  ...storyFlaws,
  ...sampleFlaws,
  ...eventFlaws,
  ...pageFlaws,
  ...blindFlaws,
];
