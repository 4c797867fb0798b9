/** Weekly invoices: minted, issued, charged, and overdue when nobody pays (spec, "Invoice"). */

import { refuse, type Decision } from '../refusal.ts';

export type InvoicePhase = 'pending' | 'processing' | 'paid' | 'failed' | 'refunded' | 'overdue';

export type InvoiceLine = {
  readonly jobId: string;
  readonly description: string;
  readonly amountPence: number;
};

/** Amounts are pence; instants are ms since the epoch. */
export type InvoiceTerms = {
  readonly id: string;
  readonly clientId: string;
  readonly invoiceNumber: string;
  readonly lines: readonly InvoiceLine[];
  readonly subtotalPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly dueDate: number;
  readonly createdAt: number;
};

export type Invoice = InvoiceTerms & {
  readonly phase: InvoicePhase;
  readonly hostedInvoiceUrl: string | null;
  readonly paidAt: number | null;
};

export type InvoiceEvent =
  | { readonly type: 'InvoiceCreated'; readonly at: number; readonly terms: InvoiceTerms }
  | { readonly type: 'InvoiceIssued'; readonly at: number; readonly hostedInvoiceUrl: string }
  | { readonly type: 'InvoiceProcessing'; readonly at: number }
  | { readonly type: 'InvoicePaid'; readonly at: number }
  | { readonly type: 'InvoicePaymentFailed'; readonly at: number }
  | { readonly type: 'InvoiceOverdue'; readonly at: number }
  | { readonly type: 'InvoiceRefunded'; readonly at: number };

export type InvoiceCommand =
  | { readonly type: 'issue'; readonly now: number; readonly hostedInvoiceUrl: string }
  | { readonly type: 'process'; readonly now: number }
  | { readonly type: 'pay'; readonly now: number }
  | { readonly type: 'failPayment'; readonly now: number }
  | { readonly type: 'passDueDate'; readonly now: number }
  | { readonly type: 'refund'; readonly now: number };

/** A18. */
const VAT_RATE = 0.2;

/** Subtotal, VAT (20 %, rounded to the penny) and total of the lines, in pence. */
export const invoiceTotals = (lines: readonly InvoiceLine[]) => {
  const subtotalPence = lines.reduce((sum, line) => sum + line.amountPence, 0);
  const vatPence = Math.round(subtotalPence * VAT_RATE);
  return { subtotalPence, vatPence, totalPence: subtotalPence + vatPence };
};

const unpaid: readonly InvoicePhase[] = ['pending', 'processing', 'failed', 'overdue'];

/** From which phase each move may happen is not shown (O95). */
export const decideInvoice = (
  command: InvoiceCommand,
  invoice: Invoice,
): Decision<InvoiceEvent> => {
  const at = command.now;
  const when = (
    allowed: readonly InvoicePhase[],
    hint: string,
    event: InvoiceEvent,
  ): Decision<InvoiceEvent> =>
    allowed.includes(invoice.phase)
      ? [event]
      : refuse('wrong-phase', `The invoice is in phase ${invoice.phase}. ${hint}`);
  switch (command.type) {
    case 'issue':
      return invoice.hostedInvoiceUrl === null
        ? when(unpaid, 'Only an unpaid invoice can be issued.', {
            type: 'InvoiceIssued',
            at,
            hostedInvoiceUrl: command.hostedInvoiceUrl,
          })
        : refuse('already-done', 'The invoice is issued already.');
    case 'process':
      return when(['pending', 'failed', 'overdue'], 'Only an unpaid invoice can be charged.', {
        type: 'InvoiceProcessing',
        at,
      });
    case 'pay':
      return when(unpaid, 'Only an unpaid invoice can be paid.', { type: 'InvoicePaid', at });
    case 'failPayment':
      return when(unpaid, 'Only the charge of an unpaid invoice can fail.', {
        type: 'InvoicePaymentFailed',
        at,
      });
    case 'passDueDate':
      return when(['pending', 'processing', 'failed'], 'It cannot fall overdue.', {
        type: 'InvoiceOverdue',
        at,
      });
    case 'refund':
      return when(['paid'], 'Only a paid invoice can be refunded.', {
        type: 'InvoiceRefunded',
        at,
      });
  }
};

export const evolveInvoice = (invoice: Invoice | undefined, event: InvoiceEvent): Invoice => {
  if (event.type === 'InvoiceCreated') {
    return { ...event.terms, phase: 'pending', hostedInvoiceUrl: null, paidAt: null };
  }
  if (invoice === undefined) throw new Error(`${event.type} without an invoice before it`);
  switch (event.type) {
    case 'InvoiceIssued':
      return { ...invoice, hostedInvoiceUrl: event.hostedInvoiceUrl };
    case 'InvoiceProcessing':
      return { ...invoice, phase: 'processing' };
    case 'InvoicePaid':
      return { ...invoice, phase: 'paid', paidAt: event.at };
    case 'InvoicePaymentFailed':
      return { ...invoice, phase: 'failed' };
    case 'InvoiceOverdue':
      return { ...invoice, phase: 'overdue' };
    case 'InvoiceRefunded':
      return { ...invoice, phase: 'refunded' };
  }
};
