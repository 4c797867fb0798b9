/** Each scope grants exactly its operations: with it alone they succeed, without it they are denied. */
import { operationById, scopes } from '#contract/operations.ts';
import type { OperationId, Scope } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Outcome } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { demandSuccess } from '../given/demand.ts';
import { keyFor } from '../given/client.ts';
import { dataAt, differences, listAt } from '../value.ts';
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

const nameOf = (operation: OperationId): string => {
  const { method, path } = operationById(operation);
  return `${method} ${path.replace('/api/integration/v1', '')}`;
};

const grants = rows.map(({ operation, scope, granted: [id, requirement] }): ActiveCheck => ({
  ...common,
  id,
  title: `${nameOf(operation)} succeeds with a key that has ${scope} alone`,
  asks: [operation],
  requirements: ['R-SCOPE-01', requirement],
  run: async (bench) => {
    const { client, call } = await soundCall(bench, operation, 'to be asked with one scope');
    const key = await keyWith(bench, client, [scope]);
    return conclude(successFinding(await bench.call({ ...call, key })));
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
  title: `${nameOf(row.operation)} is denied to a key that lacks ${row.scope} and has every other scope`,
  asks: [row.operation],
  requirements: ['R-SCOPE-01', 'R-SCOPE-02', row.denied[1]],
  run: async (bench) => {
    const { exchange } = await askWithout(bench, row);
    return conclude(refusalFinding(exchange), String(statusOf(exchange)));
  },
}));

const rowOf = (operation: OperationId): Row => {
  const row = rows.find((one) => one.operation === operation);
  if (row === undefined) throw new Error(`no scope is known for ${operation}`);
  return row;
};

/** The list of the client, in which a booking with these external ids must not be. */
async function bookedAllTheSame(bench: Bench): Promise<Outcome> {
  const { client, call } = await askWithout(bench, rowOf('createBooking'));
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const orderId = at(call.body, 'externalOrderId');
  const made = listAt(listed, 'bookings').find((job) => at(job, 'externalOrderId') === orderId);
  if (made === undefined) return conclude(undefined);
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
    title: 'a booking that is denied for want of bookings:write is not made',
    asks: ['createBooking', 'listBookings'],
    requirements: ['R-SCOPE-03'],
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
    title: 'two keys of one client both work, and see the same booking',
    asks: ['getBooking', 'getBooking'],
    requirements: ['R-AUTH-17'],
    run: async (bench) => {
      const { client, call } = await soundCall(bench, 'getBooking', 'to be read');
      const first = demandSuccess(await bench.call({ ...call, key: keyFor(client, 'getBooking') }));
      const second = await bench.call({
        ...call,
        key: await keyWith(bench, client, ['bookings:read', 'bookings:write']),
      });
      const wrong = successFinding(second);
      const due = { id: dataAt(first, 'job', 'id') };
      return conclude(wrong ?? differences('job', dataAt(second, 'job'), due));
    },
  },
];
