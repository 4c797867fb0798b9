/** One client: keys, the webhook secret, endpoints, invoices. A secret never stands in the page. */

import { scopes } from '#contract/operations.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { ApiKey, Client, WebhookEndpoint } from '../../../domain/client/client.ts';
import type { Invoice } from '../../../domain/invoice/invoice.ts';
import type { Move } from '../moves.ts';
import type { Page } from './layout.ts';
import {
  actForm,
  chip,
  empty,
  facts,
  inputOf,
  root,
  selectOf,
  stateChip,
  time,
  timeToMinute,
} from './parts.ts';

type Shown = {
  readonly client: Client;
  readonly keys: readonly ApiKey[];
  readonly now: number;
  readonly invoices: readonly { readonly invoice: Invoice; readonly moves: readonly Move[] }[];
  /** Whether `invoice.create` would be carried out. */
  readonly canBill: boolean;
};

const pathOf = ({ id }: Client): string => `${root}/clients/${encodeURIComponent(id)}`;

export const clientPage = (shown: Shown): Page => {
  const { client } = shown;
  return {
    title: client.name,
    section: '/clients',
    topics: [client.id, 'reset'],
    live: html`
      <p class="headline">
        ${chip('mute', client.billingMode)} <code class="mono">${client.id}</code>
        <button type="button" class="quiet" data-copy-text="${client.id}">Copy</button>
        <a class="button" href="${root}/?clientId=${encodeURIComponent(client.id)}">Bookings</a>
      </p>
      <div class="cards">
        ${keysOf(shown)} ${secretOf(shown)} ${endpointsOf(client)} ${linkOf(client)}
        ${settingsOf(client)} ${invoicesOf(shown)}
      </div>
    `,
  };
};

const keysOf = ({ client, keys }: Shown): Markup => html`
  <section class="card">
    <h2>API keys</h2>
    ${keys.length === 0 && empty('No key yet.')}
    <ul class="plain keys">
      ${keys.map(
        ({ lastCharacters, scopes: own, createdAt }) =>
          html`<li>
            <code class="mono">pj_live_…${lastCharacters}</code>
            <span class="soft">${own.join(' ') || 'no scopes'} · ${time(createdAt)}</span>
          </li>`,
      )}
    </ul>
    <details id="mint" class="more">
      <summary>Mint a key</summary>
      ${actForm({
        action: 'key.mint',
        parameters: { clientId: client.id, 'scopes:list': '' },
        label: 'Mint',
        id: 'mint-key',
        className: 'primary',
        back: pathOf(client),
        fields: html`<fieldset>
          <legend>Scopes</legend>
          ${scopes.map(
            (scope) =>
              html`<label for="scope-${scope}" class="check"
                ><input
                  id="scope-${scope}"
                  type="checkbox"
                  name="scopes:list"
                  value="${scope}"
                  checked
                />
                <span>${scope}</span></label
              >`,
          )}
        </fieldset>`,
      })}
      <p class="soft">The key is shown once, right after this; afterwards only its end.</p>
    </details>
  </section>
`;

const secretOf = ({ client, now }: Shown): Markup => {
  const { previous } = client.webhookSecrets;
  return html`<section class="card">
    <h2>Webhook secret</h2>
    <p class="secret">
      <code class="mono" aria-label="Hidden">whsec_••••••••••••</code>
      <button
        type="button"
        id="copy-secret"
        data-copy-from="${pathOf(client)}/secret"
        aria-label="Copy the webhook secret"
      >
        Copy
      </button>
    </p>
    ${
      previous !== null &&
      previous.until > now &&
      html`<p class="soft">The one before signs too until ${time(previous.until)}.</p>`
    }
    ${actForm({
      action: 'webhook.rotateSecret',
      parameters: { clientId: client.id },
      label: 'Rotate',
      id: 'rotate-secret',
      back: pathOf(client),
    })}
  </section>`;
};

const endpointsOf = (client: Client): Markup => html`
  <section class="card">
    <h2>Endpoints</h2>
    ${client.endpoints.length === 0 && empty('None: its events are announced, and go nowhere.')}
    ${client.endpoints.map((endpoint) => endpointOf(client, endpoint))}
    <details id="new-endpoint" class="more">
      <summary>Add an endpoint</summary>
      ${actForm({
        action: 'endpoint.create',
        parameters: { clientId: client.id },
        label: 'Add',
        id: 'add-endpoint',
        className: 'primary',
        back: pathOf(client),
        fields: inputOf(
          { name: 'url', label: 'URL', type: 'text', required: true },
          'endpoint-url',
        ),
      })}
    </details>
  </section>
`;

const endpointOf = (client: Client, { id, url, eventTypes, enabled }: WebhookEndpoint): Markup => {
  const parameters = { clientId: client.id, endpointId: id };
  return html`<div class="endpoint">
    <p>
      ${enabled ? chip('good', 'on') : chip('mute', 'off')}
      <span class="mono">${url === '' ? 'no address' : url}</span>
    </p>
    <p class="soft">${typesOf(eventTypes)}</p>
    <div class="move-row">
      ${actForm({
        action: 'endpoint.update',
        parameters: { ...parameters, 'enabled:boolean': enabled ? 'false' : 'true' },
        label: enabled ? 'Switch off' : 'Switch on',
        id: `toggle-${id}`,
        back: pathOf(client),
      })}
      ${actForm({
        action: 'endpoint.delete',
        parameters,
        label: 'Remove',
        id: `remove-${id}`,
        className: 'ending',
        back: pathOf(client),
      })}
    </div>
  </div>`;
};

/** What a patient may choose: the texts stand for the kinds of scope of POST /booking-url. */
const kinds: readonly (readonly [string, string])[] = [
  ['mobile-then-venue-fallback', 'at home, else at a venue'],
  ['all-mobile', 'at home'],
  ['all-venues', 'at any venue'],
];

const linkOf = (client: Client): Markup => html`
  <section class="card">
    <h2>Booking link</h2>
    ${actForm({
      action: 'bookingLink.create',
      parameters: { clientId: client.id },
      label: 'Make a link',
      id: 'make-link',
      back: pathOf(client),
      fields: html`<div class="field">
        <label for="link-kind">The patient books</label
        >${selectOf({ id: 'link-kind', name: 'kind', value: '', options: kinds })}
      </div>`,
    })}
    <p class="soft">As POST /booking-url gives it, without a hint of who the patient is.</p>
  </section>
`;

const typesOf = (eventTypes: readonly string[] | null): string => {
  if (eventTypes === null) return 'all event types';
  return eventTypes.length === 0 ? 'no event types' : eventTypes.join(', ');
};

const settingsOf = (client: Client): Markup => {
  const { canUseMobilePhleb, canUseVenueNetwork } = client.capabilities;
  const word = (yes: boolean): string => (yes ? 'yes' : 'no');
  return html`<section class="card">
    <h2>Settings</h2>
    ${facts([
      ['Mobile', word(canUseMobilePhleb)],
      ['Venue network', word(canUseVenueNetwork)],
      ['Sees the fulfiller', word(client.fulfillerVisibility)],
      ['Lab shipment', client.labShipmentMode],
      ['Requests a minute', client.rateLimitPerMinute],
      [
        'Completion fields',
        client.venueCompletionFields.map(({ key }) => key).join(', ') || 'none',
      ],
    ])}
  </section>`;
};

const invoicesOf = ({ client, invoices, canBill }: Shown): Value =>
  client.billingMode === 'WEEKLY_INVOICE' &&
  html`<section class="card">
    <h2>Invoices</h2>
    ${invoices.length === 0 && empty('None yet.')}
    ${invoices.map(({ invoice, moves }) => invoiceOf(client, invoice, moves))}
    ${
      canBill &&
      actForm({
        action: 'invoice.create',
        parameters: { clientId: client.id },
        label: 'Bill what is not billed yet',
        id: 'bill',
        back: pathOf(client),
      })
    }
  </section>`;

const invoiceOf = (client: Client, invoice: Invoice, moves: readonly Move[]): Markup => html`
  <details id="invoice-${invoice.id}" class="more">
    <summary>
      ${stateChip(invoice.phase)} ${invoice.invoiceNumber}
      <span class="soft"
        >£${(invoice.totalPence / 100).toFixed(2)} · due ${timeToMinute(invoice.dueDate)}</span
      >
    </summary>
    <div class="move-row">
      ${moves.map(({ action, parameters, label }) =>
        actForm({
          ...{ action, parameters, label, back: pathOf(client) },
          id: `move-${action.replaceAll('.', '-')}-${invoice.id}`,
        }),
      )}
    </div>
  </details>
`;
