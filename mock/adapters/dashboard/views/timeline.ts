/** A booking's timeline, latest first: each change with the webhooks that it sent out. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { Entry } from '../timeline.ts';
import type { DeliveryView, EventView } from '../options.ts';
import { empty, link, stateChip, statusChip, time } from './parts.ts';

type Deliveries = ReadonlyMap<string, DeliveryView>;

/** Older ones of a long life are left out; the lists have them. */
const most = 300;

export const timelineOf = (entries: readonly Entry[], deliveries: Deliveries): Markup => {
  if (entries.length === 0) return empty('Nothing has happened yet.');
  return html`
    <ol class="timeline">
      ${entries
        .toReversed()
        .slice(0, most)
        .map((entry) => entryOf(entry, deliveries))}
    </ol>
    ${entries.length > most && html`<p class="soft">${entries.length - most} earlier ones are not shown.</p>`}
  `;
};

const entryOf = (entry: Entry, deliveries: Deliveries): Markup => {
  switch (entry.kind) {
    case 'call': {
      const { method, url, status, reason, message } = entry.call;
      return row(
        entry,
        'API call',
        html`
          <span class="mono">${method} ${url}</span> ${statusChip(status)}
          ${reason !== null && html`<p class="why">${reason}: ${message}</p>`}
        `,
      );
    }
    case 'command': {
      const { action, parameters, refusal } = entry.command;
      return row(
        entry,
        'Command',
        html`
          <span class="mono">${action}</span>
          ${refusal !== null && stateChip('refused')}
          ${refusal !== null && html`<p class="why">${refusal}</p>`}
          ${more(`command-${entry.command.number}`, parameters)}
        `,
      );
    }
    case 'change': {
      const { line, events } = entry;
      const { type, at: _, ...details } = line.event;
      return row(
        entry,
        line.kind === 'job' ? 'Change' : line.kind,
        html`
          <strong>${inWords(type)}</strong>
          ${more(`line-${line.seq}`, JSON.stringify(details))}
          ${events.map((event) => eventOf(event, deliveries))}
        `,
      );
    }
    case 'event':
      return row(entry, 'Webhook', eventOf(entry.event, deliveries));
  }
};

const row = ({ kind, at }: Entry, label: string, content: Value): Markup => html`
  <li class="is-${kind}">
    <div class="when">${time(at)} <span class="kind">${label}</span></div>
    <div class="what">${content}</div>
  </li>
`;

/** `PhlebotomistAccepted` as "Phlebotomist accepted". */
const inWords = (type: string): string =>
  type.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const more = (id: string, json: string): Markup | undefined =>
  json === '{}'
    ? undefined
    : html`<details id="${id}" class="more">
        <summary>Details</summary>
        <pre tabindex="0" aria-label="Details">${JSON.stringify(parsed(json), null, 2)}</pre>
      </details>`;

/** What was shortened is no JSON any more. */
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return json;
  }
};

const eventOf = (event: EventView, deliveries: Deliveries): Markup => html`
  <div class="sent">
    ${link(`/events/${encodeURIComponent(event.id)}`, event.type, 'mono')}
    ${event.deliveries.length === 0 && html`<span class="soft">no endpoint</span>`}
    ${event.deliveries.map(({ id, state }) => {
      const attempts = deliveries.get(id)?.attempts ?? [];
      const status = attempts.at(-1)?.response?.status;
      return html`<a class="delivery" href="/_sandbox/deliveries/${encodeURIComponent(id)}"
        >${stateChip(state)}
        <span class="soft"
          >${status} · ${attempts.length} attempt${attempts.length === 1 ? '' : 's'}</span
        ></a
      >`;
    })}
  </div>
`;
