/** Ways to tamper with what is asked: a server that does not heed its query. */
import type { OperationId } from '../../contract/operations.ts';
import type { Asked, Tamper } from './tampering-proxy.ts';

export const queryOf = ({ path }: Asked): URLSearchParams =>
  new URLSearchParams(path.split('?')[1] ?? '');

/** Asks with another query than was sent. */
export const withQuery = (asked: Asked, change: (query: URLSearchParams) => void): Asked => {
  const query = queryOf(asked);
  change(query);
  const text = query.toString();
  const [bare = ''] = asked.path.split('?');
  return { ...asked, path: text === '' ? bare : `${bare}?${text}` };
};

/** Reads the query of these operations in its own way. */
export const onQuery =
  (operations: readonly OperationId[], change: (query: URLSearchParams) => void): Tamper =>
  (asked, forward) =>
    forward(
      asked.operation !== undefined && operations.includes(asked.operation)
        ? withQuery(asked, change)
        : asked,
    );

/** Heeds none of these parameters. */
export const ignoring = (operation: OperationId, ...names: readonly string[]): Tamper =>
  onQuery([operation], (query) => {
    for (const name of names) query.delete(name);
  });

/** Takes a bound in time for one that lies so far away (ms). */
export const movingBound = (operation: OperationId, name: string, byMs: number): Tamper =>
  onQuery([operation], (query) => {
    const bound = query.get(name);
    if (bound !== null) query.set(name, new Date(Date.parse(bound) + byMs).toISOString());
  });
