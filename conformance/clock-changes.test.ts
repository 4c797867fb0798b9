import { expect, it } from 'vitest';
import { clockChangeAfter } from './clock-changes.ts';

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});
/** Hours by which the clocks of London are ahead of UTC. */
const aheadAt = (moment: number): number =>
  (Number(hour.format(moment)) - new Date(moment).getUTCHours() + 24) % 24;

it('tells when the clocks of London change, in spring and in autumn', () => {
  const changes: number[] = [];
  while (changes.length < 20) {
    changes.push(clockChangeAfter(changes.at(-1) ?? Date.UTC(2026, 0, 1)));
  }
  expect(changes.map((one) => [aheadAt(one - 1), aheadAt(one)])).toEqual(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [0, 1] : [1, 0])),
  );
});

it('tells the one that comes next', () => {
  const next = clockChangeAfter(Date.UTC(2026, 10, 29));
  expect(new Date(next).toISOString()).toBe('2027-03-28T01:00:00.000Z');
});
