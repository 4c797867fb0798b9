/** Which walks are gone: over every row, over every pair of rows, and at random. Pure; the same seed, the same walks. */
import type { Random } from '../engine/random.ts';
import { everyFacts } from './job-state.ts';
import type { Facts, JobState } from './job-state.ts';
import { beginning, movesFrom, predict, rowOf, rowsOfBeginning, rowsOfMove } from './model.ts';

export type Walk = { readonly facts: Facts; readonly moves: readonly string[] };

/** The state behind these moves; undefined when one of them cannot be made where it stands. */
export function stateAfter({ facts, moves }: Walk): JobState | undefined {
  let { state } = beginning(facts);
  for (const move of moves) {
    if (!movesFrom(state).includes(move)) return undefined;
    ({ state } = predict(state, move));
  }
  return state;
}

/** What a walk is to have gone over, seen at one of its moves. */
type Goals = (facts: Facts, before: string | undefined, move: string) => readonly string[];

/** Each row once, for each channel that has it. */
export const rowWalks = (): readonly Walk[] =>
  everyFacts.reduce<readonly Walk[]>((walks, facts) => cover(walks, facts, goalsOfRows), []);

const goalsOfRows: Goals = ({ channel }, _, move) =>
  rowsOfMove(move).map((row) => `${channel} ${row}`);

/** Each pair of rows that can follow each other, once. */
export const pairWalks = (): readonly Walk[] =>
  everyFacts.reduce<readonly Walk[]>(
    (walks, facts) =>
      cover(walks, facts, (_, before, move) => (before === undefined ? [] : [`${before} ${move}`])),
    [],
  );

/** All rows that the walks go over. */
export const rowsOf = (walks: readonly Walk[]): ReadonlySet<string> =>
  new Set(
    walks.flatMap(({ facts, moves }) => [...rowsOfBeginning(facts), ...moves.flatMap(rowsOfMove)]),
  );

const longestWalk = 14;

/** More walks of these facts, until nothing is left that could be reached. */
function cover(walks: readonly Walk[], facts: Facts, goals: Goals): readonly Walk[] {
  const reached = new Set(walks.flatMap((walk) => goalsIn(walk, goals)));
  const added: Walk[] = [];
  for (;;) {
    const walk = longestNew(facts, goals, reached);
    if (walk === undefined) return [...walks, ...added];
    added.push(walk);
    for (const goal of goalsIn(walk, goals)) reached.add(goal);
  }
}

const goalsIn = ({ facts, moves }: Walk, goals: Goals): readonly string[] =>
  moves.flatMap((move, index) => goals(facts, moves[index - 1], move));

/** Goes on from one new goal to the nearest other one; undefined where there is none at all. */
function longestNew(facts: Facts, goals: Goals, reached: ReadonlySet<string>): Walk | undefined {
  const seen = new Set(reached);
  let walk: Walk = { facts, moves: [] };
  for (;;) {
    const further = nearest(walk, goals, seen);
    if (further === undefined) return walk.moves.length === 0 ? undefined : walk;
    walk = further;
    for (const goal of goalsIn(walk, goals)) seen.add(goal);
  }
}

/** Breadth first: the shortest continuation whose last move has a new goal. */
function nearest(from: Walk, goals: Goals, seen: ReadonlySet<string>): Walk | undefined {
  const visited = new Set<string>();
  let front: readonly Walk[] = [from];
  while (front.length > 0) {
    const next = front.flatMap(stepsFrom);
    const found = next.find(({ facts, moves }) =>
      goals(facts, moves.at(-2), moves.at(-1) ?? '').some((goal) => !seen.has(goal)),
    );
    if (found !== undefined) return found;
    front = next.filter((walk) => isNewPlace(walk, visited));
  }
  return undefined;
}

const stepsFrom = (walk: Walk): readonly Walk[] => {
  const state = stateAfter(walk);
  if (state === undefined || walk.moves.length >= longestWalk) return [];
  return movesFrom(state).map((move) => ({ ...walk, moves: [...walk.moves, move] }));
};

/** How many have accepted makes no difference to where it can go. */
function isNewPlace(walk: Walk, visited: Set<string>): boolean {
  const place = JSON.stringify([{ ...stateAfter(walk), acceptances: 0 }, walk.moves.at(-1)]);
  if (visited.has(place)) return false;
  visited.add(place);
  return true;
}

/** Moves after which little can follow come seldom, so that a walk gets somewhere. */
const endings: ReadonlySet<string> = new Set([
  ...['cancelBooking', 'staff.cancel', 'refund.create', 'patient.noShow', 'dispatch.exhaust'],
]);
const weightOf = (move: string): number => (endings.has(rowOf(move).trigger) ? 1 : 12);

export type RandomWalkWish = {
  readonly facts: Facts;
  readonly length: number;
  /** Whether the server can be asked for this action of the control protocol. */
  readonly offers: (action: string) => boolean;
};

export function randomWalk(random: Random, { facts, length, offers }: RandomWalkWish): Walk {
  let { state } = beginning(facts);
  const moves: string[] = [];
  while (moves.length < length) {
    const possible = movesFrom(state).filter((move) => {
      const { trigger } = rowOf(move);
      return trigger === 'cancelBooking' || offers(trigger);
    });
    const [first, ...others] = possible.flatMap((move) =>
      Array.from({ length: weightOf(move) }, () => move),
    );
    if (first === undefined) break;
    const move = random.pick([first, ...others]);
    moves.push(move);
    ({ state } = predict(state, move));
  }
  return { facts, moves };
}
