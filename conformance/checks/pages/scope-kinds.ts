/** What each kind of scope lets a patient book on the page of the link. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, violated } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { PageWish } from '../../target/pages/page-wish.ts';
import { makeBooking } from '../given/booking.ts';
import { ifPossible } from '../given/if-possible.ts';
import { differences } from '../value.ts';
import { bookingsInTheEnd, linkOf, pageClient, readJob } from './links.ts';
import type { LinkWish } from './links.ts';
import { freeStarts, namedVenue, slotAt, twoVenues } from './page-venues.ts';
import type { Slot } from './page-venues.ts';
import { demandBooking, howItEnded, lost, visit } from './patients.ts';

const common = { kind: 'active', area: 'hosted', level: 'MUST', asks: [] } as const;

/** The job that comes of such a link when a patient wishes for this. */
async function bookedBy(bench: Bench, wish: LinkWish, more: Partial<PageWish>): Promise<unknown> {
  const client = await pageClient(bench, wish.label);
  const link = await linkOf(bench, client, wish);
  return readJob(bench, client, demandBooking(await visit(bench, link, more)));
}

const jobFinding = (job: unknown, due: Readonly<Record<string, unknown>>): Finding | undefined =>
  differences('data.job', job, due);

export const scopeKindChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'HOSTED-14',
    title: 'a link of kind all-mobile makes a MOBILE booking, whatever the patient would like',
    requirements: ['R-PAGES-06'],
    run: async (bench) => {
      // With venues at hand, so that a page could offer them.
      await ifPossible(twoVenues(bench, await pageClient(bench, 'venues before all-mobile')));
      const wish = { label: 'all-mobile', scope: { kind: 'all-mobile' } } as const;
      const job = await bookedBy(bench, wish, { channel: 'IN_VENUE' });
      return conclude(jobFinding(job, { fulfillmentChannel: 'MOBILE' }));
    },
  },
  {
    ...common,
    id: 'HOSTED-15',
    title: 'a link of kind all-venues makes an IN_VENUE booking, whatever the patient would like',
    requirements: ['R-PAGES-07'],
    run: async (bench) => {
      const [venue] = await twoVenues(bench, await pageClient(bench, 'venues before all-venues'));
      const wish = { label: 'all-venues', scope: { kind: 'all-venues' } } as const;
      // The first that is offered may be of another check, which closes it meanwhile.
      const job = await bookedBy(bench, wish, { channel: 'MOBILE', venue });
      return conclude(jobFinding(job, { fulfillmentChannel: 'IN_VENUE' }));
    },
  },
  {
    ...common,
    id: 'HOSTED-16',
    title: 'a link of kind all-venues lets the patient choose the venue',
    requirements: ['R-PAGES-11'],
    run: async (bench) => {
      const client = await pageClient(bench, 'to choose a venue');
      const venues = await twoVenues(bench, client);
      for (const venue of venues) {
        const wish = { label: `to choose ${venue.name}`, scope: { kind: 'all-venues' } } as const;
        const job = await bookedBy(bench, wish, { channel: 'IN_VENUE', venue });
        const finding = jobFinding(job, { venueId: venue.id });
        if (finding !== undefined) return violated(finding);
      }
      return conclude(undefined);
    },
  },
  {
    ...common,
    id: 'HOSTED-17',
    title: 'a link of kind venue books at that venue, whatever the patient would like',
    requirements: ['R-PAGES-08'],
    run: async (bench) => {
      const client = await pageClient(bench, 'one venue');
      const [venue, other] = await twoVenues(bench, client);
      const scope = { kind: 'venue', venueId: venue.id } as const;
      const job = await bookedBy(bench, { label: 'venue', scope }, { venue: other });
      return conclude(jobFinding(job, { fulfillmentChannel: 'IN_VENUE', venueId: venue.id }));
    },
  },
  {
    ...common,
    id: 'HOSTED-32',
    title: 'a link of kind venue books nowhere else when that venue is inactive',
    requirements: ['R-PAGES-08'],
    run: async (bench) => conclude(await nowhereElse(bench)),
  },
  {
    ...common,
    id: 'HOSTED-18',
    title: 'a link of kind mobile-then-venue-fallback lets the patient book MOBILE',
    requirements: ['R-PAGES-09'],
    run: async (bench) => {
      const wish = {
        label: 'mobile first',
        scope: { kind: 'mobile-then-venue-fallback' },
      } as const;
      const job = await bookedBy(bench, wish, { channel: 'MOBILE' });
      return conclude(jobFinding(job, { fulfillmentChannel: 'MOBILE' }));
    },
  },
  {
    ...common,
    id: 'HOSTED-19',
    title: 'a link of kind mobile-then-venue-fallback lets the patient book at a venue instead',
    requirements: ['R-PAGES-10'],
    run: bookFallback,
  },
  {
    ...common,
    id: 'HOSTED-20',
    title:
      'a slot that is fully booked cannot be booked on a page, and what is booked there is taken',
    asks: ['createBooking', 'getVenueAvailability', 'getVenueAvailability'],
    requirements: ['R-PAGES-12', 'R-AVAIL-11'],
    run: bookFullSlot,
  },
];

/** With another venue at hand, so that a page could offer it. */
async function nowhereElse(bench: Bench): Promise<Finding | undefined> {
  bench.needPages();
  bench.need('venue.create', 'venue.deactivate');
  const client = await pageClient(bench, 'a venue that closes');
  const [other] = await twoVenues(bench, client);
  const venue = await namedVenue(bench, 'that closes');
  const scope = { kind: 'venue', venueId: venue.id } as const;
  const link = await linkOf(bench, client, { label: 'a venue that closes', scope });
  await bench.act('venue.deactivate', { venueId: venue.id });
  const visited = await visit(bench, link, { venue: other });
  const [jobId] = await bookingsInTheEnd(bench, link);
  if (jobId === undefined) return undefined;
  const job = await readJob(bench, client, jobId);
  return {
    expected: `no booking, since ${venue.id} takes none`,
    actual: `${jobId} at ${String(at(job, 'venueId'))}; ${howItEnded(visited)}`,
  };
}

/** A page may offer a venue only where nobody comes home: then that cannot be brought about from outside. */
async function bookFallback(bench: Bench) {
  const client = await pageClient(bench, 'venue instead');
  const [venue] = await twoVenues(bench, client);
  const scope = { kind: 'mobile-then-venue-fallback' } as const;
  const link = await linkOf(bench, client, { label: 'venue instead', scope });
  const visited = await visit(bench, link, { channel: 'IN_VENUE', venue });
  const [jobId] = visited.jobIds;
  const asked = [...visited.walk.state.asked.keys(), ...visited.walk.state.pressed];
  const wasOffered = asked.some((field) => field === 'venue' || field === 'venueSlotStart');
  if (jobId === undefined && wasOffered) {
    if (visited.end.kind === 'stuck') throw lost(visited.tab);
    return violated({ expected: 'a booking at the venue', actual: howItEnded(visited) });
  }
  const job = await readJob(bench, client, demandBooking(visited));
  if (at(job, 'fulfillmentChannel') === 'IN_VENUE' || wasOffered) {
    return conclude(jobFinding(job, { fulfillmentChannel: 'IN_VENUE' }));
  }
  throw Obstacle.lacking(
    'the page offers no venue as long as a phlebotomist can come, and that nobody can is not to be brought about',
    'none: the control protocol has no action for it',
  );
}

/** This slot and no other; a page may ask for the day first, or for the part of it. */
const wishFor = (slot: Slot): Partial<PageWish> => ({
  ...{ slot, date: slot.date, strict: ['venueSlotStart'] },
  timePreference: partOf(slot.local),
});

function partOf(time: string): PageWish['timePreference'] {
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}

async function bookFullSlot(bench: Bench) {
  bench.needPages();
  bench.need('venue.create', 'client.create', 'key.mint');
  const client = await pageClient(bench, 'full slot');
  const venue = await namedVenue(bench, 'small', 1);
  const slot = await slotAt(bench, client, venue);
  const place = { venueId: venue.id, venueSlotStart: slot.start };
  const first = await makeBooking(bench, client, {
    channel: 'IN_VENUE',
    purpose: 'full slot',
    place,
  });
  const scope = { kind: 'venue', venueId: venue.id } as const;
  const link = await linkOf(bench, client, { label: 'full slot', scope });
  const visited = await visit(bench, link, { venue, ...wishFor(slot) });
  const jobIds = (await bookingsInTheEnd(bench, link)).filter((id) => id !== first.jobId);
  for (const id of jobIds) {
    const start = at(await readJob(bench, client, id), 'venueSlotStart');
    if (Date.parse(String(start)) === Date.parse(slot.start)) {
      return violated({
        expected: `no second booking at ${slot.start} in a venue with one station`,
        actual: `the job ${id}; ${howItEnded(visited)}`,
      });
    }
  }
  // Only who can book another slot there the same way has been kept from this one by its being full.
  const free = await slotAt(bench, client, venue);
  const other = await linkOf(bench, client, { label: 'free slot', scope });
  const later = await visit(bench, other, { venue, ...wishFor(free) });
  const jobId = demandBooking({
    ...later,
    jobIds: later.jobIds.filter((id) => ![first.jobId, ...jobIds].includes(id)),
  });
  const start = Date.parse(String(at(await readJob(bench, client, jobId), 'venueSlotStart')));
  const isLeft = (await freeStarts(bench, client, venue)).some((one) => Date.parse(one) === start);
  if (isLeft) {
    return violated({
      expected: 'no place left where the one that there was has been booked on a page',
      actual: `a slot at ${new Date(start).toISOString()}`,
    });
  }
  return conclude(undefined, visited.end.kind === 'unoffered' ? undefined : 'the slot is refused');
}
