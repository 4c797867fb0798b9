// Waiting for a state that nobody announces.

import { patience } from './world.ts';

/** Looks again after each turn of the event loop. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`still not so: ${isSo.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
