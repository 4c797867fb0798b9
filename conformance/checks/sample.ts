/** GET /bookings/{id}/sample: null before the collection, a sample after it. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude, firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { isMap } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { givenReadableJob } from './given/booking.ts';
import type { Booking } from './given/booking.ts';
import { keyFor } from './given/client.ts';
import { givenCompletedJob } from './given/progress.ts';
import { statements } from './statements.ts';
import { dataAt, differences } from './value.ts';

const readSample = (
  bench: Bench,
  { client, jobId }: Pick<Booking, 'client' | 'jobId'>,
): Promise<Exchange> =>
  bench.call({
    operation: 'getBookingSample',
    key: keyFor(client, 'getBookingSample'),
    id: jobId,
  });

function isThere(sample: unknown): Finding | undefined {
  if (isMap(sample)) return undefined;
  return { expected: 'a sample, since the job is completed', actual: `sample ${String(sample)}` };
}

const common = {
  kind: 'active',
  area: 'sample',
  level: 'MUST',
  asks: ['getBookingSample'],
} as const;

export const sampleChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SAMPLE-01',
    title: 'the sample of a booking is answered: null, as long as there is none',
    requirements: [
      ...['R-SAMPLE-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...['R-SAMPLE-19', 'R-SAMPLE-20'],
    ],
    run: async (bench) => {
      const job = await givenReadableJob(bench);
      const exchange = await readSample(bench, job);
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          // A job that was there before may have been collected.
          () => (job.isNew ? differences('data', dataAt(exchange), { sample: null }) : undefined),
        ),
      );
    },
  },
  {
    ...common,
    id: 'SAMPLE-02',
    title: 'a completed booking has a sample',
    requirements: ['R-SAMPLE-02', 'R-SAMPLE-03', ...statements('SAMPLE', 4, 13)],
    run: async (bench) => {
      const exchange = await readSample(bench, await givenCompletedJob(bench));
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          () => isThere(dataAt(exchange, 'sample')),
        ),
      );
    },
  },
];
