// Quill's booking page: two screens, checked by the server as one goes, submitted by fetch.
/* global document, location */

import {
  ask,
  dropdown,
  field,
  fillDropdown,
  h,
  heading,
  radioGroup,
  show,
  showErrors,
} from './dom.client.js';

const token = location.pathname.split('/')[2];
const api = `/api/reservations/${token}`;
const answers = {};
let offer;

const personal = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'gender'];
const homeNames = ['addressLine1', 'addressLine2', 'city', 'postcode', 'timePreference'];
const clinicNames = ['venueId', 'slotStart'];
const visitNames = () => [
  'channel',
  'preferredDate',
  ...(answers.channel === 'IN_VENUE' ? clinicNames : homeNames),
  'testType',
  'specialInstructions',
];

const remember = (name) => (event) => {
  answers[name] = event.target.value;
};

/** The server looks at a field when one leaves it. */
const checkOnLeaving = (name) => async () => {
  if ((answers[name] ?? '') === '') return;
  const { data } = await ask(`${api}/check`, { answers, names: [name] });
  showErrors([name], data.problems ?? []);
};

const text = (name, label, { isChecked = false, ...attributes } = {}) =>
  field({
    name,
    label,
    value: answers[name] ?? '',
    input: remember(name),
    blur: isChecked && checkOnLeaving(name),
    ...attributes,
  });

const choices = (name, label, options) =>
  radioGroup({
    name,
    label,
    options,
    value: answers[name],
    onChange: (value) => {
      answers[name] = value;
      if (name === 'channel') showPlace();
    },
  });

const button = (label, click, look = 'main') =>
  h('button', { type: 'button', class: look, click }, label);

const showPersonal = () => {
  const { clientName, hint } = offer;
  show(
    heading('Your details'),
    h(
      'p',
      {},
      hint.firstName ? `Hi ${hint.firstName}! ` : '',
      `${clientName} has invited you to book.`,
    ),
    text('firstName', 'Given name', { autocomplete: 'given-name' }),
    text('lastName', 'Family name', { autocomplete: 'family-name' }),
    text('email', 'Email', { type: 'email', autocomplete: 'email', isChecked: true }),
    text('phone', 'Phone', { type: 'tel', autocomplete: 'tel', isChecked: true }),
    text('dateOfBirth', 'Date of birth', { type: 'date', autocomplete: 'bday' }),
    choices('gender', 'Sex', [
      { value: 'FEMALE', label: 'Female' },
      { value: 'MALE', label: 'Male' },
    ]),
    button('Next', toVisit),
  );
};

const toVisit = async (event) => {
  event.target.disabled = true;
  const { status, data } = await ask(`${api}/check`, { answers, names: personal });
  event.target.disabled = false;
  if (status !== 200) return showFailure(data);
  showErrors(personal, data.problems);
  if (data.problems.length === 0) showVisit();
};

const showVisit = () => {
  show(
    heading('Your appointment'),
    offer.channels.length > 1 &&
      choices('channel', 'Where would you like the blood draw?', [
        { value: 'MOBILE', label: 'Home visit' },
        { value: 'IN_VENUE', label: 'Clinic' },
      ]),
    h('div', { id: 'place' }),
    field({
      name: 'testType',
      label: 'Test',
      control: dropdown(named(offer.panels), {
        value: answers.testType,
        change: remember('testType'),
      }),
    }),
    field({
      name: 'specialInstructions',
      label: 'Notes (optional)',
      control: h('textarea', { rows: '3', input: remember('specialInstructions') }),
    }),
    h(
      'div',
      { class: 'buttons' },
      button('Previous', showPersonal, 'quiet'),
      button('Reserve', reserve),
    ),
    h('p', { role: 'status', id: 'progress' }),
  );
  showPlace();
};

const named = (things) =>
  things.map(({ id, name, city }) => ({ value: id, label: city ? `${name} (${city})` : name }));

const showPlace = () => {
  const fields = { MOBILE: homeFields, IN_VENUE: clinicFields }[answers.channel]?.() ?? [];
  document.getElementById('place').replaceChildren(...fields);
};

const homeFields = () => [
  text('addressLine1', 'Street address', { autocomplete: 'address-line1' }),
  text('addressLine2', 'Apartment or suite (optional)', { autocomplete: 'address-line2' }),
  text('city', 'Town/City', { autocomplete: 'address-level2' }),
  text('postcode', 'Postal code', { autocomplete: 'postal-code', isChecked: true }),
  text('preferredDate', 'Date', { type: 'date', min: offer.today }),
  choices('timePreference', 'Time of day', [
    { value: 'morning', label: 'Morning' },
    { value: 'afternoon', label: 'Afternoon' },
    { value: 'evening', label: 'Evening' },
  ]),
];

const clinicFields = () => {
  const times = dropdown([], { change: remember('slotStart') });
  times.disabled = true;
  const note = h('p', { role: 'status', class: 'note' });
  const refresh = () => loadTimes(times, note);
  if (offer.isVenueFixed) answers.venueId = offer.venues[0]?.id;
  const venue = dropdown(named(offer.venues), {
    value: answers.venueId,
    change: (event) => {
      remember('venueId')(event);
      refresh();
    },
  });
  const date = h('input', {
    type: 'date',
    min: offer.today,
    value: answers.preferredDate ?? '',
    change: (event) => {
      remember('preferredDate')(event);
      refresh();
    },
  });
  refresh();
  return [
    field({ name: 'venueId', label: 'Clinic', control: venue }),
    field({ name: 'preferredDate', label: 'Date', control: date }),
    field({ name: 'slotStart', label: 'Time', control: times }),
    note,
  ];
};

let lastAsked = 0;

/** Of the clinic and day that are chosen now: an answer that comes late is not shown. */
const loadTimes = async (select, note) => {
  const asked = ++lastAsked;
  answers.slotStart = '';
  fillDropdown(select, []);
  select.disabled = true;
  const { venueId, preferredDate } = answers;
  note.textContent = 'Pick a clinic and a date to see the free times.';
  if (!venueId || !preferredDate) return;
  note.textContent = 'Looking for free times…';
  const query = `venue=${encodeURIComponent(venueId)}&date=${encodeURIComponent(preferredDate)}`;
  const { data } = await ask(`${api}/times?${query}`);
  if (asked !== lastAsked) return;
  const times = data.times ?? [];
  fillDropdown(
    select,
    times.map(({ start, time }) => ({ value: start, label: time })),
  );
  select.disabled = times.length === 0;
  note.textContent = times.length === 0 ? 'No free times on this date. Pick another.' : '';
};

const reserve = async (event) => {
  const progress = document.getElementById('progress');
  event.target.disabled = true;
  progress.textContent = 'Reserving…';
  const { status, data } = await ask(api, { answers });
  event.target.disabled = false;
  progress.textContent = '';
  if (status === 201) return showReserved(data);
  if (status !== 422) return showFailure(data);
  showErrors([...personal, ...visitNames()], data.problems);
  progress.textContent = 'Not reserved yet: some answers need your attention.';
};

const showReserved = ({ reference, paymentUrl }) =>
  show(
    heading('Reservation confirmed'),
    h('p', {}, 'See you soon! Your reference: ', h('strong', {}, reference)),
    paymentUrl !== null && h('p', {}, h('a', { href: paymentUrl }, 'Continue to payment')),
  );

const showFailure = ({ title, message }) =>
  show(title !== undefined && heading(title), message !== undefined && h('p', {}, message));

const start = async () => {
  const { status, data } = await ask(api);
  if (status !== 200) return showFailure(data);
  offer = data;
  Object.assign(answers, data.hint);
  if (data.channels.length === 1) answers.channel = data.channels[0];
  showPersonal();
};

await start();
