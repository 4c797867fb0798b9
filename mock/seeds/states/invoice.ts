/** A weekly invoice over completed jobs, its totals reckoned from its lines. */

import { invoiceTotals, type Invoice, type InvoiceLine } from '../../domain/invoice/invoice.ts';
import type { Channel } from '../../domain/job/job.ts';
import { pricePence } from '../../domain/job/price.ts';
import type { CompleteInvoice } from '../complete/complete-world.ts';
import { isPaidFor } from '../ledger.ts';
import type { Facts } from '../rules/report.ts';
import type { WorldInvoiceLine } from '../world.ts';
import { DAY, tellOfOrder, type Context, type Step } from './context.ts';

export const invoiceState = (
  invoice: CompleteInvoice,
  index: number,
  context: Context,
): Invoice => {
  const lines = invoice.lines.map((line) => lineOf(line, context.facts));
  const times = timesOf(invoice, index, context);
  return {
    id: invoice.id,
    clientId: invoice.clientId,
    invoiceNumber: invoice.invoiceNumber ?? numberOf(index, times.createdAt),
    lines,
    ...invoiceTotals(lines),
    ...times,
    phase: invoice.phase,
    hostedInvoiceUrl: invoice.issued === false ? null : context.addresses.invoicePage(invoice.id),
  };
};

/** Of the form that invoices made later have, so that their numbers go on from here. */
const numberOf = (index: number, createdAt: number): string =>
  `INV-${new Date(createdAt).getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`;

const wordsOf: { readonly [Name in Channel]: string } = {
  MOBILE: 'Blood draw at the patient’s address',
  IN_VENUE: 'Blood draw at a partner venue',
};

const lineOf = (line: WorldInvoiceLine, { jobs }: Facts): InvoiceLine => {
  const channel = jobs.get(line.jobId)?.fulfillmentChannel ?? 'MOBILE';
  return {
    jobId: line.jobId,
    description: line.description ?? wordsOf[channel],
    amountPence: line.amountPence ?? pricePence[channel],
  };
};

type Times = Pick<Invoice, 'periodStart' | 'periodEnd' | 'createdAt' | 'dueDate' | 'paidAt'>;

/** Left out: the week up to today, minted at its end, due two weeks later, paid after a day. */
const timesOf = (invoice: CompleteInvoice, index: number, context: Context): Times => {
  const { calendar, report } = context;
  const when = (moment: string | undefined, likely: () => number): number =>
    moment === undefined ? likely() : calendar.instant(moment);
  const usualEnd = invoice.phase === 'overdue' ? 'today-21 00:00' : 'today 00:00';
  const periodEnd = when(invoice.periodEnd, () => calendar.instant(usualEnd));
  const periodStart = when(invoice.periodStart, () => periodEnd - 7 * DAY);
  const createdAt = when(invoice.createdAt, () => Math.min(periodEnd, calendar.startAt));
  const dueDate = when(invoice.dueDate, () => createdAt + 14 * DAY);
  const paidAt = isPaidFor(invoice)
    ? when(invoice.paidAt, () => Math.min(createdAt + DAY, calendar.startAt))
    : null;
  if (periodEnd <= periodStart) {
    report(['invoices', index, 'periodEnd'], 'expected a moment after periodStart');
  }
  if (invoice.phase === 'overdue' && dueDate > calendar.startAt) {
    report(['invoices', index, 'dueDate'], 'an overdue invoice has passed its due date');
  }
  const paid: readonly Step[] = paidAt === null ? [] : [['paidAt', paidAt]];
  tellOfOrder(context, ['invoices', index], [['createdAt', createdAt], ...paid]);
  return { periodStart, periodEnd, createdAt, dueDate, paidAt };
};
