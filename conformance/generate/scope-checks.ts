/** Every scope against every operation that it does not grant: a key that has this one alone is denied. */
import { operations, scopes } from '#contract/operations.ts';
import type { OperationId, Scope } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude } from '../engine/outcome.ts';
import type { Outcome } from '../engine/outcome.ts';
import { refusalFinding } from '../checks/access/denied.ts';
import { keyWith } from '../checks/access/key-of.ts';
import { soundCall } from '../checks/access/sound-call.ts';
import { ifPossible } from '../checks/given/if-possible.ts';
import { toldOf } from './answers.ts';

/** Ids of the checks are given once and for all. */
const ids = {
  'bookings:read': 'GEN-72',
  'bookings:write': 'GEN-73',
  'venues:read': 'GEN-74',
  'invoices:read': 'GEN-75',
  'refunds:read': 'GEN-76',
  'disputes:read': 'GEN-77',
} as const satisfies Record<Scope, string>;

/** The statement that an operation is denied without its scope. */
const denials: Partial<Record<OperationId, string>> = {
  listBookings: 'R-SCOPE-07',
  getBooking: 'R-SCOPE-08',
  getBookingSample: 'R-SCOPE-09',
  createBooking: 'R-SCOPE-13',
  createBookingUrl: 'R-SCOPE-14',
  cancelBooking: 'R-SCOPE-15',
  listVenues: 'R-SCOPE-20',
  getVenue: 'R-SCOPE-21',
  getVenueAvailability: 'R-SCOPE-22',
  getVenueFieldDefinitions: 'R-SCOPE-23',
  listInvoices: 'R-SCOPE-26',
  getInvoice: 'R-SCOPE-27',
  listRefunds: 'R-SCOPE-30',
  getRefund: 'R-SCOPE-31',
  listDisputes: 'R-SCOPE-34',
  getDispute: 'R-SCOPE-35',
};

/** Those that another scope grants; which one test panels want is open (O13). */
const foreignTo = (scope: Scope): readonly OperationId[] =>
  operations
    .filter((one) => typeof one.scope === 'string' && one.scope !== scope)
    .map(({ operationId }) => operationId);

/** So many for each scope in a run of the usual depth: the next scope goes on where this one ended. */
const few = 9;

function chosen({ depth }: Bench, scope: Scope): readonly OperationId[] {
  const foreign = foreignTo(scope);
  if (depth === 'full' || foreign.length <= few) return foreign;
  const first = (scopes.indexOf(scope) * few) % foreign.length;
  return [...foreign, ...foreign].slice(first, first + few);
}

async function deniedAll(bench: Bench, scope: Scope): Promise<Outcome> {
  const left: OperationId[] = [];
  const foreign = chosen(bench, scope);
  for (const operation of foreign) {
    // What cannot be had for one operation is no reason not to ask the others.
    const sound = await ifPossible(soundCall(bench, operation, `denied with ${scope}`));
    if (sound === undefined) {
      left.push(operation);
      continue;
    }
    const key = await keyWith(bench, sound.client, [scope]);
    const finding = refusalFinding(await bench.call({ ...sound.call, key }));
    if (finding === undefined) continue;
    const statements = ['R-SCOPE-02', denials[operation] ?? ''];
    return conclude(
      toldOf(finding, { sent: `${operation} with ${scope} alone`, rule: 'scope', statements }),
    );
  }
  if (left.length === foreign.length) {
    throw Obstacle.lacking(
      'nothing is at hand that could be asked for',
      'let POST /bookings succeed',
    );
  }
  return conclude(undefined, left.length === 0 ? undefined : `not asked: ${left.join(', ')}`);
}

export const scopeMatrixChecks: readonly ActiveCheck[] = scopes.map((scope) => {
  const foreign = foreignTo(scope);
  return {
    ...{ kind: 'active', area: 'generated', level: 'MUST', id: ids[scope] },
    title: `a key with ${scope} alone is denied every operation that another scope grants`,
    asks: foreign.slice(0, few),
    fullAsks: foreign,
    requirements: ['R-SCOPE-01', 'R-SCOPE-02', ...foreign.map((one) => denials[one] ?? '')],
    run: (bench) => deniedAll(bench, scope),
  };
});
