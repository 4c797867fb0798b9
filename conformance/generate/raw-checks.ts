/** Request bodies that are no JSON object, that say they are of another type, or that nobody has asked for. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { refusalFinding } from '../checks/access/denied.ts';
import { successFinding } from '../checks/answer.ts';
import { keyFor } from '../checks/given/client.ts';
import { unknownIdLike } from '../checks/unknown-id.ts';
import type { Call } from '../target/api-client.ts';
import type { Exchange } from '../target/exchange.ts';
import { toldOf, unbrokenFinding } from './answers.ts';
import { bookingLink, caseClient, mobileBooking, randomOf } from './bodies.ts';
import type { Target } from './bodies.ts';
import { choose } from './choose.ts';
import { oddTypes, rawCases } from './raw-bodies.ts';

type Sending = {
  readonly rule: string;
  readonly member: string;
  readonly words: string;
  readonly statement: string;
  readonly sent: Pick<Call, 'rawBody' | 'headers'>;
};

type Row = {
  readonly id: string;
  readonly title: string;
  readonly level: ActiveCheck['level'];
  readonly operation: OperationId;
  readonly few: number;
  readonly sendings: (valid: string) => readonly Sending[];
  readonly valid: (bench: Bench, id: string) => Promise<string>;
  readonly find: (exchange: Exchange) => Finding | undefined;
};

const statements = {
  'not JSON': 'R-WIRE-07',
  'no object': 'R-WIRE-08',
  'odd JSON': 'R-ERR-11',
} as const;

const texts =
  (...wanted: readonly (keyof typeof statements)[]) =>
  (valid: string): readonly Sending[] =>
    rawCases(valid)
      .filter(({ rule }) => wanted.includes(rule))
      .map(({ text, ...described }) => ({
        ...described,
        words: `a body ${described.words}`,
        statement: statements[described.rule],
        sent: { rawBody: text },
      }));

const typed =
  (statement: string, types: readonly string[]) =>
  (valid: string): readonly Sending[] =>
    types.map((type) => ({
      ...{ rule: 'content type', member: type, statement },
      words: `a body of the type ${type}`,
      sent: { rawBody: valid, headers: { 'Content-Type': type } },
    }));

const soundText =
  (target: Target): Row['valid'] =>
  async (bench, id) =>
    JSON.stringify(await target.sound(bench, await caseClient(bench), id));

const posted = (target: Target, [must, should]: readonly [string, string]): readonly Row[] => {
  const { words, operation } = target;
  const common = { operation, valid: soundText(target) };
  return [
    {
      ...common,
      id: must,
      title: `${words} whose body is no JSON, or no object, is refused`,
      level: 'MUST',
      few: 6,
      sendings: texts('not JSON', 'no object'),
      find: (exchange) => refusalFinding(exchange),
    },
    {
      ...common,
      id: should,
      title: `${words} whose body is odd JSON, or of another type, is no fault of the server`,
      level: 'SHOULD',
      few: 6,
      sendings: (valid) => [...texts('odd JSON')(valid), ...typed('R-ERR-11', oddTypes)(valid)],
      find: unbrokenFinding,
    },
  ];
};

const rows: readonly Row[] = [
  ...posted(mobileBooking, ['GEN-35', 'GEN-36']),
  ...posted(bookingLink, ['GEN-37', 'GEN-38']),
  {
    id: 'GEN-39',
    title: 'a body of the type application/json is taken with a charset and without',
    level: 'MUST',
    operation: 'createBookingUrl',
    few: 3,
    sendings: typed('R-WIRE-06', [
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset=UTF-8',
    ]),
    valid: soundText(bookingLink),
    find: successFinding,
  },
  {
    id: 'GEN-40',
    title: 'a cancellation with a body, of which it needs none, is no fault of the server',
    level: 'SHOULD',
    operation: 'cancelBooking',
    few: 5,
    sendings: (valid) => [
      ...texts(
        'not JSON',
        'no object',
        'odd JSON',
      )(valid).map((one) => ({
        ...one,
        statement: 'R-ERR-11',
      })),
      ...typed('R-ERR-11', oddTypes)(valid),
    ],
    valid: () => Promise.resolve('{"reason":"none","notDefined":[1]}'),
    find: unbrokenFinding,
  },
];

async function rowFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const key = keyFor(await caseClient(bench), row.operation);
  const { id } = unknownIdLike(undefined, randomOf(bench, `${row.id}, id`));
  const all = row.sendings(await row.valid(bench, row.id));
  const count = bench.depth === 'full' ? Infinity : row.few;
  for (const one of choose(all, count, randomOf(bench, row.id))) {
    const exchange = await bench.call({ operation: row.operation, key, id, ...one.sent });
    const finding = row.find(exchange);
    if (finding === undefined) continue;
    return toldOf(finding, { sent: one.words, rule: one.rule, statements: [one.statement] });
  }
  return undefined;
}

export const rawChecks: readonly ActiveCheck[] = rows.map((row) => {
  const all = row.sendings('{"a":1}');
  const asks = all.map(() => row.operation);
  return {
    ...{ kind: 'active', area: 'generated', level: row.level, id: row.id, title: row.title },
    asks: asks.slice(0, row.few),
    fullAsks: asks,
    requirements: [...new Set(all.map(({ statement }) => statement))],
    run: async (bench) => conclude(await rowFinding(bench, row)),
  };
});
