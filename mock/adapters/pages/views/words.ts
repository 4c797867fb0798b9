/** Instants, amounts and the texts of others, as the pages write them. */

import { exactly, html, type Markup } from '../../../html/markup.ts';
import { mobileAppointmentAt, mobileTimeZone } from '../../../domain/job/appointment.ts';
import type { Job, TimePreference, Visit } from '../../../domain/job/job.ts';

/** Text that someone else has written, just as it is; `bdi` keeps its direction to itself. */
export const given = (text: string): Markup => html`<bdi>${exactly(text)}</bdi>`;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatted = (at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string => {
  const key = JSON.stringify([timeZone, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formats.set(key, known);
  return known.format(at);
};

/** `Tuesday 12 January 2027`. */
export const longDate = (at: number, timeZone = mobileTimeZone): string =>
  formatted(at, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '');

/** `Tue 12 Jan`. */
export const shortDate = (at: number, timeZone = mobileTimeZone): string =>
  formatted(at, timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

/** `09:30`. */
export const clockTime = (at: number, timeZone = mobileTimeZone): string =>
  formatted(at, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `12 January 2027, 09:30`. */
export const dateAndTime = (at: number, timeZone = mobileTimeZone): string =>
  `${formatted(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' })}, ${clockTime(at, timeZone)}`;

/** `12 January 2027`. */
export const plainDate = (at: number, timeZone = mobileTimeZone): string =>
  formatted(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });

export const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

export const partsOfDay: readonly TimePreference[] = ['morning', 'afternoon', 'evening'];

/** `Morning, from 08:00`. */
export const partOfDay = (part: TimePreference): string => {
  const name = `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  return `${name}, from ${clockTime(mobileAppointmentAt('2026-01-05', part))}`;
};

/** When the visit is: what the patient wished for, or what was set since. */
export const whenOf = (visit: Visit, timeZone: string): string => {
  const { appointmentAt: at } = visit;
  const day = longDate(at, timeZone);
  if (visit.channel === 'MOBILE') {
    const isAsWished = at === mobileAppointmentAt(visit.preferredDate, visit.timePreference);
    if (isAsWished) return `${day}, in the ${visit.timePreference}`;
  }
  return `${day} at ${clockTime(at, timeZone)}`;
};

/** What staff and patients call a phase. */
export const phaseWords: { readonly [Phase in Job['phase']]: string } = {
  pendingPayment: 'Awaiting payment',
  pending: 'Being arranged',
  available: 'No phlebotomist found',
  confirmed: 'Confirmed',
  inProgress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'Patient did not attend',
};
