/** Servers that differ from the sandbox in what the spec leaves to them: none of it may turn a check red. */
import { range } from './flaw.ts';
import { queryOf } from './querying.ts';
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
    const inner = Object.entries(value).map(
      ([key, member]) => [key, isSupplied(key) ? member : deep(member)] as const,
    );
    return change(Object.fromEntries(inner));
  };

/** The maps that a client supplies come back as they were; nothing may be put into them. */
const isSupplied = (key: string): boolean => key === 'passthrough' || key === 'clientMetadata';

/** A key that has made its 60 requests is told at every third to come back at once. */
const throttled = (): Tamper => {
  const asked = new Map<string, number>();
  return (request, forward) => {
    const key = request.headers['x-api-key'] ?? 'none';
    const count = (asked.get(key) ?? 0) + 1;
    asked.set(key, count);
    if (count <= 60 || count % 3 !== 0) return forward(request);
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
    const change = (body: string, how: (text: string) => string): string => {
      try {
        return JSON.stringify(everyString(how)(JSON.parse(body)));
      } catch {
        // What is no JSON, or too deep to be walked, is passed on as it came.
        return body;
      }
    };
    return async (asked, forward) => {
      const body = change(asked.body, (text) => moments.get(text) ?? text);
      const reply = await forward({ ...asked, body });
      return { ...reply, body: change(reply.body, writeOne) };
    };
  };

/** Sample statuses that the event table names. */
const named = ['RECEIVED_BY_LAB', 'RESULTS_READY'];

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

/** Which of two things was made first, where both may have been made in one second. */
const needsOrder = range('LIST', 1, 5);

/** How near a slot is to the lock, to which slot staff move a booking, and whether a venue is open then. */
const needsOffset: readonly string[] = [
  ...['CANCEL-11', 'CANCEL-12', 'CANCEL-15', 'CANCEL-16', 'LIFE-17', 'LIFE-18', 'EMIT-21'],
  ...['CANCEL-31', 'CANCEL-93', 'EMIT-56', 'TENANT-22'],
  ...['SLOT-01', 'SLOT-02', 'SLOT-19', 'SLOT-20', 'SLOT-33', 'SCENARIO-09', 'CANCEL-38'],
  ...needsOrder,
];

const isCoarse = (name: string): boolean => /without (fractions|separators|seconds)$/.test(name);

const timeWriters = Object.entries(formsOfTime).map(([name, write]) => ({
  name: `writes its timestamps ${name}`,
  tamper: writing(write),
  ...(name.endsWith('without an offset') ? { untestable: needsOffset } : {}),
  ...(isCoarse(name) ? { untestable: needsOrder } : {}),
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

/** A job that waits for a phlebotomist is searched for when it is first read, and PENDING again afterwards. */
const searching = (): Tamper => {
  const read = new Set<unknown>();
  return onMember('getBooking', 'job', (job) => {
    const isFirst = !read.has(job['id']);
    read.add(job['id']);
    const waits = job['status'] === 'PENDING' && job['fulfillmentChannel'] === 'MOBILE';
    return isFirst && waits ? { ...job, status: 'SEARCHING' } : job;
  });
};

const bounds = ['createdFrom', 'createdTo', 'periodStart', 'periodEnd'];

/** O52: a bound that does not end in Z is no date-time to it. */
const takingZAlone: Tamper = async (asked, forward) => {
  const query = queryOf(asked);
  const odd = bounds.find((name) => query.getAll(name).some((bound) => !bound.endsWith('Z')));
  if (odd === undefined || asked.operation === undefined) return forward(asked);
  return json(400, { success: false, error: 'VALIDATION', message: `${odd}: no date-time` });
};

/** O07: what is over is looked at before the dispute. */
const refusingWhatIsOver: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  if (asked.operation !== 'cancelBooking' || reply.status !== 409) return reply;
  const path = asked.path.replace(/\/cancel$/, '');
  const { body } = await forward({ ...asked, method: 'GET', path, body: '' });
  const isOver = body.includes('"status":"COMPLETED"');
  return isOver ? json(400, { success: false, error: 'VALIDATION' }) : reply;
};

export type Harmless = {
  readonly name: string;
  readonly tamper: () => Tamper;
  /** Checks that cannot tell, since this server does not say what they would have to know. */
  readonly untestable?: readonly string[];
};

export const harmless: readonly Harmless[] = [
  {
    name: 'sends keys of its own in every object',
    tamper: () => everyBody(everyObject((value) => ({ ...value, '_own-key': [1] }))),
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
  {
    name: 'has a rate limit that is often reached',
    tamper: throttled,
    // Time goes on while it is waited out.
    untestable: ['LIMIT-45', 'RETRY-03', 'CANCEL-11', 'CANCEL-12', 'CANCEL-15', 'CANCEL-16'],
  },
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
    untestable: needsOffset,
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
    untestable: ['INVOICE-04', 'INVOICE-05', 'INVOICE-13'],
  },
  {
    name: 'has a payment status of its own where the spec names none',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      const body = reply.body.replaceAll(
        '"paymentStatus":"REFUNDED"',
        '"paymentStatus":"PAID_BACK"',
      );
      return { ...reply, body };
    },
  },
  {
    name: 'has a sample status of its own where the spec names none',
    tamper: () =>
      onMember('getBookingSample', 'sample', (sample) =>
        (sample as Json | null) === null || named.includes(String(sample['status']))
          ? sample
          : { ...sample, status: 'LOGGED' },
      ),
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
    name: 'moves a new job on by itself, just as it is read',
    tamper: searching,
  },
  {
    name: 'takes Z alone in the bounds of its lists',
    tamper: () => takingZAlone,
    untestable: ['LIST-45', 'LIST-51'],
  },
  {
    name: 'answers the cancel of a completed booking with 400, a disputed one too',
    tamper: () => refusingWhatIsOver,
  },
  {
    name: 'names the fields of a sample that were left empty, too',
    tamper: () =>
      onMember('getBookingSample', 'sample', (sample) => {
        const metadata = (sample as Json | null)?.['clientMetadata'] as Json | null | undefined;
        return metadata?.['attempts'] === undefined
          ? sample
          : { ...sample, clientMetadata: { room: null, ...metadata } };
      }),
  },
  {
    name: 'names the courier by its own name',
    tamper: () =>
      onData('getVenueFieldDefinitions', (data) =>
        data['labShipmentMode'] === 'SERVICE_COURIER_PICKUP'
          ? { ...data, labShipmentMode: 'SWIFTBLOOD_COURIER_PICKUP' }
          : data,
      ),
  },
  {
    name: 'explains its 401 in a second key',
    tamper: () =>
      onAnswer('listBookings', 401, (body) => ({ ...body, detail: 'see the documentation' })),
  },
  {
    name: 'takes Z alone in from and to of an availability',
    tamper: () => async (asked, forward) => {
      const hasOffset = [...queryOf(asked).values()].some((text) => /[+-]\d\d:\d\d$/.test(text));
      return asked.operation === 'getVenueAvailability' && hasOffset
        ? json(400, { success: false, error: 'VALIDATION' })
        : forward(asked);
    },
    untestable: ['SLOT-20', 'LIMIT-39'],
  },
  {
    name: 'has the slots alone that end within the window',
    tamper: () =>
      onMember('getVenueAvailability', 'slots', (slots, asked) => {
        const to = Date.parse(queryOf(asked).get('to') ?? '');
        return (slots as unknown as Json[]).filter(({ end }) => Date.parse(String(end)) <= to);
      }),
  },
];
