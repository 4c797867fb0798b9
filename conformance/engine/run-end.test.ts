import { describe, expect, it } from 'vitest';
import {
  aCheck,
  aDelivery,
  aDeliveryCheck,
  anExchange,
  aPassiveCheck,
  aProbe,
  aWorkshop,
  keptOf,
} from '../../test/given/workshop.ts';
import { noControl } from '../target/control.ts';
import type { Workshop } from './bench.ts';
import type { Check, Probe } from './check.ts';
import { Obstacle } from './obstacle.ts';
import { held } from './outcome.ts';
import { runChecks, tidyUp } from './run.ts';
import type { CheckResult, RunEnd } from './run.ts';
import { TargetLost } from './target-lost.ts';

type Ran = { readonly end: RunEnd; readonly told: readonly CheckResult[] };

async function run(
  checks: readonly Check[],
  workshop: Workshop,
  { probes = [], abortedBefore }: { probes?: readonly Probe[]; abortedBefore?: string } = {},
): Promise<Ran> {
  const told: CheckResult[] = [];
  const hooks = { abortedBefore, onResult: (result: CheckResult) => void told.push(result) };
  return { end: await runChecks({ checks, probes }, workshop, hooks), told };
}

const passes = () => Promise.resolve(held());
const losesTarget = () => Promise.reject(new TargetLost('gone'));
const finding = { expected: 'a', actual: 'b' };

describe('a probe', () => {
  async function observed(seen: Probe['run']) {
    const observing = aWorkshop();
    const { end } = await run([], observing, { probes: [aProbe(seen)] });
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

  it('has as its evidence what it did until then, and nothing later', async () => {
    const observing = aWorkshop();
    const probe = aProbe((bench) => {
      bench.trail.push('e4');
      return Promise.resolve({ answer: 'with 409' });
    });
    await run([], observing, { probes: [probe] });
    expect(observing.observations).toMatchObject([{ evidence: ['e4'] }]);
  });

  it.each([
    [Obstacle.lacking('no clock', 'give one'), 'not seen: no clock'],
    [Obstacle.absent('no such client'), 'not seen: no such client'],
    [Obstacle.broken('control fell over'), 'not seen: control fell over'],
  ])('says why it has seen nothing: %s', async (obstacle, answer) => {
    const { observations } = await observed(() => Promise.reject(obstacle));
    expect(observations).toMatchObject([{ id: 'O07', answer }]);
  });

  it('cannot fail the run when it breaks', async () => {
    const { end, observations } = await observed(() => Promise.reject(new TypeError('oops')));
    expect(end.aborted).toBeUndefined();
    expect(observations).toMatchObject([
      { answer: expect.stringMatching(/not seen: .*oops/) as string },
    ]);
  });

  it('that loses the target ends the run, and says nothing of how the server answers', async () => {
    const { end, observations } = await observed(losesTarget);
    expect(end.aborted).toBe('gone');
    expect(observations).toEqual([]);
  });

  it('is no longer asked when the run is over', async () => {
    const observing = aWorkshop();
    const probe = aProbe(() => Promise.resolve({ answer: 'with 409' }));
    await run([aCheck('A-01', losesTarget)], observing, { probes: [probe] });
    expect(observing.observations).toEqual([]);
  });
});

describe('a look back', () => {
  it('is at what got a whole answer only', async () => {
    const cutOff = { answer: { kind: 'none', problem: 'cut off' } } as const;
    const exchanges = keptOf(anExchange('e1'), anExchange('e2', 'getBooking', cutOff));
    const check = aPassiveCheck(() => finding);
    const { end } = await run([check], aWorkshop({ exchanges }));
    expect(end.results).toMatchObject([{ verdict: 'fail', evidence: ['e1'] }]);
  });

  it('is at the webhooks that have come in', async () => {
    const mailbox = () => expect.fail('no mailbox is needed for it');
    const deliveries = [aDelivery('e1')];
    const inbox = { mailbox, port: 1, deliveries, close: () => Promise.resolve() };
    const { end } = await run([aDeliveryCheck(() => finding)], aWorkshop({ inbox }));
    expect(end.results).toMatchObject([{ verdict: 'fail', evidence: ['e1'] }]);
  });

  it('has nothing to look at where no webhook has a way in', async () => {
    const { end } = await run([aDeliveryCheck(() => finding)], aWorkshop());
    expect(end.results).toMatchObject([{ verdict: 'not-testable', evidence: [] }]);
  });

  it('is not an open point: nothing is observed', async () => {
    const observing = aWorkshop({ exchanges: keptOf(anExchange('e1')) });
    await run([aPassiveCheck(() => undefined)], observing);
    expect(observing.observations).toEqual([]);
  });

  it('is not taken, nor told of, after an early end at which nothing was seen', async () => {
    const check = aPassiveCheck(() => undefined);
    const { end, told } = await run([check], aWorkshop(), { abortedBefore: 'not there' });
    expect(told).toEqual([]);
    expect(end.results).toMatchObject([
      {
        verdict: 'not-testable',
        outcome: { reason: expect.stringContaining('not there') as string },
      },
    ]);
  });

  it('that finds nothing to look at says so where the run came to its end', async () => {
    const { end, told } = await run([aPassiveCheck(() => undefined)], aWorkshop());
    expect(told).toHaveLength(1);
    expect(end.results).toMatchObject([
      { outcome: { reason: expect.stringMatching(/^no answer/) as string } },
    ]);
  });
});

describe('a check that is left unasked', () => {
  it('has no evidence and took no time', async () => {
    const { end } = await run([aCheck('A-01', passes)], aWorkshop(), {
      abortedBefore: 'not there',
    });
    expect(end.results).toMatchObject([{ evidence: [], durationMs: 0 }]);
  });
});

describe('the time that a check takes', () => {
  it('is counted from its own beginning', async () => {
    const began = performance.now();
    const { end } = await run(
      [aCheck('A-01', passes), aPassiveCheck(() => undefined)],
      aWorkshop({ exchanges: keptOf(anExchange('e1')) }),
    );
    const took = Math.ceil(performance.now() - began);
    for (const { durationMs } of end.results) {
      expect(durationMs).toBeGreaterThanOrEqual(0);
      expect(durationMs).toBeLessThanOrEqual(took);
    }
  });
});

describe('what a run has put among the things of others', () => {
  const leaves = aCheck('A-01', (bench) => {
    bench.afterwards('panels.remove', { id: 'tp_1' });
    bench.afterwards('venues.remove', { id: 'ven_1' });
    return passes();
  });

  /** Runs these on a target that offers this much, and tells what was asked of it. */
  async function asked(checks: readonly Check[], offered: readonly string[], refuses = '') {
    const acts: unknown[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const control: Workshop['control'] = {
      ...noControl('none', 'none'),
      offers: (action) => offered.includes(action),
      act: (action, parameters, _trail, signal) => {
        acts.push([action, parameters]);
        signals.push(signal);
        if (action === refuses) return Promise.reject(Obstacle.broken('it fell over'));
        return Promise.resolve({});
      },
    };
    const { end } = await run(checks, aWorkshop({ control }));
    return { acts, signals, end };
  }
  const both = [
    ['panels.remove', { id: 'tp_1' }],
    ['venues.remove', { id: 'ven_1' }],
  ];

  it('is taken away at the end', async () => {
    const { acts, signals } = await asked([leaves], ['panels.remove', 'venues.remove']);
    expect([acts, signals]).toEqual([both, [undefined, undefined]]);
  });

  it('stays where the target cannot take it away', async () => {
    const { acts } = await asked([leaves], ['venues.remove']);
    expect(acts).toEqual([both[1]]);
  });

  it('fails nothing when it cannot be taken away, and the rest is', async () => {
    const offered = ['panels.remove', 'venues.remove'];
    const { acts, end } = await asked([leaves], offered, 'panels.remove');
    expect(acts).toEqual(both);
    expect(end.results).toMatchObject([{ verdict: 'pass' }]);
  });

  it('is taken away when the run has ended before its time, too, by a signal that is not the run’s', async () => {
    const lost = aCheck('A-02', losesTarget);
    const { acts, signals } = await asked([leaves, lost], ['panels.remove', 'venues.remove']);
    expect(acts).toEqual(both);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  });

  it('stays where that takes too long', async () => {
    const acts: string[] = [];
    const control: Workshop['control'] = {
      ...noControl('none', 'none'),
      offers: () => true,
      act: (action) => {
        acts.push(action);
        overdue.abort();
        return Promise.resolve({});
      },
    };
    const overdue = new AbortController();
    const leftovers = ['panels.remove', 'venues.remove'].map((action) => ({
      ...{ action, parameters: {} },
    }));
    await tidyUp({ control, leftovers }, overdue.signal);
    expect(acts).toEqual(['panels.remove']);
  });
});
