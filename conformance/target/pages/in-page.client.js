// Put into each hosted page before its own scripts: describes what a person could operate, and what the page complains
// of. It changes nothing.
/* global document, innerWidth, location, NodeFilter */

globalThis[Symbol.for('phlebo.describe')] = (selectors) => {
  const clean = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

  /** Of open shadow roots too. */
  const rootsOf = (root) => {
    const found = [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.shadowRoot !== null) found.push(...rootsOf(node.shadowRoot));
    }
    return found;
  };
  const roots = rootsOf(document);
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);

  const isShown = (element) => {
    if (element.closest('[aria-hidden="true"], [inert]') !== null) return false;
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // What stands outside of the page to the left or above it is there for nobody, or for robots.
    return width > 1 && height > 1 && right + scrollXOf() > 0 && bottom + scrollYOf() > 0;
  };
  const scrollXOf = () => document.documentElement.scrollLeft;
  const scrollYOf = () => document.documentElement.scrollTop;

  const labelsOf = (element) => [...(element.labels ?? [])];

  /** A radio that is drawn by its label is operated through it. */
  const canBeOperated = (element) =>
    isShown(element) ||
    (['radio', 'checkbox'].includes(element.type) && labelsOf(element).some(isShown));

  const byIds = (element, name) =>
    clean(
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '')
        .map((id) => element.getRootNode().getElementById?.(id)?.textContent ?? '')
        .join(' '),
    );

  /** The text of a label without that of the control inside it. */
  const labelText = (label) => {
    const copy = label.cloneNode(true);
    for (const inner of copy.querySelectorAll('input, select, textarea, script, style')) {
      inner.remove();
    }
    return clean(copy.textContent);
  };

  const nameOf = (element) => {
    const labelled = byIds(element, 'aria-labelledby');
    if (labelled !== '') return labelled;
    const aria = clean(element.getAttribute('aria-label'));
    if (aria !== '') return aria;
    const labels = clean(labelsOf(element).map(labelText).join(' '));
    if (labels !== '') return labels;
    const isButton = element.matches('button, a, [role]');
    const content = isButton ? clean(element.textContent) : '';
    if (content !== '') return content;
    if (['submit', 'button', 'image'].includes(element.type)) {
      return clean(element.value || element.getAttribute('alt'));
    }
    return clean(element.getAttribute('title'));
  };

  /** What the group around a control is called. */
  const groupOf = (element) => {
    const group = element.closest(
      'fieldset, [role="group"], [role="radiogroup"], [role="listbox"]',
    );
    if (group === null) return '';
    const legend = group.querySelector(':scope > legend');
    return (
      byIds(group, 'aria-labelledby') ||
      clean(group.getAttribute('aria-label')) ||
      clean(legend?.textContent)
    );
  };

  const roleOf = (element) => {
    const role = element.getAttribute('role');
    if (['radio', 'option'].includes(role)) return 'radio';
    if (['checkbox', 'switch'].includes(role)) return 'checkbox';
    if (element.matches('select')) return 'select';
    if (element.matches('textarea')) return 'text';
    if (element.matches('button') || role === 'button') return 'button';
    if (element.matches('a')) return 'link';
    const { type } = element;
    if (type === 'radio' || type === 'checkbox') return type;
    return ['submit', 'button', 'image'].includes(type) ? 'button' : 'text';
  };

  const complaintOf = (element) => {
    const told = element.getAttribute('aria-invalid') === 'true';
    const words = told
      ? byIds(element, 'aria-errormessage') || byIds(element, 'aria-describedby')
      : '';
    if (words !== '') return words;
    const isHeld = element.form !== null && element.form !== undefined && !element.form.noValidate;
    if (isHeld && element.willValidate && !element.validity.valid) return element.validationMessage;
    return told ? 'aria-invalid' : '';
  };

  const isDisabled = (element) =>
    element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null;

  const stateOf = (element) =>
    element.checked === true ||
    ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'].some((name) =>
      ['true', 'date', 'step'].includes(element.getAttribute(name)),
    );

  /** The text of the entry of a list in which a button stands: several may be called "Choose". */
  const pressed = 'button, a, [role=button], [type=submit]';
  const nearOf = (element) => {
    if (!element.matches(pressed)) return '';
    const entry = element.closest('li, tr, article, [role=listitem], [role=row]');
    return clean((entry ?? cardOf(element))?.textContent).slice(0, 300);
  };
  /** Of several buttons with the same words each has a part of the page to itself. */
  const cardOf = (element) => {
    const words = clean(element.textContent);
    const alike = (part) =>
      [...part.querySelectorAll(pressed)].filter((one) => clean(one.textContent) === words).length;
    let card = element;
    while (card.parentElement !== null && alike(card.parentElement) === 1) {
      card = card.parentElement;
    }
    return card === element || card.parentElement === null ? null : card;
  };

  /** A button that is a choice has no value of its own, as a rule: then its name stands for it. */
  const valueOf = (element) => {
    const own = String(element.value || element.getAttribute('data-value') || '');
    return own === '' && element.matches('button, a, div, span, li') && roleOf(element) === 'radio'
      ? nameOf(element)
      : own;
  };

  const describe = (element, index, forms) => ({
    index,
    role: roleOf(element),
    type: element.type ?? '',
    name: element.getAttribute('name') ?? '',
    id: element.id,
    autocomplete: element.getAttribute('autocomplete') ?? '',
    label: nameOf(element),
    group: groupOf(element),
    placeholder: clean(element.getAttribute('placeholder')),
    hint: byIds(element, 'aria-describedby'),
    pattern: element.getAttribute('pattern') ?? '',
    value: valueOf(element),
    chosen: stateOf(element),
    disabled: isDisabled(element),
    required: element.required === true || element.getAttribute('aria-required') === 'true',
    complaint: complaintOf(element),
    options: element.matches('select')
      ? [...element.options].map((option) => ({
          value: option.value,
          label: clean(option.label),
          group: option.parentElement.matches('optgroup') ? clean(option.parentElement.label) : '',
          disabled: option.disabled || option.parentElement.disabled === true,
        }))
      : [],
    near: nearOf(element),
    form: forms.indexOf(element.form ?? element.closest('form')),
    submits: element.type === 'submit' || element.type === 'image',
    meant: Object.keys(selectors).filter((name) => {
      try {
        return element.matches(selectors[name]);
      } catch {
        return false;
      }
    }),
  });

  const operable = [
    'input:not([type=hidden]):not([type=file]):not([type=reset])',
    ...['select', 'textarea', 'button:not([type=reset])', 'a[href]'],
    ...['[role=button]', '[role=radio]', '[role=checkbox]', '[role=switch]', '[role=option]'],
  ].join(', ');
  const complaining =
    '[role=alert], [aria-live=assertive], .error, .errors, .field-error, .error-message, .invalid-feedback, [class*="error-summary"]';

  const forms = all('form');
  const elements = all(operable).filter(canBeOperated);
  // A later call finds the element of an index here; nothing of the page can stumble on a symbol.
  globalThis[Symbol.for('phlebo.elements')] = elements;
  return {
    url: location.href,
    title: document.title,
    heading: clean(all('h1').filter(isShown)[0]?.textContent),
    controls: elements.map((element, index) => describe(element, index, forms)),
    complaints: [
      ...new Set(
        all(complaining)
          .filter(isShown)
          .map((element) => clean(element.textContent)),
      ),
    ].filter((text) => text !== ''),
    text: document.body === null ? '' : document.body.innerText.slice(0, 20_000),
    width: { inner: innerWidth, scroll: document.documentElement.scrollWidth },
  };
};
