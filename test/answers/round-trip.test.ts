/** What a sandbox is told to do is seen from outside, and makes another sandbox do the same. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { wasSeen } from '../../conformance/engine/not-seen.ts';
import type { Results } from '../../conformance/report/results.ts';
import { readAnswers } from '../../mock/answers.ts';
import { createSandbox } from '../../mock/create-sandbox.ts';
import { policyChoices } from '../../mock/domain/policy.ts';
import type { Policies } from '../../mock/domain/policy.ts';
import { posting } from '../flaws/posting.ts';
import { observe, stillClock, withFile } from './observed.ts';

/** For the policy at this place: whether its second reading is chosen. */
type Pick = (place: number) => boolean;

const choose = (pick: Pick): Policies =>
  Object.fromEntries(
    Object.entries(policyChoices).map(([id, [usual, other]], place) => [
      id,
      pick(place) ? other : usual,
    ]),
  ) as Policies;

/** Of two neighbours every combination occurs: no reading is taken for seen by the light of another. */
const runs: readonly (readonly [string, Pick])[] = [
  ['the usual readings', () => false],
  ['the other readings', () => true],
  ['every second reading', (place) => place % 2 === 1],
  ['the rest of them', (place) => place % 2 === 0],
];

const inForce = async (file: string, policies: Partial<Policies> = {}): Promise<unknown> => {
  const sandbox = await createSandbox({ answers: file, policies });
  try {
    const { policies } = await sandbox.do<{ policies: Record<string, { value: string }> }>(
      'policy.list',
    );
    return Object.fromEntries(Object.entries(policies).map(([id, { value }]) => [id, value]));
  } finally {
    await sandbox.close();
  }
};

const wordsOf = ({ observations }: Results): readonly string[] =>
  observations.map(({ id, question, answer }) => `${id} ${question} ${answer}`).toSorted();

describe('the policies of a sandbox', { timeout: 60_000 }, () => {
  it.each(runs)('%s are recovered from outside, each of them', async (_, pick) => {
    const policies = choose(pick);
    const results = await observe(policies, { startAt: stillClock });
    expect(results.observations.filter((one) => !wasSeen(one))).toEqual([]);
    expect(results.requests).toBeLessThanOrEqual(350);
    expect(await withFile(results, readAnswers)).toMatchObject({ left: [] });
    expect(await withFile(results, (file) => inForce(file))).toEqual(policies);
  });

  it('are recovered from a sandbox whose clock runs, but for the one that wants an exact moment', async () => {
    const results = await observe({ O27: 'locked', O29: '200' }, { only: ['O27', 'O29'] });
    expect(await withFile(results, readAnswers)).toMatchObject({
      choices: ['O29=200'],
      left: [{ id: 'O27', why: expect.stringMatching(/^not seen: the clock .* runs/) as string }],
    });
  });
});

it('an event that is later than silence lasts is not taken for one that does not come', async () => {
  // Silence is believed after 250 ms here, and the events of one job are sent one after the other.
  const late = posting(() => async (post) => {
    await sleep(300);
    return [post];
  });
  const points = ['O01', 'O02', 'O30', 'O46', 'O66'];
  const { observations } = await observe({ O30: 'every' }, { only: points, sandbox: late() });
  const wrong = observations.filter(
    (one) => wasSeen(one) && !['emitted', 'every', 'yes'].includes(one.value ?? one.answer),
  );
  expect(wrong).toEqual([]);
  expect(observations.filter(wasSeen).length).toBeGreaterThan(0);
}, 30_000);

it('createSandbox takes answers, and goes by its policies first', async () => {
  const observations = [
    { id: 'O09', question: 'How?', answer: 'so', value: '400' },
    { id: 'O18', question: 'How?', answer: 'so', value: 'refuse' },
  ];
  const given = await withFile({ observations }, (file) => inForce(file, { O18: 'clamp' }));
  expect(given).toMatchObject({ O09: '400', O18: 'clamp' });
});

it(
  'the same server is told of in the same words, whenever and with whatever seed it is looked at',
  { timeout: 60_000 },
  async () => {
    const one = await observe({}, { startAt: stillClock });
    const other = await observe({}, { startAt: Date.parse('2027-07-15T17:23:00Z'), seed: 7 });
    expect(wordsOf(one)).toEqual(wordsOf(other));
  },
);
