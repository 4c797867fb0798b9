/** Wrong servers, each wrong in one thing, and the checks that must then be red: these and no others. */
import { blindFlaws as firstRound } from '../blind/round-1.ts';
import { blindFlaws as secondRound } from '../blind/round-2.ts';
import { blindFlaws as thirdRound } from '../blind/round-3.ts';
import { blindFlaws as fourthRound } from '../blind/round-4.ts';
import { blindFlaws as fifthRound } from '../blind/round-5.ts';
import { blindFlaws as sixthRound } from '../blind/round-6.ts';
import { blindFlaws as seventhRound } from '../blind/round-7.ts';
import { blindFlaws as eighthRound } from '../blind/round-8.ts';
import { blindFlaws as ninthRound } from '../blind/round-9.ts';
import { blindFlaws as tenthRound } from '../blind/round-10.ts';
import { blindFlaws as eleventhRound } from '../blind/round-11.ts';
import { blindFlaws as twelfthRound } from '../blind/round-12.ts';
import { blindFlaws as thirteenthRound } from '../blind/round-13.ts';
import { blindFlaws as fourteenthRound } from '../blind/round-14.ts';
import { blindFlaws as fifteenthRound } from '../blind/round-15.ts';
import { blindFlaws as sixteenthRound } from '../blind/round-16.ts';
import { blindFlaws as seventeenthRound } from '../blind/round-17.ts';
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
  ...firstRound,
  ...secondRound,
  ...thirdRound,
  ...fourthRound,
  ...fifthRound,
  ...sixthRound,
  ...seventhRound,
  ...eighthRound.filter(({ red }) => red.length > 0),
  ...ninthRound,
  ...tenthRound,
  ...eleventhRound,
  ...twelfthRound,
  ...thirteenthRound,
  ...fourteenthRound,
  ...fifteenthRound,
  ...sixteenthRound,
  ...seventeenthRound,
];
