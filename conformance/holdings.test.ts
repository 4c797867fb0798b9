import { describe, expect, it } from 'vitest';
import type { Check, Probe } from './engine/check.ts';
import { holdingsOf, isUnheld, tally } from './holdings.ts';
import type { Requirement } from './requirements.ts';

const requirement = (changes: Partial<Requirement>): Requirement => ({
  ...{ id: 'R-A-01', section: 's', level: 'MUST', party: 'server', text: 't', open: [] },
  reason: undefined,
  ...changes,
});
const check: Check = {
  ...{ kind: 'passive', id: 'A-01', title: 't', area: 'wire', level: 'MUST' },
  requirements: ['R-A-01'],
  observes: ['O07'],
  judge: () => undefined,
};
const probe: Probe = {
  ...{ kind: 'probe', id: 'O08', question: 'q', area: 'auth', asks: [] },
  run: () => Promise.resolve({ answer: 'a' }),
};
const holding = (changes: Partial<Requirement>) => {
  const [only] = holdingsOf([requirement(changes)], [check], [probe]);
  if (only === undefined) throw new Error('one requirement makes one holding');
  return only;
};
const open = (point: string): Partial<Requirement> => ({
  ...{ id: 'R-OPEN-01', level: 'OPEN', open: [point] },
});

describe('what holds a statement', () => {
  it('is every check that cites it', () => {
    expect(holding({}).checks).toEqual(['A-01']);
    expect(holding({ id: 'R-A-02' }).checks).toEqual([]);
  });

  it('is, where it is open, the probe of its open point or a check that writes it down', () => {
    expect(holding(open('O08')).observers).toEqual(['O08']);
    expect(holding(open('O07')).observers).toEqual(['A-01']);
    expect(holding(open('O09')).observers).toEqual([]);
  });
});

describe('a statement is unheld', () => {
  it('when no check cites it, and none is said to be impossible', () => {
    expect(isUnheld(holding({ id: 'R-A-02' }))).toBe(true);
    expect(isUnheld(holding({}))).toBe(false);
    expect(isUnheld(holding({ id: 'R-A-02', reason: 'unseen' }))).toBe(false);
  });

  it('when it is open and nothing observes it', () => {
    expect(isUnheld(holding(open('O09')))).toBe(true);
    expect(isUnheld(holding(open('O08')))).toBe(false);
    expect(isUnheld(holding({ ...open('O09'), reason: 'unseen' }))).toBe(false);
  });

  it('never when a receiver or a client has to keep it', () => {
    expect(isUnheld(holding({ id: 'R-A-02', party: 'receiver' }))).toBe(false);
    expect(isUnheld(holding({ id: 'R-A-02', party: 'client' }))).toBe(false);
  });
});

it('the tally counts the MUSTs of the server and its pages', () => {
  const requirements = [
    requirement({}),
    requirement({ id: 'R-A-02', party: 'pages' }),
    requirement({ id: 'R-A-03', reason: 'unseen' }),
    requirement({ id: 'R-A-04', level: 'SHOULD' }),
    requirement({ id: 'R-A-05', party: 'client' }),
    requirement(open('O07')),
  ];
  expect(tally(holdingsOf(requirements, [check], [probe]))).toEqual({
    ...{ musts: 3, held: 1, unholdable: 1, unheld: 1 },
  });
});
