// Quill's payment page: a card whose number and expiry are set in groups as one types.
/* global document, location */

import { ask, field, h, heading, show, showErrors } from './dom.client.js';

const api = `/api/payments/${location.pathname.split('/')[2]}`;
const card = { number: '', expiry: '', cvc: '' };

const layouts = {
  number: (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(-2)}` : digits),
  cvc: (digits) => digits.slice(0, 4),
};

const entry = (name, label, attributes) =>
  field({
    name,
    label,
    inputmode: 'numeric',
    input: ({ target }) => {
      target.value = layouts[name](target.value.replace(/\D/g, ''));
      card[name] = target.value;
    },
    ...attributes,
  });

const showForm = (pounds) =>
  show(
    heading('Payment'),
    h('p', {}, `Total: £${pounds}`),
    entry('number', 'Card number', {
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
    }),
    entry('expiry', 'Expiry', { autocomplete: 'cc-exp', placeholder: 'MM / YY' }),
    entry('cvc', 'CVC', { autocomplete: 'cc-csc' }),
    h('p', { role: 'alert', id: 'outcome', class: 'error' }),
    h('button', { type: 'button', class: 'main', click: pay }, `Pay £${pounds}`),
  );

const pay = async (event) => {
  const outcome = document.getElementById('outcome');
  outcome.textContent = '';
  event.target.disabled = true;
  const { data } = await ask(api, card);
  event.target.disabled = false;
  if (data.state !== undefined) return showState(data);
  showErrors(Object.keys(card), data.problems ?? []);
  outcome.textContent = data.message ?? (data.problems ? '' : 'Something went wrong. Try again.');
};

const endings = {
  'just-paid': ['Payment successful', 'Thank you! Your appointment is all set.'],
  paid: ['Already paid', 'This appointment has been paid for.'],
  closed: ['Appointment cancelled', 'There is nothing to pay.'],
  unknown: ['Not found', 'There is no payment here.'],
};

const showState = ({ state, pounds }) => {
  if (state === 'due') return showForm(pounds);
  const [title, text] = endings[state] ?? endings.unknown;
  return show(heading(title), h('p', {}, text));
};

const { data } = await ask(api);
showState(data);
