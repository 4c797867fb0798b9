/** The JSON endpoint behind Quill's payment page. */

import { expiryIn } from '../desk/expiry.ts';
import type { Bill, CardProblem, PaymentDesk } from '../desk/payment-desk.ts';
import type { PageAnswer, PageVisit } from '../serving/page-server.ts';

const json = (status: number, value: unknown): PageAnswer => ({
  ...{ status, type: 'json' },
  text: JSON.stringify(value),
});

export const paymentApi = async (
  desk: PaymentDesk,
  visit: PageVisit,
  jobId: string,
): Promise<PageAnswer> => {
  const bill = await desk.bill(jobId);
  if (bill === undefined) return json(404, { state: 'unknown' });
  return visit.method === 'POST' ? tried(desk, visit, bill) : json(200, bill);
};

const tried = async (desk: PaymentDesk, { body }: PageVisit, bill: Bill): Promise<PageAnswer> => {
  const { number, expiry, cvc } = cardIn(body);
  const outcome = await desk.pay(bill.jobId, { number, cvc, ...expiryIn(expiry) });
  switch (outcome.what) {
    case 'paid':
      return json(200, { state: 'just-paid' });
    case 'not-due':
      return json(409, { state: bill.state === 'closed' ? 'closed' : 'paid' });
    case 'declined':
      return json(402, { message: 'Card declined. You have not been charged.' });
    case 'problems':
      return json(422, {
        problems: outcome.problems.map((name) => ({ name, message: wordings[name] })),
      });
  }
};

const wordings: { readonly [Problem in CardProblem]: string } = {
  number: 'This card number is not valid.',
  expiry: 'This expiry date is not valid.',
  cvc: 'This security code is not valid.',
};

const cardIn = (body: string): { number: string; expiry: string; cvc: string } => {
  const given = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const textOf = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' ? value : '';
  };
  return { number: textOf('number'), expiry: textOf('expiry'), cvc: textOf('cvc') };
};
