/** For a thing that may not be to be had. */
import { Obstacle } from '../../engine/obstacle.ts';

/** Undefined when the thing cannot be had. A testbench that broke is still an error. */
export async function ifPossible<T>(thing: Promise<T>): Promise<T | undefined> {
  try {
    return await thing;
  } catch (error) {
    if (error instanceof Obstacle && error.outcome.kind !== 'broken') return undefined;
    throw error;
  }
}

/**
 * What `get` gives; when a power is missing for that, this is added to what would give the power: another way to the
 * thing (", or …"), or why there is none.
 */
export async function sayingAlso<T>(remedy: string, get: () => T | Promise<T>): Promise<T> {
  try {
    return await get();
  } catch (error) {
    throw error instanceof Obstacle ? error.withMore(remedy) : error;
  }
}
