import { describe, expect, it } from 'vitest';
import { operationById } from '#contract/operations.ts';
import { noControl } from '../target/control.ts';
import { ApiClient } from '../target/api-client.ts';
import type { Exchange } from '../target/exchange.ts';
import { emptyProfile } from '../target/profile/load-profile.ts';
import { Pace } from '../target/pace.ts';
import { Secrets } from '../target/secrets.ts';
import type { Bench, Workshop } from './bench.ts';
import type { ActiveCheck, Check, PassiveCheck, Probe } from './check.ts';
import { EvidenceLog } from './evidence.ts';
import { Obstacle } from './obstacle.ts';
import { held, violated } from './outcome.ts';
import { runChecks } from './run.ts';
import type { RunEnd } from './run.ts';
import { Slots } from './slots.ts';
import { TargetLost } from './target-lost.ts';

function workshop(): Workshop {
  const secrets = new Secrets();
  const evidence = new EvidenceLog(secrets, () => undefined);
  const limits = { timeoutMs: 10, signal: new AbortController().signal };
  const wiring = { baseUrl: 'http://127.0.0.1', limits, secrets, evidence };
  const pace = new Pace({ now: () => 0, sleep: () => Promise.resolve() }, () => Infinity);
  return {
    api: new ApiClient({
      ...wiring,
      ...{ letPass: () => Promise.resolve(), pace, slots: new Slots(1) },
    }),
    ...{ pace, budgets: new Map(), owners: new Map(), inbox: undefined, slots: new Slots(1) },
    pages: { reason: 'there are none here', remedy: 'none' },
    pause: () => Promise.resolve(),
    control: noControl('none', 'give it'),
    ...{ profile: emptyProfile(), secrets, evidence, seed: 1, depth: 'default' as const },
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
  client: undefined,
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
  runChecks({ checks, probes: [] }, workshop(), { abortedBefore, onResult: () => undefined });

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
    await runChecks({ checks, probes: [] }, seen, {
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
      { checks: [looksAt('W-01', judge)], probes: [] },
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
    const thing = (bench: Bench) =>
      bench.once('thing', (maker) => Promise.resolve(maker.trail.push('e2', 'e9', 'e10')));
    const makes = check('A-01', async (bench) => {
      await thing(bench);
      return held();
    });
    const needs = check('A-02', async (bench) => {
      bench.trail.push('e3', 'e8', 'e11');
      await thing(bench);
      return held();
    });
    const { results } = await run([makes, needs]);
    expect(results[1]?.evidence).toEqual(['e2', 'e3', 'e8', 'e9', 'e10', 'e11']);
  });

  it('does not share its name with another thing', async () => {
    const one = check('A-01', (bench) => bench.once('thing', () => Promise.resolve(held())));
    const other = check('A-02', (bench) => bench.once('thing', () => Promise.resolve(held('it'))));
    const { results } = await run([one, other]);
    expect(results[1]?.outcome).toMatchObject({
      kind: 'broken',
      reason: expect.stringMatching(/two different things are called "thing"/) as string,
    });
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

describe('several checks at a time', () => {
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  /** Runs these with so many slots, and tells in which order they began and ended. */
  async function order(
    workers: number,
    parts: readonly { id: string; alone?: true; run?: ActiveCheck['run'] }[],
  ): Promise<readonly string[]> {
    const told: string[] = [];
    const checks = parts.map(({ id, alone, run: work }) => ({
      ...(check(id, async (bench) => {
        told.push(`${id} begins`);
        await (work?.(bench) ?? turn());
        told.push(`${id} ends`);
        return held();
      }) as ActiveCheck),
      ...(alone === undefined ? {} : { alone }),
    }));
    const pause = (): Promise<void> => turn().then(turn).then(turn);
    const made = { ...workshop(), slots: new Slots(workers), pause };
    const hooks = { abortedBefore: undefined, onResult: () => undefined };
    await runChecks({ checks, probes: [] }, made, hooks);
    return told;
  }

  it('are as many as there are workers', async () => {
    const parts = [{ id: 'A-01' }, { id: 'A-02' }, { id: 'A-03' }];
    expect((await order(2, parts)).slice(0, 3)).toEqual([
      'A-01 begins',
      'A-02 begins',
      'A-01 ends',
    ]);
    expect((await order(1, parts)).slice(0, 2)).toEqual(['A-01 begins', 'A-01 ends']);
  });

  it('are over before one that wants to be alone begins', async () => {
    const parts = [
      { id: 'A-01', alone: true as const },
      { id: 'A-02', alone: true as const },
      { id: 'A-03' },
      { id: 'A-04' },
    ];
    expect((await order(4, parts)).slice(-5)).toEqual([
      'A-04 ends',
      'A-01 begins',
      'A-01 ends',
      'A-02 begins',
      'A-02 ends',
    ]);
  });

  it('give their place away while they wait', async () => {
    const waits = { id: 'A-01', run: (bench: Bench) => bench.pause(5).then(() => held()) };
    expect(await order(1, [waits, { id: 'A-02' }])).toEqual([
      'A-01 begins',
      'A-02 begins',
      'A-02 ends',
      'A-01 ends',
    ]);
  });

  it('do not block each other when what both need waits while it is made', async () => {
    const needs = (bench: Bench) =>
      bench.once('thing', (maker) => maker.pause(5)).then(() => held());
    const told = await order(1, [
      { id: 'A-01', run: needs },
      { id: 'A-02', run: needs },
    ]);
    expect(told).toHaveLength(4);
  });

  it('are reported in the order of the plan', async () => {
    const slow = check('A-01', async () => {
      await turn();
      await turn();
      return held();
    });
    const end = await runChecks(
      { checks: [slow, check('A-02', passes)], probes: [] },
      { ...workshop(), slots: new Slots(2) },
      { abortedBefore: undefined, onResult: () => undefined },
    );
    expect(end.results.map(({ check: { id } }) => id)).toEqual(['A-01', 'A-02']);
  });
});

describe('a probe', () => {
  const probe = (seen: Probe['run']): Probe => ({
    ...{ kind: 'probe', id: 'O07', question: 'What?', area: 'cancel', asks: [] },
    run: seen,
  });

  async function observed(seen: Probe['run']) {
    const observing = workshop();
    const hooks = { abortedBefore: undefined, onResult: () => undefined };
    const end = await runChecks({ checks: [], probes: [probe(seen)] }, observing, hooks);
    return { end, observations: observing.observations };
  }

  it('writes down what it has seen, and has no verdict', async () => {
    const { end, observations } = await observed(() =>
      Promise.resolve({ answer: 'with 409', value: '409' }),
    );
    expect(end.results).toEqual([]);
    expect(observations).toEqual([
      { id: 'O07', question: 'What?', answer: 'with 409', value: '409', evidence: [] },
    ]);
  });

  it('says why it has seen nothing', async () => {
    const { observations } = await observed(() =>
      Promise.reject(Obstacle.lacking('no clock', 'give one')),
    );
    expect(observations).toMatchObject([{ id: 'O07', answer: 'not seen: no clock' }]);
  });

  it('cannot fail the run when it breaks', async () => {
    const { end, observations } = await observed(() => Promise.reject(new TypeError('oops')));
    expect(end.aborted).toBeUndefined();
    expect(observations).toMatchObject([
      { answer: expect.stringMatching(/not seen: .*oops/) as string },
    ]);
  });
});

describe('a check of webhooks', () => {
  it('is not-testable when none of the kind has come', async () => {
    const check: Check = {
      ...{ kind: 'delivery', id: 'H-01', title: 'H', area: 'webhook', level: 'MUST' },
      ...{ requirements: [], judge: () => undefined },
    };
    expect(verdictsOf(await run([check]))).toEqual({ 'H-01': 'not-testable' });
  });
});
