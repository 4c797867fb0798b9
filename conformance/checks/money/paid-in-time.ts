/** An invoice that was paid is not unpaid: its due date passes, and nothing comes of that. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import { daysAhead } from '../given/clock.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { differences } from '../value.ts';
import { completedBooking, makeInvoice, readMoney } from './billed.ts';

/** What had happened before the payment. */
const ways = [[], ['invoice.failPayment'], ['invoice.failPayment', 'invoice.failPayment']] as const;

type Paid = { readonly id: string; readonly status: unknown };

const daySeconds = 86_400;

/** Due tomorrow, and paid today; then two days pass. */
const paidInTime = (
  bench: Bench,
): Promise<{ readonly client: Listener; readonly invoices: readonly Paid[] }> =>
  bench.once('invoices that are paid in time', async (maker) => {
    maker.need('invoice.create', 'invoice.failPayment', 'invoice.pay', 'clock.advance');
    const client = await makeListener(maker, 'paying in time', { billingMode: 'WEEKLY_INVOICE' });
    const dueDate = (await daysAhead(maker, 1)).toISOString();
    const invoices: Paid[] = [];
    for (const [place, actions] of ways.entries()) {
      const bookings = [await completedBooking(maker, client, `paid in time, ${String(place)}`)];
      const invoiceId = await makeInvoice(maker, { client, bookings, terms: { dueDate } });
      for (const action of actions) await maker.act(action, { invoiceId });
      await maker.act('invoice.pay', { invoiceId });
      const shown = await readMoney(maker, client, { get: 'getInvoice', id: invoiceId });
      invoices.push({ id: invoiceId, status: at(shown, 'status') });
    }
    await maker.act('clock.advance', { seconds: 2 * daySeconds });
    return { client, invoices };
  });

async function statusFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, invoices } = await paidInTime(bench);
  for (const { id, status } of invoices) {
    const shown = await readMoney(bench, client, { get: 'getInvoice', id });
    const finding = differences(`invoice ${id}`, shown, { status });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

async function eventFinding(bench: Bench): Promise<Finding | undefined> {
  const { client } = await paidInTime(bench);
  const isOverdue = (one: Parameters<typeof eventTypeOf>[0]): boolean =>
    eventTypeOf(one) === 'invoice.overdue';
  const [stray] = await bench.strays(client.mailbox, isOverdue);
  if (stray === undefined) return undefined;
  return { expected: 'no invoice.overdue of an invoice that was paid', actual: 'it came' };
}

const common = { kind: 'active', level: 'MUST', alone: true } as const;

export const paidInTimeChecks: readonly ActiveCheck[] = [
  {
    ...common,
    area: 'invoice',
    id: 'INVOICE-14',
    title: 'an invoice that was paid keeps its status when its due date passes',
    asks: Array.from({ length: 6 }, () => 'getInvoice' as const),
    requirements: ['R-INVOICE-45'],
    run: async (bench) => conclude(await statusFinding(bench)),
  },
  {
    ...common,
    area: 'invoice',
    id: 'INVOICE-15',
    title: 'an invoice that was paid emits no invoice.overdue when its due date passes',
    asks: [],
    requirements: ['R-INVOICE-45', 'R-EVENT-81'],
    run: async (bench) => conclude(await eventFinding(bench)),
  },
];
