/** What a GitHub Actions job shows: a few annotations on standard output, and a page in the step summary. */
import { cut } from './cut.ts';
import type { Report } from './report.ts';
import type { CheckEntry } from './results.ts';
import { compareSeverity, isBad } from './severity.ts';
import { visible } from './visible.ts';

/** GitHub shows ten annotations of each kind for a step and drops the others in silence. */
const most = 10;

/** Workflow commands, one for each line, the worst first; what does not fit is counted in the last one. */
export function githubAnnotations(report: Report): string {
  const all = annotations(report);
  const shown = all.length <= most ? all : all.slice(0, most - 1);
  const rest = all.length - shown.length;
  const more = {
    kind: all.slice(most - 1).some(({ kind }) => kind === 'error') ? 'error' : 'warning',
    title: `and ${String(rest)} more`,
    message: 'the step summary and the reports name them all',
  } as const;
  return (rest === 0 ? shown : [...shown, more]).map(command).join('');
}

type Annotation = {
  readonly kind: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
};

function annotations({ results, aborted, stale, strict }: Report): readonly Annotation[] {
  const early = aborted === undefined ? [] : [annotation('error', 'The run ended early', aborted)];
  const bad = results.checks
    .filter(({ verdict }) => isBad(verdict))
    .sort((one, other) => rank(one, strict) - rank(other, strict))
    .map((entry) => annotation(kindOf(entry, strict), `${entry.id} ${entry.title}`, told(entry)));
  const old = stale.map(({ check, why }) => annotation('error', `Stale: ${check}`, why));
  const byKind = [...early, ...old, ...bad];
  return [
    ...byKind.filter(({ kind }) => kind === 'error'),
    ...byKind.filter(({ kind }) => kind === 'warning'),
  ];
}

const annotation = (kind: Annotation['kind'], title: string, message: string): Annotation => ({
  ...{ kind, title, message },
});

/** Expected failures and warnings that do not gate stand after all that turns the run red. */
const rank = (entry: CheckEntry, strict: boolean): number =>
  (kindOf(entry, strict) === 'error' ? 0 : 100) + compareSeverity(entry.verdict, 'fail');

const kindOf = ({ verdict, expectedFailure }: CheckEntry, strict: boolean): Annotation['kind'] =>
  expectedFailure || (verdict === 'warn' && !strict) ? 'warning' : 'error';

const told = ({ section, expected, actual, reason }: CheckEntry): string =>
  [
    ...(section === '' ? [] : [`${section}.`]),
    ...(expected === null ? [reason ?? ''] : [`Expected ${expected}; came ${actual ?? 'nothing'}`]),
  ].join(' ');

const longestMessage = 1000;

/** In a command's data a line break would begin the next command; in a property a comma or colon would end it. */
function command({ kind, title, message }: Annotation): string {
  const data = escapeData(cut(visible(message), longestMessage));
  const property = escapeData(visible(title)).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${kind} title=${property}::${data}\n`;
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/**
 * Other output of the same step, in which text of a server may stand: no line of it is a workflow command.
 * The runner trims a line before it looks for `::`, and looks for `##[` anywhere.
 */
export const inertOutput = (text: string): string =>
  text.replace(/^(\s*):(?=:)/gm, '$1: ').replace(/##(?=\[)/g, '## ');

/** GitHub refuses a step summary of more than 1 MiB altogether. */
const longestSummary = 1024 * 1024;

const cutNote = '\n\n(cut here: the whole of it is in summary.md)\n';

/** The markdown report, cut at a line where it is too long: `alreadyThere` bytes are in the file. */
export function stepSummary(markdown: string, alreadyThere: number): string {
  const room = longestSummary - alreadyThere;
  if (Buffer.byteLength(markdown) <= room) return markdown;
  const bytes = Buffer.from(markdown).subarray(0, Math.max(0, room - Buffer.byteLength(cutNote)));
  const lastLine = bytes.lastIndexOf('\n');
  return lastLine < 0 ? '' : `${bytes.toString('utf8', 0, lastLine)}${cutNote}`;
}
