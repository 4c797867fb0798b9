/** Runs checks, one after the other, and makes of whatever happens one result for each. */
import type { Exchange } from '../target/exchange.ts';
import { TransportError } from '../target/transport-error.ts';
import { Bench } from './bench.ts';
import type { Workshop } from './bench.ts';
import type { ActiveCheck, Check, PassiveCheck } from './check.ts';
import { Obstacle } from './obstacle.ts';
import { held, violated } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { TargetLost } from './target-lost.ts';
import { verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export type CheckResult = {
  readonly check: Check;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  readonly evidence: readonly string[];
  readonly durationMs: number;
};

export type RunEnd = {
  readonly results: readonly CheckResult[];
  /** Why the run ended before its time, when it did. */
  readonly aborted: string | undefined;
};

export type RunHooks = {
  /** Why the run is over before it has begun: the target could not be reached. */
  readonly abortedBefore: string | undefined;
  /** Told of each result as it comes; not of checks that an early end has left unasked. */
  readonly onResult: (result: CheckResult) => void;
};

/**
 * Active checks first, then the passive ones over all answers. After the target is lost or the run called off,
 * the active checks that are left are listed as not-testable: none vanishes from the count. What has come until
 * then is judged.
 */
export async function runChecks(
  checks: readonly Check[],
  workshop: Workshop,
  hooks: RunHooks,
): Promise<RunEnd> {
  const results: CheckResult[] = [];
  const note = (check: Check, told: Told): CheckResult => {
    const result = { check, ...told, verdict: verdictOf(told.outcome, check.level) };
    results.push(result);
    return result;
  };
  let aborted = hooks.abortedBefore;
  for (const check of checks.filter((one) => one.kind === 'active')) {
    if (aborted !== undefined) {
      note(check, unasked(aborted));
      continue;
    }
    const { stop, ...told } = await runActive(check, workshop);
    aborted = stop;
    hooks.onResult(note(check, told));
  }
  const seen = workshop.exchanges.filter(({ answer }) => answer.kind === 'whole');
  for (const check of checks.filter((one) => one.kind === 'passive')) {
    if (aborted !== undefined && seen.length === 0) note(check, unasked(aborted));
    else hooks.onResult(note(check, judgeAll(check, seen)));
  }
  if (aborted === undefined) await tidyUp(workshop);
  return { results, aborted };
}

/** What was put among other people's things is taken away again. A target that cannot do it keeps them. */
async function tidyUp({ control, leftovers }: Workshop): Promise<void> {
  for (const { action, parameters } of leftovers) {
    if (control.offers(action)) await control.act(action, parameters, []).catch(() => undefined);
  }
}

type Told = Pick<CheckResult, 'outcome' | 'evidence' | 'durationMs'>;

const unasked = (why: string): Told => ({ outcome: cutShort(why), evidence: [], durationMs: 0 });

const cutShort = (why: string): Outcome => ({
  kind: 'lacking',
  reason: `the run ended before this was settled: ${why}`,
  remedy: 'run it again',
});

async function runActive(
  check: ActiveCheck,
  workshop: Workshop,
): Promise<Told & { stop: string | undefined }> {
  const bench = new Bench(workshop);
  const startedAt = performance.now();
  const { outcome, stop } = await settle(check, bench);
  return { outcome, stop, evidence: bench.trail, durationMs: elapsed(startedAt) };
}

async function settle(check: ActiveCheck, bench: Bench): Promise<Settled> {
  try {
    return { outcome: await check.run(bench), stop: undefined };
  } catch (thrown) {
    return fromThrown(thrown);
  }
}

/** `stop` says why the run cannot go on, when it cannot. */
type Settled = { readonly outcome: Outcome; readonly stop: string | undefined };

/** The one place where what was thrown becomes a value. What is not foreseen is the runner's own fault. */
function fromThrown(thrown: unknown): Settled {
  if (thrown instanceof Obstacle) return { outcome: thrown.outcome, stop: undefined };
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

/** One finding turns a passive check red; the exchanges that show it are its evidence. */
function judgeAll(check: PassiveCheck, seen: readonly Exchange[]): Told {
  const startedAt = performance.now();
  const found = seen.flatMap((exchange) => {
    const finding = check.judge(exchange);
    return finding === undefined ? [] : [{ exchange, finding }];
  });
  const told = (outcome: Outcome, evidence: readonly string[]): Told => ({
    outcome,
    evidence,
    durationMs: elapsed(startedAt),
  });
  const shown = found.slice(0, mostShown);
  // The last one shown is described: in an active check, too, the exchange that decided is the last as a rule.
  const described = shown.at(-1);
  if (described === undefined) return told(seen.length === 0 ? noExchange : held(), []);
  const where = [...new Set(found.map(({ exchange }) => exchange.operation.operationId))];
  return told(
    violated({
      expected: described.finding.expected,
      actual: `${described.finding.actual} (${String(found.length)} of ${String(seen.length)} answers: ${where.join(', ')})`,
    }),
    shown.map(({ exchange }) => exchange.evidence),
  );
}

/** A fault of every answer needs no more than so many examples. */
const mostShown = 10;

const noExchange: Outcome = {
  kind: 'lacking',
  reason: 'no answer of the API was seen in this run',
  remedy: 'run it together with checks that ask something',
};

const elapsed = (startedAt: number): number => Math.round(performance.now() - startedAt);
