/** What must have worked before a check can ask its own question. */
import { Obstacle } from '../../engine/obstacle.ts';
import { readInstant } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import type { Exchange } from '../../target/exchange.ts';
import { envelopeFinding, statusFinding } from '../answer.ts';
import { dataAt } from '../value.ts';

/**
 * A success that is only a means: its own check judges it. Here it must be a 200 with the envelope, so that the
 * check which stands on it does not turn red for another's fault.
 */
export function demandSuccess(exchange: Exchange): Exchange {
  const { answer } = exchange;
  if (answer.kind === 'none') throw blocked(exchange, answer.problem);
  const finding = statusFinding(answer, [200]) ?? envelopeFinding(answer);
  if (finding !== undefined) throw blocked(exchange, finding.actual);
  return exchange;
}

/** A text under `data` of a success that is only a means. */
export function demandText(exchange: Exchange, ...steps: readonly (string | number)[]): string {
  const value = dataAt(demandSuccess(exchange), ...steps);
  if (typeof value === 'string' && value !== '') return value;
  throw blocked(exchange, `without ${['data', ...steps].join('.')}`);
}

/** A timestamp under `data` of a success that is only a means. */
export function demandInstant(exchange: Exchange, ...steps: readonly (string | number)[]): Instant {
  const instant = readInstant(demandText(exchange, ...steps));
  if (instant !== undefined) return instant;
  throw blocked(exchange, `no timestamp as ${['data', ...steps].join('.')}`);
}

function blocked({ operation }: Exchange, came: string): Obstacle {
  const name = `${operation.method} ${operation.path}`;
  return Obstacle.lacking(`this needs ${name} to succeed, and it answered ${came}`, `mend ${name}`);
}

/** A text in the result of a control action. */
export function controlText(action: string, result: Record<string, unknown>, name: string): string {
  const value = result[name];
  if (typeof value === 'string' && value !== '') return value;
  throw Obstacle.broken(`the control endpoint answered ${action} without a text ${name}`);
}
