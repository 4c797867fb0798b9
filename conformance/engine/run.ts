/** Runs checks and probes, several at a time, and makes of whatever happens one result for each. */
import { Bench } from './bench.ts';
import type { Workshop } from './bench.ts';
import type { ActiveCheck, Check, Probe } from './check.ts';
import { lookBack } from './look-back.ts';
import type { Outcome } from './outcome.ts';
import { notSeen } from './not-seen.ts';
import { cutShort, settle } from './settle.ts';
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
  /** In the order of the plan, whatever ended first. */
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

export type Plan = { readonly checks: readonly Check[]; readonly probes: readonly Probe[] };

type Told = Pick<CheckResult, 'outcome' | 'evidence' | 'durationMs'>;

/**
 * Active checks and probes first, as many at a time as the workshop has slots; then, one by one, those that want
 * to be alone; at last the passive ones over all that was seen. After the target is lost or the run called off,
 * the active checks that are left are listed as not-testable: none vanishes from the count. What has come until
 * then is judged.
 */
export async function runChecks(
  { checks, probes }: Plan,
  workshop: Workshop,
  hooks: RunHooks,
): Promise<RunEnd> {
  const results = new Map<Check, CheckResult>();
  let aborted = hooks.abortedBefore;
  const note = (check: Check, told: Told): CheckResult => {
    const result = { check, ...told, verdict: verdictOf(told.outcome, check.level) };
    results.set(check, result);
    return result;
  };
  const tell = (check: Check, told: Told): void => {
    hooks.onResult(note(check, told));
  };
  const carryOut = async (task: ActiveCheck | Probe): Promise<void> => {
    if (aborted !== undefined) {
      if (task.kind === 'active') note(task, unasked(aborted));
      return;
    }
    const stop =
      task.kind === 'active'
        ? await runActive(task, workshop, (told) => {
            tell(task, told);
          })
        : await runProbe(task, workshop);
    aborted ??= stop;
  };

  const tasks = [...checks.filter((one) => one.kind === 'active'), ...probes];
  const { slots } = workshop;
  const inTurn = (task: ActiveCheck | Probe): Promise<void> => slots.within(() => carryOut(task));
  await Promise.all(tasks.filter(({ alone }) => alone === undefined).map(inTurn));
  for (const task of tasks.filter(({ alone }) => alone === true)) await inTurn(task);

  const exchanges = workshop.exchanges.all.filter(({ answer }) => answer.kind === 'whole');
  const seen = { exchanges, deliveries: workshop.inbox?.deliveries ?? [] };
  for (const check of checks) {
    if (check.kind === 'active') continue;
    if (aborted !== undefined && exchanges.length === 0) {
      note(check, unasked(aborted));
      continue;
    }
    const startedAt = performance.now();
    tell(check, { ...lookBack(check, seen), durationMs: elapsed(startedAt) });
  }
  await tidyUp(workshop, aborted === undefined ? undefined : AbortSignal.timeout(graceMs));
  return { results: checks.flatMap((check) => results.get(check) ?? []), aborted };
}

/** How long a run that has ended early goes on tidying up: whoever has called it off waits for its end. */
const graceMs = 3_000;

/**
 * What was put among other people's things is taken away again. A target that cannot do it keeps them. `signal` ends
 * it, in the place of the run's own.
 */
export async function tidyUp(
  { control, leftovers }: Pick<Workshop, 'control' | 'leftovers'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const { action, parameters } of leftovers) {
    if (signal?.aborted === true) return;
    if (!control.offers(action)) continue;
    await control.act(action, parameters, [], signal).catch(() => undefined);
  }
}

const unasked = (why: string): Told => ({ outcome: cutShort(why), evidence: [], durationMs: 0 });

/** Gives back why the run cannot go on, when it cannot. */
async function runActive(
  check: ActiveCheck,
  workshop: Workshop,
  tell: (told: Told) => void,
): Promise<string | undefined> {
  const bench = new Bench(workshop);
  const startedAt = performance.now();
  const settled = await settle(() => check.run(bench), workshop.signal);
  const outcome = settled.done ? settled.value : settled.outcome;
  if (outcome.kind === 'violated') await bench.keepPages(check.id);
  await bench.closePages();
  tell({
    outcome,
    evidence: bench.trail,
    durationMs: elapsed(startedAt),
  });
  return settled.stop;
}

/** What a probe could not see is written down, too: an open point does not vanish for want of a power. */
async function runProbe(probe: Probe, workshop: Workshop): Promise<string | undefined> {
  const bench = new Bench(workshop);
  const settled = await settle(() => probe.run(bench), workshop.signal);
  await bench.closePages();
  const { id, question } = probe;
  if (settled.done) bench.observe({ id, question, ...settled.value });
  else if (settled.stop === undefined) {
    bench.observe({ id, question, answer: notSeen(unseen(settled.outcome)) });
  }
  return settled.stop;
}

function unseen(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'lacking':
    case 'absent':
    case 'broken':
      return outcome.reason;
    case 'held':
    case 'violated':
      return 'the probe ended without an answer';
  }
}

const elapsed = (startedAt: number): number => Math.round(performance.now() - startedAt);
