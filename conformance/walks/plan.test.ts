import { describe, expect, it } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import { everyFacts } from './job-state.ts';
import { beginning, movesFrom, predict, rowOf, walkedRows } from './model.ts';
import { pairWalks, randomWalk, rowsOf, rowWalks, stateAfter } from './plan.ts';
import type { Walk } from './plan.ts';
import { walkChecks } from './walk-checks.ts';

const pairsIn = ({ moves }: Walk): readonly string[] =>
  moves.slice(1).map((move, index) => `${moves[index] ?? ''} ${move}`);

/** By looking at every state that can be reached, whatever the way. */
function allPairs(): ReadonlySet<string> {
  const pairs = new Set<string>();
  const visited = new Set<string>();
  const open = everyFacts.map((facts) => beginning(facts).state);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const place = JSON.stringify({ ...state, acceptances: 0 });
    if (visited.has(place)) continue;
    visited.add(place);
    for (const move of movesFrom(state)) {
      const { state: after } = predict(state, move);
      for (const next of movesFrom(after)) pairs.add(`${move} ${next}`);
      open.push(after);
    }
  }
  return pairs;
}

const planned = { rows: rowWalks(), pairs: pairWalks() };

describe('the plan of walks', () => {
  it('goes over every row', () => {
    expect([...rowsOf(planned.rows)].toSorted()).toEqual(walkedRows.toSorted());
  });

  it('goes over every pair of rows that can follow each other', () => {
    const gone = new Set(planned.pairs.flatMap(pairsIn));
    expect([...gone].toSorted()).toEqual([...allPairs()].toSorted());
  });

  it('has no move that the model does not permit', () => {
    const all = [...planned.rows, ...planned.pairs];
    expect(all.filter((walk) => stateAfter(walk) === undefined)).toEqual([]);
  });

  it('asks no more than the check says beforehand', () => {
    const moves = (walks: readonly Walk[]): number => walks.flatMap((one) => one.moves).length;
    const [rows] = walkChecks;
    if (rows === undefined) throw new Error('there are no checks');
    const made = (operations: readonly string[] | undefined): number =>
      operations?.filter((one) => one === 'createBooking').length ?? 0;
    const read = (operations: readonly string[] | undefined): number =>
      operations?.filter((one) => one === 'getBooking').length ?? 0;
    const both = [...planned.rows, ...planned.pairs];
    expect(made(rows.asks)).toBeGreaterThanOrEqual(planned.rows.length);
    expect(read(rows.asks)).toBeGreaterThanOrEqual(planned.rows.length + moves(planned.rows));
    expect(made(rows.fullAsks)).toBeGreaterThanOrEqual(both.length);
    expect(read(rows.fullAsks)).toBeGreaterThanOrEqual(both.length + moves(both));
  });

  it('stays within 250 requests when nothing fails', () => {
    expect(walkChecks.flatMap(({ asks }) => asks).length).toBeLessThanOrEqual(250);
  });
});

describe('a random walk', () => {
  const facts = { channel: 'MOBILE', billingMode: 'WEEKLY_INVOICE' } as const;
  const walkOf = (seed: number, offers: (action: string) => boolean = () => true): Walk =>
    randomWalk(seededRandom(seed, 'walk'), { facts, length: 10, offers });
  const seeds = Array.from({ length: 50 }, (_, index) => index);

  it('is the same for the same seed, and another for another', () => {
    expect(walkOf(3)).toEqual(walkOf(3));
    expect(new Set(seeds.map((seed) => walkOf(seed).moves.join())).size).toBeGreaterThan(20);
  });

  it('is one that the model permits', () => {
    expect(seeds.filter((seed) => stateAfter(walkOf(seed)) === undefined)).toEqual([]);
  });

  it('asks for no action that is not offered', () => {
    const offered = ['phlebotomist.accept', 'phlebotomist.start'];
    const triggers = seeds.flatMap((seed) =>
      walkOf(seed, (action) => offered.includes(action)).moves.map((move) => rowOf(move).trigger),
    );
    expect(new Set(triggers)).toEqual(new Set([...offered, 'cancelBooking']));
  });
});
