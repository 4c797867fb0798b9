/** A request that no HTTP client can send says nothing of the server, and is seen before it is tried. */
import { isHeaderName, isHeaderValue } from '../target/http.ts';
import type { OperationRequest } from './ports.ts';
import type { SourceOperation } from './source.ts';

/** The name of the first header that HTTP does not allow. The testbench is asked without headers. */
export function barredHeader(
  { source }: SourceOperation,
  { header, cookie }: OperationRequest,
): string | undefined {
  if (source !== 'api') return undefined;
  const barred = Object.entries(header).find(
    ([name, value]) => !isHeaderName(name) || !isHeaderValue(value),
  );
  if (barred !== undefined) return barred[0];
  return Object.entries(cookie).flat().every(isHeaderValue) ? undefined : 'Cookie';
}
