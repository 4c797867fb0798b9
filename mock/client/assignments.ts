/** `name=value` words of the command line as the members of a JSON object. */

import { UsageError } from '../options.ts';
import type { Parameters } from './control-client.ts';

/**
 * `a.b=value` sets a nested member; a value that parses as JSON is JSON, any other is text. What
 * cannot be read, or contradicts what was set before, is a UsageError.
 */
export const readAssignments = (words: readonly string[]): Parameters => {
  const result: Record<string, unknown> = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    const path = word.slice(0, equals).split('.');
    if (equals < 1 || path.includes('')) {
      throw new UsageError(`"${word}" is not of the form name=value or a.b=value.`);
    }
    assign(result, path, readValue(word.slice(equals + 1)), word);
  }
  return result;
};

const readValue = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const assign = (
  target: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
  word: string,
): void => {
  const present = Object.hasOwn(target, name) ? target[name] : undefined;
  if (rest.length === 0) {
    if (present !== undefined) throw new UsageError(`"${word}" sets ${name} a second time.`);
    define(target, name, value);
    return;
  }
  if (present === undefined) define(target, name, {});
  const inner = target[name];
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) {
    throw new UsageError(`"${word}" reaches into ${name}, which is no object.`);
  }
  assign(inner as Record<string, unknown>, rest, value, word);
};

/** As an own member, whatever the name: `__proto__=1` must not reach a prototype. */
const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};
