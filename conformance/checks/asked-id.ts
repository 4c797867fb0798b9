/** Which thing an operation was asked for. */
import type { Exchange } from '../target/exchange.ts';

/** The id behind the collection in the path, as it was before it was encoded. */
export function idInPath({ request }: Exchange): string | undefined {
  const part = new URL(request.url).pathname.split('/api/integration/v1/')[1]?.split('/')[1];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The same, where it is one that no server needs to rewrite. */
export function askedId(exchange: Exchange): string | undefined {
  const id = idInPath(exchange);
  return id !== undefined && /^[\w-]+$/.test(id) ? id : undefined;
}
