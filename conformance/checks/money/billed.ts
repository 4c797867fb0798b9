/** Invoices, refunds and disputes of one's own to be moved on, and the clients that they are of. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { keyFor, makeClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { dataAt } from '../value.ts';

/** Billed weekly, or by the patient; nothing but what the check makes is in it. */
export const moneyClient = (
  bench: Bench,
  name: string,
  billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY',
): Promise<Client> =>
  bench.once(`client of money ${name}`, (maker) => makeClient(maker, name, { billingMode }));

const moves = ['phlebotomist.accept', 'phlebotomist.start', 'job.complete'];

/** A new one with each call. */
export async function completedBooking(
  bench: Bench,
  client: Client,
  purpose: string,
): Promise<Booking> {
  bench.need(...moves);
  const booking = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  await completeJob(bench, booking.jobId);
  return booking;
}

/** The same at a venue: what is billed is not of one channel alone. */
export async function completedVisit(
  bench: Bench,
  client: Client,
  purpose: string,
): Promise<Booking> {
  bench.need('venue.checkIn', 'job.complete');
  const booking = await makeBooking(bench, client, { channel: 'IN_VENUE', purpose });
  const { jobId } = booking;
  await ifPossible(bench.act('payment.finalize', { jobId }));
  for (const action of ['venue.checkIn', 'job.complete']) await bench.act(action, { jobId });
  return booking;
}

/** A MOBILE booking that nothing has happened to yet. */
export async function completeJob(bench: Bench, jobId: string): Promise<void> {
  for (const action of moves) await bench.act(action, { jobId });
}

/** A new one with each call; where the server knows no such payment, it is taken at its word. */
export async function paidBooking(bench: Bench, client: Client, purpose: string): Promise<Booking> {
  const booking = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  await ifPossible(bench.act('payment.finalize', { jobId: booking.jobId }));
  return booking;
}

type Things = {
  readonly client: Client;
  readonly bookings: readonly Pick<Booking, 'jobId'>[];
  readonly terms?: Readonly<Record<string, string>>;
};

export async function makeInvoice(
  bench: Bench,
  { client, bookings, terms = {} }: Things,
): Promise<string> {
  const { clientId } = client;
  const jobIds = bookings.map(({ jobId }) => jobId);
  const made = await bench.act('invoice.create', { clientId, jobIds, ...terms });
  return controlText('invoice.create', made, 'invoiceId');
}

export async function makeRefund(
  bench: Bench,
  { jobId }: Pick<Booking, 'jobId'>,
  terms: Readonly<Record<string, unknown>>,
): Promise<string> {
  const made = await bench.act('refund.create', { jobId, amount: 1.5, ...terms });
  return controlText('refund.create', made, 'refundId');
}

export async function openDispute(
  bench: Bench,
  { jobId }: Pick<Booking, 'jobId'>,
  terms: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const made = await bench.act('dispute.open', { jobId, ...terms });
  return controlText('dispute.open', made, 'disputeId');
}

const details = {
  getInvoice: 'invoice',
  getRefund: 'refund',
  getDispute: 'dispute',
  getBooking: 'job',
} as const;

/** What a thing says of itself just now. */
export async function readMoney(
  bench: Bench,
  client: Client,
  { get, id }: { readonly get: keyof typeof details; readonly id: string },
): Promise<unknown> {
  const exchange = await bench.call({ operation: get, key: keyFor(client, get), id });
  return dataAt(demandSuccess(exchange), details[get]);
}

/** Whether the detail of an invoice must carry this key is open (O55). */
export const noJobs = (): Obstacle =>
  Obstacle.lacking(
    'the invoice has no key jobs, as one reading of O55 allows',
    'nothing need be mended; where there are jobs they are looked into',
  );

export const noKey = (name: string, key: string): Obstacle =>
  Obstacle.lacking(
    `the ${name} has no ${key} that could be compared`,
    `mend the detail of the ${name}`,
  );
