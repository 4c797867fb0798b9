/** Servers whose panels and pages are wrong. */
import type { OperationId } from '../../contract/operations.ts';
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { ignoring, movingBound, onQuery, queryOf, withQuery } from './querying.ts';
import { insteadOf, json, onData, onItems, onMember, withMember, without } from './tampering.ts';
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

/** Changes the items of every page of these lists. */
const onPages =
  (
    change: (items: readonly Json[], query: URLSearchParams) => readonly Json[],
    names: Readonly<Record<string, string>> = lists,
  ): Tamper =>
  async (asked, forward) => {
    const name = names[asked.operation ?? ''];
    const reply = await forward(asked);
    if (name === undefined || reply.status !== 200) return reply;
    const body = JSON.parse(reply.body) as Json & { data: Json };
    const items = change(body.data[name] as Json[], queryOf(asked));
    return json(200, { ...body, data: { ...body.data, [name]: items } });
  };

const everyList = Object.keys(lists) as OperationId[];

/** Reads another limit than it was sent. */
const readingLimit = (sent: string | null, read: string): Tamper =>
  onQuery(everyList, (query) => {
    if (query.get('limit') === sent) query.set('limit', read);
  });

/** Its cursor counts what came before, however much was put in front of it meanwhile. */
const countingPages: Tamper = async (asked, forward) => {
  if (asked.operation !== 'listBookings' || queryOf(asked).get('limit') !== '1') {
    return forward(asked);
  }
  const place = Number(queryOf(asked).get('cursor') ?? 0);
  const all = withQuery(asked, (query) => {
    query.delete('cursor');
    query.set('limit', '100');
  });
  const body = JSON.parse((await forward(all)).body) as Json & { data: Json };
  const bookings = body.data['bookings'] as Json[];
  const nextCursor = place + 1 < bookings.length ? String(place + 1) : null;
  const data = { bookings: bookings.slice(place, place + 1), nextCursor };
  return json(200, { ...body, data });
};

const pageFlaws: readonly Flaw[] = [
  {
    name: 'brings twenty items when no limit is named',
    tamper: () => readingLimit(null, '20'),
    red: range('PAGE', 11, 15),
  },
  {
    name: 'brings thirty items when no limit is named',
    tamper: () => readingLimit(null, '30'),
    red: range('PAGE', 11, 15),
  },
  {
    name: 'brings no more than twenty items, whatever the limit',
    tamper: () => readingLimit('100', '20'),
    red: range('PAGE', 16, 20),
  },
  {
    name: 'brings two items more than limit says',
    tamper: () => readingLimit('10', '12'),
    red: range('PAGE', 21, 25),
    among: range('PAGE', 26, 30),
  },
  {
    name: 'passes over the first item behind a cursor',
    tamper: () => onPages((items, query) => (query.has('cursor') ? items.slice(1) : items)),
    red: range('PAGE', 26, 30),
    among: range('PAGE', 21, 25),
  },
  {
    name: 'begins each page behind a cursor with an item of the first page',
    tamper: () => {
      const firsts = new Map<string, Json>();
      return onPages((items, query) => {
        const list = String(Object.keys(items[0] ?? {}).sort());
        const [first] = items;
        if (!query.has('cursor') && first !== undefined) firsts.set(list, first);
        const again = firsts.get(list);
        return query.has('cursor') && again !== undefined ? [again, ...items.slice(1)] : items;
      });
    },
    red: range('PAGE', 26, 30),
  },
  {
    name: 'turns each small page around',
    tamper: () =>
      onPages((items, query) => (query.get('limit') === '10' ? items.toReversed() : items)),
    red: range('PAGE', 26, 30),
  },
  {
    name: 'holds nothing on a page of one',
    tamper: () => onPages((items, query) => (query.get('limit') === '1' ? [] : items)),
    red: ['PAGE-31'],
  },
  {
    name: 'counts its pages from the start of a list that has grown',
    tamper: () => countingPages,
    red: [],
    warned: ['PAGE-32'],
    among: ['PAGE-31'],
  },
  {
    name: 'breaks down at a cursor that it has not given out',
    tamper: () => insteadOf(400, () => json(500, { success: false, error: 'INTERNAL' })),
    red: range('PAGE', 33, 37),
  },
];

const orderedLists = Object.fromEntries(
  Object.entries(lists).filter(([operation]) => operation !== 'listTestPanels'),
);

const orderFlaws: readonly Flaw[] = [
  {
    name: 'lists the oldest first',
    tamper: () => onPages((items) => items.toReversed(), orderedLists),
    red: range('LIST', 1, 5),
  },
  {
    name: 'dates a booking a day ahead',
    tamper: () =>
      onItems('listBookings', 'bookings', (booking) => ({
        ...booking,
        createdAt: new Date(Date.parse(String(booking['createdAt'])) + 86_400_000).toISOString(),
      })),
    red: ['LIST-06'],
  },
  {
    name: 'takes a booking of staff for one of the client',
    tamper: () =>
      onItems('listBookings', 'bookings', withMember('bookingSource', 'INTEGRATION_API')),
    red: ['LIST-07'],
  },
];

type Ignored = readonly [check: string, operation: OperationId, ...names: readonly string[]];

/** A check, and the parameters of which it finds out that they are not heeded. */
const ignored: readonly Ignored[] = [
  ['LIST-10', 'listBookings', 'status'],
  ['LIST-11', 'listBookings', 'bookingSource'],
  ['LIST-12', 'listBookings', 'bookingSource'],
  ['LIST-13', 'listBookings', 'bookingSource'],
  ['LIST-14', 'listBookings', 'createdFrom'],
  ['LIST-15', 'listBookings', 'createdTo'],
  ['LIST-16', 'listBookings', 'bookingSource'],
  ['LIST-16', 'listBookings', 'createdFrom'],
  ['LIST-18', 'listBookings', 'status'],
  ['LIST-18', 'listBookings', 'bookingSource'],
  ['LIST-19', 'listBookings', 'createdFrom', 'createdTo'],
  ['LIST-20', 'listInvoices', 'status'],
  ['LIST-21', 'listInvoices', 'status'],
  ['LIST-22', 'listInvoices', 'periodStart'],
  ['LIST-23', 'listInvoices', 'periodEnd'],
  ['LIST-24', 'listInvoices', 'periodStart', 'periodEnd'],
  ['LIST-25', 'listRefunds', 'status'],
  ['LIST-26', 'listRefunds', 'status'],
  ['LIST-27', 'listRefunds', 'jobId'],
  ['LIST-28', 'listRefunds', 'jobId'],
  ['LIST-29', 'listDisputes', 'status'],
  ['LIST-30', 'listDisputes', 'status'],
  ['LIST-31', 'listDisputes', 'jobId'],
  ['LIST-32', 'listDisputes', 'jobId'],
];

type Bound = readonly [check: string, operation: OperationId, name: string, byMs: number];

/** Bounds that leave out what lies exactly on them. */
const exclusive: readonly Bound[] = [
  ['LIST-14', 'listBookings', 'createdFrom', 1],
  ['LIST-15', 'listBookings', 'createdTo', -1],
  ['LIST-22', 'listInvoices', 'periodStart', 1],
  ['LIST-23', 'listInvoices', 'periodEnd', -1],
];

/** Filters that go on holding behind a cursor only where they are heeded there. */
const forgotten = [
  ['LIST-17', 'listBookings', 'bookingSource'],
  ['LIST-38', 'listBookings', 'status'],
  ['LIST-39', 'listBookings', 'createdFrom'],
  ['LIST-40', 'listInvoices', 'status'],
  ['LIST-41', 'listInvoices', 'periodStart'],
  ['LIST-42', 'listInvoices', 'periodEnd'],
  ['LIST-43', 'listRefunds', 'status'],
  ['LIST-44', 'listDisputes', 'status'],
] as const;

const filterFlaws: readonly Flaw[] = [
  ...ignored.map(([check, operation, ...names]): Flaw => ({
    name: `does not heed ${names.join(' and ')} of ${operation} (${check})`,
    tamper: () => ignoring(operation, ...names),
    red: [check],
  })),
  ...exclusive.map(([check, operation, name, byMs]): Flaw => ({
    name: `leaves out of ${operation} what lies exactly on ${name}`,
    tamper: () => movingBound(operation, name, byMs),
    red: [check],
  })),
  ...forgotten.map(([check, operation, name]): Flaw => ({
    name: `heeds ${name} of ${operation} on the first page alone`,
    tamper: () =>
      onQuery([operation], (query) => {
        if (query.has('cursor')) query.delete(name);
      }),
    red: [check],
  })),
  {
    name: 'does not mind the offset of createdFrom',
    tamper: () =>
      onQuery(['listBookings'], (query) => {
        const bound = query.get('createdFrom');
        if (bound !== null) query.set('createdFrom', bound.replace('+05:30', 'Z'));
      }),
    red: ['LIST-45'],
    among: ['LIST-14'],
  },
  {
    name: 'finds but one thing for a status or a job',
    tamper: () =>
      onPages((items, query) => {
        if (query.has('status')) return items.slice(0, 1);
        return query.has('jobId') ? [] : items;
      }),
    red: ['LIST-10', 'LIST-20', 'LIST-25', 'LIST-27', 'LIST-29', 'LIST-31'],
  },
];

/** Where all of these filters are sent, one of them is not heeded. */
const forgetting = (operation: OperationId, name: string, ...others: readonly string[]): Tamper =>
  onQuery([operation], (query) => {
    if ([name, ...others].every((one) => query.has(one))) query.delete(name);
  });

/** Reads behind a cursor the limit that came with the first page. */
const keepingLimit = (): Tamper => {
  const limits = new Map<string, string | null>();
  return async (asked, forward) => {
    if (lists[asked.operation ?? ''] === undefined) return forward(asked);
    const cursor = queryOf(asked).get('cursor');
    const limit = cursor === null ? queryOf(asked).get('limit') : (limits.get(cursor) ?? null);
    const reply = await forward(
      withQuery(asked, (query) => {
        if (limit !== null) query.set('limit', limit);
      }),
    );
    if (reply.status !== 200) return reply;
    const { data } = JSON.parse(reply.body) as { data: Json };
    limits.set(String(data['nextCursor']), limit);
    return reply;
  };
};

/** Puts what was changed first, and so leaves it out behind a cursor. */
const movingToFront = (): Tamper => {
  const statuses = new Map<unknown, unknown>();
  const isMoved = ({ id, status }: Json): boolean => {
    if (!statuses.has(id)) statuses.set(id, status);
    return statuses.get(id) !== status;
  };
  return onPages((items, query) => {
    const moved = items.filter(isMoved);
    return query.has('cursor') ? items.filter((item) => !moved.includes(item)) : items;
  }, orderedLists);
};

/** Things that go wrong only in company. Of few queries none may be drawn that shows it: hence the depth. */
const combinedFlaws: readonly Flaw[] = [
  {
    name: 'does not heed createdTo beside status and bookingSource',
    tamper: () => forgetting('listBookings', 'createdTo', 'status', 'bookingSource'),
    red: ['LIST-46'],
    among: ['LIST-15', 'LIST-16'],
    depth: 'full',
  },
  {
    name: 'does not heed periodEnd of invoices beside status',
    tamper: () => forgetting('listInvoices', 'periodEnd', 'status'),
    red: ['LIST-47'],
    among: ['LIST-20', 'LIST-23', 'LIST-42'],
    depth: 'full',
  },
  {
    name: 'does not heed the status of refunds beside jobId',
    tamper: () => forgetting('listRefunds', 'status', 'jobId'),
    red: ['LIST-48'],
    among: ['LIST-25', 'LIST-27', 'LIST-43'],
    depth: 'full',
  },
  {
    name: 'does not heed jobId of disputes beside status',
    tamper: () => forgetting('listDisputes', 'jobId', 'status'),
    red: ['LIST-49'],
    among: ['LIST-29', 'LIST-31', 'LIST-44'],
    depth: 'full',
  },
  {
    name: 'reads behind a cursor the limit of the page before',
    tamper: keepingLimit,
    red: range('LIST', 46, 50),
    among: [...range('PAGE', 11, 31), 'LIST-17', 'LIST-38'],
  },
  {
    name: 'moves what was changed to the front, away from whoever is still on the way',
    tamper: movingToFront,
    red: range('LIST', 47, 49),
    among: ['LIST-46', 'LIST-50'],
  },
];

/** Answers a cursor with what lies behind the one that was given out last to the same key. */
const onePlaceForEachKey = (): Tamper => {
  const places = new Map<string, string>();
  return async (asked, forward) => {
    if (asked.operation !== 'listBookings') return forward(asked);
    const key = asked.headers['x-api-key'] ?? '';
    const reply = await forward(
      withQuery(asked, (query) => {
        if (query.has('cursor')) query.set('cursor', places.get(key) ?? '');
      }),
    );
    if (reply.status !== 200) return reply;
    const { data } = JSON.parse(reply.body) as { data: Json };
    if (typeof data['nextCursor'] === 'string') places.set(key, data['nextCursor']);
    return reply;
  };
};

const refusal = json(400, { success: false, error: 'VALIDATION' });

/** Holds the texts of moments against each other, not the moments. */
const byText = (items: readonly Json[], query: URLSearchParams): readonly Json[] => {
  const from = query.get('createdFrom');
  if (from === null || !/:\d\dZ$/.test(from)) return items;
  return items.filter((item) => String(item['createdAt']) >= from);
};

const turned = (operation: string, status: string): Tamper =>
  onPages(
    (items, query) => (query.get('status') === status ? items.toReversed() : items),
    Object.fromEntries([[operation, lists[operation] ?? '']]),
  );

/** `LIMIT n + 1`, to know whether there is more, and not cut off again where a filter was joined. */
const oneMore: Tamper = async (asked, forward) => {
  const limit = queryOf(asked).get('limit');
  const isSuch = limit !== null && limit !== '100' && queryOf(asked).has('status');
  if (!isSuch || asked.operation === 'listBookings') return forward(asked);
  return forward(withQuery(asked, (query) => query.set('limit', String(Number(limit) + 1))));
};

const boundFlaws: readonly Flaw[] = [
  {
    name: 'lists confirmed bookings oldest first when they are asked for by status',
    tamper: () => turned('listBookings', 'CONFIRMED'),
    red: ['LIST-53'],
    among: ['LIST-10', 'LIST-38', 'WALK-01'],
  },
  {
    name: 'shows one more item than the limit for a status that is shared',
    tamper: () => oneMore,
    red: range('LIST', 54, 56),
    among: ['LIST-40', 'LIST-43', 'LIST-44'],
  },
  {
    name: 'wants createdTo to be later than createdFrom',
    tamper: () => (asked, forward) => {
      const query = queryOf(asked);
      const [from, to] = [query.get('createdFrom'), query.get('createdTo')];
      return from !== null && from === to ? Promise.resolve(refusal) : forward(asked);
    },
    red: ['LIST-57'],
    among: ['LIST-14', 'LIST-15', 'LIST-19', 'LIST-46'],
  },
  {
    name: 'takes a bound of zero for none',
    tamper: () =>
      onQuery(['listBookings'], (query) => {
        for (const name of ['createdFrom', 'createdTo']) {
          if (Date.parse(query.get(name) ?? '') === 0) query.delete(name);
        }
      }),
    red: ['LIST-58'],
    among: ['LIST-14', 'LIST-15', 'LIST-19'],
  },
  {
    name: 'compares createdFrom as a text',
    tamper: () => onPages(byText, { listBookings: 'bookings' }),
    red: ['LIST-59'],
    among: ['LIST-14', 'LIST-45'],
  },
  {
    name: 'goes on with the walk that was begun last',
    tamper: onePlaceForEachKey,
    red: ['LIST-60'],
    among: ['PAGE-21', 'PAGE-26', 'PAGE-31', 'LIST-46'],
  },
  {
    name: 'leaves bookings at a venue out where createdFrom is given',
    tamper: () =>
      onPages(
        (items, query) =>
          query.has('createdFrom')
            ? items.filter((item) => item['fulfillmentChannel'] !== 'IN_VENUE')
            : items,
        { listBookings: 'bookings' },
      ),
    red: ['LIST-14', 'LIST-39', 'LIST-45', 'LIST-58', 'LIST-59'],
    among: ['LIST-15', 'LIST-16'],
  },
  {
    name: 'finds confirmed bookings by no status',
    tamper: () =>
      onPages((items, query) => (query.get('status') === 'CONFIRMED' ? [] : items), {
        listBookings: 'bookings',
      }),
    red: ['LIST-10', 'WALK-01'],
  },
  {
    name: 'has fifty panels on a page at the most',
    tamper: () =>
      onQuery(['listTestPanels'], (query) => {
        if (Number(query.get('limit')) > 50) query.set('limit', '50');
      }),
    red: ['PANEL-11'],
    among: ['PANEL-02', 'PANEL-08'],
  },
  {
    name: 'numbers the steps of a panel by itself',
    tamper: () =>
      onItems('listTestPanels', 'panels', (panel) => ({
        ...panel,
        steps: (panel['steps'] as Json[]).map((step, index) => ({ ...step, order: index + 1 })),
      })),
    red: ['PANEL-05'],
    among: ['PANEL-10'],
  },
  {
    name: 'books the panels of all clients for visits alone',
    tamper: globalPanelsForVisits,
    red: ['PANEL-12'],
    among: ['PANEL-04', 'PANEL-07', 'BOOK-02'],
  },
];

/** Takes a booking back that it would not have taken. */
function globalPanelsForVisits(): Tamper {
  return async (asked, forward) => {
    const reply = await forward(asked);
    if (asked.operation !== 'createBooking' || reply.status !== 200) return reply;
    const body = JSON.parse(asked.body) as Json & { appointment: { testType: string } };
    const { testType } = body.appointment;
    if (body['fulfillmentChannel'] === 'MOBILE') return reply;
    const path = asked.path.replace('/bookings', '/test-panels?limit=100');
    const listed = JSON.parse(
      (await forward({ ...asked, method: 'GET', path, body: '' })).body,
    ) as {
      data: { panels: Json[] };
    };
    const panel = listed.data.panels.find(({ id }) => id === testType);
    return panel !== undefined && !isPrivate(panel) ? refusal : reply;
  };
}

const agreementFlaws: readonly Flaw[] = (
  [
    ['LIST-33', 'getBooking', 'job', 'externalOrderId'],
    ['LIST-34', 'getInvoice', 'invoice', 'invoiceNumber'],
    ['LIST-35', 'getRefund', 'refund', 'reason'],
    ['LIST-36', 'getDispute', 'dispute', 'currency'],
    ['LIST-37', 'getVenue', 'venue', 'city'],
  ] as const
).map(([check, operation, member, key]): Flaw => ({
  name: `shows another ${key} of a ${member} by its id`,
  tamper: () => onMember(operation, member, withMember(key, 'another')),
  red: [check],
}));

const panelFlaws: readonly Flaw[] = [
  {
    name: 'keeps global panels from all clients',
    tamper: () =>
      onMember('listTestPanels', 'panels', (panels) =>
        (panels as unknown as Json[]).filter(isPrivate),
      ),
    red: ['PANEL-04'],
  },
  {
    name: 'takes every panel for a private one',
    tamper: () => onItems('listTestPanels', 'panels', withMember('isGlobal', false)),
    red: ['PANEL-04'],
  },
  {
    name: 'shows 25 steps of a panel, and no more',
    tamper: () =>
      onItems('listTestPanels', 'panels', (panel) => ({
        ...panel,
        steps: (panel['steps'] as Json[]).slice(0, 25),
      })),
    red: ['PANEL-10'],
    among: ['PANEL-05'],
  },
  {
    name: 'forgets which step of a panel wants a photo',
    tamper: () =>
      onItems('listTestPanels', 'panels', (panel) => ({
        ...panel,
        steps: (panel['steps'] as Json[]).map(withMember('requiresPhoto', false)),
      })),
    red: ['PANEL-05', 'PANEL-10'],
  },
  {
    name: 'cuts the name and the description of a panel at a hundred characters',
    tamper: () =>
      onItems('listTestPanels', 'panels', (panel) => ({
        ...panel,
        name: String(panel['name']).slice(0, 100),
        description: (panel['description'] as string | null)?.slice(0, 100) ?? null,
      })),
    red: ['PANEL-05'],
  },
  {
    name: 'does not show the description of a panel',
    tamper: () => onItems('listTestPanels', 'panels', withMember('description', null)),
    red: ['PANEL-05'],
  },
  {
    name: 'books no panel',
    tamper: () => (asked, forward) =>
      asked.operation === 'createBooking'
        ? Promise.resolve(json(400, { success: false, error: 'VALIDATION' }))
        : forward(asked),
    red: ['PANEL-06', 'PANEL-07'],
  },
  {
    name: 'ends each page of panels with a global one',
    tamper: () => {
      let one: Json | undefined;
      return onPages(
        (panels) => {
          one ??= panels.find((panel) => !isPrivate(panel));
          return one === undefined ? panels : [...panels.slice(0, -1), { ...one, id: 'another' }];
        },
        { listTestPanels: 'panels' },
      );
    },
    red: ['PANEL-08'],
  },
];

export const listFlaws: readonly Flaw[] = [
  ...pageFlaws,
  ...orderFlaws,
  ...filterFlaws,
  ...combinedFlaws,
  ...boundFlaws,
  ...agreementFlaws,
  ...panelFlaws,
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
    red: [...ends, 'BOOK-08', 'INVOICE-01', 'REFUND-01', 'DISPUTE-01', 'WIRE-04'],
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
