import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { aWorkshop } from '../../test/given/workshop.ts';
import { Mailbox } from '../receiver/mailbox.ts';
import { calledOff } from '../target/transport-error.ts';
import { Bench } from './bench.ts';
import { unlessCalledOff } from './called-off.ts';

const aController = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

const never = new Promise<never>(() => undefined);

it('gives what was waited for, while nothing calls the run off', async () => {
  const { signal } = new AbortController();
  expect(await unlessCalledOff(Promise.resolve(7), signal)).toBe(7);
  await expect(unlessCalledOff(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
});

it('ends at once when the run is called off, before or meanwhile', async () => {
  await expect(unlessCalledOff(never, AbortSignal.abort())).rejects.toThrow(calledOff());
  const { signal, abort } = aController();
  const waiting = unlessCalledOff(never, signal);
  abort();
  await expect(waiting).rejects.toThrow(calledOff());
});

it('believes no wait that has ended because the run was called off', async () => {
  const { signal, abort } = aController();
  const ended = new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve('nothing came');
    });
  });
  const waiting = unlessCalledOff(ended, signal);
  abort();
  await expect(waiting).rejects.toThrow(calledOff());
});

it('listens no longer than it waits', async () => {
  const { signal } = aController();
  await unlessCalledOff(Promise.resolve(7), signal);
  await expect(unlessCalledOff(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('believes no silence that was not listened to to its end', async () => {
  const { signal, abort } = aController();
  const pause = (): Promise<void> => {
    abort();
    return Promise.resolve();
  };
  const bench = new Bench(aWorkshop({ pause, signal }));
  const mailbox = new Mailbox('primary', 'http://127.0.0.1/primary');
  await expect(bench.strays(mailbox, () => true)).rejects.toThrow(calledOff());
});

it('waits for no webhook any more', async () => {
  const bench = new Bench(aWorkshop({ signal: AbortSignal.abort() }));
  const mailbox = new Mailbox('primary', 'http://127.0.0.1/primary');
  await expect(bench.arrivals(mailbox, () => true)).rejects.toThrow(calledOff());
});
