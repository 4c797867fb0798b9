/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Data } from '../../contract/model.ts';
import type { Caller, Input, Operations } from '../../mock/application/operation.ts';
import { venueOperations } from '../../mock/application/operations/venues.ts';
import type { Page, Store } from '../../mock/application/ports.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import type { ApiKey } from '../../mock/domain/client/client.ts';
import type { Panel } from '../../mock/domain/panel/panel.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { onEventData, posting, signed } from '../flaws/posting.ts';
import { json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

import { range } from '../flaws/flaw.ts';
import type { BlindFlaw } from './round-1.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `\d\d?` in the place of `\d[A-Z\d]?`: EC1A 1BB and W1A 1AA are of no such form. */
const refusingLetteredDistricts: Tamper = async (asked, forward) => {
  const isLettered =
    asked.operation === 'createBooking' &&
    /"postcode"\s*:\s*"[A-Z]{1,2}\d[A-Z]\s?\d[A-Z]{2}"/.test(asked.body);
  return isLettered
    ? json(400, {
        success: false,
        error: 'VALIDATION',
        message: 'body.location.postcode: expected a UK postcode',
      })
    : forward(asked);
};

/** A patient has one link, the newest: minting it lets the one before run out. */
const keepingOneLink = depending((deps) => {
  const newest = new Map<string, string>();
  const keyOf = ({ clientId, externalUserId }: Pick<BookingLink, 'clientId' | 'externalUserId'>) =>
    externalUserId === null ? undefined : JSON.stringify([clientId, externalUserId]);
  const { store } = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'link' || event.type !== 'LinkMinted') return;
    const key = keyOf(event.terms);
    if (key !== undefined) newest.set(key, id);
  })(deps);
  const outrun = (link: BookingLink): BookingLink => {
    const last = newest.get(keyOf(link) ?? '') ?? link.id;
    return last === link.id || link.usedBy !== null ? link : { ...link, expiresAt: link.mintedAt };
  };
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, get: reading(tx, 'link', outrun) }));
  return { ...deps, store: { ...store, get: reading(store, 'link', outrun), transact } };
});

/** `verified AND active AND public` is asked of the whole list; the query by type has its own words, without the first. */
const listingUnverifiedByType = operating((operations, deps) => ({
  listVenues: (caller, input) => {
    if (input.query['type'] === undefined) return operations.listVenues(caller, input);
    const { store } = deps;
    const venues: Store['venues'] = async () =>
      (await store.venues()).map((venue) => ({ ...venue, verified: true }));
    return venueOperations({ ...deps, store: { ...store, venues } }).listVenues(caller, input);
  },
}));

/** Asks whether there is such a booking, then for a sample of it that is the client's: it finds none. */
const scopingTheSampleAlone = operating((operations, { store }) => ({
  getBookingSample: async (caller, input) => {
    const job = await store.get('job', input.id);
    return job === undefined || job.clientId === caller.client.id
      ? operations.getBookingSample(caller, input)
      : { sample: null };
  },
}));

/** A page of a list that is at hand as a whole. A cursor is the id of the last that was shown. */
const pageOf = <T extends { readonly id: string }>(
  all: readonly T[],
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
): Page<T> | Refusal => {
  const from = all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) {
    return refuse('cursor-invalid', 'query.cursor: expected the nextCursor of the page before');
  }
  const items = all.slice(from, from + limit);
  return { items, nextCursor: from + limit < all.length ? (items.at(-1)?.id ?? null) : null };
};

type InvoiceItems = Data<'listInvoices'>['invoices'];

const everyInvoice = async (
  { listInvoices }: Operations,
  caller: Caller,
  query: Input['query'],
): Promise<InvoiceItems | Refusal> => {
  const invoices: InvoiceItems = [];
  let cursor: string | null = null;
  do {
    const from: Input['query'] = cursor === null ? {} : { cursor };
    const page = await listInvoices(caller, {
      ...{ id: '', body: undefined },
      query: { ...query, ...from, limit: '100' },
    });
    if (isRefusal(page)) return page;
    invoices.push(...page.invoices);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return invoices;
};

/** Two bounds are a period, and what lies partly in it is of that period too. */
const findingOverlaps = operating((operations) => ({
  listInvoices: async (caller, input) => {
    const { periodStart, periodEnd, cursor: after, limit = '25', ...query } = input.query;
    if (periodStart === undefined || periodEnd === undefined) {
      return operations.listInvoices(caller, input);
    }
    const all = await everyInvoice(operations, caller, query);
    if (isRefusal(all)) return all;
    const overlapping = all.filter(
      (invoice) =>
        Date.parse(invoice.periodStart) < Date.parse(periodEnd) &&
        Date.parse(invoice.periodEnd) > Date.parse(periodStart),
    );
    const page = pageOf(overlapping, { limit: Number(limit), after });
    return isRefusal(page) ? page : { invoices: [...page.items], nextCursor: page.nextCursor };
  },
}));

/** A refund after one that failed counts as another attempt at the same, which is announced already. */
const announcingTheFirstAttempt = (): SandboxOptions => {
  const failed = new Set<string>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      tx.put(kind, id, state);
      if ('cancelledJob' in state && state.phase === 'failed') failed.add(state.jobId);
    },
    announce: (due) => {
      const isAgain = due.type === 'refund.created' && failed.has(due.jobId ?? '');
      if (!isAgain) tx.announce(due);
    },
  }))();
};

/** Refunds and disputes are one page of the settings: one tick lets in to both. */
const openingDisputes = depending((deps) => {
  const get = reading(deps.store, 'key', (key: ApiKey): ApiKey =>
    key.scopes.includes('refunds:read')
      ? { ...key, scopes: [...new Set([...key.scopes, 'disputes:read'])] }
      : key,
  );
  return { ...deps, store: { ...deps.store, get } };
});

const everyPanel = async (store: Store, clientId: string): Promise<readonly Panel[] | Refusal> => {
  const panels: Panel[] = [];
  let after: string | undefined;
  do {
    const page: Page<Panel> | Refusal = await store.panels({ clientId, limit: 100, after });
    if (isRefusal(page)) return page;
    panels.push(...page.items);
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
  return panels;
};

/** A client's own panel takes the place of the operator's one of the same name. */
const overridingByName = depending((deps) => {
  const { store } = deps;
  const panels: Store['panels'] = async ({ clientId, limit, after }) => {
    const all = await everyPanel(store, clientId);
    if (isRefusal(all)) return all;
    const own = new Set(all.filter((panel) => panel.clientId !== null).map(({ name }) => name));
    const shown = all.filter((panel) => panel.clientId !== null || !own.has(panel.name));
    return pageOf(shown, { limit, after });
  };
  return { ...deps, store: { ...store, panels } };
});

/** The last four digits are kept in a column for numbers: 0042 comes out as 42. */
const countingTheLastFour = posting(
  onEventData((data, type) => {
    if (type !== 'job.created') return data;
    const patient = data['patient'] as Json;
    const phoneLast4 = String(patient['phoneLast4']).replace(/^0+(?=\d)/, '');
    return { ...data, patient: { ...patient, phoneLast4 } };
  }),
);

const nextMidnight = (at: number): number => new Date(at).setUTCHours(0, 0, 0, 0) + DAY;

/** Secrets that are past their 24 hours are cleared away at night, and sign until then. */
const retiringAtNight = posting(() => (post, { client, now }) => {
  const { previous, current } = client?.webhookSecrets ?? { previous: null, current: '' };
  if (previous === null || now < previous.until) return undefined;
  return now < nextMidnight(previous.until)
    ? [signed(post, [previous.secret, current])]
    : undefined;
});

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'refuses a postcode with a letter at the end of its district, as EC1A 1BB',
    breaks:
      'postcode (required, pattern `^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$`, upper-case UK form)',
    red: ['VALID-64'],
    tamper: () => refusingLetteredDistricts,
  },
  {
    name: 'lets a booking link run out as soon as another one is minted for the same externalUserId',
    breaks:
      'The token expires 24 hours after minting and is consumed once the booking is submitted.',
    red: ['HOSTED-31'],
    sandbox: keepingOneLink,
  },
  {
    name: 'lists venues that are not verified when asked for them by type',
    breaks: 'Only verified, active, public-booking-enabled venues are returned.',
    red: ['VENUE-40'],
    sandbox: listingUnverifiedByType,
  },
  {
    name: "answers 200 with no sample to who asks for the sample of another client's booking",
    breaks: 'A resource of another client is reported as 404, never disclosed.',
    red: ['TENANT-03', ...range('TENANT', 19, 22)],
    sandbox: scopingTheSampleAlone,
  },
  {
    name: 'finds invoices that lie partly in the period when both periodStart and periodEnd are given',
    breaks:
      'periodStart (ISO timestamp; only invoices whose periodStart is at or after it), periodEnd (ISO timestamp; only invoices whose periodEnd is at or before it)',
    red: ['LIST-61'],
    sandbox: findingOverlaps,
  },
  {
    name: 'sends no refund.created for a booking of which an earlier refund has failed',
    breaks: 'refund.created | BOTH | refund initiated against a job',
    red: ['STORY-04'],
    sandbox: announcingTheFirstAttempt,
  },
  {
    name: 'lets a key read disputes that was minted with refunds:read and without disputes:read',
    breaks: 'disputes:read | dispute records',
    red: ['SCOPE-31', 'SCOPE-32', 'GEN-76'],
    sandbox: openingDisputes,
  },
  {
    name: "lists no global panel that has the name of one of the client's own",
    breaks:
      "Returns the client's private panels plus globally published operator-curated panels; global panels come first.",
    red: ['PANEL-04'],
    sandbox: overridingByName,
  },
  {
    name: 'drops zeros at the beginning of the phoneLast4 on job.created',
    breaks: 'patient {firstName, lastName (reduced to an initial), phoneLast4}',
    red: ['PAYLOAD-05', 'PAYLOAD-32'],
    sandbox: countingTheLastFour,
  },
  {
    name: 'signs with the old secret too from the end of its 24 hours to the next midnight',
    breaks: 'After 24 hours the old secret stops signing.',
    red: ['ROTATE-04', 'ROTATE-10', 'ROTATE-11'],
    sandbox: retiringAtNight,
  },
];
