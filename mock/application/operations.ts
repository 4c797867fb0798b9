/** The 17 operations of the integration API, after the HTTP edge has checked the request. */

import type { Operations } from './operation.ts';
import { bookingOperations } from './operations/bookings.ts';
import { bookingUrlOperations } from './operations/booking-url.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { moneyOperations } from './operations/money.ts';
import { venueOperations } from './operations/venues.ts';
import type { Deps } from './ports.ts';

export const createOperations = (deps: Deps): Operations => ({
  ...bookingOperations(deps),
  ...bookingUrlOperations(deps),
  ...venueOperations(deps),
  ...catalogueOperations(deps),
  ...moneyOperations(deps),
});
