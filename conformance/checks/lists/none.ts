/** What nothing fits is refused or answered with an empty list: which of the two is open (O20, O82, O91). */
import type { Finding } from '../../engine/outcome.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { listAt } from '../value.ts';

export function noneFinding(
  exchange: Exchange,
  { name, words }: { readonly name: string; readonly words: string },
): Finding | undefined {
  if (statusOf(exchange) !== 200) return refusalFinding(exchange);
  const finding = successFinding(exchange);
  if (finding !== undefined) return finding;
  const items = listAt(exchange, name);
  if (items.length === 0) return undefined;
  return {
    expected: `no ${name} for ${words}, or a refusal`,
    actual: `${String(items.length)}, such as ${JSON.stringify(items[0])}`,
  };
}
