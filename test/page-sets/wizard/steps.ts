/** The steps of the wizard: who you are; where and when (and the time, at a clinic); check and confirm. */

import { html, type Markup, type Value } from '../../../mock/html/markup.ts';
import type { AnswerName, Answers } from '../desk/answers.ts';
import { longDate } from '../serving/long-date.ts';
import { checkList } from './check-list.ts';
import { birthDate, radios, select, textField } from './fields.ts';
import { summaryOf } from './layout.ts';
import type { Step, StepName } from './step.ts';

type StepPage = {
  readonly title: string;
  readonly number: 1 | 2 | 3;
  readonly names: (answers: Answers) => readonly AnswerName[];
  readonly fields: (step: Step) => Markup;
};

const yourNames = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'gender'] as const;
const homeNames = ['addressLine1', 'addressLine2', 'city', 'county', 'postcode'] as const;
const whenNames = ['preferredDate', 'timePreference', 'testType', 'specialInstructions'] as const;

export const steps: { readonly [Name in StepName]: StepPage } = {
  you: { title: 'About you', number: 1, names: () => yourNames, fields: (step) => aboutYou(step) },
  visit: {
    ...{ title: 'Where and when', number: 2, fields: (step) => whereAndWhen(step) },
    names: ({ channel }) => [
      'channel',
      ...(channel === 'IN_VENUE' ? (['venueId'] as const) : homeNames),
      ...whenNames,
    ],
  },
  time: {
    ...{ title: 'Choose a time', number: 2, fields: (step) => times(step) },
    names: () => ['slotStart'],
  },
  check: {
    ...{ title: 'Check your appointment', number: 3, fields: checkList },
    names: () => [],
  },
};

/** The page of a step: what other steps have asked travels in hidden fields. */
export const stepPage = (name: StepName, step: Step): Markup => {
  const { title, number } = steps[name];
  const greeting = step.opened.hint.firstName;
  return html`${summaryOf(step.form.errors)}
    <p class="progress">Step ${number} of 3</p>
    <h1>${title}</h1>
    ${
      name === 'you' &&
      html`<p>
        ${greeting !== undefined && html`Hello <bdi>${step.form.shown(greeting)}</bdi>. `}${
          step.opened.clientName
        }
        has asked us to take your blood sample.
      </p>`
    }
    <form method="post" novalidate>
      <input type="hidden" name="step" value="${name}" />
      ${hiddenFields(name, step)} ${steps[name].fields(step)}
      <div class="buttons">
        <button name="go" value="on">
          ${name === 'check' ? 'Confirm appointment' : 'Continue'}
        </button>
        ${name !== 'you' && html`<button class="second" name="go" value="back">Back</button>`}
      </div>
    </form>`;
};

/** All answers but those that this step has fields for, whatever is chosen in them. */
const hiddenFields = (name: StepName, { answers, form, opened }: Step): Value => {
  const asked = new Set<string>([
    ...steps[name].names({ ...answers, channel: 'MOBILE' }),
    ...steps[name].names({ ...answers, channel: 'IN_VENUE' }),
  ]);
  if (opened.channels.length === 1) asked.add('channel');
  return Object.entries(answers)
    .filter(([key, value]) => !asked.has(key) && value !== '')
    .map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${form.shown(value)}" />`,
    );
};

const aboutYou = ({ answers, form, opened }: Step): Markup => {
  const thisYear = Number(opened.today.slice(0, 4));
  return html`${textField(form, {
    ...{ name: 'firstName', label: 'First name', autocomplete: 'given-name' },
    value: answers.firstName,
  })}
  ${textField(form, {
    ...{ name: 'lastName', label: 'Last name', autocomplete: 'family-name' },
    value: answers.lastName,
  })}
  ${textField(form, {
    ...{ name: 'email', label: 'Email address', type: 'email', autocomplete: 'email' },
    value: answers.email,
  })}
  ${textField(form, {
    ...{ name: 'phone', label: 'Phone number', type: 'tel', autocomplete: 'tel' },
    ...{ value: answers.phone, hint: 'For numbers outside the UK include the country code.' },
  })}
  ${birthDate(form, {
    value: answers.dateOfBirth,
    years: Array.from({ length: 121 }, (_, index) => thisYear - index),
  })}
  ${radios(form, {
    ...{ name: 'gender', label: 'Sex', value: answers.gender },
    options: [
      { value: 'FEMALE', label: 'Female' },
      { value: 'MALE', label: 'Male' },
    ],
  })}`;
};

const daysOffered = 28;

const daysAfter = (today: string): readonly string[] =>
  Array.from({ length: daysOffered }, (_, index) =>
    new Date(Date.parse(today) + (index + 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );

const whereAndWhen = (step: Step): Markup => {
  const { answers, form, opened } = step;
  const { channels } = opened;
  return html`${
      channels.length > 1 &&
      radios(form, {
        ...{ name: 'channel', label: 'Where would you like your appointment?' },
        value: answers.channel,
        options: [
          { value: 'MOBILE', label: 'At home', note: 'A phlebotomist visits you.' },
          { value: 'IN_VENUE', label: 'At a clinic', note: 'You visit one of our partners.' },
        ],
      })
    }
    ${channels.includes('MOBILE') && homeFields(step)}
    ${channels.includes('IN_VENUE') && clinicFields(step)}
    ${select(form, {
      ...{ name: 'preferredDate', label: 'Day', value: answers.preferredDate },
      options: daysAfter(opened.today).map((day) => ({ value: day, label: longDate(day) })),
    })}
    ${radios(form, {
      ...{ name: 'timePreference', label: 'Part of the day', value: answers.timePreference },
      options: [
        { value: 'morning', label: 'Morning', note: '8am to 12 noon' },
        { value: 'afternoon', label: 'Afternoon', note: '12 noon to 5pm' },
        { value: 'evening', label: 'Evening', note: '5pm to 8pm' },
      ],
    })}
    ${select(form, {
      ...{ name: 'testType', label: 'Blood test', value: answers.testType },
      options: opened.panels.map(({ id, name }) => ({ value: id, label: name })),
    })}
    <div class="field">
      <label for="specialInstructions">Anything we should know (optional)</label>
      <textarea id="specialInstructions" name="specialInstructions" rows="3">
${answers.specialInstructions}</textarea>
    </div>`;
};

const homeFields = ({ answers, form }: Step): Markup =>
  html`<div class="home">
    ${textField(form, {
      ...{ name: 'addressLine1', label: 'Address line 1', autocomplete: 'address-line1' },
      value: answers.addressLine1,
    })}
    ${textField(form, {
      ...{ name: 'addressLine2', label: 'Address line 2 (optional)' },
      ...{ autocomplete: 'address-line2', value: answers.addressLine2 },
    })}
    ${textField(form, {
      ...{ name: 'city', label: 'Town or city', autocomplete: 'address-level2' },
      value: answers.city,
    })}
    ${textField(form, {
      ...{ name: 'county', label: 'County (optional)', autocomplete: 'address-level1' },
      value: answers.county,
    })}
    ${textField(form, {
      ...{ name: 'postcode', label: 'Postcode', autocomplete: 'postal-code' },
      value: answers.postcode,
    })}
  </div>`;

const clinicFields = ({ answers, form, opened }: Step): Markup => {
  const { venues, link } = opened;
  const [only] = venues;
  if (link.scope.kind === 'venue' && only !== undefined) {
    return html`<p class="clinic">
      Your clinic is <strong>${only.name}</strong>, ${only.addressLine1}, ${only.city},
      ${only.postcode}.
    </p>`;
  }
  return html`<div class="clinic">
    ${radios(form, {
      ...{ name: 'venueId', label: 'Clinic', value: answers.venueId },
      options: venues.map(({ id, name, city, postcode }) => ({
        ...{ value: id, label: name, note: `${city}, ${postcode}` },
      })),
    })}
  </div>`;
};

const times = ({ answers, form, times, opened }: Step): Markup => {
  const date = times[0]?.date ?? answers.preferredDate;
  const venue = opened.venues.find(({ id }) => id === answers.venueId);
  return html`${
    date !== answers.preferredDate &&
    html`<p>There is no free time on ${longDate(answers.preferredDate)}. These are the next.</p>`
  }
  ${radios(form, {
    ...{ name: 'slotStart', value: answers.slotStart },
    label: `Free times at ${venue?.name ?? 'the clinic'} on ${longDate(date)}`,
    options: times.map(({ start, time }) => ({ value: start, label: time })),
  })}`;
};
