/** The long form: everything on one page, labels around their fields or tied by aria-labelledby. */

import { html, type Markup, type Value } from '../../../mock/html/markup.ts';
import type { Problem } from '../desk/answers.ts';
import type { FreeTime, Opened } from '../desk/booking-desk.ts';
import { shortDate } from '../serving/long-date.ts';
import { choice, dateParts, inlineRadios, tied, wrapped, type Filled } from './fields.ts';
import { titles, whatIsWrong } from './wording.ts';

export type LongForm = Filled & {
  readonly opened: Opened;
  /** Undefined: they have not been asked for. */
  readonly times: readonly FreeTime[] | undefined;
};

export const longForm = (form: LongForm): Markup => {
  const { opened, problems, shown } = form;
  const { channels, hint, clientName } = opened;
  return html`<h1>Book your blood draw</h1>
    <p>
      ${hint.firstName !== undefined && html`Dear <bdi>${shown(hint.firstName)}</bdi>, `}${
        clientName
      }
      has sent you to us. Fill in what is missing; it takes two minutes.
    </p>
    ${problemList(problems)}
    <form method="post">
      ${aboutYou(form)} ${channels.length > 1 && whereToMeet(form)}
      ${channels.includes('MOBILE') && atHome(form)} ${theDay(form)}
      ${channels.includes('IN_VENUE') && atClinic(form)} ${theTest(form)}
      <button class="main" name="do" value="book">Book now</button>
    </form>`;
};

const problemList = (problems: readonly Problem[]): Value =>
  problems.length > 0 &&
  html`<section class="errors" role="alert">
    <p>We could not book this yet. Please look at:</p>
    <ul>
      ${problems.map(({ name, why }) => html`<li>${titles[name]}: ${whatIsWrong(name, why)}</li>`)}
    </ul>
  </section>`;

const aboutYou = (form: LongForm): Markup =>
  html`<h2>You</h2>
    ${wrapped(form, 'firstName', { autocomplete: 'given-name' })}
    ${wrapped(form, 'lastName', { autocomplete: 'family-name' })}
    ${tied(form, 'email', { type: 'email', autocomplete: 'email' })}
    ${tied(form, 'phone', { type: 'tel', autocomplete: 'tel' })} ${dateParts(form)}
    ${inlineRadios(form, {
      ...{ name: 'gender', chosen: sexWords[form.answers.gender] ?? '', isRequired: true },
      options: [
        ['m', 'male'],
        ['f', 'female'],
      ],
    })}`;

const sexWords: Readonly<Record<string, string>> = { MALE: 'm', FEMALE: 'f' };

const meetWords: Readonly<Record<string, string>> = { MOBILE: 'home', IN_VENUE: 'clinic' };

const whereToMeet = (form: LongForm): Markup =>
  inlineRadios(form, {
    name: 'channel',
    options: [
      ['home', 'At my home'],
      ['clinic', 'At one of your clinics'],
    ],
    chosen: meetWords[form.answers.channel] ?? '',
    isRequired: true,
  });

/** What both ways of meeting share a form with is asked of one of them only. */
const isOnly = ({ opened }: LongForm): boolean => opened.channels.length === 1;

const atHome = (form: LongForm): Markup => {
  const isRequired = isOnly(form);
  return html`<h2>Your home${!isRequired && ' (if we are to come to you)'}</h2>
    ${tied(form, 'addressLine1', { isRequired, autocomplete: 'address-line1' })}
    ${tied(form, 'addressLine2', { isRequired: false, autocomplete: 'address-line2' })}
    ${wrapped(form, 'city', { isRequired, autocomplete: 'address-level2' })}
    ${wrapped(form, 'county', { isRequired: false, autocomplete: 'address-level1' })}
    ${wrapped(form, 'postcode', { isRequired, autocomplete: 'postal-code' })}`;
};

const theDay = (form: LongForm): Markup => {
  const { answers, opened } = form;
  const isHomeOnly = isOnly(form) && opened.channels.includes('MOBILE');
  return html`<h2>The day</h2>
    ${tied(form, 'preferredDate', { type: 'date', isRequired: isHomeOnly })}
    ${
      opened.channels.includes('MOBILE') &&
      choice(form, {
        name: 'timePreference',
        options: [
          ['morning', 'In the morning'],
          ['afternoon', 'In the afternoon'],
          ['evening', 'In the evening'],
        ],
        chosen: answers.timePreference,
        isRequired: isHomeOnly,
      })
    }`;
};

const atClinic = (form: LongForm): Markup => {
  const { answers, opened, times } = form;
  return html`<h2>The clinic${!isOnly(form) && ' (if you come to us)'}</h2>
    ${choice(form, {
      name: 'venueId',
      options: opened.venues.map(({ id, name, city }) => [id, `${name}, ${city}`]),
      chosen: answers.venueId,
    })}
    <button name="do" value="times" formnovalidate>Show times</button>
    ${choice(form, {
      name: 'slotStart',
      options: (times ?? []).map(({ start, date, time }) => [start, `${shortDate(date)}, ${time}`]),
      chosen: answers.slotStart,
    })}
    <p class="note" role="status">${noteOn(times)}</p>`;
};

const noteOn = (times: LongForm['times']): string => {
  if (times === undefined) return 'Choose a clinic and a day, then press “Show times”.';
  return times.length === 0
    ? 'There are no free times at this clinic then. Choose another day.'
    : 'The free times are in the list.';
};

const theTest = (form: LongForm): Markup =>
  html`<h2>The test</h2>
    ${choice(form, {
      name: 'testType',
      options: form.opened.panels.map(({ id, name }) => [id, name]),
      chosen: form.answers.testType,
      isRequired: true,
    })}
    <label
      >Is there anything else?
      <textarea name="note" rows="3">${form.answers.specialInstructions}</textarea>
    </label>`;
