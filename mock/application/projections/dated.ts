/** Events, deliveries and attempts as others see them: instants are ISO 8601 (protocol, "Transport"). */

import { toIso } from './time.ts';

const instants = new Set(['at', 'realAt', 'nextAttemptAt']);

/** A copy in which every instant (ms) is a timestamp, however deep it stands. */
export const dated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      instants.has(name) && typeof member === 'number' ? toIso(member) : dated(member),
    ]),
  );
};
