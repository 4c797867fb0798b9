import { describe, expect, it, vi } from 'vitest';
import { aDelivery, anExchange, aWorkshop } from '../../test/given/workshop.ts';
import { Mailbox, mostKept } from '../receiver/mailbox.ts';
import type { ApiClient } from '../target/api-client.ts';
import { noControl } from '../target/control.ts';
import type { Exchange } from '../target/exchange.ts';
import { Pace } from '../target/pace.ts';
import { emptyProfile } from '../target/profile/load-profile.ts';
import { Bench } from './bench.ts';
import { Obstacle } from './obstacle.ts';
import type { Workshop } from './bench.ts';
import { Exchanges } from './exchanges.ts';
import { TargetLost } from './target-lost.ts';

const lacking = { outcome: expect.objectContaining({ kind: 'lacking' }) as unknown };

describe('a call', () => {
  const answering = (exchange: Exchange) =>
    ({ call: () => Promise.resolve(exchange) }) as unknown as ApiClient;
  const silent = anExchange('e1', 'getBooking', { answer: { kind: 'none', problem: 'cut off' } });

  it('is remembered for those who look back, with the client whose key was sent', async () => {
    const workshop = aWorkshop({ api: answering(anExchange('e1')) });
    const bench = new Bench(workshop);
    bench.own('key-1', 'primary', 60);
    await bench.call({ operation: 'getBooking', key: 'key-1' });
    await bench.call({ operation: 'getBooking', key: 'key-2' });
    await bench.call({ operation: 'getBooking' });
    expect(workshop.exchanges.all.map(({ client }) => client)).toEqual([
      'primary',
      undefined,
      undefined,
    ]);
  });

  it('that nothing answers is an answer of its own while the target lives', async () => {
    const workshop = aWorkshop({ api: answering(silent) });
    expect(await new Bench(workshop).call({ operation: 'getBooking' })).toEqual(silent);
    expect(workshop.exchanges.all).toEqual([silent]);
  });

  it('that nothing answers loses the target when it is silent altogether', async () => {
    const workshop = aWorkshop({ api: answering(silent), isAlive: () => Promise.resolve(false) });
    const called = new Bench(workshop).call({ operation: 'getBooking' });
    await expect(called).rejects.toThrow(new TargetLost('cut off'));
    expect(workshop.exchanges.all).toEqual([]);
  });

  it('that says more than can be kept ends the run, and says why', async () => {
    const exchanges = new Exchanges();
    vi.spyOn(exchanges, 'surfeit', 'get').mockReturnValue('too much');
    const workshop = aWorkshop({ api: answering(anExchange('e1')), exchanges });
    const called = new Bench(workshop).call({ operation: 'getBooking' });
    await expect(called).rejects.toThrow(new TargetLost('too much'));
    expect(exchanges.all).toHaveLength(1);
  });

  it('that is answered does not ask whether the target lives', async () => {
    const isAlive = () => expect.fail('there is no need to ask');
    const bench = new Bench(aWorkshop({ api: answering(anExchange('e1')), isAlive }));
    expect(await bench.call({ operation: 'getBooking' })).toMatchObject({ evidence: 'e1' });
  });
});

describe('the budget of a key', () => {
  const budgets = new Map([
    ['small', 2],
    ['large', 3],
  ]);
  const pace = () =>
    new Pace(
      { now: () => 100_000, sleep: () => Promise.resolve() },
      (key) => budgets.get(key ?? '') ?? Infinity,
    );

  it('is the roomiest where most is left, and the first of those that have as much', () => {
    const bench = new Bench(aWorkshop({ pace: pace() }));
    expect(bench.roomiest(['small', 'large'])).toBe('large');
    expect(bench.roomiest(['large', 'small'])).toBe('large');
    expect(bench.roomiest(['any', 'other'])).toBe('any');
    expect(bench.room('small')).toBe(2);
  });

  it('has its room again when the clock of the server was moved on by a minute', async () => {
    const control = { ...noControl('none', 'none'), act: () => Promise.resolve({}) };
    const own = pace();
    const bench = new Bench(aWorkshop({ pace: own, control }));
    own.note('small');
    await bench.act('clock.set', { seconds: 61 });
    expect(bench.room('small')).toBe(1);
    await bench.act('clock.advance', { seconds: 30 });
    expect(bench.room('small')).toBe(1);
    await bench.act('clock.advance', { seconds: 31 });
    expect(bench.room('small')).toBe(2);
  });
});

describe('the clock of the server', () => {
  const answering = (...answers: readonly (() => Promise<Record<string, unknown>>)[]) => {
    const left = [...answers];
    const asked: string[] = [];
    const act = (action: string) => {
      asked.push(action);
      return left.shift()?.() ?? Promise.resolve({});
    };
    return {
      bench: new Bench(aWorkshop({ control: { ...noControl('none', 'none'), act } })),
      asked,
    };
  };
  const move = (bench: Bench) => bench.act('clock.advance', { seconds: 60 });

  it('is not moved again once a move was not answered: when that takes effect nobody knows', async () => {
    const silence = () => Promise.reject(Obstacle.broken('no whole answer within 10000 ms'));
    const { bench, asked } = answering(silence);
    await expect(move(bench)).rejects.toThrow('no whole answer');
    await expect(move(bench)).rejects.toThrow('an earlier clock.advance was not answered');
    await bench.act('lab.receive', {});
    expect(asked).toEqual(['clock.advance', 'lab.receive']);
    expect(bench.passedMs).toBe(0);
  });

  it('is moved again after a move that was refused: it stands where it stood', async () => {
    const refusal = () => Promise.reject(Obstacle.lacking('it answered REFUSED', 'none'));
    const { bench } = answering(refusal);
    await expect(move(bench)).rejects.toThrow('REFUSED');
    await move(bench);
    expect(bench.passedMs).toBe(60_000);
  });
});

describe('a power that is missing', () => {
  it.each<[string, (bench: Bench) => unknown]>([
    [
      'an action',
      (bench) => {
        bench.need('clock.advance');
      },
    ],
    [
      'pages',
      (bench) => {
        bench.needPages();
      },
    ],
    ['a way in for webhooks', (bench) => bench.mailbox('primary')],
  ])('ends the check as not-testable: %s', (_, ask) => {
    const bench = new Bench(aWorkshop());
    expect(() => ask(bench)).toThrow(expect.objectContaining(lacking) as Error);
    expect(bench.hasInbox).toBe(false);
    expect(bench.offers('clock.advance')).toBe(false);
  });
});

it('gives the mailbox of a name where there is a way in for webhooks', () => {
  const box = new Mailbox('primary', 'http://127.0.0.1/primary');
  const mailbox = (name: string) => (name === 'primary' ? box : expect.fail('another mailbox'));
  const inbox = { mailbox, port: 1, deliveries: [], close: () => Promise.resolve() };
  const bench = new Bench(aWorkshop({ inbox }));
  expect(bench.hasInbox).toBe(true);
  expect(bench.mailbox('primary')).toBe(box);
});

describe('webhooks that are waited for', () => {
  const wish = ({ mailbox }: { mailbox: string }) => mailbox === 'primary';
  const boxWith = (...deliveries: Parameters<Mailbox['add']>[0][]): Mailbox => {
    const box = new Mailbox('primary', 'http://127.0.0.1/primary');
    for (const delivery of deliveries) box.add(delivery);
    return box;
  };
  const full = (): Mailbox =>
    boxWith(
      ...Array.from({ length: mostKept.deliveries }, () => aDelivery('e9', { mailbox: 'other' })),
    );
  const other = aDelivery('e2', { mailbox: 'other' });

  it('are those that are wished for, and the evidence of the check', async () => {
    const bench = new Bench(aWorkshop());
    const found = await bench.arrivals(boxWith(other, aDelivery('e3')), wish);
    expect(found.map(({ evidence }) => evidence)).toEqual(['e3']);
    expect(bench.trail).toEqual(['e3']);
  });

  it('are waited for until there are as many as are wished for', async () => {
    const bench = new Bench(aWorkshop());
    const box = boxWith(aDelivery('e3'));
    const finding = bench.arrivals(box, wish, 2);
    box.add(other);
    box.add(aDelivery('e5'));
    expect((await finding).map(({ evidence }) => evidence)).toEqual(['e3', 'e5']);
  });

  it.each([
    { webhookSettle: 5000, waitMs: 25_000 },
    { webhookSettle: 100, waitMs: 6000 },
  ])('are waited for much longer than silence must last: %o', async ({ webhookSettle, waitMs }) => {
    const box = boxWith(other);
    const arrivals = vi.spyOn(box, 'arrivals').mockResolvedValue([]);
    const bench = new Bench(aWorkshop({ profile: { ...emptyProfile(), webhookSettle } }));
    expect(await bench.arrivals(box, wish, 2)).toEqual([]);
    expect(arrivals).toHaveBeenCalledExactlyOnceWith(wish, { count: 2, waitMs });
  });

  it('are not waited for when as many have come already', async () => {
    const box = boxWith(aDelivery('e3'));
    const arrivals = vi.spyOn(box, 'arrivals');
    await new Bench(aWorkshop()).arrivals(box, wish);
    expect(arrivals).not.toHaveBeenCalled();
  });

  it('are strays when they come all the same until silence may be believed', async () => {
    const box = boxWith(other);
    const waited: number[] = [];
    const workshop = aWorkshop({
      pause: (ms) => {
        waited.push(ms);
        box.add(aDelivery('e4'));
        return Promise.resolve();
      },
    });
    const bench = new Bench(workshop);
    const found = await bench.strays(box, wish);
    expect(found.map(({ evidence }) => evidence)).toEqual(['e4']);
    expect(bench.trail).toEqual(['e4']);
    expect(waited).toEqual([workshop.profile.webhookSettle]);
  });

  it('are none when there is silence', async () => {
    expect(await new Bench(aWorkshop()).strays(boxWith(other), wish)).toEqual([]);
  });

  it('cannot be believed to be missing where the mailbox keeps nothing more', async () => {
    const bench = new Bench(aWorkshop());
    await expect(bench.strays(full(), wish)).rejects.toMatchObject(lacking);
    const box = full();
    vi.spyOn(box, 'arrivals').mockResolvedValue([]);
    await expect(bench.arrivals(box, wish)).rejects.toMatchObject(lacking);
  });

  it('that have come are believed although the mailbox keeps nothing more', async () => {
    const bench = new Bench(aWorkshop());
    const all = () => true;
    const { deliveries } = mostKept;
    expect(await bench.strays(full(), all)).toHaveLength(deliveries);
    expect(await bench.arrivals(full(), all, deliveries)).toHaveLength(deliveries);
  });
});

describe('what is written down', () => {
  it('of an open point is masked, told of, and has what was done until then as its evidence', () => {
    const told: unknown[] = [];
    const workshop = aWorkshop({ onObservation: (seen) => void told.push(seen) });
    const bench = new Bench(workshop);
    bench.trail.push('e1');
    bench.observe({ id: 'O07', question: 'What?', answer: 'with pj_live_abcdef', value: '409' });
    bench.trail.push('e2');
    const seen = { id: 'O07', question: 'What?', answer: 'with pj_live_***', value: '409' };
    expect(workshop.observations).toEqual([{ ...seen, evidence: ['e1'] }]);
    expect(told).toEqual(workshop.observations);
  });

  it('to repeat a failure is masked, and goes nowhere where there is no folder', () => {
    const kept: string[] = [];
    const onScenario: Workshop['onScenario'] = (name, text) => void kept.push(`${name}: ${text}`);
    new Bench(aWorkshop({ onScenario })).keepScenario('A-01', 'key pj_live_abcdef');
    new Bench(aWorkshop()).keepScenario('A-01', 'key');
    expect(kept).toEqual(['A-01: key pj_live_***']);
  });
});

it('draws the same input for the same label, whichever check asks', () => {
  const word = (seed: number, label: string): string =>
    new Bench(aWorkshop({ seed })).random(label).word(12);
  expect(word(7, 'a')).toBe(word(7, 'a'));
  expect(new Set([word(7, 'a'), word(7, 'b'), word(8, 'a')]).size).toBe(3);
});
