/** The options of `phlebo mock`: text from the command line or the environment, checked. */

import { beginningOfTime, endOfTime } from './domain/zoned-time.ts';
import { policyChoices, usualPolicies, type Policies, type PolicyId } from './domain/policy.ts';

/** Wrong usage: the message says what was wrong and what to write instead. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A whole number within bounds, or a UsageError that names the option. */
export const readInteger = (
  option: string,
  text: string,
  [low, high]: readonly [number, number],
): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= high) return value;
  throw new UsageError(
    `${option} takes a whole number from ${String(low)} to ${String(high)}, not "${text}".`,
  );
};

/** ISO 8601 with an offset, to ms. */
export const readInstant = (option: string, text: string): number => {
  const instant = Date.parse(text);
  const hasOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
  if (hasOffset.test(text) && !Number.isNaN(instant)) {
    if (instant >= beginningOfTime && instant < endOfTime) return instant;
    throw new UsageError(`${option} takes a time from the year 1900 to 9997, not "${text}".`);
  }
  throw new UsageError(
    `${option} takes an ISO 8601 time with an offset, as in 2027-01-04T09:00:00Z, not "${text}".`,
  );
};

/** `0,1,5` seconds to ms: the delay before each attempt. */
export const readLadder = (option: string, text: string): readonly number[] => {
  const seconds = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (seconds.every((delay) => Number.isFinite(delay) && delay >= 0)) {
    return seconds.map((delay) => delay * 1000);
  }
  throw new UsageError(
    `${option} takes standard, or delays in seconds as in 0,1,5, not "${text}".`,
  );
};

const isPolicyId = (id: string): id is PolicyId => Object.hasOwn(policyChoices, id);

/** `O09=400`, repeatable: chosen readings over the usual ones. */
export const readPolicies = (choices: readonly string[]): Policies =>
  Object.freeze(
    choices.reduce<Policies>((policies, choice) => {
      const [id = '', value] = choice.split('=', 2);
      if (value === undefined) {
        throw new UsageError(
          `A policy is a point and its reading, as in O09=400, not "${choice}".`,
        );
      }
      return { ...policies, ...readPolicy(id, value) };
    }, usualPolicies),
  );

/** One choice, or a UsageError that lists what can be chosen. */
const readPolicy = (id: string, value: string): Partial<Policies> => {
  if (!isPolicyId(id)) {
    const known = Object.keys(policyChoices).sort().join(', ');
    throw new UsageError(`There is no policy "${id}". Write one of ${known}, as in O09=400.`);
  }
  const values: readonly string[] = policyChoices[id];
  if (values.includes(value)) return { [id]: value };
  throw new UsageError(`Policy ${id} is one of ${values.join(', ')}, not "${value}".`);
};
