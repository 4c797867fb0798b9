/** For a thing that a check would like to have, and can do without. */
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
