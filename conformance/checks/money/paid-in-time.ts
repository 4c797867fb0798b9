/** An invoice that was paid is not unpaid: its due date passes, and nothing comes of that. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { daysAhead } from '../given/clock.ts';
import { demandEvent, makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { completedBooking, makeInvoice, readMoney } from './billed.ts';

/** What had happened before the payment. */
const ways = [[], ['invoice.failPayment'], ['invoice.failPayment', 'invoice.failPayment']] as const;

const daySeconds = 86_400;

/** Due tomorrow, and paid today; then two days pass. */
const paidInTime = (
  bench: Bench,
): Promise<{ readonly client: Listener; readonly invoices: readonly string[] }> =>
  bench.once('invoices that are paid in time', async (maker) => {
    maker.need('invoice.create', 'invoice.failPayment', 'invoice.pay', 'clock.advance');
    const client = await makeListener(maker, 'paying in time', { billingMode: 'WEEKLY_INVOICE' });
    const dueDate = (await daysAhead(maker, 1)).toISOString();
    const invoices: string[] = [];
    for (const [place, actions] of ways.entries()) {
      const bookings = [await completedBooking(maker, client, `paid in time, ${String(place)}`)];
      const invoiceId = await makeInvoice(maker, { client, bookings, terms: { dueDate } });
      for (const action of actions) await maker.act(action, { invoiceId });
      await maker.act('invoice.pay', { invoiceId });
      invoices.push(invoiceId);
    }
    await maker.act('clock.advance', { seconds: 2 * daySeconds });
    return { client, invoices };
  });

async function statusFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, invoices } = await paidInTime(bench);
  for (const id of invoices) {
    const shown = await readMoney(bench, client, { get: 'getInvoice', id });
    // What it is called between the charge and the money is not said (O95).
    if (at(shown, 'status') !== 'OVERDUE') continue;
    return { expected: `invoice ${id}, which was paid, not OVERDUE`, actual: 'status OVERDUE' };
  }
  return undefined;
}

/** That it is told of invoices at all is seen by their payment. */
async function eventFinding(bench: Bench): Promise<Finding | undefined> {
  const { client } = await paidInTime(bench);
  const isPaid = (one: Delivery): boolean => eventTypeOf(one) === 'invoice.paid';
  await demandEvent(bench, client, { wish: isPaid, what: 'invoice.paid' });
  const isOverdue = (one: Delivery): boolean => eventTypeOf(one) === 'invoice.overdue';
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
    title: 'an invoice that was paid is not OVERDUE when its due date passes',
    asks: Array.from({ length: 3 }, () => 'getInvoice' as const),
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
