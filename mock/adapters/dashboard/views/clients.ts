/** All clients, and the way to a new one. */

import { html, type Markup } from '../../../html/markup.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { Page } from './layout.ts';
import { actForm, empty, idLink, inputOf, link, root } from './parts.ts';

export const clientsPage = (clients: readonly Client[]): Page => ({
  title: 'Clients',
  section: '/clients',
  topics: ['client', 'key', 'reset'],
  above: html`<div class="bar">${newClient}</div>`,
  live: clients.length === 0 ? empty('No client yet.') : tableOf(clients),
});

const newClient: Markup = html`
  <details id="new-client" class="popover">
    <summary class="button primary">New client</summary>
    <div class="panel">
      ${actForm({
        action: 'client.create',
        label: 'Create',
        id: 'create-client',
        className: 'primary',
        back: `${root}/clients/{clientId}`,
        isVisit: true,
        fields: [
          inputOf({ name: 'name', label: 'Name', type: 'text' }, 'nc-name'),
          inputOf(
            {
              ...{ name: 'billingMode', label: 'Billing', type: 'select', value: 'WEEKLY_INVOICE' },
              options: ['WEEKLY_INVOICE', 'PATIENT_PAY'],
            },
            'nc-billing',
          ),
          inputOf(
            { name: 'rateLimitPerMinute:number', label: 'Requests a minute', type: 'number' },
            'nc-rate',
          ),
          inputOf({ name: 'webhook.url', label: 'Webhook URL', type: 'text' }, 'nc-url'),
          inputOf(
            { name: 'fulfillerVisibility:boolean', label: 'Sees the fulfiller', type: 'checkbox' },
            'nc-fulfiller',
          ),
        ],
      })}
    </div>
  </details>
`;

const tableOf = (clients: readonly Client[]): Markup => html`
  <table>
    <thead>
      <tr>
        <th scope="col">Client</th>
        <th scope="col">Billing</th>
        <th scope="col" class="mid">Endpoints</th>
        <th scope="col" class="wide">Requests a minute</th>
        <th scope="col" class="mid">Id</th>
      </tr>
    </thead>
    <tbody>
      ${clients.map(
        (client) =>
          html`<tr data-row="${client.id}">
            <td class="any">
              ${link(`/clients/${encodeURIComponent(client.id)}`, client.name, 'strong')}
            </td>
            <td>${client.billingMode}</td>
            <td class="mid">${client.endpoints.length}</td>
            <td class="wide">${client.rateLimitPerMinute}</td>
            <td class="mid">${idLink('/clients/', client.id)}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;
