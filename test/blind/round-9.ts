/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Page, Reader, Store } from '../../mock/application/ports.ts';
import { isUnderDispute } from '../../mock/application/under-dispute.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading } from '../flaws/lifetime.ts';
import { onEventData, posting, signed, withHeaders } from '../flaws/posting.ts';
import type { Post } from '../flaws/posting.ts';
import { onMember } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';

import type { BlindFlaw } from './round-1.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Opening the page in time begins a session, and the session is what is asked for afterwards. */
const holdingOpenedLinks = depending((deps) => {
  const { store, clock } = deps;
  const opened = new Set<string>();
  const held = (link: BookingLink): BookingLink =>
    opened.has(link.id) ? { ...link, expiresAt: link.expiresAt + 365 * DAY } : link;
  const opening = (link: BookingLink): BookingLink => {
    if (clock.now() < link.expiresAt) opened.add(link.id);
    return held(link);
  };
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, get: reading(tx, 'link', held) }));
  return { ...deps, store: { ...store, get: reading(store, 'link', opening), transact } };
});

/** The longest window, held against the present in the place of `from`. */
const countingTheWindowFromNow = operating((operations, { clock }) => ({
  getVenueAvailability: async (caller, input) => {
    const to = Date.parse(input.query['to'] ?? '');
    return to - clock.now() > 30 * DAY
      ? refuse('invalid', 'query.to: expected a time within 30 days')
      : operations.getVenueAvailability(caller, input);
  },
}));

const camelCased = (key: string): string =>
  key.replace(/([A-Za-z0-9])_+([A-Za-z0-9])/g, (_, before: string, after: string) => {
    return `${before}${after.toUpperCase()}`;
  });

/** What comes out of the database in snake case is turned to camel case, down to the bottom. */
const camelCasingMetadata = onMember('getBookingSample', 'sample', (sample: Json | null) => {
  const metadata = sample?.['clientMetadata'];
  if (typeof metadata !== 'object' || metadata === null) return sample;
  const entries = Object.entries(metadata as Json);
  const renamed = entries.map(([key, value]) => [camelCased(key), value] as const);
  return { ...sample, clientMetadata: Object.fromEntries(renamed) };
});

/** Joins the bookings of an invoice with the orders of the client: what has none is not found. */
const joiningOrders = onMember('getInvoice', 'invoice', (invoice) => {
  const jobs = invoice['jobs'] as readonly Json[];
  return { ...invoice, jobs: jobs.filter((job) => job['externalOrderId'] !== null) };
});

/** A page of those that match, read one by one from a longer list. */
async function pageOfThose<
  Query extends { readonly limit: number; readonly after?: string | undefined },
  T,
>(
  read: (query: Query) => Promise<Page<T> | Refusal>,
  query: Query,
  matches: (item: T) => boolean,
): Promise<Page<T> | Refusal> {
  const items: T[] = [];
  let { after } = query;
  let afterLast: string | null = null;
  for (;;) {
    const page = await read({ ...query, limit: 1, after });
    if (isRefusal(page)) return page;
    for (const item of page.items.filter(matches)) {
      if (items.length === query.limit) return { items, nextCursor: afterLast };
      items.push(item);
      afterLast = page.nextCursor;
    }
    if (page.nextCursor === null) return { items, nextCursor: null };
    after = page.nextCursor;
  }
}

/** Joins the refunds with the bookings that are still on, to find out whose they are. */
const joiningLiveBookings = (): SandboxOptions => {
  const cancelled = new Set<string>();
  return depending((deps) => {
    const { store } = onAppend((_, [kind, id, , event]) => {
      if (kind === 'job' && event.type === 'JobCancelled') cancelled.add(id);
    })(deps);
    const refunds: Reader['refunds'] = (query) =>
      pageOfThose(store.refunds, query, ({ jobId }) => !cancelled.has(jobId));
    return { ...deps, store: { ...store, refunds } };
  })();
};

/** The processor knows customers by their e-mail address, and a chargeback by its customer. */
const disputingByPatient = operating((operations, { store }) => {
  const isOn = ({ phase }: Job): boolean => phase !== 'cancelled' && phase !== 'completed';
  const others = async ({ id, clientId, patient }: Job): Promise<readonly Job[]> => {
    const jobs = await store.jobs({ clientId, limit: 10_000 });
    if (isRefusal(jobs)) return [];
    return jobs.items.filter((one) => one.id !== id && one.patient.email === patient.email);
  };
  return {
    cancelBooking: async (caller, input) => {
      const job = await store.get('job', input.id);
      if (job?.clientId === caller.client.id && isOn(job)) {
        for (const { id } of await others(job)) {
          if (await isUnderDispute(store, id)) {
            return refuse('cancel-under-dispute', 'The booking is under dispute.');
          }
        }
      }
      return operations.cancelBooking(caller, input);
    },
  };
});

/** A client is given the global panels when its account is set up. */
const handingOutPanelsOnce = (): SandboxOptions => {
  const madeSoFar = new Set<string>();
  const unknownTo = new Map<string, Set<string>>();
  return depending((deps) => {
    const { store } = onAppend((_, [kind, id, , event]) => {
      if (kind === 'client' && event.type === 'ClientCreated') unknownTo.set(id, new Set());
      if (kind !== 'panel' || event.type !== 'PanelCreated' || madeSoFar.has(id)) return;
      madeSoFar.add(id);
      if (event.panel.clientId !== null) return;
      for (const panels of unknownTo.values()) panels.add(id);
    })(deps);
    const panels: Reader['panels'] = (query) =>
      pageOfThose(store.panels, query, ({ id }) => unknownTo.get(query.clientId)?.has(id) !== true);
    return { ...deps, store: { ...store, panels } };
  })();
};

/** Takes the body for a text of one byte each: those of English are, others are cut to their last byte. */
const signedAsLatin = (post: Post, secrets: readonly string[]): Post => {
  const asLatin = { ...post, body: Buffer.from(post.body.toString(), 'latin1') };
  const { headers } = signed(asLatin, secrets);
  return withHeaders(post, { 'webhook-signature': headers['webhook-signature'] ?? '' });
};

/** Looks the booking up as its reading does, which asks for the scope of reading. */
const readingBeforeCancelling = operating((operations) => ({
  cancelBooking: async (caller, input) =>
    caller.key.scopes.includes('bookings:read')
      ? operations.cancelBooking(caller, input)
      : refuse('capability-missing', 'This needs the scope bookings:read.'),
}));

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** What looks like a time is read as one, and written as all times are. */
const revived = (_: string, value: unknown): unknown =>
  typeof value === 'string' && dateTime.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : value;

const revivingTimes = posting(
  onEventData((data) =>
    'passthroughJson' in data
      ? {
          ...data,
          passthroughJson: JSON.parse(JSON.stringify(data['passthroughJson']), revived) as unknown,
        }
      : data,
  ),
);

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'lets a patient who has opened a booking link in time book with it after its 24 hours',
    breaks:
      'The token expires 24 hours after minting and is consumed once the booking is submitted.',
    red: ['HOSTED-13'],
    sandbox: holdingOpenedLinks,
  },
  {
    name: 'refuses an availability window that ends more than 30 days from now, however short it is',
    breaks: 'Availability window | `to` later than `from`, at most 30 days',
    red: ['GEN-60', 'LIMIT-30'],
    sandbox: countingTheWindowFromNow,
  },
  {
    name: "turns the keys of a sample's clientMetadata from snake_case to camelCase",
    breaks: "Field keys are used as keys of a sample's clientMetadata.",
    red: ['SAMPLE-05', 'SAMPLE-12'],
    tamper: () => camelCasingMetadata,
  },
  {
    name: 'shows no jobs of an invoice that were booked without an externalOrderId',
    breaks:
      'jobs (array of {id, status, fulfillmentChannel (MOBILE|IN_VENUE), externalOrderId (string or null)})',
    red: ['INVOICE-13'],
    tamper: () => joiningOrders,
  },
  {
    name: 'lists no refunds of a booking that is cancelled',
    breaks:
      'Response `data`: {refunds: array of refund list items, nextCursor}. Newest first. Scoped through the parent job.',
    red: ['STORY-01', 'STORY-03'],
    sandbox: joiningLiveBookings,
  },
  {
    name: "answers 409 to the cancel of a booking when another one of the same patient's is under dispute",
    breaks: '409 when under dispute or within the 24-hour lock window.',
    red: ['CANCEL-45'],
    sandbox: disputingByPatient,
  },
  {
    name: 'lists no global panel that was published after the client was set up',
    breaks: 'isGlobal (boolean; true = operator-curated panel available to all clients',
    red: ['PANEL-04'],
    sandbox: handingOutPanelsOnce,
  },
  {
    name: 'signs bodies with letters beyond ASCII as if each were one byte',
    breaks:
      'Signed string: `${webhook_id}.${webhook_timestamp}.${rawBody}` with the raw body byte-for-byte.',
    red: ['SIGN-01'],
    among: ['PAYLOAD-28'],
    sandbox: posting(() => (post, { secrets }) => [signedAsLatin(post, secrets)]),
  },
  {
    name: 'refuses a cancel to a key that may write bookings and not read them',
    breaks: 'bookings:write | POST /bookings, POST /booking-url, POST /bookings/{id}/cancel',
    red: ['SCOPE-06'],
    sandbox: readingBeforeCancelling,
  },
  {
    name: 'writes anew, in UTC, whatever looks like a time in the passthroughJson of its events',
    breaks: 'passthrough | object, any values | no | echoed on later events',
    red: ['ECHO-01', 'ECHO-02'],
    among: ['VALID-70', 'EMIT-01'],
    sandbox: revivingTimes,
  },
];
