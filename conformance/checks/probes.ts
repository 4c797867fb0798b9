/** All probes: one or more for each open point that can be seen from outside. */
import type { Probe } from '../engine/check.ts';
import { accessProbes } from './probes/access.ts';
import { cancelProbes } from './probes/cancel.ts';
import { clockProbes } from './probes/clock.ts';
import { deliveryProbes } from './probes/deliveries.ts';
import { eventProbes } from './probes/events.ts';
import { lifeProbes } from './probes/life.ts';
import { listProbes } from './probes/lists.ts';
import { moneyProbes } from './probes/money.ts';
import { placeProbes } from './probes/places.ts';
import { requestProbes } from './probes/requests.ts';
import { rescheduleProbes } from './probes/reschedule.ts';
import { pageProbes } from './probes/pages.ts';
import { venueProbes } from './probes/venues.ts';

export const probes: readonly Probe[] = [
  ...accessProbes,
  ...requestProbes,
  ...listProbes,
  ...lifeProbes,
  ...rescheduleProbes,
  ...cancelProbes,
  ...placeProbes,
  ...venueProbes,
  ...moneyProbes,
  ...eventProbes,
  ...deliveryProbes,
  ...clockProbes,
  ...pageProbes,
];
