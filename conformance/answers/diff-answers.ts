/** Compares how two servers answer what the spec leaves open. */
import type { Answer } from './read-answers.ts';

export type Difference = {
  readonly id: string;
  readonly question: string;
  /** `only a`: the run of b could not look, or has not asked. */
  readonly kind: 'same' | 'different' | 'only a' | 'only b';
  readonly a: Answer | undefined;
  readonly b: Answer | undefined;
};

/**
 * One for each question that was seen of one of them at least. Two answers are the same when their values are, and
 * without values when their words are.
 */
export function diffAnswers(a: readonly Answer[], b: readonly Answer[]): readonly Difference[] {
  const [ofA, ofB] = [byQuestion(a), byQuestion(b)];
  const keys = [...new Set([...ofA.keys(), ...ofB.keys()])].toSorted();
  return keys.flatMap((key) => compared(ofA.get(key), ofB.get(key)) ?? []);
}

/** An open point may be asked about in several ways. What was not seen is left out. */
const byQuestion = (answers: readonly Answer[]): ReadonlyMap<string, Answer> =>
  new Map(
    answers.filter(({ seen }) => seen).map((one) => [`${one.id} ${one.question}`, one] as const),
  );

function compared(a: Answer | undefined, b: Answer | undefined): Difference | undefined {
  const asked = a ?? b;
  if (asked === undefined) return undefined;
  const { id, question } = asked;
  return { id, question, kind: kindOf(a, b), a, b };
}

function kindOf(a: Answer | undefined, b: Answer | undefined): Difference['kind'] {
  if (a === undefined) return 'only b';
  if (b === undefined) return 'only a';
  const both = a.value !== undefined && b.value !== undefined;
  return (both ? a.value === b.value : a.answer === b.answer) ? 'same' : 'different';
}
