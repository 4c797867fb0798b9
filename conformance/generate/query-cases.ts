/** Queries with one odd thing in them, from what the contract says of the parameters of a list. Pure. */
import type { OperationId, QueryParam } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Stand } from './judgement.ts';

export type QueryRule =
  'bounds' | 'type' | 'enum' | 'format' | 'value' | 'twice' | 'shape' | 'unknown';

export type QueryCase = {
  readonly rule: QueryRule;
  /** The parameter that it is about. */
  readonly member: string;
  /** As it stands behind the question mark. */
  readonly query: string;
  readonly stand: Exclude<Stand, 'refused'>;
  /** The most items that may come, where the answer is a success. */
  readonly most?: number;
  readonly statement: string;
};

/** Which statements tell of a list; those that a list has not are not there. */
export type ListStatements = {
  /** That a page holds at most limit items. */
  readonly page: string;
  readonly unknownValue?: Readonly<Record<string, string>>;
  /** That a parameter takes a timestamp with Z (O52). */
  readonly moment?: Readonly<Record<string, string>>;
};

/** No page of any list is longer. */
const longestPage = 100;

const written = (name: string, value: string): string =>
  new URLSearchParams({ [name]: value }).toString();

export const queryCases = (
  operation: OperationId,
  statements: ListStatements,
): readonly QueryCase[] => [
  ...operationById(operation).queryParams.flatMap((param) => [
    ...ownCases(param, statements),
    ...anyCases(param),
  ]),
  unbroken('unknown', 'notDefined', 'notDefined=1'),
  unbroken('unknown', 'notDefined', '=1'),
  unbroken('unknown', 'notDefined', '&&a&=&'),
];

const unbroken = (rule: QueryRule, member: string, query: string): QueryCase => ({
  ...{ rule, member, query, stand: 'unbroken', statement: 'R-ERR-11' },
});

function ownCases(param: QueryParam, statements: ListStatements): readonly QueryCase[] {
  if (param.name === 'cursor') return cursorCases();
  if (param.clamp !== undefined) return clampedCases(param, param.clamp);
  if (param.type === 'integer') return limitCases(param, statements);
  const moment = statements.moment?.[param.name];
  if (moment !== undefined) return momentCases(param.name, moment);
  return valueCases(param, statements.unknownValue?.[param.name]);
}

/** Both sides of each bound. Outside of them it is moved in or refused (O18), and so is what is no integer (O19). */
function limitCases(
  { name, minimum = 1, maximum = longestPage }: QueryParam,
  { page }: ListStatements,
): readonly QueryCase[] {
  const row = (
    value: string,
    rest: Pick<QueryCase, 'rule' | 'stand' | 'statement'>,
  ): QueryCase => ({
    ...{ member: name, query: written(name, value), ...rest },
    most: rest.stand === 'taken' ? Number(value) : longestPage,
  });
  const inside = { rule: 'bounds', stand: 'taken' } as const;
  const outside = { rule: 'bounds', stand: 'borne' } as const;
  return [
    ...[minimum, minimum + 1, maximum - 1].map((value) =>
      row(String(value), { ...inside, statement: page }),
    ),
    row(String(maximum), { ...inside, statement: 'R-PAGE-11' }),
    ...[maximum + 1, 10 * maximum, 2 ** 31, 2 ** 53].map((value) =>
      row(String(value), { ...outside, statement: 'R-PAGE-12' }),
    ),
    ...[minimum - 1, minimum - 2, -(2 ** 31) - 1].map((value) =>
      row(String(value), { ...outside, statement: 'R-PAGE-20' }),
    ),
    ...noIntegers.map((value) =>
      row(value, { rule: 'type', stand: 'borne', statement: 'R-PAGE-19' }),
    ),
  ];
}

const noIntegers = ['many', '1.5', '', ' ', '1e1', '0x10', '١٠', 'NaN', 'null', '1,2', '+', '-'];

/** A value outside is moved to the nearer end, and not refused. */
function clampedCases(
  { name }: QueryParam,
  [least, most]: NonNullable<QueryParam['clamp']>,
): readonly QueryCase[] {
  const row = (value: number, statement: string): QueryCase => ({
    ...{ rule: 'bounds', member: name, query: written(name, String(value)), stand: 'taken' },
    ...{ most: Math.min(most, Math.max(least, value)), statement },
  });
  return [
    ...[least, least + 1, most - 1, most].map((value) => row(value, 'R-VENUE-61')),
    ...[least - 1, least - 2, -1_000].map((value) => row(value, 'R-VENUE-59')),
    ...[most + 1, 10 * most].map((value) => row(value, 'R-VENUE-60')),
    ...noIntegers.map((value): QueryCase => ({
      ...{ rule: 'type', member: name, query: written(name, value), stand: 'borne', most },
      statement: 'R-VENUE-64',
    })),
  ];
}

const inventedCursors = [
  ...['nowhere', '0', '-1', 'null', 'eyJhZnRlciI6Im5vd2hlcmUifQ', 'eyJhZnRlciI6e319', '{}', '[]'],
  ...['AAAA', '////', '====', "'", '🩸', 'x'.repeat(1_000)],
];

const cursorCases = (): readonly QueryCase[] =>
  inventedCursors.map((value) => ({
    ...{ rule: 'value', member: 'cursor', query: written('cursor', value) },
    ...{ stand: 'borne', statement: 'R-PAGE-29' },
  }));

/** Only with Z is it certain that a timestamp is taken (O52). */
function momentCases(name: string, statement: string): readonly QueryCase[] {
  const fits = ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.678Z', '2024-02-29T00:00:00Z'];
  const odd = [
    ...['yesterday', '', 'null', '2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', '1767225600'],
    ...['2026-01-02', '2026-01-02T03:04:05', '2026-01-02T03:04:05+05:30', '9999-12-31T23:59:59Z'],
    ...['0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.001Z', '-000001-01-01T00:00:00Z'],
  ];
  return [
    ...fits.map((value): QueryCase => ({
      ...{ rule: 'format', member: name, query: written(name, value), stand: 'taken', statement },
    })),
    ...odd.map((value) => unbroken('format', name, written(name, value))),
  ];
}

/** What no list of values has: refused, or nothing comes (O20). `statement`: that it is no fault of the server. */
function valueCases(
  { name, enum: values = [] }: QueryParam,
  statement: string | undefined,
): readonly QueryCase[] {
  const missed = [
    ...values.flatMap((one) => [one.toLowerCase(), `${one}S`, one.slice(0, -1)]),
    ...['NO_SUCH_VALUE', 'null', 'A,B', "A'", '.*', '%', 'ü🩸', 'x'.repeat(1_000)],
  ];
  const judged = statement === undefined ? 'unbroken' : 'borne';
  return missed.map((value) => ({
    ...{ rule: values.length > 0 ? 'enum' : 'value', member: name, query: written(name, value) },
    ...{ stand: judged, statement: statement ?? 'R-ERR-11' },
  }));
}

/** Given twice, and in the forms in which some servers read lists and objects. */
export const anyCases = ({ name }: Pick<QueryParam, 'name'>): readonly QueryCase[] => [
  unbroken('twice', name, `${name}=1&${name}=2`),
  unbroken('twice', name, `${name}=&${name}=`),
  unbroken('shape', name, name),
  ...['[]', '[a]', '[a][b]', '[toString]', '.a'].map((inner) =>
    unbroken('shape', name, written(`${name}${inner}`, '1')),
  ),
];
