/** The ways that jobs are walked: each event and each transition of the spec's tables lies on one of them. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import { readInstant } from '../../instant.ts';
import type { Booking } from '../given/booking.ts';
import { makeClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
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
const resultsUrl = 'https://results.example.org/r/1';
export const partner = { id: 'partner-7', name: 'Northern Draw Partners' } as const;

/** What the completion logs where a check looks for it again. */
export const logged = {
  barcode: 'PHC-0042-7',
  shipmentMode: 'CLIENT_HANDLES_OFFLINE',
  collectionNotes: 'Left arm, second attempt.',
} as const;

/** Keys of the field definitions of the client that the sample is logged for. */
export const metadata = { fasting: true, arm: 'left' } as const;

const fieldDefinitions = [
  { key: 'fasting', label: 'Fasting?', type: 'boolean', required: true },
  { key: 'arm', label: 'Arm', type: 'select', required: false, options: ['left', 'right'] },
];

const clientWithFields = (bench: Bench): Promise<Client> =>
  bench.once('client whose samples are logged', (maker) =>
    makeClient(maker, 'samples', {
      billingMode: 'PATIENT_PAY',
      venueCompletionFields: fieldDefinitions,
    }),
  );

const accept = (who: keyof typeof phlebotomists = 'first', name = 'accepted'): Step => ({
  name,
  action: 'phlebotomist.accept',
  parameters: { phlebotomist: phlebotomists[who] },
});
/** Refused by a server in which nothing is to be paid for the booking. */
const payIfDue: Step = { name: 'paid', action: 'payment.finalize', optional: true };
const pay: Step = { name: 'paid', action: 'payment.finalize' };
const start: Step = { name: 'started', action: 'phlebotomist.start' };
const checkIn: Step = { name: 'checked in', action: 'venue.checkIn' };
const complete = (parameters: Parameters = {}): Step => ({
  name: 'completed',
  action: 'job.complete',
  parameters,
  readsSample: true,
});
const receive: Step = { name: 'received', action: 'lab.receive', readsSample: true };
const publish: Step = {
  name: 'published',
  action: 'lab.publish',
  parameters: { resultsUrl },
  readsSample: true,
};
const noShow: Step = { name: 'not shown up', action: 'patient.noShow' };
const staffCancel: Step = { name: 'cancelled by staff', action: 'staff.cancel' };

/** With seconds that no other time of the job has, so that it can be told from all of them. */
const newEta = async (bench: Bench): Promise<Parameters> => {
  const day = await daysAhead(bench, 14);
  day.setUTCHours(9, 17, 43, 0);
  return { newEta: day.toISOString() };
};

const inFifteenDays = async (bench: Bench): Promise<Parameters> => {
  const day = await daysAhead(bench, 15);
  day.setUTCHours(11, 30, 0, 0);
  return { scheduledFor: day.toISOString() };
};

/** A slot that is another one than the booked. */
async function anotherSlot(bench: Bench, { client, body }: Booking): Promise<Parameters> {
  const start = await givenSlotStart(bench, client);
  const slot = readInstant(start);
  const booked = readInstant(at(body, 'venueSlotStart'));
  if (slot !== undefined && booked?.earliest !== slot.earliest) {
    // The control endpoint need not understand the form in which the API writes its timestamps.
    return { venueSlotStart: slot.hasOffset ? new Date(slot.earliest).toISOString() : start };
  }
  throw Obstacle.lacking(
    'the venue offers the same slot twice',
    'let GET /venues/{id}/availability list each slot once',
  );
}

/** MOBILE, from the search for a phlebotomist to the results. */
export const wholeMobileLife: Way = {
  name: 'a whole life, MOBILE',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    { name: 'searched', action: 'dispatch.search', parameters: { searchRadiusMiles } },
    accept(),
    { name: 'en route', action: 'phlebotomist.enRoute' },
    { name: 'eta updated', action: 'phlebotomist.updateEta', parameters: newEta },
    { name: 'arrived', action: 'phlebotomist.arrive' },
    { ...start, readsSample: true },
    complete({ sample: { collectionNotes: logged.collectionNotes } }),
    receive,
    publish,
  ],
};

/** MOBILE and paid by the patient; no arrival is marked, and the lab publishes before it confirms the receipt. */
export const paidMobileLife: Way = {
  name: 'a life paid by the patient, MOBILE',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [pay, accept(), start, complete(), publish, { ...receive, name: 'received late' }],
};

/** IN_VENUE, paid by the patient. */
export const wholeVenueLife: Way = {
  name: 'a whole life, IN_VENUE',
  client: 'patientPay',
  channel: 'IN_VENUE',
  steps: [pay, { ...checkIn, afterSilence: 'job.confirmed' }, complete(), receive, publish],
};

/** IN_VENUE of a client that is billed weekly. */
export const weeklyVenueLife: Way = {
  name: 'a life billed weekly, IN_VENUE',
  client: 'primary',
  channel: 'IN_VENUE',
  steps: [payIfDue, checkIn, complete()],
};

/** IN_VENUE, with all that a completion can log. */
export const loggedLife: Way = {
  name: 'a life with a logged sample, IN_VENUE',
  client: clientWithFields,
  channel: 'IN_VENUE',
  steps: [payIfDue, checkIn, complete({ sample: { ...logged, clientMetadata: metadata } })],
};

/** MOBILE: the first phlebotomist backs out, the second is removed, the third stays. */
export const lostPhlebotomists: Way = {
  name: 'a job that loses its phlebotomists',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    accept(),
    { name: 'backed out', action: 'phlebotomist.cancel' },
    accept('second', 'accepted again'),
    { name: 'removed', action: 'dispatch.unassign', parameters: { reason: unassignReason } },
    accept('third', 'accepted a third time'),
  ],
};

/** MOBILE: nobody is found, and staff cancel it. */
export const nobodyFound: Way = {
  name: 'a job for which nobody is found',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    { name: 'exhausted', action: 'dispatch.exhaust' },
    { ...staffCancel, afterSilence: 'job.created' },
  ],
};

type PerChannel = { readonly MOBILE: Way; readonly IN_VENUE: Way };

/** Confirmed, and then one more step. */
const afterConfirmation = (name: string, mobile: Step, venue: Step = mobile): PerChannel => ({
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

export const noShows = afterConfirmation('a no-show', noShow);

export const staffCancels = afterConfirmation('a job that staff cancel', staffCancel);

/** MOBILE: staff give the money back, and cancel the booking with it. */
export const refundedAway: Way = {
  name: 'a job that a refund cancels',
  client: 'patientPay',
  channel: 'MOBILE',
  steps: [
    payIfDue,
    {
      name: 'cancelled by its refund',
      action: 'refund.create',
      parameters: { cancelJob: true },
    },
  ],
};

const move = { name: 'moved', action: 'staff.reschedule' } as const;

export const reschedules = afterConfirmation(
  'a job that is moved',
  { ...move, parameters: inFifteenDays },
  { ...move, parameters: anotherSlot },
);

/** The same draw by the operator's phlebotomist or by venue staff, and by a partner, of a client that sees which. */
export const drawnByOwn: PerChannel = {
  MOBILE: {
    name: 'a draw by the phlebotomist',
    client: 'visible',
    channel: 'MOBILE',
    steps: [accept(), start, complete()],
  },
  IN_VENUE: {
    name: 'a draw by venue staff',
    client: 'visible',
    channel: 'IN_VENUE',
    steps: [payIfDue, checkIn, complete()],
  },
};

export const drawnByPartner: Way = {
  name: 'a draw by a partner',
  client: 'visible',
  channel: 'MOBILE',
  steps: [accept(), start, complete({ partner })],
};
