/** Ids (A10) from the operating system's randomness: 122 bits each, so nobody guesses one. */

import { randomUUID } from 'node:crypto';
import type { Ids } from '../../application/ports.ts';

export const randomIds: Ids = {
  next: (prefix) => `${prefix}_${randomUUID()}`,
  uuid: () => randomUUID(),
};
