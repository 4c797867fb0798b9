/** Lists that hold more than a page does when no limit is named, in clients of which nothing else is asked. */
import type { Bench } from '../../engine/bench.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { makeBooking, makeByStaff } from '../given/booking.ts';
import { keyFor, makeClient } from '../given/client.ts';
import type { Client, Settings } from '../given/client.ts';
import { controlText } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { walkList } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';

export type FullList = {
  readonly client: Client;
  /** What was put in, in this order. */
  readonly ids: readonly string[];
};

/** Two more than a page of the usual size (25). */
export const fullCount = 27;

/** A full list of this kind, made once in a run. */
export const fullList = (bench: Bench, operation: CursorList): Promise<FullList> =>
  bench.once(`full list of ${operation}`, (maker) => fill[operation](maker));

/** The list as it stands now, by pages of 100. */
export async function wholeList(bench: Bench, operation: CursorList): Promise<readonly unknown[]> {
  const { client } = await fullList(bench, operation);
  return (await walkList(bench, operation, keyFor(client, operation))).items;
}

/** A client that hears of nothing: what happens to so many things is no one's business here. */
export const makeQuietClient = (
  bench: Bench,
  name: string,
  settings: Settings = {},
): Promise<Client> =>
  bench.once(`client of full lists ${name}`, (maker) =>
    makeClient(maker, name, {
      ...settings,
      ...(maker.hasInbox ? { webhook: { eventTypes: [] } } : {}),
    }),
  );

const bookByClient = async (bench: Bench, client: Client, purpose: string): Promise<string> =>
  (await makeBooking(bench, client, { channel: 'MOBILE', purpose })).jobId;

/** By staff where control can do it, which asks nothing of the API. */
export const bookAtAll = (bench: Bench, client: Client, purpose: string): Promise<string> =>
  bench.offers('booking.createInternal')
    ? makeByStaff(bench, client)
    : bookByClient(bench, client, purpose);

/** One after the other, so that the order of making is known. */
async function inTurn<T>(
  count: number,
  make: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

/** Does this with some of the things, so that not all have one status; what cannot be had is left. */
async function move(
  bench: Bench,
  ids: readonly string[],
  { action, name }: { readonly action: string; readonly name: string },
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const id of ids) await ifPossible(bench.act(action, { [name]: id, ...more }));
}

/** Of those that are made through the API these are for a venue, where the server has one to offer. */
const atVenue: readonly number[] = [5, 15, 20];

const bookForVenue = (bench: Bench, client: Client, purpose: string): Promise<string | undefined> =>
  ifPossible(
    makeBooking(bench, client, { channel: 'IN_VENUE', purpose }).then(({ jobId }) => jobId),
  );

async function bookOne(bench: Bench, client: Client, index: number): Promise<string> {
  const purpose = `in a full list, ${String(index)}`;
  if (index % 5 !== 0) return bookAtAll(bench, client, purpose);
  const forVenue = atVenue.includes(index) ? await bookForVenue(bench, client, purpose) : undefined;
  return forVenue ?? bookByClient(bench, client, purpose);
}

/** Every fifth is made through the API, the others by staff; some are cancelled, some have come further. */
async function fillBookings(bench: Bench): Promise<FullList> {
  const client = await makeQuietClient(bench, 'fullBookings');
  const ids = await inTurn(fullCount, (index) => bookOne(bench, client, index));
  await move(bench, [ids[3] ?? '', ids[10] ?? '', ids[22] ?? ''], {
    action: 'staff.cancel',
    name: 'jobId',
  });
  await move(bench, [ids[6] ?? '', ids[16] ?? ''], {
    action: 'phlebotomist.accept',
    name: 'jobId',
  });
  return { client, ids };
}

const weekMs = 7 * 86_400_000;

export type Period = {
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly dueDate: string;
};

/** The weeks that the invoices are for follow one another, and each begins and ends at midnight (UTC). */
export const periodOf = (firstStart: number, index: number): Period => {
  const start = firstStart + index * weekMs;
  const text = (ms: number): string => new Date(ms).toISOString();
  return {
    periodStart: text(start),
    periodEnd: text(start + weekMs),
    dueDate: text(firstStart + (fullCount + 4) * weekMs),
  };
};

/**
 * The week that an invoice is for, by the order in which the invoices are made: not one after the other, since what a
 * list forgets of its filter on later pages would not show where the later pages hold the earlier weeks alone.
 */
export const weekOf = (index: number): number => (index * 10) % fullCount;

/** Half a year before the server's now. Not at midnight: what takes a bound for its whole day is told from what does not. */
export const firstPeriodStart = (bench: Bench): Promise<number> =>
  bench.once('begin of the first invoiced week', async (maker) =>
    Date.parse(`${dateOf(await daysAhead(maker, -7 * (fullCount + 1)))}T10:30:00Z`),
  );

async function completedJob(bench: Bench, client: Client, purpose: string): Promise<string> {
  const jobId = await bookAtAll(bench, client, purpose);
  for (const action of ['phlebotomist.accept', 'phlebotomist.start', 'job.complete']) {
    await bench.act(action, { jobId });
  }
  return jobId;
}

async function fillInvoices(bench: Bench): Promise<FullList> {
  const moves = ['phlebotomist.accept', 'phlebotomist.start', 'job.complete'];
  bench.need('invoice.create', ...moves);
  const client = await makeQuietClient(bench, 'fullInvoices');
  const firstStart = await firstPeriodStart(bench);
  const ids = await inTurn(fullCount, async (index) => {
    const jobIds = [await completedJob(bench, client, `to be invoiced, ${String(index)}`)];
    const { clientId } = client;
    const period = periodOf(firstStart, weekOf(index));
    const made = await bench.act('invoice.create', { clientId, jobIds, ...period });
    return controlText('invoice.create', made, 'invoiceId');
  });
  await move(bench, ids.slice(4, 7), { action: 'invoice.pay', name: 'invoiceId' });
  await move(bench, ids.slice(8, 10), { action: 'invoice.passDueDate', name: 'invoiceId' });
  await move(bench, ids.slice(12, 14), { action: 'invoice.failPayment', name: 'invoiceId' });
  return { client, ids };
}

/** A job of a patient-pay client that was paid for each refund and each dispute: no job has two. */
const paidJobs = (
  bench: Bench,
): Promise<{ readonly client: Client; readonly jobIds: readonly string[] }> =>
  bench.once('many paid jobs', async (maker) => {
    const client = await makeQuietClient(maker, 'fullRefunds', { billingMode: 'PATIENT_PAY' });
    const jobIds = await inTurn(fullCount, (index) =>
      bookAtAll(maker, client, `to be paid, ${String(index)}`),
    );
    await move(maker, jobIds, { action: 'payment.finalize', name: 'jobId' });
    return { client, jobIds };
  });

async function fillRefunds(bench: Bench): Promise<FullList> {
  bench.need('refund.create');
  const { client, jobIds } = await paidJobs(bench);
  const ids = await inTurn(fullCount, async (index) => {
    const made = await bench.act('refund.create', { jobId: jobIds[index] ?? '', amount: 1.5 });
    return controlText('refund.create', made, 'refundId');
  });
  await move(bench, ids.slice(2, 6), { action: 'refund.settle', name: 'refundId' });
  await move(bench, ids.slice(15, 18), { action: 'refund.fail', name: 'refundId' });
  await move(bench, ids.slice(21, 23), { action: 'refund.reconcile', name: 'refundId' });
  return { client, ids };
}

/** After the refunds, which an open dispute would block. */
async function fillDisputes(bench: Bench): Promise<FullList> {
  bench.need('dispute.open');
  await ifPossible(fullList(bench, 'listRefunds'));
  const { client, jobIds } = await paidJobs(bench);
  const ids = await inTurn(fullCount, async (index) => {
    const made = await bench.act('dispute.open', { jobId: jobIds[index] ?? '' });
    return controlText('dispute.open', made, 'disputeId');
  });
  const closing = { action: 'dispute.close', name: 'disputeId' };
  await move(bench, ids.slice(1, 4), closing, { outcome: 'won' });
  await move(bench, ids.slice(20, 22), closing, { outcome: 'lost' });
  return { client, ids };
}

async function fillPanels(bench: Bench): Promise<FullList> {
  bench.need('panel.create');
  // Some that are in the lists of all: the first page has both kinds.
  for (const name of ['Iron', 'Zinc', 'Lead']) await bench.act('panel.create', { name });
  const client = await makeQuietClient(bench, 'fullPanels');
  const { clientId } = client;
  const ids = await inTurn(fullCount, async (index) => {
    const name = `Panel ${String(index + 1)}`;
    return controlText(
      'panel.create',
      await bench.act('panel.create', { clientId, name }),
      'panelId',
    );
  });
  return { client, ids };
}

const fill: Readonly<Record<CursorList, (bench: Bench) => Promise<FullList>>> = {
  listBookings: fillBookings,
  listInvoices: fillInvoices,
  listRefunds: fillRefunds,
  listDisputes: fillDisputes,
  listTestPanels: fillPanels,
};
