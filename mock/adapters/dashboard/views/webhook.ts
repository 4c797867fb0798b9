/** One event, or one delivery with its attempts, its payload and what its signature is made of. */

import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { Attempt, DeliveryView, EventView } from '../options.ts';
import type { Page } from './layout.ts';
import {
  actForm,
  chip,
  codeBlock,
  facts,
  idLink,
  laidOut,
  link,
  root,
  stateChip,
  statusChip,
  time,
} from './parts.ts';

export const eventPage = (event: EventView, deliveries: readonly DeliveryView[]): Page => ({
  title: event.type,
  section: '/webhooks',
  topics: ['webhooks', 'reset'],
  live: html`
    <p class="headline">
      <code class="mono">${event.id}</code>
      <button type="button" class="quiet" data-copy-text="${event.id}">Copy</button>
    </p>
    ${
      event.due &&
      html`<div class="move-row">
        ${actForm({
          action: 'webhook.replay',
          parameters: { eventId: event.id },
          label: 'Send again to every endpoint',
          id: 'replay',
          className: 'primary',
          back: `${root}/events/${encodeURIComponent(event.id)}`,
        })}
      </div>`
    }
    ${facts([
      ['At', time(event.at)],
      ['Client', link(`/clients/${encodeURIComponent(event.clientId)}`, event.clientId, 'mono')],
      ['Booking', event.jobId === null ? 'none' : idLink('/bookings/', event.jobId)],
      ['Deliveries', deliveryLinks(event, deliveries)],
    ])}
    ${codeBlock('payload', 'Payload', laidOut(event.body))}
  `,
});

const deliveryLinks = (event: EventView, deliveries: readonly DeliveryView[]): Value =>
  deliveries.length === 0
    ? event.due
      ? 'on their way'
      : 'none: the client had no endpoint for it'
    : html`<ul class="plain">
        ${deliveries.map(
          ({ id, state, url }) =>
            html`<li>
              ${stateChip(state)} ${link(`/deliveries/${encodeURIComponent(id)}`, url, 'mono')}
            </li>`,
        )}
      </ul>`;

export const deliveryPage = (delivery: DeliveryView, event: EventView | undefined): Page => {
  const { attempts, attemptsDropped } = delivery;
  return {
    title: `${delivery.type} to ${hostOf(delivery.url)}`,
    section: '/webhooks',
    topics: ['webhooks', 'reset'],
    live: html`
      <p class="headline">${stateChip(delivery.state)} <code class="mono">${delivery.id}</code></p>
      <div class="move-row">
        ${actForm({
          action: 'delivery.resend',
          parameters: { deliveryId: delivery.id },
          label: 'Resend',
          id: 'resend',
          className: 'primary',
          back: `${root}/deliveries/${encodeURIComponent(delivery.id)}`,
        })}
      </div>
      ${facts(
        [
          ['To', html`<span class="mono">${delivery.url}</span>`],
          ['Event', idLink('/events/', delivery.eventId)],
          ['Booking', delivery.jobId === null ? 'none' : idLink('/bookings/', delivery.jobId)],
          [
            'Client',
            link(`/clients/${encodeURIComponent(delivery.clientId)}`, delivery.clientId, 'mono'),
          ],
          ['Why', delivery.reason ?? undefined],
          [
            'Next attempt',
            delivery.nextAttemptAt === null ? undefined : time(delivery.nextAttemptAt),
          ],
        ].filter(([, value]) => value !== undefined) as [string, Value][],
      )}
      <h2>Attempts</h2>
      ${attemptsDropped > 0 && html`<p class="soft">${attemptsDropped} earlier ones are not kept.</p>`}
      ${attempts.length === 0 && html`<p class="soft">None yet.</p>`}
      ${attempts.toReversed().map((attempt, index) => attemptOf(attempt, event?.body, index === 0))}
      ${
        event === undefined
          ? html`<p class="soft">The payload is no longer kept.</p>`
          : codeBlock('payload', 'Payload', laidOut(event.body))
      }
    `,
  };
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

const attemptOf = (attempt: Attempt, body: string | undefined, isOpen: boolean): Markup => {
  const { number, request, response, error } = attempt;
  const id = `attempt-${number}`;
  return html`<details id="${id}" class="attempt" ${isOpen && html`open`}>
    <summary>
      <strong>#${number}</strong>
      ${response === null ? chip('bad', error?.code ?? 'no answer') : statusChip(response.status)}
      ${time(attempt.at)}
      <span class="soft">${attempt.trigger} · ${Math.round(attempt.durationMs)} ms</span>
      ${attempt.faults.map((fault) => chip('warn', `fault: ${fault}`))}
    </summary>
    ${error !== null && html`<p class="why">${error.message}</p>`}
    ${codeBlock(`${id}-request`, 'Request', requestText(request))} ${signatureOf(id, attempt, body)}
    ${response !== null && codeBlock(`${id}-answer`, 'Answer', answerText(response))}
  </details>`;
};

const requestText = ({ url, headers, bytes }: Attempt['request']): string =>
  [`POST ${url}`, ...headerLines(headers), '', `(${bytes} bytes: the payload below)`].join('\n');

const answerText = ({
  status,
  headers,
  body,
  truncated,
}: NonNullable<Attempt['response']>): string =>
  [String(status), ...headerLines(headers), '', body, ...(truncated ? ['… (cut)'] : [])].join('\n');

const headerLines = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);

/** Spec, "Signing": what a receiver puts together to check the signature. */
const signatureOf = (id: string, { request, faults }: Attempt, body: string | undefined): Value => {
  const { headers } = request;
  const at = headers['webhook-timestamp'];
  const messageId = headers['webhook-id'];
  if (at === undefined || messageId === undefined || body === undefined) return undefined;
  const spoilt = faults.some((fault) => ['tamperedByte', 'unknownEventType'].includes(fault));
  return html`<details id="${id}-signature" class="more">
    <summary>What the signature is made of</summary>
    <p class="soft">
      HMAC-SHA256 over the text below, with the bytes that the client’s secret holds in base64 after
      whsec_; the result in base64, after v1,.
      ${spoilt && 'A fault rule changed the body of this attempt: the text is that of the right one.'}
    </p>
    ${codeBlock(`${id}-signed`, 'Signed text', `${messageId}.${at}.${body}`)}
    ${codeBlock(`${id}-signatures`, 'webhook-signature', headers['webhook-signature'] ?? 'not sent')}
  </details>`;
};
