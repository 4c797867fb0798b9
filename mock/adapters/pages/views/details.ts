/** The form that makes a booking. */

import type { LinkScope } from '../../../domain/booking-link/booking-link.ts';
import type { Client } from '../../../domain/client/client.ts';
import { mobileTimeZone } from '../../../domain/job/appointment.ts';
import { pricePence } from '../../../domain/job/price.ts';
import type { Panel } from '../../../domain/panel/panel.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { dateAt } from '../../../domain/zoned-time.ts';
import { toIso } from '../../../application/projections/time.ts';
import { exactly, html, type Markup, type Value } from '../../../html/markup.ts';
import { textIn, type Entered } from '../entered.ts';
import { arrangedBy } from './booked.ts';
import {
  factList,
  hidden,
  inputField,
  mistakeSummary,
  radioField,
  selectField,
  textField,
  type Mistake,
} from './fields.ts';
import type { Page } from './layout.ts';
import { progress } from './steps.ts';
import { clockTime, given, longDate, partOfDay, partsOfDay, pounds, shortDate } from './words.ts';

type Place =
  | { readonly channel: 'MOBILE' }
  | { readonly channel: 'IN_VENUE'; readonly venue: Venue; readonly start: number };

export type Details = {
  readonly scope: LinkScope;
  readonly client: Client;
  readonly place: Place;
  readonly panels: readonly Panel[];
  readonly entered: Entered;
  readonly mistakes: readonly Mistake[];
  /** Offered in place of the time that was chosen. */
  readonly otherStarts?: readonly number[];
  readonly now: number;
  readonly formToken: string;
};

export const detailsPage = (details: Details): Page => {
  const { scope, client, place, mistakes } = details;
  return {
    title: place.channel === 'MOBILE' ? 'Book a home visit' : 'Book your appointment',
    over: arrangedBy(client.name),
    lead:
      place.channel === 'MOBILE'
        ? 'A phlebotomist comes to you and takes your blood sample.'
        : 'Your blood sample is taken at the clinic.',
    told: mistakeSummary(mistakes),
    hasMistakes: mistakes.length > 0,
    ...(mistakes.length > 0 ? { status: 422 } : {}),
    body: html`
      <form class="card sections" method="post" novalidate data-once>
        ${progress(scope, 'details', place.channel === 'MOBILE')}
        ${hidden({ formToken: details.formToken })}
        ${place.channel === 'IN_VENUE' && chosenPlace(details, place)} ${aboutYou(details)}
        ${place.channel === 'MOBILE' && [address(details), visitTime(details)]}
        ${testAndNotes(details)} ${endOf(details)}
      </form>
      ${
        scope.kind === 'mobile-then-venue-fallback' &&
        place.channel === 'MOBILE' &&
        html`<p class="aside">
          <a href="?channel=venue">No home visit suits you? Choose a clinic</a>
        </p>`
      }
    `,
  };
};

const endOf = ({ client, place, panels }: Details): Markup => {
  const isPaid = client.billingMode === 'PATIENT_PAY';
  return html`
    <div class="end">
      ${
        isPaid &&
        html`<p>
          The price is <strong>${pounds(pricePence[place.channel])}</strong>. You pay on the next
          page.
        </p>`
      }
      <button class="primary" ${panels.length === 0 && html`disabled`}>
        ${isPaid ? 'Book and continue to payment' : 'Book appointment'}
      </button>
    </div>
  `;
};

const chosenPlace = (
  { scope, otherStarts, mistakes }: Details,
  { venue, start }: Extract<Place, { channel: 'IN_VENUE' }>,
): Markup => {
  const toTimes = `?${String(new URLSearchParams({ channel: 'venue', venue: venue.id }))}`;
  const zone = venue.timezone;
  return html`
    <section aria-labelledby="place-title">
      <h2 id="place-title">Your appointment</h2>
      ${hidden({ channel: 'venue', venue: venue.id })}
      ${factList([
        ['Clinic', html`${given(venue.name)}, ${given(venue.city)}`],
        [
          'Time',
          otherStarts === undefined && `${longDate(start, zone)} at ${clockTime(start, zone)}`,
        ],
      ])}
      ${
        otherStarts === undefined
          ? html`${hidden({ slot: toIso(start) })}
              <p class="change">
                <a href="${toTimes}">Change the time</a>
                ${scope.kind !== 'venue' && html`<a href="?channel=venue">Change the clinic</a>`}
              </p>`
          : selectField({
              name: 'slot',
              label: 'Appointment time',
              prompt: 'Choose a time',
              value: '',
              mistakes,
              choices: otherStarts.map((at) => ({
                value: toIso(at),
                label: `${shortDate(at, zone)}, ${clockTime(at, zone)}`,
                group: longDate(at, zone),
              })),
            })
      }
    </section>
  `;
};

/** What every field of the form is given. */
const fieldOf =
  ({ entered, mistakes }: Details) =>
  (name: string, label: string) => ({ name, label, mistakes, value: textIn(entered, name) });

const aboutYou = (details: Details): Markup => {
  const field = fieldOf(details);
  return html`
    <section aria-labelledby="you-title">
      <h2 id="you-title">About you</h2>
      <div class="pair">
        ${inputField({ ...field('firstName', 'First name'), autocomplete: 'given-name' })}
        ${inputField({ ...field('lastName', 'Last name'), autocomplete: 'family-name' })}
      </div>
      <div class="pair">
        ${inputField({
          ...field('dateOfBirth', 'Date of birth'),
          type: 'date',
          autocomplete: 'bday',
          max: dateAt(details.now, mobileTimeZone),
          size: 'middle',
        })}
        ${selectField({
          ...field('gender', 'Sex'),
          autocomplete: 'sex',
          prompt: 'Choose',
          choices: [
            { value: 'FEMALE', label: 'Female' },
            { value: 'MALE', label: 'Male' },
          ],
        })}
      </div>
      ${inputField({
        ...field('email', 'Email'),
        ...{ type: 'email', autocomplete: 'email', isVerbatim: true },
      })}
      ${inputField({
        ...field('phone', 'Phone number'),
        hint: 'We call only about this appointment. Begin with + and the country code if it is not a UK number.',
        ...{ type: 'tel', autocomplete: 'tel', size: 'middle' },
      })}
    </section>
  `;
};

const address = (details: Details): Markup => {
  const field = fieldOf(details);
  return html`
    <section aria-labelledby="address-title">
      <h2 id="address-title">Where to visit you</h2>
      ${inputField({
        ...field('addressLine1', 'Address line 1'),
        autocomplete: 'address-line1',
      })}
      ${inputField({
        ...field('addressLine2', 'Address line 2'),
        autocomplete: 'address-line2',
        isOptional: true,
      })}
      <div class="pair">
        ${inputField({ ...field('city', 'Town or city'), autocomplete: 'address-level2' })}
        ${inputField({
          ...field('county', 'County'),
          autocomplete: 'address-level1',
          isOptional: true,
        })}
      </div>
      ${inputField({
        ...field('postcode', 'Postcode'),
        autocomplete: 'postal-code',
        size: 'short',
      })}
    </section>
  `;
};

const visitTime = (details: Details): Markup => {
  const field = fieldOf(details);
  return html`
    <section aria-labelledby="time-title">
      <h2 id="time-title">When to visit you</h2>
      ${inputField({
        ...field('preferredDate', 'Preferred date'),
        hint: 'The phlebotomist confirms the time with you.',
        type: 'date',
        min: dateAt(details.now, mobileTimeZone),
        size: 'middle',
      })}
      ${radioField({
        ...field('timePreference', 'Time of day'),
        choices: partsOfDay.map((part) => ({ value: part, label: partOfDay(part) })),
      })}
    </section>
  `;
};

/** More would not be seen at once. */
const mostRadios = 8;

const testAndNotes = (details: Details): Markup => {
  const field = fieldOf(details);
  return html`
    <section aria-labelledby="test-title">
      <h2 id="test-title">Your test</h2>
      ${testField(details)}
      ${textField({
        ...field('specialInstructions', 'Anything we should know'),
        hint: 'Access to your address, fear of needles, fainting, difficult veins.',
        isOptional: true,
      })}
    </section>
  `;
};

const testField = (details: Details): Value => {
  const { panels } = details;
  if (panels.length === 0) {
    return html`<p class="empty">No test is offered at the moment, so nothing can be booked.</p>`;
  }
  const [only] = panels;
  const field = fieldOf(details)('testType', 'Which test?');
  const value = panels.length === 1 && only !== undefined ? only.id : field.value;
  if (panels.length > mostRadios) {
    const choices = panels.map(({ id, name }) => ({ value: id, label: exactly(name) }));
    return selectField({ ...field, value, prompt: 'Choose a test', choices });
  }
  const choices = panels.map(({ id, name, description }) => ({
    value: id,
    label: given(name),
    ...(description === null ? {} : { detail: given(description) }),
  }));
  return radioField({ ...field, value, choices });
};
