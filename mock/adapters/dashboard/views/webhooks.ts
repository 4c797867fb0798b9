/** Webhooks: the events that were announced, and their deliveries, newest first. */

import { eventTypes } from '#contract/events.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { DeliveryView, EventView } from '../options.ts';
import type { Page } from './layout.ts';
import {
  actForm,
  empty,
  idLink,
  link,
  olderLink,
  root,
  selectOf,
  stateChip,
  statusChip,
  time,
} from './parts.ts';

export type WebhookFilter = {
  readonly type: string;
  readonly state: string;
  readonly clientId: string;
};

type Listed<T> = {
  readonly items: readonly T[];
  readonly next: number | null;
  readonly filter: WebhookFilter;
  readonly query: URLSearchParams;
  readonly clients: readonly Client[];
};

const tabs = (current: 'events' | 'deliveries'): Markup => {
  const tab = (name: 'events' | 'deliveries', path: string, label: string): Markup =>
    html`<a href="${root}${path}" ${name === current && html`aria-current="page"`}>${label}</a>`;
  return html`<nav class="tabs" aria-label="Webhooks">
    ${tab('events', '/webhooks', 'Events')} ${tab('deliveries', '/deliveries', 'Deliveries')}
  </nav>`;
};

export const eventsPage = (list: Listed<EventView>): Page => ({
  title: 'Webhook events',
  section: '/webhooks',
  topics: ['webhooks', 'reset'],
  above: [tabs('events'), filterForm('/webhooks', list, false)],
  live:
    list.items.length === 0
      ? empty('No event fits. Move a booking, and its events appear here.')
      : [eventTable(list), olderLink('/webhooks', list.query, list.next)],
});

export const deliveriesPage = (list: Listed<DeliveryView>): Page => ({
  title: 'Webhook deliveries',
  section: '/webhooks',
  topics: ['webhooks', 'reset'],
  above: [
    tabs('deliveries'),
    html`<div class="bar">
      ${filterForm('/deliveries', list, true)}
      ${actForm({
        action: 'webhook.replayFailed',
        label: 'Resend all that failed',
        id: 'replay-failed',
        back: `${root}/deliveries`,
      })}
    </div>`,
  ],
  live:
    list.items.length === 0
      ? empty(
          html`No delivery fits. Deliveries go to the endpoints of a ${link('/clients', 'client')}.`,
        )
      : [deliveryTable(list), olderLink('/deliveries', list.query, list.next)],
});

const states = ['pending', 'delivered', 'failing', 'exhausted', 'disabled', 'dropped'];

const filterForm = (
  path: string,
  { filter, clients }: Pick<Listed<unknown>, 'filter' | 'clients'>,
  ofDeliveries: boolean,
): Markup => html`
  <form method="get" action="${root}${path}" class="filters" role="search" aria-label="Webhooks">
    ${
      ofDeliveries
        ? html`<div class="field">
            <label for="f-state" class="unseen">State</label>${selectOf({
              ...{ id: 'f-state', name: 'state', value: filter.state },
              options: [['', 'Any state'], ...states],
            })}
          </div>`
        : html`<div class="field">
            <label for="f-type" class="unseen">Type</label>${selectOf({
              ...{ id: 'f-type', name: 'type', value: filter.type },
              options: [['', 'Any type'], ...eventTypes],
            })}
          </div>`
    }
    <div class="field">
      <label for="f-client" class="unseen">Client</label>${selectOf({
        ...{ id: 'f-client', name: 'clientId', value: filter.clientId },
        options: [
          ['', 'Any client'],
          ...clients.map(({ id, name }): [string, string] => [id, name]),
        ],
      })}
    </div>
    <button id="f-go">Filter</button>
  </form>
`;

const nameOf = (clients: readonly Client[], clientId: string): string =>
  clients.find(({ id }) => id === clientId)?.name ?? clientId;

const jobOf = (jobId: string | null): Value => jobId !== null && idLink('/bookings/', jobId);

const eventTable = ({ items, clients }: Listed<EventView>): Markup => html`
  <table>
    <thead>
      <tr>
        <th scope="col">Event</th>
        <th scope="col">Deliveries</th>
        <th scope="col" class="mid">Booking</th>
        <th scope="col" class="wide">Client</th>
        <th scope="col">At</th>
      </tr>
    </thead>
    <tbody>
      ${items.map(
        (event) =>
          html`<tr data-row="${event.id}">
            <td class="any">
              ${link(`/events/${encodeURIComponent(event.id)}`, event.type, 'mono strong')}
            </td>
            <td>${deliveriesOf(event)}</td>
            <td class="mid">${jobOf(event.jobId)}</td>
            <td class="wide any">${nameOf(clients, event.clientId)}</td>
            <td class="soft soft-narrow">${time(event.at)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

const deliveriesOf = ({ deliveries }: EventView): Value =>
  deliveries.length === 0
    ? html`<span class="soft">no endpoint</span>`
    : deliveries.map(
        ({ id, state }) =>
          html`<a href="${root}/deliveries/${encodeURIComponent(id)}">${stateChip(state)}</a> `,
      );

const deliveryTable = ({ items, clients }: Listed<DeliveryView>): Markup => html`
  <table>
    <thead>
      <tr>
        <th scope="col">State</th>
        <th scope="col">Event</th>
        <th scope="col" class="mid">Answer</th>
        <th scope="col" class="mid">Booking</th>
        <th scope="col" class="wide">To</th>
        <th scope="col" class="widest">Client</th>
        <th scope="col">Last attempt</th>
      </tr>
    </thead>
    <tbody>
      ${items.map((delivery) => {
        const { id, attempts, state } = delivery;
        const last = attempts.at(-1);
        return html`<tr data-row="${id}">
          <td>${stateChip(state)}</td>
          <td class="any">
            ${link(`/deliveries/${encodeURIComponent(id)}`, delivery.type, 'mono strong')}
          </td>
          <td class="mid">${answerOf(last)}</td>
          <td class="mid">${jobOf(delivery.jobId)}</td>
          <td class="wide mono clip">${delivery.url}</td>
          <td class="widest any">${nameOf(clients, delivery.clientId)}</td>
          <td class="soft soft-narrow">${last === undefined ? undefined : time(last.at)}</td>
        </tr>`;
      })}
    </tbody>
  </table>
`;

const answerOf = (attempt: DeliveryView['attempts'][number] | undefined): Value => {
  if (attempt === undefined) return html`<span class="soft">none yet</span>`;
  return attempt.response === null
    ? html`<span class="chip bad">${attempt.error?.code ?? 'no answer'}</span>`
    : statusChip(attempt.response.status);
};
