import { describe, expect, it } from 'vitest';
import { PageBalks } from '../target/pages/page-balks.ts';
import { TransportError } from '../target/transport-error.ts';
import { Obstacle } from './obstacle.ts';
import { cutShort, settle } from './settle.ts';
import { TargetLost } from './target-lost.ts';

const settled = (thrown: unknown) => settle(() => Promise.reject(thrown as Error));

describe('what a check throws', () => {
  it.each([
    ['a lost target', new TargetLost('gone')],
    ['a run that was called off', new TransportError('aborted', 'gone')],
  ])('ends the run and blames nobody when it is %s', async (_, thrown) => {
    expect(await settled(thrown)).toEqual({ done: false, outcome: cutShort('gone'), stop: 'gone' });
  });

  it.each([
    ['a request that got no answer', new TransportError('timed-out', 'too late')],
    ['another fault that is called so', Object.assign(new Error('too late'), { fault: 'aborted' })],
  ])('is the fault of the runner, and does not end the run, when it is %s', async (_, thrown) => {
    expect(await settled(thrown)).toMatchObject({
      outcome: { kind: 'broken', reason: expect.stringContaining('too late') as string },
      stop: undefined,
    });
  });

  it('is told with the place in the code, where there is one', async () => {
    const bare = new Error('without a place');
    delete bare.stack;
    const reasonOf = async (thrown: unknown): Promise<unknown> => {
      const { done, ...rest } = await settled(thrown);
      return 'outcome' in rest && rest.outcome.kind === 'broken' && !done && rest.outcome.reason;
    };
    expect(await reasonOf(new Error('oops'))).toMatch(/oops\n +at .*settle\.test\.ts/s);
    expect(await reasonOf(bare)).toBe('the check itself failed: without a place');
    expect(await reasonOf('only words')).toBe('the check itself failed: only words');
  });

  it('is not-testable when a hosted page cannot be operated, and says what to look for', async () => {
    expect(await settled(new PageBalks('its script does not end'))).toEqual({
      done: false,
      outcome: {
        kind: 'lacking',
        reason: 'the hosted page cannot be operated: its script does not end',
        remedy: expect.stringContaining('open the page in a browser') as string,
      },
      stop: undefined,
    });
  });

  it('comes of the signal once the run is called off, whatever it is', async () => {
    const working = settle(() => Promise.reject(new Error('Target closed')), AbortSignal.abort());
    expect(await working).toMatchObject({
      outcome: cutShort('the run was called off'),
      stop: 'the run was called off',
    });
  });

  it('is what it stands for when it is an obstacle', async () => {
    const { outcome } = Obstacle.absent('no such client');
    expect(await settled(Obstacle.absent('no such client'))).toEqual({
      ...{ done: false, outcome, stop: undefined },
    });
  });
});

it('gives what came of the work when nothing is thrown', async () => {
  expect(await settle(() => Promise.resolve(7))).toEqual({ done: true, value: 7, stop: undefined });
});

it('says of what an early end left unsettled why, and that another run may settle it', () => {
  expect(cutShort('gone')).toEqual({
    kind: 'lacking',
    reason: 'the run ended before this was settled: gone',
    remedy: 'run it again',
  });
});
