import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  decideInvoice,
  evolveInvoice,
  invoiceTotals,
  type Invoice,
  type InvoiceCommand,
  type InvoicePhase,
  type InvoiceTerms,
} from './invoice.ts';

const lines = [{ jobId: 'job_1', description: 'a draw', amountPence: 8500 }];
const terms: InvoiceTerms = {
  id: 'inv_1',
  clientId: 'cl_1',
  invoiceNumber: 'INV-2027-000001',
  lines,
  ...invoiceTotals(lines),
  periodStart: 0,
  periodEnd: 1,
  dueDate: 2,
  createdAt: 1,
};
const pending = evolveInvoice(undefined, { type: 'InvoiceCreated', at: 1, terms });
const inPhase = (phase: InvoicePhase): Invoice => ({ ...pending, phase });

const commands = {
  issue: { type: 'issue', now: 7, hostedInvoiceUrl: 'https://example.org/i' },
  process: { type: 'process', now: 7 },
  pay: { type: 'pay', now: 7 },
  failPayment: { type: 'failPayment', now: 7 },
  passDueDate: { type: 'passDueDate', now: 7 },
  refund: { type: 'refund', now: 7 },
} satisfies { readonly [Type in InvoiceCommand['type']]: InvoiceCommand };

/** The phase that a command leads to; null where it is refused. */
type Row = { readonly [Type in Exclude<InvoiceCommand['type'], 'issue'>]: InvoicePhase | null };

const table: { readonly [Phase in InvoicePhase]: Row } = {
  pending: {
    process: 'processing',
    pay: 'paid',
    failPayment: 'failed',
    passDueDate: 'overdue',
    refund: null,
  },
  processing: {
    process: null,
    pay: 'paid',
    failPayment: 'failed',
    passDueDate: 'overdue',
    refund: null,
  },
  failed: {
    process: 'processing',
    pay: 'paid',
    failPayment: 'failed',
    passDueDate: 'overdue',
    refund: null,
  },
  overdue: {
    process: 'processing',
    pay: 'paid',
    failPayment: 'failed',
    passDueDate: null,
    refund: null,
  },
  paid: { process: null, pay: null, failPayment: null, passDueDate: null, refund: 'refunded' },
  refunded: { process: null, pay: null, failPayment: null, passDueDate: null, refund: null },
};

const cells = Object.entries(table).flatMap(([from, row]) =>
  Object.entries(row).map(([type, to]) => ({ from, type, to })),
) as { from: InvoicePhase; type: keyof Row; to: InvoicePhase | null }[];

describe('an invoice', () => {
  it('is pending when it is created, which comes before all else', () => {
    expect(evolveInvoice(undefined, { type: 'InvoiceCreated', at: 1, terms })).toEqual({
      ...terms,
      ...{ phase: 'pending', hostedInvoiceUrl: null, paidAt: null },
    });
    expect(() => evolveInvoice(undefined, { type: 'InvoicePaid', at: 1 })).toThrow(
      'InvoicePaid without an invoice before it',
    );
  });

  it.each(cells)('in phase $from, $type: $to', ({ from, type, to }) => {
    const invoice = inPhase(from);
    const decision = decideInvoice(commands[type], invoice);
    if (to === null) expect(decision).toMatchObject({ refused: 'wrong-phase' });
    else if (isRefusal(decision)) expect.fail(decision.message);
    else expect(decision.reduce(evolveInvoice, invoice).phase).toBe(to);
  });

  it.each(['pending', 'processing', 'failed', 'overdue'] as const)(
    'in phase %s is issued once',
    (phase) => {
      const decision = decideInvoice(commands.issue, inPhase(phase));
      if (isRefusal(decision)) expect.fail(decision.message);
      const issued = decision.reduce(evolveInvoice, inPhase(phase));
      expect(issued).toMatchObject({ phase, hostedInvoiceUrl: 'https://example.org/i' });
      expect(decideInvoice(commands.issue, issued)).toMatchObject({ refused: 'already-done' });
    },
  );

  it.each(['paid', 'refunded'] as const)('in phase %s is no longer issued', (phase) => {
    expect(decideInvoice(commands.issue, inPhase(phase))).toMatchObject({ refused: 'wrong-phase' });
  });

  it('knows when it was paid, and keeps it after a refund', () => {
    const decision = decideInvoice(commands.pay, pending);
    if (isRefusal(decision)) expect.fail(decision.message);
    const paid = decision.reduce(evolveInvoice, pending);
    expect(paid.paidAt).toBe(7);
    expect(evolveInvoice(paid, { type: 'InvoiceRefunded', at: 8 }).paidAt).toBe(7);
  });
});

describe('totals', () => {
  it('add 20 % VAT to the lines', () => {
    expect(invoiceTotals(lines)).toEqual({
      subtotalPence: 8500,
      vatPence: 1700,
      totalPence: 10_200,
    });
    expect(invoiceTotals([])).toEqual({ subtotalPence: 0, vatPence: 0, totalPence: 0 });
  });

  it('are whole pence that add up', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }));
    fc.assert(
      fc.property(amounts, (pence) => {
        const totals = invoiceTotals(pence.map((amountPence) => ({ ...lines[0]!, amountPence })));
        expect(totals.totalPence).toBe(totals.subtotalPence + totals.vatPence);
        expect(Number.isInteger(totals.vatPence)).toBe(true);
      }),
    );
  });
});
