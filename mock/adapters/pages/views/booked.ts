/** A booking that was made, as its patient sees it. */

import { mobileTimeZone } from '../../../domain/job/appointment.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { Job } from '../../../domain/job/job.ts';
import type { Panel } from '../../../domain/panel/panel.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';
import { factList } from './fields.ts';
import type { Page } from './layout.ts';
import { nextSteps } from './next-steps.ts';
import { given, whenOf } from './words.ts';

export const arrangedBy = (name: string): Markup => html`Arranged by ${given(name)}`;

export const addressOf = (venue: Venue): Markup =>
  given(
    [venue.addressLine1, venue.addressLine2, venue.city, venue.postcode]
      .filter((line) => line !== null && line !== '')
      .join(', '),
  );

/** After the booking; a booking that is to be paid is confirmed on its payment page. */
export const bookedPage = (booked: {
  readonly job: Job;
  readonly panel: Panel | undefined;
  readonly venue: Venue | undefined;
  readonly client: Client | undefined;
}): Page => {
  const { job, client } = booked;
  return {
    title:
      job.visit.channel === 'MOBILE' ? 'Your visit is requested' : 'Your appointment is booked',
    ...(client === undefined ? {} : { over: arrangedBy(client.name) }),
    told: html`<p class="done" role="status">Thank you. We have received your booking.</p>`,
    body: html`
      <div class="card">${factList(bookingFacts(booked))}</div>
      ${nextSteps(job)}
    `,
  };
};

/** What a patient needs to know of an appointment, and nothing of the patient. */
export const bookingFacts = ({
  job,
  panel,
  venue,
}: {
  readonly job: Job;
  readonly panel: Panel | undefined;
  readonly venue: Venue | undefined;
}): readonly (readonly [string, Value])[] => [
  ['When', whenOf(job.visit, venue?.timezone ?? mobileTimeZone)],
  [
    'Where',
    job.visit.channel === 'MOBILE'
      ? 'At your address'
      : venue !== undefined && html`${given(venue.name)}<br />${addressOf(venue)}`,
  ],
  ['Test', panel !== undefined && given(panel.name)],
  ['Reference', html`<code>${job.id}</code>`],
];
