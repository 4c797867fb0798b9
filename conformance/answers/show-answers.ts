/** Answers and their differences, as a person reads them. */
import { visible } from '../report/visible.ts';
import type { Difference } from './diff-answers.ts';
import { usualValue } from './policy-values.ts';
import type { Answer } from './read-answers.ts';

/** Each open point with its question, the answer, and what the sandbox does as a rule where that is a choice. */
export function showAnswers(
  answers: readonly Answer[],
  unseeable: Readonly<Record<string, string>>,
): string {
  const found = new Set(answers.map(({ id }) => id));
  const rest = Object.entries(unseeable).filter(([id]) => !found.has(id));
  const hidden = rest.map(([id, reason]) => `${id}  ${reason}`);
  const blocks = answers.map(answerLines);
  return [
    ...blocks,
    ...(hidden.length === 0 ? [] : ['', 'Not to be seen from outside:', ...hidden]),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

const answerLines = (one: Answer): string =>
  `${one.id}  ${visible(one.question)}\n     ${told(one)}${sandboxNote(one)}`;

const told = ({ answer, value }: Answer): string =>
  visible(value === undefined || value === answer ? answer : `${answer} (${value})`);

function sandboxNote({ id, value }: Answer): string {
  const usual = usualValue(id);
  if (usual === undefined) return '';
  return value === usual ? ' [as the sandbox]' : ` [the sandbox: ${usual}]`;
}

/** What differs first, then what only one has shown, then how much is the same. */
export function showDifferences(differences: readonly Difference[]): string {
  const of = (...kinds: readonly Difference['kind'][]): readonly Difference[] =>
    differences.filter(({ kind }) => kinds.includes(kind));
  const [different, single] = [of('different'), of('only a', 'only b')];
  const same = of('same').length;
  return [
    ...section('Different', different),
    ...section('Seen by one only', single),
    `${String(different.length)} different, ${String(same)} the same, ${String(single.length)} seen by one only.\n`,
  ].join('');
}

function section(title: string, rows: readonly Difference[]): readonly string[] {
  if (rows.length === 0) return [];
  return [`${title}\n`, ...rows.map(differenceLines), '\n'];
}

const differenceLines = ({ id, question, a, b }: Difference): string =>
  [
    `  ${id}  ${visible(question)}`,
    `       A: ${a === undefined ? 'not seen' : told(a)}`,
    `       B: ${b === undefined ? 'not seen' : told(b)}`,
    '',
  ].join('\n');
