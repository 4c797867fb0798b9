/** Walks over x-lifecycle: every row, and some at random; what is shown and what is told is held against the model. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { held, violated } from '../engine/outcome.ts';
import type { Outcome } from '../engine/outcome.ts';
import { ifPossible } from '../checks/given/if-possible.ts';
import { scenarioOf } from './as-scenario.ts';
import { wordsOf } from './deviation.ts';
import type { Deviation, Side } from './deviation.ts';
import { follow } from './follow.ts';
import type { Followed } from './follow.ts';
import { everyFacts } from './job-state.ts';
import { actionsOfMoves, sureRows, walkedRows } from './model.ts';
import { pairWalks, randomWalk, rowWalks } from './plan.ts';
import type { Walk } from './plan.ts';
import { shrink } from './shrink.ts';

/** Fresh bookings that may be spent on making a failed walk shorter. */
const mostTries = 10;

/** With depth `full` each pair of rows that can follow each other, too. */
const followRows = (bench: Bench): Promise<readonly Followed[]> =>
  bench.once('walks over every row', (maker) => {
    maker.need(...actionsOfMoves);
    const walks = maker.depth === 'full' ? [...rowWalks(), ...pairWalks()] : rowWalks();
    return followAll(maker, walks, 'the rows');
  });

/** So many walks of each kind of booking, and so many moves in each. */
const randomly = { default: { walks: 1, moves: 8 }, full: { walks: 10, moves: 12 } } as const;

const followRandomly = (bench: Bench): Promise<readonly Followed[]> =>
  bench.once('walks at random', (maker) => {
    const { walks, moves: length } = randomly[maker.depth];
    const offers = (action: string): boolean => maker.offers(action);
    // Without any hidden actor there is no walk but a cancel, which others judge.
    if (!actionsOfMoves.some(offers)) maker.need(...actionsOfMoves);
    const planned = Array.from({ length: walks }, (_, index) =>
      everyFacts.map((facts) => {
        const random = maker.random(`walk ${facts.channel} ${facts.billingMode} ${String(index)}`);
        return randomWalk(random, { facts, length, offers });
      }),
    );
    return followAll(maker, planned.flat(), 'a random walk');
  });

/** Some at a time, so that a server is not asked a hundred things at once. */
const atOnce = 13;

async function followAll(
  bench: Bench,
  walks: readonly Walk[],
  name: string,
): Promise<readonly Followed[]> {
  const followed: Followed[] = [];
  for (let first = 0; first < walks.length; first += atOnce) {
    const some = walks
      .slice(first, first + atOnce)
      .map((walk, index) => follow(bench, walk, { name: `${name}, ${String(first + index)}` }));
    followed.push(...(await Promise.all(some)));
  }
  return followed;
}

type Judged = {
  readonly id: string;
  readonly side: Side;
  readonly followed: readonly Followed[];
  /** Without them the requirement was not exercised. */
  readonly rowsDue: readonly string[];
};

async function judge(bench: Bench, { id, side, followed, rowsDue }: Judged): Promise<Outcome> {
  const found = followed
    .flatMap(({ deviations }) => deviations[side] ?? [])
    .toSorted((one, other) => one.walk.moves.length - other.walk.moves.length)[0];
  if (found !== undefined) return failed(bench, id, { side, found });
  const rows = new Set(followed.flatMap((one) => one.rows));
  const missed = rowsDue.find((row) => !rows.has(row));
  if (rows.size === 0 || missed !== undefined) throw unfinished(followed, missed);
  if (side === 'told' && followed.some(({ deviations }) => deviations.shown !== undefined)) {
    throw unfinished(followed, undefined);
  }
  if (side === 'told' && !followed.every(({ isHeard }) => isHeard)) throw unheard;
  const moves = followed.reduce((sum, { walk }) => sum + walk.moves.length, 0);
  return held(
    `${String(followed.length)} walks, ${String(moves)} moves, ${String(rows.size)} of ${String(walkedRows.length)} rows`,
  );
}

/** Why walks ended before their end: what they met, or what they were shown. */
const unfinished = (followed: readonly Followed[], missed: string | undefined): Obstacle =>
  followed.find(({ obstacle }) => obstacle !== undefined)?.obstacle ??
  Obstacle.lacking(
    `walks could not be gone to their end${missed === undefined ? '' : `: ${missed} was not reached`}`,
    'mend what the checks of the same walks have found in GET /bookings/{id} and the list',
  );

const unheard = Obstacle.lacking(
  'the webhooks of the clients who walk do not come',
  'let client.create take webhook: {url, eventTypes?}, or give inbox: in the profile',
);

type Failure = { readonly side: Side; readonly found: Deviation };

async function failed(bench: Bench, id: string, { side, found }: Failure): Promise<Outcome> {
  let tries = 0;
  const tryAgain = async (walk: Walk): Promise<Deviation | undefined> => {
    tries += 1;
    const name = `${id}, again, ${String(tries)}`;
    return (await follow(bench, walk, { name, side })).deviations[side];
  };
  const shortest = await shrink(found, tryAgain, mostTries);
  // Once more, so that the evidence ends with it; events that do not come are not waited for again.
  if (side === 'shown') await tryAgain(shortest.walk);
  bench.keepScenario(id, scenarioOf(id, shortest));
  const { expected, actual } = shortest.finding;
  const where = `(to run it again: walks/${id}.arazzo.yaml beside the reports)`;
  return violated({
    expected: `${expected} (after ${wordsOf(shortest.walk)})`,
    actual: `${actual} ${where}`,
  });
}

/** Of all walks: those over every row, and those at random, as far as they could be gone. */
async function toldOutcome(bench: Bench): Promise<Outcome> {
  const atRandom = (await ifPossible(followRandomly(bench))) ?? [];
  const followed = [...((await ifPossible(followRows(bench))) ?? []), ...atRandom];
  // Says what is missing, where nothing could be walked at all.
  if (followed.length === 0) await followRows(bench);
  for (const { chronicle, walk } of followed) {
    const finding = chronicle.finding();
    if (finding === undefined) continue;
    return violated({ ...finding, expected: `${finding.expected} (on ${wordsOf(walk)})` });
  }
  if (!followed.some(({ isHeard }) => isHeard)) throw unheard;
  return held();
}

const common = { kind: 'active', area: 'life', level: 'MUST' } as const;

const times = <T>(operation: T, count: number): readonly T[] =>
  Array.from({ length: count }, () => operation);

const asks = (walks: number, moves: number) => [
  ...times('createBooking' as const, walks),
  ...times('getBooking' as const, walks + moves),
  ...times('listBookings' as const, walks + moves),
  ...times('getBookingSample' as const, Math.ceil(moves / 3)),
  ...times('cancelBooking' as const, Math.ceil(moves / 4)),
];

export const walkChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'WALK-01',
    title: 'whichever row of its table a job goes over, GET and the list show what is due',
    asks: asks(13, 42),
    fullAsks: asks(91, 320),
    requirements: [
      ...['R-STATE-01', 'R-STATE-02', 'R-STATE-05', 'R-STATE-18', 'R-STATE-24', 'R-STATE-25'],
      ...['R-STATE-26', 'R-CANCEL-02', 'R-CANCEL-24', 'R-CANCEL-25', 'R-JOBLIST-12'],
      ...['R-JOBLIST-17', 'R-JOB-29'],
    ],
    run: async (bench) => {
      const followed = await followRows(bench);
      return judge(bench, { id: 'WALK-01', side: 'shown', followed, rowsDue: sureRows });
    },
  },
  {
    ...common,
    id: 'WALK-02',
    title: 'whichever row of its table a job goes over, each of its events comes, and no other',
    asks: [],
    requirements: [
      ...['R-EVENT-38', 'R-STATE-06', 'R-STATE-07', 'R-STATE-12', 'R-STATE-13', 'R-STATE-15'],
      ...['R-STATE-16', 'R-STATE-22', 'R-EVENT-48', 'R-CANCEL-07', 'R-CANCEL-26'],
    ],
    run: async (bench) => {
      const followed = await followRows(bench);
      return judge(bench, { id: 'WALK-02', side: 'told', followed, rowsDue: sureRows });
    },
  },
  {
    ...common,
    id: 'WALK-03',
    title: 'wherever a job is walked at random, GET and the list show what is due',
    asks: asks(4, 32),
    fullAsks: asks(40, 480),
    requirements: [
      ...['R-STATE-01', 'R-STATE-02', 'R-STATE-24', 'R-STATE-25', 'R-CANCEL-02'],
      ...['R-JOBLIST-12', 'R-JOBLIST-17'],
    ],
    run: async (bench) => {
      const followed = await followRandomly(bench);
      return judge(bench, { id: 'WALK-03', side: 'shown', followed, rowsDue: [] });
    },
  },
  {
    ...common,
    id: 'WALK-04',
    title: 'wherever a job is walked at random, each of its events comes, and no other',
    asks: [],
    requirements: ['R-STATE-07', 'R-STATE-15', 'R-STATE-16', 'R-EVENT-48', 'R-CANCEL-07'],
    run: async (bench) => {
      const followed = await followRandomly(bench);
      return judge(bench, { id: 'WALK-04', side: 'told', followed, rowsDue: [] });
    },
  },
  {
    ...common,
    id: 'WALK-07',
    title:
      'wherever a job is walked, its events tell what was given, and the status that GET shows',
    asks: [],
    requirements: [
      ...['R-EVENT-27', 'R-EVENT-28', 'R-EVENT-29', 'R-EVENT-30', 'R-EVENT-31', 'R-EVENT-32'],
      ...['R-EVENT-35', 'R-EVENT-43', 'R-EVENT-59', 'R-EVENT-60', 'R-EVENT-61', 'R-EVENT-66'],
      'R-FULFIL-05',
    ],
    run: toldOutcome,
  },
];
