/** What job.created tells of each booking of a run, held against what was sent and answered, whoever booked it. */
import type { DeliveryCheck, Seen } from '../../engine/check.ts';
import { firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { envelopeAt, eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { readBody } from '../../target/exchange.ts';
import type { Exchange } from '../../target/exchange.ts';
import { digits } from '../life/texts.ts';
import { dataAt, differences, show } from '../value.ts';
import { bookingOf } from '../webhook/bookings-seen.ts';
import type { BookingSeen } from '../webhook/bookings-seen.ts';
import { isFirstDelivery } from '../webhook/same-event.ts';
import { dateFinding } from './job-payloads.ts';

const isCreated = (delivery: Delivery): boolean => eventTypeOf(delivery) === 'job.created';

const bookingFor = (delivery: Delivery, { exchanges }: Seen): BookingSeen | undefined =>
  bookingOf(eventDataAt(delivery, 'jobId'), exchanges);

const concerns = (delivery: Delivery, seen: Seen): boolean =>
  isCreated(delivery) && bookingFor(delivery, seen) !== undefined;

/** Of a booking that the run has seen made. */
const aboutBooking =
  (judge: (delivery: Delivery, booking: BookingSeen) => Finding | undefined) =>
  (delivery: Delivery, seen: Seen): Finding | undefined => {
    const booking = bookingFor(delivery, seen);
    return booking === undefined ? undefined : judge(delivery, booking);
  };

/** Other names may be written in another form, and other numbers have no four last digits to speak of (O50). */
const plainName = /^[A-Z][a-z]+$/;
const plainPhone = /^\+?\d{10,15}$/;

function patientFinding(delivery: Delivery, { supplied }: BookingSeen): Finding | undefined {
  const told = eventDataAt(delivery, 'patient');
  const [firstName, lastName, phone] = ['firstName', 'lastName', 'phone'].map((name) =>
    String(at(supplied, 'patient', name)),
  ) as [string, string, string];
  const initial = String(at(told, 'lastName'));
  return firstFinding(
    () => (plainName.test(firstName) ? differences('patient', told, { firstName }) : undefined),
    () =>
      plainPhone.test(phone)
        ? differences('patient', told, { phoneLast4: digits(phone).slice(-4) })
        : undefined,
    () =>
      plainName.test(lastName) && initial.replace(/\.$/, '') !== lastName.slice(0, 1)
        ? {
            expected: `patient.lastName: the initial of ${lastName}`,
            actual: `patient.lastName ${show(at(told, 'lastName'))}`,
          }
        : undefined,
  );
}

const modes: ReadonlyMap<unknown, string> = new Map([
  ['PENDING', 'WEEKLY_INVOICE'],
  ['PENDING_PAYMENT', 'PATIENT_PAY'],
]);

/** By the table the answer has one status for each way of billing. */
function billingFinding(delivery: Delivery, { answered }: BookingSeen): Finding | undefined {
  const billingMode = modes.get(answered);
  return billingMode === undefined
    ? undefined
    : differences('data', envelopeAt(delivery, 'data'), { billingMode });
}

const plainDate = /^\d{4}-\d\d-\d\d$/;

function dayFinding(delivery: Delivery, { supplied }: BookingSeen): Finding | undefined {
  const date = at(supplied, 'appointment', 'preferredDate');
  return typeof date === 'string' && plainDate.test(date) ? dateFinding(delivery, date) : undefined;
}

/** By job: the webhook-id under which job.created came first. Looked up for every delivery, so found once. */
const firsts = new WeakMap<readonly Delivery[], ReadonlyMap<unknown, string | undefined>>();

function findFirsts(deliveries: readonly Delivery[]): ReadonlyMap<unknown, string | undefined> {
  const created = deliveries.filter(isCreated).toReversed();
  return new Map(created.map((one) => [eventDataAt(one, 'jobId'), eventIdOf(one)]));
}

function secondFinding(delivery: Delivery, { deliveries }: Seen): Finding | undefined {
  const byJob = firsts.get(deliveries) ?? findFirsts(deliveries);
  firsts.set(deliveries, byJob);
  const jobId = eventDataAt(delivery, 'jobId');
  const [first, id] = [byJob.get(jobId), eventIdOf(delivery)];
  if (first === undefined || id === undefined || first === id) return undefined;
  return {
    expected: `one job.created of job ${show(jobId)}, under ${first}`,
    actual: `another one, under ${id}`,
  };
}

type Orders = { readonly refused: ReadonlySet<unknown>; readonly others: ReadonlySet<unknown> };

const knownOrders = new WeakMap<readonly Exchange[], Orders>();

/** The order ids of the creations that were refused, and of all others: what is without an answer may have been made. */
function findOrders(exchanges: readonly Exchange[]): Orders {
  const [refused, others] = [new Set<unknown>(), new Set<unknown>()];
  for (const { operation, request, answer } of exchanges) {
    if (operation.method !== 'POST') continue;
    const { body } = readBody(Buffer.from(request.body ?? ''));
    const orderId = body.kind === 'json' ? at(body.value, 'externalOrderId') : undefined;
    const isRefused =
      operation.operationId === 'createBooking' &&
      answer.kind === 'whole' &&
      answer.status >= 400 &&
      answer.status < 500;
    (isRefused ? refused : others).add(orderId);
  }
  return { refused, others };
}

function refusedFinding(delivery: Delivery, { exchanges }: Seen): Finding | undefined {
  const { refused, others } = knownOrders.get(exchanges) ?? findOrders(exchanges);
  knownOrders.set(exchanges, { refused, others });
  const orderId = eventDataAt(delivery, 'externalOrderId');
  if (typeof orderId !== 'string' || !refused.has(orderId) || others.has(orderId)) return undefined;
  return {
    expected: `nothing of the booking with the externalOrderId ${orderId}, which was refused`,
    actual: `job.created of job ${show(eventDataAt(delivery, 'jobId'))}`,
  };
}

/** By job: the statuses that GET /bookings/{id} has shown at any time. */
const shown = new WeakMap<readonly Exchange[], ReadonlyMap<unknown, ReadonlySet<unknown>>>();

function findShown(exchanges: readonly Exchange[]): ReadonlyMap<unknown, ReadonlySet<unknown>> {
  const statuses = new Map<unknown, Set<unknown>>();
  for (const exchange of exchanges) {
    if (exchange.operation.operationId !== 'getBooking') continue;
    const job = dataAt(exchange, 'job');
    const of = statuses.get(at(job, 'id')) ?? new Set();
    statuses.set(at(job, 'id'), of.add(at(job, 'status')));
  }
  return statuses;
}

/**
 * Of the two statuses of a new booking the one that was answered. What is told late may be another one, to which it
 * was moved since; where nobody has read it, it is not known to which.
 */
function statusFinding(delivery: Delivery, { exchanges }: Seen): Finding | undefined {
  const jobId = eventDataAt(delivery, 'jobId');
  const answered = bookingOf(jobId, exchanges)?.answered;
  const told = eventDataAt(delivery, 'status');
  const byJob = shown.get(exchanges) ?? findShown(exchanges);
  shown.set(exchanges, byJob);
  const seen = byJob.get(jobId);
  if (seen === undefined || !modes.has(told) || told === answered || seen.has(told)) {
    return undefined;
  }
  return {
    expected: `status ${show(answered)} of job ${show(jobId)}, as it was answered`,
    actual: `status ${show(told)}, which was never shown`,
  };
}

const common = { kind: 'delivery', area: 'event', level: 'MUST' } as const;

export const bookingsToldChecks: readonly DeliveryCheck[] = [
  {
    ...common,
    id: 'PAYLOAD-32',
    title: 'each job.created tells first name, initial and last four digits of its own patient',
    requirements: ['R-EVENT-21', 'R-EVENT-22', 'R-EVENT-24'],
    concerns,
    judge: aboutBooking(patientFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-33',
    title: 'each job.created tells the way of billing by which its booking was answered',
    requirements: ['R-EVENT-17'],
    concerns,
    judge: aboutBooking(billingFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-34',
    title: 'each job.created of a MOBILE job is scheduled on or next to its own preferred date',
    requirements: ['R-EVENT-18', 'R-EVENT-20'],
    concerns: (delivery, seen) =>
      concerns(delivery, seen) && eventDataAt(delivery, 'fulfillmentChannel') === 'MOBILE',
    judge: aboutBooking(dayFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-35',
    title: 'each job.created tells whether its booking waits for a payment, as it was answered',
    requirements: ['R-EVENT-26', 'R-STATE-01', 'R-STATE-02'],
    // Another delivery may be built anew (O43), when the job has gone on.
    concerns: (delivery, seen) =>
      concerns(delivery, seen) && isFirstDelivery(delivery, seen.deliveries),
    judge: statusFinding,
  },
  {
    ...common,
    id: 'EMIT-70',
    title: 'no job has a second job.created, under another webhook-id',
    requirements: ['R-EVENT-38'],
    concerns: isCreated,
    judge: secondFinding,
  },
  {
    ...common,
    id: 'EMIT-71',
    title: 'no job.created comes of a booking that was refused',
    requirements: ['R-BOOK-16', 'R-EVENT-38'],
    concerns: isCreated,
    judge: refusedFinding,
  },
];
