/** The report that a person reads in a terminal: a line for each check as it ends, then what matters. */
import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import type { Verdict } from '../engine/verdict.ts';
import { notTestableByReason } from './by-reason.ts';
import { explain } from './explain.ts';
import { countsOf, coverageLine, seconds } from './numbers.ts';
import type { Report } from './report.ts';
import type { CheckEntry, Results } from './results.ts';
import { isBad } from './severity.ts';
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

/** How far a run is: shown below the last line while it goes on, and redrawn. */
export type Progress = { readonly ended: number; readonly of: number; readonly failed: number };

/** Without a line break, so that it can be wiped out by what comes next. */
export function prettyProgress({ ended, of, failed }: Progress, colors: Colors): string {
  const told = failed === 0 ? '' : `, ${colors.red(`${String(failed)} failed`)}`;
  return `${colors.dim(`${String(ended)} of ${String(of)}`)}${told}`;
}

/** What is said when the run is over: failures explained, powers missing, numbers. Files are in `reportDir`. */
export function prettyEnd(report: Report, reportDir: string, colors: Colors): string {
  const { results, stale, aborted } = report;
  const bad = results.checks.filter(({ verdict }) => isBad(verdict));
  const blocks = [
    ...bad.map((entry) => explained(entry, results.evidence, colors)),
    ...(aborted === undefined ? notTestable(results.checks, colors) : []),
    ...observations(results, colors),
    ...stale.map(({ check, why }) => colors.red(visible(`Stale expectation ${check}: ${why}`))),
    ...(aborted === undefined ? [] : [colors.red(`The run ended early: ${visible(aborted)}`)]),
    numbers(results, reportDir, colors),
  ];
  return `\n${blocks.join('\n\n')}\n`;
}

const uncoloured = picocolors.createColors(false);

/** How the run ended, in a few lines: for whoever has asked for reports in files alone. */
export function briefEnd({ results, aborted }: Report, reportDir: string): string {
  const why = aborted === undefined ? '' : `The run ended early: ${visible(aborted)}\n`;
  return `${why}${numbers(results, reportDir, uncoloured)}\n`;
}

function explained(entry: CheckEntry, evidence: Results['evidence'], colors: Colors): string {
  const { mark, paint } = styles[entry.verdict];
  const lines = explain(entry, evidence).map(({ name, text }) => {
    const label = name === 'reason' ? '' : name;
    return `  ${colors.dim(label.padEnd(9))}${visible(text)}`;
  });
  return [paint(colors, `${mark} ${entry.id} ${entry.title}`), ...lines].join('\n');
}

function notTestable(checks: readonly CheckEntry[], colors: Colors): readonly string[] {
  const lacking = notTestableByReason(checks);
  if (lacking.length === 0) return [];
  const lines = lacking.map(({ reason, checks: barred }) => {
    const ids = barred.map(({ id }) => id).join(' ');
    return `  ${visible(reason)}\n    ${colors.dim(ids)}`;
  });
  return [[colors.cyan('Not testable'), ...lines].join('\n')];
}

function observations({ observations }: Results, colors: Colors): readonly string[] {
  if (observations.length === 0) return [];
  const lines = observations.map(
    ({ id, question, answer }) => `  ${id} ${visible(question)} ${visible(answer)}`,
  );
  return [[colors.blue('Left open by the spec'), ...lines].join('\n')];
}

/** More of them than this would fill the last lines with ids. */
const mostNamed = 20;

/** How to run again what failed. */
function again({ checks, seed }: Results): readonly string[] {
  const ids = checks
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const rest = ids.length > mostNamed ? ` (and ${String(ids.length - mostNamed)} others)` : '';
  const some = ids.slice(0, mostNamed).join(',');
  return [`Run what failed again with --only ${some} --seed ${String(seed)}${rest}`];
}

function numbers(results: Results, reportDir: string, colors: Colors): string {
  const { summary, requests, durationMs, seed } = results;
  const told = countsOf(summary).map(({ verdict, count, word }) =>
    styles[verdict].paint(colors, `${String(count)} ${word}`),
  );
  return [
    told.join(', '),
    coverageLine(results),
    ...again(results),
    colors.dim(
      `${String(requests)} ${requests === 1 ? 'request' : 'requests'} in ${seconds(durationMs)}, seed ${String(seed)}, reports in ${reportDir}`,
    ),
  ].join('\n');
}
