/** The one place where what a check throws becomes a value. */
import { balkRemedy, PageBalks } from '../target/pages/page-balks.ts';
import { calledOff, TransportError } from '../target/transport-error.ts';
import { Obstacle } from './obstacle.ts';
import type { Outcome } from './outcome.ts';
import { TargetLost } from './target-lost.ts';

/** `stop` says why the run cannot go on, when it cannot. */
export type Settled<T> = (
  { readonly done: true; readonly value: T } | { readonly done: false; readonly outcome: Outcome }
) & { readonly stop: string | undefined };

/**
 * What is not foreseen is the runner's own fault, never the server's. Once the signal has called the run off, whatever
 * is thrown comes of that.
 */
export async function settle<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<Settled<T>> {
  try {
    return { done: true, value: await work(), stop: undefined };
  } catch (thrown) {
    return { done: false, ...fromThrown(signal?.aborted === true ? calledOff() : thrown) };
  }
}

function fromThrown(thrown: unknown): { outcome: Outcome; stop: string | undefined } {
  if (thrown instanceof Obstacle) return { outcome: thrown.outcome, stop: undefined };
  if (thrown instanceof PageBalks) {
    return { outcome: Obstacle.lacking(thrown.message, balkRemedy).outcome, stop: undefined };
  }
  if (
    thrown instanceof TargetLost ||
    (thrown instanceof TransportError && thrown.fault === 'aborted')
  ) {
    return { outcome: cutShort(thrown.message), stop: thrown.message };
  }
  const words = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return {
    outcome: { kind: 'broken', reason: `the check itself failed: ${words}` },
    stop: undefined,
  };
}

/** What is said of a check that an early end of the run has left unsettled. */
export const cutShort = (why: string): Outcome => ({
  kind: 'lacking',
  reason: `the run ended before this was settled: ${why}`,
  remedy: 'run it again',
});
