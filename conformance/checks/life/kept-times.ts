/** When a visit took place: said once, and kept, whatever happens to the booking and its sample afterwards. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { compareInstants, mayMeet, readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { readClock, serverTimeAt } from '../given/clock.ts';
import { show } from '../value.ts';
import { jobIn, sampleIn, stageOf } from './walk.ts';
import type { Way } from './walk.ts';
import { wholeMobileLife, wholeVenueLife } from './ways.ts';

const afterCheckIn = ['completed', 'received', 'published'] as const;

async function keptFinding(bench: Bench): Promise<Finding | undefined> {
  const shownAt = async (step: string): Promise<unknown> =>
    at(jobIn((await stageOf(bench, wholeVenueLife, step)).reading), 'checkedInAt');
  const first = await shownAt('checked in');
  if (readInstant(first) === undefined) {
    const reason = `checkedInAt is ${show(first)} after the check-in`;
    throw Obstacle.lacking(reason, 'set it at the check-in');
  }
  for (const step of afterCheckIn) {
    const now = await shownAt(step);
    if (compareInstants(now, first) !== 'apart') continue;
    return {
      expected: `checkedInAt ${show(first)}, as after the check-in (${step})`,
      actual: show(now),
    };
  }
  return undefined;
}

/** A server may know no more than the day. */
const toleranceMs = 26 * 3_600_000;

/** The appointments of both lie days ahead of the visits, which take place now. */
async function collectedFinding(bench: Bench, way: Way): Promise<Finding | undefined> {
  const stage = await stageOf(bench, way, 'completed');
  const sampleDate = at(sampleIn(stage), 'sampleDate');
  const collected = readInstant(sampleDate);
  if (collected === undefined) return undefined;
  const then = await serverTimeAt(bench, stage.takenAt);
  // A clock may have been moved since it was asked for the first time.
  const now = await readClock(bench);
  const around = {
    earliest: Math.min(then, now.earliest) - toleranceMs,
    latest: Math.max(then, now.latest) + toleranceMs,
  };
  if (mayMeet(collected, around)) return undefined;
  return {
    expected: `sampleDate at the time of the collection, about ${new Date(then).toISOString()} (${way.name})`,
    actual: show(sampleDate),
  };
}

async function collectedOutcome(bench: Bench): Promise<Outcome> {
  // Without it there is no telling what the server's clock says.
  bench.need('clock.read');
  for (const way of [wholeMobileLife, wholeVenueLife]) {
    const finding = await collectedFinding(bench, way);
    if (finding !== undefined) return conclude(finding);
  }
  return conclude(undefined);
}

const common = { kind: 'active', level: 'MUST', asks: [] } as const;

export const keptTimeChecks: readonly ActiveCheck[] = [
  {
    ...common,
    area: 'booking',
    id: 'BOOK-12',
    title: 'checkedInAt of an IN_VENUE booking stays what it was at the check-in',
    requirements: ['R-JOB-33'],
    run: async (bench) => conclude(await keptFinding(bench)),
  },
  {
    ...common,
    area: 'sample',
    id: 'SAMPLE-16',
    title:
      'sampleDate, where it is told, is the day of the collection and not that of the appointment',
    requirements: ['R-SAMPLE-30'],
    run: collectedOutcome,
  },
];
