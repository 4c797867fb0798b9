/** How each story begins: what seldom comes together by chance. */
import type { BillingMode } from '../target/profile/profile.ts';
import type { Step } from './world.ts';

const at = (of: number, ...rows: readonly string[]): readonly Step[] =>
  rows.map((row) => ({ row, of }));

/** Of the booking of this number, from its acceptance to its sample. */
const visit = (of: number): readonly Step[] =>
  at(of, 'job-accepted', 'job-started', 'job-completed');

/** Refunds end, and the visit takes place, while a dispute is open; a refund ends when its booking is cancelled. */
const paid: readonly Step[] = [
  { book: 'MOBILE', start: 0 },
  { book: 'IN_VENUE', start: 0 },
  ...at(0, 'job-paid-before-dispatch'),
  ...at(1, 'job-confirmed-by-payment'),
  ...at(0, 'refund-created', 'refund-created'),
  ...at(1, 'refund-created'),
  ...at(0, 'dispute-opened', 'refund-settled'),
  ...at(1, 'refund-failed'),
  ...at(0, 'job-cancel-refused-under-dispute', 'refund-blocked-under-dispute'),
  ...visit(0),
  ...at(0, 'dispute-updated', 'sample-received', 'sample-results-published', 'dispute-closed'),
  ...at(0, 'refund-created'),
  ...at(3, 'refund-settled'),
  ...at(1, 'job-cancelled-by-client'),
  ...at(2, 'refund-settled'),
];

/** A charge fails before and after the due date; the lab speaks when the booking is billed. */
const billed: readonly Step[] = [
  { book: 'MOBILE', start: 0 },
  { book: 'IN_VENUE', start: 0 },
  { book: 'MOBILE', start: 0 },
  ...visit(0),
  ...at(0, 'invoice-created', 'invoice-payment-failed', 'invoice-overdue'),
  ...at(0, 'invoice-payment-failed', 'invoice-paid'),
  ...at(0, 'sample-results-published', 'sample-received-after-results'),
  ...visit(2),
  ...at(1, 'invoice-created', 'invoice-overdue', 'job-cancelled-by-client'),
];

export const plots: Readonly<Record<BillingMode, readonly Step[]>> = {
  PATIENT_PAY: paid,
  WEEKLY_INVOICE: billed,
};
