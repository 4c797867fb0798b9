/** Fault rules: what goes wrong on purpose, how often it struck, and the way to a new one. */

import { eventTypes } from '#contract/events.ts';
import { operations } from '#contract/operations.ts';
import { html, type Markup, type Value } from '../../../html/markup.ts';
import type { FaultRule } from '../../../application/faults/rule.ts';
import type { Client } from '../../../domain/client/client.ts';
import type { Page } from './layout.ts';
import { actForm, chip, empty, inputOf, root, selectOf } from './parts.ts';

export const faultsPage = (rules: readonly FaultRule[], clients: readonly Client[]): Page => ({
  title: 'Fault rules',
  section: '/faults',
  topics: ['fault', 'requests', 'webhooks', 'reset'],
  above: html`<div class="bar">
    ${newRule('request', 'New fault of the API', apiFields(clients))}
    ${newRule('webhook', 'New fault of webhooks', webhookFields(clients))}
  </div>`,
  live:
    rules.length === 0
      ? empty('No rule: everything is answered and delivered as it should be.')
      : [listOf(rules), clearAll],
});

type Option = readonly [string, string];

const preset = (effect: object, label: string): Option => [JSON.stringify(effect), label];

const apiEffects: readonly Option[] = [
  ...[500, 429, 409, 404, 403, 401, 400].map((status) =>
    preset({ kind: 'status', status }, `answer ${status}`),
  ),
  preset({ kind: 'latency', latency: { distribution: 'fixed', ms: 2000 } }, 'slow: 2 s'),
  preset(
    { kind: 'latency', latency: { distribution: 'lognormal', medianMs: 300, sigma: 0.5 } },
    'slow: about 300 ms',
  ),
  preset({ kind: 'reset' }, 'cut the connection'),
  preset({ kind: 'hang' }, 'never answer'),
  preset({ kind: 'truncate' }, 'cut the answer short'),
];

const webhookEffects: readonly Option[] = [
  preset({ kind: 'wrongSignature' }, 'wrong signature'),
  preset({ kind: 'tamperedByte' }, 'tampered byte'),
  preset({ kind: 'staleTimestamp' }, 'stale timestamp'),
  preset({ kind: 'futureTimestamp' }, 'future timestamp'),
  preset({ kind: 'missingHeader', name: 'webhook-signature' }, 'no webhook-signature'),
  preset({ kind: 'missingHeader', name: 'webhook-id' }, 'no webhook-id'),
  preset({ kind: 'missingHeader', name: 'webhook-timestamp' }, 'no webhook-timestamp'),
  preset({ kind: 'duplicate' }, 'sent twice'),
  preset({ kind: 'drop' }, 'not sent'),
  preset({ kind: 'reorder' }, 'out of order'),
  preset({ kind: 'delay', ms: 60_000 }, 'a minute late'),
  preset({ kind: 'unknownEventType' }, 'unknown event type'),
];

const newRule = (on: 'request' | 'webhook', label: string, fields: Value): Markup => html`
  <details id="new-${on}-fault" class="popover">
    <summary class="button primary">${label}</summary>
    <div class="panel">
      ${actForm({
        action: 'fault.add',
        parameters: { on },
        label: 'Add',
        id: `add-${on}-fault`,
        className: 'primary',
        back: `${root}/faults`,
        fields: [fields, frequencyFields(on)],
      })}
    </div>
  </details>
`;

const choice = (id: string, name: string, label: string, options: readonly Option[]): Markup =>
  html`<div class="field">
    <label for="${id}">${label}</label
    >${selectOf({ id, name, value: options[0]?.[0] ?? '', options })}
  </div>`;

const any: Option = ['', 'any'];
const same = (text: string): Option => [text, text];

const clientChoice = (on: string, clients: readonly Client[]): Markup =>
  choice(`${on}-client`, 'match.clientId', 'Client', [
    any,
    ...clients.map(({ id, name }): Option => [id, name]),
  ]);

const apiFields = (clients: readonly Client[]): Value => [
  choice('request-effect', 'effect:json', 'What goes wrong', apiEffects),
  choice('request-operation', 'match.operationId', 'Operation', [
    any,
    ...operations.map(({ operationId }) => same(operationId)),
  ]),
  inputOf({ name: 'match.path', label: 'Path, with * for any part', type: 'text' }, 'request-path'),
  clientChoice('request', clients),
];

const webhookFields = (clients: readonly Client[]): Value => [
  choice('webhook-effect', 'effect:json', 'What goes wrong', webhookEffects),
  choice('webhook-type', 'match.eventType', 'Event type', [any, ...eventTypes.map(same)]),
  inputOf({ name: 'match.jobId', label: 'Booking', type: 'text' }, 'webhook-job'),
  clientChoice('webhook', clients),
];

const frequencyFields = (on: string): Value => [
  inputOf({ name: 'times:number', label: 'Times, at most', type: 'number' }, `${on}-times`),
  inputOf({ name: 'nth:number', label: 'Only the nth', type: 'number' }, `${on}-nth`),
  inputOf({ name: 'probability:number', label: 'Chance, 0 to 1', type: 'number' }, `${on}-chance`),
  inputOf({ name: 'effect:json', label: 'Another effect, as JSON', type: 'text' }, `${on}-json`),
];

const listOf = (rules: readonly FaultRule[]): Markup => html`
  <ul class="rules">
    ${rules.map(
      (rule) =>
        html`<li class="card" data-row="${rule.id}">
          <div class="rule">
            <p>
              ${chip('warn', rule.on)} <strong>${rule.effect.kind}</strong>
              ${rule.spent && chip('mute', 'spent')}
            </p>
            <p class="mono soft">${JSON.stringify(rule.effect)} on ${matchOf(rule.match)}</p>
            <p class="soft">
              struck ${rule.struck} of ${rule.seen} that
              matched${rule.left !== null && `, ${rule.left} left`}
            </p>
          </div>
          ${actForm({
            action: 'fault.reset',
            parameters: { faultId: rule.id },
            label: 'Remove',
            id: `remove-${rule.id}`,
            className: 'ending',
            back: `${root}/faults`,
          })}
        </li>`,
    )}
  </ul>
`;

const matchOf = (match: object): string => {
  const given = Object.entries(match).filter(([, value]) => value !== undefined);
  return given.length === 0 ? 'all' : given.map(([name, value]) => `${name}=${value}`).join(' ');
};

const clearAll = actForm({
  action: 'fault.reset',
  label: 'Remove all',
  id: 'remove-all-faults',
  className: 'ending',
  back: `${root}/faults`,
});
