/** Form fields with their label, hint and error, tied together for whoever cannot see them. */

import { exactly, html, type Markup, type Value } from '../../../html/markup.ts';

/** `field`: the id of what it is about. */
export type Mistake = { readonly field: string; readonly message: string };

type Field = {
  /** Also its id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: Value;
  readonly value: string;
  readonly mistakes: readonly Mistake[];
  readonly isOptional?: boolean;
};

type Input = Field & {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'datetime-local';
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric' | 'text';
  /** As wide as what belongs in it. */
  readonly size?: 'short' | 'middle';
  readonly min?: string;
  readonly max?: string;
  readonly isVerbatim?: boolean;
};

/** One field alone, which says by itself what it is for. */
export const searchField = (field: Pick<Field, 'name' | 'label' | 'value'>): Markup => html`
  <div class="field">
    <label for="${field.name}">${field.label}</label>
    <input id="${field.name}" name="${field.name}" type="search" value="${exactly(field.value)}" />
  </div>
`;

export const inputField = (field: Input): Markup => {
  const { name, type = 'text', autocomplete, inputmode, size, min, max } = field;
  return around(
    field,
    html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${exactly(field.value)}"
      ${autocomplete !== undefined && html`autocomplete="${autocomplete}"`}
      ${inputmode !== undefined && html`inputmode="${inputmode}"`}
      ${min !== undefined && html`min="${min}"`}
      ${max !== undefined && html`max="${max}"`}
      ${size !== undefined && html`class="${size}"`}
      ${field.isVerbatim === true && html`autocapitalize="none" spellcheck="false"`}
      ${stateOf(field)}
    />`,
  );
};

export const textField = (field: Field): Markup =>
  // The line break after the tag is dropped by the parser: without it, one of the value's would be.
  around(
    field,
    html`<textarea id="${field.name}" name="${field.name}" rows="3" ${stateOf(field)}>
${exactly(field.value)}</textarea>`,
  );

/** `group` gathers choices under a heading. */
export type Choice = {
  readonly value: string;
  readonly label: Value;
  readonly detail?: Value;
  readonly group?: string;
};

export const selectField = (
  field: Field & {
    readonly prompt?: string;
    readonly autocomplete?: string;
    readonly choices: readonly Choice[];
  },
): Markup => {
  const { name, prompt, autocomplete, choices, value } = field;
  const options = (of: readonly Choice[]) =>
    of.map(
      (choice) =>
        html`<option value="${exactly(choice.value)}" ${choice.value === value && html`selected`}>
          ${choice.label}
        </option>`,
    );
  const groups = [...new Set(choices.map(({ group }) => group))];
  return around(
    field,
    html`<select
      id="${name}"
      name="${name}"
      ${autocomplete !== undefined && html`autocomplete="${autocomplete}"`}
      ${stateOf(field)}
    >
      ${prompt !== undefined && html`<option value="">${prompt}</option>`}
      ${groups.map((group) => {
        const own = options(choices.filter((choice) => choice.group === group));
        return group === undefined ? own : html`<optgroup label="${group}">${own}</optgroup>`;
      })}
    </select>`,
  );
};

/** The first has the field's id, so that an error leads there. `isGrid`: short ones, side by side. */
export const radioField = (
  field: Field & { readonly choices: readonly Choice[]; readonly isGrid?: boolean },
): Markup => {
  const { name, label, choices, value, isGrid } = field;
  const mistake = mistakeOf(field);
  return html`
    <fieldset class="field radios ${mistake !== undefined && 'wrong'}" ${describedBy(field)}>
      <legend>${label}${field.isOptional === true && optional}</legend>
      ${hintOf(field)} ${errorOf(field)}
      <div class="${isGrid === true ? 'grid' : 'list'}">
        ${choices.map(
          (choice, index) => html`
            <label class="choice">
              <input
                type="radio"
                name="${name}"
                id="${index === 0 ? name : `${name}-${String(index + 1)}`}"
                value="${exactly(choice.value)}"
                ${choice.value === value && html`checked`}
                ${field.isOptional !== true && html`required`}
              />
              <span class="words"
                ><span class="name">${choice.label}</span> ${
                  choice.detail !== undefined && html`<span class="detail">${choice.detail}</span>`
                }</span
              >
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
};

const optional: Markup = html` <span class="optional">(optional)</span>`;

const around = (field: Field, control: Markup): Markup => html`
  <div class="field ${mistakeOf(field) !== undefined && 'wrong'}">
    <label for="${field.name}">${field.label}${field.isOptional === true && optional}</label>
    ${hintOf(field)} ${errorOf(field)} ${control}
  </div>
`;

const mistakeOf = ({ name, mistakes }: Field): Mistake | undefined =>
  mistakes.find(({ field }) => field === name);

const hintOf = ({ name, hint }: Field): Value =>
  hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`;

const errorOf = (field: Field): Value => {
  const mistake = mistakeOf(field);
  return (
    mistake !== undefined &&
    html`<p class="error" id="${field.name}-error">
      <span class="unseen">Error:</span> ${mistake.message}
    </p>`
  );
};

const describedBy = (field: Field): Value => {
  const ids = [
    ...(field.hint === undefined ? [] : [`${field.name}-hint`]),
    ...(mistakeOf(field) === undefined ? [] : [`${field.name}-error`]),
  ];
  return ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`;
};

const stateOf = (field: Field): Markup =>
  html`${field.isOptional !== true && html`required`} ${describedBy(field)}
  ${mistakeOf(field) !== undefined && html`aria-invalid="true"`}`;

/** All that is wrong, each a way to its field; it takes the focus when the page is there. */
export const mistakeSummary = (mistakes: readonly Mistake[]): Value =>
  mistakes.length > 0 &&
  html`
    <div class="mistakes" role="alert" aria-labelledby="mistakes-title" tabindex="-1" autofocus>
      <h2 id="mistakes-title">There is a problem</h2>
      <ul>
        ${mistakes.map(
          ({ field, message }) =>
            html`<li>${field === '' ? message : html`<a href="#${field}">${message}</a>`}</li>`,
        )}
      </ul>
    </div>
  `;

export const hidden = (fields: Readonly<Record<string, string>>): Markup =>
  html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${exactly(value)}" />`,
  )}`;

/** Facts side by side; those that are not known are left out. */
export const factList = (facts: readonly (readonly [string, Value])[]): Markup => html`
  <dl class="facts">
    ${facts
      .filter(([, fact]) => fact !== undefined && fact !== null && fact !== false && fact !== '')
      .map(
        ([name, fact]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${fact}</dd>
          </div>`,
      )}
  </dl>
`;
