/** A dispute: while one is open a cancel is refused with 409, and no refund is made. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { allEventsOf } from '../events/find-events.ts';
import { bookingBody } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { controlText, demandSuccess, demandText } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { listAt, show } from '../value.ts';
import { strayCancel } from './cancel-lock.ts';
import { cancelAndRead, cancelledFinding, changedFinding, refusedFinding } from './cancelling.ts';
import type { Cancelling } from './cancelling.ts';
import { stageOf } from './walk.ts';
import type { Way } from './walk.ts';

const disputed: Way = {
  name: 'a job under dispute',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [{ name: 'paid', action: 'payment.finalize', optional: true }],
};

const disputedTwice: Way = { ...disputed, name: 'a job that is disputed twice' };
const disputeReviewed: Way = { ...disputed, name: 'a job whose dispute is under review' };

type Disputed = { readonly during: Cancelling; readonly disputeId: string };

const cancelDisputed = (bench: Bench): Promise<Disputed> =>
  bench.once('cancel under dispute', async (maker) => {
    maker.need('dispute.open');
    const { booking } = await stageOf(maker, disputed, 'paid');
    const opened = await maker.act('dispute.open', { jobId: booking.jobId });
    const disputeId = controlText('dispute.open', opened, 'disputeId');
    return { during: await cancelAndRead(maker, booking), disputeId };
  });

/** All refunds of the job, after staff have tried to make one, and one that cancels the job with it. */
async function refundsAfterAttempt(
  bench: Bench,
  { client, jobId }: Booking,
): Promise<readonly unknown[]> {
  await ifPossible(bench.act('refund.create', { jobId, amount: 1.5 }));
  await ifPossible(bench.act('refund.create', { jobId, amount: 1.5, cancelJob: true }));
  const key = keyFor(client, 'listRefunds');
  const asked = { operation: 'listRefunds', key, query: { jobId } } as const;
  return listAt(demandSuccess(await bench.call(asked)), 'refunds');
}

const refundsUnderDispute = (bench: Bench): Promise<readonly unknown[]> =>
  bench.once('refunds under dispute', async (maker) => {
    maker.need('refund.create');
    return refundsAfterAttempt(maker, (await cancelDisputed(maker)).during.booking);
  });

const noRefund = ([refund]: readonly unknown[]): Finding | undefined =>
  refund === undefined
    ? undefined
    : { expected: 'no refund while the dispute is open', actual: show(refund) };

/** What had come of the job before its dispute was closed. */
const eventsUnderDispute = (bench: Bench): Promise<readonly Delivery[]> =>
  bench.once('events under dispute', async (maker) =>
    allEventsOf(maker, (await cancelDisputed(maker)).during.booking),
  );

/** After the dispute is won: what is blocked, or silent, only until then has been looked at before. */
const cancelAfterDispute = (bench: Bench): Promise<Cancelling> =>
  bench.once('cancel after the dispute', async (maker) => {
    maker.need('dispute.close');
    const { during, disputeId } = await cancelDisputed(maker);
    await ifPossible(refundsUnderDispute(maker));
    await ifPossible(eventsUnderDispute(maker));
    await maker.act('dispute.close', { disputeId, outcome: 'won' });
    return cancelAndRead(maker, during.booking);
  });

type Again = { readonly during: Cancelling; readonly refunds: readonly unknown[] };

/** The first dispute was won, and the card holder opens a second one. */
const secondDispute = (bench: Bench): Promise<Again> =>
  bench.once('cancel under a second dispute', async (maker) => {
    maker.need('dispute.open', 'dispute.close', 'refund.create');
    const { booking } = await stageOf(maker, disputedTwice, 'paid');
    const { jobId } = booking;
    const opened = await maker.act('dispute.open', { jobId });
    const disputeId = controlText('dispute.open', opened, 'disputeId');
    await maker.act('dispute.close', { disputeId, outcome: 'won' });
    await maker.act('dispute.open', { jobId });
    const during = await cancelAndRead(maker, booking);
    return { during, refunds: await refundsAfterAttempt(maker, booking) };
  });

/** The processor looks into it: the dispute is as open as before. */
const underReview = (bench: Bench): Promise<Again> =>
  bench.once('cancel under a dispute that is under review', async (maker) => {
    maker.need('dispute.open', 'dispute.update', 'refund.create');
    const { booking } = await stageOf(maker, disputeReviewed, 'paid');
    const opened = await maker.act('dispute.open', { jobId: booking.jobId });
    const disputeId = controlText('dispute.open', opened, 'disputeId');
    await maker.act('dispute.update', { disputeId, status: 'under_review' });
    const during = await cancelAndRead(maker, booking);
    return { during, refunds: await refundsAfterAttempt(maker, booking) };
  });

/** Another booking of the same patient, by the same name of the client's, while the first is under dispute. */
const cancelOfTwin = (bench: Bench): Promise<Cancelling> =>
  bench.once('cancel beside a dispute', async (maker) => {
    const { booking } = (await underReview(maker)).during;
    const { client } = booking;
    const { patient, externalUserId } = booking.body;
    const wanted = { channel: 'MOBILE', purpose: 'beside a dispute' } as const;
    const preferredDate = dateOf(await daysAhead(maker, 17));
    const sound = await bookingBody(maker, client, { ...wanted, preferredDate, patient });
    const body = { ...sound, ...(externalUserId === undefined ? {} : { externalUserId }) };
    const key = keyFor(client, 'createBooking');
    const exchange = await maker.call({ operation: 'createBooking', key, body });
    const jobId = demandText(exchange, 'jobId');
    return cancelAndRead(maker, { client, body, exchange, jobId });
  });

const common = { kind: 'active', area: 'cancel', level: 'MUST' } as const;
const asks = ['getBooking', 'cancelBooking', 'getBooking'] as const;

export const cancelDisputeChecks: readonly ActiveCheck[] = [
  {
    ...common,
    asks,
    id: 'CANCEL-17',
    title: 'the cancel of a booking under dispute is refused with 409',
    requirements: ['R-CANCEL-20'],
    run: async (bench) => conclude(refusedFinding((await cancelDisputed(bench)).during)),
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-18',
    title: 'a cancel that is refused under dispute leaves the booking as it was, and emits nothing',
    requirements: ['R-CANCEL-18', 'R-CANCEL-19'],
    run: async (bench) => {
      const { during } = await cancelDisputed(bench);
      return conclude(changedFinding(during) ?? strayCancel(await eventsUnderDispute(bench)));
    },
  },
  {
    ...common,
    asks: ['listRefunds'],
    id: 'CANCEL-19',
    title: 'no refund is made while a dispute is open',
    requirements: ['R-CANCEL-29', 'R-CANCEL-30', 'R-REFUND-29'],
    run: async (bench) => conclude(noRefund(await refundsUnderDispute(bench))),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-20',
    title: 'a booking can be cancelled again when its dispute is closed',
    requirements: ['R-CANCEL-21'],
    run: async (bench) => conclude(cancelledFinding(await cancelAfterDispute(bench))),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-33',
    title:
      'the cancel of a booking under its second dispute is refused with 409, like the first time',
    requirements: ['R-CANCEL-20'],
    run: async (bench) => conclude(refusedFinding((await secondDispute(bench)).during)),
  },
  {
    ...common,
    asks: ['listRefunds'],
    id: 'CANCEL-34',
    title: 'no refund is made while a second dispute is open',
    requirements: ['R-CANCEL-29', 'R-REFUND-29'],
    run: async (bench) => conclude(noRefund((await secondDispute(bench)).refunds)),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-35',
    title: 'the cancel of a booking whose dispute is under review is refused with 409',
    requirements: ['R-CANCEL-20'],
    run: async (bench) => conclude(refusedFinding((await underReview(bench)).during)),
  },
  {
    ...common,
    asks: ['listRefunds'],
    id: 'CANCEL-36',
    title: 'no refund is made while a dispute is under review',
    requirements: ['R-CANCEL-29', 'R-REFUND-29'],
    run: async (bench) => conclude(noRefund((await underReview(bench)).refunds)),
  },
  {
    ...common,
    asks: ['createBooking', ...asks],
    id: 'CANCEL-45',
    title: 'the dispute of a booking keeps no other one of the same patient from being cancelled',
    requirements: ['R-CANCEL-01'],
    run: async (bench) => conclude(cancelledFinding(await cancelOfTwin(bench))),
  },
];
