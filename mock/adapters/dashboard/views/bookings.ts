/** All bookings, newest first, with filters, and the way to a new one. */

import { html, type Markup } from '../../../html/markup.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { Job } from '../../../domain/job/job.ts';
import { jobStatus } from '../../../application/projections/job-status.ts';
import type { JobFilter, JobPage } from '../find-jobs.ts';
import {
  actForm,
  empty,
  idLink,
  link,
  olderLink,
  root,
  selectOf,
  stateChip,
  time,
  timeToMinute,
} from './parts.ts';
import type { Page } from './layout.ts';

type Shown = {
  readonly page: JobPage;
  readonly filter: JobFilter;
  readonly query: URLSearchParams;
  readonly clients: readonly Client[];
};

export const bookingsPage = ({ page, filter, query, clients }: Shown): Page => ({
  title: 'Bookings',
  section: '/',
  topics: ['job', 'reset'],
  above: html`<div class="bar">${filterForm(filter, clients)} ${newBooking(clients)}</div>`,
  live: html`
    <p class="count">
      ${page.total}
      booking${page.total === 1 ? '' : 's'}${
        isFiltered(filter) && html`, filtered · ${link('/', 'show all')}`
      }
    </p>
    ${page.jobs.length === 0 ? nothing(page, filter) : tableOf(page.jobs, clients)}
    ${olderLink('/', query, page.before)}
  `,
});

const isFiltered = (filter: JobFilter): boolean => Object.values(filter).some((one) => one !== '');

const nothing = ({ before }: JobPage, filter: JobFilter): Markup => {
  if (!isFiltered(filter)) {
    return empty('No booking yet. Make one here, or with POST /api/integration/v1/bookings.');
  }
  return empty(before === null ? 'No booking fits these filters.' : 'None so far: look further.');
};

const phases: readonly (readonly [string, string])[] = [
  ['', 'Any status'],
  ['pendingPayment', 'PENDING_PAYMENT'],
  ['pending', 'PENDING'],
  ['available', 'AVAILABLE'],
  ['confirmed', 'CONFIRMED'],
  ['inProgress', 'IN_PROGRESS'],
  ['completed', 'COMPLETED'],
  ['cancelled', 'CANCELLED'],
  ['noShow', 'NO_SHOW'],
];

const channels: readonly (readonly [string, string])[] = [
  ['', 'Any channel'],
  ['MOBILE', 'MOBILE'],
  ['IN_VENUE', 'IN_VENUE'],
];

const sources: readonly (readonly [string, string])[] = [
  ['', 'Any source'],
  ['INTERNAL', 'INTERNAL'],
  ['INTEGRATION_API', 'INTEGRATION_API'],
  ['INTEGRATION_HOSTED', 'INTEGRATION_HOSTED'],
];

/** A choice takes effect at once; the button is for those without the script, and for Enter. */
const filterForm = (filter: JobFilter, clients: readonly Client[]): Markup => html`
  <form method="get" action="${root}/" class="filters" role="search" aria-label="Bookings">
    <div class="field grow">
      <label for="f-text" class="unseen">Search</label
      ><input
        id="f-text"
        type="search"
        name="text"
        value="${filter.text}"
        placeholder="Id, patient, e-mail, order…"
        autocomplete="off"
      />
    </div>
    <div class="field">
      <label for="f-phase" class="unseen">Status</label>${selectOf({
        ...{ id: 'f-phase', name: 'phase', value: filter.phase, options: phases },
      })}
    </div>
    <div class="field">
      <label for="f-channel" class="unseen">Channel</label>${selectOf({
        ...{ id: 'f-channel', name: 'channel', value: filter.channel, options: channels },
      })}
    </div>
    <div class="field">
      <label for="f-source" class="unseen">Source</label>${selectOf({
        ...{ id: 'f-source', name: 'source', value: filter.source, options: sources },
      })}
    </div>
    <div class="field">
      <label for="f-client" class="unseen">Client</label
      >${clientSelect('f-client', filter.clientId, clients)}
    </div>
    <button id="f-go">Filter</button>
  </form>
`;

const clientSelect = (id: string, value: string, clients: readonly Client[]): Markup =>
  selectOf({
    ...{ id, name: 'clientId', value },
    options: [
      ['', 'Any client'],
      ...clients.map(({ id: clientId, name }): [string, string] => [clientId, name]),
    ],
  });

const newBooking = (clients: readonly Client[]): Markup => html`
  <details id="new-booking" class="popover">
    <summary class="button primary">New booking</summary>
    <div class="panel">
      ${
        clients.length === 0
          ? empty(html`A booking needs a client: ${link('/clients', 'make one first')}.`)
          : actForm({
              action: 'booking.createInternal',
              label: 'Book',
              id: 'book',
              className: 'primary',
              back: `${root}/bookings/{jobId}`,
              isVisit: true,
              fields: html`
                <div class="field">
                  <label for="nb-client">Client</label>${selectOf({
                    id: 'nb-client',
                    name: 'clientId',
                    value: '',
                    options: clients.map(({ id, name }): [string, string] => [id, name]),
                  })}
                </div>
                <div class="field">
                  <label for="nb-channel">Channel</label>${selectOf({
                    id: 'nb-channel',
                    name: 'fulfillmentChannel',
                    value: 'MOBILE',
                    options: ['MOBILE', 'IN_VENUE'],
                  })}
                </div>
              `,
            })
      }
      <p class="soft">As staff book: three days ahead, for a made-up patient.</p>
    </div>
  </details>
`;

const tableOf = (jobs: readonly Job[], clients: readonly Client[]): Markup => {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Patient</th>
          <th scope="col" class="mid">Booking</th>
          <th scope="col" class="wide">Channel</th>
          <th scope="col">Appointment</th>
          <th scope="col" class="wide">Client</th>
          <th scope="col" class="widest">Order</th>
          <th scope="col" class="wide">Booked</th>
        </tr>
      </thead>
      <tbody>
        ${jobs.map((job) => rowOf(job, names))}
      </tbody>
    </table>
  `;
};

const rowOf = (job: Job, names: ReadonlyMap<string, string>): Markup => html`
  <tr data-row="${job.id}">
    <td>${stateChip(jobStatus(job))}</td>
    <td class="any">
      ${link(
        `/bookings/${encodeURIComponent(job.id)}`,
        `${job.patient.firstName} ${job.patient.lastName}`,
        'strong',
      )}
    </td>
    <td class="mid">${idLink('/bookings/', job.id)}</td>
    <td class="wide">${job.visit.channel}</td>
    <td class="soft-narrow">${timeToMinute(job.visit.appointmentAt)}</td>
    <td class="wide any">
      ${link(`/clients/${encodeURIComponent(job.clientId)}`, names.get(job.clientId) ?? job.clientId)}
    </td>
    <td class="widest clip order">${job.externalOrderId}</td>
    <td class="wide soft">${time(job.createdAt)}</td>
  </tr>
`;
