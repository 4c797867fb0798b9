/** Fields of the long form: inside their labels, or tied to the text beside them; what is wrong stands below. */

import { html, type Markup, type Value } from '../../../mock/html/markup.ts';
import type { AnswerName, Answers, Problem } from '../desk/answers.ts';
import type { Shown } from '../serving/shown.ts';
import { bornNames, fieldNames } from './reading.ts';
import { titles, whatIsWrong } from './wording.ts';

/** A form as it was filled in so far. */
export type Filled = {
  readonly answers: Answers;
  readonly problems: readonly Problem[];
  readonly shown: Shown;
};

export type Attributes = {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly autocomplete?: string;
  readonly isRequired?: boolean;
};

/** A field inside its label. */
export const wrapped = (form: Filled, name: AnswerName, attributes: Attributes = {}): Markup =>
  html`<label>${titles[name]} ${input(form, name, attributes)}</label> ${wrongBelow(form, name)}`;

/** A field beside the text that names it. */
export const tied = (form: Filled, name: AnswerName, attributes: Attributes = {}): Markup =>
  html`<div class="row">
    ${titleOf(name)} ${input(form, name, attributes, html`aria-labelledby="t-${fieldNames[name]}"`)}
    ${wrongBelow(form, name)}
  </div>`;

const input = (
  form: Filled,
  name: AnswerName,
  { type = 'text', autocomplete, isRequired = true }: Attributes,
  naming: Value = '',
): Markup =>
  html`<input
    type="${type}"
    name="${fieldNames[name]}"
    value="${form.shown(form.answers[name])}"
    ${naming}
    ${autocomplete !== undefined && html`autocomplete="${autocomplete}"`}
    ${isRequired && html`required`}
    ${faulted(form, name)}
  />`;

const titleOf = (name: AnswerName): Markup =>
  html`<span id="t-${fieldNames[name]}">${titles[name]}</span>`;

const problemOf = ({ problems }: Filled, wanted: AnswerName): Problem | undefined =>
  problems.find(({ name }) => name === wanted);

const wrongBelow = (form: Filled, name: AnswerName): Value => {
  const problem = problemOf(form, name);
  return (
    problem !== undefined &&
    html`<em class="wrong" id="w-${fieldNames[name]}">${whatIsWrong(name, problem.why)}</em>`
  );
};

/** Attributes of a field whose answer is wrong. */
const faulted = (form: Filled, name: AnswerName): Value =>
  problemOf(form, name) !== undefined &&
  html`aria-invalid="true" aria-describedby="w-${fieldNames[name]}"`;

export type Choices = {
  readonly name: AnswerName;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The value of an option, or ''. */
  readonly chosen: string;
  readonly isRequired?: boolean;
};

export const choice = (
  form: Filled,
  { name, options, chosen, isRequired = false }: Choices,
): Markup =>
  html`<div class="row">
    ${titleOf(name)}
    <select
      name="${fieldNames[name]}"
      aria-labelledby="t-${fieldNames[name]}"
      ${isRequired && html`required`}
      ${faulted(form, name)}
    >
      <option value="">–</option>
      ${options.map(
        ([value, label]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
      )}
    </select>
    ${wrongBelow(form, name)}
  </div>`;

export const inlineRadios = (
  form: Filled,
  { name, options, chosen, isRequired = false }: Choices,
): Markup =>
  html`<div
    class="row"
    role="radiogroup"
    aria-labelledby="t-${fieldNames[name]}"
    ${faulted(form, name)}
  >
    ${titleOf(name)}
    ${options.map(
      ([value, label]) =>
        html`<label class="inline"
          ><input
            type="radio"
            name="${fieldNames[name]}"
            value="${value}"
            ${isRequired && html`required`}
            ${value === chosen && html`checked`}
          />
          ${label}</label
        >`,
    )}
    ${wrongBelow(form, name)}
  </div>`;

/** The day of birth in three small fields; one that cannot be is shown as it was written. */
export const dateParts = (form: Filled): Markup => {
  const [year = '', month = '', day = ''] = form.answers.dateOfBirth.split('-');
  const parts = [
    ['Day', bornNames.day, 'bday-day', day],
    ['Month', bornNames.month, 'bday-month', month],
    ['Year', bornNames.year, 'bday-year', year],
  ] as const;
  return html`<div
    class="row"
    role="group"
    aria-labelledby="t-born"
    ${faulted(form, 'dateOfBirth')}
  >
    ${titleOf('dateOfBirth')}
    <div class="parts">
      ${parts.map(
        ([label, name, autocomplete, value]) =>
          html`<label
            >${label}
            <input
              type="text"
              inputmode="numeric"
              name="${name}"
              value="${form.shown(value)}"
              autocomplete="${autocomplete}"
              required
          /></label>`,
      )}
    </div>
    ${wrongBelow(form, 'dateOfBirth')}
  </div>`;
};
