import { describe, expect, it } from 'vitest';
import { aCheck, anExchange, aPassiveCheck, aWorkshop, keptOf } from '../../test/given/workshop.ts';
import type { Bench } from './bench.ts';
import type { ActiveCheck, Check } from './check.ts';
import { Obstacle } from './obstacle.ts';
import { held, violated } from './outcome.ts';
import { runChecks } from './run.ts';
import type { RunEnd } from './run.ts';
import { Slots } from './slots.ts';
import { TargetLost } from './target-lost.ts';

const verdictsOf = ({ results }: RunEnd): Record<string, string> =>
  Object.fromEntries(results.map((result) => [result.check.id, result.verdict]));

const run = (checks: readonly Check[], abortedBefore?: string): Promise<RunEnd> =>
  runChecks({ checks, probes: [] }, aWorkshop(), { abortedBefore, onResult: () => undefined });

const passes = () => Promise.resolve(held());
const fails = () => Promise.resolve(violated({ expected: 'a', actual: 'b' }));

describe('a run', () => {
  it('gives each check the verdict of what it answered', async () => {
    const end = await run([
      aCheck('A-01', passes),
      aCheck('A-02', fails),
      aCheck('A-03', fails, 'SHOULD'),
    ]);
    expect(verdictsOf(end)).toEqual({ 'A-01': 'pass', 'A-02': 'fail', 'A-03': 'warn' });
    expect(end.aborted).toBeUndefined();
  });

  it('calls what a check throws an error of the runner, and goes on', async () => {
    const broken = aCheck('A-01', () => Promise.reject(new TypeError('oops')));
    const end = await run([broken, aCheck('A-02', passes)]);
    expect(verdictsOf(end)).toEqual({ 'A-01': 'error', 'A-02': 'pass' });
    expect(end.results[0]?.outcome).toMatchObject({
      reason: expect.stringMatching(/oops/) as string,
    });
  });

  it('does so, too, for what is thrown before the first await', async () => {
    const broken = aCheck('A-01', () => {
      throw new TypeError('at once');
    });
    expect(verdictsOf(await run([broken]))).toEqual({ 'A-01': 'error' });
  });

  it('turns an obstacle into what it stands for', async () => {
    const end = await run([
      aCheck('A-01', () => Promise.reject(Obstacle.lacking('no clock', 'give one'))),
      aCheck('A-02', () => Promise.reject(Obstacle.absent('no such client'))),
      aCheck('A-03', () => Promise.reject(Obstacle.broken('control fell over'))),
    ]);
    expect(verdictsOf(end)).toEqual({
      'A-01': 'not-testable',
      'A-02': 'not-applicable',
      'A-03': 'error',
    });
  });

  it('ends when the target is lost, and lists what is left as not-testable', async () => {
    const lost = aCheck('A-02', () => Promise.reject(new TargetLost('gone')));
    const end = await run([aCheck('A-01', passes), lost, aCheck('A-03', passes)]);
    expect(end.aborted).toBe('gone');
    expect(verdictsOf(end)).toEqual({
      'A-01': 'pass',
      'A-02': 'not-testable',
      'A-03': 'not-testable',
    });
  });

  it('tells of all but what an early end has left unasked', async () => {
    const told: string[] = [];
    const lost = aCheck('A-02', () => Promise.reject(new TargetLost('gone')));
    const seen = { ...aWorkshop(), exchanges: keptOf(anExchange('e1')) };
    const checks = [
      aCheck('A-01', passes),
      lost,
      aCheck('A-03', passes),
      aPassiveCheck(() => undefined),
    ];
    await runChecks({ checks, probes: [] }, seen, {
      abortedBefore: undefined,
      onResult: (result) => told.push(`${result.check.id} ${result.verdict}`),
    });
    expect(told).toEqual(['A-01 pass', 'A-02 not-testable', 'W-01 pass']);
  });

  it('asks nothing when it was over before it began', async () => {
    const end = await run([aCheck('A-01', passes)], 'not there');
    expect(verdictsOf(end)).toEqual({ 'A-01': 'not-testable' });
  });
});

describe('a thing that is made once', () => {
  it('is the same for all who need it, and its evidence is theirs', async () => {
    let made = 0;
    const needs = (id: string): Check =>
      aCheck(id, async (bench) => {
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
    const makes = aCheck('A-01', async (bench) => {
      await thing(bench);
      return held();
    });
    const needs = aCheck('A-02', async (bench) => {
      bench.trail.push('e3', 'e8', 'e11');
      await thing(bench);
      return held();
    });
    const { results } = await run([makes, needs]);
    expect(results[1]?.evidence).toEqual(['e2', 'e3', 'e8', 'e9', 'e10', 'e11']);
  });

  it('does not share its name with another thing', async () => {
    const one = aCheck('A-01', (bench) => bench.once('thing', () => Promise.resolve(held())));
    const other = aCheck('A-02', (bench) => bench.once('thing', () => Promise.resolve(held('it'))));
    const { results } = await run([one, other]);
    expect(results[1]?.outcome).toMatchObject({
      kind: 'broken',
      reason: expect.stringMatching(/two different things are called "thing"/) as string,
    });
  });

  it('that could not be made stays so, with its evidence', async () => {
    const needs = (id: string): Check =>
      aCheck(id, async (bench) => {
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
      ...aCheck(id, async (bench) => {
        told.push(`${id} begins`);
        await (work?.(bench) ?? turn());
        told.push(`${id} ends`);
        return held();
      }),
      ...(alone === undefined ? {} : { alone }),
    }));
    const pause = (): Promise<void> => turn().then(turn).then(turn);
    const made = { ...aWorkshop(), slots: new Slots(workers), pause };
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
    expect(await order(4, parts)).toEqual([
      'A-03 begins',
      'A-04 begins',
      'A-03 ends',
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
    const slow = aCheck('A-01', async () => {
      await turn();
      await turn();
      return held();
    });
    const end = await runChecks(
      { checks: [slow, aCheck('A-02', passes)], probes: [] },
      { ...aWorkshop(), slots: new Slots(2) },
      { abortedBefore: undefined, onResult: () => undefined },
    );
    expect(end.results.map(({ check: { id } }) => id)).toEqual(['A-01', 'A-02']);
  });
});
