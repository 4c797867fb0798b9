import { describe, expect, it } from 'vitest';
import { Obstacle } from './obstacle.ts';

describe('an obstacle', () => {
  it('says more of what would give a power that is missing', () => {
    expect(Obstacle.lacking('no clock', 'give one').withMore(', or wait')).toMatchObject({
      message: 'no clock',
      outcome: { kind: 'lacking', reason: 'no clock', remedy: 'give one, or wait' },
    });
  });

  it('has nothing to add where no power is missing', () => {
    const broken = Obstacle.broken('it fell over');
    expect(broken.withMore(', or wait')).toBe(broken);
    expect(broken.outcome).toEqual({ kind: 'broken', reason: 'it fell over' });
  });
});
