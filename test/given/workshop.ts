/** A run without a server: its workshop, its checks, and what it has seen, for tests of the engine. */

import { operationById } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Workshop } from '../../conformance/engine/bench.ts';
import type {
  ActiveCheck,
  DeliveryCheck,
  PassiveCheck,
  Probe,
} from '../../conformance/engine/check.ts';
import { EvidenceLog } from '../../conformance/engine/evidence.ts';
import { Exchanges } from '../../conformance/engine/exchanges.ts';
import { Slots } from '../../conformance/engine/slots.ts';
import type { Delivery } from '../../conformance/receiver/delivery.ts';
import { ApiClient } from '../../conformance/target/api-client.ts';
import { noControl } from '../../conformance/target/control.ts';
import type { Exchange } from '../../conformance/target/exchange.ts';
import { Pace } from '../../conformance/target/pace.ts';
import { emptyProfile } from '../../conformance/target/profile/load-profile.ts';
import { Secrets } from '../../conformance/target/secrets.ts';

/** One slot, no hidden actors, no pages, no way in for webhooks. */
export function aWorkshop(changes: Partial<Workshop> = {}): Workshop {
  const secrets = new Secrets();
  const evidence = new EvidenceLog(secrets, () => undefined);
  const limits = { timeoutMs: 10, signal: new AbortController().signal };
  const wiring = { baseUrl: 'http://127.0.0.1', limits, secrets, evidence };
  const pace = new Pace({ now: () => 0, sleep: () => Promise.resolve() }, () => Infinity);
  return {
    api: new ApiClient({
      ...wiring,
      ...{ letPass: () => Promise.resolve(), pace, slots: new Slots(1) },
    }),
    ...{ pace, budgets: new Map(), owners: new Map(), inbox: undefined, slots: new Slots(1) },
    pages: { reason: 'there are none here', remedy: 'none' },
    ...{ pause: () => Promise.resolve(), signal: limits.signal },
    control: noControl('none', 'give it'),
    ...{ profile: emptyProfile(), secrets, evidence, seed: 1, depth: 'default' as const },
    ...{
      exchanges: new Exchanges(),
      observations: [],
      leftovers: [],
      made: new Map(),
      passed: { ms: 0 },
    },
    onObservation: () => undefined,
    isAlive: () => Promise.resolve(true),
    ...changes,
  };
}

export function keptOf(...exchanges: readonly Exchange[]): Exchanges {
  const kept = new Exchanges();
  for (const exchange of exchanges) kept.add(exchange);
  return kept;
}

export const aCheck = (
  id: string,
  run: ActiveCheck['run'],
  level: ActiveCheck['level'] = 'MUST',
): ActiveCheck => ({
  ...{ kind: 'active', id, title: id, area: 'booking', level },
  ...{ requirements: [], asks: [], run },
});

export const aPassiveCheck = (
  judge: PassiveCheck['judge'],
  changes: Partial<PassiveCheck> = {},
): PassiveCheck => ({
  ...{ kind: 'passive', id: 'W-01', title: 'W-01', area: 'wire', level: 'MUST' },
  ...{ requirements: [], judge },
  ...changes,
});

export const aDeliveryCheck = (
  judge: DeliveryCheck['judge'],
  changes: Partial<DeliveryCheck> = {},
): DeliveryCheck => ({
  ...{ kind: 'delivery', id: 'H-01', title: 'H-01', area: 'webhook', level: 'MUST' },
  ...{ requirements: [], judge },
  ...changes,
});

export const aProbe = (run: Probe['run'], changes: Partial<Probe> = {}): Probe => ({
  ...{ kind: 'probe', id: 'O07', question: 'What?', area: 'cancel', asks: [], run },
  ...changes,
});

/** One that got a whole answer, `{}`. */
export const anExchange = (
  evidence: string,
  operation: OperationId = 'getBooking',
  changes: Partial<Exchange> = {},
): Exchange => ({
  evidence,
  client: undefined,
  operation: operationById(operation),
  request: { method: 'GET', url: 'http://h', headers: {} },
  answer: {
    ...{ kind: 'whole', status: 200, headers: {}, text: '{}' },
    body: { kind: 'json', value: {} },
  },
  ...changes,
});

export const aDelivery = (evidence: string, changes: Partial<Delivery> = {}): Delivery => ({
  ...{ evidence, mailbox: 'primary', secrets: [], number: 1, receivedAt: 0, method: 'POST' },
  ...{ headers: {}, raw: new Uint8Array(), body: { kind: 'json', value: {} } },
  ...{ isCut: false, answered: 204, target: '/' },
  ...changes,
});
