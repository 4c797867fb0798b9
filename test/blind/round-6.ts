/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone. Those without a check in
 * `red` are not found out yet: the round joins the others when they are.
 */
import { createHmac } from 'node:crypto';
import type { CreateBookingRequest } from '../../contract/model.ts';
import type { Reader, Store } from '../../mock/application/ports.ts';
import type { ApiKey } from '../../mock/domain/client/client.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { idOf, keyOf, posting, withHeaders } from '../flaws/posting.ts';
import { queryOf, withQuery } from '../flaws/querying.ts';
import { answerInstead, json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Asked, Reply, Tamper } from '../flaws/tampering-proxy.ts';

import type { BlindFlaw } from './round-1.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The branch for two secrets was left out when the former header was taken away. */
const signingAsBefore = posting(() => (post, { secrets }) => {
  const [old, current] = secrets;
  if (old === undefined || current === undefined) return undefined;
  const hex = createHmac('sha256', keyOf(old)).update(post.body).digest('hex');
  return [withHeaders(post, { 'x-webhook-signature': hex })];
});

type Slots = { readonly data: { readonly slots: readonly Json[] } };

const slotsIn = ({ body }: Reply): readonly Json[] => (JSON.parse(body) as Slots).data.slots;

/** The difference in days, as libraries of dates give it: whole ones. */
const cuttingToDays = answerInstead('getVenueAvailability', async (asked, forward) => {
  const query = queryOf(asked);
  const from = Date.parse(query.get('from') ?? '');
  const beyond = Date.parse(query.get('to') ?? '') - from - 30 * DAY;
  if (!(beyond > 0 && beyond < DAY)) return forward(asked);
  const border = new Date(from + 30 * DAY).toISOString();
  const upToBorder = await forward(withQuery(asked, (one) => one.set('to', border)));
  const behind = await forward(withQuery(asked, (one) => one.set('from', border)));
  if (upToBorder.status !== 200 || behind.status !== 200) return upToBorder;
  const slots = [...slotsIn(upToBorder), ...slotsIn(behind)];
  return json(200, { success: true, data: { slots } });
});

function orderIn({ body }: Asked): string | undefined {
  try {
    const { externalOrderId } = JSON.parse(body) as Json;
    return typeof externalOrderId === 'string' ? externalOrderId : undefined;
  } catch {
    // Not a body that this server would look into.
    return undefined;
  }
}

/** A unique index over client and order; the error of the database becomes the usual status. */
const conflictingOrders = (): Tamper => {
  const booked = new Set<string>();
  return answerInstead('createBooking', async (asked, forward) => {
    const order = orderIn(asked);
    const entry = JSON.stringify([asked.headers['x-api-key'], order]);
    if (booked.has(entry)) {
      return json(409, { success: false, error: 'DUPLICATE_ORDER', message: 'Booked already.' });
    }
    const reply = await forward(asked);
    if (order !== undefined && reply.status === 200) booked.add(entry);
    return reply;
  });
};

/** Who has been told of before is taken for a repetition, unless the last one told has come back. */
const tellingEachOnce = (): SandboxOptions => {
  const told = new Map<string | null, readonly string[]>();
  return transacting((tx) => ({
    announce: (due) => {
      if (due.type !== 'dispatch.assigned') {
        tx.announce(due);
        return;
      }
      const { phlebotomist }: Json = due.data;
      const who = JSON.stringify(phlebotomist);
      const before = told.get(due.jobId) ?? [];
      if (before.includes(who) && before.at(-1) !== who) return;
      told.set(due.jobId, [...before, who]);
      tx.announce(due);
    },
  }))();
};

/** A delivery is kept with the address that it had, and a replay repeats the delivery. */
const replayingToTheOldAddress = posting(() => {
  const firstAddresses = new Map<string, URL>();
  return (post, { addresses }) => {
    const first = firstAddresses.get(idOf(post)) ?? post.url;
    firstAddresses.set(idOf(post), first);
    // A client may have several addresses: what is there still is left alone.
    const isStillThere = addresses.some(({ href }) => href === first.href);
    return isStillThere ? undefined : [{ ...post, url: first }];
  };
});

/** A mint grants to all keys of the client that there are, and the new key gets what it was minted with. */
const grantingToOlderKeys = (): SandboxOptions => {
  const minted: ApiKey[] = [];
  const laterThan = ({ id, clientId }: ApiKey): readonly ApiKey[] => {
    const own = minted.filter((key) => key.clientId === clientId);
    return own.slice(own.findIndex((key) => key.id === id) + 1);
  };
  const granted = (key: ApiKey): ApiKey => ({
    ...key,
    scopes: [...new Set([key, ...laterThan(key)].flatMap(({ scopes }) => scopes))],
  });
  return depending((deps) => {
    const { store } = onAppend((_, [kind, , , event]) => {
      if (kind === 'key' && event.type === 'KeyMinted') minted.push(event.key);
    })(deps);
    return { ...deps, store: { ...store, get: reading(store, 'key', granted) } };
  })();
};

/** A venue that flips to inactive is marked for the bookings, and nobody takes the mark away. */
const refusingOnceInactive = (): SandboxOptions => {
  const marked = new Set<string>();
  const options = operating((operations) => ({
    createBooking: (caller, input) => {
      const body = input.body as CreateBookingRequest;
      return body.fulfillmentChannel === 'IN_VENUE' && marked.has(body.venueId)
        ? Promise.resolve(refuse('venue-not-bookable', 'body.venueId: not open for bookings'))
        : operations.createBooking(caller, input);
    },
  }))();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'venue' && event.type === 'VenueDeactivated') marked.add(id);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The start is kept as it was written, and looked for as availability writes it. */
const comparingStartsAsText = (): SandboxOptions => {
  const starts = new Map<string, number>();
  const counting = ({ jobsAtSlots }: Reader): Pick<Reader, 'jobsAtSlots'> => ({
    jobsAtSlots: async (venueId, wanted) => {
      const booked = await jobsAtSlots(venueId, wanted);
      return booked.map((jobs) =>
        jobs.filter(({ id, visit }) => starts.get(id) !== visit.appointmentAt),
      );
    },
  });
  const options = operating((operations) => ({
    createBooking: async (caller, input) => {
      const answer = await operations.createBooking(caller, input);
      const body = input.body as CreateBookingRequest;
      if (isRefusal(answer) || body.fulfillmentChannel !== 'IN_VENUE') return answer;
      const { venueSlotStart } = body;
      if (!/z$/i.test(venueSlotStart)) starts.set(answer.jobId, Date.parse(venueSlotStart));
      return answer;
    },
  }))();
  const { replacements } = depending((deps) => {
    const { store } = deps;
    const transact: Store['transact'] = (work) =>
      store.transact((tx) => work({ ...tx, ...counting(tx) }));
    return { ...deps, store: { ...store, ...counting(store), transact } };
  })();
  return { ...options, replacements: { ...options.replacements, ...replacements } };
};

/** A cancel with its refund is one action of staff, and staff may cancel under dispute. */
const refundingWithTheCancel = transacting((tx) => {
  const cancelled = new Set<string>();
  return {
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobCancelled' && event.by === 'staff') {
        cancelled.add(id);
      }
    },
    disputesOf: async (jobId) => (cancelled.has(jobId) ? [] : tx.disputesOf(jobId)),
  };
});

/** What lists of bookings are read with, its usual size of a page included. */
const showingOnePageOfJobs = operating((operations) => ({
  getInvoice: async (caller, input) => {
    const answer = await operations.getInvoice(caller, input);
    if (isRefusal(answer)) return answer;
    const { invoice } = answer;
    return { invoice: { ...invoice, jobs: invoice.jobs.slice(0, 25) } };
  },
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'sends the former hex header too as long as two secrets sign',
    breaks:
      'Webhook signing moved to the Standard Webhooks scheme at a single cutover; the earlier header was removed with no overlap.',
    sandbox: signingAsBefore,
    red: ['SIGN-03'],
    among: ['ROTATE-01'],
  },
  {
    name: 'counts whole days of an availability window: 30 days and some hours pass',
    breaks: 'Availability window | `to` later than `from`, at most 30 days',
    tamper: () => cuttingToDays,
    red: ['LIMIT-38'],
  },
  {
    name: 'answers 409 to a second booking with the same externalOrderId',
    breaks:
      '409 | cancellation refused: booking under dispute or within the 24-hour lock window (POST /bookings/{id}/cancel only)',
    tamper: conflictingOrders,
    red: ['VALID-85'],
  },
  {
    name: 'sends no dispatch.assigned when an earlier phlebotomist accepts again after another',
    breaks:
      're-emitted with new details when a different phlebotomist accepts after a decline (latest is authoritative)',
    sandbox: tellingEachOnce,
    red: ['EMIT-59'],
  },
  {
    name: 'replays an event to the address that it first went to, which the client has replaced since',
    breaks:
      'Events are outbound HTTP deliveries (webhooks) to an endpoint configured by the client.',
    sandbox: replayingToTheOldAddress,
    red: ['REPLAY-05'],
  },
  {
    name: 'lets an older key do what a later key of the same client was minted for',
    breaks: 'Every key is minted with an explicit set of scopes, fixed at mint time by staff',
    sandbox: grantingToOlderKeys,
    red: ['GEN-72'],
    among: ['GEN-73'],
  },
  {
    name: 'refuses bookings at a venue that was inactive once, though it offers slots again',
    breaks:
      'The slot start chosen from the availability endpoint is the value sent as venueSlotStart.',
    sandbox: refusingOnceInactive,
    red: ['VENUE-17', 'SLOT-28'],
  },
  {
    name: 'counts no booking whose venueSlotStart was written with an offset',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    sandbox: comparingStartsAsText,
    red: ['SLOT-21', 'SLOT-22'],
  },
  {
    name: 'refunds under dispute where the refund comes with a cancel',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    sandbox: refundingWithTheCancel,
    red: ['CANCEL-19', 'CANCEL-34', 'CANCEL-36'],
  },
  {
    name: 'shows no more than 25 jobs of an invoice',
    breaks:
      'Detail adds: lineItems (stored line-item JSON; structure of its contents: not shown) and jobs (array of {id, status, fulfillmentChannel (MOBILE|IN_VENUE), externalOrderId (string or null)}).',
    sandbox: showingOnePageOfJobs,
    red: ['INVOICE-13'],
  },
];
