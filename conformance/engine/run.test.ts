import { describe, expect, it } from 'vitest';
import { operationById } from '#contract/operations.ts';
import { noControl } from '../target/control.ts';
import { ApiClient } from '../target/api-client.ts';
import type { Exchange } from '../target/exchange.ts';
import { emptyProfile } from '../target/profile/load-profile.ts';
import { Secrets } from '../target/secrets.ts';
import type { Workshop } from './bench.ts';
import type { ActiveCheck, Check, PassiveCheck } from './check.ts';
import { EvidenceLog } from './evidence.ts';
import { Obstacle } from './obstacle.ts';
import { held, violated } from './outcome.ts';
import { runChecks } from './run.ts';
import type { RunEnd } from './run.ts';
import { TargetLost } from './target-lost.ts';

function workshop(): Workshop {
  const secrets = new Secrets();
  const evidence = new EvidenceLog(secrets, () => undefined);
  const limits = { timeoutMs: 10, signal: new AbortController().signal };
  const wiring = { baseUrl: 'http://127.0.0.1', limits, secrets, evidence };
  return {
    api: new ApiClient({ ...wiring, letPass: () => Promise.resolve() }),
    control: noControl('none', 'give it'),
    ...{ profile: emptyProfile(), secrets, evidence, seed: 1 },
    ...{ exchanges: [], observations: [], leftovers: [], made: new Map() },
    onObservation: () => undefined,
    isAlive: () => Promise.resolve(true),
  };
}

const check = (
  id: string,
  run: ActiveCheck['run'],
  level: ActiveCheck['level'] = 'MUST',
): Check => ({
  ...{ kind: 'active', id, title: id, area: 'booking', level },
  ...{ requirements: [], asks: [], run },
});

const looksAt = (id: string, judge: PassiveCheck['judge']): Check => ({
  ...{ kind: 'passive', id, title: id, area: 'wire', level: 'MUST', requirements: [], judge },
});

const exchange = (evidence: string): Exchange => ({
  evidence,
  operation: operationById('getBooking'),
  request: { method: 'GET', url: 'http://h', headers: {} },
  answer: {
    ...{ kind: 'whole', status: 200, headers: {}, text: '{}' },
    body: { kind: 'json', value: {} },
  },
});

const verdictsOf = ({ results }: RunEnd): Record<string, string> =>
  Object.fromEntries(results.map((result) => [result.check.id, result.verdict]));

const run = (checks: readonly Check[], abortedBefore?: string): Promise<RunEnd> =>
  runChecks(checks, workshop(), { abortedBefore, onResult: () => undefined });

const passes = () => Promise.resolve(held());
const fails = () => Promise.resolve(violated({ expected: 'a', actual: 'b' }));

describe('a run', () => {
  it('gives each check the verdict of what it answered', async () => {
    const end = await run([
      check('A-01', passes),
      check('A-02', fails),
      check('A-03', fails, 'SHOULD'),
    ]);
    expect(verdictsOf(end)).toEqual({ 'A-01': 'pass', 'A-02': 'fail', 'A-03': 'warn' });
    expect(end.aborted).toBeUndefined();
  });

  it('calls what a check throws an error of the runner, and goes on', async () => {
    const broken = check('A-01', () => Promise.reject(new TypeError('oops')));
    const end = await run([broken, check('A-02', passes)]);
    expect(verdictsOf(end)).toEqual({ 'A-01': 'error', 'A-02': 'pass' });
    expect(end.results[0]?.outcome).toMatchObject({
      reason: expect.stringMatching(/oops/) as string,
    });
  });

  it('does so, too, for what is thrown before the first await', async () => {
    const broken = check('A-01', () => {
      throw new TypeError('at once');
    });
    expect(verdictsOf(await run([broken]))).toEqual({ 'A-01': 'error' });
  });

  it('turns an obstacle into what it stands for', async () => {
    const end = await run([
      check('A-01', () => Promise.reject(Obstacle.lacking('no clock', 'give one'))),
      check('A-02', () => Promise.reject(Obstacle.absent('no such client'))),
      check('A-03', () => Promise.reject(Obstacle.broken('control fell over'))),
    ]);
    expect(verdictsOf(end)).toEqual({
      'A-01': 'not-testable',
      'A-02': 'not-applicable',
      'A-03': 'error',
    });
  });

  it('ends when the target is lost, and lists what is left as not-testable', async () => {
    const lost = check('A-02', () => Promise.reject(new TargetLost('gone')));
    const end = await run([check('A-01', passes), lost, check('A-03', passes)]);
    expect(end.aborted).toBe('gone');
    expect(verdictsOf(end)).toEqual({
      'A-01': 'pass',
      'A-02': 'not-testable',
      'A-03': 'not-testable',
    });
  });

  it('tells of all but what an early end has left unasked', async () => {
    const told: string[] = [];
    const lost = check('A-02', () => Promise.reject(new TargetLost('gone')));
    const seen = { ...workshop(), exchanges: [exchange('e1')] };
    const checks = [
      check('A-01', passes),
      lost,
      check('A-03', passes),
      looksAt('W-01', () => undefined),
    ];
    await runChecks(checks, seen, {
      abortedBefore: undefined,
      onResult: (result) => told.push(`${result.check.id} ${result.verdict}`),
    });
    expect(told).toEqual(['A-01 pass', 'A-02 not-testable', 'W-01 pass']);
  });

  it('asks nothing when it was over before it began', async () => {
    const end = await run([check('A-01', passes)], 'not there');
    expect(verdictsOf(end)).toEqual({ 'A-01': 'not-testable' });
  });
});

describe('a passive check', () => {
  const judged = async (judge: PassiveCheck['judge']) => {
    const exchanges = Array.from({ length: 12 }, (_, index) => exchange(`e${String(index + 1)}`));
    const { results } = await runChecks(
      [looksAt('W-01', judge)],
      { ...workshop(), exchanges },
      { abortedBefore: undefined, onResult: () => undefined },
    );
    return results[0];
  };

  it('that holds has nothing to say of how', async () => {
    expect((await judged(() => undefined))?.outcome).toEqual(held());
  });

  it('describes the last of the examples that it shows, in the order of happening', async () => {
    const result = await judged(({ evidence }) => ({ expected: 'none', actual: evidence }));
    expect(result?.evidence).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'e10']);
    expect(result?.outcome).toMatchObject({
      actual: expect.stringMatching(/^e10 \(12 of 12 answers: getBooking\)$/) as string,
    });
  });
});

describe('a thing that is made once', () => {
  it('is the same for all who need it, and its evidence is theirs', async () => {
    let made = 0;
    const needs = (id: string): Check =>
      check(id, async (bench) => {
        const thing = await bench.once('thing', (maker) => {
          made += 1;
          maker.trail.push('e7');
          return Promise.resolve(made);
        });
        return held(String(thing));
      });
    const { results } = await run([needs('A-01'), needs('A-02')]);
    expect(results.map(({ outcome }) => outcome)).toEqual([held('1'), held('1')]);
    expect(results.map(({ evidence }) => evidence)).toEqual([['e7'], ['e7']]);
  });

  it('has its evidence among that of the check in the order of happening', async () => {
    const makes = check('A-01', async (bench) => {
      await bench.once('thing', (maker) => Promise.resolve(maker.trail.push('e2', 'e9', 'e10')));
      return held();
    });
    const needs = check('A-02', async (bench) => {
      bench.trail.push('e3', 'e8', 'e11');
      await bench.once('thing', () => Promise.reject(new Error('it is there')));
      return held();
    });
    const { results } = await run([makes, needs]);
    expect(results[1]?.evidence).toEqual(['e2', 'e3', 'e8', 'e9', 'e10', 'e11']);
  });

  it('that could not be made stays so, with its evidence', async () => {
    const needs = (id: string): Check =>
      check(id, async (bench) => {
        await bench.once('thing', (maker) => {
          maker.trail.push('e8');
          return Promise.reject(Obstacle.lacking('no panel', 'give one'));
        });
        return held();
      });
    const { results } = await run([needs('A-01'), needs('A-02')]);
    expect(results.map(({ verdict }) => verdict)).toEqual(['not-testable', 'not-testable']);
    expect(results.map(({ evidence }) => evidence)).toEqual([['e8'], ['e8']]);
  });
});
