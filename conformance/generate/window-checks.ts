/** GET /venues/{id}/availability: both sides of each bound of its window, and texts that are no moments. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import { inUrl } from '../in-url.ts';
import type { Finding } from '../engine/outcome.ts';
import { givenClient, keyFor } from '../checks/given/client.ts';
import { daysAhead } from '../checks/given/clock.ts';
import { givenVenue } from '../checks/given/venue.ts';
import { standFinding, toldOf } from './answers.ts';
import { randomOf } from './bodies.ts';
import { choose } from './choose.ts';
import type { Stand } from './judgement.ts';
import { anyCases } from './query-cases.ts';

type WindowCase = {
  readonly rule: string;
  readonly member: string;
  readonly query: string;
  readonly statement: string;
};

/** A timestamp with Z, so many days from now, moved by so many ms. */
type At = (days: number, ms?: number) => string;

const written = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(query).toString();

/** No reader of dates takes these, as lenient as it may be. */
const noMoments = ['soon', 'null', '', '2031-13-45T09:00:00Z', 'undefined', '{}', '[]'];

const both = ['from', 'to'] as const;

const sound = (at: At): Readonly<Record<'from' | 'to', string>> => ({ from: at(4), to: at(6) });

/** The statements that each bound is required, and that it is a moment. */
const ofBound = { from: ['R-AVAIL-17', 'R-AVAIL-19'], to: ['R-AVAIL-18', 'R-AVAIL-20'] } as const;

const other = { from: 'to', to: 'from' } as const;

const refused = (at: At): readonly WindowCase[] => [
  ...both.map((member) => ({
    ...{ rule: 'required', member, statement: ofBound[member][0] },
    query: written({ [other[member]]: sound(at)[other[member]] }),
  })),
  { rule: 'required', member: 'from and to', query: '', statement: 'R-AVAIL-17' },
  ...both.flatMap((member) =>
    noMoments.map((value) => ({
      ...{ rule: 'format', member, statement: ofBound[member][1] },
      query: written({ ...sound(at), [member]: value }),
    })),
  ),
  ...[0, 1, 1_000, 86_400_000].map((ms) => ({
    ...{ rule: 'order', member: `to ${String(ms)} ms before from` },
    query: written({ from: at(4), to: at(4, -ms) }),
    statement: ms === 0 ? 'R-AVAIL-22' : 'R-AVAIL-21',
  })),
  // A day more than is allowed, so that no hour of summer time is between.
  ...[31, 60, 366].map((days) => ({
    ...{ rule: 'window', member: `${String(days)} days`, statement: 'R-AVAIL-24' },
    query: written({ from: at(3), to: at(3 + days, 3_600_000) }),
  })),
];

/** A server may count whole seconds. */
const taken = (at: At): readonly WindowCase[] => [
  ...[1_000, 60_000].map((ms) => ({
    ...{ rule: 'order', member: `to ${String(ms)} ms after from`, statement: 'R-AVAIL-25' },
    query: written({ from: at(4), to: at(4, ms) }),
  })),
  ...[29, 30].map((days) => ({
    ...{ rule: 'window', member: `${String(days)} days`, statement: 'R-AVAIL-23' },
    query: written({ from: at(3), to: at(3 + days) }),
  })),
  {
    ...{ rule: 'format', member: 'from without fractions', statement: 'R-AVAIL-25' },
    query: written({ from: at(4).replace(/\.\d+Z/, 'Z'), to: at(6).replace(/\.\d+Z/, 'Z') }),
  },
];

const oddMoments = [
  ...['2031-05-06', '2031-05-06T09:00:00', '2031-02-30T00:00:00Z', '1767225600', 'tomorrow'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00.001Z', 'ü🩸'],
];

const unbroken = (at: At): readonly WindowCase[] => {
  const row = (rule: string, member: string, query: string): WindowCase => ({
    ...{ rule, member, query, statement: 'R-ERR-11' },
  });
  return both.flatMap((member) => [
    ...oddMoments.map((value) => row('format', member, written({ ...sound(at), [member]: value }))),
    ...anyCases({ name: member }).map(({ rule, query }) =>
      row(rule, member, `${written(sound(at))}&${query}`),
    ),
    row('window', member, written({ from: at(3), to: at(33, 1) })),
  ]);
};

type Row = {
  readonly id: string;
  readonly stand: Exclude<Stand, 'borne'>;
  readonly end: string;
  readonly few: number;
  readonly cases: (at: At) => readonly WindowCase[];
};

const rows: readonly Row[] = [
  {
    id: 'GEN-59',
    stand: 'refused',
    end: 'a window that is just not allowed is refused with 400',
    few: 8,
    cases: refused,
  },
  {
    id: 'GEN-60',
    stand: 'taken',
    end: 'a window that is just allowed is answered',
    few: 3,
    cases: taken,
  },
  {
    id: 'GEN-61',
    stand: 'unbroken',
    end: 'an odd window is no fault of the server',
    few: 6,
    cases: unbroken,
  },
];

async function fromNow(bench: Bench): Promise<At> {
  const base = (await daysAhead(bench, 0)).getTime();
  return (days, ms = 0) => new Date(base + days * 86_400_000 + ms).toISOString();
}

async function rowFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const operation = 'getVenueAvailability';
  const client = await givenClient(bench, 'primary');
  const { venueId } = await givenVenue(bench, client);
  const path = `/api/integration/v1/venues/${inUrl(venueId)}/availability`;
  const count = bench.depth === 'full' ? Infinity : row.few;
  for (const one of choose(row.cases(await fromNow(bench)), count, randomOf(bench, row.id))) {
    const key = keyFor(client, operation);
    const exchange = await bench.call({ operation, key, path: `${path}?${one.query}` });
    const finding = standFinding(row.stand, exchange);
    if (finding === undefined) continue;
    const { rule, statement } = one;
    return toldOf(finding, { sent: `?${one.query}`, rule, statements: [statement] });
  }
  return undefined;
}

/** How many there are does not hang on the moment. */
const anyTime: At = (days, ms = 0) => new Date(days * 86_400_000 + ms).toISOString();

export const windowChecks: readonly ActiveCheck[] = rows.map((row) => {
  const all = row.cases(anyTime);
  const asks = all.map(() => 'getVenueAvailability' as const);
  const statements = all.map(({ statement }) => statement);
  return {
    ...{ kind: 'active', area: 'generated', level: row.stand === 'unbroken' ? 'SHOULD' : 'MUST' },
    id: row.id,
    title: `GET /venues/{id}/availability: ${row.end}`,
    asks: asks.slice(0, row.few),
    fullAsks: asks,
    requirements: [...new Set([...(row.stand === 'refused' ? ['R-ERR-02'] : []), ...statements])],
    run: async (bench) => conclude(await rowFinding(bench, row)),
  };
});
