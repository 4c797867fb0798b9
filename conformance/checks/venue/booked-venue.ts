/** What a booking says of its venue, also once that takes no more of them. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { givenBooking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { givenVenue, readVenue } from '../given/venue.ts';
import { dataAt, differences } from '../value.ts';
import { startOf } from './slots.ts';
import { book, stage } from './stage.ts';

async function keptFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('venue.create', 'venue.deactivate');
  const here = await stage(bench, 'a venue that closes');
  const { venueId } = here.span;
  const { jobId } = await book(bench, here, {
    start: startOf(here.slots[3]),
    purpose: 'at a venue that closes',
  });
  const key = keyFor(here.client, 'getBooking');
  demandSuccess(await bench.call({ operation: 'getBooking', key, id: jobId }));
  await bench.act('venue.deactivate', { venueId });
  const read = await bench.call({ operation: 'getBooking', key, id: jobId });
  const job = dataAt(read, 'job');
  return firstFinding(
    () => successFinding(read),
    () => differences('job', job, { venueId }),
    () => differences('job.venue', at(job, 'venue'), { id: venueId }),
  );
}

/** The members that both have: those of the venue of a job. */
async function sameVenueFinding(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  const { venueId } = await givenVenue(bench, client);
  const { jobId } = await givenBooking(bench, {
    ...{ client: 'primary', channel: 'IN_VENUE', purpose: 'at a venue to be compared' },
  });
  const key = keyFor(client, 'getBooking');
  const read = demandSuccess(await bench.call({ operation: 'getBooking', key, id: jobId }));
  const shown = dataAt(demandSuccess(await readVenue(bench, client)), 'venue');
  const due = Object.fromEntries(
    ['name', 'slug', 'city', 'postcode'].map((name) => [name, at(shown, name)]),
  );
  return differences('job.venue', at(dataAt(read, 'job'), 'venue'), { id: venueId, ...due });
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const bookedVenueChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'VENUE-32',
    title: 'a booking has its venue also after that was deactivated',
    requirements: ['R-JOB-08'],
    asks: ['getVenueAvailability', 'createBooking', 'getBooking', 'getBooking'],
    run: async (bench) => conclude(await keptFinding(bench)),
  },
  {
    ...common,
    id: 'VENUE-33',
    title: 'a booking says of its venue what GET /venues/{id} says of it',
    requirements: ['R-JOB-22'],
    asks: ['createBooking', 'getBooking', 'getVenue'],
    run: async (bench) => conclude(await sameVenueFinding(bench)),
  },
];
