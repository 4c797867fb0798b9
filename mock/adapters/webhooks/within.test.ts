import { describe, expect, it } from 'vitest';
import { Ending, Traffic, within } from './within.ts';

const never = new Promise<string>(() => undefined);
const long = 1_000_000;
const timers = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

describe('waiting for many', () => {
  it('gives what came in time, in order, and the late ones by their index', async () => {
    const works = [Promise.resolve('a'), never, Promise.resolve('c')];
    const got = await within(5, works, (index) => `late ${index}`, new Ending());
    expect(got).toEqual(['a', 'late 1', 'c']);
  });

  it('ends with the run', async () => {
    const ending = new Ending();
    const before = timers();
    expect(await within(long, [Promise.resolve('a')], () => 'late', ending)).toEqual(['a']);
    const waiting = within(long, [never], () => 'late', ending);
    ending.come();
    expect(await waiting).toEqual(['late']);
    expect(await within(long, [never], () => 'late', ending)).toEqual(['late']);
    expect(timers()).toBe(before);
  });
});

describe('traffic', () => {
  it('is idle when as many have ended as have begun', async () => {
    const traffic = new Traffic(new Ending());
    await traffic.idle(long);
    traffic.begin();
    traffic.begin();
    const idle = traffic.idle(long).then(() => traffic.count);
    traffic.end();
    expect(traffic.count).toBe(1);
    traffic.end();
    expect(await idle).toBe(0);
  });

  it('is nothing once the run has ended', async () => {
    const ending = new Ending();
    const traffic = new Traffic(ending);
    traffic.begin();
    const idle = traffic.idle(long);
    ending.come();
    await idle;
    expect(traffic.count).toBe(0);
  });
});
