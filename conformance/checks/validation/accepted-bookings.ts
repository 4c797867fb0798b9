/** Bookings that must be taken: every value that the spec allows, at its edge, and what is optional left out. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { freshOrder } from '../given/drawn.ts';
import { dataAt, differences } from '../value.ts';
import { withoutMember, withValue } from './altered.ts';
import type { Path } from './altered.ts';
import { book, pathOf, soundBody, told } from './refused-bookings.ts';
import type { Body } from './refused-bookings.ts';

const common = { kind: 'active', area: 'validation', level: 'MUST' } as const;

type ValueRow = {
  readonly id: string;
  readonly member: string;
  readonly values: readonly string[];
  readonly requirements: readonly string[];
};

const valueRows: readonly ValueRow[] = [
  {
    id: 'VALID-60',
    member: 'patient.phone',
    values: ['+447700900123'],
    requirements: ['R-BOOK-40'],
  },
  {
    id: 'VALID-61',
    member: 'patient.phone',
    values: ['07700900123'],
    requirements: ['R-BOOK-41'],
  },
  {
    id: 'VALID-62',
    member: 'patient.phone',
    values: ['+33199001234'],
    requirements: ['R-BOOK-42'],
  },
  {
    id: 'VALID-63',
    member: 'patient.gender',
    values: ['MALE', 'FEMALE'],
    requirements: ['R-BOOK-47'],
  },
  {
    id: 'VALID-64',
    member: 'location.postcode',
    values: ['ZZ99 3VZ', 'ZZ993VZ', 'M1 1AE', 'EC1A 1BB'],
    requirements: ['R-BOOK-59'],
  },
  ...(
    [
      ['VALID-65', 'morning', 'R-BOOK-67'],
      ['VALID-66', 'afternoon', 'R-BOOK-68'],
      ['VALID-67', 'evening', 'R-BOOK-69'],
    ] as const
  ).map(([id, value, requirement]): ValueRow => ({
    id,
    member: 'appointment.timePreference',
    values: [value],
    requirements: [requirement],
  })),
];

/** Each acceptance is a booking of its own, with ids of its own (O84). */
const numbered = (body: Body, id: string, number: number): Body => ({
  ...body,
  externalOrderId: `order-${id}-${String(number)}`,
});

async function takesValues(bench: Bench, row: ValueRow): Promise<Finding | undefined> {
  const sound = await soundBody(bench, 'MOBILE');
  for (const [index, value] of row.values.entries()) {
    const body = withValue(numbered(sound, row.id, index), pathOf(row.member), value);
    const finding = successFinding(await book(bench, { body }));
    if (finding !== undefined) return told(finding, `${row.member} ${JSON.stringify(value)}`);
  }
  return undefined;
}

const valueChecks = valueRows.map((row): ActiveCheck => ({
  ...common,
  id: row.id,
  title: `a MOBILE booking whose ${row.member} is ${row.values.map((one) => JSON.stringify(one)).join(' or ')} is made`,
  asks: row.values.map(() => 'createBooking' as const),
  requirements: row.requirements,
  run: async (bench) => conclude(await takesValues(bench, row)),
}));

/** Books, and reads the booking; what is due in the detail is compared. */
async function bookedAs(
  bench: Bench,
  body: Body,
  due: Readonly<Record<string, unknown>>,
): Promise<Finding | undefined> {
  const made = await book(bench, { body });
  const refused = successFinding(made);
  if (refused !== undefined) return refused;
  const key = keyFor(await givenClient(bench, 'primary'), 'getBooking');
  const id = demandText(made, 'jobId');
  const read = demandSuccess(await bench.call({ operation: 'getBooking', key, id }));
  return differences('job', dataAt(read, 'job'), due);
}

type EchoRow = {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  /** Members in the place of the sound body's; the booking shows them as they were sent. */
  readonly members: Body;
};

/** Each 'é' is one character however it is counted, and two bytes: whoever counts bytes finds it too long. */
const longest = (word: string): string => word.padEnd(200, 'é');

export const anyValues = {
  text: 'Åse 北京 \u{1F9EA} "quoted" \\ /',
  empty: '',
  zero: 0,
  fraction: -1.5e-7,
  large: 9_007_199_254_740_991,
  yes: true,
  no: false,
  nothing: null,
  none: {},
  list: [1, 'two', null, [3, { four: [] }]],
  'a time': '2027-03-01T10:00:00+02:00',
  'a key with spaces, ünïcode and a .dot': 'kept',
  $key: { $set: 'kept, too' },
  snake_key: { 'kebab-key': 1, camelKey: 2 },
};

/** As many members as no form has. */
const numerous = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`member${String(index)}`, index]),
);

const nestedFive = { a: { b: [{ c: { d: { e: 'deep enough' } } }] } };

const echoRows: readonly EchoRow[] = [
  {
    id: 'VALID-68',
    title: 'an externalUserId of 200 characters is taken, and given back whole',
    requirements: ['R-BOOK-23'],
    members: { externalUserId: longest('user-VALID-68'), externalOrderId: 'order-VALID-68' },
  },
  {
    id: 'VALID-69',
    title: 'an externalOrderId of 200 characters is taken, and given back whole',
    requirements: ['R-BOOK-26'],
    members: { externalOrderId: longest('order-VALID-69') },
  },
  {
    id: 'VALID-70',
    title: 'passthrough takes any values, and gives them back unchanged',
    requirements: ['R-BOOK-29'],
    members: { externalOrderId: 'order-VALID-70', passthrough: anyValues },
  },
  {
    id: 'VALID-71',
    title: 'a passthrough that nests a few levels deep is given back unchanged',
    requirements: ['R-BOOK-29', 'R-WIRE-15'],
    members: { externalOrderId: 'order-VALID-71', passthrough: nestedFive },
  },
  {
    id: 'VALID-72',
    title: 'a body of a few KiB is taken, and its passthrough given back whole',
    requirements: ['R-WIRE-14', 'R-BOOK-29'],
    members: {
      externalOrderId: 'order-VALID-72',
      passthrough: { ...numerous, note: 'x'.repeat(4096) },
    },
  },
  {
    id: 'VALID-73',
    title: 'an empty passthrough is given back as an empty object',
    requirements: ['R-BOOK-29'],
    members: { externalOrderId: 'order-VALID-73', passthrough: {} },
  },
];

const echoChecks = echoRows.map(({ id, title, requirements, members }): ActiveCheck => ({
  ...common,
  id,
  title,
  asks: ['createBooking', 'getBooking'],
  requirements,
  run: async (bench) => {
    const sound = await soundBody(bench, 'MOBILE');
    const order = freshOrder(String(members['externalOrderId']), bench.random(`order of ${id}`));
    const due = { ...members, externalOrderId: order };
    return conclude(await bookedAs(bench, { ...sound, ...due }, due));
  },
}));

/** What passthrough then shows, null or an empty object, the spec does not say. */
const nothingSupplied = { externalUserId: null, externalOrderId: null };
const everywhere: readonly Path[] = [['externalUserId'], ['externalOrderId'], ['passthrough']];

const least = (body: Body): Body => everywhere.reduce<Body>(withoutMember, body);

/** Made, or refused (O84): but 409 is for cancels. */
async function againFinding(bench: Bench): Promise<Finding | undefined> {
  const body = { ...(await soundBody(bench, 'MOBILE')), externalOrderId: 'order-VALID-85' };
  demandSuccess(await book(bench, { body }));
  const again = await book(bench, { body });
  return statusOf(again) === 200 ? undefined : refusalFinding(again, (status) => status !== 409);
}

const singles: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'VALID-85',
    title: 'a second booking with the same externalOrderId is made, or refused, but not with 409',
    asks: ['createBooking', 'createBooking'],
    requirements: ['R-WIRE-02', 'R-ERR-09'],
    run: async (bench) => conclude(await againFinding(bench)),
  },
  {
    ...common,
    id: 'VALID-74',
    title:
      'a MOBILE booking with the required members alone is made, and shows null for its external ids',
    asks: ['createBooking', 'getBooking'],
    requirements: [
      ...['R-WIRE-12', 'R-BOOK-21', 'R-BOOK-24', 'R-BOOK-27', 'R-BOOK-52', 'R-BOOK-56'],
      ...['R-BOOK-76', 'R-BOOK-45', 'R-BOOK-65', 'R-JOB-23', 'R-JOB-24'],
    ],
    run: async (bench) => {
      const body = least(await soundBody(bench, 'MOBILE'));
      return conclude(await bookedAs(bench, body, nothingSupplied));
    },
  },
  {
    ...common,
    id: 'VALID-75',
    title: 'an IN_VENUE booking with the required members alone is made',
    asks: ['createBooking', 'getBooking'],
    requirements: ['R-WIRE-12', 'R-BOOK-89', 'R-BOOK-91', 'R-BOOK-92'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const wanted = { channel: 'IN_VENUE', purpose: 'required members alone' } as const;
      const body = least(await bookingBody(bench, client, wanted));
      return conclude(await bookedAs(bench, body, nothingSupplied));
    },
  },
  {
    ...common,
    id: 'VALID-76',
    title: 'a MOBILE booking with every optional member is made',
    asks: ['createBooking', 'getBooking'],
    requirements: ['R-BOOK-53', 'R-BOOK-57', 'R-BOOK-77'],
    run: async (bench) => {
      const sound = numbered(await soundBody(bench, 'MOBILE'), 'VALID-76', 0);
      const body = [
        [['location', 'addressLine2'], 'Flat 2'],
        [['location', 'county'], 'Exampleshire'],
        [['appointment', 'specialInstructions'], 'Ring twice.'],
      ] as const satisfies readonly (readonly [Path, string])[];
      const full = body.reduce<Body>((one, [path, value]) => withValue(one, path, value), sound);
      const due = { externalOrderId: 'order-VALID-76-0' };
      return conclude(await bookedAs(bench, full, due));
    },
  },
];

export const acceptedBookingChecks: readonly ActiveCheck[] = [
  ...valueChecks,
  ...echoChecks,
  ...singles,
];
