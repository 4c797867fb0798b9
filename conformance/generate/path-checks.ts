/** Ids in a path that nothing has: whatever they look like, they are not found. */
import type { OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { statusOf } from '../checks/access/denied.ts';
import { errorFinding, successFinding } from '../checks/answer.ts';
import { givenClient, keyFor, needCapability } from '../checks/given/client.ts';
import { listAt } from '../checks/value.ts';
import { wellFormedCall } from '../checks/well-formed.ts';
import type { Exchange } from '../target/exchange.ts';
import { toldOf } from './answers.ts';
import { randomOf } from './bodies.ts';
import { choose } from './choose.ts';

/** None with what a server in front may refuse before there is any API: a slash, a NUL, a percent sign, a semicolon. */
const oddIds = [
  ...['undefined', 'null', 'NaN', 'true', '-1', '1.5', '1e9', '2147483648', '*', '{id}', '$id'],
  ...["'", 'a b', ' ', 'ü', '北京', '🩸', '"', 'x'.repeat(200), 'toString'],
  ...['constructor', 'job_', '00000000-0000-0000-0000-000000000000', '[object Object]'],
].map((id) => ({ rule: 'unknown id', member: id, id }));

/** Ids of the checks are given once and for all. */
const rows: readonly (readonly [id: string, OperationId])[] = [
  ['GEN-62', 'getBooking'],
  ['GEN-63', 'cancelBooking'],
  ['GEN-64', 'getBookingSample'],
  ['GEN-65', 'getVenue'],
  ['GEN-66', 'getVenueAvailability'],
  ['GEN-67', 'getInvoice'],
  ['GEN-68', 'getRefund'],
  ['GEN-69', 'getDispute'],
];

const few = 2;

const ofVenues = (operation: OperationId): boolean =>
  operation === 'getVenue' || operation === 'getVenueAvailability';

/** 404, or 400 where the form of the id comes first (O70); at a venue that is not there, no slots would do (O54). */
function unknownFinding(operation: OperationId, exchange: Exchange): Finding | undefined {
  if (operation !== 'getVenueAvailability' || statusOf(exchange) !== 200) {
    return errorFinding(exchange, 404, 400);
  }
  const slots = listAt(exchange, 'slots').length;
  if (slots === 0) return successFinding(exchange);
  return { expected: '404, 400, or no slots', actual: `${String(slots)} slots` };
}

const statementOf = (operation: OperationId): string =>
  operation === 'getVenueAvailability' ? 'R-AVAIL-04' : 'R-ERR-01';

async function pathFinding(
  bench: Bench,
  checkId: string,
  operation: OperationId,
): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  if (ofVenues(operation)) needCapability(client, 'canUseVenueNetwork');
  const count = bench.depth === 'full' ? Infinity : few;
  for (const { id, rule } of choose(oddIds, count, randomOf(bench, checkId))) {
    const call = await wellFormedCall(bench, operation, id);
    const exchange = await bench.call({ ...call, key: keyFor(client, operation) });
    const finding = unknownFinding(operation, exchange);
    if (finding === undefined) continue;
    const sent = `the id ${JSON.stringify(id)}`;
    return toldOf(finding, { sent, rule, statements: [statementOf(operation)] });
  }
  return undefined;
}

export const pathChecks: readonly ActiveCheck[] = rows.map(([id, operation]) => {
  const { method, path } = operationById(operation);
  const asks = oddIds.map(() => operation);
  return {
    ...{ kind: 'active', area: 'generated', level: 'MUST', id },
    title: `${method} ${path.replace('/api/integration/v1', '')} with an odd id, which nothing has, is not found`,
    asks: asks.slice(0, few),
    fullAsks: asks,
    requirements: [statementOf(operation)],
    run: async (bench) => conclude(await pathFinding(bench, id, operation)),
  };
});
