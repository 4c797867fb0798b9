/** What each job event tells beyond the payload that all of them have. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck, DeliveryCheck, Seen } from '../../engine/check.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { compareInstants, mayMeet, readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { envelopeAt, eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { digits, textsIn } from '../life/texts.ts';
import { jobIn, stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { paidMobileLife, weeklyVenueLife, wholeMobileLife, wholeVenueLife } from '../life/ways.ts';
import type { Booking } from '../given/booking.ts';
import { differences, show } from '../value.ts';
import { isFirstDelivery } from '../webhook/same-event.ts';
import { givenEvents } from './find-events.ts';

const common = { kind: 'active', area: 'event', level: 'MUST', asks: [] } as const;

type Created = { readonly booking: Booking; readonly event: Delivery };

/** job.created of the first booking of each way. */
const createdOn = (bench: Bench, ways: readonly Way[]): Promise<readonly Created[]> =>
  Promise.all(
    ways.map(async (way) => {
      const { booking } = await stageOf(bench, way, 'booked');
      const [event] = await givenEvents(bench, booking, 'job.created');
      return { booking, event };
    }),
  );

const everyKind: readonly Way[] = [
  wholeMobileLife,
  paidMobileLife,
  wholeVenueLife,
  weeklyVenueLife,
];

const aboutCreated =
  (ways: readonly Way[], judge: (created: Created) => Finding | undefined) =>
  async (bench: Bench) => {
    const created = await createdOn(bench, ways);
    return conclude(firstFinding(...created.map((one) => () => judge(one))));
  };

function billingFinding({ booking, event }: Created): Finding | undefined {
  const { billingMode } = booking.client;
  // A profile need not say how a lent client is billed.
  return billingMode === undefined
    ? undefined
    : differences('data', envelopeAt(event, 'data'), { billingMode });
}

const dayMs = 86_400_000;

/** On the preferred date or the day before or after it, in UTC or in UK time (O28). */
export function dateFinding(event: Delivery, date: string): Finding | undefined {
  const scheduledFor = eventDataAt(event, 'scheduledFor');
  const start = Date.parse(`${date}T00:00:00Z`);
  const around = { earliest: start - dayMs, latest: start + 2 * dayMs };
  const instant = readInstant(scheduledFor);
  if (instant !== undefined && mayMeet(instant, around)) return undefined;
  return {
    expected: `data.scheduledFor: a timestamp on or next to ${date}`,
    actual: `data.scheduledFor ${show(scheduledFor)}`,
  };
}

function scheduleFinding({ event }: Created): Finding | undefined {
  const scheduledFor = eventDataAt(event, 'scheduledFor');
  if (readInstant(scheduledFor) !== undefined) return undefined;
  return {
    expected: 'data.scheduledFor: a timestamp',
    actual: `data.scheduledFor ${show(scheduledFor)}`,
  };
}

function slotFinding({ booking, event }: Created): Finding | undefined {
  const [slot, due] = [eventDataAt(event, 'scheduledFor'), at(booking.body, 'venueSlotStart')];
  if (compareInstants(slot, due) !== 'apart') return undefined;
  return { expected: `data.scheduledFor ${show(due)}`, actual: `data.scheduledFor ${show(slot)}` };
}

/** "O" and "O." are both an initial (O67). */
function patientFinding({ booking, event }: Created): Finding | undefined {
  const { firstName, lastName, phone } = booking.body.patient;
  const told = eventDataAt(event, 'patient');
  const initial = at(told, 'lastName');
  const isInitial =
    typeof initial === 'string' && initial.replace(/\.$/, '') === lastName.slice(0, 1);
  return firstFinding(
    () => differences('patient', told, { firstName, phoneLast4: digits(phone).slice(-4) }),
    () =>
      isInitial
        ? undefined
        : {
            expected: `patient.lastName: the initial of ${lastName}`,
            actual: `patient.lastName ${show(initial)}`,
          },
  );
}

/** Neither the whole last name nor the whole phone number stands anywhere in it. */
function disclosureFinding({ booking, event }: Created): Finding | undefined {
  const { lastName, phone } = booking.body.patient;
  const national = digits(phone).slice(-10);
  const told = textsIn(envelopeAt(event, 'data'));
  const shown = told.find((text) => text.includes(lastName) || digits(text).endsWith(national));
  if (shown === undefined) return undefined;
  return {
    expected: 'neither the last name nor the phone number of the patient in job.created',
    actual: show(shown),
  };
}

async function checkInFinding(bench: Bench, way: Way): Promise<Finding | undefined> {
  const { booking, reading } = await stageOf(bench, way, 'checked in');
  const [event] = await givenEvents(bench, booking, 'job.in_progress');
  const told = eventDataAt(event, 'checkedInAt');
  if (readInstant(told) === undefined) {
    return { expected: 'data.checkedInAt: a timestamp', actual: `data.checkedInAt ${show(told)}` };
  }
  const read = at(jobIn(reading), 'checkedInAt');
  // That it is set at all is another check's business.
  if (readInstant(read) === undefined || compareInstants(told, read) !== 'apart') return undefined;
  return {
    expected: `data.checkedInAt ${show(read)}, as GET /bookings/{id} has it`,
    actual: `data.checkedInAt ${show(told)}`,
  };
}

export const jobPayloadChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PAYLOAD-01',
    title: 'job.created tells how the client is billed',
    requirements: ['R-EVENT-17'],
    run: aboutCreated(everyKind, billingFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-02',
    title: 'job.created of a MOBILE job is scheduled on or next to the preferred date',
    requirements: ['R-EVENT-18', 'R-EVENT-20'],
    run: aboutCreated([wholeMobileLife, paidMobileLife], ({ booking, event }) =>
      dateFinding(event, String(at(booking.body, 'appointment', 'preferredDate'))),
    ),
  },
  {
    ...common,
    id: 'PAYLOAD-03',
    title: 'job.created of an IN_VENUE job tells when it is scheduled',
    requirements: ['R-EVENT-18'],
    run: aboutCreated([wholeVenueLife, weeklyVenueLife], scheduleFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-04',
    title: 'job.created of an IN_VENUE job is scheduled at its slot',
    level: 'SHOULD',
    requirements: ['R-EVENT-19'],
    run: aboutCreated([wholeVenueLife, weeklyVenueLife], slotFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-05',
    title: 'job.created tells first name, initial and last four digits of the patient',
    requirements: ['R-EVENT-21', 'R-EVENT-22', 'R-EVENT-24'],
    run: aboutCreated(everyKind, patientFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-06',
    title: 'job.created tells neither the last name nor the phone number of the patient',
    requirements: ['R-EVENT-23', 'R-EVENT-25'],
    run: aboutCreated(everyKind, disclosureFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-07',
    title: 'job.in_progress of an IN_VENUE job carries its checkedInAt',
    requirements: ['R-EVENT-42', 'R-EVENT-43'],
    run: async (bench) =>
      conclude(
        (await checkInFinding(bench, wholeVenueLife)) ??
          (await checkInFinding(bench, weeklyVenueLife)),
      ),
  },
];

const statusOf = (type: string, status: string) => ({
  // Another delivery of the event may be built anew (O43), when the job has gone on.
  concerns: (delivery: Delivery, { deliveries }: Seen) =>
    eventTypeOf(delivery) === type && isFirstDelivery(delivery, deliveries),
  judge: (delivery: Delivery) => differences('data', envelopeAt(delivery, 'data'), { status }),
});

const passive = { kind: 'delivery', area: 'event', level: 'MUST' } as const;

export const passivePayloadChecks: readonly DeliveryCheck[] = [
  {
    ...passive,
    id: 'PAYLOAD-10',
    title: 'job.confirmed says that the job is CONFIRMED',
    requirements: ['R-EVENT-15'],
    ...statusOf('job.confirmed', 'CONFIRMED'),
  },
  {
    ...passive,
    id: 'PAYLOAD-11',
    title: 'job.cancelled says that the job is CANCELLED',
    requirements: ['R-EVENT-16'],
    ...statusOf('job.cancelled', 'CANCELLED'),
  },
];
