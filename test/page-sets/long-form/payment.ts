/** The long form's payment page: a card with month and year as selects, and words of its own. */

import { html } from '../../../mock/html/markup.ts';
import type { Bill, CardProblem, PaymentDesk } from '../desk/payment-desk.ts';
import type { PageAnswer, PageVisit } from '../serving/page-server.ts';
import { framed, told } from './frame.ts';

export const payPage = async (desk: PaymentDesk, visit: PageVisit): Promise<PageAnswer> => {
  const bill = await desk.bill(visit.query.get('booking') ?? '');
  if (bill === undefined) return told(404, 'Nothing found', 'There is no payment at this address.');
  if (bill.state === 'paid') return alreadyPaid();
  if (bill.state === 'closed') return told(410, 'Cancelled', 'There is nothing to pay any more.');
  return visit.method === 'POST' ? tried(desk, visit, bill) : cardForm(bill, []);
};

const tried = async (desk: PaymentDesk, { form }: PageVisit, bill: Bill): Promise<PageAnswer> => {
  const outcome = await desk.pay(bill.jobId, {
    ...{ number: form.get('pan') ?? '', cvc: form.get('code') ?? '' },
    ...{ month: Number(form.get('mm')), year: Number(form.get('yy')) },
  });
  switch (outcome.what) {
    case 'paid':
      return told(200, 'Thank you, we have your payment', 'Your booking is complete.');
    case 'not-due':
      return alreadyPaid();
    case 'declined':
      return cardForm(bill, ['Your bank has declined this card. Please use another one.']);
    case 'problems':
      return cardForm(
        bill,
        outcome.problems.map((problem) => wordings[problem]),
      );
  }
};

const alreadyPaid = (): PageAnswer =>
  told(200, 'Already paid', 'This booking has been paid for. You need not do anything.');

const wordings: { readonly [Problem in CardProblem]: string } = {
  number: 'Number on the card: this is not a card number',
  expiry: 'Valid until: this card has expired, or no date was chosen',
  cvc: 'Check digits: these are 3 digits (4 on some cards)',
};

const yearsOffered = 30;

const cardForm = (bill: Bill, errors: readonly string[]): PageAnswer => {
  const firstYear = new Date(bill.now).getUTCFullYear();
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const years = Array.from({ length: yearsOffered }, (_, index) => firstYear + index);
  return framed(
    errors.length > 0 ? 400 : 200,
    'Pay by card',
    html`<h1>Pay by card</h1>
      ${
        errors.length > 0 &&
        html`<section class="errors" role="alert">
          <ul>
            ${errors.map((error) => html`<li>${error}</li>`)}
          </ul>
        </section>`
      }
      <p>For your blood draw: £${bill.pounds}</p>
      <form method="post">
        <label
          >Number on the card
          <input type="text" name="pan" inputmode="numeric" autocomplete="cc-number" required
        /></label>
        <div class="row" role="group" aria-labelledby="t-until">
          <span id="t-until">Valid until</span>
          <span id="t-mm" class="part">Month</span>
          <select name="mm" aria-labelledby="t-until t-mm" autocomplete="cc-exp-month" required>
            <option value="">–</option>
            ${months.map((month) => html`<option value="${month}">${padded(month)}</option>`)}
          </select>
          <span id="t-yy" class="part">Year</span>
          <select name="yy" aria-labelledby="t-until t-yy" autocomplete="cc-exp-year" required>
            <option value="">–</option>
            ${years.map((year) => html`<option value="${year}">${year}</option>`)}
          </select>
        </div>
        <div class="row">
          <span id="t-code">Check digits (CVC)</span>
          <input
            type="text"
            name="code"
            inputmode="numeric"
            autocomplete="cc-csc"
            aria-labelledby="t-code"
            required
          />
        </div>
        <button class="main">Pay now</button>
      </form>`,
  );
};

const padded = (month: number): string => String(month).padStart(2, '0');
