/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone. None has a check in `red`
 * yet: the round joins the others when they are found out.
 */
import type { Data } from '../../contract/model.ts';
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type { Caller, Input, Operations } from '../../mock/application/operation.ts';
import type { Store } from '../../mock/application/ports.ts';
import type { InvoicePhase } from '../../mock/domain/invoice/invoice.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { onAppend, operating, transacting } from '../flaws/lifetime.ts';
import { idOf, posting, signed } from '../flaws/posting.ts';
import { queryOf, withQuery } from '../flaws/querying.ts';
import { json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Asked, Tamper } from '../flaws/tampering-proxy.ts';

import type { BlindFlaw } from './round-1.ts';

const startOfDay = (at: number): number => new Date(at).setUTCHours(0, 0, 0, 0);

/** The list is read from rows of its own, written when a booking is made and touched when its status changes. */
const listingFirstSlots = (): SandboxOptions => {
  const firstSlots = new Map<string, string>();
  const options = operating((operations) => ({
    listBookings: async (caller, input) => {
      const page = await operations.listBookings(caller, input);
      if (isRefusal(page)) return page;
      const bookings = page.bookings.map((job) => ({
        ...job,
        venueSlotStart: firstSlots.get(job.id) ?? job.venueSlotStart,
      }));
      return { ...page, bookings };
    },
  }))();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'job' || event.type !== 'JobBooked') return;
    const { channel, appointmentAt } = event.booking.visit;
    if (channel === 'IN_VENUE') firstSlots.set(id, new Date(appointmentAt).toISOString());
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** What lies in the past has no slots: asked of the first day, answered for the whole window. */
const closingPastWindows = operating((operations, { clock }) => ({
  getVenueAvailability: async (caller, input) => {
    const answer = await operations.getVenueAvailability(caller, input);
    const from = Date.parse(input.query['from'] ?? '');
    return isRefusal(answer) || from >= startOfDay(clock.now()) ? answer : { slots: [] };
  },
}));

/** Keeps what it has found of a venue, that there is none too, and is told of no activation. */
const rememberingAbsence = operating((operations) => {
  const absent = new Map<string, Refusal>();
  return {
    getVenue: async (caller, input) => {
      const answer = absent.get(input.id) ?? (await operations.getVenue(caller, input));
      if (isRefusal(answer)) absent.set(input.id, answer);
      return answer;
    },
  };
});

const isInvoice = (state: State<Kind>): state is State<'invoice'> => 'invoiceNumber' in state;

/** Looks each night for what is due among the invoices that wait for their charge, not among those that failed. */
const leavingFailedOnes = (): SandboxOptions => {
  const phases = new Map<unknown, InvoicePhase>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      if (!isInvoice(state)) {
        tx.put(kind, id, state);
        return;
      }
      const isLeft = phases.get(id) === 'failed' && state.phase === 'overdue';
      const kept = isLeft ? { ...state, phase: 'failed' as const } : state;
      phases.set(id, kept.phase);
      tx.put('invoice', id, kept);
    },
    announce: (due) => {
      const { invoiceId }: Json = due.data;
      const isLeft = due.type === 'invoice.overdue' && phases.get(invoiceId) === 'failed';
      if (!isLeft) tx.announce(due);
    },
  }))();
};

/** Looks up the booking first; where it finds none, it has nothing to filter by. */
const filteringByTheFound = operating((operations, { store }) => ({
  listRefunds: async (caller, input) => {
    const { jobId, ...query } = input.query;
    const job = await store.get('job', jobId ?? '');
    const isOwn = job?.clientId === caller.client.id;
    return operations.listRefunds(caller, isOwn ? input : { ...input, query });
  },
}));

type DisputeItems = Data<'listDisputes'>['disputes'];

const everyDispute = async (
  { listDisputes }: Operations,
  caller: Caller,
  { cursor: _, ...query }: Input['query'],
): Promise<DisputeItems | Refusal> => {
  const disputes: DisputeItems = [];
  let cursor: string | null = null;
  do {
    const from: Input['query'] = cursor === null ? {} : { cursor };
    const page = await listDisputes(caller, {
      ...{ id: '', body: undefined },
      query: { ...query, ...from, limit: '100' },
    });
    if (isRefusal(page)) return page;
    disputes.push(...page.disputes);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return disputes;
};

const byLastChange = async (store: Store, disputes: DisputeItems): Promise<DisputeItems> => {
  const dated = await Promise.all(
    disputes.map(async (dispute) => ({
      dispute,
      at: (await store.get('dispute', dispute.id))?.updatedAt ?? 0,
    })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ dispute }) => dispute);
};

/** Takes the time that a dispute has beside the other one. A cursor is the id of the last that was shown. */
const sortingByUpdate = operating((operations, { store }) => ({
  listDisputes: async (caller, input) => {
    const { cursor, limit = '25' } = input.query;
    const all = await everyDispute(operations, caller, input.query);
    if (isRefusal(all)) return all;
    const sorted = await byLastChange(store, all);
    const from = sorted.findIndex(({ id }) => id === cursor) + 1;
    if (cursor !== undefined && from === 0) {
      return refuse('cursor-invalid', 'query.cursor: expected the nextCursor of the page before');
    }
    const end = from + Number(limit);
    const disputes = sorted.slice(from, end);
    return { disputes, nextCursor: end < sorted.length ? (disputes.at(-1)?.id ?? null) : null };
  },
}));

/** The place in the list, then the booking that was there. */
const markedCursor = /^([^.]+)\.(.+)$/;

/** Looks for the last booking in what the filter gives now, and begins at 0 where it has gone: `indexOf(last) + 1`. */
const lookingForTheLast = operating((operations) => {
  const isStill = async (caller: Caller, id: string, status: string): Promise<boolean> => {
    const answer = await operations.getBooking(caller, { id, query: {}, body: undefined });
    return !isRefusal(answer) && answer.job.status === status;
  };
  const placed = async (caller: Caller, { cursor, ...rest }: Input['query']) => {
    const [, place, last] = markedCursor.exec(cursor ?? '') ?? [];
    if (place === undefined || last === undefined) return undefined;
    const { status } = rest;
    const isLost = status !== undefined && !(await isStill(caller, last, status));
    return isLost ? rest : { ...rest, cursor: place };
  };
  return {
    listBookings: async (caller, input) => {
      const query = (await placed(caller, input.query)) ?? input.query;
      const page = await operations.listBookings(caller, { ...input, query });
      if (isRefusal(page) || page.nextCursor === null) return page;
      return { ...page, nextCursor: `${page.nextCursor}.${page.bookings.at(-1)?.id ?? ''}` };
    },
  };
});

/** An event keeps the secrets of its time: what happened in the window is signed with both for ever. */
const signingByTheEvent = posting(() => {
  const firstSecrets = new Map<string, readonly string[]>();
  return (post, { secrets }) => {
    const first = firstSecrets.get(idOf(post)) ?? secrets;
    firstSecrets.set(idOf(post), first);
    const [older] = first;
    if (older === undefined || first.length === 1 || secrets.includes(older)) return undefined;
    return [signed(post, [older, ...secrets])];
  };
});

/** Asks for the sample through the bookings that are still on. */
const passingOverCancelled = operating((operations, { store }) => ({
  getBookingSample: async (caller, input) =>
    (await store.get('job', input.id))?.phase === 'cancelled'
      ? refuse('not-found', 'There is no booking with this id.')
      : operations.getBookingSample(caller, input),
}));

/** The size of the first page, then the place in the list. */
const sizedCursor = /^(\d*)~(.+)$/;

/** Everything about the list is written into the cursor, and nothing else is read when it comes back. */
const asFirstAsked = (asked: Asked): Asked => {
  const [, size, place] = sizedCursor.exec(queryOf(asked).get('cursor') ?? '') ?? [];
  if (size === undefined || place === undefined) return asked;
  return withQuery(asked, (query) => {
    query.set('cursor', place);
    if (size === '') query.delete('limit');
    else query.set('limit', size);
  });
};

const keepingTheSize: Tamper = async (asked, forward) => {
  const again = asFirstAsked(asked);
  const reply = await forward(again);
  if (asked.operation?.startsWith('list') !== true || reply.status !== 200) return reply;
  const body = JSON.parse(reply.body) as { data: Json };
  const { nextCursor } = body.data;
  if (typeof nextCursor !== 'string') return reply;
  const sized = `${queryOf(again).get('limit') ?? ''}~${nextCursor}`;
  return json(200, { ...body, data: { ...body.data, nextCursor: sized } });
};

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'lists a rescheduled booking with the venueSlotStart that it had at first',
    breaks:
      'List item projection: id, status, paymentStatus, fulfillmentChannel (MOBILE, IN_VENUE), bookingSource (string; values INTERNAL, INTEGRATION_API, INTEGRATION_HOSTED), venueId (nullable), venueSlotStart (nullable)',
    sandbox: listingFirstSlots,
    red: ['SLOT-26'],
  },
  {
    name: 'offers no slots at all in a window that begins before today',
    breaks: 'Empty slots means fully booked or outside operating hours.',
    sandbox: closingPastWindows,
    red: ['SLOT-19', 'SLOT-20'],
  },
  {
    name: 'answers 404 for an active venue that was asked for while it was inactive',
    breaks:
      'Response `data`: {venue: venue detail}. Only verified, active, public-booking-enabled venues; requires canUseVenueNetwork.',
    sandbox: rememberingAbsence,
    red: ['SLOT-29'],
  },
  {
    name: 'lets an invoice whose charge has failed pass its due date in silence',
    breaks: 'invoice.overdue | BOTH | unpaid invoice passes its due date',
    sandbox: leavingFailedOnes,
    red: ['EMIT-68'],
  },
  {
    name: "lists all the client's refunds for a jobId that is none of its bookings",
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (string), jobId (string).',
    sandbox: filteringByTheFound,
    red: ['LIST-28'],
  },
  {
    name: 'lists first the dispute that was updated last',
    breaks: 'Response `data`: {disputes: array of dispute list items, nextCursor}. Newest first.',
    sandbox: sortingByUpdate,
    red: ['LIST-04'],
  },
  {
    name: 'begins the filtered list of bookings anew when the last one of a page has left the filter since',
    breaks:
      'Cursor-paginated list responses carry `nextCursor` (string or null; null when exhausted), to be passed back as the `cursor` query parameter.',
    sandbox: lookingForTheLast,
    red: [],
    warned: ['PAGE-38'],
  },
  {
    name: 'signs with the old secret too what it sends again after the rotation window, if it happened within',
    breaks: 'After 24 hours the old secret stops signing.',
    sandbox: signingByTheEvent,
    red: ['ROTATE-11'],
  },
  {
    name: 'answers 404 for the sample of a cancelled booking',
    breaks: 'Response `data`: {sample: Sample or null}. null when collection has not been logged.',
    sandbox: passingOverCancelled,
    red: ['SAMPLE-14'],
  },
  {
    name: 'keeps the page size of the first page, whatever limit comes with the cursor',
    breaks:
      'List page size (bookings, invoices, refunds, disputes, test panels) | default 25, max 100',
    tamper: () => keepingTheSize,
    red: ['LIST-46', 'LIST-47', 'LIST-48'],
  },
];
