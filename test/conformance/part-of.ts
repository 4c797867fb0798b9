/** How much of a thing is tried on each of many servers, so that all of it takes minutes. */
import type { Selection } from '../../conformance/engine/plan.ts';

/** PHLEBO_WHOLE=1 tries everything on everything. */
export const isWhole = process.env['PHLEBO_WHOLE'] === '1';

/** Another part of the checks for each server, and all of them for each `count` servers on end. */
export const partOf = (place: number, count: number): Partial<Selection> =>
  isWhole ? {} : { shard: { index: (place % count) + 1, count } };
