// What the pages do better with a script; each of them works without it.
/* global document, addEventListener, requestAnimationFrame */

/** Sent once: the second press of a button would find the link used and the card charged. */
for (const form of document.querySelectorAll('form[data-once]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent === 'yes') {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
    // Not disabled: a button that is disabled sends no value and loses the focus.
    if (event.submitter !== null) event.submitter.setAttribute('aria-disabled', 'true');
  });
}

/** A page that comes back from the browser's cache may be sent again. */
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-once]')) {
    delete form.dataset.sent;
    for (const button of form.querySelectorAll('[aria-disabled]')) {
      button.removeAttribute('aria-disabled');
    }
  }
});

/** Where the browser does not know `autofocus`: one that does has acted on it by the second frame. */
addEventListener('load', () => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector('.mistakes')?.focus();
    });
  });
});

/** As it is printed on the card: in fours. */
const cardNumber = document.querySelector('[autocomplete="cc-number"]');
cardNumber?.addEventListener('input', () => {
  // Only at the end: elsewhere the cursor would jump.
  if (cardNumber.selectionStart !== cardNumber.value.length) return;
  cardNumber.value = (
    cardNumber.value
      .replace(/\D/g, '')
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ');
});
