/** A weekly invoice, as its client sees it and prints it. */

import type { Client } from '../../../domain/client/client.ts';
import type { Invoice, InvoicePhase } from '../../../domain/invoice/invoice.ts';
import { html, type Markup } from '../../../html/markup.ts';
import { factList } from './fields.ts';
import type { Page } from './layout.ts';
import { given, plainDate, pounds } from './words.ts';

const phases: { readonly [Phase in InvoicePhase]: readonly [tone: string, words: string] } = {
  pending: ['warn', 'To be paid'],
  processing: ['calm', 'Payment in progress'],
  paid: ['good', 'Paid'],
  failed: ['bad', 'Payment failed'],
  refunded: ['mute', 'Refunded'],
  overdue: ['bad', 'Overdue'],
};

/** Periods and due dates are whole days by UTC, as the billing week is (A19). */
const day = (at: number): string => plainDate(at, 'UTC');

export const invoicePage = (invoice: Invoice, client: Client | undefined): Page => {
  const [tone, words] = phases[invoice.phase];
  return {
    title: `Invoice ${invoice.invoiceNumber}`,
    ...(client === undefined ? {} : { over: html`For ${given(client.name)}` }),
    lead: html`<span class="chip ${tone}">${words}</span>`,
    body: html`
      <div class="card">
        ${factList([
          ['Period', `${day(invoice.periodStart)} to ${day(invoice.periodEnd)}`],
          ['Issued', day(invoice.createdAt)],
          ['Due', day(invoice.dueDate)],
          ['Paid', invoice.paidAt !== null && day(invoice.paidAt)],
        ])}
      </div>
      ${linesOf(invoice)}
    `,
  };
};

const linesOf = (invoice: Invoice): Markup => html`
  <div class="card">
    <table class="lines">
      <caption class="unseen">
        Appointments on this invoice
      </caption>
      <thead>
        <tr>
          <th scope="col">Appointment</th>
          <th scope="col" class="amount">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${invoice.lines.map(
          ({ jobId, description, amountPence }) =>
            html`<tr>
              <td>${given(description)}<br /><code>${jobId}</code></td>
              <td class="amount">${pounds(amountPence)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Subtotal</th>
          <td class="amount">${pounds(invoice.subtotalPence)}</td>
        </tr>
        <tr>
          <th scope="row">VAT</th>
          <td class="amount">${pounds(invoice.vatPence)}</td>
        </tr>
        <tr class="sum">
          <th scope="row">Total</th>
          <td class="amount">${pounds(invoice.totalPence)}</td>
        </tr>
      </tfoot>
    </table>
  </div>
`;
