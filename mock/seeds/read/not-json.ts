/** What YAML can write and JSON cannot: kept as it is, it would become something else on the way. */

import { isMap } from './check.ts';
import type { Fault, Path } from '../fault.ts';

/** All such values in a tree without cycles, each with its place. */
export const notJsonIn = (value: unknown, path: Path = []): readonly Fault[] => {
  const what = foreign(value);
  if (what !== undefined) {
    const message = `${what} has no place in JSON, which the API speaks: write a text, a number, a list or a plain map`;
    return [{ path, message }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((member: unknown, index) => notJsonIn(member, [...path, index]));
  }
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => notJsonIn(member, [...path, key]));
};

const foreign = (value: unknown): string | undefined => {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : `${String(value)} (.nan, .inf or too large)`;
  }
  if (value instanceof Set) return 'a set (!!set)';
  if (value instanceof Map) return 'an ordered map (!!omap)';
  if (value instanceof Uint8Array) return 'bytes (!!binary)';
  return value instanceof Date ? 'a timestamp (!!timestamp)' : undefined;
};
