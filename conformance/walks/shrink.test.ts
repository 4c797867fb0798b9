import { describe, expect, it } from 'vitest';
import type { Deviation } from './deviation.ts';
import type { Walk } from './plan.ts';
import { shrink } from './shrink.ts';
import type { Try } from './shrink.ts';

const facts = { channel: 'MOBILE', billingMode: 'WEEKLY_INVOICE' } as const;

const deviationOf = (walk: Walk): Deviation => ({
  walk,
  expectation: { kind: 'status', due: { is: 'CONFIRMED' } },
  finding: { expected: 'status CONFIRMED', actual: 'PENDING' },
});

/** A server that fails wherever all of these moves are made, whatever else is. */
function failingAfter(...moves: readonly string[]) {
  const tried: Walk[] = [];
  const tryAgain: Try = (walk) => {
    tried.push(walk);
    const fails = moves.every((move) => walk.moves.includes(move));
    return Promise.resolve(fails ? deviationOf(walk) : undefined);
  };
  return { tried, tryAgain };
}

const long = deviationOf({
  facts,
  moves: [
    ...['job-search-begins', 'job-accepted', 'job-phlebotomist-removed'],
    ...['job-accepted-by-another', 'job-phlebotomist-en-route', 'job-started', 'job-completed'],
    'sample-received',
  ],
});

describe('a walk that failed', () => {
  it('is made as short as the fault and the model permit', async () => {
    const { tryAgain } = failingAfter('job-phlebotomist-removed', 'job-accepted-by-another');
    const { walk } = await shrink(long, tryAgain, 100);
    expect(walk.moves).toEqual([
      ...['job-accepted', 'job-phlebotomist-removed', 'job-accepted-by-another'],
    ]);
  });

  it('is left without any move when the creation is at fault', async () => {
    const { tryAgain } = failingAfter();
    expect((await shrink(long, tryAgain, 100)).walk.moves).toEqual([]);
  });

  it('stays as it was when it does not fail again', async () => {
    const tryAgain: Try = () => Promise.resolve(undefined);
    expect(await shrink(long, tryAgain, 100)).toBe(long);
  });

  it('is not taken for one that fails in another way', async () => {
    const tryAgain: Try = (walk) =>
      Promise.resolve({ ...deviationOf(walk), expectation: { kind: 'echo' } });
    expect(await shrink(long, tryAgain, 100)).toBe(long);
  });

  it('is tried no more often than is said', async () => {
    const { tried, tryAgain } = failingAfter('sample-received');
    await shrink(long, tryAgain, 3);
    expect(tried).toHaveLength(3);
  });
});
