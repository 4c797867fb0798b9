import { describe, expect, it } from 'vitest';
import { Ending, Traffic } from './traffic.ts';

const long = 1_000_000;
const timers = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

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
    const before = timers();
    const idle = traffic.idle(long);
    ending.come();
    await idle;
    expect(traffic.count).toBe(0);
    // Nor does anyone wait who comes later, and no timer is left.
    await traffic.idle(long);
    expect(timers()).toBe(before);
  });
});
