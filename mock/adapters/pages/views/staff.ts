/** The staff page, and the door before it. */

import { toIso } from '../../../application/projections/time.ts';
import type { Client } from '../../../domain/client/client.ts';
import { mobileTimeZone } from '../../../domain/job/appointment.ts';
import type { Job } from '../../../domain/job/job.ts';
import type { Panel } from '../../../domain/panel/panel.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { dateAt } from '../../../domain/zoned-time.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';
import {
  factList,
  hidden,
  inputField,
  mistakeSummary,
  selectField,
  type Mistake,
} from './fields.ts';
import type { Page } from './layout.ts';
import { clockTime, dateAndTime, given, longDate, phaseWords, shortDate, whenOf } from './words.ts';

type Staff = {
  readonly job: Job;
  readonly client: Client | undefined;
  readonly panel: Panel | undefined;
  readonly venue: Venue | undefined;
  readonly moves: {
    readonly cancel: boolean;
    readonly noShow: boolean;
    readonly reschedule: 'any' | readonly number[] | undefined;
  };
  readonly timeline: readonly { readonly at: number; readonly words: string }[];
  readonly mistakes: readonly Mistake[];
  readonly done: 'reschedule' | 'no-show' | 'cancel' | undefined;
  readonly formToken: string;
  /** The path of this page, under which each move has its own. */
  readonly actionBase: string;
};

const doneWords = {
  reschedule: 'The appointment has been moved.',
  'no-show': 'The patient was marked as not attending.',
  cancel: 'The booking has been cancelled.',
};

const toneOf: { readonly [Phase in Job['phase']]: string } = {
  pendingPayment: 'warn',
  pending: 'warn',
  available: 'warn',
  confirmed: 'calm',
  inProgress: 'calm',
  completed: 'good',
  cancelled: 'mute',
  noShow: 'bad',
};

export const staffPage = (staff: Staff): Page => {
  const { job, client, mistakes, done } = staff;
  const { firstName, lastName } = job.patient;
  return {
    title: 'Booking',
    heading: given(`${firstName} ${lastName}`),
    over: html`Staff · Booking for ${client !== undefined && given(client.name)}`,
    lead: html`<span class="chip ${toneOf[job.phase]}">${phaseWords[job.phase]}</span>
      <span class="chip mute">${paymentWords[job.payment]}</span>`,
    told: html`${mistakeSummary(mistakes)}
    ${done !== undefined && html`<p class="done" role="status">${doneWords[done]}</p>`}`,
    hasMistakes: mistakes.length > 0,
    isWide: true,
    body: html`
      <div class="columns">
        <div>
          <section class="card" aria-labelledby="visit-title">
            <h2 id="visit-title">Appointment</h2>
            ${factList(visitFacts(staff))}
          </section>
          <section class="card" aria-labelledby="patient-title">
            <h2 id="patient-title">Patient</h2>
            ${factList(patientFacts(job))}
          </section>
          <section class="card" aria-labelledby="booking-title">
            <h2 id="booking-title">Booking</h2>
            ${factList(recordFacts(job))}
          </section>
        </div>
        <div>
          <section class="card" aria-labelledby="moves-title">
            <h2 id="moves-title">What you can do</h2>
            ${movesPart(staff)}
          </section>
          ${timelinePart(staff)}
        </div>
      </div>
    `,
  };
};

const timelinePart = ({ timeline }: Staff): Markup => html`
  <section class="card" aria-labelledby="timeline-title">
    <h2 id="timeline-title">Timeline</h2>
    <ol class="timeline">
      ${timeline.map(
        ({ at, words }) =>
          html`<li>
            <span class="event">${given(words)}</span>
            <time datetime="${toIso(at)}">${dateAndTime(at)}</time>
          </li>`,
      )}
    </ol>
  </section>
`;

const paymentWords = { PENDING: 'Not paid', PAID: 'Paid', REFUNDED: 'Refunded' };

const visitFacts = ({ job, venue, panel }: Staff): readonly (readonly [string, Value])[] => [
  ['When', whenOf(job.visit, venue?.timezone ?? mobileTimeZone)],
  ['How', job.visit.channel === 'MOBILE' ? 'At home' : 'At a clinic'],
  ['Where', inLines(placeOf(job.visit, venue))],
  ['Phlebotomist', phlebotomistOf(job)],
  ['Test', panel !== undefined && given(panel.name)],
  ['Notes', job.specialInstructions !== null && given(job.specialInstructions)],
];

const placeOf = (
  visit: Job['visit'],
  venue: Venue | undefined,
): readonly (string | null | undefined)[] => {
  const address = visit.channel === 'MOBILE' ? visit.location : venue;
  if (address === undefined) return [];
  const { addressLine1, addressLine2, city, county, postcode } = address;
  return [venue?.name, addressLine1, addressLine2, city, county, postcode];
};

const inLines = (lines: readonly (string | null | undefined)[]): Value =>
  lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line, index) => html`${index > 0 && html`<br />`}${given(line ?? '')}`);

const phlebotomistOf = (job: Job): Value =>
  (job.phase === 'confirmed' || job.phase === 'inProgress') &&
  job.phlebotomist !== null &&
  html`${given(job.phlebotomist.name)}, ${given(job.phlebotomist.phone)}`;

const patientFacts = ({ patient }: Job): readonly (readonly [string, Value])[] => [
  ['Name', given(`${patient.firstName} ${patient.lastName}`)],
  ['Date of birth', given(patient.dateOfBirth)],
  ['Sex', patient.gender === 'FEMALE' ? 'Female' : 'Male'],
  ['Email', given(patient.email)],
  ['Phone', given(patient.phone)],
];

const recordFacts = (job: Job): readonly (readonly [string, Value])[] => [
  ['Reference', html`<code>${job.id}</code>`],
  ['Booked', dateAndTime(job.createdAt)],
  ['Billing', job.billingMode === 'PATIENT_PAY' ? 'Patient pays' : 'Weekly invoice'],
  ['Client’s order', job.externalOrderId !== null && given(job.externalOrderId)],
  ['Client’s user', job.externalUserId !== null && given(job.externalUserId)],
];

const movesPart = (staff: Staff): Markup => {
  const { moves, mistakes } = staff;
  if (!moves.cancel && !moves.noShow && moves.reschedule === undefined) {
    return html`<p class="empty">Nothing more can be done with this booking.</p>`;
  }
  const isOpen = mistakes.some(({ field }) => field === 'time');
  return html`
    ${
      moves.reschedule !== undefined &&
      html`<details class="move" ${isOpen && html`open`}>
        <summary>Reschedule</summary>
        ${moveForm(
          staff,
          'reschedule',
          html`${timeField(staff)} <button class="primary">Move the appointment</button>`,
        )}
      </details>`
    }
    ${
      moves.noShow &&
      html`<details class="move">
        <summary>Patient did not attend</summary>
        ${moveForm(
          staff,
          'no-show',
          html`<p>The visit is over; the client is told.</p>
            <button class="primary">Mark as not attended</button>`,
        )}
      </details>`
    }
    ${
      moves.cancel &&
      html`<details class="move">
        <summary>Cancel the booking</summary>
        ${moveForm(
          staff,
          'cancel',
          html`<p>This cannot be undone; the client is told.</p>
            <button class="danger">Cancel this booking</button>`,
        )}
      </details>`
    }
  `;
};

const moveForm = ({ actionBase, formToken }: Staff, name: string, inside: Value): Markup => html`
  <form method="post" action="${actionBase}/${name}" novalidate data-once>
    ${hidden({ formToken })} ${inside}
  </form>
`;

const timeField = ({ moves, mistakes, job, venue }: Staff): Markup => {
  const field = { name: 'time', mistakes };
  if (moves.reschedule === 'any' || moves.reschedule === undefined) {
    const { appointmentAt: at } = job.visit;
    return inputField({
      ...field,
      label: 'New date and time',
      hint: 'UK time',
      type: 'datetime-local',
      value: `${dateAt(at, mobileTimeZone)}T${clockTime(at)}`,
    });
  }
  const zone = venue?.timezone ?? mobileTimeZone;
  return selectField({
    ...field,
    label: 'New time',
    prompt: 'Choose a time',
    value: '',
    choices: moves.reschedule.map((start) => ({
      value: toIso(start),
      label: `${shortDate(start, zone)}, ${clockTime(start, zone)}`,
      group: longDate(start, zone),
    })),
  });
};
