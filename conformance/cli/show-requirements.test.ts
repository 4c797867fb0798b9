import { describe, expect, it } from 'vitest';
import type { Holding } from '../holdings.ts';
import type { Requirement } from '../requirements.ts';
import { showAsBlocks, showAsJson, showAsLines } from './show-requirements.ts';

const holding = (
  changes: Partial<Requirement>,
  held: Partial<Pick<Holding, 'checks' | 'observers'>> = {},
): Holding => ({
  requirement: {
    ...{ id: 'R-A-01', section: 'Errors, 404', level: 'MUST', party: 'server', text: 'It is so.' },
    ...{ open: [], reason: undefined },
    ...changes,
  },
  ...{ checks: [], observers: [], ...held },
});
const counts = { musts: 8, held: 3, unholdable: 1, unheld: 4 };
const held = holding({}, { checks: ['A-01', 'A-02'] });

describe('the list of requirements', () => {
  it('says in a terminal what each is, what it says and what holds it', () => {
    expect(showAsBlocks([held], counts)).toContain(
      'R-A-01  MUST  server  (Errors, 404)\n    It is so.\n    held by A-01, A-02\n',
    );
  });

  it('has in a pipe one line for each, with tabs', () => {
    const [first] = showAsLines([held, held], counts).split('\n');
    expect(first).toBe('R-A-01\tMUST\tserver\tErrors, 404\tIt is so.\theld by A-01, A-02');
  });

  it.each([
    ['not held yet', holding({})],
    ['no check can hold it: Unseen.', holding({ reason: 'Unseen.' })],
    ['not observed yet', holding({ level: 'OPEN', open: ['O07'] })],
    ['observed by O07', holding({ level: 'OPEN', open: ['O07'] }, { observers: ['O07'] })],
    ['for the receiver to keep', holding({ party: 'receiver' })],
  ])('says "%s"', (words, one) => {
    expect(showAsLines([one], counts).split('\n')[0]?.split('\t').at(-1)).toBe(words);
  });

  it('ends with the counts of the whole spec', () => {
    for (const show of [showAsBlocks, showAsLines]) {
      expect(show([held], counts)).toMatch(
        /\n1 statement shown\.\nOf 8 MUSTs of the server and its pages 3 are held by a check \(37\.5 %\), 4 not yet, and 1 cannot be, for a reason that is given\.\n$/,
      );
    }
  });

  it('tells programs the same', () => {
    expect(JSON.parse(showAsJson([held, holding({})], counts))).toEqual({
      tally: counts,
      requirements: [
        {
          ...held.requirement,
          reason: null,
          checks: ['A-01', 'A-02'],
          observers: [],
          unheld: false,
        },
        { ...holding({}).requirement, reason: null, checks: [], observers: [], unheld: true },
      ],
    });
  });
});
