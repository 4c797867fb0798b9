/** The wizard's payment page: a card on one page, with the tokens that browsers fill in by. */

import { html } from '../../../mock/html/markup.ts';
import { expiryIn } from '../desk/expiry.ts';
import type { Bill, PaymentDesk } from '../desk/payment-desk.ts';
import type { PageAnswer, PageVisit } from '../serving/page-server.ts';
import { shownWith } from '../serving/shown.ts';
import { textField, type Errors } from './fields.ts';
import { page, summaryOf } from './layout.ts';

export const paymentPages = async (
  desk: PaymentDesk,
  visit: PageVisit,
  jobId: string,
): Promise<PageAnswer | undefined> => {
  const bill = await desk.bill(jobId);
  if (bill === undefined) return undefined;
  if (bill.state === 'paid') return paid();
  if (bill.state === 'closed') return closed();
  return visit.method === 'POST' ? tried(desk, visit, bill) : cardForm(bill, new Map());
};

const tried = async (
  desk: PaymentDesk,
  { form }: PageVisit,
  bill: Bill,
): Promise<PageAnswer | undefined> => {
  const outcome = await desk.pay(bill.jobId, {
    ...{ number: form.get('cardNumber') ?? '', cvc: form.get('cvc') ?? '' },
    ...expiryIn(form.get('expiry') ?? ''),
  });
  switch (outcome.what) {
    case 'paid':
      return { status: 303, location: `/payments/${encodeURIComponent(bill.jobId)}` };
    case 'not-due':
      return paid();
    case 'declined':
      return cardForm(
        bill,
        new Map([['cardNumber', 'Your card was declined. Nothing was taken: try another card']]),
      );
    case 'problems':
      return cardForm(bill, new Map(outcome.problems.map((problem) => wordings[problem])));
  }
};

const wordings = {
  number: ['cardNumber', 'Enter the number on your card'],
  expiry: ['expiry', 'Enter an expiry date that is still to come, such as 09/31'],
  cvc: ['cvc', 'Enter the 3 or 4 digits of the security code'],
} as const;

const cardForm = (bill: Bill, errors: Errors): PageAnswer => {
  const form = { shown: shownWith(undefined), errors };
  return page(
    errors.size > 0 ? 422 : 200,
    'Pay for your appointment',
    html`${summaryOf(errors)}
      <h1>Pay for your appointment</h1>
      <p>Amount to pay: <strong>£${bill.pounds}</strong></p>
      <form method="post" novalidate>
        ${textField(form, {
          ...{ name: 'cardNumber', label: 'Card number', value: '' },
          ...{ autocomplete: 'cc-number', inputmode: 'numeric' },
        })}
        ${textField(form, {
          ...{ name: 'expiry', label: 'Expiry date', value: '', hint: 'MM/YY, as on the card' },
          ...{ autocomplete: 'cc-exp', inputmode: 'numeric' },
        })}
        ${textField(form, {
          ...{ name: 'cvc', label: 'Security code', value: '', hint: 'CVC, on the back' },
          ...{ autocomplete: 'cc-csc', inputmode: 'numeric' },
        })}
        <div class="buttons"><button>Pay £${bill.pounds}</button></div>
      </form>`,
  );
};

const paid = (): PageAnswer =>
  page(
    200,
    'Payment received',
    html`<div class="done"><h1>Payment received</h1></div>
      <p>Thank you. Your appointment is paid: there is nothing more to do.</p>`,
  );

const closed = (): PageAnswer =>
  page(
    410,
    'Nothing to pay',
    html`<h1>Nothing to pay</h1>
      <p>This appointment was cancelled.</p>`,
  );
