/** Queries of the cursor lists, drawn at random: which filters, with which values, and what fits them. */
import type { Random } from '../../engine/random.ts';
import { readInstant, writeInZone } from '../../instant.ts';
import { at } from '../../json.ts';
import type { CursorList } from '../given/walk.ts';
import { both, has, notAfter, notBefore } from './matching.ts';
import type { Fits } from './matching.ts';

export type DrawnQuery = {
  readonly query: Readonly<Record<string, string>>;
  readonly fits: Fits;
  /** How its filters stand to each item, each way once: what one query tells of a server that another does not. */
  readonly stands: ReadonlySet<string>;
  /** Whether a server may refuse it: a value that is not known to be one (O20, O91), bounds the wrong way round (O82). */
  readonly mayBeRefused: boolean;
};

/** What values are drawn from. */
export type Ground = {
  /** The list without a filter. */
  readonly all: readonly unknown[];
  /** Jobs of the client of which nothing is in the list. */
  readonly emptyJobs: readonly string[];
  /** Jobs that no one has. */
  readonly unknownJobs: readonly string[];
  readonly random: Random;
  /** The server takes a bound with a numeric offset; without, Z alone is certain to be taken (O52). */
  readonly takesOffsets: boolean;
};

type Value = {
  readonly value: string;
  readonly fits: Fits;
  readonly mayBeRefused: boolean;
  /** In ms since 1970, for a bound in time. */
  readonly bound?: number;
};

/** The item that the query is made for. */
type Anchor = {
  readonly item: unknown;
  /** Whether the value may be one that the item does not fit, and is one where it can be. */
  readonly isLoose: boolean;
};

type Draw = (ground: Ground, anchor: Anchor) => Value | undefined;

const pickOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.below(items.length)];

/** What the item has; when loose, what another has, or one of `strangers`, which may not be in the list. */
const oneOf =
  (member: string, strangers: (ground: Ground) => readonly string[]): Draw =>
  (ground, { item, isLoose }) => {
    const { all, random } = ground;
    const own = at(item, member);
    const others = all.map((one) => at(one, member)).filter((value) => value !== own);
    const isStrange = others.length === 0 || random.below(2) === 0;
    const value = isLoose ? pickOf(isStrange ? strangers(ground) : others, random) : own;
    if (typeof value !== 'string') return undefined;
    const isKnown =
      ground.emptyJobs.includes(value) || all.some((one) => at(one, member) === value);
    return { value, fits: has(member, value), mayBeRefused: !isKnown };
  };

const zones = ['Z', '+02:00', '-05:30'] as const;

/** Exactly when something was, 1 ms before, and 1 ms after. */
const besides = [0, -1, 1] as const;

const inZone = (moment: number, zone: string): string =>
  zone === 'Z' ? new Date(moment).toISOString() : writeInZone(moment, zone);

const bound =
  (member: string, end: 'earliest' | 'latest'): Draw =>
  ({ all, random, takesOffsets }, { item, isLoose }) => {
    const within = end === 'earliest' ? notBefore : notAfter;
    // Half of them lie at the item itself, where they leave out the most of what the other filters let through.
    const isNear = !isLoose && random.below(2) === 0;
    const bounds = (isNear ? [item] : all)
      .map((one) => readInstant(at(one, member))?.[end])
      .filter((moment) => moment !== undefined)
      .flatMap((moment) => besides.map((ms) => moment + ms))
      .filter((moment) => isLoose || within(member, moment)(item) === true);
    const moment = pickOf(bounds, random);
    if (moment === undefined) return undefined;
    const zone = random.pick(zones);
    const value = inZone(moment, takesOffsets ? zone : 'Z');
    return { value, fits: within(member, moment), mayBeRefused: false, bound: moment };
  };

const status = (...known: readonly string[]): Draw =>
  oneOf('status', () => [...known, 'NO_SUCH_STATUS']);

const job = oneOf('jobId', ({ emptyJobs, unknownJobs }) => [...emptyJobs, ...unknownJobs]);

type Filters = Readonly<Record<string, Draw>>;

const filters: Readonly<Record<CursorList, Filters>> = {
  listBookings: {
    status: status('IN_PROGRESS', 'COMPLETED'),
    bookingSource: oneOf('bookingSource', () => ['INTEGRATION_HOSTED', 'NO_SUCH_SOURCE']),
    createdFrom: bound('createdAt', 'earliest'),
    createdTo: bound('createdAt', 'latest'),
  },
  listInvoices: {
    status: status('PROCESSING', 'REFUNDED'),
    periodStart: bound('periodStart', 'earliest'),
    periodEnd: bound('periodEnd', 'latest'),
  },
  listRefunds: { status: status('RECONCILED_FROM_PROCESSOR'), jobId: job },
  listDisputes: { status: status('under_review'), jobId: job },
  listTestPanels: {},
};

/** Which of the filters are sent, and which one has a value without regard to the others. */
type Plan = { readonly names: readonly string[]; readonly loose: string | undefined };

/** The first have all filters: with values that one item fits, then with each of them loose, in turn. */
function planOf(names: readonly string[], index: number, { random }: Ground): Plan {
  if (index <= names.length) return { names, loose: names[index - 1] };
  const some = names.filter(() => random.below(2) === 0);
  const chosen = some.length > 0 ? some : names;
  return { names: chosen, loose: random.below(2) === 0 ? pickOf(chosen, random) : undefined };
}

/** How many filters the list has. */
export const filterCount = (operation: CursorList): number =>
  Object.keys(filters[operation]).length;

/** A filter of the list that is a bound in time. */
export const boundOf = (operation: CursorList): string | undefined =>
  Object.keys(filters[operation]).find((name) => /From$|Start$/.test(name));

/** So many are drawn for one that is asked: asking costs requests, drawing does not. */
const drawn = 20;

/** Those that together tell the most; the same seed and list give the same ones. */
export function drawQueries(
  operation: CursorList,
  count: number,
  ground: Ground,
): readonly DrawnQuery[] {
  const seen = new Set<string>();
  const news = ({ stands }: DrawnQuery): number =>
    [...stands].filter((one) => !seen.has(one)).length;
  return Array.from({ length: count }, (_, index) => {
    const several = Array.from({ length: drawn }, () => drawQuery(operation, index, ground));
    const best = several.reduce((one, other) => (news(other) > news(one) ? other : one));
    for (const stand of best.stands) seen.add(stand);
    return best;
  });
}

const starts = ['periodStart', 'createdAt'] as const;
const ends = ['periodEnd', 'createdAt'] as const;

const momentIn = (item: unknown, names: readonly string[]): number | undefined =>
  names.map((name) => readInstant(at(item, name))?.earliest).find((moment) => moment !== undefined);

/** Where the bound lies: before what the item spans, within it, or behind. */
function sideOf(item: unknown, moment: number): string {
  const [start = moment, end = moment] = [momentIn(item, starts), momentIn(item, ends)];
  if (moment < start) return 'before';
  return moment > end ? 'behind' : 'within';
}

type Named = readonly (readonly [name: string, value: Value])[];

const standsOf = (values: Named, all: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    all.map((item) =>
      values
        .map(([name, { fits, bound: moment }]) =>
          [name, fits(item), moment === undefined ? '' : sideOf(item, moment)].join(' '),
        )
        .join(', '),
    ),
  );

/** The query of this number. */
function drawQuery(operation: CursorList, index: number, ground: Ground): DrawnQuery {
  const { names, loose } = planOf(Object.keys(filters[operation]), index, ground);
  const item = pickOf(ground.all, ground.random);
  const values = names.flatMap((name) => {
    const value = filters[operation][name]?.(ground, { item, isLoose: name === loose });
    return value === undefined ? [] : [[name, value] as const];
  });
  const bounds = values.flatMap(([, value]) => value.bound ?? []);
  return {
    query: Object.fromEntries(values.map(([name, { value }]) => [name, value])),
    fits: both(...values.map(([, { fits }]) => fits)),
    stands: standsOf(values, ground.all),
    mayBeRefused: values.some(([, value]) => value.mayBeRefused) || areCrossed(bounds),
  };
}

/** Lower bounds stand before upper ones in every list of filters. */
const areCrossed = ([from, to]: readonly number[]): boolean =>
  from !== undefined && to !== undefined && from > to;
