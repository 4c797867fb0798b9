/** Makes one job after another for a client of the default world, with a patient for each. */

import type { WorldJob } from '../world.ts';
import { cities } from './cities.ts';
import type { SeededClient } from './clients.ts';
import type { Maker } from './maker.ts';
import type { SeededVenue } from './venues.ts';

export type SeededJob = WorldJob & { readonly id: string };

/** What is particular about a job; `at`: the venue, and with it the channel. */
export type JobPlan = WorldJob & { readonly at?: SeededVenue };

export type Booker = (plan: JobPlan) => SeededJob;

const homes = [
  cities.leeds,
  cities.manchester,
  cities.marylebone,
  cities.birmingham,
  cities.edinburgh,
];

/** `panelIds`: what the client's patients are tested for. */
export const bookerFor = (
  make: Maker,
  client: SeededClient,
  panelIds: readonly string[],
): Booker => {
  let booked = 0;
  return ({ at: venue, ...plan }) => {
    booked += 1;
    return {
      id: make.id('job'),
      clientId: client.id,
      patient: make.patient(),
      ...(venue === undefined ? atHome(make, plan) : { venueId: venue.id }),
      testType: make.pick(panelIds),
      externalUserId: `user-${make.digits(6)}`,
      externalOrderId: `order-${1000 + booked}`,
      passthrough: booked % 3 === 0 ? { campaign: 'spring', cohort: booked } : null,
      ...plan,
    };
  };
};

const atHome = (make: Maker, plan: WorldJob): WorldJob => {
  const { city, outward } = make.pick(homes);
  const location = { addressLine1: make.street(), city, postcode: make.postcode(outward) };
  const hasVisitor = plan.phase === 'confirmed' || plan.phase === 'inProgress';
  return { location, ...(hasVisitor ? { phlebotomist: make.phlebotomist() } : {}) };
};
