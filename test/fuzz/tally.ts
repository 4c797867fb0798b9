/** How often each operation was answered with each status. */

import type { FuzzRequest } from './request.ts';
import { routeOf } from './route.ts';
import type { Outcome } from './wire.ts';

export type Tally = {
  /** Answers by operation (`no operation` and `no HTTP message` among them), then by status. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly add: (request: FuzzRequest, outcome: Outcome) => void;
};

export const createTally = (): Tally => {
  const counts = new Map<string, Map<number, number>>();
  return {
    counts,
    add: (request, outcome) => {
      const name = request.kind === 'raw' ? 'no HTTP message' : routeOf(request).operationId;
      const row = counts.get(name ?? 'no operation') ?? new Map<number, number>();
      counts.set(name ?? 'no operation', row);
      for (const status of statusesOf(outcome)) row.set(status, (row.get(status) ?? 0) + 1);
    },
  };
};

/** 0 stands for no answer at all. */
const statusesOf = (outcome: Outcome): readonly number[] =>
  outcome.is === 'answered' ? outcome.answers.map(({ status }) => status) : [0];

export const totalOf = ({ counts }: Tally, status?: number): number => {
  let total = 0;
  for (const row of counts.values()) {
    for (const [each, count] of row) if (status === undefined || status === each) total += count;
  }
  return total;
};

export const tableOf = (tally: Tally): string => {
  const statuses = [...new Set([...tally.counts.values()].flatMap((row) => [...row.keys()]))];
  statuses.sort((one, other) => one - other);
  const names = [...tally.counts.keys()].sort();
  const line = (name: string, cells: readonly string[]): string =>
    name.padEnd(26) + cells.map((cell) => cell.padStart(8)).join('');
  return [
    line('', [...statuses.map((status) => (status === 0 ? 'none' : String(status))), 'all']),
    ...names.map((name) => {
      const row = tally.counts.get(name) ?? new Map<number, number>();
      const all = [...row.values()].reduce((sum, count) => sum + count, 0);
      return line(name, [...statuses.map((status) => String(row.get(status) ?? '')), String(all)]);
    }),
    line(
      'all',
      [...statuses, undefined].map((status) => String(totalOf(tally, status))),
    ),
  ].join('\n');
};
