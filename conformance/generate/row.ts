/** Puts a case together: which member it is about, and whether an open point stands against judging it. Pure. */
import type { Case, Rule } from './case.ts';
import type { Schema } from './schema.ts';

/** The names on the way to a member. */
export type Steps = readonly string[];

/** Without a value the member is left out. */
type Draft = {
  readonly rule: Rule;
  readonly words: string;
  readonly value?: unknown;
  readonly positive: boolean;
  readonly isOpen?: true;
};
/** Makes cases that are about one member. */
export type Row = (draft: Draft) => Case;

/** The keywords of a schema that carry the open points of a rule, where they have other names. */
const keywords: Partial<Record<Rule, string>> = { empty: 'minLength', length: 'maxLength' };

export function rowAt(steps: Steps, { 'x-open': open = {} }: Schema): Row {
  const [first = '', ...rest] = steps;
  return ({ rule, words, positive, ...draft }) => ({
    rule,
    member: steps.join('.'),
    path: [first, ...rest],
    fault: 'value' in draft ? { words, value: draft.value } : { words, missing: true },
    positive,
    // What else may be wrong with a value that fits (an unknown id, a past date) is open as a whole.
    isOpen:
      draft.isOpen === true ||
      (keywords[rule] ?? rule) in open ||
      (positive && rule !== 'optional' && 'value' in open),
  });
}
