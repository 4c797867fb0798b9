/** One check: at a glance the requirement, where it stands, what was sent, what was due, what came. */
import type { Requirement } from '../../requirements.ts';
import { cut } from '../cut.ts';
import { repeatLine } from '../explain.ts';
import type { CheckEntry, Results } from '../results.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { verdictMark } from './verdict-mark.ts';

export const checkLink = ({ id }: Pick<CheckEntry, 'id'>): Markup =>
  html`<a class="id" href="#${id}">${id}</a>`;

export type CardContext = {
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly evidence: Results['evidence'];
};

export function checkCard(check: CheckEntry, context: CardContext, isOpen = false): Markup {
  const { id, title, verdict, level, expectedFailure } = check;
  const note = expectedFailure ? html` <span class="tag">expected</span>` : undefined;
  const summary = html`<summary>
    ${verdictMark(verdict)} <span class="id">${id}</span> <span class="title">${title}</span>
    <span class="tag">${level}</span>${note}
  </summary>`;
  const body = html`${rows(check, context)} ${evidenceOf(check)}`;
  return isOpen
    ? html`<details class="check is-${verdict}" id="${id}" open>${summary}${body}</details>`
    : html`<details class="check is-${verdict}" id="${id}">${summary}${body}</details>`;
}

function rows(check: CheckEntry, context: CardContext): Markup {
  const { expected, actual, reason, verdict } = check;
  const isViolation = verdict === 'fail' || verdict === 'warn';
  const curl = repeatLine(check, context.evidence);
  return html`<dl class="rows">
    ${statements(check, context)}
    ${curl === undefined ? undefined : row(isViolation ? 'Sent' : 'To repeat it', copyable(curl))}
    ${expected === null ? undefined : row('Expected', text(expected))}
    ${actual === null ? undefined : row('Came', text(actual), 'came')}
    ${isViolation || reason === null ? undefined : row('Said', text(reason))}
  </dl>`;
}

/** The requirement in words, with its section of the spec. */
function statements(check: CheckEntry, { requirements }: CardContext): Markup {
  const cited = check.requirements.flatMap((id) => requirements.get(id) ?? []);
  // Results of a suite that had other requirements bring the words with the failure.
  const own = html`<p>${check.reason ?? ''} <span class="small">Spec: ${check.section}</span></p>`;
  return row('Requirement', cited.length > 0 ? told(cited) : own);
}

/** A check is mainly about what it names first; a check of a whole answer names many. */
const mostTold = 3;

function told(cited: readonly Requirement[]): Markup {
  const others = cited.slice(mostTold);
  const more = html`<details>
    <summary class="small">and ${others.length} more that it is about</summary>
    ${others.map(statement)}
  </details>`;
  return html`${cited.slice(0, mostTold).map(statement)}${others.length > 0 ? more : undefined}`;
}

const statement = ({ id, text: words, section }: Requirement): Markup =>
  html`<p>${words} <span class="small">Spec: ${section} (${id})</span></p>`;

const row = (name: string, content: Markup, kind = 'row'): Markup =>
  html`<div class="${kind}">
    <dt>${name}</dt>
    <dd>${content}</dd>
  </div>`;

/** A fault of every item of a list is told once for each: the first of them say what it is. */
const longestText = 400;

function text(words: string): Markup {
  if (words.length <= longestText) return html`<p class="words">${words}</p>`;
  return html`<p class="words">${cut(words, longestText)}</p>
    <details>
      <summary class="small">all of it</summary>
      <p class="words">${words}</p>
    </details>`;
}

/** The button is there once the script is. */
export const copyable = (line: string): Markup =>
  html`<div class="copyable"><pre tabindex="0">${line}</pre></div>`;

function evidenceOf({ evidence }: CheckEntry): Markup | undefined {
  if (evidence.length === 0) return undefined;
  const count = evidence.length === 1 ? '1 step' : `${String(evidence.length)} steps`;
  return html`<h3 class="steps">Timeline: ${count}</h3>
    ${timeline(evidence)}`;
}

/** Filled from the data at the end of the page when what surrounds it is opened. */
export const timeline = (evidence: readonly string[]): Markup =>
  html`<ol class="timeline" data-evidence="${evidence.join(' ')}"></ol>
    <noscript
      ><p class="small">
        The steps need scripts; results.json has them too: ${evidence.join(' ')}
      </p></noscript
    >`;
