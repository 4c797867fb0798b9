/** Cancelling in each state: what is not completed can be cancelled, what is completed cannot. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck, PassiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { allEventsOf, arrivalsOf, missing, strayFinding } from '../events/find-events.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { twinsOfOneOrder } from '../given/twins.ts';
import { differences, listAt, show } from '../value.ts';
import { cancel, cancelAfter, cancelledFinding } from './cancelling.ts';
import type { Cancelling } from './cancelling.ts';
import { jobIn, readJob } from './walk.ts';
import type { Step, Way } from './walk.ts';
import { phlebotomists } from './steps.ts';

const accept: Step = {
  name: 'accepted',
  action: 'phlebotomist.accept',
  parameters: { phlebotomist: phlebotomists.first },
};
const pay: Step = { name: 'paid', action: 'payment.finalize' };
const start: Step = { name: 'started', action: 'phlebotomist.start' };

const unpaid: Way = {
  name: 'an unpaid job to be cancelled',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [],
};
const accepted: Way = {
  name: 'an accepted job to be cancelled',
  client: 'primary',
  channel: 'MOBILE',
  steps: [accept],
};
const paidVenue: Way = {
  name: 'a paid venue job to be cancelled',
  client: 'patientPay',
  channel: 'IN_VENUE',
  steps: [pay],
};
/** Of its money only a dispute stands in the way; the refund may still be on its way. */
const refunded: Way = {
  name: 'a job refunded in part to be cancelled',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [pay, { name: 'refunded', action: 'refund.create', parameters: { amount: 1.5 } }],
};
const begun: Way = {
  name: 'a job in progress to be cancelled',
  client: 'primary',
  channel: 'MOBILE',
  steps: [accept, start],
};
const ended: Way = {
  name: 'a completed job to be cancelled',
  client: 'primary',
  channel: 'MOBILE',
  steps: [accept, start, { name: 'completed', action: 'job.complete' }],
};

const common = { kind: 'active', area: 'cancel', level: 'MUST' } as const;
const asks = ['getBooking', 'cancelBooking', 'getBooking'] as const;

const cancellable = (way: Way) => async (bench: Bench) =>
  conclude(cancelledFinding(await cancelAfter(bench, way)));

/** The cancellation of it must have worked before it can be asked for its event. */
const telling = (way: Way) => async (bench: Bench) => {
  const { booking, answer } = await cancelAfter(bench, way);
  demandSuccess(answer);
  const come = await arrivalsOf(bench, booking, 'job.cancelled');
  return conclude(come.length > 0 ? undefined : missing('job.cancelled', booking, 'its cancel'));
};

/** A completed job: whether it is one is not known by its status (O34), but that the completion took place. */
const cancelEnded = (bench: Bench): Promise<Cancelling> => cancelAfter(bench, ended);

/** Refused with a status of the client's fault; which one is open (O07). */
function refusalFinding({ answer: { answer } }: Cancelling): Finding | undefined {
  const expected = 'a refusal (4xx), since the job is completed';
  if (answer.kind === 'none') return { expected, actual: answer.problem };
  if (answer.status >= 400 && answer.status < 500) return undefined;
  return { expected, actual: `status ${String(answer.status)}` };
}

const statusSeen = ({ answer: { answer } }: Cancelling): string | undefined =>
  answer.kind === 'whole' ? `status ${String(answer.status)} (O07)` : undefined;

/** Cancelled a second time, and read. */
const repeat = (bench: Bench): Promise<Cancelling> =>
  bench.once('a repeated cancel', async (maker) => {
    const { booking, answer, after } = await cancelAfter(maker, accepted);
    demandSuccess(answer);
    const again = await cancel(maker, booking);
    return { booking, before: after, answer: again, after: await readJob(maker, booking) };
  });

async function listFinding(bench: Bench): Promise<Finding | undefined> {
  const { booking, answer } = await cancelAfter(bench, accepted);
  demandSuccess(answer);
  const key = keyFor(booking.client, 'listBookings');
  const query = { limit: '100' };
  const list = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const item = listAt(list, 'bookings').find((one) => at(one, 'id') === booking.jobId);
  if (item === undefined) {
    throw Obstacle.lacking(
      `job ${booking.jobId} is not in the list`,
      'list the newest bookings first',
    );
  }
  return differences('booking', item, { status: 'CANCELLED' });
}

/** Who orders two visits, and cancels one, is visited once. */
async function otherFinding(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  const [first, second] = await twinsOfOneOrder(bench, client, 'to be cancelled by itself');
  demandSuccess(await cancel(bench, first));
  const status = at(jobIn(await readJob(bench, second)), 'status');
  if (status !== 'CANCELLED') return undefined;
  return {
    expected: `any status but CANCELLED of ${second.jobId}, when ${first.jobId} of the same order was cancelled`,
    actual: 'status CANCELLED',
  };
}

export const cancelStateChecks: readonly ActiveCheck[] = [
  {
    ...common,
    asks,
    id: 'CANCEL-04',
    title: 'a booking that waits for its payment is cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-02', 'R-CANCEL-09'],
    run: cancellable(unpaid),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-05',
    title: 'a booking that a phlebotomist has accepted is cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-02', 'R-CANCEL-10'],
    run: cancellable(accepted),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-06',
    title: 'a paid IN_VENUE booking is cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-02', 'R-CANCEL-10', 'R-CANCEL-11'],
    run: cancellable(paidVenue),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-07',
    title: 'a booking in progress is cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-02'],
    run: cancellable(begun),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-90',
    title: 'a booking that is refunded in part is cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-02'],
    run: cancellable(refunded),
  },
  {
    ...common,
    asks: ['createBooking', 'createBooking', 'cancelBooking', 'getBooking'],
    id: 'CANCEL-91',
    title: 'the cancel of a booking leaves another one of the same order as it is',
    requirements: ['R-CANCEL-31'],
    run: async (bench) => conclude(await otherFinding(bench)),
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-09',
    title: 'the cancel of a MOBILE booking emits job.cancelled',
    requirements: ['R-EVENT-46', 'R-CANCEL-07'],
    run: telling(unpaid),
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-10',
    title: 'the cancel of an IN_VENUE booking emits job.cancelled',
    requirements: ['R-EVENT-47', 'R-CANCEL-07'],
    run: telling(paidVenue),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-21',
    title: 'the cancel of a completed booking is refused',
    requirements: ['R-CANCEL-25'],
    observes: ['O07'],
    run: async (bench) => {
      const cancelling = await cancelEnded(bench);
      return conclude(refusalFinding(cancelling), statusSeen(cancelling));
    },
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-22',
    title: 'a completed booking does not become CANCELLED',
    requirements: ['R-CANCEL-24'],
    run: async (bench) => {
      const status = at(jobIn((await cancelEnded(bench)).after), 'status');
      if (status !== 'CANCELLED') return conclude(undefined, `status ${show(status)}`);
      return conclude({ expected: 'any status but CANCELLED', actual: 'status CANCELLED' });
    },
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-23',
    title: 'the cancel of a completed booking emits no job.cancelled',
    requirements: ['R-CANCEL-26'],
    run: async (bench) => {
      const { booking } = await cancelEnded(bench);
      const events = await allEventsOf(bench, booking);
      return conclude(strayFinding(events, ['job.cancelled'], 'for a completed booking'));
    },
  },
  {
    ...common,
    asks: ['cancelBooking', 'getBooking'],
    id: 'CANCEL-24',
    title: 'a booking stays CANCELLED when it is cancelled again',
    requirements: ['R-CANCEL-22'],
    run: async (bench) =>
      conclude(differences('job', jobIn((await repeat(bench)).after), { status: 'CANCELLED' })),
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-25',
    title: 'a cancel and its repetition emit job.cancelled at least once',
    requirements: ['R-CANCEL-23', 'R-CANCEL-07', 'R-EVENT-46'],
    run: async (bench) => {
      const { booking } = await repeat(bench);
      const come = await arrivalsOf(bench, booking, 'job.cancelled');
      return conclude(
        come.length > 0 ? undefined : missing('job.cancelled', booking, 'two cancels'),
      );
    },
  },
  {
    ...common,
    asks: ['listBookings'],
    id: 'CANCEL-26',
    title: 'a cancelled booking is CANCELLED in the list',
    requirements: ['R-CANCEL-28'],
    run: async (bench) => conclude(await listFinding(bench)),
  },
];

export const onlyCancelsConflict: PassiveCheck = {
  kind: 'passive',
  area: 'cancel',
  level: 'MUST',
  id: 'CANCEL-28',
  title: 'nothing but a cancel is answered with 409',
  requirements: ['R-ERR-09', 'R-WIRE-02'],
  // Only a refusal could have been one.
  concerns: ({ answer, operation }) =>
    answer.kind === 'whole' &&
    answer.status >= 400 &&
    answer.status < 500 &&
    operation.operationId !== 'cancelBooking',
  judge: ({ answer, operation }) =>
    answer.kind === 'whole' && answer.status === 409
      ? {
          expected: '409 from POST /bookings/{id}/cancel only',
          actual: `409 from ${operation.method} ${operation.path}`,
        }
      : undefined,
};
