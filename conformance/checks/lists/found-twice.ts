/** For lists that may change while they are read: a server moves bookings and money on by itself. */
import type { Finding } from '../../engine/outcome.ts';

/** What is found counts only when it is found a second time, with everything read anew. */
export const foundTwice = async (
  find: () => Promise<Finding | undefined>,
): Promise<Finding | undefined> => ((await find()) === undefined ? undefined : find());
