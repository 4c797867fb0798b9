/** What was asked of a venue while it was inactive is forgotten once it is active. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { successFinding } from '../answer.ts';
import { makeVenue } from '../given/venue.ts';
import type { MadeVenue } from '../given/venue.ts';
import { listAt } from '../value.ts';
import { acting, bookAt, isListed, readById } from './shown-venues.ts';
import { askSlots, firstStart } from './slots.ts';

const days = { fromDay: 4, toDay: 6 };

/** Everything that a client may ask of a venue; what comes is judged elsewhere (VENUE-08 to VENUE-19). */
async function askInVain(bench: Bench, venue: MadeVenue): Promise<void> {
  await readById(bench, venue);
  await isListed(bench, venue);
  await askSlots(bench, await acting(bench), { ...venue, ...days });
}

/** It was open, and booked, before it was inactive. */
const openAgain = (bench: Bench): Promise<MadeVenue & { readonly start: string }> =>
  bench.once('venue asked for while it was closed', async (maker) => {
    maker.need('venue.create', 'venue.deactivate', 'venue.activate');
    const venue = await makeVenue(maker, { label: 'closed for a while' });
    const { venueId } = venue;
    const start = await firstStart(maker, await acting(maker), { ...venue, ...days });
    await maker.act('venue.deactivate', { venueId });
    await askInVain(maker, venue);
    await bookAt(maker, { venueId, venueSlotStart: start }, 'at a venue that is closed');
    await maker.act('venue.activate', { venueId });
    return { ...venue, start };
  });

/** Nobody has ever seen it active. */
const openAtLast = (bench: Bench): Promise<MadeVenue> =>
  bench.once('venue asked for before it was open', async (maker) => {
    maker.need('venue.create', 'venue.activate');
    const venue = await makeVenue(maker, { label: 'not open yet', settings: { active: false } });
    await askInVain(maker, venue);
    await maker.act('venue.activate', { venueId: venue.venueId });
    return venue;
  });

async function takesFinding(bench: Bench): Promise<Finding | undefined> {
  const venue = await openAgain(bench);
  const place = { venueId: venue.venueId, venueSlotStart: venue.start };
  return (
    (await offersFinding(bench, venue)) ??
    successFinding(await bookAt(bench, place, 'at a venue that was closed'))
  );
}

async function offersFinding(bench: Bench, venue: MadeVenue): Promise<Finding | undefined> {
  const exchange = await askSlots(bench, await acting(bench), { ...venue, ...days });
  const finding = successFinding(exchange);
  if (finding !== undefined || listAt(exchange, 'slots').length > 0) return finding;
  return { expected: 'slots, since the venue is active again', actual: 'none' };
}

async function shownFinding(bench: Bench, venue: MadeVenue): Promise<Finding | undefined> {
  const finding = successFinding(await readById(bench, venue));
  if (finding !== undefined || (await isListed(bench, venue))) return finding;
  return { expected: `${venue.venueId}, which is active, in the list`, actual: 'it is not' };
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const returnedVenueChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SLOT-28',
    title:
      'a venue that was asked in vain while it was inactive offers slots and takes bookings again',
    asks: ['getVenueAvailability', 'createBooking'],
    requirements: ['R-AVAIL-02', 'R-BOOK-102'],
    run: async (bench) => conclude(await takesFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-29',
    title: 'a venue that was asked for while it was inactive is returned once it is active',
    asks: ['getVenue', 'listVenues', 'getVenue', 'listVenues'],
    requirements: ['R-VENUE-48'],
    run: async (bench) =>
      conclude(
        (await shownFinding(bench, await openAgain(bench))) ??
          (await shownFinding(bench, await openAtLast(bench))),
      ),
  },
];
