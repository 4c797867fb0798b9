// Elements, fields and radio groups of Quill's pages.
/* global document, fetch */

/**
 * An element with attributes (false and undefined are left out, functions are listeners) and
 * children. Texts are only ever text.
 */
export const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  element.append(...children.filter(isThere));
  return element;
};

const isThere = (child) => child !== undefined && child !== false;

/** Draws a screen, and puts the reader at its heading. */
export const show = (...children) => {
  const root = document.getElementById('root');
  root.replaceChildren(...children.filter(isThere));
  root.querySelector('h1')?.focus();
};

export const heading = (text) => h('h1', { tabindex: '-1' }, text);

export const ask = async (path, body) => {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, data: await response.json().catch(() => ({})) };
};

const errorOf = (name) => h('p', { class: 'error', id: `${name}-error`, 'aria-live': 'polite' });

/** A label, a control and room for an error; `control` is an input unless it is given. */
export const field = ({ name, label, control, ...attributes }) => {
  const id = `field-${name}`;
  const input = control ?? h('input', { type: 'text', ...attributes });
  input.id = id;
  input.setAttribute('aria-describedby', `${name}-error`);
  return h('div', { class: 'field' }, h('label', { for: id }, label), input, errorOf(name));
};

export const dropdown = (options, { value = '', ...attributes } = {}) => {
  const select = h('select', attributes);
  fillDropdown(select, options);
  select.value = value;
  return select;
};

export const fillDropdown = (select, options) => {
  select.replaceChildren(
    h('option', { value: '' }, 'Select…'),
    ...options.map(({ value, label }) => h('option', { value }, label)),
  );
};

/** Buttons in the part of radios: arrows move the choice, only the chosen one is in the tab order. */
export const radioGroup = ({ name, label, options, value, onChange }) => {
  const buttons = options.map((option) =>
    h(
      'button',
      { type: 'button', role: 'radio', 'aria-checked': 'false', click: () => choose(option.value) },
      option.label,
    ),
  );
  const mark = (chosen) => {
    const at = options.findIndex((option) => option.value === chosen);
    buttons.forEach((button, index) => {
      button.setAttribute('aria-checked', String(index === at));
      button.tabIndex = index === Math.max(at, 0) ? 0 : -1;
    });
  };
  const choose = (chosen) => {
    mark(chosen);
    onChange(chosen);
  };
  const move = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = buttons.indexOf(event.target) + step + buttons.length;
    const next = at % buttons.length;
    buttons[next].focus();
    choose(options[next].value);
  };
  mark(value);
  const group = { role: 'radiogroup', 'aria-labelledby': `${name}-label`, class: 'choices' };
  return h(
    'div',
    { class: 'field', id: `field-${name}` },
    h('p', { class: 'label', id: `${name}-label` }, label),
    h('div', { ...group, 'aria-describedby': `${name}-error`, keydown: move }, ...buttons),
    errorOf(name),
  );
};

/** Shows these errors and takes away those of the other names that were looked at. */
export const showErrors = (names, problems) => {
  for (const name of names)
    showError(
      name,
      problems.find((problem) => problem.name === name),
    );
  const [first] = problems;
  // A field that one has just left is not gone back to.
  if (first === undefined || names.length < 2) return;
  const control = document.getElementById(`field-${first.name}`);
  (control?.querySelector('button') ?? control)?.focus();
};

const showError = (name, problem) => {
  const place = document.getElementById(`${name}-error`);
  if (place === null) return;
  place.textContent = problem?.message ?? '';
  const control = document.getElementById(`field-${name}`);
  if (control.matches('input, select, textarea')) {
    control.setAttribute('aria-invalid', String(problem !== undefined));
  }
};
