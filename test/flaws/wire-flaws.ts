/** Servers whose answers are wrong whatever was asked. */
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { askedFlaws } from './asked-flaws.ts';
import type { OperationId } from '../../contract/operations.ts';
import { idIn, insteadOf, json } from './tampering.ts';
import type { Reply, Tamper } from './tampering-proxy.ts';

const lookups = range('LOOKUP', 1, 8);

/** In which list the things of an operation stand, and under which key. */
const lists: Readonly<Partial<Record<OperationId, readonly [path: string, key: string]>>> = {
  getBooking: ['bookings', 'bookings'],
  cancelBooking: ['bookings', 'bookings'],
  getBookingSample: ['bookings', 'bookings'],
  getVenue: ['venues', 'venues'],
  getVenueAvailability: ['venues', 'venues'],
  getInvoice: ['invoices', 'invoices'],
  getRefund: ['refunds', 'refunds'],
  getDispute: ['disputes', 'disputes'],
};

/** Answers an unknown id with the first thing of the kind that the list has. */
const firstOfItsKind =
  (): Tamper =>
  async (asked, forward): Promise<Reply> => {
    const reply = await forward(asked);
    const list = asked.operation === undefined ? undefined : lists[asked.operation];
    if (reply.status !== 404 || list === undefined) return reply;
    const path = `/api/integration/v1/${list[0]}`;
    const listed = await forward({ ...asked, method: 'GET', path, body: '' });
    const { data } = JSON.parse(listed.body) as { data: Record<string, { id: string }[]> };
    const first = data[list[1]]?.[0]?.id;
    return first === undefined
      ? reply
      : forward({ ...asked, path: asked.path.replace(idIn(asked.path), first) });
  };

/** What has once stood in a list is not found any more by its id: the one is read from a copy, the other not. */
const losing = (get: OperationId): Tamper => {
  const [path = '', key = ''] = lists[get] ?? [];
  const shown = new Set<string>();
  return async (asked, forward) => {
    const reply = await forward(asked);
    if (reply.status !== 200) return reply;
    if (asked.path.split('?')[0]?.endsWith(`/${path}`) === true && asked.method === 'GET') {
      const { data } = JSON.parse(reply.body) as { data: Record<string, { id: string }[]> };
      for (const { id } of data[key] ?? []) shown.add(id);
    }
    return asked.operation === get && shown.has(idIn(asked.path)) ? notFound : reply;
  };
};

const notFound = json(404, { success: false, error: 'NOT_FOUND' });

const lossy: readonly Flaw[] = (
  [
    ['getBooking', 'LOOKUP-60', 'LIST-33'],
    ['getInvoice', 'LOOKUP-62', 'LIST-34'],
    ['getRefund', 'LOOKUP-63', 'LIST-35'],
    ['getDispute', 'LOOKUP-64', 'LIST-36'],
  ] as const
).map(([get, red, blocked]) => ({
  name: `has nothing for ${get} of what was listed`,
  tamper: () => losing(get),
  red: [red],
  blocked: [blocked],
}));

export const wireFlaws: readonly Flaw[] = [
  ...lossy,
  {
    name: 'has 404 for the sample of a booking that has none yet',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      const isNone = reply.status === 200 && reply.body.includes('"sample":null');
      return asked.operation === 'getBookingSample' && isNone ? notFound : reply;
    },
    red: ['LOOKUP-61', 'SAMPLE-01'],
    blocked: ['SAMPLE-03'],
  },
  {
    name: 'answers an unknown id with 422',
    tamper: () => insteadOf(404, () => json(422, { success: false, error: 'UNKNOWN' })),
    red: [...lookups, 'WIRE-02'],
  },
  {
    name: 'answers an unknown id with 400',
    tamper: () => insteadOf(404, () => json(400, { success: false, error: 'VALIDATION' })),
    red: lookups,
  },
  {
    name: 'answers an unknown id with another thing',
    tamper: firstOfItsKind,
    // The client that asks has neither refunds nor disputes.
    red: range('LOOKUP', 1, 6),
  },
  {
    name: 'answers an unknown id with 200 and null',
    tamper: () => insteadOf(404, () => json(200, { success: true, data: null })),
    red: [...lookups, 'WIRE-04'],
  },
  {
    name: 'sends its 404 as text',
    tamper: () =>
      insteadOf(404, ({ body }) => ({
        status: 404,
        headers: { 'content-type': 'text/plain' },
        body,
      })),
    red: [...lookups, 'WIRE-01'],
  },
  {
    name: 'breaks its JSON off',
    tamper: () => insteadOf(404, (reply) => ({ ...reply, body: reply.body.slice(0, -1) })),
    red: [...lookups, 'WIRE-01'],
  },
  ...askedFlaws,
];
