/** Each scope grants exactly its operations: with it alone they succeed, without it they are denied. */
import { scopes } from '#contract/operations.ts';
import type { OperationId, Scope } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at, sameJson } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { demandSuccess } from '../given/demand.ts';
import { bookingBody, bookingToRead, givenBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import { givenDispute, givenInvoice, givenRefund } from '../given/money.ts';
import type { MoneyThing } from '../given/money.ts';
import { givenVenue } from '../given/venue.ts';
import { operationName } from '../operation-name.ts';
import { dataAt, listAt, show } from '../value.ts';
import { refusalFinding, statusOf } from './denied.ts';
import { keyWith, keyWithout } from './key-of.ts';
import { soundCall } from './sound-call.ts';
import type { SoundCall } from './sound-call.ts';

type Row = {
  readonly operation: OperationId;
  readonly scope: Scope;
  /** The check that the scope alone is enough, and what it holds. */
  readonly granted: readonly [id: string, requirement: string];
  /** The check that every other scope is not enough, and what it holds. */
  readonly denied: readonly [id: string, requirement: string];
};

/** The table of Authentication, 4; ids are given once and for all. */
const table: readonly (readonly [OperationId, Scope, number, number])[] = [
  ['listBookings', 'bookings:read', 4, 7],
  ['getBooking', 'bookings:read', 5, 8],
  ['getBookingSample', 'bookings:read', 6, 9],
  ['createBooking', 'bookings:write', 10, 13],
  ['createBookingUrl', 'bookings:write', 11, 14],
  ['cancelBooking', 'bookings:write', 12, 15],
  ['listVenues', 'venues:read', 16, 20],
  ['getVenue', 'venues:read', 17, 21],
  ['getVenueAvailability', 'venues:read', 18, 22],
  ['getVenueFieldDefinitions', 'venues:read', 19, 23],
  ['listInvoices', 'invoices:read', 24, 26],
  ['getInvoice', 'invoices:read', 25, 27],
  ['listRefunds', 'refunds:read', 28, 30],
  ['getRefund', 'refunds:read', 29, 31],
  ['listDisputes', 'disputes:read', 32, 34],
  ['getDispute', 'disputes:read', 33, 35],
];

const two = (number: number): string => String(number).padStart(2, '0');

/** SCOPE-01 … 16 for grants, SCOPE-17 … 32 for denials, in the order of the table. */
const rows = table.map(([operation, scope, grants, denies], index): Row => ({
  operation,
  scope,
  granted: [`SCOPE-${two(index + 1)}`, `R-SCOPE-${two(grants)}`],
  denied: [`SCOPE-${two(index + 17)}`, `R-SCOPE-${two(denies)}`],
}));

const common = { kind: 'active', area: 'auth', level: 'MUST' } as const;

/** Lists of money by the job that one is about: what the filter looks at wants no scope of its own. */
const byJob: Partial<Record<OperationId, (bench: Bench) => Promise<MoneyThing>>> = {
  listRefunds: givenRefund,
  listDisputes: givenDispute,
};

/** Filtered by the job of a refund or dispute where there is one. */
async function granted(bench: Bench, operation: OperationId): Promise<SoundCall> {
  const given = byJob[operation];
  const thing = given === undefined ? undefined : await ifPossible(given(bench));
  if (thing?.jobId === undefined) return soundCall(bench, operation, 'to be asked with one scope');
  return { client: thing.client, call: { operation, query: { jobId: thing.jobId } } };
}

/** An invoice shows its jobs to whoever may read it, if it shows them at all (O55). */
async function jobsFinding(bench: Bench, exchange: Exchange): Promise<Finding | undefined> {
  const { jobId } = await givenInvoice(bench);
  const jobs = dataAt(exchange, 'invoice', 'jobs');
  if (jobId === undefined || !Array.isArray(jobs)) return undefined;
  if (jobs.some((job) => at(job, 'id') === jobId)) return undefined;
  return { expected: `invoice.jobs with the job ${jobId}`, actual: `invoice.jobs ${show(jobs)}` };
}

async function grantFinding(
  bench: Bench,
  operation: OperationId,
  exchange: Exchange,
): Promise<Finding | undefined> {
  const wrong = successFinding(exchange);
  if (wrong !== undefined || operation !== 'getInvoice') return wrong;
  return jobsFinding(bench, exchange);
}

const grants = rows.map(({ operation, scope, granted: [id, requirement] }): ActiveCheck => ({
  ...common,
  id,
  title: `${operationName(operation)} succeeds with a key that has ${scope} alone`,
  asks: [operation],
  requirements: [
    'R-SCOPE-01',
    requirement,
    // Of what is shown of its jobs, too.
    ...(operation === 'getInvoice' ? ['R-INVOICE-03'] : []),
  ],
  run: async (bench) => {
    const { client, call } = await granted(bench, operation);
    const key = await keyWith(bench, client, [scope]);
    return conclude(await grantFinding(bench, operation, await bench.call({ ...call, key })));
  },
}));

/** The request that is denied; what it would have had an effect on is used for nothing else. */
const deniedPurpose = (operation: OperationId): string => `${operation}, to be denied`;

async function askWithout(bench: Bench, { operation, scope }: Row) {
  const sound = await soundCall(bench, operation, deniedPurpose(operation));
  const key = await keyWithout(bench, sound.client, { scope, all: scopes });
  return { ...sound, exchange: await bench.call({ ...sound.call, key }) };
}

const denials = rows.map((row): ActiveCheck => ({
  ...common,
  id: row.denied[0],
  title: `${operationName(row.operation)} is denied to a key that lacks ${row.scope} and has every other scope`,
  asks: [row.operation],
  requirements: ['R-SCOPE-01', 'R-SCOPE-02', row.denied[1]],
  run: async (bench) => {
    const { exchange } = await askWithout(bench, row);
    return conclude(refusalFinding(exchange), String(statusOf(exchange)));
  },
}));

/** One for each scope, of those that need nothing to be there. */
const plain = [
  ...(['listBookings', 'createBookingUrl', 'listVenues'] as const),
  ...(['listInvoices', 'listRefunds', 'listDisputes'] as const),
];

/** Whether a key can be minted without any scope is the server's business: where it cannot, nothing is to be seen. */
async function deniedWithoutAny(bench: Bench): Promise<Outcome> {
  const key = await keyWith(bench, await givenClient(bench, 'primary'), []);
  for (const operation of plain) {
    const { call } = await soundCall(bench, operation, 'to be asked without any scope');
    const finding = refusalFinding(await bench.call({ ...call, key }));
    if (finding === undefined) continue;
    return conclude({ ...finding, expected: `${operationName(operation)}: ${finding.expected}` });
  }
  return conclude(undefined);
}

/** What is about a venue wants no scope of venues: the table names one scope for each operation. */
async function bookedAtVenue(bench: Bench): Promise<Outcome> {
  const client = await givenClient(bench, 'primary');
  const key = await keyWith(bench, client, ['bookings:write']);
  const wanted = { channel: 'IN_VENUE', purpose: 'to be booked with one scope' } as const;
  const body = await bookingBody(bench, client, wanted);
  const made = await bench.call({ operation: 'createBooking', key, body });
  const wrong = successFinding(made);
  if (wrong !== undefined) return conclude(wrong);
  const { venueId } = await givenVenue(bench, client);
  const scope = { kind: 'venue', venueId };
  const minted = await bench.call({ operation: 'createBookingUrl', key, body: { scope } });
  return conclude(successFinding(minted));
}

/** What of a booking is no other for another key. */
const lasting = [
  ...['id', 'fulfillmentChannel', 'venueId', 'venue', 'venueSlotStart'],
  ...['externalUserId', 'externalOrderId', 'passthrough'],
];

/** A booking at a venue has the most to show; where none can be made, another. */
const bookingForTwo = async (bench: Bench): Promise<Booking> =>
  (await ifPossible(
    givenBooking(bench, { ...bookingToRead, channel: 'IN_VENUE', purpose: 'to be read' }),
  )) ?? givenBooking(bench, bookingToRead);

/** The second key has no scope but those of bookings, and sees all of the booking all the same. */
async function seenByTwo(bench: Bench): Promise<Outcome> {
  const { client, jobId } = await bookingForTwo(bench);
  const call = { operation: 'getBooking', id: jobId } as const;
  const read = demandSuccess(await bench.call({ ...call, key: keyFor(client, 'getBooking') }));
  const key = await keyWith(bench, client, ['bookings:read', 'bookings:write']);
  const second = await bench.call({ ...call, key });
  const wrong = successFinding(second);
  if (wrong !== undefined) return conclude(wrong);
  const different = lasting.find(
    (name) => !sameJson(dataAt(read, 'job', name), dataAt(second, 'job', name)),
  );
  if (different === undefined) return conclude(undefined);
  return conclude({
    expected: `job.${different} ${show(dataAt(read, 'job', different))}, as another key of the client sees it`,
    actual: show(dataAt(second, 'job', different)),
  });
}

const rowOf = (operation: OperationId): Row => {
  const row = rows.find((one) => one.operation === operation);
  if (row === undefined) throw new Error(`no scope is known for ${operation}`);
  return row;
};

/** At a venue, where one can be had: those at home are denied elsewhere. */
async function bookingOfEitherKind(bench: Bench): Promise<SoundCall> {
  const client = await givenClient(bench, 'primary');
  const purpose = 'to be denied and looked for';
  const body =
    (await ifPossible(bookingBody(bench, client, { channel: 'IN_VENUE', purpose }))) ??
    (await bookingBody(bench, client, { channel: 'MOBILE', purpose }));
  return { client, call: { operation: 'createBooking', body } };
}

/** The list of the client, in which a booking with these external ids must not be. */
async function bookedAllTheSame(bench: Bench): Promise<Outcome> {
  const { client, call } = await bookingOfEitherKind(bench);
  const lacking = await keyWithout(bench, client, { scope: 'bookings:write', all: scopes });
  const denied = await bench.call({ ...call, key: lacking });
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const orderId = at(call.body, 'externalOrderId');
  const made = listAt(listed, 'bookings').find((job) => at(job, 'externalOrderId') === orderId);
  if (made === undefined) return conclude(refusalFinding(denied));
  return conclude({
    expected: 'no booking, since it was denied',
    actual: `the booking ${String(at(made, 'id'))}`,
  });
}

async function cancelledAllTheSame(bench: Bench): Promise<Outcome> {
  const { client, call }: SoundCall = await askWithout(bench, rowOf('cancelBooking'));
  const id = call.id ?? '';
  const read = { operation: 'getBooking', key: keyFor(client, 'getBooking'), id } as const;
  const job = dataAt(demandSuccess(await bench.call(read)), 'job');
  if (at(job, 'status') !== 'CANCELLED') return conclude(undefined);
  return conclude({ expected: 'a booking as it was', actual: 'job.status "CANCELLED"' });
}

export const scopeChecks: readonly ActiveCheck[] = [
  ...grants,
  ...denials,
  {
    ...common,
    id: 'SCOPE-33',
    title:
      'a booking, at a venue where there is one, is denied for want of bookings:write, and is not made',
    asks: ['createBooking', 'listBookings'],
    requirements: ['R-SCOPE-03', 'R-SCOPE-13'],
    run: bookedAllTheSame,
  },
  {
    ...common,
    id: 'SCOPE-34',
    title: 'a booking whose cancellation is denied for want of bookings:write is not cancelled',
    asks: ['cancelBooking', 'getBooking'],
    requirements: ['R-SCOPE-03'],
    run: cancelledAllTheSame,
  },
  {
    ...common,
    id: 'SCOPE-35',
    title: 'a key with every scope may list test panels',
    asks: ['listTestPanels'],
    requirements: ['R-SCOPE-36'],
    run: async (bench) => {
      const { client, call } = await soundCall(bench, 'listTestPanels', 'to be listed');
      const key = keyFor(client, 'listTestPanels');
      return conclude(successFinding(await bench.call({ ...call, key })));
    },
  },
  {
    ...common,
    id: 'SCOPE-36',
    title: 'two keys of one client both work, and see the same booking in the same way',
    asks: ['getBooking', 'getBooking'],
    requirements: ['R-AUTH-17'],
    run: seenByTwo,
  },
  {
    ...common,
    id: 'SCOPE-70',
    title: 'bookings:write alone is enough for a booking at a venue and for a link to a venue',
    asks: ['createBooking', 'createBookingUrl'],
    requirements: ['R-SCOPE-01', 'R-SCOPE-10', 'R-SCOPE-11'],
    run: bookedAtVenue,
  },
  {
    ...common,
    id: 'SCOPE-71',
    title: 'a key without any scope is denied something of what each of the scopes grants',
    asks: plain,
    requirements: [
      ...['R-SCOPE-01', 'R-SCOPE-02', 'R-SCOPE-07', 'R-SCOPE-14', 'R-SCOPE-20'],
      ...['R-SCOPE-26', 'R-SCOPE-30', 'R-SCOPE-34'],
    ],
    run: deniedWithoutAny,
  },
];
