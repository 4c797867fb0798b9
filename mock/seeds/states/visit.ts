/** Where and when a job takes place. */

import { isDateTime } from '#contract/formats.ts';
import { mobileAppointmentAt, mobileTimeZone } from '../../domain/job/appointment.ts';
import type { Location, MobileVisit, TimePreference, Visit } from '../../domain/job/job.ts';
import { isOnGrid, placesOf } from '../../domain/venue/slots.ts';
import type { Venue } from '../../domain/venue/venue.ts';
import { dateAt } from '../../domain/zoned-time.ts';
import type { CompleteJob } from '../complete/job.ts';
import { hasSlots } from '../rules/has-slots.ts';
import type { Moment } from '../world.ts';
import type { Context } from './context.ts';
import { slotNear } from './slot.ts';

/** Places taken so far, by venue and start. Cancelled jobs count, so that O24 may be read either way. */
export class Places {
  readonly #taken = new Map<string, number>();

  isFree(venue: Venue, start: number): boolean {
    return (this.#taken.get(`${venue.id}@${start}`) ?? 0) < placesOf(venue);
  }

  take(venue: Venue, start: number): void {
    const key = `${venue.id}@${start}`;
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
  }
}

type Place = { readonly index: number; readonly places: Places };

/** Undefined for a job whose venue or slot does not exist: told here, or by rules/. */
export const visitOf = (
  job: CompleteJob,
  { index, places }: Place,
  context: Context,
): Visit | undefined => {
  if (job.fulfillmentChannel === 'MOBILE') return mobileVisit(job, context);
  const venue = context.facts.venues.get(job.venueId ?? '');
  if (venue === undefined || !hasSlots(venue)) return undefined;
  const moment = job.venueSlotStart ?? knownMoment(job) ?? 'today+3 10:00';
  const found = slotOf(venue, moment, { places, context });
  if (typeof found === 'string') {
    context.report(['jobs', index, 'venueSlotStart'], found);
    return undefined;
  }
  places.take(venue, found);
  return { channel: 'IN_VENUE', venueId: venue.id, appointmentAt: found };
};

/** The start (ms) of the slot, or why there is none. */
const slotOf = (
  venue: Venue,
  moment: Moment,
  { places, context }: { readonly places: Places; readonly context: Context },
): number | string => {
  const instant = context.calendar.instant(moment, venue.timezone);
  const isFree = (start: number): boolean => places.isFree(venue, start);
  if (isDateTime(moment)) {
    if (!isOnGrid(venue, instant)) return `the venue "${venue.id}" has no slot that starts then`;
    return isFree(instant) ? instant : `the venue "${venue.id}" has no place left at this start`;
  }
  const forward = instant > context.calendar.startAt;
  return (
    slotNear(venue, instant, { forward, isFree }) ??
    `the venue "${venue.id}" has no free slot within sixty days of ${moment}`
  );
};

/** When a job of this phase takes place that does not say when; undefined: in the days to come. */
const knownMoment = (job: CompleteJob): Moment | undefined => {
  switch (job.phase) {
    case 'inProgress':
      return job.startedAt ?? '-15m';
    case 'completed':
      return job.startedAt ?? job.completedAt ?? 'today-3 10:00';
    case 'noShow':
      return job.flaggedAt ?? 'today-1 10:00';
    case 'cancelled':
      return job.startedAt ?? undefined;
    case 'pendingPayment':
    case 'pending':
    case 'available':
    case 'confirmed':
      return undefined;
  }
};

const defaultLocation: Location = {
  addressLine1: '1 Example Street',
  city: 'London',
  postcode: 'W1A 1VV',
};

const mobileVisit = (job: CompleteJob, { calendar }: Context): MobileVisit => {
  const location = { ...defaultLocation, ...job.location };
  const moment =
    job.appointmentAt ?? (job.preferredDate === undefined ? knownMoment(job) : undefined);
  if (moment === undefined) {
    const preferredDate = calendar.date(job.preferredDate ?? 'today+3');
    const timePreference = job.timePreference ?? 'morning';
    const appointmentAt = mobileAppointmentAt(preferredDate, timePreference);
    return { channel: 'MOBILE', location, preferredDate, timePreference, appointmentAt };
  }
  const appointmentAt = calendar.instant(moment);
  return {
    channel: 'MOBILE',
    location,
    preferredDate:
      job.preferredDate === undefined
        ? dateAt(appointmentAt, mobileTimeZone)
        : calendar.date(job.preferredDate),
    timePreference: job.timePreference ?? partOfDay(appointmentAt),
    appointmentAt,
  };
};

const partOfDay = (instant: number): TimePreference => {
  const date = dateAt(instant, mobileTimeZone);
  if (instant >= mobileAppointmentAt(date, 'evening')) return 'evening';
  return instant >= mobileAppointmentAt(date, 'afternoon') ? 'afternoon' : 'morning';
};
