/** How a probe is written, and the words in which it tells of an answer. */
import type { ValueOf } from '../../answers/policy-values.ts';
import type { Probe } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Bench } from '../../engine/bench.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';

/** An answer in words; its value only where the sandbox has such a policy. */
export type Told<Value extends string> = { readonly answer: string; readonly value?: Value };

type Wanted<Id extends string> = Omit<Probe, 'kind' | 'id' | 'run'> & {
  readonly id: Id;
  readonly run: (bench: Bench) => Promise<Told<ValueOf<Id>>>;
};

/**
 * Two servers are compared by these words, so an answer names nothing that is of one run alone: no id, no date, no
 * address.
 */
export const probe = <const Id extends string>(wanted: Wanted<Id>): Probe => ({
  kind: 'probe',
  ...wanted,
});

/** What came, in a few words. */
export function wordsOf(exchange: Exchange): string {
  const status = statusOf(exchange);
  if (status === undefined) return 'no answer';
  return status < 400 ? `accepted with ${String(status)}` : `refused with ${String(status)}`;
}

/** The value that stands for the status, when one does. */
export function byStatus<Value extends string>(
  exchange: Exchange,
  values: Readonly<Record<number, Value>>,
): Told<Value> {
  return told(wordsOf(exchange), values[statusOf(exchange) ?? 0]);
}

export const told = <Value extends string>(
  answer: string,
  value: Value | undefined,
): Told<Value> => (value === undefined ? { answer } : { answer, value });

export const isAccepted = (exchange: Exchange): boolean => statusOf(exchange) === 200;

export const isRefused = (exchange: Exchange): boolean => {
  const status = statusOf(exchange) ?? 0;
  return status >= 400 && status < 500;
};

/** "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${String(words.at(-1))}`;

/** What the probe needs has not come about, so there is nothing to see. */
export const unseen = (reason: string): Obstacle => Obstacle.lacking(reason, 'let it come about');
