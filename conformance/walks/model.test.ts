import { lifecycle } from '#contract/lifecycle.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyFacts, statusDueOf } from './job-state.ts';
import type { Facts, JobState } from './job-state.ts';
import { beginning, movesFrom, predict, rowOf, walkedRows } from './model.ts';
import { notWalked, rowNotes } from './row-notes.ts';

const rowsOfJobs = lifecycle.rows.filter(({ thing }) => thing === 'job' || thing === 'sample');

/** One after the other, each chosen among those that the model offers. */
const lives = fc.record({
  facts: fc.constantFrom(...everyFacts),
  choices: fc.array(fc.nat(), { maxLength: 20 }),
});

type Passage = { readonly before: JobState; readonly move: string; readonly after: JobState };

function passages(facts: Facts, choices: readonly number[]): readonly Passage[] {
  let { state } = beginning(facts);
  return choices.flatMap((choice) => {
    const moves = movesFrom(state);
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) return [];
    const before = state;
    ({ state } = predict(state, move));
    return [{ before, move, after: state }];
  });
}

const holdsAlways = (property: (passage: Passage) => void): void => {
  fc.assert(
    fc.property(lives, ({ facts, choices }) => {
      passages(facts, choices).forEach(property);
    }),
  );
};

describe('the model', () => {
  it('goes over each row of jobs and samples, or says why not', () => {
    const ids = rowsOfJobs.map(({ id }) => id);
    expect([...walkedRows, ...Object.keys(notWalked)].toSorted()).toEqual(ids.toSorted());
  });

  it('has notes of rows that it goes over, and of no others', () => {
    expect(Object.keys(rowNotes).filter((id) => !walkedRows.includes(id))).toEqual([]);
  });

  it('offers no row that does not begin where the job or its sample stands', () => {
    holdsAlways(({ before, move }) => {
      const { thing, from } = rowOf(move);
      expect(from).toContain(thing === 'job' ? before.phase : before.sample);
    });
  });

  it('offers no row of the other channel, or of the other way of billing', () => {
    holdsAlways(({ before, move }) => {
      const { when } = rowOf(move);
      expect([before.channel, undefined]).toContain(when?.channel);
      expect([before.billingMode, undefined]).toContain(when?.billingMode);
    });
  });

  it('leads where the row leads', () => {
    holdsAlways(({ before, move, after }) => {
      const { thing, to } = rowOf(move);
      const stood = thing === 'job' ? before.phase : before.sample;
      expect(thing === 'job' ? after.phase : after.sample).toBe(to === 'unchanged' ? stood : to);
    });
  });

  it('expects or permits every event of the row', () => {
    holdsAlways(({ before, move }) => {
      const { must, may } = predict(before, move);
      expect([...must, ...may]).toEqual(expect.arrayContaining([...rowOf(move).emits]));
      expect(must.filter((type) => may.includes(type))).toEqual([]);
    });
  });

  it('never brings a cancelled job back, nor one to ARRIVED', () => {
    holdsAlways(({ before, after }) => {
      if (before.phase === 'cancelled') expect(after.phase).toBe('cancelled');
      const due = statusDueOf(after);
      expect(due.is === undefined ? due.isNot.includes('ARRIVED') : due.is !== 'ARRIVED').toBe(
        true,
      );
    });
  });

  it('has a sample from the completion on, and not before', () => {
    holdsAlways(({ after }) => {
      expect(after.sample !== 'none').toBe(after.phase === 'completed');
    });
  });
});
