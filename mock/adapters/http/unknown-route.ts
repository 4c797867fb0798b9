/** 404 for what is no endpoint; asked without a key too, since only endpoints require one (O79). */

import { operations } from '#contract/operations.ts';
import { fail, type Failure } from './failure.ts';

const root = '/api/integration/v1';

/** `path` is the request's path; the message guesses what was meant. */
export const unknownPath = (path: string): Failure =>
  fail('route-unknown', `There is no such path. ${guess(path)}`);

const guess = (path: string): string => {
  const plain = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
  if (isEndpoint(plain)) {
    return 'Paths are written in lower case, with single slashes and none at the end.';
  }
  return isEndpoint(root + plain)
    ? `Did you mean ${root}${plain}?`
    : `The paths of the API begin with ${root}; the dashboard is at /_sandbox/.`;
};

const patterns = operations.map(({ path }) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`));

const isEndpoint = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** `supported` are the contract's methods for this path; none, where it is not looked at. */
export const unsupportedMethod = (method: string, supported: readonly string[]): Failure => {
  const others = supported.length === 0 ? '' : ` Supported: ${supported.join(', ')}.`;
  return fail('method-unsupported', `${method} is not supported here.${others}`);
};

export const undecodablePath: Failure = fail(
  'route-unknown',
  'The path cannot be decoded: a % in it is not followed by two hexadecimal digits of UTF-8.',
);
