/** One booking: where it stands, what may be done with it now, and how it came here. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { Job } from '../../../domain/job/job.ts';
import type { Venue } from '../../../domain/venue/venue.ts';
import { jobStatus } from '../../../application/projections/job-status.ts';
import type { Around, Move } from '../moves.ts';
import type { Entry } from '../timeline.ts';
import type { DeliveryView } from '../options.ts';
import type { Page } from './layout.ts';
import {
  actForm,
  chip,
  facts,
  idLink,
  inputOf,
  link,
  root,
  stateChip,
  time,
  timeToMinute,
} from './parts.ts';
import { timelineOf } from './timeline.ts';

type Shown = {
  readonly around: Around;
  readonly client: Client | undefined;
  readonly venue: Venue | undefined;
  readonly moves: readonly Move[];
  readonly timeline: readonly Entry[];
  readonly deliveries: ReadonlyMap<string, DeliveryView>;
  /** Of the hosted pages that belong to it. */
  readonly pages: { readonly staff: string; readonly payment: string; readonly results: string };
};

export const bookingPage = (shown: Shown): Page => {
  const { job } = shown.around;
  return {
    title: `${job.patient.firstName} ${job.patient.lastName}`,
    section: '/',
    topics: [job.id, 'policy', 'reset'],
    live: html`
      <p class="headline">
        ${stateChip(jobStatus(job))} ${chip('mute', job.visit.channel)}
        <code class="mono">${job.id}</code>
        <button type="button" class="quiet" data-copy-text="${job.id}">Copy</button>
      </p>
      ${movesOf(job, shown.moves)}
      <div class="columns">
        <section aria-labelledby="timeline-title">
          <h2 id="timeline-title">Timeline</h2>
          ${timelineOf(shown.timeline, shown.deliveries)}
        </section>
        <aside aria-label="About the booking">${aboutOf(shown)}</aside>
      </div>
    `,
  };
};

const groups = ['Visit', 'Staff', 'Lab', 'Money'] as const;

const movesOf = (job: Job, moves: readonly Move[]): Markup => html`
  <section class="moves" aria-label="Moves that are legal now">
    ${groups.map((group) => {
      const own = moves.filter((move) => move.group === group);
      return own.length === 0
        ? undefined
        : html`<div class="move-group">
            <h2>${group}</h2>
            <div class="move-row">${own.map((move) => moveOf(move, job.id))}</div>
          </div>`;
    })}
  </section>
`;

const moveOf = (move: Move, jobId: string): Markup => {
  const { action, label, fields = [], isNext = false, isEnd = false } = move;
  const needs = fields.some(({ required }) => required === true);
  const id = idOf(move);
  const form = {
    ...{ action, parameters: move.parameters, label },
    back: `${root}/bookings/${encodeURIComponent(jobId)}`,
    className: isNext ? 'primary' : isEnd ? 'ending' : '',
  };
  const more = html`<details id="${id}-more" class="popover">
    <summary class="button" aria-label="${needs ? label : `${label}, with details`}">
      ${needs ? `${label}…` : '…'}
    </summary>
    <div class="panel">
      ${actForm({
        ...{ ...form, id: `${id}-given` },
        fields: fields.map((field, index) => inputOf(field, `${id}-${index}`)),
      })}
    </div>
  </details>`;
  if (needs) return more;
  return html`<div class="move">${actForm({ ...form, id })} ${fields.length > 0 && more}</div>`;
};

/** The same move keeps its id while others come and go. */
const idOf = ({ action, parameters }: Move): string => {
  const of = ['refundId', 'disputeId', 'invoiceId', 'outcome'].map((name) => parameters[name]);
  const parts = [action, ...of].filter((part) => part !== undefined);
  return `move-${parts.join('-').replaceAll('.', '-')}`;
};

const aboutOf = (shown: Shown): Value => [
  visitCard(shown),
  patientCard(shown.around.job),
  bookingCard(shown),
  ...belongings(shown.around),
];

const visitCard = ({ around: { job }, venue }: Shown): Markup =>
  card('Visit', [
    ['Appointment', timeToMinute(job.visit.appointmentAt)],
    ...placeOf(job, venue),
    ['Phlebotomist', phlebotomistOf(job)],
    ['Test', job.testType],
    ['Instructions', job.specialInstructions ?? undefined],
  ]);

const patientCard = ({ patient }: Job): Markup =>
  card('Patient', [
    ['Name', `${patient.firstName} ${patient.lastName}`],
    ['Born', `${patient.dateOfBirth}, ${patient.gender.toLowerCase()}`],
    ['E-mail', patient.email],
    ['Phone', patient.phone],
  ]);

const bookingCard = ({ around: { job }, client, pages }: Shown): Markup =>
  card('Booking', [
    ['Client', link(`/clients/${encodeURIComponent(job.clientId)}`, client?.name ?? job.clientId)],
    ['Source', job.bookingSource],
    ['Billing', job.billingMode],
    ['Payment', stateChip(job.payment)],
    ['User', job.externalUserId ?? undefined],
    ['Order', job.externalOrderId ?? undefined],
    ['Passthrough', job.passthrough === null ? undefined : JSON.stringify(job.passthrough)],
    ['Booked', time(job.createdAt)],
    ['Pages', pagesOf(job, pages)],
  ]);

const belongings = ({ sample, invoice, refunds, disputes }: Around): readonly Value[] => [
  sample !== undefined &&
    card('Sample', [
      ['State', stateChip(sample.phase)],
      ['Barcode', sample.collection.barcode ?? 'none'],
      ['Shipment', sample.collection.shipmentMode],
      ['Collected', time(sample.collectedAt)],
      ['Notes', sample.collection.collectionNotes ?? undefined],
      ['Results', sample.resultsUrl ?? undefined],
    ]),
  invoice !== undefined &&
    card('Invoice', [
      ['Number', invoice.invoiceNumber],
      ['State', stateChip(invoice.phase)],
      ['Total', pounds(invoice.totalPence)],
      ['Due', timeToMinute(invoice.dueDate)],
    ]),
  refunds.map(({ phase, amount, reason }) =>
    card('Refund', [
      ['State', stateChip(phase)],
      ['Amount', `£${amount.toFixed(2)}`],
      ['Reason', reason],
    ]),
  ),
  disputes.map(({ status, amountPence, reason }) =>
    card('Dispute', [
      ['State', stateChip(status)],
      ['Amount', pounds(amountPence)],
      ['Reason', reason],
    ]),
  ),
];

const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

const card = (title: string, rows: readonly (readonly [string, Value])[]): Markup => html`
  <section class="card">
    <h2>${title}</h2>
    ${facts(rows.filter(([, value]) => value !== undefined))}
  </section>
`;

const placeOf = (
  { visit }: Job,
  venue: Venue | undefined,
): readonly (readonly [string, Value])[] => {
  if (visit.channel === 'IN_VENUE') {
    return [
      ['Venue', venue === undefined ? idLink('/', visit.venueId) : `${venue.name}, ${venue.city}`],
    ];
  }
  const { addressLine1, addressLine2, city, postcode } = visit.location;
  const address = [addressLine1, addressLine2, city, postcode].filter((part) => part !== undefined);
  return [
    ['Address', address.join(', ')],
    ['Wish', `${visit.preferredDate}, ${visit.timePreference}`],
  ];
};

const phlebotomistOf = (job: Job): string | undefined => {
  if (job.phase !== 'confirmed' && job.phase !== 'inProgress') return undefined;
  if (job.phlebotomist === null) return undefined;
  const { name, phone } = job.phlebotomist;
  const how = job.phase === 'confirmed' ? `, ${words[job.progress]}` : '';
  return `${name} (${phone})${how}`;
};

const words = { assigned: 'assigned', enRoute: 'en route', arrived: 'there' } as const;

const pagesOf = (job: Job, { staff, payment, results }: Shown['pages']): Value => {
  const outer = (url: string, label: string): Markup =>
    html`<a href="${url}" target="_blank" rel="noopener">${label}&nbsp;↗</a> `;
  return [
    outer(staff, 'staff'),
    job.billingMode === 'PATIENT_PAY' && outer(payment, 'payment'),
    job.phase === 'completed' && outer(results, 'results'),
  ];
};
