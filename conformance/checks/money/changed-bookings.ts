/** Refunds and disputes of bookings that have gone on since, or that were over before: they are there all the same. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { bookAtAll } from '../lists/full-lists.ts';
import { completeJob, makeRefund, moneyClient, openDispute } from './billed.ts';

type Step = (bench: Bench, client: Client, jobId: string) => Promise<unknown>;

/** What can become of a booking. */
type Change = {
  readonly words: string;
  readonly channel: 'MOBILE' | 'IN_VENUE';
  readonly step: Step;
};

const act =
  (...actions: readonly string[]): Step =>
  async (bench, _client, jobId) => {
    for (const action of actions) await bench.act(action, { jobId });
  };

const cancelByClient: Step = async (bench, client, id) =>
  demandSuccess(
    await bench.call({ operation: 'cancelBooking', key: keyFor(client, 'cancelBooking'), id }),
  );

const moveByDays: Step = async (bench, _client, jobId) => {
  const scheduledFor = `${(await daysAhead(bench, 20)).toISOString().slice(0, 10)}T10:00:00.000Z`;
  await bench.act('staff.reschedule', { jobId, scheduledFor });
};

const changes: readonly Change[] = [
  { words: 'cancelled by the client', channel: 'MOBILE', step: cancelByClient },
  { words: 'cancelled by staff', channel: 'IN_VENUE', step: act('staff.cancel') },
  { words: 'rescheduled', channel: 'MOBILE', step: moveByDays },
  {
    words: 'completed',
    channel: 'MOBILE',
    step: (bench, _client, jobId) => completeJob(bench, jobId),
  },
  {
    words: 'missed by the patient',
    channel: 'MOBILE',
    step: act('phlebotomist.accept', 'patient.noShow'),
  },
  {
    words: 'cancelled with a refund',
    channel: 'MOBILE',
    step: (bench, _client, jobId) => makeRefund(bench, { jobId }, { amount: 0.5, cancelJob: true }),
  },
];

/** IN_VENUE in a slot, which staff cannot name. */
const bookFor = async (
  bench: Bench,
  client: Client,
  { channel, words }: Change,
): Promise<string> =>
  channel === 'MOBILE'
    ? bookAtAll(bench, client, `to be ${words}`)
    : (await makeBooking(bench, client, { channel, purpose: `to be ${words}` })).jobId;

export type Money = { readonly id: string; readonly due: Readonly<Record<string, unknown>> };

/** A booking that was changed, and what there is of it. */
export type Changed = {
  readonly words: string;
  readonly jobId: string;
  readonly refunds: readonly Money[];
  readonly disputes: readonly Money[];
};

/** Before and after the change: a dispute that is over, a refund; another refund, a dispute that is not over. */
const before = { amountPence: 130, refund: 1.25 } as const;
const after = { amountPence: 140, refund: 2.3 } as const;

async function refund(bench: Bench, jobId: string, amount: number): Promise<readonly Money[]> {
  const id = await ifPossible(makeRefund(bench, { jobId }, { amount }));
  // It was made for itself: whatever cancels the booking, the refund does not.
  return id === undefined ? [] : [{ id, due: { id, jobId, amount, cancelledJob: false } }];
}

async function dispute(
  bench: Bench,
  jobId: string,
  amountPence: number,
): Promise<readonly Money[]> {
  const id = await ifPossible(openDispute(bench, { jobId }, { amountPence }));
  return id === undefined ? [] : [{ id, due: { id, jobId, amountPence } }];
}

/** Which of it a server lets staff do with such a booking is its own affair: what it refuses is left out. */
async function live(bench: Bench, client: Client, change: Change): Promise<Changed> {
  const jobId = await bookFor(bench, client, change);
  await ifPossible(bench.act('payment.finalize', { jobId }));
  const early = await dispute(bench, jobId, before.amountPence);
  for (const { id } of early) await bench.act('dispute.close', { disputeId: id, outcome: 'won' });
  const first = await refund(bench, jobId, before.refund);
  await change.step(bench, client, jobId);
  const second = await refund(bench, jobId, after.refund);
  const late = await dispute(bench, jobId, after.amountPence);
  const { words } = change;
  return { words, jobId, refunds: [...first, ...second], disputes: [...early, ...late] };
}

export type ChangedBookings = { readonly client: Client; readonly bookings: readonly Changed[] };

/** One booking for each change that can be brought about here. */
export const changedBookings = (bench: Bench): Promise<ChangedBookings> =>
  bench.once('changed bookings with refunds and disputes', async (maker) => {
    maker.need('refund.create', 'dispute.open', 'dispute.close');
    const client = await moneyClient(maker, 'of changed bookings', 'PATIENT_PAY');
    const bookings: Changed[] = [];
    for (const change of changes) {
      const changed = await ifPossible(live(maker, client, change));
      if (changed !== undefined) bookings.push(changed);
    }
    if (bookings.length > 0) return { client, bookings };
    throw Obstacle.lacking(
      'no booking could be cancelled, rescheduled or completed',
      'offer staff.cancel, staff.reschedule and the actions of phlebotomists by control',
    );
  });
