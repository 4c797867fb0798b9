import { describe, expect, it } from 'vitest';
import { diffAnswers } from './diff-answers.ts';
import type { Answer } from './read-answers.ts';

const answer = (more: Partial<Answer>): Answer => ({
  id: 'O09',
  question: 'How?',
  answer: 'refused with 403',
  value: undefined,
  seen: true,
  ...more,
});

const kinds = (a: readonly Answer[], b: readonly Answer[]): readonly string[] =>
  diffAnswers(a, b).map(({ id, kind }) => `${id} ${kind}`);

describe('two answers to one question', () => {
  it('are the same when their values are, whatever their words', () => {
    const one = answer({ value: 'gated', answer: 'refused with 403' });
    expect(kinds([one], [answer({ value: 'gated', answer: 'refused with 400' })])).toEqual([
      'O09 same',
    ]);
    expect(kinds([one], [answer({ value: 'open', answer: 'refused with 403' })])).toEqual([
      'O09 different',
    ]);
  });

  it('are compared by their words when one of them has no value', () => {
    expect(kinds([answer({})], [answer({ value: '403' })])).toEqual(['O09 same']);
    expect(kinds([answer({})], [answer({ answer: 'refused with 400' })])).toEqual([
      'O09 different',
    ]);
  });
});

describe('an open point', () => {
  it('with several questions is compared question by question', () => {
    const [when, where] = [answer({ question: 'When?' }), answer({ question: 'Where?' })];
    expect(kinds([when, where], [when, { ...where, answer: 'nowhere' }])).toEqual([
      'O09 same',
      'O09 different',
    ]);
  });

  it('that one of them did not see or ask is told as seen by the other only', () => {
    const unseen = answer({ answer: 'not seen: no clock', seen: false });
    expect(kinds([answer({})], [unseen])).toEqual(['O09 only a']);
    expect(kinds([], [answer({})])).toEqual(['O09 only b']);
  });

  it('that neither has seen is not told of', () => {
    const unseen = answer({ answer: 'not seen: no clock', seen: false });
    expect(kinds([unseen], [unseen])).toEqual([]);
  });
});
