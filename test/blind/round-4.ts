/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Reader, Store } from '../../mock/application/ports.ts';
import type { WebhookSecrets } from '../../mock/domain/client/client.ts';
import type { Partner } from '../../mock/domain/job/job.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, operating, refusingCancel, transacting } from '../flaws/lifetime.ts';
import { onQuery } from '../flaws/querying.ts';
import type { Json } from '../flaws/tampering.ts';

import type { BlindFlaw } from './round-1.ts';

/** Takes the first index that fits, and filters by nothing else. */
const filteringByStatusAlone = onQuery(['listBookings'], (query) => {
  if (query.has('status')) query.delete('bookingSource');
});

/** `Number(limit) || 50`: a 0 counts as nothing given. */
const takingZeroForNone = onQuery(['listVenues'], (query) => {
  if (Number(query.get('limit')) === 0) query.delete('limit');
});

/** Told once for each job: a corrected result is not told. */
const publishingOnce = (): SandboxOptions => {
  const told = new Set<string | null>();
  return transacting((tx) => ({
    announce: (due) => {
      const isAgain = due.type === 'sample.results_ready' && told.has(due.jobId);
      if (due.type === 'sample.results_ready') told.add(due.jobId);
      if (!isAgain) tx.announce(due);
    },
  }))();
};

/** Looks for a change against what was booked, not against what holds now. */
const comparingWithTheFirstTime = (): SandboxOptions => {
  const firstTimes = new Map<string, number>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobBooked') {
        firstTimes.set(id, event.booking.visit.appointmentAt);
      }
    },
    announce: (due) => {
      const { scheduledFor }: Json = due.data;
      const first = firstTimes.get(due.jobId ?? '');
      const isBack = due.type === 'job.rescheduled' && Date.parse(String(scheduledFor)) === first;
      if (!isBack) tx.announce(due);
    },
  }))();
};

/** The end of the window is written at the first rotation, and never again. */
const openingOneWindow = (): SandboxOptions => {
  const ends = new Map<string, number>();
  const keeping = (id: string, secrets: WebhookSecrets): WebhookSecrets => {
    if (secrets.previous === null) return secrets;
    const until = ends.get(id) ?? secrets.previous.until;
    ends.set(id, until);
    return { ...secrets, previous: { ...secrets.previous, until } };
  };
  return transacting((tx) => ({
    put: (kind, id, state) => {
      const isClient = kind === 'client' && 'webhookSecrets' in state;
      tx.put(
        kind,
        id,
        isClient ? { ...state, webhookSecrets: keeping(id, state.webhookSecrets) } : state,
      );
    },
  }))();
};

const waiting: readonly string[] = ['pendingPayment', 'pending', 'confirmed', 'cancelled'];

/** Those who have come need no place any more. */
const holdingForThoseToCome = ({ jobsAtSlots }: Reader): Pick<Reader, 'jobsAtSlots'> => ({
  jobsAtSlots: async (venueId, starts) => {
    const booked = await jobsAtSlots(venueId, starts);
    return booked.map((jobs) => jobs.filter(({ phase }) => waiting.includes(phase)));
  },
});

const freeingAtCheckIn = depending((deps) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, ...holdingForThoseToCome(tx) }));
  return { ...deps, store: { ...store, ...holdingForThoseToCome(store), transact } };
});

const ofTheLab: readonly string[] = ['sample.in_lab', 'sample.results_ready'];

/** What the lab reports is put together elsewhere, where nobody asks what the client may see. */
const namingThePartner = (): SandboxOptions => {
  const partners = new Map<string, Partner>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobCompleted' && event.partner !== null) {
        partners.set(id, event.partner);
      }
    },
    announce: (due) => {
      const partner = partners.get(due.jobId ?? '');
      const isNamed = ofTheLab.includes(due.type) && partner !== undefined;
      const data = { ...due.data, fulfillment: { type: 'PARTNER', partner } };
      tx.announce(isNamed ? { ...due, data } : due);
    },
  }))();
};

/** Two lists behind one another; the second is asked only to fill a page up. */
const endingWithTheGlobalOnes = operating((operations) => ({
  listTestPanels: async (caller, input) => {
    const page = await operations.listTestPanels(caller, input);
    if (isRefusal(page) || page.nextCursor === null) return page;
    if (page.panels.at(-1)?.isGlobal !== true) return page;
    const query = { limit: '1', cursor: page.nextCursor };
    const next = await operations.listTestPanels(caller, { ...input, query });
    const isAtBorder = !isRefusal(next) && next.panels[0]?.isGlobal === false;
    return isAtBorder ? { ...page, nextCursor: null } : page;
  },
}));

const noticed: readonly string[] = ['needs_response', 'won', 'lost'];

/** Open is what needs a response: under review it is out of the operator's hands. */
const blockingUntilReview = transacting((tx) => ({
  disputesOf: async (jobId) =>
    (await tx.disputesOf(jobId)).filter(({ status }) => noticed.includes(status)),
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'ignores bookingSource when the list is filtered by status too',
    breaks:
      'Query (all optional): limit (integer, default 25, max 100), cursor (string), status (string, job status), bookingSource (INTERNAL, INTEGRATION_API, INTEGRATION_HOSTED)',
    tamper: () => filteringByStatusAlone,
    red: ['LIST-16'],
  },
  {
    name: 'lists 50 venues for limit=0',
    breaks: 'limit (integer, clamped to [1, 50], default 50)',
    tamper: () => takingZeroForNone,
    red: ['GEN-56', 'LIMIT-20'],
  },
  {
    name: 'sends no second sample.results_ready when the lab publishes again',
    breaks: 'any | lab publishes results | RESULTS_READY (sample.results_ready)',
    sandbox: publishingOnce,
    red: ['EMIT-54'],
  },
  {
    name: 'sends no job.rescheduled when a booking is moved back to its first time',
    breaks:
      'job.rescheduled | BOTH | confirmed date-time change (MOBILE) or venueSlotStart change (IN_VENUE)',
    sandbox: comparingWithTheFirstTime,
    red: ['EMIT-55', 'EMIT-56'],
  },
  {
    name: 'signs with the new secret alone after a second rotation, the first window being over',
    breaks:
      'for 24 hours exactly after a secret change, the header holds both signatures, `v1,<old-base64> v1,<new-base64>`',
    sandbox: openingOneWindow,
    red: ['ROTATE-09'],
  },
  {
    name: 'gives the place at a start free as soon as the patient has checked in for it',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    sandbox: freeingAtCheckIn,
    red: ['SLOT-17', 'SLOT-18'],
  },
  {
    name: "names the partner on the lab's events to a client without fulfiller visibility",
    breaks:
      "The whole `fulfillment` key is absent (not null) unless fulfiller visibility is enabled for the client's account.",
    sandbox: namingThePartner,
    red: ['FULFIL-08'],
  },
  {
    name: "ends the list of panels where a page ends with the last global one, before the client's own",
    breaks:
      "Returns the client's private panels plus globally published operator-curated panels; global panels come first.",
    sandbox: endingWithTheGlobalOnes,
    red: ['PANEL-09'],
  },
  {
    name: 'refuses to cancel a booking whose draw has begun days before its appointment',
    breaks:
      'any non-completed, non-disputed state | POST /bookings/{id}/cancel | not within 24 hours of the appointment | CANCELLED',
    sandbox: refusingCancel(({ phase }) => phase === 'inProgress'),
    red: ['CANCEL-07'],
  },
  {
    name: 'lets a booking be cancelled once its open dispute is under review',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    sandbox: blockingUntilReview,
    red: ['CANCEL-35', 'CANCEL-36'],
  },
];
