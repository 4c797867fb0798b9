/** A venue that closes takes nothing away from the bookings that were made there. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
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
  await bench.act('venue.deactivate', { venueId });
  const key = keyFor(here.client, 'getBooking');
  const read = demandSuccess(await bench.call({ operation: 'getBooking', key, id: jobId }));
  const job = dataAt(read, 'job');
  return firstFinding(
    () => differences('job', job, { venueId }),
    () => differences('job.venue', at(job, 'venue'), { id: venueId }),
  );
}

export const closedVenueCheck: ActiveCheck = {
  kind: 'active',
  id: 'VENUE-32',
  title: 'a booking has its venue also after that was deactivated',
  area: 'venue',
  level: 'MUST',
  requirements: ['R-JOB-08'],
  asks: ['getVenueAvailability', 'createBooking', 'getBooking'],
  run: async (bench) => conclude(await keptFinding(bench)),
};
