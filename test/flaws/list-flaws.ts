/** Servers whose panels and pages are wrong. */
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { json, onData, onItems, onMember, without } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';

const lists: Readonly<Record<string, string>> = {
  listBookings: 'bookings',
  listTestPanels: 'panels',
  listInvoices: 'invoices',
  listRefunds: 'refunds',
  listDisputes: 'disputes',
};

const isPrivate = (panel: Json): boolean => panel['isGlobal'] === false;

/** Gives a cursor with every page; what lies behind the last one is up to the flaw. */
const alwaysMore =
  (beyond: (page: Json, name: string) => Json): (() => Tamper) =>
  () =>
  async (asked, forward) => {
    const name = lists[asked.operation ?? ''];
    if (name === undefined) return forward(asked);
    const isBeyond = asked.path.includes('cursor=beyond');
    const path = asked.path
      .replace(/[?&]cursor=beyond/, '')
      .replace('availability&', 'availability?');
    const reply = await forward({ ...asked, path });
    if (reply.status !== 200) return reply;
    const body = JSON.parse(reply.body) as Json & { data: Json };
    if (isBeyond) return json(200, { ...body, data: beyond(body.data, name) });
    return json(200, { ...body, data: { ...body.data, nextCursor: 'beyond' } });
  };

const ends = range('PAGE', 1, 5);
const lastPages = range('PAGE', 6, 10);

/** Leaves the cursor out of every page that has none to give. */
const withoutNull = (): Tamper => async (asked, forward) => {
  const reply = await forward(asked);
  if (lists[asked.operation ?? ''] === undefined || reply.status !== 200) return reply;
  const body = JSON.parse(reply.body) as Json & { data: Json };
  const isLast = body.data['nextCursor'] === null;
  return isLast ? json(200, { ...body, data: without('nextCursor')(body.data) }) : reply;
};

export const listFlaws: readonly Flaw[] = [
  {
    name: 'gives a cursor behind which there is nothing',
    tamper: alwaysMore((page, name) => ({ ...page, [name]: [], nextCursor: null })),
    red: [],
    warned: lastPages,
  },
  {
    name: 'gives a cursor on an empty page, too',
    tamper: alwaysMore((page, name) => ({ ...page, [name]: [], nextCursor: 'beyond' })),
    red: ends,
    blocked: lastPages,
  },
  {
    name: 'gives a cursor behind which there are the same items, and then no more',
    tamper: alwaysMore((page) => page),
    red: ends,
    blocked: lastPages,
  },
  {
    name: 'leaves nextCursor out at the end',
    tamper: withoutNull,
    red: [...ends, 'BOOK-08', 'PANEL-01', 'INVOICE-01', 'REFUND-01', 'DISPUTE-01', 'WIRE-04'],
    blocked: lastPages,
  },
  {
    name: 'gives a cursor that leads in a circle',
    tamper: alwaysMore((page) => ({ ...page, nextCursor: 'beyond' })),
    red: ends,
    blocked: lastPages,
  },
  {
    name: 'leaves the steps out of a panel',
    tamper: () => onItems('listTestPanels', 'panels', without('steps')),
    red: ['PANEL-01', 'WIRE-04'],
  },
  {
    name: "does not list a client's own panels",
    tamper: () =>
      onMember('listTestPanels', 'panels', (panels) =>
        (panels as unknown as Json[]).filter((panel) => !isPrivate(panel)),
      ),
    red: ['PANEL-02'],
    blocked: ['PANEL-03'],
  },
  {
    name: 'lists private panels first',
    tamper: () =>
      onData('listTestPanels', (data) => {
        const panels = data['panels'] as Json[];
        const sorted = [...panels].sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
        return { ...data, panels: sorted };
      }),
    red: ['PANEL-03'],
  },
];
