/** Servers in which jobs go astray: wrong statuses and fields, and cancels that should not or should have worked. */
import { cancelAsStaff } from '../../mock/application/actions/jobs.ts';
import type { Operations } from '../../mock/application/operation.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { afterRefusal, cancelledOf, onAppend, refusingCancel, showing } from './lifetime.ts';
import {
  answerInstead,
  idIn,
  insteadOf,
  json,
  onItems,
  onMember,
  withMember,
  without,
} from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

const onJob = (change: (job: Json) => unknown): Tamper => onMember('getBooking', 'job', change);

/** Shows one status in the place of another. */
const calling =
  (from: string, to: string, channel?: string): (() => Tamper) =>
  () =>
    onJob((job) =>
      job['status'] === from && (channel ?? job['fulfillmentChannel']) === job['fulfillmentChannel']
        ? { ...job, status: to }
        : job,
    );

/** What was shown of a job when it was first read. */
const remembering = (change: (job: Json, first: Json) => Json): Tamper => {
  const firsts = new Map<unknown, Json>();
  return onJob((job) => {
    const first = firsts.get(job['id']) ?? job;
    firsts.set(job['id'], first);
    return change(job, first);
  });
};

/** A job that was CONFIRMED once and is PENDING has lost its phlebotomist. */
const cancelsTheLost = (): Tamper => {
  const confirmed = new Set<unknown>();
  return onJob((job) => {
    if (job['status'] === 'CONFIRMED') confirmed.add(job['id']);
    return job['status'] === 'PENDING' && confirmed.has(job['id'])
      ? { ...job, status: 'CANCELLED' }
      : job;
  });
};

/** Shows every job that was moved as CANCELLED. */
const cancelsTheMoved = (): SandboxOptions => {
  const moved = new Set<string>();
  const shown = showing((job, { id }) => (moved.has(id) ? { ...job, status: 'CANCELLED' } : job))();
  return {
    ...shown,
    replacements: {
      ...shown.replacements,
      deps: onAppend((_, [kind, id, , event]) => {
        if (kind === 'job' && event.type === 'JobRescheduled') moved.add(id);
      }),
    },
  };
};

const dayMs = 86_400_000;

/** Once less than 24 hours were left of a job, it stays locked, wherever it is moved. */
const locksForEver = (): SandboxOptions => {
  const locked = new Set<string>();
  const refusing = refusingCancel(({ id }) => locked.has(id))();
  return {
    ...refusing,
    replacements: {
      ...refusing.replacements,
      deps: onAppend((_, [kind, id, , event]) => {
        if (kind !== 'job' || event.type !== 'JobRescheduled') return;
        if (event.appointmentAt - event.at < dayMs) locked.add(id);
      }),
    },
  };
};

const statuses: readonly Flaw[] = [
  {
    name: 'confirms MOBILE jobs without a phlebotomist',
    tamper: calling('PENDING', 'CONFIRMED', 'MOBILE'),
    red: ['LIFE-04', 'LIFE-09'],
  },
  {
    name: 'does not tell that a payment is due',
    tamper: calling('PENDING_PAYMENT', 'PENDING'),
    red: ['LIFE-05'],
    among: ['LIFE-04'],
  },
  {
    name: 'leaves paid IN_VENUE jobs PENDING',
    tamper: calling('CONFIRMED', 'PENDING', 'IN_VENUE'),
    red: ['LIFE-02', 'LIFE-06', 'LIFE-07'],
    among: ['LIFE-08'],
  },
  {
    name: 'leaves accepted jobs PENDING',
    tamper: calling('CONFIRMED', 'PENDING', 'MOBILE'),
    red: ['LIFE-01', 'LIFE-08', 'LIFE-16'],
    among: ['LIFE-06', 'LIFE-07', 'LIFE-14'],
  },
  {
    name: 'has completed jobs ARRIVED',
    tamper: calling('COMPLETED', 'ARRIVED'),
    red: ['LIFE-10', 'LIFE-27'],
  },
  {
    name: 'has completed jobs CANCELLED',
    tamper: calling('COMPLETED', 'CANCELLED'),
    red: ['LIFE-10', 'CANCEL-22'],
    among: ['LIFE-27'],
  },
  {
    name: 'goes on searching, as it says',
    tamper: calling('AVAILABLE', 'PENDING'),
    red: ['LIFE-11', 'LIFE-28'],
  },
  {
    name: 'lets what nobody takes expire after some days',
    sandbox: showing((shown, _, { deps }) =>
      shown['status'] === 'AVAILABLE' && deps.clock.now() > Date.now() + 2 * dayMs
        ? { ...shown, status: 'EXPIRED' }
        : shown,
    ),
    red: ['LIFE-28'],
    among: ['LIFE-11'],
  },
  {
    name: 'hides cancels from those who read',
    tamper: calling('CANCELLED', 'CONFIRMED'),
    red: [
      ...['LIFE-12', 'LIFE-13', 'CANCEL-02', 'CANCEL-04', 'CANCEL-05', 'CANCEL-06'],
      ...['CANCEL-07', 'CANCEL-24'],
    ],
  },
  {
    name: 'cancels jobs that lose their phlebotomist',
    tamper: cancelsTheLost,
    red: ['LIFE-14', 'LIFE-15'],
  },
  { name: 'cancels jobs that are moved', sandbox: cancelsTheMoved, red: ['LIFE-17'] },
];

const always =
  (key: string, member: unknown): (() => Tamper) =>
  () =>
    onJob(withMember(key, member));

const ofChannel =
  (channel: string, change: (job: Json) => Json): (() => Tamper) =>
  () =>
    onJob((job) => (job['fulfillmentChannel'] === channel ? change(job) : job));

/** The assigned phlebotomist and the ETA stand in the job, but are none of the client's business. */
const visit = (job: Job) =>
  job.phase === 'confirmed' ? { eta: job.eta, phlebotomist: job.phlebotomist } : undefined;

const fields: readonly Flaw[] = [
  {
    name: 'leaves a booking at the slot that it was moved from',
    tamper: () => remembering((job, { venueSlotStart }) => ({ ...job, venueSlotStart })),
    red: ['LIFE-18'],
  },
  {
    name: 'dates the check-in by the slot',
    tamper: () =>
      onJob((job) =>
        job['checkedInAt'] === null ? job : { ...job, checkedInAt: job['venueSlotStart'] },
      ),
    red: ['LIFE-19'],
    among: ['LIFE-03'],
  },
  {
    name: 'has everyone checked in at the booking',
    tamper: always('checkedInAt', '2027-01-04T09:00:00.000Z'),
    red: ['LIFE-20'],
  },
  {
    name: 'gives MOBILE jobs a venue id',
    tamper: ofChannel('MOBILE', withMember('venueId', 'venue_of_the_operator')),
    red: ['LIFE-21'],
    among: ['LIFE-22'],
  },
  {
    name: 'calls the venue of a booking by the city of another one',
    tamper: ofChannel('IN_VENUE', (job) => ({
      ...job,
      venue: { ...(job['venue'] as Json), city: 'Elsewhere' },
    })),
    red: ['VENUE-33'],
    among: ['VENUE-32'],
  },
  {
    name: 'does not tell the venue of IN_VENUE jobs',
    tamper: ofChannel('IN_VENUE', withMember('venue', null)),
    red: ['LIFE-22'],
    among: ['LIFE-21'],
  },
  {
    name: 'calls an open payment UNPAID',
    tamper: () =>
      onJob((job) =>
        job['paymentStatus'] === 'PENDING' ? { ...job, paymentStatus: 'UNPAID' } : job,
      ),
    red: [],
    warned: ['LIFE-23'],
    among: ['LIFE-24'],
  },
  {
    name: 'calls a payment SETTLED',
    tamper: () =>
      onJob((job) =>
        job['paymentStatus'] === 'PAID' ? { ...job, paymentStatus: 'SETTLED' } : job,
      ),
    red: [],
    warned: ['LIFE-24'],
    among: ['LIFE-23'],
  },
  {
    name: 'shows the ETA',
    sandbox: showing((shown, job) => {
      const eta = visit(job)?.eta ?? null;
      return eta === null ? shown : { ...shown, arrival: { at: new Date(eta).toISOString() } };
    }),
    red: ['LIFE-25'],
  },
  {
    name: 'shows the phone of the phlebotomist',
    sandbox: showing((shown, job) => ({ ...shown, phone: visit(job)?.phlebotomist?.phone ?? '' })),
    red: [],
    warned: ['LIFE-26'],
  },
];

const seen = (change: (fulfillment: Json) => unknown) => (job: Json) =>
  'fulfillment' in job ? { ...job, fulfillment: change(job['fulfillment'] as Json) } : job;

const fulfilment: readonly Flaw[] = [
  {
    name: 'shows nobody who drew',
    tamper: () => onJob(without('fulfillment')),
    red: ['FULFIL-01', 'FULFIL-02'],
    among: ['FULFIL-03'],
  },
  {
    name: 'has its own people as partners',
    tamper: () =>
      onJob(
        seen(({ type, partner }) => ({
          type,
          partner: partner ?? { id: 'own', name: 'The operator' },
        })),
      ),
    red: ['FULFIL-01'],
    among: ['FULFIL-02'],
  },
  {
    name: 'does not name its partners',
    tamper: () =>
      onJob(
        seen(({ type, partner }) => ({
          type,
          partner: partner === null ? null : without('name')(partner as Json),
        })),
      ),
    red: ['FULFIL-02'],
    among: ['FULFIL-01'],
  },
  {
    name: 'does not list who drew',
    tamper: () => onItems('listBookings', 'bookings', without('fulfillment')),
    red: ['FULFIL-03'],
    among: ['FULFIL-01'],
  },
  {
    name: 'shows who drew to all but clients whose patients pay',
    sandbox: showing((shown, _, { caller }) =>
      caller.client.billingMode === 'PATIENT_PAY' ? without('fulfillment')(shown) : shown,
    ),
    red: ['FULFIL-01'],
    among: ['FULFIL-02'],
  },
  {
    name: 'lists what is not completed with who will draw, to everyone',
    tamper: () =>
      onItems('listBookings', 'bookings', (item) =>
        item['status'] === 'COMPLETED'
          ? item
          : { ...item, fulfillment: { type: 'INTERNAL', partner: null } },
      ),
    red: ['FULFIL-71'],
    // They make what is completed, and what is listed.
    among: ['FULFIL-05', 'SCOPE-33'],
  },
  {
    name: 'has a status of its own for what partners complete',
    sandbox: showing((shown, job) =>
      job.phase === 'completed' && job.partner !== null
        ? { ...shown, status: 'COMPLETED_BY_PARTNER' }
        : shown,
    ),
    red: ['FULFIL-06'],
    among: ['FULFIL-02'],
  },
];

const refusingIn = (phase: string, channel: string): (() => SandboxOptions) =>
  refusingCancel((job) => job.phase === phase && job.visit.channel === channel);

/** Says of the cancels of some jobs that they are done, where they are refused. */
const lettingOff = (isLetOff: (job: Job) => boolean): SandboxOptions => ({
  world: 'empty',
  replacements: {
    operations: (operations, deps): Operations => ({
      ...operations,
      cancelBooking: async (caller, input) => {
        const answer = await operations.cancelBooking(caller, input);
        const job = await deps.store.get('job', input.id);
        return isRefusal(answer) && job !== undefined && isLetOff(job)
          ? { jobId: job.id, status: 'CANCELLED' }
          : answer;
      },
    }),
  },
});

/** The lock of a visit at a venue is looked up by the start that was booked. */
const forgettingMoves = (): SandboxOptions => {
  const moved = new Set<string>();
  const options = lettingOff(({ id, visit }) => moved.has(id) && visit.channel === 'IN_VENUE');
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'job' && event.type === 'JobRescheduled') moved.add(id);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

const indiaAheadMs = 5.5 * 3_600_000;

/** Takes the moment of the appointment for the time on the wall of the venue, and makes a moment of it once more. */
const convertingTwice = refusingCancel(async ({ visit }, { store, clock }) => {
  if (visit.channel !== 'IN_VENUE') return false;
  const venue = await store.get('venue', visit.venueId);
  const ahead = venue?.timezone === 'Asia/Kolkata' ? indiaAheadMs : 0;
  return visit.appointmentAt - ahead - clock.now() < dayMs;
});

const lockedFor = (ms: number): (() => SandboxOptions) =>
  refusingCancel((job, { clock }) => job.visit.appointmentAt - clock.now() < ms);

/** From the second cancel on the job is shown as PENDING. */
const reopens = (): Tamper => {
  const cancels = new Map<string, number>();
  return async (asked, forward) => {
    const id = idIn(asked.path);
    if (asked.operation === 'cancelBooking') cancels.set(id, (cancels.get(id) ?? 0) + 1);
    const change = onJob((job) =>
      (cancels.get(id) ?? 0) > 1 ? { ...job, status: 'PENDING' } : job,
    );
    return change(asked, forward);
  };
};

/** The second refusal of the same cancel is a 410. */
const gone = (): Tamper => {
  const refused = new Set<string>();
  return answerInstead('cancelBooking', async (asked, forward) => {
    const reply = await forward(asked);
    const id = idIn(asked.path);
    if (reply.status !== 409) return reply;
    const again = refused.has(id);
    refused.add(id);
    return again ? json(410, { success: false, error: 'APPOINTMENT_OVER' }) : reply;
  });
};

const refund = {
  ...{ id: 'rf_1', jobId: 'job_1', amount: 85, currency: 'GBP', reason: 'booking_cancelled' },
  ...{ status: 'PENDING', processorRefundId: null, cancelledJob: true },
  createdAt: '2027-01-04T09:00:00.000Z',
};

const cancels: readonly Flaw[] = [
  {
    name: 'cancels nothing that is not paid',
    sandbox: refusingIn('pendingPayment', 'MOBILE'),
    red: ['CANCEL-04'],
    among: ['CANCEL-05', 'CANCEL-06'],
  },
  {
    name: 'cancels no MOBILE job that is confirmed',
    sandbox: refusingIn('confirmed', 'MOBILE'),
    red: ['CANCEL-05'],
    among: ['CANCEL-04', 'CANCEL-06', 'CANCEL-07'],
  },
  {
    name: 'cancels no IN_VENUE job that is confirmed',
    sandbox: refusingIn('confirmed', 'IN_VENUE'),
    red: ['CANCEL-06'],
    among: ['CANCEL-05'],
  },
  {
    name: 'cancels no job in progress',
    sandbox: refusingIn('inProgress', 'MOBILE'),
    red: ['CANCEL-07'],
    among: ['CANCEL-05'],
  },
  {
    name: 'never refuses a cancel, as it says',
    tamper: () =>
      insteadOf(409, () =>
        json(200, { success: true, data: { jobId: 'job_1', status: 'CANCELLED' } }),
      ),
    red: ['CANCEL-11', 'CANCEL-14', 'CANCEL-17', 'CANCEL-21', 'CANCEL-29'],
    among: ['CANCEL-15', 'CANCEL-22'],
  },
  {
    name: 'keeps a job locked that was moved out of the 24 hours again',
    sandbox: locksForEver,
    red: ['CANCEL-32'],
    among: ['CANCEL-14'],
  },
  {
    name: 'refuses a cancel, and cancels all the same',
    sandbox: afterRefusal((job, deps) => cancelAsStaff(deps, { jobId: job.id })),
    red: ['CANCEL-15', 'CANCEL-16', 'CANCEL-18'],
    // A job that is cancelled already can be cancelled again.
    among: ['CANCEL-11', 'CANCEL-17', 'CANCEL-20'],
  },
  {
    name: 'refuses to cancel a completed job, and tells that it was cancelled',
    sandbox: afterRefusal((job, { store, clock }) =>
      store.transact((tx) => {
        tx.announce(cancelledOf(job.id, job.clientId, clock.now()));
        return Promise.resolve();
      }),
    ),
    red: ['CANCEL-16', 'CANCEL-18', 'CANCEL-23'],
    among: ['CANCEL-21', 'CANCEL-22'],
  },
  {
    name: 'locks 25 hours before an appointment',
    sandbox: lockedFor(25 * 3_600_000),
    red: ['CANCEL-12'],
    among: ['CANCEL-11', 'CANCEL-13'],
  },
  {
    name: 'locks four days before an appointment',
    sandbox: lockedFor(4 * dayMs),
    red: ['CANCEL-12', 'CANCEL-13'],
    among: ['CANCEL-11'],
  },
  {
    name: 'locks the bookings alone that are billed weekly',
    sandbox: () => lettingOff(({ billingMode }) => billingMode === 'PATIENT_PAY'),
    red: ['CANCEL-38'],
    among: ['CANCEL-11', 'CANCEL-39'],
  },
  {
    name: 'does not lock a booking once its visit has begun',
    sandbox: () => lettingOff(({ phase }) => phase === 'inProgress'),
    red: ['CANCEL-38'],
    among: ['CANCEL-11', 'CANCEL-39'],
  },
  {
    name: 'does not lock a venue booking that was moved into the 24 hours',
    sandbox: forgettingMoves,
    red: ['CANCEL-39'],
    among: ['CANCEL-11', 'CANCEL-14'],
  },
  {
    name: 'locks a venue booking by the clock of the venue, and once more',
    sandbox: convertingTwice,
    red: ['CANCEL-12'],
    among: ['CANCEL-11', 'CANCEL-13'],
  },
  {
    name: 'refunds what is under dispute',
    tamper: () => onMember('listRefunds', 'refunds', () => [refund]),
    red: ['CANCEL-19'],
  },
  {
    name: 'remembers a dispute for ever',
    sandbox: refusingCancel(async (job, { store }) => (await store.disputesOf(job.id)).length > 0),
    red: ['CANCEL-20'],
    among: ['CANCEL-17'],
  },
  {
    name: 'opens a booking again when it is cancelled twice',
    tamper: reopens,
    red: ['CANCEL-24'],
    among: ['CANCEL-05'],
  },
  {
    name: 'lists cancelled bookings as PENDING',
    tamper: () => onItems('listBookings', 'bookings', withMember('status', 'PENDING')),
    red: ['CANCEL-26'],
  },
  {
    name: 'answers a reader with 409',
    tamper: () =>
      answerInstead('getBooking', () =>
        Promise.resolve(json(409, { success: false, error: 'BUSY' })),
      ),
    red: ['CANCEL-28'],
    blocked: ['LIFE-04'],
  },
  {
    name: 'answers a cancel after the appointment with 410',
    tamper: gone,
    red: ['CANCEL-30'],
    among: ['CANCEL-29'],
  },
];

export const lifeFlaws: readonly Flaw[] = [...statuses, ...fields, ...fulfilment, ...cancels];
