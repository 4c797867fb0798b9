/** What an invoice says of what it bills, and what becomes of it. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { compareInstants, readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Booking } from '../given/booking.ts';
import type { Client } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { ifPossible } from '../given/if-possible.ts';
import { differences, show } from '../value.ts';
import {
  completedBooking,
  completedVisit,
  makeInvoice,
  moneyClient,
  noJobs,
  noKey,
  readMoney,
} from './billed.ts';

type Made = {
  readonly client: Client;
  readonly id: string;
  readonly bookings: readonly Booking[];
  readonly terms: Readonly<Record<string, string>>;
  readonly detail: unknown;
};

/** Each of its own minute, so that none can be taken for another. */
async function termsOf(bench: Bench): Promise<Readonly<Record<string, string>>> {
  const day = async (days: number): Promise<string> =>
    `${dateOf(await daysAhead(bench, days))}T00:00:00.000Z`;
  return { periodStart: await day(-8), periodEnd: await day(-1), dueDate: await day(20) };
}

/** Two completed jobs, one of each channel where that can be had, on one invoice of a week and with a due date that are known. */
const ofTwoJobs = (bench: Bench): Promise<Made> =>
  bench.once('invoice of two jobs', async (maker) => {
    maker.need('invoice.create');
    const client = await moneyClient(maker, 'invoiced', 'WEEKLY_INVOICE');
    const one = await completedBooking(maker, client, 'to be billed, one');
    const purpose = 'to be billed, other';
    const visit = await ifPossible(completedVisit(maker, client, purpose));
    const bookings = [one, visit ?? (await completedBooking(maker, client, purpose))];
    const terms = await termsOf(maker);
    const id = await makeInvoice(maker, { client, bookings, terms });
    const detail = await readMoney(maker, client, { get: 'getInvoice', id });
    return { client, id, bookings, terms, detail };
  });

async function jobsOutcome(bench: Bench): Promise<Outcome> {
  const { detail, client, bookings } = await ofTwoJobs(bench);
  const jobs = at(detail, 'jobs');
  if (!Array.isArray(jobs)) throw noJobs();
  for (const { jobId } of bookings) {
    const job = (jobs as readonly unknown[]).find((one) => at(one, 'id') === jobId);
    const read = await readMoney(bench, client, { get: 'getBooking', id: jobId });
    const keys = ['id', 'status', 'fulfillmentChannel', 'externalOrderId'];
    const due = Object.fromEntries(keys.map((key) => [key, at(read, key)]));
    const finding = differences(`job ${jobId}`, job, due);
    if (finding !== undefined) return conclude(finding);
  }
  return conclude(undefined);
}

type Amounts = {
  readonly subtotalPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
};

function amountsOf(detail: unknown): Amounts {
  const [subtotalPence, vatPence, totalPence] = ['subtotalPence', 'vatPence', 'totalPence'].map(
    (key) => {
      const amount = at(detail, key);
      if (typeof amount === 'number') return amount;
      throw noKey('invoice', key);
    },
  ) as [number, number, number];
  return { subtotalPence, vatPence, totalPence };
}

function sumFinding({ subtotalPence, vatPence, totalPence }: Amounts): Finding | undefined {
  if (subtotalPence + vatPence === totalPence) return undefined;
  return {
    expected: `totalPence ${String(subtotalPence + vatPence)}: ${String(subtotalPence)} and ${String(vatPence)}`,
    actual: `totalPence ${String(totalPence)}`,
  };
}

function wholeFinding(amounts: Amounts): Finding | undefined {
  const broken = Object.entries(amounts).find(([, amount]) => !Number.isInteger(amount));
  if (broken === undefined) return undefined;
  return { expected: `${broken[0]} in whole pence`, actual: String(broken[1]) };
}

/** They are strings: a moment, or the day of it. */
const isOf = (shown: unknown, due: string): boolean =>
  readInstant(shown) === undefined
    ? typeof shown === 'string' && shown.startsWith(due.slice(0, 10))
    : compareInstants(shown, due) !== 'apart';

async function termsFinding(bench: Bench): Promise<Finding | undefined> {
  const { detail, terms } = await ofTwoJobs(bench);
  const wrong = Object.entries(terms).find(([key, due]) => !isOf(at(detail, key), due));
  if (wrong === undefined) return undefined;
  return { expected: `${wrong[0]} ${wrong[1]}`, actual: show(at(detail, wrong[0])) };
}

/** By one reading an invoice is issued as soon as it is minted (O57): then nothing more need be done. */
async function issuedFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, id, detail } = await invoiceTo(bench, 'issued');
  if (isAddress(at(detail, 'hostedInvoiceUrl'))) return undefined;
  await bench.act('invoice.issue', { invoiceId: id });
  const url = at(await readMoney(bench, client, { get: 'getInvoice', id }), 'hostedInvoiceUrl');
  if (isAddress(url)) return undefined;
  return { expected: 'hostedInvoiceUrl of an issued invoice', actual: show(url) };
}

const isAddress = (url: unknown): boolean => typeof url === 'string' && url !== '';

type Invoice = { readonly client: Client; readonly id: string; readonly detail: unknown };

/** An invoice of its own for a purpose, as it was when it was new. */
const invoiceTo = (bench: Bench, purpose: string): Promise<Invoice> =>
  bench.once(`invoice to be ${purpose}`, async (maker) => {
    maker.need('invoice.create');
    const client = await moneyClient(maker, 'billed', 'WEEKLY_INVOICE');
    const bookings = [await completedBooking(maker, client, `to be ${purpose}`)];
    const id = await makeInvoice(maker, { client, bookings });
    return { client, id, detail: await readMoney(maker, client, { get: 'getInvoice', id }) };
  });

type Move = { readonly action: string; readonly after: string };

const moves = {
  paid: { action: 'invoice.pay', after: 'its payment' },
  failed: {
    action: 'invoice.failPayment',
    after: 'a failed charge',
  },
  overdue: {
    action: 'invoice.passDueDate',
    after: 'its due date has passed',
  },
} as const satisfies Record<string, Move>;

export type InvoiceMove = keyof typeof moves;

export const invoiceThatIs = (bench: Bench, name: InvoiceMove): Promise<Invoice> =>
  bench.once(`invoice that is ${name}`, async (maker) => {
    maker.need('invoice.create', moves[name].action);
    const made = await invoiceTo(maker, name);
    await maker.act(moves[name].action, { invoiceId: made.id });
    return made;
  });

const closedSet = ['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'REFUNDED', 'OVERDUE'];

/** Which status each move leads to is open (O95). */
async function statusesFinding(bench: Bench): Promise<Finding | undefined> {
  for (const name of ['paid', 'failed', 'overdue'] as const) {
    const { client, id } = await invoiceThatIs(bench, name);
    const status = at(await readMoney(bench, client, { get: 'getInvoice', id }), 'status');
    if (typeof status !== 'string' || !closedSet.includes(status)) {
      return {
        expected: `one of ${closedSet.join(', ')} after ${moves[name].after}`,
        actual: show(status),
      };
    }
  }
  return undefined;
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'requirements' | 'level'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'INVOICE-06',
    level: 'MUST',
    title: 'jobCount is the number of jobs that the invoice bills',
    requirements: ['R-INVOICE-26'],
    find: async (bench) => differences('invoice', (await ofTwoJobs(bench)).detail, { jobCount: 2 }),
  },
  {
    id: 'INVOICE-07',
    level: 'SHOULD',
    title: 'the total of an invoice is its subtotal and its VAT',
    requirements: ['R-INVOICE-27'],
    find: async (bench) => sumFinding(amountsOf((await ofTwoJobs(bench)).detail)),
  },
  {
    id: 'INVOICE-08',
    level: 'SHOULD',
    title: 'the amounts of an invoice are whole pence',
    requirements: ['R-INVOICE-28'],
    find: async (bench) => wholeFinding(amountsOf((await ofTwoJobs(bench)).detail)),
  },
  {
    id: 'INVOICE-09',
    level: 'MUST',
    title: 'an invoice has the period and the due date that it was made with',
    requirements: ['R-INVOICE-29'],
    find: termsFinding,
  },
  {
    id: 'INVOICE-10',
    level: 'SHOULD',
    title: 'paidAt of an invoice is null before it is paid',
    requirements: ['R-INVOICE-31'],
    find: async (bench) =>
      differences('invoice', (await ofTwoJobs(bench)).detail, { paidAt: null }),
  },
  {
    id: 'INVOICE-11',
    level: 'MUST',
    title: 'an issued invoice has a hostedInvoiceUrl',
    requirements: ['R-INVOICE-32'],
    find: issuedFinding,
  },
  {
    id: 'INVOICE-12',
    level: 'MUST',
    title: 'the status of an invoice is one of the closed set, whatever becomes of it',
    requirements: ['R-INVOICE-41'],
    find: statusesFinding,
  },
];

const common = { kind: 'active', area: 'invoice', asks: ['getInvoice'] } as const;

export const invoiceChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'INVOICE-05',
    level: 'MUST',
    title: 'an invoice says of its jobs what GET /bookings/{id} says of them',
    asks: ['getInvoice', 'getBooking', 'getBooking'],
    requirements: ['R-INVOICE-25'],
    run: jobsOutcome,
  },
  ...rows.map(({ find, ...described }): ActiveCheck => ({
    ...common,
    ...described,
    run: async (bench) => conclude(await find(bench)),
  })),
];
