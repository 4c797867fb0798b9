/** Every operation wants a key: without one, and with one that does not exist, it answers 401. */
import { operationById } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Outcome } from '../engine/outcome.ts';
import { errorFinding } from './answer.ts';
import { unknownIdLike } from './unknown-id.ts';
import { wellFormedCall } from './well-formed.ts';

/** Numbers are given once and for all: an operation that is added takes the next free ones. */
const numbers: Readonly<Record<OperationId, { missing: string; invalid: string }>> = {
  createBookingUrl: { missing: 'AUTH-01', invalid: 'AUTH-18' },
  createBooking: { missing: 'AUTH-02', invalid: 'AUTH-19' },
  listBookings: { missing: 'AUTH-03', invalid: 'AUTH-20' },
  getBooking: { missing: 'AUTH-04', invalid: 'AUTH-21' },
  cancelBooking: { missing: 'AUTH-05', invalid: 'AUTH-22' },
  getBookingSample: { missing: 'AUTH-06', invalid: 'AUTH-23' },
  listVenues: { missing: 'AUTH-07', invalid: 'AUTH-24' },
  getVenue: { missing: 'AUTH-08', invalid: 'AUTH-25' },
  getVenueAvailability: { missing: 'AUTH-09', invalid: 'AUTH-26' },
  getVenueFieldDefinitions: { missing: 'AUTH-10', invalid: 'AUTH-27' },
  listTestPanels: { missing: 'AUTH-11', invalid: 'AUTH-28' },
  listInvoices: { missing: 'AUTH-12', invalid: 'AUTH-29' },
  getInvoice: { missing: 'AUTH-13', invalid: 'AUTH-30' },
  listRefunds: { missing: 'AUTH-14', invalid: 'AUTH-31' },
  getRefund: { missing: 'AUTH-15', invalid: 'AUTH-32' },
  listDisputes: { missing: 'AUTH-16', invalid: 'AUTH-33' },
  getDispute: { missing: 'AUTH-17', invalid: 'AUTH-34' },
};

/** A 401 goes before every other refusal (O70), so the rest of the request does not matter. */
async function refusesKey(
  bench: Bench,
  operation: OperationId,
  key: string | undefined,
): Promise<Outcome> {
  const { id: madeUpId } = unknownIdLike(undefined, bench.random('made-up id'));
  const call = await wellFormedCall(bench, operation, madeUpId);
  return conclude(errorFinding(await bench.call(key === undefined ? call : { ...call, key }), 401));
}

/** In the right form (prefix `pj_live_`), and yet no key of anyone. */
function inventedKey(bench: Bench): string {
  const key = `pj_live_${bench.random('invented key').word(40)}`;
  bench.secrets.allow(key);
  return key;
}

const common = (operation: OperationId) =>
  ({ kind: 'active', area: 'auth', level: 'MUST', asks: [operation] }) as const;
const nameOf = (operation: OperationId): string => {
  const { method, path } = operationById(operation);
  return `${method} ${path.replace('/api/integration/v1', '')}`;
};
const all = Object.keys(numbers) as OperationId[];

const missingKey = all.map((operation): ActiveCheck => ({
  ...common(operation),
  id: numbers[operation].missing,
  title: `${nameOf(operation)} without a key is refused with 401`,
  requirements: ['R-AUTH-01', 'R-AUTH-02', 'R-AUTH-16'],
  run: (bench) => refusesKey(bench, operation, undefined),
}));

const invalidKey = all.map((operation): ActiveCheck => ({
  ...common(operation),
  id: numbers[operation].invalid,
  title: `${nameOf(operation)} with a key that does not exist is refused with 401`,
  requirements: ['R-AUTH-01', 'R-AUTH-03', 'R-AUTH-16'],
  run: (bench) => refusesKey(bench, operation, inventedKey(bench)),
}));

export const authenticationChecks: readonly ActiveCheck[] = [...missingKey, ...invalidKey];
