/** The steps of a job that the spec names: what the hidden actors do shows when the booking is read. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import { readInstant } from '../instant.ts';
import { at } from '../json.ts';
import type { Booking } from './given/booking.ts';
import { keyFor } from './given/client.ts';
import { demandSuccess } from './given/demand.ts';
import { givenAcceptedJob, givenCheckedInJob, givenPaidVenueJob } from './given/progress.ts';
import { dataAt, differences, show } from './value.ts';

async function readJob(bench: Bench, { client, jobId }: Booking): Promise<unknown> {
  const key = keyFor(client, 'getBooking');
  const exchange = await bench.call({ operation: 'getBooking', key, id: jobId });
  return dataAt(demandSuccess(exchange), 'job');
}

const common = { kind: 'active', area: 'life', level: 'MUST', asks: ['getBooking'] } as const;

export const lifeChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIFE-01',
    title: 'a MOBILE job that a phlebotomist accepts becomes CONFIRMED',
    requirements: ['R-STATE-01'],
    run: async (bench) => {
      const job = await readJob(bench, await givenAcceptedJob(bench, 'to be accepted'));
      return conclude(differences('job', job, { status: 'CONFIRMED' }));
    },
  },
  {
    ...common,
    id: 'LIFE-02',
    title: 'an IN_VENUE job becomes CONFIRMED when its payment is finalized',
    requirements: ['R-STATE-02', 'R-STATE-09'],
    run: async (bench) => {
      const job = await readJob(bench, await givenPaidVenueJob(bench));
      return conclude(differences('job', job, { status: 'CONFIRMED' }));
    },
  },
  {
    ...common,
    id: 'LIFE-03',
    title: 'the check-in at the venue sets checkedInAt',
    requirements: ['R-STATE-03'],
    run: async (bench) => {
      const job = await readJob(bench, await givenCheckedInJob(bench));
      const checkedInAt = at(job, 'checkedInAt');
      if (readInstant(checkedInAt) !== undefined) return conclude(undefined);
      return conclude({
        expected: 'job.checkedInAt: a timestamp',
        actual: `job.checkedInAt ${show(checkedInAt)}`,
      });
    },
  },
];
