import { expect, it, vi } from 'vitest';
import { afterAwake } from './awake.ts';

const stallFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('waits no shorter than it was told', async () => {
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    afterAwake(250, resolve);
  });
  // Timers of Node are cut to whole milliseconds.
  expect(performance.now() - begun).toBeGreaterThan(245);
});

it('goes on waiting after the process was held up for longer than the whole wait', async () => {
  const end = vi.fn();
  const over = new Promise<void>((resolve) => {
    afterAwake(500, () => {
      end();
      resolve();
    });
  });
  stallFor(600);
  // What has been due meanwhile comes first.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(end).not.toHaveBeenCalled();
  await over;
});

it('can be called off', async () => {
  const end = vi.fn();
  const callOff = afterAwake(50, end);
  callOff();
  await new Promise<void>((resolve) => {
    afterAwake(120, resolve);
  });
  expect(end).not.toHaveBeenCalled();
});
