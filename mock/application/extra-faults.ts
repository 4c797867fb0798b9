/** Faults of a request that the contract's schema cannot state, each with its place. */

import type { CreateBookingRequest } from '#contract/model.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Fault } from '#contract/validate.ts';
import { mobileTimeZone } from '../domain/job/appointment.ts';
import type { Policies } from '../domain/policy.ts';
import { calendarEnd, dateAt } from '../domain/zoned-time.ts';
import type { Input } from './operation.ts';
import { isKnownJobStatus } from './projections/job-status.ts';
import { invoicePhases, refundPhases } from './projections/money.ts';

const DAY = 24 * 60 * 60 * 1000;
const none: readonly Fault[] = [];

/** `now` is the sandbox's time (ms). Looks only at members that have the right type. */
export const extraFaults = (
  operation: OperationId,
  input: Input,
  policies: Policies,
  now: number,
): readonly Fault[] => {
  if (operation === 'createBooking') return bookingFaults(input.body, policies, now);
  if (operation === 'getVenueAvailability') return windowFaults(input.query);
  const isKnown = knownStatus[operation];
  if (isKnown !== undefined) return statusFaults(isKnown, input.query, policies);
  return none;
};

/** O50, O51: phone numbers and dates, by UK date. A visit today is not too late (A12). */
/** The lists whose statuses are known; those of disputes are the processor's. */
const knownStatus: { readonly [Op in OperationId]?: (status: string) => boolean } = {
  listBookings: isKnownJobStatus,
  listInvoices: (status) => invoicePhases(status).length > 0,
  listRefunds: (status) => refundPhases(status).length > 0,
};

/** O20: a status that the list can never have is refused, or finds nothing. */
const statusFaults = (
  isKnown: (status: string) => boolean,
  { status }: Input['query'],
  { O20 }: Policies,
): readonly Fault[] =>
  status === undefined || O20 === 'empty' || isKnown(status)
    ? none
    : [{ place: 'query.status', expected: 'a status that this list can have' }];

const bookingFaults = (body: unknown, policies: Policies, now: number): readonly Fault[] => {
  const { patient, appointment } = membersOf(body) as Partial<CreateBookingRequest>;
  const { phone } = membersOf(patient);
  const { preferredDate } = membersOf(appointment);
  const today = dateAt(now, mobileTimeZone);
  return [
    policies.O50 === 'strict' && isText(phone) && !isPhone(phone)
      ? {
          place: 'body.patient.phone',
          expected: 'a number in E.164 form (+447700900123) or UK national form (07700 900123)',
        }
      : undefined,
    // O51: a date that is past may be refused. The calendar's end keeps the arithmetic sound.
    isDate(preferredDate) && (preferredDate < today || Date.parse(preferredDate) >= calendarEnd)
      ? {
          place: 'body.appointment.preferredDate',
          expected: `a date from today (${today}) on, and before the year 9999`,
        }
      : undefined,
  ].filter((fault) => fault !== undefined);
};

/** Spec, Limits: "`to` later than `from`, at most 30 days". */
const windowFaults = (query: Input['query']): readonly Fault[] => {
  const from = Date.parse(query['from'] ?? '');
  const to = Date.parse(query['to'] ?? '');
  if (to <= from) return [{ place: 'query.to', expected: 'a time later than query.from' }];
  if (to - from > 30 * DAY) {
    return [{ place: 'query.to', expected: 'a time at most 30 days after query.from' }];
  }
  return none;
};

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isDate = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** O50: `+` or `00` and the number with its country's code, or a UK number from its 0 on. */
const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^(\+|00)[1-9]\d{6,14}$/.test(digits) || /^0[1-9]\d{8,9}$/.test(digits);
};
