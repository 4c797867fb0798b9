import { describe, expect, it } from 'vitest';
import { diffAnswers } from './diff-answers.ts';
import type { Answer } from './read-answers.ts';
import { showAnswers, showDifferences } from './show-answers.ts';

const answer = (more: Partial<Answer>): Answer => ({
  id: 'O09',
  question: 'How is it refused?',
  answer: 'refused with 400',
  value: '400',
  seen: true,
  ...more,
});

describe('the list of answers', () => {
  it('says beside an answer what the sandbox does as a rule', () => {
    expect(showAnswers([answer({})], {})).toBe(
      'O09  How is it refused?\n     refused with 400 (400) [the sandbox: 403]\n',
    );
    expect(showAnswers([answer({ value: '403' })], {})).toContain('[as the sandbox]');
    expect(showAnswers([answer({ id: 'O14', value: undefined })], {})).not.toContain('[');
  });

  it('ends with the points that nothing can look at, unless one was answered all the same', () => {
    const unseeable = { O17: 'Keys are minted elsewhere.', O31: 'A page is needed.' };
    const text = showAnswers([answer({ id: 'O31' })], unseeable);
    expect(text).toContain('O17  Keys are minted elsewhere.');
    expect(text).not.toContain('A page is needed.');
  });

  it('shows a control character of a server by its number', () => {
    expect(showAnswers([answer({ answer: 'red \u001b[31m' })], {})).toContain('\\u{1b}');
  });
});

describe('the list of differences', () => {
  it('tells what differs, what one has not shown, and how many are the same', () => {
    const same = answer({ id: 'O18' });
    const text = showDifferences(
      diffAnswers(
        [answer({}), same, answer({ id: 'O29' })],
        [answer({ answer: 'refused with 403', value: '403' }), same],
      ),
    );
    expect(text).toBe(
      [
        'Different',
        '  O09  How is it refused?',
        '       A: refused with 400 (400)',
        '       B: refused with 403 (403)',
        '',
        'Seen by one only',
        '  O29  How is it refused?',
        '       A: refused with 400 (400)',
        '       B: not seen',
        '',
        '1 different, 1 the same, 1 seen by one only.',
        '',
      ].join('\n'),
    );
  });
});
