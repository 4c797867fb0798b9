import { describe, expect, it } from 'vitest';
import { aPassiveCheck, aProbe } from '../../test/given/workshop.ts';
import { describePart } from './part.ts';
import type { Selection } from './plan.ts';

const checks = ['W-01', 'W-02', 'W-03'].map((id) => ({ ...aPassiveCheck(() => undefined), id }));
const probes = ['O07', 'O18'].map((id) => aProbe(() => Promise.resolve({ answer: 'y' }), { id }));

const told = (selection: Partial<Selection> = {}) =>
  describePart({ checks, probes }, { selection: { only: [], skip: [], ...selection } });

describe('what a run tells of its part', () => {
  it('is which one it is, and null for a whole', () => {
    expect(told({ shard: { index: 2, count: 4 } }).shard).toBe('2/4');
    expect(told().shard).toBeNull();
  });

  it('is the depth, which is the default when nothing is said', () => {
    expect(told().depth).toBe('default');
    const selection = { only: [], skip: [] };
    expect(describePart({ checks, probes }, { selection, depth: 'full' }).depth).toBe('full');
  });

  it('is the same selection for all parts, however it was put in words', () => {
    const { selection } = told({ only: ['W-01', 'O07'] });
    expect(selection).toMatch(/^[0-9a-f]{16}$/);
    for (const index of [1, 2]) {
      const shard = { index, count: 2 };
      expect(told({ only: ['o07', 'w-01'], shard }).selection).toBe(selection);
      expect(told({ skip: ['W-02', 'W-03', 'O18'], shard }).selection).toBe(selection);
    }
  });

  it('is another selection with another check or probe', () => {
    const selections = [[], ['W-01'], ['W-02'], ['W-01', 'O07'], ['W-01', 'O18']].map(
      (only) => told({ only }).selection,
    );
    expect(new Set(selections).size).toBe(selections.length);
  });
});
