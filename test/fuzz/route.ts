/** Which operation a request is for, by a reading of its own: the sandbox's router is what is judged. */

import { operations, type OperationId } from '../../contract/operations.ts';
import type { FuzzRequest } from './request.ts';

const patterns = operations.map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
}));

/**
 * `operationId`: undefined when the contract has no such method and path. `either`: the target is no
 * valid one (RFC 9112, 3.2: no `#`), so that it may as well be read as none.
 */
export type Route = { readonly operationId: OperationId | undefined; readonly either: boolean };

export const routeOf = (request: FuzzRequest): Route => {
  if (request.kind === 'raw') return { operationId: undefined, either: true };
  const { method, path } = request;
  // Absolute form (RFC 9112, 3.2.2): the same resource.
  const plain = path.replace(/^http:\/\/[^/?#]*/, '').replace(/#.*$/s, '');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const found = patterns.find((each) => each.method === wanted && each.pattern.test(plain));
  return {
    operationId: found?.operationId,
    either: `${path}${request.query ?? ''}`.includes('#') || !isDecodable(plain),
  };
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const methods = new Set([
  'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'CONNECT',
]); // prettier-ignore

const largestHead = 15_000;

/** Every HTTP/1.1 server must be able to parse it, whatever it then thinks of it. */
export const isPlain = (request: FuzzRequest): boolean => {
  if (request.kind === 'raw') return false;
  const { method, path, query = '', headers } = request;
  return (
    methods.has(method) &&
    /^(?:\/|http:\/\/)[\x21-\x7e]*$/.test(path) &&
    /^[\x21-\x7e]*$/.test(query) &&
    headers.every(([name, value]) => isPlainHeader(name, value)) &&
    [path, query, ...headers.flat()].join('    ').length < largestHead
  );
};

const isPlainHeader = (name: string, value: string): boolean =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
  /^[\t\x20-\x7e\x80-\xff]*$/.test(value) &&
  !/^(?:transfer-encoding|connection|upgrade|expect)$/i.test(name);
