/** What a refund says of how it was made, and what becomes of it. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Level } from '../../engine/verdict.ts';
import { at } from '../../json.ts';
import type { Client } from '../given/client.ts';
import { differences, show } from '../value.ts';
import { makeRefund, moneyClient, paidBooking, readMoney } from './billed.ts';

type Refund = { readonly client: Client; readonly id: string; readonly jobId: string };

const reason = 'duplicate';

/** A refund of its own for a purpose. */
const refundTo = (
  bench: Bench,
  purpose: string,
  terms: Readonly<Record<string, unknown>> = {},
): Promise<Refund> =>
  bench.once(`refund to ${purpose}`, async (maker) => {
    maker.need('refund.create');
    const client = await moneyClient(maker, 'refunded', 'PATIENT_PAY');
    const booking = await paidBooking(maker, client, `of which a refund is to ${purpose}`);
    const id = await makeRefund(maker, booking, { reason, ...terms });
    return { client, id, jobId: booking.jobId };
  });

const plain = (bench: Bench): Promise<Refund> => refundTo(bench, 'be read');
const cancelling = (bench: Bench): Promise<Refund> =>
  refundTo(bench, 'cancel', { cancelJob: true });

async function shows(
  bench: Bench,
  { client, id }: Refund,
  due: Readonly<Record<string, unknown>>,
): Promise<Finding | undefined> {
  return differences('refund', await readMoney(bench, client, { get: 'getRefund', id }), due);
}

const moves = {
  settled: { action: 'refund.settle', after: 'its settlement' },
  failed: { action: 'refund.fail', after: 'a failed attempt' },
  reconciled: { action: 'refund.reconcile', after: 'its reconciliation' },
} as const;

export type RefundMove = keyof typeof moves;

export const refundThatIs = (bench: Bench, name: RefundMove): Promise<Refund> =>
  bench.once(`refund that is ${name}`, async (maker) => {
    maker.need('refund.create', moves[name].action);
    const made = await refundTo(maker, `be ${name}`);
    await maker.act(moves[name].action, { refundId: made.id });
    return made;
  });

const closedSet = ['SUCCEEDED', 'PENDING', 'FAILED', 'RECONCILED_FROM_PROCESSOR'];

/** Which status each move leads to is open (O95); reconciliation may be missing from a control endpoint. */
async function statusesFinding(bench: Bench): Promise<Finding | undefined> {
  const names = ['settled', 'failed', ...(bench.offers('refund.reconcile') ? ['reconciled'] : [])];
  for (const name of names as RefundMove[]) {
    const { client, id } = await refundThatIs(bench, name);
    const status = at(await readMoney(bench, client, { get: 'getRefund', id }), 'status');
    if (typeof status !== 'string' || !closedSet.includes(status)) {
      return {
        expected: `one of ${closedSet.join(', ')} after ${moves[name].after}`,
        actual: show(status),
      };
    }
  }
  return undefined;
}

async function cancelledJobFinding(bench: Bench): Promise<Finding | undefined> {
  const finding = await shows(bench, await plain(bench), { cancelledJob: false });
  return finding ?? shows(bench, await cancelling(bench), { cancelledJob: true });
}

async function jobFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, jobId } = await cancelling(bench);
  const job = await readMoney(bench, client, { get: 'getBooking', id: jobId });
  return differences('job', job, { status: 'CANCELLED' });
}

/** Each says what was given back by it, and not what was given back in all. */
async function twoAmountsFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('refund.create');
  const client = await moneyClient(bench, 'refunded', 'PATIENT_PAY');
  const booking = await paidBooking(bench, client, 'of which there are two refunds');
  const amounts = [10.1, 5.2];
  const ids: string[] = [];
  for (const amount of amounts) ids.push(await makeRefund(bench, booking, { amount }));
  for (const [place, id] of ids.entries()) {
    const made = { client, id, jobId: booking.jobId };
    const finding = await shows(bench, made, { jobId: made.jobId, amount: amounts[place] });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const rows: readonly Row[] = [
  {
    id: 'REFUND-05',
    title: 'a refund has the reason that it was made with',
    asks: ['getRefund'],
    requirements: ['R-REFUND-18'],
    find: async (bench) => shows(bench, await plain(bench), { reason }),
  },
  {
    id: 'REFUND-06',
    title: 'cancelledJob is true of a refund that cancelled its job, and false of another',
    asks: ['getRefund', 'getRefund'],
    requirements: ['R-REFUND-19'],
    find: cancelledJobFinding,
  },
  {
    id: 'REFUND-07',
    title: 'a refund that cancels its job makes it CANCELLED',
    asks: ['getBooking'],
    requirements: ['R-REFUND-20'],
    find: jobFinding,
  },
  {
    id: 'REFUND-08',
    level: 'SHOULD',
    title: 'the currency of a refund is GBP',
    asks: ['getRefund'],
    requirements: ['R-REFUND-17'],
    find: async (bench) => shows(bench, await plain(bench), { currency: 'GBP' }),
  },
  {
    id: 'REFUND-10',
    title: 'of two refunds of one booking each shows its own amount',
    asks: ['getRefund', 'getRefund'],
    requirements: ['R-REFUND-03'],
    find: twoAmountsFinding,
  },
  {
    id: 'REFUND-09',
    title: 'the status of a refund is one of the closed set, whatever becomes of it',
    asks: ['getRefund', 'getRefund', 'getRefund'],
    requirements: ['R-REFUND-28'],
    find: statusesFinding,
  },
];

type Row = Pick<ActiveCheck, 'id' | 'title' | 'asks' | 'requirements'> & {
  readonly level?: Level;
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

export const refundChecks: readonly ActiveCheck[] = rows.map(
  ({ find, level = 'MUST', ...described }): ActiveCheck => ({
    kind: 'active',
    area: 'refund',
    level,
    ...described,
    run: async (bench) => conclude(await find(bench)),
  }),
);
