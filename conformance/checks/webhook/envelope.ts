/** The body of each delivery: `{type, timestamp, data}`, and what the contract says of its type (Events, Envelope). */
import { isEventType } from '#contract/events.ts';
import { firmFaults, validateWebhook } from '#contract/validate.ts';
import type { DeliveryCheck } from '../../engine/check.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { isMap, sameJson } from '../../json.ts';
import { envelopeAt, eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { faultsFinding } from '../answer.ts';
import { show } from '../value.ts';
import { firstOf } from './same-event.ts';

const isJson = ({ body }: Delivery): boolean => body.kind === 'json';

function envelopeFinding(delivery: Delivery): Finding | undefined {
  const [type, timestamp, data] = [
    envelopeAt(delivery, 'type'),
    envelopeAt(delivery, 'timestamp'),
    envelopeAt(delivery, 'data'),
  ];
  if (typeof type === 'string' && readInstant(timestamp) !== undefined && isMap(data)) {
    return undefined;
  }
  return {
    expected: '{type: a string, timestamp: an ISO timestamp, data: an object}',
    actual: `type ${show(type)}, timestamp ${show(timestamp)}, data ${isMap(data) ? 'an object' : show(data)}`,
  };
}

const hasEnvelope = (delivery: Delivery): boolean =>
  isJson(delivery) && envelopeFinding(delivery) === undefined;

/** job.* events: of others data.id may be the resource's (O40). */
const isJobEvent = (delivery: Delivery): boolean =>
  eventTypeOf(delivery)?.startsWith('job.') === true;

function schemaFinding({ body }: Delivery, type: string): Finding | undefined {
  if (body.kind !== 'json') return undefined;
  return faultsFinding(firmFaults(validateWebhook(type, body.value)), body.value);
}

function dataIdFinding(delivery: Delivery): Finding | undefined {
  const [header, id] = [eventIdOf(delivery), eventDataAt(delivery, 'id')];
  if (id === header) return undefined;
  return { expected: `data.id ${show(header)}, the webhook-id`, actual: `data.id ${show(id)}` };
}

/** Type and job stay the same however often an event is delivered; the body may be built anew (O43). */
function sameEventFinding(delivery: Delivery, all: readonly Delivery[]): Finding | undefined {
  const first = firstOf(delivery, all);
  if (first === undefined || first === delivery || !isJson(first)) return undefined;
  const [due, came] = [whatItTells(first), whatItTells(delivery)];
  if (sameJson(due, came)) return undefined;
  return {
    expected: `another delivery of ${show(due)} under ${String(eventIdOf(delivery))}, or another webhook-id`,
    actual: show(came),
  };
}

const whatItTells = (delivery: Delivery) => ({
  type: eventTypeOf(delivery) ?? null,
  jobId: eventDataAt(delivery, 'jobId') ?? null,
});

const common = { kind: 'delivery', area: 'webhook', level: 'MUST' } as const;

export const envelopeChecks: readonly DeliveryCheck[] = [
  {
    ...common,
    id: 'WEBHOOK-07',
    title: 'data.id of a job event equals webhook-id',
    requirements: ['R-HOOK-06'],
    concerns: (delivery) => isJobEvent(delivery) && eventIdOf(delivery) !== undefined,
    judge: dataIdFinding,
  },
  {
    ...common,
    id: 'WEBHOOK-08',
    title: 'what is delivered under one webhook-id is one event, of one type and one job',
    requirements: ['R-HOOK-07', 'R-DELIVER-04'],
    concerns: (delivery) => isJson(delivery) && eventIdOf(delivery) !== undefined,
    judge: (delivery, { deliveries }) => sameEventFinding(delivery, deliveries),
  },
  {
    ...common,
    id: 'WEBHOOK-11',
    title: 'the body of a delivery is {type, timestamp, data}',
    requirements: ['R-EVENT-01', 'R-EVENT-03', 'R-EVENT-04'],
    concerns: isJson,
    judge: envelopeFinding,
  },
  {
    ...common,
    id: 'WEBHOOK-12',
    title: 'the type of a delivery is one of the 27 event types',
    requirements: ['R-EVENT-02'],
    concerns: (delivery) => eventTypeOf(delivery) !== undefined,
    judge: (delivery) => {
      const type = eventTypeOf(delivery) ?? '';
      if (isEventType(type)) return undefined;
      return { expected: 'type: one of the 27 event types', actual: show(type) };
    },
  },
  {
    ...common,
    id: 'WEBHOOK-13',
    title: 'the body of a delivery is as the contract describes its type',
    requirements: [
      ...['R-EVENT-05', 'R-EVENT-11', 'R-EVENT-12', 'R-EVENT-18', 'R-EVENT-42'],
      ...['R-EVENT-26', 'R-EVENT-27', 'R-EVENT-28', 'R-EVENT-29', 'R-EVENT-30'],
      ...['R-EVENT-31', 'R-EVENT-32', 'R-EVENT-33', 'R-EVENT-34', 'R-EVENT-35'],
    ],
    concerns: (delivery) => hasEnvelope(delivery) && isEventType(eventTypeOf(delivery) ?? ''),
    judge: (delivery) => schemaFinding(delivery, eventTypeOf(delivery) ?? ''),
  },
];
