/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone; one was in an earlier round
 * already, and is left out.
 */
import type { Deps, Reader, Store } from '../../mock/application/ports.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import { linkLifetimeMs } from '../../mock/domain/booking-link/booking-link.ts';
import type { Dispute } from '../../mock/domain/dispute/dispute.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, operating, reading, transacting } from '../flaws/lifetime.ts';
import { idOf, posting, signed, withHeaders } from '../flaws/posting.ts';
import { onQuery } from '../flaws/querying.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

/** The text to sign is kept with the event; only the header is made anew for each attempt. */
const signingTheFirstTimestamp = posting(() => {
  const firstOf = new Map<string, string>();
  return (post, { secrets }) => {
    const now = post.headers['webhook-timestamp'] ?? '';
    const first = firstOf.get(idOf(post));
    if (first === undefined) {
      firstOf.set(idOf(post), now);
      return undefined;
    }
    const stale = signed(withHeaders(post, { 'webhook-timestamp': first }), secrets);
    return [withHeaders(stale, { 'webhook-timestamp': now })];
  };
});

const dayOf = (timestamp: unknown): string => String(timestamp).slice(0, 10);

/** `if (!isSameDay(before, after)) emit(…)`: whoever wrote it thought of reminders. */
const comparingDays = transacting((tx) => ({
  announce: (due) => {
    const { scheduledFor, previousScheduledFor } = due.data as Json;
    const isSameDay = dayOf(scheduledFor) === dayOf(previousScheduledFor);
    if (due.type !== 'job.rescheduled' || !isSameDay) tx.announce(due);
  },
}));

/** The processor's call finds its booking through a scope that leaves cancelled ones out. */
const settlingCancelledInSilence = transacting((tx) => ({
  announce: (due) => {
    const { status } = due.data as Json;
    if (due.type !== 'refund.succeeded' || status !== 'CANCELLED') tx.announce(due);
  },
}));

/** `status LIKE '%' || $1 || '%'`: one word of the processor is contained in another. */
const matchingPartOfTheStatus = depending((deps) => {
  const { store } = deps;
  const disputes: Reader['disputes'] = async ({ status, ...query }) => {
    if (status === undefined) return store.disputes(query);
    const found: { item: Dispute; cursor: string | null }[] = [];
    let { after } = query;
    while (found.length <= query.limit) {
      const page = await store.disputes({ ...query, after, limit: 1 });
      if (isRefusal(page)) return page;
      const [item] = page.items;
      if (item?.status.includes(status) === true) found.push({ item, cursor: page.nextCursor });
      if (page.nextCursor === null) break;
      after = page.nextCursor;
    }
    const shown = found.slice(0, query.limit);
    return {
      items: shown.map(({ item }) => item),
      nextCursor: found.length > shown.length ? (shown.at(-1)?.cursor ?? null) : null,
    };
  };
  return { ...deps, store: { ...store, disputes } };
});

/** The column has no time zone: the offset is read away, and the rest taken for UTC. */
const droppingTheOffset = onQuery(['listInvoices'], (query) => {
  const bound = query.get('periodStart');
  if (bound !== null) query.set('periodStart', bound.replace(/(T.+)[+-]\d{2}:\d{2}$/, '$1Z'));
});

/** What the staff's form shows is a label, and under it the answer is kept. */
const keyingByLabel = operating((operations) => ({
  getBookingSample: async (caller, input) => {
    const answer = await operations.getBookingSample(caller, input);
    if (isRefusal(answer) || answer.sample === null) return answer;
    const { clientMetadata } = answer.sample;
    if (clientMetadata === null) return answer;
    const labels = new Map(
      caller.client.venueCompletionFields.map(({ key, label }) => [key, label]),
    );
    const labelled = Object.entries(clientMetadata).map(([key, value]): [string, unknown] => [
      labels.get(key) ?? key,
      value,
    ]);
    return { sample: { ...answer.sample, clientMetadata: Object.fromEntries(labelled) } };
  },
}));

const REFUNDS = 'refunds:read';
const DISPUTES = 'disputes:read';

/** The route of one dispute is a copy of that of one refund, and its guard was copied with it. */
const guardingWithTheCopiedScope = (): SandboxOptions => {
  const scopesOf = new Map<string, readonly string[]>();
  const holds = (keyId: string, scope: string): boolean =>
    scopesOf.get(keyId)?.includes(scope) === true;
  const denied = (scope: string) =>
    refuse('capability-missing', `This key was minted without the scope ${scope}.`);
  const { replacements, ...options } = operating((operations) => ({
    listDisputes: async (caller, input) =>
      holds(caller.key.id, DISPUTES) ? operations.listDisputes(caller, input) : denied(DISPUTES),
    getDispute: async (caller, input) =>
      holds(caller.key.id, REFUNDS) ? operations.getDispute(caller, input) : denied(REFUNDS),
  }))();
  // The edge lets both kinds of key pass; which of them may go on is settled above.
  const deps = (built: Deps): Deps => {
    const get = reading(built.store, 'key', (key) => {
      scopesOf.set(key.id, key.scopes);
      const passes = key.scopes.includes(REFUNDS) && !key.scopes.includes(DISPUTES);
      return passes ? { ...key, scopes: [...key.scopes, DISPUTES] } : key;
    });
    return { ...built, store: { ...built.store, get } };
  };
  return { ...options, replacements: { ...replacements, deps } };
};

/** "Mirrors the refund policy": what has a refund has been settled, and is not to be touched. */
const keepingWhatHasARefund = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) => {
    const job = await store.get('job', input.id);
    const isOver = job?.phase === 'cancelled' || job?.phase === 'completed';
    if (job?.clientId !== caller.client.id || isOver)
      return operations.cancelBooking(caller, input);
    const refunds = await store.refunds({ clientId: job.clientId, jobId: job.id, limit: 1 });
    return isRefusal(refunds) || refunds.items.length === 0
      ? operations.cancelBooking(caller, input)
      : refuse('cancel-within-24h', 'A refund has been made for this booking already.');
  },
}));

/** The link has a session, and a session is prolonged by each look at the page. */
const prolongingLinks = depending((deps) => {
  const openedAt = new Map<string, number>();
  const prolonged = (link: BookingLink): BookingLink => {
    const opened = openedAt.get(link.id) ?? link.mintedAt;
    return { ...link, expiresAt: Math.max(link.expiresAt, opened + linkLifetimeMs) };
  };
  const { store, tokens, clock } = deps;
  const read: Deps['tokens']['read'] = async (token) => {
    const id = await tokens.read(token);
    const link = id === undefined ? undefined : await store.get('link', id);
    if (link !== undefined && clock.now() < prolonged(link).expiresAt) {
      openedAt.set(link.id, clock.now());
    }
    return id;
  };
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, get: reading(tx, 'link', prolonged) }));
  return {
    ...deps,
    tokens: { ...tokens, read },
    store: { ...store, get: reading(store, 'link', prolonged), transact },
  };
});

export const blindFlaws: readonly Broken[] = [
  {
    name: 'signs what it sends again with the timestamp of the first attempt, and heads it with that of the new one',
    breaks:
      'Signed string: `${webhook_id}.${webhook_timestamp}.${rawBody}` with the raw body byte-for-byte.',
    red: ['REPLAY-02'],
    sandbox: signingTheFirstTimestamp,
  },
  {
    name: 'sends no job.rescheduled for a move within one day',
    breaks:
      'job.rescheduled | BOTH | confirmed date-time change (MOBILE) or venueSlotStart change (IN_VENUE)',
    red: ['WALK-02'],
    sandbox: comparingDays,
  },
  {
    name: 'sends no refund.succeeded when the booking has been cancelled',
    breaks: 'refund.succeeded | BOTH | processor confirms settlement',
    red: ['EMIT-92'],
    sandbox: settlingCancelledInSilence,
  },
  {
    name: 'lists disputes with the status warning_needs_response under status=needs_response',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (processor dispute status string), jobId (string).',
    red: ['LIST-52'],
    sandbox: matchingPartOfTheStatus,
  },
  {
    name: 'reads the periodStart by which invoices are filtered without its offset',
    breaks: 'periodStart (ISO timestamp; only invoices whose periodStart is at or after it)',
    red: ['LIST-51'],
    tamper: () => droppingTheOffset,
  },
  {
    name: 'gives the clientMetadata of a sample by the labels of its fields',
    breaks:
      'clientMetadata (object or null; keys are the `key` values of venue completion field definitions)',
    red: ['SAMPLE-05', 'FIELD-07'],
    sandbox: keyingByLabel,
  },
  {
    name: 'guards one dispute with refunds:read in place of disputes:read',
    breaks: 'disputes:read | dispute records',
    red: ['SCOPE-16', 'SCOPE-32'],
    sandbox: guardingWithTheCopiedScope,
  },
  {
    name: 'refuses the cancel of a booking for which a refund was made',
    breaks:
      'any non-completed, non-disputed state | POST /bookings/{id}/cancel | not within 24 hours of the appointment | CANCELLED | job.cancelled emitted',
    red: ['CANCEL-90'],
    sandbox: keepingWhatHasARefund,
  },
  {
    name: 'prolongs a booking link by 24 hours whenever its page is opened',
    breaks: 'Hosted-booking token lifetime | 24 hours, single use',
    red: ['HOSTED-13'],
    sandbox: prolongingLinks,
  },
];
