/** How a verdict is shown: a sign for the eye, a word for everyone. */
import { verdictWords } from '../severity.ts';
import type { Judged } from './requirement-verdicts.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';

type Shown = Judged['verdict'];

const signs: Readonly<Record<Shown, string>> = {
  pass: '✓',
  fail: '✕',
  warn: '!',
  error: '?',
  'not-testable': '–',
  'not-applicable': '·',
  observed: '○',
  'not-asked': '·',
  'in-doubt': '?',
};

const words: Readonly<Record<Shown, string>> = {
  ...verdictWords,
  'not-asked': 'not asked',
  'in-doubt': 'in doubt',
};

export const wordOf = (verdict: Shown): string => words[verdict];

export const verdictMark = (verdict: Shown): Markup =>
  html`<span class="mark is-${verdict}"
    ><span class="sign" aria-hidden="true">${signs[verdict]}</span> ${wordOf(verdict)}</span
  >`;

/** A bar of the shares; the numbers stand beside it in words. */
export function shareBar(shares: readonly { verdict: Shown; count: number }[]): Markup {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  let x = 0;
  const parts = shares.map(({ verdict, count }) => {
    const width = (100 * count) / total;
    const part = html`<rect class="is-${verdict}" x="${x}" width="${width}" height="1" />`;
    x += width;
    return part;
  });
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    ${total === 0 ? undefined : parts}
  </svg>`;
}
