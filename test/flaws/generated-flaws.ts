/** Servers that ignore one kind of rule, or break at what is odd: for the checks whose cases are generated. */
import type { OperationId } from '../../contract/operations.ts';
import type { Flaw } from './flaw.ts';
import { range } from './flaw.ts';
import { queryOf } from './querying.ts';
import { answerInstead, json } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Asked, Reply, Tamper } from './tampering-proxy.ts';

const refusal: Reply = json(400, { success: false, error: 'VALIDATION' });
const fault: Reply = json(500, { success: false, error: 'OOPS' });

const created = {
  success: true,
  data: { jobId: 'job_0', status: 'PENDING', bookingUrl: 'https://staff.example.org/job_0' },
};
const minted = {
  success: true,
  data: { url: 'https://book.example.org/0', expiresAt: '2030-01-01T00:00:00Z', tokenId: '0' },
};

/** Turns what the server answers with one status, whatever was asked, into another answer. */
const inPlaceOf =
  (isSuch: (status: number) => boolean, reply: Reply): Tamper =>
  async (asked, forward) => {
    const came = await forward(asked);
    return isSuch(came.status) ? reply : came;
  };

const takesAll = (operation: OperationId, success: Json): Tamper =>
  answerInstead(operation, (asked, forward) =>
    inPlaceOf((status) => status >= 400 && status !== 401, json(200, success))(asked, forward),
  );

/** Answers by itself what is such. */
const at =
  (isSuch: (asked: Asked) => boolean, reply: Reply): Tamper =>
  async (asked, forward) =>
    isSuch(asked) ? reply : forward(asked);

const whole: readonly Flaw[] = [
  {
    name: 'books whatever is made of a sound body',
    tamper: () => takesAll('createBooking', created),
    red: [...range('GEN', 1, 9), ...range('GEN', 13, 20), 'GEN-35'],
    among: ['GEN-10', 'GEN-11', 'GEN-12', 'GEN-21', 'GEN-22', 'GEN-23', 'GEN-36'],
  },
  {
    name: 'mints a link for whatever is made of a sound body',
    tamper: () => takesAll('createBookingUrl', minted),
    red: [...range('GEN', 24, 31), 'GEN-37'],
    among: ['GEN-32', 'GEN-33', 'GEN-34', 'GEN-38', 'GEN-39'],
  },
  {
    name: 'takes no body at all',
    tamper: () => at(({ method, body }) => method === 'POST' && body !== '', refusal),
    red: ['GEN-10', 'GEN-21', 'GEN-32', 'GEN-39'],
    among: ['GEN-01', 'GEN-11', 'GEN-12', 'GEN-33', 'GEN-36', 'GEN-38'],
  },
  {
    name: 'breaks at a key that is not defined',
    tamper: () => at(({ body }) => /"(?:not\.?[dD]efined|constructor)":/.test(body), fault),
    red: ['GEN-11', 'GEN-22', 'GEN-33'],
    among: ['GEN-01', 'GEN-10', 'GEN-32'],
  },
  {
    name: 'breaks at all that it should refuse',
    tamper: () => inPlaceOf((status) => status === 400 || status === 404 || status === 415, fault),
    red: ['GEN-01', 'GEN-35', 'GEN-59', 'GEN-62'],
    warned: [
      ...['GEN-12', 'GEN-23', 'GEN-34', 'GEN-36', 'GEN-38', 'GEN-40'],
      ...['GEN-43', 'GEN-46', 'GEN-49', 'GEN-52', 'GEN-55', 'GEN-58', 'GEN-61'],
    ],
    among: ['GEN-10', 'GEN-32', 'GEN-60'],
  },
  {
    name: 'takes JSON without a charset only',
    tamper: () =>
      at(
        ({ headers }) => (headers['content-type'] ?? '').includes('charset'),
        json(415, {
          success: false,
          error: 'TYPE',
        }),
      ),
    red: ['GEN-39'],
    among: ['GEN-38'],
  },
  {
    name: 'takes no query',
    tamper: () => at(({ path }) => path.includes('?'), refusal),
    red: ['GEN-41', 'GEN-44', 'GEN-47', 'GEN-50', 'GEN-53', 'GEN-56', 'GEN-60'],
    among: ['GEN-42', 'GEN-43', 'GEN-57', 'GEN-59', 'GEN-61'],
  },
  {
    name: 'breaks at a cursor that it has not given out',
    tamper: () => at((asked) => queryOf(asked).has('cursor'), fault),
    red: ['GEN-42', 'GEN-45', 'GEN-48', 'GEN-51', 'GEN-54'],
    among: ['GEN-41', 'GEN-57'],
  },
  {
    name: 'breaks at a number of venues that is none',
    tamper: () =>
      at(
        (asked) =>
          asked.operation === 'listVenues' &&
          queryOf(asked).has('limit') &&
          !/^-?\d+$/.test(queryOf(asked).get('limit') ?? ''),
        fault,
      ),
    red: ['GEN-57'],
    among: ['GEN-42', 'GEN-56'],
  },
  {
    name: 'answers any window',
    tamper: () =>
      answerInstead('getVenueAvailability', (asked, forward) =>
        inPlaceOf((status) => status === 400, json(200, { success: true, data: { slots: [] } }))(
          asked,
          forward,
        ),
      ),
    red: ['GEN-59'],
    among: ['GEN-60', 'GEN-61', 'GEN-66'],
  },
  {
    name: 'forbids what it does not find',
    tamper: () =>
      inPlaceOf((status) => status === 404, json(403, { success: false, error: 'FORBIDDEN' })),
    red: range('GEN', 62, 69),
    among: ['GEN-70', 'GEN-71'],
  },
  {
    name: 'breaks at another version than 1',
    tamper: () => at(({ headers }) => headers['x-api-version'] !== '1', fault),
    red: ['GEN-70'],
    among: ['GEN-71'],
  },
  {
    name: 'finds nothing, where it should not know the key',
    tamper: () =>
      inPlaceOf((status) => status === 401, json(404, { success: false, error: 'NOT_FOUND' })),
    red: ['GEN-71'],
    among: ['GEN-62', 'GEN-70'],
  },
  {
    name: 'asks for no scope',
    tamper: () => inPlaceOf((status) => status === 403, json(200, { success: true, data: {} })),
    red: range('GEN', 72, 77),
  },
];

/** Changes the body of each booking before the server sees it: what the change takes away is not refused. */
const lax = (name: string, red: string, change: (body: string) => string): Flaw => ({
  name,
  tamper: () =>
    answerInstead('createBooking', (asked, forward) =>
      forward({ ...asked, body: change(asked.body) }),
    ),
  red: [red],
  among: besides(red),
  depth: 'full',
});

/** Others of a MOBILE booking, which stay green; not those with the most cases. */
const neighbours = ['GEN-01', 'GEN-03', 'GEN-04', 'GEN-05', 'GEN-06', 'GEN-08', 'GEN-09', 'GEN-11'];
const besides = (id: string): readonly string[] => neighbours.filter((one) => one !== id);

const changed =
  (change: (body: Json) => Json) =>
  (text: string): string =>
    JSON.stringify(change(JSON.parse(text) as Json));

const within = (name: string, change: (inner: Json) => Json): ((body: string) => string) =>
  changed((body) => {
    const inner = body[name];
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? { ...body, [name]: change(inner as Json) }
      : body;
  });

const fine: readonly Flaw[] = [
  lax(
    'does without a city',
    'GEN-01',
    within('location', (location) => ('city' in location ? location : { ...location, city: 'X' })),
  ),
  lax(
    'takes a number for a text',
    'GEN-02',
    within('location', (location) => ({
      ...location,
      ...(typeof location['county'] === 'number' ? { county: '7' } : {}),
    })),
  ),
  lax(
    'takes null for a name',
    'GEN-03',
    within('patient', (patient) => ({
      ...patient,
      lastName: patient['lastName'] ?? noName(patient),
    })),
  ),
  lax(
    'takes an empty name',
    'GEN-04',
    within('patient', ({ firstName, ...patient }) =>
      firstName === undefined
        ? patient
        : { ...patient, firstName: firstName === '' ? 'X' : firstName },
    ),
  ),
  lax('cuts an external id that is one character too long', 'GEN-05', (body) =>
    body.replaceAll('x'.repeat(201), 'x'.repeat(200)),
  ),
  lax('reads postcodes in small letters', 'GEN-06', (body) =>
    body.replace(/"zz99 3vz"/, '"ZZ99 3VZ"'),
  ),
  lax('reads the part of the day in any case', 'GEN-07', (body) =>
    body.replace(/"MORNING"/, '"morning"'),
  ),
  lax('takes two addresses for one', 'GEN-08', (body) =>
    body.replace('ada@example.org, bob@example.org', 'ada@example.org'),
  ),
];

/** A lastName that is left out stays away; null becomes a name. */
const noName = (patient: Json): string | undefined => ('lastName' in patient ? 'X' : undefined);

/** Answers bookings by itself whose body is such. */
const stumbling = (name: string, isSuch: (body: string) => boolean, reply: Reply) => ({
  name,
  tamper: () => at(({ operation, body }) => operation === 'createBooking' && isSuch(body), reply),
  depth: 'full' as const,
});

const stumblers: readonly Flaw[] = [
  {
    ...stumbling(
      'counts bytes where it should count characters',
      (body) => /ü{200}"/.test(body),
      refusal,
    ),
    red: ['GEN-10'],
    among: besides('GEN-10'),
  },
  {
    ...stumbling('breaks at many levels', (body) => /(?:\[\{"in":){40}/.test(body), fault),
    red: ['GEN-11'],
    among: besides('GEN-11'),
  },
  {
    ...stumbling('breaks at a NUL in a text', (body) => body.includes('\\u0000'), fault),
    red: [],
    warned: ['GEN-12'],
    among: besides('GEN-12'),
  },
];

export const generatedFlaws: readonly Flaw[] = [...whole, ...fine, ...stumblers];
