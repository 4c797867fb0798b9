import { expect, it } from 'vitest';
import { createAgenda } from './agenda.ts';
import { createClock } from './movable-clock.ts';

const START = Date.parse('2027-01-04T09:00:00Z');
const fail = (error: unknown): never => expect.fail(String(error));

it('forgets an advance that was asked for before a reset and has not begun', async () => {
  const clock = createClock(START);
  const agenda = createAgenda(clock, fail);
  const first = agenda.advance(1_000);
  const queued = agenda.advance(60_000);
  agenda.clear();
  clock.reset();
  await Promise.all([first, queued]);
  expect(clock.now()).toBe(START);
});

it('stops at the latest instant, however many advances were asked for at once', async () => {
  const clock = createClock(START);
  const agenda = createAgenda(clock, fail, { latest: START + 5_000 });
  await Promise.all([agenda.advance(4_000), agenda.advance(4_000), agenda.advance(4_000)]);
  expect(clock.now()).toBe(START + 5_000);
});
