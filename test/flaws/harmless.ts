/** Servers that differ from the sandbox in what the spec leaves to them: none of it may turn a check red. */
import { json, onAnswer, onData, onItems, onMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Reply, Tamper } from './tampering-proxy.ts';

/** Changes the parsed body of every answer. */
const everyBody =
  (change: (value: unknown) => unknown): Tamper =>
  async (asked, forward) => {
    const reply = await forward(asked);
    return { ...reply, body: JSON.stringify(change(JSON.parse(reply.body))) };
  };

/** Applies a change to every object in a value. */
const everyObject =
  (change: (value: Json) => Json) =>
  (value: unknown): unknown => {
    const deep = everyObject(change);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.entries(value).map(([key, member]) => [key, deep(member)] as const);
    return change(Object.fromEntries(inner));
  };

/** The map that a client supplies comes back as it was; nothing may be put into it. */
const isSupplied = (value: Json): boolean => 'campaign' in value || 'list' in value;

/** Every third request is told to come back at once. */
const throttled = (): Tamper => {
  let asked = 0;
  return (request, forward) => {
    asked += 1;
    if (asked % 3 !== 0) return forward(request);
    return Promise.resolve<Reply>({
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '1' },
      body: '{"success":false,"error":"RATE_LIMITED"}',
    });
  };
};

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The same moment, said in another offset and without fractions. */
const inAnotherOffset = (moment: string): string => {
  const shifted = new Date(Date.parse(moment) + 3_600_000);
  return `${shifted.toISOString().slice(0, 19)}+01:00`;
};

export const harmless: readonly { readonly name: string; readonly tamper: () => Tamper }[] = [
  {
    name: 'sends keys of its own in every object',
    tamper: () =>
      everyBody(
        everyObject((value) => (isSupplied(value) ? value : { ...value, '_own-key': [1] })),
      ),
  },
  {
    name: 'orders keys in its own way',
    tamper: () =>
      everyBody(everyObject((value) => Object.fromEntries(Object.entries(value).reverse()))),
  },
  {
    name: 'adds a charset, and writes the content type in capitals',
    tamper: () => async (asked, forward) => ({
      ...(await forward(asked)),
      headers: { 'content-type': 'Application/JSON; charset=UTF-8', 'x-own-header': 'yes' },
    }),
  },
  {
    name: 'has its own codes, and no messages',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      if (reply.status < 400) return reply;
      return json(reply.status, { success: false, error: `E_${String(reply.status)}` });
    },
  },
  { name: 'has a rate limit that is often reached', tamper: throttled },
  {
    name: 'writes its timestamps with another offset and without fractions',
    tamper: () =>
      everyBody(
        everyObject((value) =>
          Object.fromEntries(
            Object.entries(value).map(([key, member]) => [
              key,
              typeof member === 'string' && timestamp.test(member)
                ? inAnotherOffset(member)
                : member,
            ]),
          ),
        ),
      ),
  },
  {
    name: 'answers the availability of an unknown venue with an empty list',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      const isIt = asked.operation === 'getVenueAvailability' && reply.status === 404;
      return isIt ? json(200, { success: true, data: { slots: [] } }) : reply;
    },
  },
  {
    name: 'leaves the detail keys of money out, which only one reading requires',
    tamper: () =>
      onMember('getInvoice', 'invoice', (invoice) =>
        Object.fromEntries(
          Object.entries(invoice).filter(([key]) => key !== 'jobs' && key !== 'lineItems'),
        ),
      ),
  },
  {
    name: 'has job, payment and sample statuses of its own where the spec names none',
    tamper: () =>
      onItems('listBookings', 'bookings', (booking) => ({
        ...booking,
        paymentStatus: 'ON_ACCOUNT',
      })),
  },
  {
    name: 'leaves label and type of a field out, which only one reading requires',
    tamper: () =>
      onItems(
        'getVenueFieldDefinitions',
        'venueCompletionFields',
        ({ key, required, options }) => ({
          key,
          required,
          ...(options === undefined ? {} : { options }),
        }),
      ),
  },
  {
    name: 'names the courier by its own name',
    tamper: () =>
      onData('getVenueFieldDefinitions', (data) => ({
        ...data,
        labShipmentMode: 'SWIFTBLOOD_COURIER_PICKUP',
      })),
  },
  {
    name: 'explains its 401 in a second key',
    tamper: () =>
      onAnswer('listBookings', 401, (body) => ({ ...body, detail: 'see the documentation' })),
  },
];
