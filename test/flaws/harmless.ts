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

/** Applies a change to every string in a value. */
const everyString =
  (change: (text: string) => string) =>
  (value: unknown): unknown => {
    const deep = everyString(change);
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, deep(member)]));
  };

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Writes its timestamps in its own form, and understands them when they come back. */
const writing =
  (write: (moment: string) => string): (() => Tamper) =>
  () => {
    const moments = new Map<string, string>();
    const writeOne = (text: string): string => {
      if (!timestamp.test(text)) return text;
      const written = write(text);
      moments.set(written, text);
      return written;
    };
    const change = (body: string, how: (text: string) => string): string =>
      body === '' ? '' : JSON.stringify(everyString(how)(JSON.parse(body)));
    return async (asked, forward) => {
      const body = change(asked.body, (text) => moments.get(text) ?? text);
      const reply = await forward({ ...asked, body });
      return { ...reply, body: change(reply.body, writeOne) };
    };
  };

const shifted = (moment: string, ms: number): string =>
  new Date(Date.parse(moment) + ms).toISOString();

const hourMs = 3_600_000;

const formsOfTime: Readonly<Record<string, (moment: string) => string>> = {
  'with another offset and without fractions': (moment) =>
    `${shifted(moment, hourMs).slice(0, 19)}+01:00`,
  'with an offset of hours alone': (moment) => `${shifted(moment, -5 * hourMs).slice(0, -1)}-05`,
  'without separators': (moment) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`,
  'with a comma before the fraction': (moment) => moment.replace('.', ','),
  'without seconds': (moment) => `${moment.slice(0, 16)}Z`,
  'with a sixtieth second': (moment) =>
    moment.slice(17, 19) === '00' ? `${shifted(moment, -60_000).slice(0, 17)}60Z` : moment,
  'in its own time and without an offset': (moment) => inOwnTime(moment),
};

const timeWriters = Object.entries(formsOfTime).map(([name, write]) => ({
  name: `writes its timestamps ${name}`,
  tamper: writing(write),
}));

const inOwnTime = (moment: unknown): string => shifted(String(moment), 9 * hourMs).slice(0, -1);

/** Writes with an offset once and without the next time, and understands both. */
const inTwoWays = (): Tamper => {
  let answers = 0;
  const without = writing(inOwnTime)();
  return (asked, forward) => {
    answers += asked.operation === 'getVenueAvailability' ? 1 : 0;
    const isPlain = asked.operation === 'getVenueAvailability' && answers % 2 === 1;
    return isPlain ? forward(asked) : without(asked, forward);
  };
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
  ...timeWriters,
  {
    name: 'shows the slot of a booking in its own time, without an offset',
    tamper: () =>
      onMember('getBooking', 'job', (job) =>
        job['venueSlotStart'] === null
          ? job
          : { ...job, venueSlotStart: inOwnTime(job['venueSlotStart']) },
      ),
  },
  {
    name: 'leaves the offset of its timestamps out, but for every other list of slots',
    tamper: inTwoWays,
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
