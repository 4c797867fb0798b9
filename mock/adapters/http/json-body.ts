/** From the bytes of a body to a JSON value that is safe to walk. */

import { isUtf8 } from 'node:buffer';
import { fail, type Failure } from './failure.ts';
import { findJsonFault } from './json-fault.ts';

/**
 * The spec sets no bound on the depth of `passthrough`. Without one, a small body of 50,000 open
 * brackets overflows the stack wherever the value is walked later: validated, stored, sent (O77).
 */
const maxDepth = 100;

/** A body that is no JSON, or too deep, is a Failure. */
export const parseJson = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) return fail('body-malformed', 'body: expected JSON in UTF-8 (RFC 8259).');
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed(text);
  }
  return isDeeperThan(value, maxDepth)
    ? fail('body-too-deep', `body: expected at most ${maxDepth} levels of objects and arrays.`)
    : value;
};

const malformed = (text: string): Failure => {
  const fault = findJsonFault(text);
  const place = fault === undefined ? '' : ` at line ${fault.line}, column ${fault.column}`;
  return fail(
    'body-malformed',
    `body: not JSON${place}: expected ${fault?.expected ?? 'a JSON value'}.`,
  );
};

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // `for in` over Object.values: no list is made, and a parsed value inherits nothing enumerable.
  for (const name in value) {
    if (isDeeperThan((value as Record<string, unknown>)[name], levels - 1)) return true;
  }
  return false;
};
