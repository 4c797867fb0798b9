/** Every operation with an odd header: another version, and what only looks like a key. */
import { operations } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { errorFinding } from '../checks/answer.ts';
import { keyFor } from '../checks/given/client.ts';
import { unknownIdLike } from '../checks/unknown-id.ts';
import { wellFormedCall } from '../checks/well-formed.ts';
import type { Call } from '../target/api-client.ts';
import type { Exchange } from '../target/exchange.ts';
import { borneFinding, toldOf } from './answers.ts';
import { caseClient, randomOf } from './bodies.ts';
import type { Random } from '../engine/random.ts';

const every: readonly OperationId[] = operations.map(({ operationId }) => operationId);

const oddVersions = ['2', '0', '1.0', 'v1', '', 'latest', '1, 1', '99999999999999999999', '-1'];

const prefix = 'pj_live_';

/** Made from nothing, or from a real key with its prefix, and no part of it without: so reports know what to mask. */
const keyForms: readonly ((key: string, random: Random) => string)[] = [
  (_key, random) => prefix + random.word(24),
  (_key, random) => random.word(32),
  (key) => prefix + key,
  (_key, random) => `PJ_LIVE_${random.word(24).toUpperCase()}`,
  (key) => `${key},${key}`,
  (key) => `"${key}"`,
  (key) => `Bearer ${key}`,
  (_key, random) => `pj_test_${random.word(24)}`,
  (key) => key.slice(0, prefix.length + 4),
  () => 'null',
  () => "'",
  () => '*',
  () => '%',
  () => `${prefix}${'x'.repeat(1_000)}`,
];

type Row = {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  readonly rule: string;
  readonly header: string;
  /** Whether a key of the client is sent beside it. */
  readonly withKey: boolean;
  readonly values: (key: string, random: Random) => readonly string[];
  readonly find: (exchange: Exchange) => Finding | undefined;
};

const rows: readonly Row[] = [
  {
    id: 'GEN-70',
    title:
      'every operation with an odd X-API-Version is answered or refused, and no fault of the server',
    statement: 'R-VERSION-03',
    rule: 'version',
    header: 'X-API-Version',
    withKey: true,
    values: () => oddVersions,
    find: borneFinding,
  },
  {
    id: 'GEN-71',
    title: 'every operation with what only looks like a key is refused with 401',
    statement: 'R-AUTH-03',
    rule: 'key',
    header: 'X-API-Key',
    withKey: false,
    values: (key, random) => keyForms.map((form) => form(key, random)),
    find: (exchange) => errorFinding(exchange, 401),
  },
];

/** About something that nobody has: should the header be overlooked, nothing comes of it. */
async function callOf(bench: Bench, { withKey }: Row, operation: OperationId): Promise<Call> {
  const { id } = unknownIdLike(undefined, bench.random('made-up id'));
  const call = await wellFormedCall(bench, operation, id);
  return withKey ? { ...call, key: keyFor(await caseClient(bench), operation) } : call;
}

/** For each operation one value that the seed chooses, or all of them. */
async function headerFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const random = randomOf(bench, row.id);
  const values = row.values(keyFor(await caseClient(bench), 'listBookings'), random);
  for (const operation of every) {
    const chosen = values[random.below(values.length)] ?? '';
    for (const value of bench.depth === 'full' ? values : [chosen]) {
      const call = await callOf(bench, row, operation);
      const exchange = await bench.call({ ...call, headers: { [row.header]: value } });
      const finding = row.find(exchange);
      if (finding === undefined) continue;
      const sent = `${operation} with ${row.header}: ${value.slice(0, 60)}`;
      return toldOf(finding, { sent, rule: row.rule, statements: [row.statement] });
    }
  }
  return undefined;
}

export const headerChecks: readonly ActiveCheck[] = rows.map((row) => {
  const { length } = row.values(prefix, {
    below: () => 0,
    pick: ([first]) => first,
    word: () => '',
  });
  return {
    ...{ kind: 'active', area: 'generated', level: 'MUST', id: row.id, title: row.title },
    asks: every,
    fullAsks: every.flatMap((operation) => Array.from({ length }, () => operation)),
    requirements: [row.statement],
    run: async (bench) => conclude(await headerFinding(bench, row)),
  };
});
