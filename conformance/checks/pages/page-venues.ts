/** Venues that can be told apart by name on a hosted page, and slots in them. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { makeVenue } from '../given/venue.ts';
import { listAt } from '../value.ts';

export type NamedVenue = { readonly id: string; readonly name: string };

/** Two venues: made for the run, else the first two in the list. */
export const twoVenues = (
  bench: Bench,
  client: Client,
): Promise<readonly [NamedVenue, NamedVenue]> =>
  bench.once('two venues of pages', async (maker) => {
    if (!maker.offers('venue.create')) return listedVenues(maker, client);
    return [await namedVenue(maker, 'east'), await namedVenue(maker, 'west')] as const;
  });

/** Open every day, with room for everybody. */
export async function namedVenue(bench: Bench, label: string, stations = 5): Promise<NamedVenue> {
  const word = bench.random(`page venue ${label}`).word(7);
  const name = `Page clinic ${label} ${word}`;
  const { venueId } = await makeVenue(bench, {
    ...{ label: `page venue ${label}`, stations },
    settings: { name },
  });
  return { id: venueId, name };
}

async function listedVenues(
  bench: Bench,
  client: Client,
): Promise<readonly [NamedVenue, NamedVenue]> {
  const key = keyFor(client, 'listVenues');
  const listed = listAt(
    demandSuccess(await bench.call({ operation: 'listVenues', key })),
    'venues',
  );
  const named = listed.flatMap((one) => {
    const [id, name] = [at(one, 'id'), at(one, 'name')];
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
  const [first, second] = named;
  if (first !== undefined && second !== undefined) return [first, second];
  throw Obstacle.lacking(
    'the server lists fewer than two venues',
    'offer venue.create by control, or have two bookable venues on the server',
  );
}

export type Slot = {
  readonly start: string;
  /** YYYY-MM-DD and HH:MM on a clock of the venue, which is in the United Kingdom. */
  readonly date: string;
  readonly local: string;
};

/** Starts at which there is a place left, some days ahead. */
export async function freeStarts(
  bench: Bench,
  client: Client,
  venue: NamedVenue,
): Promise<readonly string[]> {
  const [from, to] = [await daysAhead(bench, 4), await daysAhead(bench, 6)];
  const answer = await bench.call({
    operation: 'getVenueAvailability',
    key: keyFor(client, 'getVenueAvailability'),
    id: venue.id,
    query: { from: from.toISOString(), to: to.toISOString() },
  });
  return listAt(demandSuccess(answer), 'slots')
    .filter((slot) => Number(at(slot, 'capacity')) > 0)
    .map((slot) => at(slot, 'start'))
    .filter((start) => typeof start === 'string');
}

/** A free slot around noon. */
export async function slotAt(bench: Bench, client: Client, venue: NamedVenue): Promise<Slot> {
  const starts = await freeStarts(bench, client, venue);
  const start = starts[Math.floor(starts.length / 2)];
  if (start === undefined) {
    throw Obstacle.lacking(`the venue ${venue.id} has no free slot`, 'mend availability');
  }
  return { start, ...localTime(start) };
}

function localTime(start: string): Pick<Slot, 'date' | 'local'> {
  const form = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', local = ''] = form.format(new Date(start)).split(' ');
  return { date, local };
}
