import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../test/given/application.ts';
import { resultOf } from '../../../test/given/outcomes.ts';
import { advanceClock, readClock, reset } from './clock.ts';

describe('the clock', () => {
  it('is read as a timestamp', async () => {
    expect(await readClock(aWorld().deps)).toEqual({ now: '2027-01-04T09:00:00.000Z' });
  });

  it.each([
    [0, '2027-01-04T09:00:00.000Z'],
    [0.5, '2027-01-04T09:00:00.500Z'],
    [0.0004, '2027-01-04T09:00:00.000Z'],
    [86_400, '2027-01-05T09:00:00.000Z'],
  ])('moves by %d seconds', async (seconds, now) => {
    const world = aWorld();
    expect(await advanceClock(world.deps, { seconds })).toEqual({ now, happened: [] });
    expect(await readClock(world.deps)).toEqual({ now });
  });

  it('lists what fell due on the way, each with its time', async () => {
    const world = aWorld();
    const at = Date.parse('2027-01-04T09:30:00Z');
    world.falls([{ at, what: 'invoice.overdue', invoiceId: 'inv_1' }]);
    const { happened } = await resultOf(advanceClock(world.deps, { seconds: 3600 }));
    expect(happened).toEqual([
      { at: '2027-01-04T09:30:00.000Z', what: 'invoice.overdue', invoiceId: 'inv_1' },
    ]);
  });

  it.each([
    [1_000, undefined],
    [1_001, 1],
    [300_000, 299_000],
  ])('lists no more than a thousand of %d, and tells how many are left out', async (all, left) => {
    const world = aWorld();
    const start = Date.parse('2027-01-04T09:00:00Z');
    world.falls(Array.from({ length: all }, (_, n) => ({ at: start + n, what: 'x', n })));
    const { happened } = await resultOf(advanceClock(world.deps, { seconds: 3600 }));
    expect(happened[999]).toEqual({ at: '2027-01-04T09:00:00.999Z', what: 'x', n: 999 });
    const at = new Date(start + all - 1).toISOString();
    expect(happened.slice(1_000)).toEqual(
      left === undefined ? [] : [{ at, what: 'more', count: left }],
    );
  });

  it('ends a year before the calendar does, so that what is due then still has a date', async () => {
    const world = aWorld();
    world.clock.set(Date.parse('9997-12-31T23:59:59Z'));
    expect(await advanceClock(world.deps, { seconds: 1.5 })).toMatchObject({ refused: 'invalid' });
    await resultOf(advanceClock(world.deps, { seconds: 0.5 }));
  });
});

it('reset goes back to the start', async () => {
  const world = aWorld();
  expect(await reset(world.deps)).toEqual({});
  expect(world.resets()).toBe(1);
});
