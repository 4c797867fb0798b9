/** What Quill says about each wrong answer. */

import type { AnswerName, Problem } from '../desk/answers.ts';

export type Message = { readonly name: AnswerName; readonly message: string };

export const messagesOf = (problems: readonly Problem[]): readonly Message[] =>
  problems.map(({ name, why }) => ({ name, message: messageOf(name, why) }));

const messageOf = (name: AnswerName, why: Problem['why']): string => {
  if (why === 'missing') return 'This field is required.';
  if (why === 'gone') return 'This is not available any more. Pick another.';
  return rules[name] ?? 'This is not valid.';
};

const rules: { readonly [Name in AnswerName]?: string } = {
  email: 'Use a valid email, like sam@example.com.',
  phone: 'Use a valid phone number, like +44 7700 900123.',
  postcode: 'Use a valid UK postal code, like M1 1AE.',
  preferredDate: 'Pick a date in the future.',
};
