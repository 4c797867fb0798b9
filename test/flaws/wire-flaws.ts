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

export const wireFlaws: readonly Flaw[] = [
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
