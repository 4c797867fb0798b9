/** The card form, the bank's question, and what is said when nothing is due. */

import type { Client } from '../../../domain/client/client.ts';
import type { Job } from '../../../domain/job/job.ts';
import type { Panel } from '../../../domain/panel/panel.ts';
import { pricePence } from '../../../domain/job/price.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { html, type Markup } from '../../../html/markup.ts';
import { testCards } from '../payment/cards.ts';
import { arrangedBy, bookingFacts } from './booked.ts';
import { factList, hidden, inputField, mistakeSummary, type Mistake } from './fields.ts';
import type { Page } from './layout.ts';
import { nextSteps } from './next-steps.ts';
import { pounds } from './words.ts';

export type Paying = {
  readonly job: Job;
  readonly panel: Panel | undefined;
  readonly venue: Venue | undefined;
  readonly client: Client | undefined;
  readonly formToken: string;
};

const priceOf = ({ visit }: Job): string => pounds(pricePence[visit.channel]);

const over = ({ client }: Paying): Pick<Page, 'over'> =>
  client === undefined ? {} : { over: arrangedBy(client.name) };

export const cardPage = (
  paying: Paying & { readonly mistakes: readonly Mistake[]; readonly name: string },
): Page => {
  const { job, mistakes, formToken } = paying;
  return {
    title: 'Pay for your appointment',
    ...over(paying),
    lead: 'We have your booking. It goes ahead once it is paid.',
    told: mistakeSummary(mistakes),
    hasMistakes: mistakes.length > 0,
    ...(mistakes.length > 0 ? { status: 422 } : {}),
    body: html`
      <div class="card">
        ${factList(bookingFacts(paying))}
        <p class="total"><span>To pay now</span> <strong>${priceOf(job)}</strong></p>
      </div>
      <form class="card sections" method="post" novalidate data-once>
        ${hidden({ formToken })}
        <section aria-labelledby="card-title">
          <h2 id="card-title">Card details</h2>
          ${cardFields(paying)}
        </section>
        <div class="end"><button class="primary">Pay ${priceOf(job)}</button></div>
      </form>
      ${testCardTable}
    `,
  };
};

/** The number and the code are asked for again each time: they are never sent back to the page. */
const cardFields = ({
  mistakes,
  name,
}: {
  readonly mistakes: readonly Mistake[];
  readonly name: string;
}): Markup => html`
  ${inputField({
    ...{ name: 'cardName', label: 'Name on card', value: name, mistakes },
    autocomplete: 'cc-name',
  })}
  ${inputField({
    ...{ name: 'cardNumber', label: 'Card number', value: '', mistakes },
    ...{ autocomplete: 'cc-number', inputmode: 'numeric', isVerbatim: true },
  })}
  <div class="pair">
    ${inputField({
      ...{ name: 'cardExpiry', label: 'Expiry date', value: '', mistakes, hint: 'Month / year' },
      ...{ autocomplete: 'cc-exp', inputmode: 'numeric', size: 'short' },
    })}
    ${inputField({
      ...{ name: 'cardCode', label: 'Security code', value: '', mistakes },
      hint: 'Three digits on the back',
      ...{ autocomplete: 'cc-csc', inputmode: 'numeric', size: 'short' },
    })}
  </div>
`;

const testCardTable: Markup = html`
  <section class="aside-box" aria-labelledby="test-cards">
    <h2 id="test-cards">Test cards of the sandbox</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          ({ number, words }) =>
            html`<tr>
              <td><code>${number}</code></td>
              <td>${words}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>Any date to come, any three digits.</p>
  </section>
`;

export const bankPage = (paying: Paying): Page => ({
  title: 'Confirm with your bank',
  ...over(paying),
  lead: 'Your bank wants to be sure that it is you who pays.',
  body: html`
    <form class="card" method="post" novalidate data-once>
      ${hidden({ formToken: paying.formToken })}
      <p class="total"><span>Payment</span> <strong>${priceOf(paying.job)}</strong></p>
      <p>With a real card, your bank’s own page would appear here. Choose what it would answer.</p>
      <div class="buttons">
        <button class="primary" name="answer" value="confirm">Confirm payment</button>
        <button class="secondary" name="answer" value="refuse">Decline</button>
      </div>
    </form>
  `,
});

export const paidPage = (paying: Paying): Page => {
  const { job } = paying;
  const isEnded = job.phase === 'cancelled' || job.phase === 'completed' || job.phase === 'noShow';
  return {
    title: 'Payment received',
    ...over(paying),
    told: html`<p class="done" role="status">
      ${priceOf(job)} has been paid.${!isEnded && ' Thank you: your booking goes ahead.'}
    </p>`,
    body: html`
      <div class="card">${factList([...bookingFacts(paying), ['Paid', priceOf(job)]])}</div>
      ${job.phase === 'cancelled' && html`<p class="aside">This booking has been cancelled since.</p>`}
      ${!isEnded && nextSteps(job)}
    `,
  };
};

const reasons = {
  invoiced: {
    title: 'There is nothing to pay',
    lead: 'The organisation that arranged this appointment pays for it.',
    status: 200,
  },
  refunded: {
    title: 'Payment refunded',
    lead: 'What was paid for this booking has been paid back. Nothing more is due.',
    status: 200,
  },
  closed: {
    title: 'This booking cannot be paid',
    lead: 'It has been cancelled or could not be arranged. Nothing is due, and nothing was charged.',
    status: 410,
  },
} as const;

export const nothingDuePage = (paying: Paying, why: keyof typeof reasons): Page => ({
  ...reasons[why],
  ...over(paying),
  body: html`<div class="card">${factList(bookingFacts(paying))}</div>`,
});
