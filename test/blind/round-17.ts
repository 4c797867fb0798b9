/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import { apply, change } from '../../mock/application/change.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Deps, Store } from '../../mock/application/ports.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import { isBookable } from '../../mock/domain/venue/venue.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { dependingBut, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** `switch (progress)`: whoever is at the door has begun, as it were, and there is no case for it. */
const missingNobodyAtTheDoor = (): SandboxOptions => {
  const atTheDoor = new Set<string | null>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind !== 'job') return;
      if (event.type === 'ArrivalMarked') atTheDoor.add(id);
      if (event.type === 'PhlebotomistAccepted') atTheDoor.delete(id);
    },
    announce: (due) => {
      if (due.type !== 'job.no_show' || !atTheDoor.has(due.jobId)) tx.announce(due);
    },
  }))();
};

/** Blocks refunds by `status = 'needs_response'`; the cancel asks for all that is not closed. */
const refundingUnderReview = dependingBut(['cancelBooking'], (deps) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) =>
      work({
        ...tx,
        disputesOf: async (jobId) =>
          (await tx.disputesOf(jobId)).filter(({ status }) => status === 'needs_response'),
      }),
    );
  return { ...deps, store: { ...store, transact } };
});

/** The list joins the link of a hosted booking, and takes the `created_at` of the wrong table. */
const datingByTheLink = (): SandboxOptions => {
  const linkOf = new Map<string, string>();
  const options = operating((operations, { store }) => ({
    listBookings: async (caller, input) => {
      const answer = await operations.listBookings(caller, input);
      if (isRefusal(answer)) return answer;
      const bookings = await Promise.all(
        answer.bookings.map(async (item) => {
          const link = await store.get('link', linkOf.get(item.id) ?? '');
          if (link === undefined) return item;
          return { ...item, createdAt: new Date(link.mintedAt).toISOString() };
        }),
      );
      return { ...answer, bookings };
    },
  }))();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'link' && event.type === 'LinkConsumed') linkOf.set(event.jobId, id);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The slots ask for `active AND verified`, the venue itself for all three. */
const offeringPrivateSlots = operating((_, deps) => {
  const get = reading(deps.store, 'venue', (venue) => ({ ...venue, acceptsPublicBookings: true }));
  const { getVenueAvailability } = createOperations({ ...deps, store: { ...deps.store, get } });
  return { getVenueAvailability };
});

/** The query has the filters and the limit; what may not be shown is taken out of its rows. */
const hidingBehindTheLimit = operating((_, deps) => {
  const { store } = deps;
  const seen = { active: true, verified: true, acceptsPublicBookings: true };
  const venues: Store['venues'] = async () =>
    (await store.venues()).map((venue) => ({ ...venue, ...seen }));
  const { listVenues } = createOperations({ ...deps, store: { ...store, venues } });
  return {
    listVenues: async (caller, input) => {
      const answer = await listVenues(caller, input);
      if (isRefusal(answer)) return answer;
      const bookable = new Set((await store.venues()).filter(isBookable).map(({ id }) => id));
      const shown = answer.venues.filter(({ id }) => bookable.has(id));
      return { venues: shown, total: shown.length };
    },
  };
});

/** What gives money back looks for the scope of money. */
const askingForRefunds = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) => {
    const job = await store.get('job', input.id);
    const isOver = job?.phase === 'cancelled' || job?.phase === 'completed';
    const isPaid = job?.clientId === caller.client.id && job.payment === 'PAID';
    return isPaid && !isOver && !caller.key.scopes.includes('refunds:read')
      ? refuse('capability-missing', 'This key was minted without the scope refunds:read.')
      : operations.cancelBooking(caller, input);
  },
}));

/** When the slot of a booking is over; undefined for what has none. */
const endOfSlot = async ({ store }: Deps, { visit }: Job): Promise<number | undefined> => {
  if (visit.channel !== 'IN_VENUE') return undefined;
  const venue = await store.get('venue', visit.venueId);
  return visit.appointmentAt + (venue?.slotDurationMinutes ?? 0) * MINUTE;
};

/** `slot.end - now` in the place of `slot.start - now`. */
const lockingByTheEnd = operating((operations, deps) => ({
  cancelBooking: async (caller, input) => {
    const answer = await operations.cancelBooking(caller, input);
    const job = await deps.store.get('job', input.id);
    if (!isRefusal(answer) || answer.refused !== 'cancel-within-24h' || job === undefined) {
      return answer;
    }
    const now = deps.clock.now();
    const end = await endOfSlot(deps, job);
    if (end === undefined || end - now < DAY) return answer;
    const refunds = job.billingMode === 'PATIENT_PAY' && job.payment === 'PAID';
    const cancelled = await change(deps, (context) =>
      apply(context, 'job', job.id, job, [
        {
          ...{ type: 'JobCancelled', at: now, by: 'client' },
          refundId: refunds ? context.ids.next('rf') : null,
        },
      ]),
    );
    return isRefusal(cancelled) ? cancelled : { jobId: job.id, status: 'CANCELLED' };
  },
}));

const isJob = (state: State<Kind>): state is Job => 'bookingSource' in state;

/** Its billing mode is a column whose default is WEEKLY_INVOICE, and the page does not set it. */
const billingPagesWeekly = transacting((tx) => ({
  put: (kind, id, state) => {
    const isDefault =
      isJob(state) &&
      state.bookingSource === 'INTEGRATION_HOSTED' &&
      state.phase === 'pendingPayment';
    if (!isDefault) {
      tx.put(kind, id, state);
      return;
    }
    tx.put('job', id, { ...state, billingMode: 'WEEKLY_INVOICE', phase: 'pending' });
  },
}));

/** Told by the handler that gives a client its money back. */
const closingLostInSilence = transacting((tx) => ({
  announce: (due) => {
    const isLost = (due.data as Json)['disputeStatus'] === 'lost';
    if (due.type !== 'dispute.closed' || !isLost) tx.announce(due);
  },
}));

/** `results_url = COALESCE(results_url, $1)`: what the lab has corrected lies somewhere else. */
const tellingTheFirstResults = (): SandboxOptions => {
  const first = new Map<string | null, unknown>();
  return transacting((tx) => ({
    announce: (due) => {
      if (due.type !== 'sample.results_ready') {
        tx.announce(due);
        return;
      }
      const { resultsUrl, ...data } = due.data as typeof due.data & Json;
      if (!first.has(due.jobId)) first.set(due.jobId, resultsUrl);
      tx.announce({ ...due, data: { ...data, resultsUrl: first.get(due.jobId) } });
    },
  }))();
};

export const blindFlaws: readonly Broken[] = [
  {
    name: 'sends no job.no_show when the phlebotomist has marked the arrival before',
    breaks: 'job.no_show | BOTH | patient flagged as a no-show',
    red: ['EMIT-91'],
    sandbox: missingNobodyAtTheDoor,
  },
  {
    name: 'refunds a booking whose open dispute is under review',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    red: ['CANCEL-36'],
    sandbox: refundingUnderReview,
  },
  {
    name: 'dates a booking made on a page by the minting of its link, in the list',
    breaks:
      'externalUserId (nullable), externalOrderId (nullable), createdAt (string), fulfillment (optional).',
    red: ['HOSTED-92'],
    sandbox: datingByTheLink,
  },
  {
    name: 'offers the slots of a venue that takes no public bookings',
    breaks: 'Only verified, active, public-booking-enabled venues are returned.',
    red: ['VENUE-18'],
    sandbox: offeringPrivateSlots,
  },
  {
    name: 'counts venues that it does not show against the limit of the list',
    breaks: 'limit (integer, clamped to [1, 50], default 50)',
    red: ['VENUE-42'],
    sandbox: hidingBehindTheLimit,
  },
  {
    name: 'wants refunds:read, too, for the cancel of a booking that is paid',
    breaks: 'bookings:write | POST /bookings, POST /booking-url, POST /bookings/{id}/cancel',
    red: ['SCOPE-72'],
    sandbox: askingForRefunds,
  },
  {
    name: 'counts the 24 hours before a visit at a venue to the end of its slot',
    breaks:
      'Cancels a non-completed, non-disputed booking; refused within 24 hours of the appointment (mirrors the refund policy).',
    red: ['CANCEL-11', 'CANCEL-15', 'CANCEL-16', 'CANCEL-38'],
    sandbox: lockingByTheEnd,
  },
  {
    name: 'bills weekly whatever is booked on a page',
    breaks:
      'Client billing modes: `WEEKLY_INVOICE` (the client is invoiced weekly) and `PATIENT_PAY` (the patient pays through a hosted payment page).',
    red: ['HOSTED-93'],
    sandbox: billingPagesWeekly,
  },
  {
    name: 'sends no dispute.closed when the dispute was lost',
    breaks: 'dispute.closed | BOTH | chargeback resolved (won or lost)',
    red: ['EMIT-49', 'EMIT-65'],
    sandbox: closingLostInSilence,
  },
  {
    name: 'tells the first address of the results again when the lab publishes others',
    breaks: 'sample.results_ready | BOTH | lab publishes results; carries resultsUrl',
    red: ['PAYLOAD-60'],
    sandbox: tellingTheFirstResults,
  },
];
