/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import { randomUUID } from 'node:crypto';
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type {
  Announcement,
  Page,
  Reader,
  RefundQuery,
  Store,
} from '../../mock/application/ports.ts';
import type { Client, WebhookEndpoint } from '../../mock/domain/client/client.ts';
import type { Job, JsonObject } from '../../mock/domain/job/job.ts';
import type { Refund } from '../../mock/domain/refund/refund.ts';
import { isRefusal, type Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { pageBehind } from '../flaws/paging.ts';
import { posting, signed } from '../flaws/posting.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

import type { BlindFlaw } from './round-1.ts';

/** The library for authentication looks into `Authorization` by itself where the header it was told of is missing. */
const takingBearers: Tamper = (asked, forward) => {
  const { headers } = asked;
  const [, bearer] = /^Bearer (pj_live_.+)$/i.exec(headers['authorization'] ?? '') ?? [];
  return forward(
    headers['x-api-key'] !== undefined || bearer === undefined
      ? asked
      : { ...asked, headers: { ...headers, 'x-api-key': bearer } },
  );
};

/** What comes back from a hidden field of a form. */
const asFieldsGive = (passthrough: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(passthrough).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );

/** The hosted page carries the passthrough in hidden fields, one for each member. */
const carryingInFields = depending((deps) => {
  const get = reading(deps.store, 'link', (link) => ({
    ...link,
    passthrough: link.passthrough === null ? null : asFieldsGive(link.passthrough),
  }));
  return { ...deps, store: { ...deps.store, get } };
});

const isHolding = ({ phase }: Job): boolean => phase !== 'pendingPayment';

/** A place is taken once it is paid for. */
const holdingWhatIsPaid = depending((deps) => {
  const { store } = deps;
  const counting = ({ jobsAtSlots }: Reader): Pick<Reader, 'jobsAtSlots'> => ({
    jobsAtSlots: async (venueId, starts) =>
      (await jobsAtSlots(venueId, starts)).map((jobs) => jobs.filter(isHolding)),
  });
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, ...counting(tx) }));
  return { ...deps, store: { ...store, ...counting(store), transact } };
});

/** The event is filled from the account, the row from what was said at completion. */
const tellingTheUsualMode = (): SandboxOptions => {
  const usual = new Map<string, string>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, , , event] = logged;
      if (kind === 'client' && event.type === 'ClientCreated') {
        usual.set(event.client.id, event.client.labShipmentMode);
      }
    },
    announce: (due) => {
      const shipmentMode = usual.get(due.clientId);
      tx.announce(
        due.type === 'sample.registered' && shipmentMode !== undefined
          ? { ...due, data: { ...due.data, shipmentMode } }
          : due,
      );
    },
  }))();
};

const pastTheEnd = 'cGFzdC10aGUtZW5k';

/** A page that is full is taken for one that others follow. */
const goingOnAfterFullPages = operating((operations) => ({
  listInvoices: async (caller, input) => {
    const { cursor, limit = '25' } = input.query;
    if (cursor === pastTheEnd) return { invoices: [], nextCursor: null };
    const page = await operations.listInvoices(caller, input);
    if (isRefusal(page) || page.invoices.length < Number(limit)) return page;
    return { ...page, nextCursor: page.nextCursor ?? pastTheEnd };
  },
}));

const everyRefund = async (
  store: Store,
  query: RefundQuery,
): Promise<readonly Refund[] | Refusal> => {
  const refunds: Refund[] = [];
  let after: string | undefined;
  do {
    const page: Page<Refund> | Refusal = await store.refunds({ ...query, limit: 100, after });
    if (isRefusal(page)) return page;
    refunds.push(...page.items);
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
  return refunds;
};

const isPending = ({ phase }: Refund): boolean => phase === 'pending';

/** What is still to be done comes first. A cursor is the id of the last that was shown. */
const listingPendingFirst = depending((deps) => {
  const { store } = deps;
  const refunds: Store['refunds'] = async (query) => {
    const all = await everyRefund(store, query);
    if (isRefusal(all)) return all;
    const sorted = [...all.filter(isPending), ...all.filter((refund) => !isPending(refund))];
    return pageBehind(sorted, query);
  };
  return { ...deps, store: { ...store, refunds } };
});

/** Whatever the processor says of a dispute that is open goes out as its opening. */
const openingWithEveryChange = (): SandboxOptions => {
  const openings = new Map<unknown, Announcement>();
  return transacting((tx) => ({
    announce: (due) => {
      const { disputeId }: Json = due.data;
      if (due.type === 'dispute.opened') openings.set(disputeId, due);
      tx.announce(due);
    },
    append: (...logged) => {
      tx.append(...logged);
      const [kind, disputeId, , event] = logged;
      if (kind !== 'dispute' || event.type !== 'DisputeUpdated') return;
      const opening = openings.get(disputeId);
      if (opening === undefined) return;
      const id = `evt_${randomUUID()}`;
      const data = { ...opening.data, id, disputeStatus: event.status };
      tx.announce({ ...opening, id, at: event.at, data });
    },
  }))();
};

const isVenue = (state: State<Kind>): state is State<'venue'> => 'phlebotomyStations' in state;

const isJob = (state: State<Kind>): state is State<'job'> => 'visit' in state && 'phase' in state;

/** Whoever is not on the operator's list of phlebotomists is a partner: the venue, then. */
const takingVenuesForPartners = (): SandboxOptions => {
  const names = new Map<string, string>();
  const drawnAt = (job: Job): Job => {
    if (job.phase !== 'completed' || job.partner !== null) return job;
    const { visit } = job;
    if (visit.channel !== 'IN_VENUE') return job;
    return { ...job, partner: { id: visit.venueId, name: names.get(visit.venueId) ?? '' } };
  };
  return transacting((tx) => ({
    put: (kind, id, state) => {
      if (isVenue(state)) names.set(id, state.name);
      if (isJob(state)) tx.put('job', id, drawnAt(state));
      else tx.put(kind, id, state);
    },
  }))();
};

/** `COALESCE($1, event_types)`: null, which stands for all types, changes nothing. */
const keepingTheChoice = (): SandboxOptions => {
  const chosen = new Map<string, readonly string[]>();
  const note = ({ id, eventTypes }: WebhookEndpoint): void => {
    if (eventTypes !== null && eventTypes.length > 0) chosen.set(id, eventTypes);
  };
  const asChosen = (client: Client): Client => ({
    ...client,
    endpoints: client.endpoints.map((endpoint) => ({
      ...endpoint,
      eventTypes: endpoint.eventTypes ?? chosen.get(endpoint.id) ?? null,
    })),
  });
  return depending((deps) => {
    const { store } = onAppend((_, [kind, , , event]) => {
      if (kind !== 'client') return;
      if (event.type === 'ClientCreated') event.client.endpoints.forEach(note);
      if (event.type === 'WebhookEndpointsChanged') event.endpoints.forEach(note);
    })(deps);
    return { ...deps, store: { ...store, get: reading(store, 'client', asChosen) } };
  })();
};

/** The secret is looked up by the address, and the first client that has it is found. */
const signingByAddress = posting(() => {
  const firsts = new Map<string, readonly string[]>();
  return (post, { secrets }) => {
    const known = firsts.get(post.url.href);
    if (known === undefined) firsts.set(post.url.href, secrets);
    return known === undefined ? undefined : [signed(post, known)];
  };
});

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'accepts a key that comes as a bearer token, without X-API-Key',
    breaks: 'Every endpoint requires the header `X-API-Key` carrying a per-client API key.',
    red: ['AUTH-41'],
    tamper: () => takingBearers,
  },
  {
    name: "turns the numbers and booleans in a booking link's passthrough into text",
    breaks: 'passthrough | object, any values | no | echoed on later events',
    red: ['HOSTED-08'],
    sandbox: carryingInFields,
  },
  {
    name: 'gives away the place of a booking that the patient has not paid for yet',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['SLOT-34'],
    sandbox: holdingWhatIsPaid,
  },
  {
    name: "tells the account's lab shipment mode on sample.registered, whatever the sample's own is",
    breaks:
      'sample row created at completion; carries shipmentMode, shipmentModeSource, clientMetadata, collectionNotes',
    red: ['PAYLOAD-26', 'PAYLOAD-37'],
    sandbox: tellingTheUsualMode,
  },
  {
    name: 'gives a cursor to an empty page of invoices where the last page is full',
    breaks:
      'Cursor-paginated list responses carry `nextCursor` (string or null; null when exhausted)',
    red: [],
    warned: ['PAGE-08'],
    sandbox: goingOnAfterFullPages,
  },
  {
    name: 'lists refunds that are pending before newer ones that are not',
    breaks: 'Response `data`: {refunds: array of refund list items, nextCursor}. Newest first.',
    red: ['LIST-03', 'LIST-48'],
    sandbox: listingPendingFirst,
  },
  {
    name: 'sends dispute.opened again whenever the status of an open dispute changes',
    breaks: 'dispute.opened | BOTH | chargeback opened; blocks refunds',
    red: ['STORY-04'],
    sandbox: openingWithEveryChange,
  },
  {
    name: 'says PARTNER, with the venue as the partner, of a draw by venue staff',
    breaks: "A draw by the operator's phlebotomist or by venue staff is INTERNAL",
    red: ['FULFIL-01', 'FULFIL-03', 'FULFIL-04'],
    sandbox: takingVenuesForPartners,
  },
  {
    name: 'keeps to the earlier choice of event types once the client has gone back to the default',
    breaks: 'unsubscribed types are not delivered; default is all event types.',
    red: ['SUBSCRIBE-05'],
    sandbox: keepingTheChoice,
  },
  {
    name: "signs with the first client's secret whatever goes to an address that several clients have",
    breaks:
      'The secret is issued as `whsec_<base64>`; the `whsec_` prefix is stripped and the remainder base64-decoded to obtain the key bytes: `<WEBHOOK_SECRET>`.',
    red: ['SIGN-07'],
    sandbox: signingByAddress,
  },
];
