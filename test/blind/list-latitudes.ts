/** Other right servers, made from the specification alone: their ids, lists and addresses. */
import { randomUUID } from 'node:crypto';
import type { Caller, Input } from '../../mock/application/operation.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import { depending, operating } from '../flaws/lifetime.ts';
import { withQuery } from '../flaws/querying.ts';
import { json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import type { Latitude } from './latitude.ts';

type Filter = (item: Json, value: string) => boolean;

const filters: Readonly<Record<string, Filter>> = {
  status: (item, value) => item['status'] === value,
  bookingSource: (item, value) => item['bookingSource'] === value,
  jobId: (item, value) => item['jobId'] === value,
  createdFrom: (item, value) => Date.parse(String(item['createdAt'])) >= Date.parse(value),
  createdTo: (item, value) => Date.parse(String(item['createdAt'])) <= Date.parse(value),
  periodStart: (item, value) => Date.parse(String(item['periodStart'])) >= Date.parse(value),
  periodEnd: (item, value) => Date.parse(String(item['periodEnd'])) <= Date.parse(value),
};

type Lists = 'listBookings' | 'listInvoices' | 'listRefunds' | 'listDisputes';
const members = {
  listBookings: 'bookings',
  listInvoices: 'invoices',
  listRefunds: 'refunds',
  listDisputes: 'disputes',
} as const;

/** Reads a page of `limit` rows and filters it: pages may be short, or empty, and still go on. */
const filteringPages = operating((operations) =>
  Object.fromEntries(
    (Object.keys(members) as Lists[]).map((name) => [
      name,
      async (caller: Caller, input: Input) => {
        const kept = Object.entries(input.query).filter(([key]) => !(key in filters));
        const answer = await operations[name](caller, {
          ...input,
          query: Object.fromEntries(kept),
        });
        if (isRefusal(answer)) return answer;
        const list = (answer as unknown as Record<string, Json[]>)[members[name]] ?? [];
        const matches = list.filter((item) =>
          Object.entries(input.query).every(([key, value]) => filters[key]?.(item, value) ?? true),
        );
        return { ...answer, [members[name]]: matches };
      },
    ]),
  ),
);

/** A cursor is JSON as it stands, with everything in it that has a meaning in a query. */
const rawCursors = (): Tamper => {
  let pages = 0;
  return async (asked, forward) => {
    const inner = withQuery(asked, (query) => {
      const cursor = query.get('cursor');
      const read = /^\{"after":"(.*)","page":\d+,"q":"&limit=1\+#%é"\}$/.exec(cursor ?? '')?.[1];
      if (cursor !== null && read !== undefined) query.set('cursor', read);
      else if (cursor !== null) query.set('cursor', `no cursor of this server: ${cursor}`);
    });
    const reply = await forward(asked.path.includes('cursor=') ? inner : asked);
    if (!asked.operation?.startsWith('list')) return reply;
    const body = JSON.parse(reply.body) as { data?: Json };
    const next = body.data?.['nextCursor'];
    if (typeof next !== 'string') return reply;
    pages += 1;
    const nextCursor = `{"after":"${next}","page":${String(pages)},"q":"&limit=1+#%é"}`;
    return json(reply.status, { ...body, data: { ...body.data, nextCursor } });
  };
};

/** Each table counts for itself: booking 1000007 and refund 1000007 are two things. */
const countingIds = depending((deps) => {
  const counts = new Map<string, number>();
  return {
    ...deps,
    ids: {
      ...deps.ids,
      next: (prefix) => {
        const next = (counts.get(prefix) ?? 1_000_000) + 1;
        counts.set(prefix, next);
        return String(next);
      },
    },
  };
});

/** Addresses of the processor's pages and of pictures are signed for each reader anew. */
const signingAddresses = (): Tamper => {
  let read = 0;
  return async (asked, forward) => {
    const reply = await forward(asked);
    if (reply.status !== 200 || asked.operation === undefined) return reply;
    const fresh = (url: string): string =>
      `${url}?expires=${String((read += 1))}&sig=${randomUUID()}`;
    return {
      ...reply,
      body: reply.body.replaceAll(
        /"(hostedInvoiceUrl|logoUrl|photos)":(\[?)"([^"?]*)"/g,
        (_, name: string, list: string, url: string) => `"${name}":${list}"${fresh(url)}"`,
      ),
    };
  };
};

export const listLatitudes: readonly Latitude[] = [
  {
    name: 'filters within a page of its lists, so that a page may be short or empty and still have a nextCursor',
    allowedBy:
      'silent: nextCursor is "null when exhausted"; no sentence says that a page is full (unsure: "limit" may be read as the length of a page)',
    sandbox: filteringPages,
  },
  {
    name: 'has JSON with reserved characters for cursors, which are other ones on every page',
    allowedBy:
      'nextCursor (string or null; null when exhausted), to be passed back as the `cursor` query parameter',
    tamper: rawCursors,
  },
  {
    name: 'counts the ids of each kind for itself, as bare digits',
    allowedBy: 'id | string | job id (likewise of invoices, refunds, disputes, venues, panels)',
    sandbox: countingIds,
  },
  {
    name: 'signs hostedInvoiceUrl and logoUrl anew for each read, so that no two reads are equal',
    allowedBy:
      'hostedInvoiceUrl (string or null; null until the invoice is issued): silent on its form and on whether it stays the same',
    tamper: signingAddresses,
  },
];
