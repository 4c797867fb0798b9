/**
 * Small checks of untyped values, which tell every fault with its place and what was expected, and
 * never stop at the first: who writes a file wants to mend all of it at once.
 */

import { alternatives } from '../alternatives.ts';
import type { Path } from '../fault.ts';

export type Tell = (path: Path, message: string) => void;
export type Check = (value: unknown, path: Path, tell: Tell) => void;

/** A plain value that passes `test`; `expected` is its description: "a text". */
export const value =
  (expected: string, test: (value: unknown) => boolean): Check =>
  (given, path, tell) => {
    if (!test(given)) tell(path, `expected ${expected}, got ${shown(given)}`);
  };

export const textThat = (expected: string, test: (text: string) => boolean): Check =>
  value(expected, (given) => typeof given === 'string' && test(given));

export const text = textThat('a text that is not empty', (given) => given !== '');

export const textUpTo = (length: number): Check =>
  textThat(`a text of at most ${length} characters`, (given) => given.length <= length);

export const yesOrNo = value('true or false', (given) => typeof given === 'boolean');

export const numberFrom = (low: number, high = Infinity): Check =>
  value(
    `a number ${bounds(low, high)}`,
    (given) => typeof given === 'number' && given >= low && given <= high,
  );

export const wholeFrom = (low: number, high = Infinity): Check =>
  value(
    `a whole number ${bounds(low, high)}`,
    (given) => Number.isSafeInteger(given) && Number(given) >= low && Number(given) <= high,
  );

const bounds = (low: number, high: number): string =>
  high === Infinity ? `from ${low} up` : `from ${low} to ${high}`;

export const oneOf = (...words: readonly string[]): Check =>
  value(alternatives(words), (given) => typeof given === 'string' && words.includes(given));

export const orNull =
  (check: Check): Check =>
  (given, path, tell) => {
    if (given !== null) check(given, path, tell);
  };

export const listOf =
  (item: Check, least = 0): Check =>
  (given, path, tell) => {
    if (!Array.isArray(given)) {
      tell(path, `expected a list, got ${shown(given)}`);
      return;
    }
    if (given.length < least) tell(path, `expected a list of ${least} or more`);
    given.forEach((member, index) => item(member, [...path, index], tell));
  };

/** A map with any members: what the API passes on unread. */
export const anyMap = value('a map', (given) => isMap(given));

/** A check for every member of T: the compiler finds one that is forgotten or misspelt. */
export type Members<T> = { readonly [Key in keyof T]-?: Check };

/** A map with these members and no others. */
export const mapOf =
  <T>(members: Members<T>, ...required: readonly (keyof T & string)[]): Check =>
  (given, path, tell) => {
    if (!isMap(given)) {
      tell(path, `expected a map, got ${shown(given)}`);
      return;
    }
    const checks = new Map(Object.entries<Check>(members));
    for (const [key, member] of Object.entries(given)) {
      const check = checks.get(key);
      if (check !== undefined) check(member, [...path, key], tell);
      else tell([...path, key], `is not known here: expected ${alternatives([...checks.keys()])}`);
    }
    for (const key of required) {
      if (!Object.hasOwn(given, key)) tell([...path, key], 'is missing');
    }
  };

export const isMap = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const longest = 60;

const shown = (given: unknown): string => {
  const json = given === undefined ? 'nothing' : JSON.stringify(given);
  return json.length > longest ? `${json.slice(0, longest - 1)}…` : json;
};
