/** Completed jobs, their samples on the way through the lab. */

import type { WorldSample } from '../world.ts';
import type { Booker, JobPlan, SeededJob } from './booker.ts';
import type { SeededClient } from './clients.ts';
import type { Maker } from './maker.ts';
import type { SeededVenue } from './venues.ts';

/** Makes a completed job of `daysAgo` days before today, at the patient's home or at a venue. */
export type Finisher = (
  daysAgo: number,
  plan?: JobPlan & { readonly at?: SeededVenue },
) => SeededJob;

/**
 * At a venue the slot may lie up to three days earlier, where it is shut at the weekend; the
 * booking was made well before.
 */
export const finisherFor =
  (make: Maker, client: SeededClient, book: Booker): Finisher =>
  (daysAgo, { at, ...plan } = {}) =>
    book({
      phase: 'completed',
      createdAt: `today-${daysAgo + 9} 11:${make.pick(['05', '20', '45'])}`,
      ...(at === undefined
        ? { preferredDate: `today-${daysAgo}`, timePreference: make.pick(['morning', 'afternoon']) }
        : { at, venueSlotStart: `today-${daysAgo} 11:00` }),
      sample: sampleOf(make, { client, daysAgo, isAtVenue: at !== undefined }),
      ...plan,
    });

type Collected = {
  readonly client: SeededClient;
  readonly daysAgo: number;
  readonly isAtVenue: boolean;
};

const sampleOf = (make: Maker, { client, daysAgo, isAtVenue }: Collected): WorldSample => {
  const phase = daysAgo > 9 ? 'resultsReady' : daysAgo > 4 ? 'inLab' : 'registered';
  const asks = (client.venueCompletionFields ?? []).length > 0;
  return {
    id: make.id('smp'),
    phase,
    barcode: `PB${make.digits(8)}`,
    clientMetadata: isAtVenue && asks ? answersTo(make, client) : null,
    collectionNotes: make.pick([null, 'Left arm, second attempt.', 'Patient lay down.']),
    ...(daysAgo % 5 === 0 ? { shipmentMode: 'CLIENT_HANDLES_OFFLINE' } : {}),
  };
};

const answersTo = (make: Maker, { venueCompletionFields = [] }: SeededClient) =>
  Object.fromEntries(
    venueCompletionFields
      .filter((field) => field.required)
      .map((field) => [
        field.key,
        field.type === 'select' ? make.pick(field.options ?? []) : make.between(8, 14),
      ]),
  );
