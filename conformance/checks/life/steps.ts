/** Steps of which the ways of jobs are made, and what they are given. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import { readInstant } from '../../instant.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import { givenEvents } from '../events/find-events.ts';
import type { Booking } from '../given/booking.ts';
import { daysAhead } from '../given/clock.ts';
import { givenSlotStart } from '../given/venue.ts';
import type { Parameters, Step, Way } from './walk.ts';

/** Names and numbers of the kinds that are set aside for fiction. */
export const phlebotomists = {
  first: { name: 'Sam Example', phone: '+447700900456' },
  second: { name: 'Robin Specimen', phone: '+447700900789' },
  third: { name: 'Charlie Sample', phone: '+447700900321' },
} as const;

export const searchRadiusMiles = 12;
export const unassignReason = 'The operator needs her elsewhere.';
/** When it happens a second time. */
export const again = { radiusMiles: 27, reason: 'Her car has broken down.' } as const;
const resultsUrl = 'https://results.example.org/r/1';
export const partner = { id: 'partner-7', name: 'Northern Draw Partners' } as const;

/** What the completion logs where a check looks for it again. */
export const logged = {
  /** All digits, and zeros first: it is no number. */
  barcode: '0042007',
  shipmentMode: 'CLIENT_HANDLES_OFFLINE',
  collectionNotes: 'Left arm, second attempt.\nPressed for 5 minutes: "still bleeding" – Zoë',
} as const;

export const search: Step = {
  name: 'searched',
  action: 'dispatch.search',
  parameters: { searchRadiusMiles },
};
export const remove: Step = {
  name: 'removed',
  action: 'dispatch.unassign',
  parameters: { reason: unassignReason },
};
export const accept = (who: keyof typeof phlebotomists = 'first', name = 'accepted'): Step => ({
  name,
  action: 'phlebotomist.accept',
  parameters: { phlebotomist: phlebotomists[who] },
});
/** Refused by a server in which nothing is to be paid for the booking. */
export const payIfDue: Step = { name: 'paid', action: 'payment.finalize', optional: true };
export const pay: Step = { name: 'paid', action: 'payment.finalize' };
export const start: Step = { name: 'started', action: 'phlebotomist.start' };
export const checkIn: Step = { name: 'checked in', action: 'venue.checkIn' };
export const complete = (parameters: Parameters = {}): Step => ({
  name: 'completed',
  action: 'job.complete',
  parameters,
  readsSample: true,
});
export const receive: Step = { name: 'received', action: 'lab.receive', readsSample: true };
export const publish: Step = {
  name: 'published',
  action: 'lab.publish',
  parameters: { resultsUrl },
  readsSample: true,
};
export const noShow: Step = { name: 'not shown up', action: 'patient.noShow' };
export const staffCancel: Step = { name: 'cancelled by staff', action: 'staff.cancel' };

/** With seconds that no other time of the job has, so that it can be told from all of them. */
const etaAt =
  (minute: number, second: number) =>
  async (bench: Bench): Promise<Parameters> => {
    const day = await daysAhead(bench, 14);
    day.setUTCHours(9, minute, second, 0);
    return { newEta: day.toISOString() };
  };

export const newEta = etaAt(17, 43);
export const laterEta = etaAt(52, 29);

/** A time at which people work, so many days ahead. */
export async function workingTime(bench: Bench, days: number): Promise<string> {
  const day = await daysAhead(bench, days);
  day.setUTCHours(11, 30, 0, 0);
  return day.toISOString();
}

const inFifteenDays = async (bench: Bench): Promise<Parameters> => ({
  scheduledFor: await workingTime(bench, 15),
});

/** To the time that job.created has told. */
export const backInTime = async (bench: Bench, booking: Booking): Promise<Parameters> => {
  const [created] = await givenEvents(bench, booking, 'job.created');
  const scheduledFor = eventDataAt(created, 'scheduledFor');
  if (typeof scheduledFor === 'string') return { scheduledFor };
  throw Obstacle.lacking('job.created has no scheduledFor', 'mend job.created');
};

/** In the form that the control endpoint understands, which may be another than the one of the API. */
export function asMoment(start: string): string {
  const slot = readInstant(start);
  return slot?.hasOffset === true ? new Date(slot.earliest).toISOString() : start;
}

export const backToItsSlot = (_: Bench, { body }: Booking): Promise<Parameters> =>
  Promise.resolve({ venueSlotStart: asMoment(String(at(body, 'venueSlotStart'))) });

/** A slot that is another one than the booked. */
async function anotherSlot(bench: Bench, { client, body }: Booking): Promise<Parameters> {
  const start = await givenSlotStart(bench, client);
  const slot = readInstant(start);
  const booked = readInstant(at(body, 'venueSlotStart'));
  if (slot !== undefined && booked?.earliest !== slot.earliest) {
    return { venueSlotStart: asMoment(start) };
  }
  throw Obstacle.lacking(
    'the venue offers the same slot twice',
    'let GET /venues/{id}/availability list each slot once',
  );
}

export const move = { name: 'moved', action: 'staff.reschedule' } as const;

export const moves: readonly [mobile: Step, venue: Step] = [
  { ...move, parameters: inFifteenDays },
  { ...move, parameters: anotherSlot },
];

export type PerChannel = { readonly MOBILE: Way; readonly IN_VENUE: Way };

/** Confirmed, and then one more step. */
export const afterConfirmation = (
  name: string,
  mobile: Step,
  venue: Step = mobile,
): PerChannel => ({
  MOBILE: {
    name: `${name}, MOBILE`,
    client: 'primary',
    channel: 'MOBILE',
    steps: [accept(), mobile],
  },
  IN_VENUE: {
    name: `${name}, IN_VENUE`,
    client: 'patientPay',
    channel: 'IN_VENUE',
    steps: [pay, venue],
  },
});
