/** Request bodies, changed in one thing each: what must be refused, taken, or borne without a fault of the server's. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { givenClient, keyFor } from '../checks/given/client.ts';
import type { Client } from '../checks/given/client.ts';
import { marked, withFault } from '../checks/validation/refused-bookings.ts';
import type { Body } from '../checks/validation/refused-bookings.ts';
import { standFinding, toldOf } from './answers.ts';
import { bookingLink, caseClient, inVenueBooking, mobileBooking, randomOf } from './bodies.ts';
import type { Target } from './bodies.ts';
import type { Case, Rule } from './case.ts';
import { choose } from './choose.ts';
import { standOf, statementsOf } from './judgement.ts';
import type { Stand } from './judgement.ts';

type Row = {
  readonly id: string;
  readonly target: Target;
  readonly stand: Stand;
  /** Left out: every rule. */
  readonly rule?: Rule;
};

/** Ids are given once and for all. */
const numbers: readonly (readonly [Target, readonly (readonly [id: number, Stand, Rule?])[]])[] = [
  [
    mobileBooking,
    [
      [1, 'refused', 'required'],
      [2, 'refused', 'type'],
      [3, 'refused', 'null'],
      [4, 'refused', 'empty'],
      [5, 'refused', 'length'],
      [6, 'refused', 'pattern'],
      [7, 'refused', 'enum'],
      [8, 'refused', 'format'],
      [9, 'refused', 'union'],
      [10, 'taken'],
      [11, 'borne'],
      [12, 'unbroken'],
    ],
  ],
  [
    inVenueBooking,
    [
      [13, 'refused', 'required'],
      [14, 'refused', 'type'],
      [15, 'refused', 'null'],
      [16, 'refused', 'empty'],
      [17, 'refused', 'length'],
      [18, 'refused', 'enum'],
      [19, 'refused', 'format'],
      [20, 'refused', 'union'],
      [21, 'taken'],
      [22, 'borne'],
      [23, 'unbroken'],
    ],
  ],
  [
    bookingLink,
    [
      [24, 'refused', 'required'],
      [25, 'refused', 'type'],
      [26, 'refused', 'null'],
      [27, 'refused', 'empty'],
      [28, 'refused', 'length'],
      [29, 'refused', 'enum'],
      [30, 'refused', 'format'],
      [31, 'refused', 'union'],
      [32, 'taken'],
      [33, 'borne'],
      [34, 'unbroken'],
    ],
  ],
];

const rows = numbers.flatMap(([target, ofTarget]) =>
  ofTarget.map(([number, stand, rule]): Row => ({
    id: `GEN-${String(number).padStart(2, '0')}`,
    target,
    stand,
    ...(rule === undefined ? {} : { rule }),
  })),
);

const casesOf = ({ target, stand, rule }: Omit<Row, 'id'>): readonly Case[] =>
  target.cases.filter((one) => standOf(one) === stand && (rule === undefined || one.rule === rule));

/** So many cases in a run of the usual depth; what is taken is a booking each. */
const few: Readonly<Record<Stand, number>> = { refused: 3, taken: 4, borne: 4, unbroken: 4 };

const faulty: Partial<Record<Rule, string>> = {
  required: 'without a required member',
  type: 'with a member of another type',
  null: 'with null for a member that is required',
  empty: 'with an empty text where none is allowed',
  length: 'with a text that is too long',
  pattern: 'with a text that just misses its pattern',
  enum: 'with a value that just misses those allowed',
  format: 'with a text that is not of its format',
  union: 'in the shape of another',
};

function titleOf({ target: { words }, stand, rule }: Row): string {
  switch (stand) {
    case 'refused':
      return `${words} ${faulty[rule ?? 'required'] ?? ''} is refused with 400`;
    case 'taken':
      return `${words} at the edge of what is allowed is made`;
    case 'borne':
      return `${words} with null, undefined keys, many levels or much text is made or refused, and no fault of the server`;
    case 'unbroken':
      return `${words} with odd texts, or with what the spec leaves open, is no fault of the server`;
  }
}

/** A server may hang up while a body is still on its way that is too large for it. */
const mayHangUp = ({ rule }: Case): boolean => rule === 'size';

/** Each booking that is to be made has an external id of its own (O84); texts keep their length. */
function fresh(one: Case, mark: string): Case {
  const { member, fault } = one;
  if (member !== 'externalOrderId' || typeof fault.value !== 'string') return one;
  const value = mark + fault.value.slice(mark.length);
  return { ...one, fault: { words: fault.words, value } };
}

/** What is refused fills no list, and is looked for in one that nothing else of this fills. */
const clientOf = (bench: Bench, { stand }: Row): Promise<Client> =>
  stand === 'refused' ? givenClient(bench, 'primary') : caseClient(bench);

async function changed(bench: Bench, row: Row, given: Case, place: number): Promise<Body> {
  const { target, stand, id } = row;
  if (stand !== 'taken') return withFault(await sharedBody(bench, row), given.path, given.fault);
  const mark = `${id}-${String(place)}`;
  const one = fresh(given, mark);
  const sound = await target.sound(bench, await clientOf(bench, row), mark);
  return withFault(marked(sound, mark), one.path, one.fault);
}

/** For all that is refused one body will do; where a place may be taken, it is nobody else's. */
async function sharedBody(bench: Bench, row: Row): Promise<Body> {
  const purpose = row.stand === 'refused' ? 'to be refused' : row.id;
  const sound = await bench.once(`${row.target.words}, ${purpose}`, async (maker) =>
    row.target.sound(maker, await clientOf(maker, row), purpose),
  );
  return marked(sound, row.id);
}

async function caseFinding(
  bench: Bench,
  row: Row,
  one: Case,
  place: number,
): Promise<Finding | undefined> {
  const { operation, statements } = row.target;
  const key = keyFor(await clientOf(bench, row), operation);
  const exchange = await bench.call({
    operation,
    key,
    body: await changed(bench, row, one, place),
  });
  if (mayHangUp(one) && exchange.answer.kind === 'none') return undefined;
  const finding = standFinding(row.stand, exchange);
  if (finding === undefined) return undefined;
  const sent = `${one.member} ${one.fault.words}`;
  return toldOf(finding, { sent, rule: one.rule, statements: statementsOf(one, statements) });
}

async function rowFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const client = await clientOf(bench, row);
  const all = casesOf(row).filter((one) => row.target.isAskable(one, client));
  if (all.length === 0) throw Obstacle.absent(`the client ${client.name} may not ask for this`);
  const count = bench.depth === 'full' ? Infinity : few[row.stand];
  for (const [place, one] of choose(all, count, randomOf(bench, row.id)).entries()) {
    const finding = await caseFinding(bench, row, one, place);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function requirementsOf(row: Row): readonly string[] {
  const statements = casesOf(row).flatMap((one) => statementsOf(one, row.target.statements));
  return [...new Set(statements)];
}

const asksOf = (row: Row, count: number): readonly OperationId[] =>
  Array.from({ length: count }, () => row.target.operation);

export const bodyChecks: readonly ActiveCheck[] = rows.map((row) => {
  const all = casesOf(row).length;
  return {
    kind: 'active',
    area: 'generated',
    level: row.stand === 'unbroken' ? 'SHOULD' : 'MUST',
    id: row.id,
    title: titleOf(row),
    asks: asksOf(row, Math.min(all, few[row.stand])),
    fullAsks: asksOf(row, all),
    requirements: requirementsOf(row),
    run: async (bench) => conclude(await rowFinding(bench, row)),
  };
});
