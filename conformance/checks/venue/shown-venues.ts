/** Only verified, active venues with public bookings are returned, and those that are hidden offer and take nothing. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { makeVenue, outwardCode } from '../given/venue.ts';
import type { MadeVenue } from '../given/venue.ts';
import { dataAt, differences, listAt } from '../value.ts';
import { askSlots, firstStart } from './slots.ts';

/** What hides a venue, in words and as a parameter of venue.create. */
type Hiding = {
  readonly words: string;
  readonly setting: 'verified' | 'active' | 'acceptsPublicBookings';
};

const unverified: Hiding = { words: 'an unverified venue', setting: 'verified' };
const inactive: Hiding = { words: 'an inactive venue', setting: 'active' };
const closed: Hiding = {
  words: 'a venue without public bookings',
  setting: 'acceptsPublicBookings',
};

const hidden = (bench: Bench, { setting }: Hiding): Promise<MadeVenue> =>
  bench.once(`hidden venue, ${setting}`, (maker) =>
    makeVenue(maker, { label: `hidden, ${setting}`, settings: { [setting]: false } }),
  );

export async function acting(bench: Bench): Promise<Client> {
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseVenueNetwork');
  return client;
}

export async function isListed(bench: Bench, { venueId, postcode }: MadeVenue): Promise<boolean> {
  const key = keyFor(await acting(bench), 'listVenues');
  const query = { postcode: outwardCode(postcode) };
  const exchange = demandSuccess(await bench.call({ operation: 'listVenues', key, query }));
  return listAt(exchange, 'venues').some((venue) => at(venue, 'id') === venueId);
}

export async function readById(bench: Bench, { venueId }: MadeVenue): Promise<Exchange> {
  const key = keyFor(await acting(bench), 'getVenue');
  return bench.call({ operation: 'getVenue', key, id: venueId });
}

const listedFinding = (venue: MadeVenue, words: string): Finding => ({
  expected: `a list without ${venue.venueId}, ${words}`,
  actual: 'it is in the list',
});

async function notListed(
  bench: Bench,
  venue: MadeVenue,
  words: string,
): Promise<Finding | undefined> {
  return (await isListed(bench, venue)) ? listedFinding(venue, words) : undefined;
}

async function slotsFinding(bench: Bench, venue: MadeVenue, words: string): Promise<Outcome> {
  const [fromDay, toDay] = [3, 5];
  const exchange = await askSlots(bench, await acting(bench), { ...venue, fromDay, toDay });
  // 404 or an empty list is open (O54).
  if (statusOf(exchange) !== 200)
    return conclude(refusalFinding(exchange), String(statusOf(exchange)));
  const finding = successFinding(exchange);
  const count = listAt(exchange, 'slots').length;
  if (finding !== undefined || count === 0) return conclude(finding, '200 with an empty list');
  return conclude({ expected: `no slots at ${words}`, actual: `${String(count)} slots` });
}

/** Whatever it is that hides it. */
async function hiddenSlots(bench: Bench): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const one of hiding) {
    const outcome = await slotsFinding(bench, await hidden(bench, one), one.words);
    if (outcome.kind === 'violated') return outcome;
    outcomes.push(outcome);
  }
  return outcomes[0] ?? conclude(undefined);
}

/** A venue that was deactivated, and one that was activated again afterwards: no booking was ever made there. */
const deactivated = (
  bench: Bench,
): Promise<MadeVenue & { readonly start: string; readonly wasShown: boolean }> =>
  bench.once('deactivated venue', async (maker) => {
    maker.need('venue.create', 'venue.deactivate');
    const venue = await makeVenue(maker, { label: 'deactivated' });
    const start = await firstStart(maker, await acting(maker), { ...venue, fromDay: 4, toDay: 6 });
    // What was answered before must not be answered again.
    const wasRead = statusOf(await readById(maker, venue)) === 200;
    const wasListed = (await ifPossible(isListed(maker, venue))) === true;
    await maker.act('venue.deactivate', { venueId: venue.venueId });
    return { ...venue, start, wasShown: wasRead && wasListed };
  });

const reactivated = (bench: Bench): Promise<MadeVenue> =>
  bench.once('reactivated venue', async (maker) => {
    maker.need('venue.create', 'venue.deactivate', 'venue.activate');
    const venue = await makeVenue(maker, { label: 'reactivated' });
    for (const action of ['venue.deactivate', 'venue.activate']) {
      await maker.act(action, { venueId: venue.venueId });
    }
    return venue;
  });

type Place = { readonly venueId: string; readonly venueSlotStart: string };

export async function bookAt(bench: Bench, place: Place, purpose: string): Promise<Exchange> {
  const client = await acting(bench);
  const body = await bookingBody(bench, client, { channel: 'IN_VENUE', purpose, place });
  return bench.call({ operation: 'createBooking', key: keyFor(client, 'createBooking'), body });
}

async function reactivatedFinding(bench: Bench): Promise<Finding | undefined> {
  const venue = await reactivated(bench);
  const exchange = await readById(bench, venue);
  if (!(await isListed(bench, venue))) {
    return { expected: `${venue.venueId}, activated again, in the list`, actual: 'it is not' };
  }
  return successFinding(exchange);
}

async function bookReactivated(bench: Bench): Promise<Finding | undefined> {
  const venue = await reactivated(bench);
  const client = await acting(bench);
  const venueSlotStart = await firstStart(bench, client, { ...venue, fromDay: 4, toDay: 6 });
  const { venueId } = venue;
  return successFinding(
    await bookAt(bench, { venueId, venueSlotStart }, 'at a venue that is back'),
  );
}

async function bookDeactivated(bench: Bench): Promise<Outcome> {
  const { venueId, start: venueSlotStart } = await deactivated(bench);
  const exchange = await bookAt(bench, { venueId, venueSlotStart }, 'at a deactivated venue');
  const finding = refusalFinding(exchange, (status) => status !== 409);
  return conclude(finding, String(statusOf(exchange)));
}

async function publicFinding(bench: Bench): Promise<Finding | undefined> {
  const venue = await bench.once('venue to be seen', (maker) =>
    makeVenue(maker, { label: 'seen' }),
  );
  const detail = dataAt(demandSuccess(await readById(bench, venue)), 'venue');
  return differences('venue', detail, { acceptsPublicBookings: true });
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

const hiding = [unverified, inactive, closed];

const hiddenChecks = hiding.flatMap((kind, index): readonly ActiveCheck[] => [
  {
    ...common,
    id: `VENUE-${String(index + 8).padStart(2, '0')}`,
    title: `${kind.words} is not listed`,
    asks: ['listVenues'],
    requirements: [`R-VENUE-${String(41 + index)}`],
    run: async (bench) => conclude(await notListed(bench, await hidden(bench, kind), kind.words)),
  },
  {
    ...common,
    id: `VENUE-${String(index + 11)}`,
    title: `${kind.words} is not found by its id`,
    asks: ['getVenue'],
    requirements: [`R-VENUE-${String(44 + index)}`],
    run: async (bench) =>
      conclude(errorFinding(await readById(bench, await hidden(bench, kind)), 404)),
  },
]);

export const shownVenueChecks: readonly ActiveCheck[] = [
  ...hiddenChecks,
  {
    ...common,
    id: 'VENUE-14',
    title: 'a venue that is deactivated is no longer returned',
    asks: ['listVenues', 'getVenue'],
    requirements: ['R-VENUE-47'],
    run: async (bench) => {
      const venue = await deactivated(bench);
      if (!venue.wasShown) {
        throw Obstacle.lacking('the venue was not returned before, either', 'mend GET /venues');
      }
      const finding = await notListed(bench, venue, 'which was deactivated');
      return conclude(finding ?? errorFinding(await readById(bench, venue), 404));
    },
  },
  {
    ...common,
    id: 'VENUE-15',
    title: 'a venue that is activated again is returned',
    asks: ['listVenues', 'getVenue'],
    requirements: ['R-VENUE-48'],
    run: async (bench) => conclude(await reactivatedFinding(bench)),
  },
  {
    ...common,
    id: 'VENUE-16',
    title: 'a deactivated venue takes no new bookings',
    asks: ['createBooking'],
    requirements: ['R-BOOK-101'],
    run: bookDeactivated,
  },
  {
    ...common,
    id: 'VENUE-17',
    title: 'a venue that was activated again takes bookings',
    asks: ['getVenueAvailability', 'createBooking'],
    requirements: ['R-BOOK-102'],
    run: async (bench) => conclude(await bookReactivated(bench)),
  },
  {
    ...common,
    id: 'VENUE-18',
    title: 'a hidden venue offers no slots',
    asks: ['getVenueAvailability', 'getVenueAvailability', 'getVenueAvailability'],
    requirements: ['R-AVAIL-31'],
    run: hiddenSlots,
  },
  {
    ...common,
    id: 'VENUE-19',
    title: 'a deactivated venue offers no slots',
    asks: ['getVenueAvailability'],
    requirements: ['R-AVAIL-32'],
    run: async (bench) => slotsFinding(bench, await deactivated(bench), 'a deactivated venue'),
  },
  {
    ...common,
    id: 'VENUE-20',
    title: 'a venue that is returned accepts public bookings',
    asks: ['getVenue'],
    requirements: ['R-VENUE-40'],
    run: async (bench) => conclude(await publicFinding(bench)),
  },
];
