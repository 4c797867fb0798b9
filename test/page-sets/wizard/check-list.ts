/** The wizard's last step: what will be booked, to read through. */

import { html, type Markup, type Value } from '../../../mock/html/markup.ts';
import { longDate } from '../serving/long-date.ts';
import type { Step } from './step.ts';

const partWords: Readonly<Record<string, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
};

export const checkList = (step: Step): Markup => {
  const { answers, form, opened } = step;
  const panel = opened.panels.find(({ id }) => id === answers.testType);
  const rows: readonly (readonly [string, Value])[] = [
    ['Name', form.shown(`${answers.firstName} ${answers.lastName}`)],
    ['Email address', form.shown(answers.email)],
    ['Phone number', form.shown(answers.phone)],
    ['Date of birth', answers.dateOfBirth && longDate(answers.dateOfBirth)],
    ['Where', placeOf(step)],
    ['When', timeOf(step)],
    ['Blood test', panel?.name],
    ...(answers.specialInstructions === ''
      ? []
      : [['Notes', answers.specialInstructions] as const]),
  ];
  return html`<dl>
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
};

const placeOf = ({ answers, opened }: Step): string => {
  const venue = opened.venues.find(({ id }) => id === answers.venueId);
  if (answers.channel === 'IN_VENUE') return venue?.name ?? '';
  const { addressLine1, addressLine2, city, county, postcode } = answers;
  return [addressLine1, addressLine2, city, county, postcode]
    .filter((part) => part !== '')
    .join(', ');
};

const timeOf = ({ answers, times }: Step): string => {
  if (answers.channel === 'IN_VENUE') {
    const chosen = times.find(({ start }) => start === answers.slotStart);
    return chosen === undefined ? '' : `${longDate(chosen.date)} at ${chosen.time}`;
  }
  return `${longDate(answers.preferredDate)} ${partWords[answers.timePreference] ?? ''}`;
};
