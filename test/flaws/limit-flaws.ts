/** Servers that keep other limits than they should. */
import type { OperationId } from '../../contract/operations.ts';
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { queryOf, withQuery } from './querying.ts';
import { answerInstead, insteadOf, json, onMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Asked, Reply, Tamper } from './tampering-proxy.ts';

const refusal: Reply = json(400, { success: false, error: 'VALIDATION' });
const fault: Reply = json(500, { success: false, error: 'OOPS' });
const tooMany: Reply = json(429, { success: false, error: 'RATE_LIMITED' });
const emptyList: Reply = json(200, { success: true, data: { bookings: [], nextCursor: null } });

const limitOf = (asked: Asked): number => Number(queryOf(asked).get('limit') ?? NaN);

/** Answers an operation by itself when its limit is such. */
const atLimit = (
  operation: OperationId,
  isSuch: (limit: number, asked: Asked) => boolean,
  reply: Reply,
): Tamper =>
  answerInstead(operation, async (asked, forward) =>
    isSuch(limitOf(asked), asked) ? reply : forward(asked),
  );

const twice = (list: Json): Json[] => {
  const items = list as unknown as Json[];
  return [...items, ...items];
};

const hasLimit = (asked: Asked): boolean => queryOf(asked).has('limit');

const moneyLists: readonly (OperationId | undefined)[] = [
  ...(['listInvoices', 'listRefunds', 'listDisputes'] as const),
];
const cursorLists: readonly (OperationId | undefined)[] = [
  ...moneyLists,
  ...(['listBookings', 'listTestPanels'] as const),
];

/** Takes this limit where none is sent with such a query. */
const usuallyTen =
  (isSuch: (query: URLSearchParams) => boolean): Tamper =>
  (asked, forward) => {
    const isMeant =
      cursorLists.includes(asked.operation) && !hasLimit(asked) && isSuch(queryOf(asked));
    return forward(isMeant ? withQuery(asked, (query) => query.set('limit', '10')) : asked);
  };

const isFiltered = (query: URLSearchParams): boolean =>
  ['status', 'bookingSource'].some((name) => query.has(name));

const pages: readonly Flaw[] = [
  {
    name: 'never brings more than 50 invoices, refunds or disputes',
    tamper: () => (asked, forward) =>
      forward(
        moneyLists.includes(asked.operation) && limitOf(asked) > 50
          ? withQuery(asked, (query) => query.set('limit', '50'))
          : asked,
      ),
    red: range('LIMIT', 80, 82),
    among: [...range('PAGE', 17, 19), 'LIMIT-01'],
  },
  {
    name: 'brings ten items where a filter is sent without a limit',
    tamper: () => usuallyTen(isFiltered),
    red: range('LIMIT', 83, 86),
    among: [...range('PAGE', 11, 15), 'LIMIT-87'],
  },
  {
    name: 'brings ten items behind a cursor that comes without a limit',
    tamper: () => usuallyTen((query) => query.has('cursor')),
    red: range('LIMIT', 83, 87),
    among: range('PAGE', 11, 15),
  },
  {
    name: 'never brings more than 50 items',
    tamper: () => async (asked, forward) =>
      forward({ ...asked, path: asked.path.replace('limit=100', 'limit=50') }),
    red: ['LIMIT-01'],
  },
  {
    name: 'brings as many items as it is asked for',
    tamper: () => async (asked, forward) =>
      limitOf(asked) > 100
        ? onMember('listBookings', 'bookings', twice)(asked, forward)
        : forward(asked),
    red: ['LIMIT-02'],
  },
  {
    name: 'breaks at a limit below 1',
    tamper: () => atLimit('listBookings', (limit, asked) => hasLimit(asked) && limit < 1, fault),
    // An empty limit is a number, too: 0.
    red: ['LIMIT-03', 'LIMIT-04'],
  },
  {
    name: 'breaks at a limit that is no integer',
    tamper: () =>
      atLimit('listBookings', (limit, asked) => hasLimit(asked) && !Number.isInteger(limit), fault),
    red: ['LIMIT-04'],
  },
];

const onVenues = (change: (venues: Json[]) => Json[]): Tamper =>
  onMember('listVenues', 'venues', (venues) => change(venues as unknown as Json[]));

const sixty = (venues: Json[]): Json[] =>
  Array.from({ length: 60 }, () => venues[0] ?? {}).slice(0, 60);

const venues: readonly Flaw[] = [
  {
    name: 'refuses a limit of venues that is outside',
    tamper: () => atLimit('listVenues', (limit) => limit < 1 || limit > 50, refusal),
    red: ['LIMIT-20', 'LIMIT-21'],
  },
  {
    name: 'brings sixty venues whatever the limit',
    tamper: () => onVenues(sixty),
    red: range('LIMIT', 20, 23),
  },
  {
    name: 'breaks at a limit of venues that is no integer',
    tamper: () =>
      atLimit('listVenues', (limit, asked) => hasLimit(asked) && !Number.isInteger(limit), fault),
    red: ['LIMIT-24'],
  },
];

const dayMs = 86_400_000;
const daysOf = (asked: Asked): number => {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(queryOf(asked).get(name) ?? ''));
  return ((to ?? NaN) - (from ?? NaN)) / dayMs;
};

const slots: Reply = json(200, { success: true, data: { slots: [] } });

/** Answers windows of this length (NaN: one that is none) in its own way. */
const atWindow = (isSuch: (days: number) => boolean, reply: Reply): Tamper =>
  answerInstead('getVenueAvailability', async (asked, forward) =>
    isSuch(daysOf(asked)) ? reply : forward(asked),
  );

const windows: readonly Flaw[] = [
  {
    name: 'takes thirty days for too many',
    tamper: () => atWindow((days) => days >= 30, refusal),
    red: ['LIMIT-30'],
  },
  {
    name: 'lets a window be as long as it likes',
    tamper: () => atWindow((days) => days > 30, slots),
    red: ['LIMIT-31'],
  },
  {
    name: 'lets a window be empty',
    tamper: () => atWindow((days) => days === 0, slots),
    red: ['LIMIT-32'],
  },
  {
    name: 'lets a window end before it begins',
    tamper: () => atWindow((days) => days < 0, slots),
    red: ['LIMIT-33'],
  },
  {
    name: 'needs no window',
    tamper: () => atWindow(Number.isNaN, slots),
    red: range('LIMIT', 34, 37),
  },
];

/** Refuses further calls of those that are counted together once there have been so many. */
const counting = (count: number, nameOf: (asked: Asked) => string): Tamper => {
  const calls = new Map<string, number>();
  return async (asked, forward) => {
    if (asked.headers['x-api-key'] === undefined) return forward(asked);
    const name = nameOf(asked);
    const before = calls.get(name) ?? 0;
    calls.set(name, before + 1);
    return before < count ? forward(asked) : tooMany;
  };
};

/** Nothing of this operation is ever too much. */
const serving = (operation: OperationId, data: Json): Tamper =>
  answerInstead(operation, async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status === 429 ? json(200, { success: true, data }) : reply;
  });

/** The minute of a key that was refused once never ends. */
const neverAgain = (): Tamper => {
  const refused = new Set<string>();
  return async (asked, forward) => {
    const key = asked.headers['x-api-key'] ?? '';
    if (refused.has(key)) return tooMany;
    const reply = await forward(asked);
    if (reply.status === 429) refused.add(key);
    return reply;
  };
};

const rates: readonly Flaw[] = [
  {
    name: 'serves a key no more than 59 calls',
    tamper: () => counting(59, ({ headers }) => headers['x-api-key'] ?? ''),
    red: ['LIMIT-40'],
  },
  {
    name: 'has no limit of calls',
    tamper: () => insteadOf(429, () => emptyList),
    red: ['LIMIT-41'],
    warned: ['LIMIT-46'],
    blocked: ['LIMIT-42', 'LIMIT-43', 'LIMIT-44', 'LIMIT-45', 'LIMIT-47'],
  },
  ...(
    [
      ['venues', 'listVenues', { venues: [], total: 0 }],
      ['slots', 'getVenueAvailability', { slots: [] }],
      ['disputes', 'listDisputes', { disputes: [], nextCursor: null }],
    ] as const
  ).map(([words, operation, data]): Flaw => ({
    name: `has no limit of calls for ${words}`,
    tamper: () => serving(operation, data),
    red: [],
    warned: ['LIMIT-53'],
    among: ['LIMIT-41'],
  })),
  {
    name: 'answers too many calls with a page of text',
    tamper: () => insteadOf(429, () => ({ ...tooMany, headers: { 'content-type': 'text/html' } })),
    red: ['LIMIT-42'],
  },
  {
    name: 'counts the calls of all together',
    tamper: () => counting(61, () => 'everyone'),
    red: ['LIMIT-43', 'LIMIT-44'],
  },
  {
    name: 'serves a key never again that has asked too often',
    tamper: neverAgain,
    red: ['LIMIT-47'],
  },
];

const versionOf = ({ headers }: Asked): string => headers['x-api-version'] ?? '';

const atVersion =
  (isSuch: (version: string) => boolean, reply: Reply): Tamper =>
  async (asked, forward) =>
    isSuch(versionOf(asked)) ? reply : forward(asked);

const versions: readonly Flaw[] = [
  {
    name: 'knows no version 1',
    tamper: () => atVersion((version) => version === '1', refusal),
    red: ['LIMIT-50'],
  },
  {
    name: 'breaks at a version that it does not know',
    tamper: () => atVersion((version) => version !== '1', fault),
    red: ['LIMIT-51'],
  },
  {
    name: 'takes every path for one that it has',
    tamper: () => async (asked, forward) =>
      asked.path.includes('nothing-is-here')
        ? json(200, { success: true, data: {} })
        : forward(asked),
    red: ['LOOKUP-09'],
  },
  {
    name: 'breaks at a list without a key',
    tamper: () =>
      answerInstead('listBookings', async (asked, forward) =>
        asked.headers['x-api-key'] === undefined ? fault : forward(asked),
      ),
    red: ['AUTH-03'],
    warned: ['WIRE-22'],
  },
];

export const limitFlaws: readonly Flaw[] = [...pages, ...venues, ...windows, ...rates, ...versions];
