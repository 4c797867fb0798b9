/** All checks, in the order in which they are run and reported. */
import type { Check } from '../engine/check.ts';
import { authenticationChecks } from './authentication.ts';
import { availabilityChecks } from './availability.ts';
import { bookingLinkChecks } from './booking-link.ts';
import { cancelBookingChecks } from './cancel-booking.ts';
import { createBookingChecks } from './create-booking.ts';
import { fieldDefinitionChecks } from './field-definitions.ts';
import { lifeChecks } from './life.ts';
import { lookupChecks } from './lookup.ts';
import { moneyChecks } from './money.ts';
import { pageEndChecks } from './page-end.ts';
import { readBookingChecks } from './read-booking.ts';
import { sampleChecks } from './sample.ts';
import { testPanelChecks } from './test-panels.ts';
import { venueChecks } from './venues.ts';
import { wireChecks } from './wire.ts';

export const catalogue: readonly Check[] = [
  ...authenticationChecks,
  ...createBookingChecks,
  ...readBookingChecks,
  ...cancelBookingChecks,
  ...lifeChecks,
  ...sampleChecks,
  ...bookingLinkChecks,
  ...venueChecks,
  ...availabilityChecks,
  ...fieldDefinitionChecks,
  ...testPanelChecks,
  ...moneyChecks,
  ...pageEndChecks,
  ...lookupChecks,
  ...wireChecks,
];
