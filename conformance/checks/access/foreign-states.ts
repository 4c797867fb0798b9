/** Another client's booking is not there, whatever has become of it: a rule about its state is not asked before that. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import { errorFinding } from '../answer.ts';
import { keyFor } from '../given/client.ts';
import { givenDispute } from '../given/money.ts';
import { givenCompletedJob } from '../given/progress.ts';
import { jobInsideLock } from '../life/cancel-lock.ts';
import { stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { stranger } from './stranger.ts';

const cancelledByStaff: Way = {
  name: 'a job of another client, cancelled',
  client: 'primary',
  channel: 'MOBILE',
  steps: [{ name: 'cancelled', action: 'staff.cancel' }],
};

async function disputedJob(bench: Bench): Promise<string> {
  const { jobId } = await givenDispute(bench);
  if (jobId !== undefined) return jobId;
  throw Obstacle.lacking(
    'the job of the dispute that the profile knows is not known',
    'offer dispute.open by control',
  );
}

type Row = {
  readonly id: string;
  readonly state: string;
  /** The id of a job in this state, of a client that is not the stranger. */
  readonly jobId: (bench: Bench) => Promise<string>;
};

const rows: readonly Row[] = [
  { id: 'TENANT-19', state: 'is under dispute', jobId: disputedJob },
  {
    id: 'TENANT-20',
    state: 'is cancelled',
    jobId: async (bench) => (await stageOf(bench, cancelledByStaff, 'cancelled')).booking.jobId,
  },
  {
    id: 'TENANT-21',
    state: 'is completed and has a sample',
    jobId: async (bench) => (await givenCompletedJob(bench)).jobId,
  },
  {
    id: 'TENANT-22',
    state: 'is inside the 24-hour lock',
    jobId: async (bench) => (await jobInsideLock(bench)).jobId,
  },
];

const operations: readonly OperationId[] = ['getBooking', 'getBookingSample', 'cancelBooking'];

export const foreignStateChecks: readonly ActiveCheck[] = rows.map(
  ({ id, state, jobId }): ActiveCheck => ({
    kind: 'active',
    id,
    title: `another client's booking that ${state} is 404 to read, to cancel and for its sample`,
    area: 'tenancy',
    level: 'MUST',
    requirements: ['R-ERR-07', 'R-TENANT-02', 'R-TENANT-03', 'R-TENANT-04'],
    asks: operations,
    run: async (bench) => {
      const foreign = await jobId(bench);
      const client = await stranger(bench);
      for (const operation of operations) {
        const key = keyFor(client, operation);
        const finding = errorFinding(await bench.call({ operation, key, id: foreign }), 404);
        if (finding !== undefined) return conclude(finding);
      }
      return conclude(undefined);
    },
  }),
);
