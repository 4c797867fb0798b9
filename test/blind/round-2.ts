/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { CreateBookingRequest, CreateBookingUrlRequest } from '../../contract/model.ts';
import { venueOperations } from '../../mock/application/operations/venues.ts';
import type { Reader } from '../../mock/application/ports.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import { json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

import type { BlindFlaw } from './round-1.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The time of the appointment is copied to the lock when the booking is written, and stays there. */
const lockingByTheFirstTime = (): SandboxOptions => {
  const firstTimes = new Map<string, number>();
  const isLocked = ({ id, phase }: Job, now: number): boolean => {
    const first = firstTimes.get(id);
    const isOver = phase === 'cancelled' || phase === 'completed';
    return first !== undefined && !isOver && first - now < DAY;
  };
  const options = operating((operations, { store, clock }) => ({
    cancelBooking: async (caller, input) => {
      const job = await store.get('job', input.id);
      return job?.clientId === caller.client.id && isLocked(job, clock.now())
        ? refuse('cancel-within-24h', 'The appointment is less than 24 hours away.')
        : operations.cancelBooking(caller, input);
    },
  }))();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'job' || event.type !== 'JobBooked') return;
    firstTimes.set(id, event.booking.visit.appointmentAt);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** Finds one dispute of the booking, and takes it for the only one. */
const seeingOneDispute = transacting((tx) => ({
  disputesOf: async (jobId) => (await tx.disputesOf(jobId)).slice(0, 1),
}));

/** Asks whether there is such a panel, not whose it is. */
const offeringEveryPanel = transacting((tx) => ({
  get: reading(tx, 'panel', (panel) => ({ ...panel, clientId: null })),
}));

/** Staff cancel by another way, on which the client's own ids are not at hand. */
const forgettingIdsOfStaff = transacting((tx) => {
  const cancelledByStaff = new Set<string>();
  return {
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobCancelled' && event.by === 'staff') {
        cancelledByStaff.add(id);
      }
    },
    announce: (due) => {
      const isTheirs = due.type === 'job.cancelled' && cancelledByStaff.has(due.jobId ?? '');
      const data = { ...due.data, externalUserId: null, externalOrderId: null };
      tx.announce(isTheirs ? { ...due, data } : due);
    },
  };
});

/** The number under which the patient reaches the phlebotomist is set with the first, and kept. */
const keepingTheFirstPhone = posting(() => {
  const phones = new Map<string, unknown>();
  return onEventData((data, type) => {
    if (type !== 'dispatch.assigned') return data;
    const jobId = String(data['jobId']);
    const phlebotomist = data['phlebotomist'] as Json;
    if (!phones.has(jobId)) phones.set(jobId, phlebotomist['phone']);
    return { ...data, phlebotomist: { ...phlebotomist, phone: phones.get(jobId) } };
  })();
});

/** Every query is scoped to the client that asks, that for the jobs at a slot too. */
const countingOwnJobs = operating((_, deps) => ({
  getVenueAvailability: (caller, input) => {
    const { store } = deps;
    const jobsAtSlots: Reader['jobsAtSlots'] = async (venueId, starts) => {
      const booked = await store.jobsAtSlots(venueId, starts);
      return booked.map((jobs) => jobs.filter(({ clientId }) => clientId === caller.client.id));
    };
    const scoped = venueOperations({ ...deps, store: { ...store, jobsAtSlots } });
    return scoped.getVenueAvailability(caller, input);
  },
}));

/** Asks once for all that a completion emits whether the client wants it. */
const subscribedByCompletion = (client: Client): Client => ({
  ...client,
  endpoints: client.endpoints.map((endpoint) => ({
    ...endpoint,
    eventTypes: endpoint.eventTypes?.includes('job.completed')
      ? [...endpoint.eventTypes, 'sample.registered']
      : endpoint.eventTypes,
  })),
});

const subscribingWithCompletion = depending((deps) => {
  const get = reading(deps.store, 'client', subscribedByCompletion);
  return { ...deps, store: { ...deps.store, get } };
});

/** Joins the venue of a booking from those that are shown, where it is no longer found. */
const losingHiddenVenues: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  if (asked.operation !== 'getBooking' || reply.status !== 200) return reply;
  const body = JSON.parse(reply.body) as { data: { job: Json } };
  const venueId = body.data.job['venueId'];
  if (typeof venueId !== 'string') return reply;
  const venue = await forward({ ...asked, path: `/api/integration/v1/venues/${venueId}` });
  return venue.status === 404
    ? json(200, { ...body, data: { job: { ...body.data.job, venue: null } } })
    : reply;
};

const longestId = 200;

const isTooWide = (id: string | undefined): boolean =>
  id !== undefined && Buffer.byteLength(id) > longestId;

/** What the column of 200 bytes cannot hold. */
const tooWide = (body: unknown) => {
  const { externalUserId, externalOrderId } = body as
    CreateBookingRequest | CreateBookingUrlRequest;
  return isTooWide(externalUserId) || isTooWide(externalOrderId)
    ? refuse('invalid', `body: expected external ids of at most ${longestId} characters`)
    : undefined;
};

const countingBytes = operating((operations) => ({
  createBooking: async (caller, input) =>
    tooWide(input.body) ?? operations.createBooking(caller, input),
  createBookingUrl: async (caller, input) =>
    tooWide(input.body) ?? operations.createBookingUrl(caller, input),
}));

/** Takes a page and then its matches; fewer than were asked for, and it thinks that was the last. */
const filteringPages = operating((operations) => ({
  listDisputes: async (caller, input) => {
    const { status, ...query } = input.query;
    const page = await operations.listDisputes(caller, { ...input, query });
    if (isRefusal(page) || status === undefined) return page;
    const disputes = page.disputes.filter((dispute) => dispute.status === status);
    const isFull = disputes.length === page.disputes.length;
    return { disputes, nextCursor: isFull ? page.nextCursor : null };
  },
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'refuses to cancel a booking that was moved to later, within 24 hours of its first time',
    breaks:
      'any non-completed, non-disputed state | POST /bookings/{id}/cancel | not within 24 hours of the appointment | CANCELLED',
    sandbox: lockingByTheFirstTime,
    red: ['CANCEL-31'],
  },
  {
    name: 'lets a booking be cancelled under its second dispute, the first being closed',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    sandbox: seeingOneDispute,
    red: ['CANCEL-33', 'CANCEL-34'],
  },
  {
    name: "books for another client's private panel",
    breaks:
      "testType (required, min 1; a test panel id from GET /test-panels, matching the client's templates)",
    sandbox: offeringEveryPanel,
    red: ['TENANT-15'],
  },
  {
    name: 'sends job.cancelled without the external ids when staff have cancelled',
    breaks:
      '`externalUserId` and `externalOrderId` supplied at creation are echoed on every event for the life of the job and are the intended correlation keys.',
    sandbox: forgettingIdsOfStaff,
    red: ['ECHO-01'],
    among: ['EMIT-22'],
  },
  {
    name: "tells the next phlebotomist's name with the phone of the one before",
    breaks:
      're-emitted with new details when a different phlebotomist accepts after a decline (latest is authoritative)',
    sandbox: keepingTheFirstPhone,
    red: ['PAYLOAD-22'],
  },
  {
    name: "does not take other clients' bookings off the capacity of a slot",
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    sandbox: countingOwnJobs,
    red: ['SLOT-16'],
  },
  {
    name: 'delivers sample.registered to whoever subscribed to job.completed',
    breaks: 'unsubscribed types are not delivered',
    sandbox: subscribingWithCompletion,
    red: ['SUBSCRIBE-07'],
  },
  {
    name: 'shows no venue of a booking once the venue is inactive',
    breaks:
      '{id, name, slug, city, postcode}, all strings; populated for IN_VENUE, null for MOBILE',
    tamper: () => losingHiddenVenues,
    red: ['VENUE-32', 'WIRE-04'],
  },
  {
    name: 'counts the 200 characters of an external id in bytes',
    breaks: 'externalUserId, externalOrderId | max 200 characters each',
    sandbox: countingBytes,
    red: ['GEN-10', 'GEN-21'],
  },
  {
    name: 'filters disputes by status page by page, and ends the list at the first page with fewer',
    breaks:
      'Cursor-paginated list responses carry `nextCursor` (string or null; null when exhausted)',
    sandbox: filteringPages,
    red: ['LIST-44'],
  },
];
