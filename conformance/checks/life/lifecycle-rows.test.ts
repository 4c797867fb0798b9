// Each row of x-lifecycle is held by checks, or says why none can hold it.

import { lifecycle } from '#contract/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';

/** The checks that turn red when a server breaks the row. */
const heldBy: Readonly<Record<string, readonly string[]>> = {
  'job-created-for-weekly-invoice': ['BOOK-02', 'LIFE-04', 'EMIT-01', 'EMIT-02'],
  'job-created-for-patient-pay': ['BOOK-04', 'LIFE-05', 'EMIT-01', 'EMIT-02'],
  'job-cancelled-by-client': [
    ...['CANCEL-01', 'CANCEL-04', 'CANCEL-05', 'CANCEL-06', 'CANCEL-07'],
    ...['CANCEL-09', 'CANCEL-10', 'CANCEL-12', 'CANCEL-13'],
  ],
  'job-cancelled-again': ['CANCEL-03', 'CANCEL-24', 'CANCEL-25'],
  'job-cancel-refused-inside-lock': [
    ...['CANCEL-11', 'CANCEL-14', 'CANCEL-15', 'CANCEL-16', 'CANCEL-29'],
  ],
  'job-cancel-refused-under-dispute': ['CANCEL-17', 'CANCEL-18'],
  'job-cancel-refused-when-completed': ['CANCEL-21', 'CANCEL-22', 'CANCEL-23'],
  'job-confirmed-by-payment': ['LIFE-02', 'LIFE-07'],
  'job-confirmed-by-payment-for-weekly-invoice': ['LIFE-06'],
  'job-paid-before-dispatch': ['LIFE-08', 'LIFE-09'],
  'job-search-begins': ['EMIT-25', 'PAYLOAD-23'],
  'job-nobody-found': ['LIFE-11', 'EMIT-32'],
  'job-stays-available': ['LIFE-28', 'EMIT-38'],
  'job-accepted': ['LIFE-01', 'EMIT-03', 'EMIT-04'],
  'job-accepted-by-another': ['LIFE-16', 'PAYLOAD-22'],
  'job-phlebotomist-removed': ['LIFE-15', 'EMIT-26', 'PAYLOAD-24'],
  'job-phlebotomist-cancels': ['LIFE-14', 'EMIT-31'],
  'job-phlebotomist-en-route': ['EMIT-17'],
  'job-phlebotomist-arrives': ['LIFE-27', 'EMIT-35', 'EMIT-36', 'EMIT-37'],
  'job-eta-updated': ['LIFE-25', 'PAYLOAD-08'],
  'job-started': ['EMIT-05', 'EMIT-06'],
  'job-checked-in': ['LIFE-03', 'LIFE-19', 'EMIT-07', 'EMIT-30', 'PAYLOAD-07'],
  'job-completed': ['LIFE-10', 'EMIT-08', 'EMIT-09'],
  'job-no-show': ['EMIT-18', 'EMIT-19'],
  'job-cancelled-by-staff': ['LIFE-12', 'LIFE-13', 'EMIT-22', 'EMIT-23', 'EMIT-24'],
  'job-cancelled-with-its-refund': ['EMIT-27'],
  'job-rescheduled': ['LIFE-17', 'EMIT-20'],
  'job-moved-to-another-slot': ['LIFE-17', 'LIFE-18', 'EMIT-21'],
  'sample-registered': ['SAMPLE-02', 'EMIT-10', 'EMIT-11'],
  'sample-received': ['SAMPLE-08', 'EMIT-12', 'EMIT-13'],
  'sample-received-after-results': ['EMIT-14'],
  'sample-results-published': ['SAMPLE-09', 'SAMPLE-10', 'EMIT-15', 'EMIT-16'],
  'invoice-created': ['EMIT-40'],
  'invoice-paid': ['EMIT-41'],
  'invoice-payment-failed': ['EMIT-42'],
  'invoice-overdue': ['EMIT-43'],
  'refund-created': ['EMIT-44'],
  'refund-blocked-under-dispute': ['CANCEL-19'],
  'refund-settled': ['EMIT-45'],
  'refund-failed': ['EMIT-46'],
  'dispute-opened': ['EMIT-47'],
  'dispute-closed': ['CANCEL-20', 'EMIT-48', 'EMIT-49'],
  'venue-activated': ['EMIT-51'],
  'venue-deactivated': ['EMIT-50'],
};

const noEvent = 'Its status and event are open, and no event is named for it.';
const clientOrStaff = 'Whether the client or only staff may cancel an AVAILABLE job is open (O06).';
const afterNoShow =
  'The appointment of a no-show lies in the past by rights, and then both answers are right (O29).';
const contradiction =
  'Two rows contradict each other (O05): CANCEL-24 holds that it stays CANCELLED.';

/** Why no check holds the row. */
const heldByNone: Readonly<Record<string, string>> = {
  'job-cancelled-by-client-when-available': clientOrStaff,
  'job-cancel-refused-inside-lock-when-available': clientOrStaff,
  'job-cancelled-by-client-after-no-show': afterNoShow,
  'job-cancel-refused-inside-lock-after-no-show': afterNoShow,
  'job-cancel-again-inside-lock': contradiction,
  'job-cancel-again-under-dispute': contradiction,
  'job-created-by-staff-for-weekly-invoice':
    'Whether staff bookings emit job.created is open (O31).',
  'job-created-by-staff-for-patient-pay': 'Whether staff bookings emit job.created is open (O31).',
  'job-moved-before-confirmation': 'Whether it can be moved then is open (O85).',
  'invoice-issued': noEvent,
  'invoice-processing': noEvent,
  'invoice-refunded': noEvent,
  'refund-reconciled': noEvent,
  'dispute-updated': noEvent,
};

const rows = lifecycle.rows.map(({ id }) => id);
const ids = new Set(catalogue.map(({ id }) => id));

describe('the rows of x-lifecycle', () => {
  it('are held by checks, or say why by none', () => {
    const told = [heldBy, heldByNone].flatMap((table) => Object.keys(table));
    expect(told.toSorted()).toEqual(rows.toSorted());
  });

  it('are held by checks that there are', () => {
    const cited = Object.values(heldBy).flat();
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });
});
