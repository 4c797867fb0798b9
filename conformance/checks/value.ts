/** Looking into answers whose shape is not known to be right, and saying how they differ from what was due. */
import type { Finding } from '../engine/outcome.ts';
import { at, sameJson } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';

/** What lies under `data` in the answer. */
export function dataAt(exchange: Exchange, ...steps: readonly (string | number)[]): unknown {
  const { answer } = exchange;
  return answer.kind === 'whole' && answer.body.kind === 'json'
    ? at(answer.body.value, 'data', ...steps)
    : undefined;
}

/** A list under `data`; anything else counts as an empty one. */
export function listAt(exchange: Exchange, name: string): readonly unknown[] {
  const list = dataAt(exchange, name);
  return Array.isArray(list) ? list : [];
}

/** Members that are not as they should be, all in one finding. */
export function differences(
  place: string,
  actual: unknown,
  due: Readonly<Record<string, unknown>>,
): Finding | undefined {
  const wrong = Object.keys(due).filter((key) => !sameJson(at(actual, key), due[key]));
  if (wrong.length === 0) return undefined;
  const list = (valueOf: (key: string) => unknown): string =>
    wrong.map((key) => `${place}.${key} ${show(valueOf(key))}`).join(', ');
  return { expected: list((key) => due[key]), actual: list((key) => at(actual, key)) };
}

/** A value as it is told of: what is not there is missing. */
export const show = (value: unknown): string =>
  value === undefined ? 'missing' : JSON.stringify(value);
