/** For what is said of the items of a list: an empty list says nothing of them. */
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import type { Exchange } from '../../target/exchange.ts';
import { listAt } from '../value.ts';

type Filled = {
  /** The key of the list under `data`. */
  readonly name: string;
  /** Puts something into the list; where that cannot be done it says which power is missing. */
  readonly fill: () => Promise<unknown>;
};

/** What was found; held only where the list holds an item that could have been wrong. */
export async function concludeFilled(
  exchange: Exchange,
  finding: Finding | undefined,
  { name, fill }: Filled,
): Promise<Outcome> {
  if (finding !== undefined || listAt(exchange, name).length > 0) return conclude(finding);
  await fill();
  const { method, path } = exchange.operation;
  throw Obstacle.lacking(
    `${name} of ${method} ${path} is empty, so that what an item looks like was not to be seen`,
    `mend ${method} ${path}`,
  );
}
