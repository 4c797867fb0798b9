/** The small pieces that the pages are made of. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import { toIso } from '../../../application/projections/time.ts';
import type { Field } from '../moves.ts';

export const root = '/_sandbox';

/** `2027-01-04 09:00:05`: UTC, as the head of the page says. */
export const time = (at: number): Markup => timeTo(at, 19);

/** `2027-01-04 09:00`, for what is agreed on and not measured. */
export const timeToMinute = (at: number): Markup => timeTo(at, 16);

const timeTo = (at: number, length: number): Markup => {
  const iso = toIso(at);
  return html`<time datetime="${iso}">${iso.slice(0, length).replace('T', ' ')}</time>`;
};

export const link = (path: string, label: Value, className = ''): Markup =>
  html`<a href="${root}${path}" class="${className}">${label}</a>`;

/** `job_3fa91c04…`, whole in the title: the beginning tells them apart, a link leads there. */
const shortId = (id: string): string => {
  const [prefix = '', rest = ''] = id.split(/_(.*)/s);
  return rest.length > 8 ? `${prefix}_${rest.slice(0, 8)}…` : id;
};

export const idLink = (path: string, id: string): Markup =>
  html`<a href="${root}${path}${encodeURIComponent(id)}" class="mono" title="${id}"
    >${shortId(id)}</a
  >`;

type Tone = 'good' | 'bad' | 'warn' | 'calm' | 'mute';

export const chip = (tone: Tone, text: string): Markup =>
  html`<span class="chip ${tone}">${text}</span>`;

const tones: Readonly<Record<string, Tone>> = {
  PENDING_PAYMENT: 'warn',
  PENDING: 'warn',
  AVAILABLE: 'warn',
  CONFIRMED: 'calm',
  IN_PROGRESS: 'calm',
  COMPLETED: 'good',
  CANCELLED: 'mute',
  NO_SHOW: 'bad',
  PAID: 'good',
  REFUNDED: 'mute',
  refused: 'bad',
  pending: 'calm',
  delivered: 'good',
  failing: 'warn',
  exhausted: 'bad',
  disabled: 'mute',
  dropped: 'mute',
  paid: 'good',
  failed: 'bad',
  overdue: 'bad',
  succeeded: 'good',
  resultsReady: 'good',
  inLab: 'calm',
  registered: 'calm',
};

/** The colour helps; the word says it. */
export const stateChip = (word: string): Markup => chip(tones[word] ?? 'mute', word);

export const statusChip = (status: number | null): Markup => {
  if (status === null) return chip('bad', 'no answer');
  return chip(status < 300 ? 'good' : status < 500 ? 'warn' : 'bad', String(status));
};

/** Names and values, one under the other; a value of undefined leaves its row out. */
export const facts = (rows: readonly (readonly [string, Value])[]): Markup => html`
  <dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>
`;

/** Text of others, whole, with a button that copies it. */
export const codeBlock = (id: string, label: string, text: string): Markup => html`
  <div class="code">
    <div class="code-head">
      <span>${label}</span>
      <button type="button" class="quiet" data-copy="${id}">Copy</button>
    </div>
    <pre id="${id}" tabindex="0" aria-label="${label}">${text}</pre>
  </div>
`;

/** JSON laid out for reading; what is no JSON stays as it is. */
export const laidOut = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

export type ActForm = {
  readonly action: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Where to go afterwards. */
  readonly back: string;
  readonly label: string;
  /** Unique in the page: the button keeps the focus when the page changes around it. */
  readonly id: string;
  readonly className?: string;
  readonly fields?: Value;
  readonly confirm?: string;
  /** For another page afterwards, which the way back leads away from. */
  readonly isVisit?: boolean;
};

/** One action of the control plane as a form with a button. */
export const actForm = ({ action, parameters = {}, back, label, id, ...rest }: ActForm): Markup => {
  const { className = '', fields, confirm, isVisit = false } = rest;
  return html`<form
    method="post"
    action="${root}/act"
    class="act"
    hx-replace-url="${isVisit ? 'false' : 'true'}"
    ${confirm === undefined ? undefined : html`hx-confirm="${confirm}"`}
  >
    <input type="hidden" name="action" value="${action}" />
    <input type="hidden" name="back" value="${back}" />
    ${Object.entries(parameters).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    ${fields}
    <button id="${id}" class="${className}" data-action="${action}">${label}</button>
  </form>`;
};

/** A labelled input; `id` is unique in the page. */
export const inputOf = (field: Field, id: string): Markup => {
  const { name, label, type, value = '', required } = field;
  const must = required === undefined ? undefined : html`required`;
  if (type === 'select') {
    return html`<div class="field">
      <label for="${id}">${label}</label
      >${selectOf({ id, name, value, options: field.options ?? [] })}
    </div>`;
  }
  if (type === 'checkbox') {
    return html`<label for="${id}" class="check"
      ><input id="${id}" type="checkbox" name="${name}" value="true" /> <span>${label}</span></label
    >`;
  }
  const step = type === 'number' ? html`step="any"` : undefined;
  return html`<div class="field">
    <label for="${id}">${label}</label
    ><input
      id="${id}"
      type="${type}"
      name="${name}"
      value="${value}"
      autocomplete="off"
      ${step}
      ${must}
    />
  </div>`;
};

type Select = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** A text, or a text and how it reads. */
  readonly options: readonly (string | readonly [string, string])[];
};

export const selectOf = ({ id, name, value, options }: Select): Markup => html`
  <select id="${id}" name="${name}">
    ${options.map((option) => {
      const [text, label] = typeof option === 'string' ? [option, option] : option;
      const chosen = text === value ? html`selected` : undefined;
      return html`<option value="${text}" ${chosen}>${label === '' ? 'as usual' : label}</option>`;
    })}
  </select>
`;

/** What stands where there is nothing yet. */
export const empty = (text: Value): Markup => html`<p class="empty">${text}</p>`;

/** The next page of a list that is shown newest first. */
export const olderLink = (path: string, query: URLSearchParams, before: number | null): Markup => {
  if (before === null && !query.has('before')) return html``;
  const older = new URLSearchParams(query);
  older.set('before', String(before ?? ''));
  const newest = new URLSearchParams(query);
  newest.delete('before');
  return html`<nav class="pager" aria-label="Pages">
    ${query.has('before') && link(`${path}?${newest.toString()}`, 'Newest', 'button')}
    ${before !== null && link(`${path}?${older.toString()}`, 'Older', 'button')}
  </nav>`;
};
