/** What the API was asked, newest first: each refusal with its reason and a line that repeats it. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import { curlOf, remarksOn } from '../../../client/curl.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { Call } from '../options.ts';
import type { Page } from './layout.ts';
import {
  codeBlock,
  empty,
  facts,
  idLink,
  link,
  olderLink,
  root,
  selectOf,
  statusChip,
  time,
} from './parts.ts';

export type RequestFilter = {
  readonly outcome: string;
  readonly clientId: string;
  readonly text: string;
};

type Shown = {
  readonly calls: readonly Call[];
  readonly before: number | null;
  readonly filter: RequestFilter;
  readonly query: URLSearchParams;
  readonly clients: readonly Client[];
  /** Where the sandbox listens, for the curl lines. */
  readonly base: string;
};

export const requestsPage = (shown: Shown): Page => ({
  title: 'Requests',
  section: '/requests',
  topics: ['requests', 'reset'],
  above: filterForm(shown),
  live:
    shown.calls.length === 0
      ? empty(
          'None here yet. What is sent to /api/integration/v1 appears here, as far as it fits the filter.',
        )
      : [listOf(shown), olderLink('/requests', shown.query, shown.before)],
});

const filterForm = ({ filter, clients }: Shown): Markup => html`
  <form method="get" action="${root}/requests" class="filters" role="search" aria-label="Requests">
    <div class="field grow">
      <label for="f-text" class="unseen">Search</label
      ><input
        id="f-text"
        type="search"
        name="text"
        value="${filter.text}"
        placeholder="Part of the path, or a reason…"
        autocomplete="off"
      />
    </div>
    <div class="field">
      <label for="f-outcome" class="unseen">Outcome</label>${selectOf({
        ...{ id: 'f-outcome', name: 'outcome', value: filter.outcome },
        options: [
          ['', 'Any outcome'],
          ['refused', 'Refused'],
          ['served', 'Served'],
        ],
      })}
    </div>
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

const listOf = ({ calls, clients, base }: Shown): Markup => {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return html`<ol class="log">
    ${calls.map(
      (call) =>
        html`<li data-row="call-${call.cursor}">
          <details id="call-${call.cursor}">
            <summary>
              ${statusChip(call.status)} <span class="mono method">${call.method}</span>
              <span class="mono url">${call.url}</span>
              ${call.reason !== null && html`<span class="reason">${call.reason}</span>`}
              <span class="soft when">${time(call.at)}</span>
            </summary>
            ${detailsOf(call, names, base)}
          </details>
        </li>`,
    )}
  </ol>`;
};

const detailsOf = (call: Call, names: ReadonlyMap<string, string>, base: string): Value => {
  const { clientId, keyEndsWith, jobId } = call;
  return [
    call.message !== null && html`<p class="why">${call.message}</p>`,
    facts([
      [
        'Client',
        clientId === null
          ? 'unknown'
          : link(`/clients/${encodeURIComponent(clientId)}`, names.get(clientId) ?? clientId),
      ],
      ['Key', keyOf(keyEndsWith)],
      ['Booking', jobId === null ? 'none' : idLink('/bookings/', jobId)],
    ]),
    codeBlock(`curl-${call.cursor}`, 'As a curl line, with the key in $KEY', curlOf(base, call)),
    remarksOn(call).map((remark) => html`<p class="soft">${remark}</p>`),
  ];
};

const keyOf = (keyEndsWith: string | null): string => {
  if (keyEndsWith === null) return 'none was sent';
  return keyEndsWith === '' ? 'too short to be one' : `…${keyEndsWith}`;
};
