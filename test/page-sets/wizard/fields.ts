/** Fields of the wizard: a label above, an error between, one column. */

import { html, type Markup, type Value } from '../../../mock/html/markup.ts';
import type { Shown } from '../serving/shown.ts';

export type Errors = ReadonlyMap<string, string>;

export type Form = { readonly shown: Shown; readonly errors: Errors };

export type TextField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly inputmode?: string;
};

export const textField = ({ shown, errors }: Form, field: TextField): Markup => {
  const { name, label, value, type = 'text', hint } = field;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${errorOf(errors, name)}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${shown(value)}"
      ${field.autocomplete === undefined ? '' : html`autocomplete="${field.autocomplete}"`}
      ${field.inputmode === undefined ? '' : html`inputmode="${field.inputmode}"`}
      ${describedBy(errors, name, hint !== undefined)}
    />
  </div>`;
};

const errorOf = (errors: Errors, name: string): Value =>
  errors.has(name) &&
  html`<p class="error" id="${name}-error">
    <span class="unseen">Error:</span> ${errors.get(name)}
  </p>`;

const describedBy = (errors: Errors, name: string, hasHint = false): Value => {
  const ids = [hasHint ? `${name}-hint` : '', errors.has(name) ? `${name}-error` : ''];
  const named = ids.filter((id) => id !== '').join(' ');
  return [
    named !== '' && html`aria-describedby="${named}" `,
    errors.has(name) && html`aria-invalid="true"`,
  ];
};

export type Option = { readonly value: string; readonly label: string; readonly note?: string };

export type ChoiceField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly autocomplete?: string;
};

export const radios = ({ errors }: Form, { name, label, value, options }: ChoiceField): Markup =>
  html`<fieldset class="field" ${describedBy(errors, name)}>
    <legend>${label}</legend>
    ${errorOf(errors, name)}
    ${options.map(
      (option, index) =>
        html`<div class="radio">
          <input
            type="radio"
            id="${name}-${index}"
            name="${name}"
            value="${option.value}"
            ${option.value === value && html`checked`}
          />
          <label for="${name}-${index}"
            >${option.label}${option.note !== undefined && html`<small>${option.note}</small>`}</label
          >
        </div>`,
    )}
  </fieldset>`;

export const select = ({ errors }: Form, field: ChoiceField): Markup =>
  html`<div class="field">
    <label for="${field.name}">${field.label}</label>
    ${errorOf(errors, field.name)} ${bareSelect(field, describedBy(errors, field.name))}
  </div>`;

const bareSelect = (field: ChoiceField, attributes: Value): Markup =>
  html`<select
    id="${field.name}"
    name="${field.name}"
    ${field.autocomplete !== undefined && html`autocomplete="${field.autocomplete}"`}
    ${attributes}
  >
    <option value="">Please choose</option>
    ${field.options.map(
      ({ value, label }) =>
        html`<option value="${value}" ${value === field.value && html`selected`}>${label}</option>`,
    )}
  </select>`;

export type BirthDate = { readonly value: string; readonly years: readonly number[] };

/** Three selects under one legend; nothing is chosen where `value` is not YYYY-MM-DD. */
export const birthDate = ({ errors }: Form, { value, years }: BirthDate): Markup => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  const parts: readonly ChoiceField[] = [
    {
      ...{ name: 'birthDay', label: 'Day', value: day, autocomplete: 'bday-day' },
      options: numbers(31).map((each) => ({ value: padded(each), label: String(each) })),
    },
    {
      ...{ name: 'birthMonth', label: 'Month', value: month, autocomplete: 'bday-month' },
      options: months.map((label, index) => ({ value: padded(index + 1), label })),
    },
    {
      ...{ name: 'birthYear', label: 'Year', value: year, autocomplete: 'bday-year' },
      options: years.map((each) => ({ value: String(each), label: String(each) })),
    },
  ];
  return html`<fieldset class="field" ${describedBy(errors, 'dateOfBirth')}>
    <legend>Date of birth</legend>
    ${errorOf(errors, 'dateOfBirth')}
    <div class="parts">
      ${parts.map(
        (part) =>
          html`<div><label for="${part.name}">${part.label}</label>${bareSelect(part, '')}</div>`,
      )}
    </div>
  </fieldset>`;
};

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const padded = (number: number): string => String(number).padStart(2, '0');

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
