/** summary.md: what a pull request or a chat needs to know, on one page. */
import type { Report } from './report.ts';
import { notTestableByReason } from './by-reason.ts';
import { cut } from './cut.ts';
import { repeatLine } from './explain.ts';
import { countsOf, coverageLine, seconds } from './numbers.ts';
import type { CheckEntry } from './results.ts';
import { compareSeverity, isBad, verdictWords } from './severity.ts';
import { visible } from './visible.ts';

export function markdownReport(report: Report): string {
  const { results, aborted, stale } = report;
  const bad = results.checks
    .filter(({ verdict }) => isBad(verdict))
    .sort((one, other) => compareSeverity(one.verdict, other.verdict));
  const parts = [
    head(report),
    ...(aborted === undefined ? [] : [`**The run ended early:** ${inline(aborted)}`]),
    ...section('What went wrong', table(bad)),
    ...section('To repeat it', repeats(bad, report)),
    ...section(
      'Stale expectations',
      stale.map(({ check, why }) => `- \`${check}\`: ${inline(why)}`).join('\n'),
    ),
    ...section('Left open by the specification', observations(report)),
    ...section('Not testable', notTestable(report)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const section = (title: string, body: string): readonly string[] =>
  body === '' ? [] : [`## ${title}`, body];

function head({ results }: Report): string {
  const { suite, target, seed, requests, durationMs } = results;
  const counts = countsOf(results.summary).map(({ count, word }) => `${String(count)} ${word}`);
  return [
    `# phlebo check of ${code(target.url)}`,
    `**${counts.join(', ') || 'no checks'}**; ${coverageLine(results)}.`,
    `${String(requests)} requests in ${seconds(durationMs)}, seed ${String(seed)}, phlebo ${suite.version}, contract ${suite.contract}.`,
  ].join('\n\n');
}

function table(bad: readonly CheckEntry[]): string {
  if (bad.length === 0) return '';
  const rows = bad.map((entry) => {
    const verdict = `${verdictWords[entry.verdict]}${entry.expectedFailure ? ' (expected)' : ''}`;
    const due = entry.expected ?? entry.reason ?? '';
    const cells = [verdict, entry.id, entry.title, entry.section, due, entry.actual ?? ''];
    return `| ${cells.map((cell) => inline(cell)).join(' | ')} |`;
  });
  return ['| verdict | check | what holds | spec | expected | came |', rule, ...rows].join('\n');
}

const rule = '| --- | --- | --- | --- | --- | --- |';

function repeats(bad: readonly CheckEntry[], { results }: Report): string {
  const lines = bad.flatMap((entry) => {
    const curl = repeatLine(entry, results.evidence);
    return curl === undefined ? [] : [`# ${entry.id}\n${visible(curl)}`];
  });
  return lines.length === 0 ? '' : fenced(lines.join('\n'));
}

const observations = ({ results }: Report): string =>
  results.observations
    .map(({ id, question, answer }) => `- ${id}: ${inline(question)} **${inline(answer)}**`)
    .join('\n');

const notTestable = ({ results }: Report): string =>
  notTestableByReason(results.checks)
    .map(({ reason, checks }) => {
      const ids = checks.map(({ id }) => `\`${id}\``).join(' ');
      return `- ${ids}: ${inline(reason)}`;
    })
    .join('\n');

const longestInline = 500;

/** Text within a line or a cell: nothing in it is markup, a link, a mention or HTML, and it ends no cell. */
function inline(text: string): string {
  const line = visible(text).replace(/\s+/g, ' ').trim();
  return cut(line, longestInline)
    .replace(/[\\`*_{}[\]~]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\|/g, '&#124;')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/@(?=\w)/g, '@<!-- -->');
}

/** A code span whose fence is longer than every run of backticks in it. */
function code(text: string): string {
  const line = visible(text).replace(/\s+/g, ' ');
  const fence = '`'.repeat(longestRun(line) + 1);
  return `${fence} ${line} ${fence}`;
}

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}sh\n${text}\n${fence}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
