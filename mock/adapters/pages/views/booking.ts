/** The steps of a booking before its form. */

import { toIso } from '../../../application/projections/time.ts';
import type { LinkScope } from '../../../domain/booking-link/booking-link.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';
import {
  hidden,
  mistakeSummary,
  radioField,
  searchField,
  selectField,
  type Mistake,
} from './fields.ts';
import { addressOf, arrangedBy } from './booked.ts';
import type { Page } from './layout.ts';
import { progress } from './steps.ts';
import { clockTime, given, longDate, shortDate } from './words.ts';

type Shared = {
  readonly scope: LinkScope;
  readonly clientName: string;
};
type Asking = Shared & { readonly mistakes: readonly Mistake[] };

const told = (mistakes: readonly Mistake[]): Pick<Page, 'told' | 'hasMistakes'> => ({
  told: mistakeSummary(mistakes),
  hasMistakes: mistakes.length > 0,
});

export const channelPage = ({ scope, clientName, mistakes }: Asking): Page => ({
  title: 'Where would you like to have your blood taken?',
  over: arrangedBy(clientName),
  ...told(mistakes),
  body: html`
    <form class="card" novalidate>
      ${progress(scope, 'channel')} ${hidden({ asked: 'channel' })}
      ${radioField({
        name: 'channel',
        label: 'At home or at a clinic',
        hint: 'If no home visit suits you, choose a clinic near you.',
        value: '',
        mistakes,
        choices: [
          {
            value: 'mobile',
            label: 'At home',
            detail: 'A phlebotomist visits you at your address.',
          },
          { value: 'venue', label: 'At a clinic', detail: 'You choose a clinic and a time there.' },
        ],
      })}
      <button class="primary">Continue</button>
    </form>
  `,
});

/** So few are all seen at once: nobody needs to search among them. */
const fewVenues = 4;

export const venuePage = (
  asking: Asking & { readonly venues: readonly Venue[]; readonly near: string },
): Page => {
  const { scope, clientName, mistakes, venues, near } = asking;
  return {
    title: 'Choose a clinic',
    over: arrangedBy(clientName),
    ...told(mistakes),
    body: html`
      <div class="card">
        ${progress(scope, 'venue')}
        ${(near !== '' || venues.length > fewVenues) && venueSearch(near)}
        ${
          venues.length === 0
            ? html`<p class="empty" role="status">
                No clinic matches ${given(near)}. <a href="?channel=venue">Show all clinics</a>
              </p>`
            : venueForm(venues, mistakes)
        }
        ${otherWay(scope)}
      </div>
    `,
  };
};

const venueSearch = (near: string): Markup => html`
  <form class="search" role="search" novalidate>
    ${hidden({ channel: 'venue' })}
    ${searchField({ name: 'near', label: 'Town, postcode area or name', value: near })}
    <button class="secondary">Search</button>
  </form>
`;

const venueForm = (venues: readonly Venue[], mistakes: readonly Mistake[]): Markup => html`
  <form novalidate>
    ${hidden({ channel: 'venue', asked: 'venue' })}
    ${radioField({
      name: 'venue',
      label: venues.length === 1 ? 'One clinic' : `${String(venues.length)} clinics`,
      value: '',
      mistakes,
      choices: venues.map((venue) => ({
        value: venue.id,
        label: given(venue.name),
        detail: addressOf(venue),
      })),
    })}
    <button class="primary">Continue</button>
  </form>
`;

const otherWay = ({ kind }: LinkScope): Value =>
  kind === 'mobile-then-venue-fallback' &&
  html`<p class="aside">
    <a href="?channel=mobile">Have a phlebotomist visit you at home instead</a>
  </p>`;

const daysShown = 6;

export const slotPage = (
  asking: Asking & {
    readonly venue: Venue;
    readonly days: readonly { readonly date: string; readonly starts: readonly number[] }[];
    readonly day: { readonly date: string; readonly starts: readonly number[] };
  },
): Page => {
  const { scope, clientName, mistakes, venue, day } = asking;
  return {
    title: 'Choose a time',
    over: arrangedBy(clientName),
    lead: html`${given(venue.name)}, ${addressOf(venue)}`,
    ...told(mistakes),
    body: html`
      <div class="card">
        ${progress(scope, 'slot')} ${dayLinks(asking)}
        <form novalidate>
          ${hidden({ ...venueChoice(venue), day: day.date, asked: 'slot' })} ${timeField(asking)}
          <button class="primary">Continue</button>
        </form>
        ${
          scope.kind !== 'venue' &&
          html`<p class="aside"><a href="?channel=venue">Choose another clinic</a></p>`
        }
      </div>
    `,
  };
};

/** More would be a long way to the button. */
const mostRadios = 36;

const timeField = ({ mistakes, venue, day }: Parameters<typeof slotPage>[0]): Markup => {
  const [first = 0] = day.starts;
  const zone = venue.timezone;
  const label = `Times on ${longDate(first, zone)}`;
  const field = { name: 'slot', label, value: '', mistakes };
  const choices = day.starts.map((start) => ({
    value: toIso(start),
    label: clockTime(start, zone),
  }));
  if (choices.length <= mostRadios) return radioField({ ...field, choices, isGrid: true });
  const grouped = choices.map((choice) => ({ ...choice, group: partOf(choice.label) }));
  return selectField({ ...field, prompt: 'Choose a time', choices: grouped });
};

/** Of a time such as `09:30`. */
const partOf = (time: string): string => {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
};

const venueChoice = ({ id }: Venue) => ({ channel: 'venue', venue: id });

const dayLinks = ({ venue, days, day }: Parameters<typeof slotPage>[0]): Markup => {
  const index = days.indexOf(day);
  const begin = Math.floor(index / daysShown) * daysShown;
  const [earlier, later] = [days[begin - daysShown], days[begin + daysShown]];
  const to = (date: string): string =>
    `?${String(new URLSearchParams({ ...venueChoice(venue), day: date }))}`;
  return html`
    <nav class="days" aria-label="Days">
      <ul>
        ${days.slice(begin, begin + daysShown).map(({ date, starts }) => {
          const [start = 0] = starts;
          const [weekday = '', ...rest] = shortDate(start, venue.timezone).split(' ');
          return html`<li>
            <a href="${to(date)}" ${date === day.date && html`aria-current="true"`}
              ><span class="weekday">${weekday}</span> <span class="date">${rest.join(' ')}</span>
              <span class="count">${starts.length} free</span></a
            >
          </li>`;
        })}
      </ul>
      <p class="turn">
        ${earlier !== undefined && html`<a href="${to(earlier.date)}">‹ Earlier days</a>`}
        ${later !== undefined && html`<a href="${to(later.date)}">Later days ›</a>`}
      </p>
    </nav>
  `;
};

/** No place to be had: at this venue, or at any. */
export const noPlacePage = (
  shared: Shared & { readonly venue: Venue | undefined; readonly elsewhere: boolean },
): Page => {
  const { scope, clientName, venue, elsewhere } = shared;
  const other = scope.kind === 'mobile-then-venue-fallback' ? '?channel=mobile' : '?';
  return {
    title: venue === undefined ? 'No clinic takes bookings now' : 'No free times',
    over: arrangedBy(clientName),
    lead:
      venue === undefined
        ? 'There is no clinic that can be booked with this link at the moment.'
        : html`${given(venue.name)} has no free time in the next 30 days.`,
    body: html`
      <div class="card">
        <p>
          Your link stays valid: look again later, or ask ${given(clientName)} for help. Nothing has
          been booked.
        </p>
        ${
          elsewhere &&
          venue !== undefined &&
          html`<p><a class="button secondary" href="?channel=venue">Choose another clinic</a></p>`
        }
        ${
          elsewhere &&
          venue === undefined &&
          html`<p><a class="button secondary" href="${other}">Have a home visit instead</a></p>`
        }
      </div>
    `,
  };
};
