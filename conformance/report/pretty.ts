/** The report that a person reads in a terminal: a line for each check as it ends, then what matters. */
import type { Colors } from 'picocolors/types.js';
import type { Evidence } from '../engine/evidence.ts';
import type { StaleExpectation } from '../engine/expected.ts';
import type { Verdict } from '../engine/verdict.ts';
import type { CheckEntry, Results } from './results.ts';
import { visible } from './visible.ts';

type Style = { readonly mark: string; readonly paint: (colors: Colors, text: string) => string };

const styles: Readonly<Record<Verdict, Style>> = {
  pass: { mark: '✔', paint: (colors, text) => colors.green(text) },
  fail: { mark: '✘', paint: (colors, text) => colors.red(text) },
  warn: { mark: '!', paint: (colors, text) => colors.yellow(text) },
  error: { mark: '?', paint: (colors, text) => colors.magenta(text) },
  'not-applicable': { mark: '·', paint: (colors, text) => colors.dim(text) },
  'not-testable': { mark: '–', paint: (colors, text) => colors.cyan(text) },
  observed: { mark: 'o', paint: (colors, text) => colors.blue(text) },
};

/** One line, written when the check has ended. */
export function prettyLine(entry: CheckEntry, colors: Colors): string {
  const { mark, paint } = styles[entry.verdict];
  const note = entry.expectedFailure ? colors.dim(' (expected)') : '';
  return `${paint(colors, `${mark} ${entry.id.padEnd(11)}`)} ${entry.title}${note}\n`;
}

export type Ending = {
  readonly results: Results;
  readonly stale: readonly StaleExpectation[];
  readonly aborted: string | undefined;
  /** Where the files are, when any were written. */
  readonly reportDir: string;
};

/** What is said when the run is over: failures explained, powers missing, numbers. */
export function prettyEnd(ending: Ending, colors: Colors): string {
  const { results, stale, aborted } = ending;
  const bad = results.checks.filter(({ verdict }) => ['fail', 'warn', 'error'].includes(verdict));
  const blocks = [
    ...bad.map((entry) => explain(entry, results.evidence, colors)),
    ...(aborted === undefined ? notTestable(results.checks, colors) : []),
    ...observations(results, colors),
    ...stale.map(({ check, why }) => colors.red(`Stale expectation ${check}: ${why}`)),
    ...(aborted === undefined ? [] : [colors.red(`The run ended early: ${visible(aborted)}`)]),
    numbers(ending, colors),
  ];
  return `\n${blocks.join('\n\n')}\n`;
}

function explain(
  entry: CheckEntry,
  evidence: Readonly<Record<string, Evidence>>,
  colors: Colors,
): string {
  const { mark, paint } = styles[entry.verdict];
  const last = entry.evidence.at(-1);
  const shown = last === undefined ? undefined : evidence[last];
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['', entry.reason],
    ['spec', entry.section],
    ['expected', entry.expected],
    ['came', entry.actual],
    ['repeat', shown?.curl],
    ['evidence', entry.evidence.length > 0 ? entry.evidence.join(' ') : null],
  ];
  const lines = rows.flatMap(([name, text]) =>
    text === null || text === undefined ? [] : [`  ${colors.dim(name.padEnd(9))}${visible(text)}`],
  );
  return [paint(colors, `${mark} ${entry.id} ${entry.title}`), ...lines].join('\n');
}

/** Checks with the same reason are named together: one missing power often bars many. */
function notTestable(checks: readonly CheckEntry[], colors: Colors): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { verdict, reason, id } of checks) {
    if (verdict !== 'not-testable') continue;
    byReason.set(reason ?? '', [...(byReason.get(reason ?? '') ?? []), id]);
  }
  if (byReason.size === 0) return [];
  const lines = [...byReason].map(
    ([reason, ids]) => `  ${visible(reason)}\n    ${colors.dim(ids.join(' '))}`,
  );
  return [[colors.cyan('Not testable'), ...lines].join('\n')];
}

function observations({ observations }: Results, colors: Colors): readonly string[] {
  if (observations.length === 0) return [];
  const lines = observations.map(
    ({ id, question, answer }) => `  ${id} ${visible(question)} ${visible(answer)}`,
  );
  return [[colors.blue('Left open by the spec'), ...lines].join('\n')];
}

function numbers({ results, reportDir }: Ending, colors: Colors): string {
  const { summary, coverage } = results;
  const counts: readonly (readonly [Verdict, string, number])[] = [
    ['pass', 'passed', summary.pass],
    ['fail', 'failed', summary.fail],
    ['warn', 'warned', summary.warn],
    ['error', 'broken', summary.error],
    ['not-testable', 'not testable', summary.notTestable],
    ['not-applicable', 'not applicable', summary.notApplicable],
  ];
  const told = counts
    .filter(([, , count]) => count > 0)
    .map(([verdict, word, count]) => styles[verdict].paint(colors, `${String(count)} ${word}`));
  return [
    told.join(', '),
    `${String(coverage.proved)} of ${String(coverage.requirements)} requirements proved (${String(coverage.provable)} could be)`,
    colors.dim(
      `${String(results.requests)} requests in ${(results.durationMs / 1000).toFixed(1)} s, seed ${String(results.seed)}, reports in ${reportDir}`,
    ),
  ].join('\n');
}
