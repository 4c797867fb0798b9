// Says what is wrong with a message of the API, by the compiled validators of openapi.yaml.
// What comes back is a list of faults; an empty one (always the same) when nothing is wrong.

import { isEventType } from './events.ts';
import { faultsOf, NO_FAULTS, type Fault } from './faults.ts';
import { deliveryHeaderTable } from './generated/events.ts';
import { bodyGuides, errorGuide, successGuides, webhookGuides } from './generated/guides.ts';
import { closedRequestBodies, requestBodies, responses, webhooks } from './generated/validators.js';
import { operationById, type OperationId } from './operations.ts';

export { firmFaults, NO_FAULTS, type Fault } from './faults.ts';
export { readQuery, validateQuery, type RawQuery } from './query.ts';

/** `refuse` also faults each key that the contract does not describe, the other reading of O15. */
export type BodyOptions = { readonly unknownKeys: 'ignore' | 'refuse' };

const TOLERANT: BodyOptions = { unknownKeys: 'ignore' };

/**
 * What is wrong with a parsed JSON body sent to an operation; `undefined` stands for no body at all.
 * Places begin with `body`. Operations that take no body have none that could be wrong.
 */
export function validateBody(
  op: OperationId,
  body: unknown,
  { unknownKeys }: BodyOptions = TOLERANT,
): readonly Fault[] {
  const validator = (unknownKeys === 'refuse' ? closedRequestBodies : requestBodies)[op];
  const guide = bodyGuides[op];
  if (validator === undefined || guide === undefined) return NO_FAULTS;
  return faultsOf(validator, body, 'body', guide);
}

/**
 * What is wrong with a server's answer to an operation. Places begin with `response`. A status that
 * the contract does not have for the operation is one fault, and its body is not looked at. Before
 * a server is failed, take firmFaults: some rules hold under one reading only.
 */
export function validateResponse(op: OperationId, status: number, body: unknown): readonly Fault[] {
  const validator = responses[op]?.[status];
  const guide = status === 200 ? successGuides[op] : errorGuide;
  if (validator === undefined || guide === undefined) {
    const statuses = operationById(op).statuses.join(', ');
    return [{ place: 'response.status', expected: `one of ${statuses}` }];
  }
  return faultsOf(validator, body, 'response', guide);
}

/** What is wrong with a delivery's envelope; places begin with `webhook`. `type` is what it should be. */
export function validateWebhook(type: string, envelope: unknown): readonly Fault[] {
  if (!isEventType(type)) return [{ place: 'webhook.type', expected: 'one of the 27 event types' }];
  const validator = webhooks[type];
  const guide = webhookGuides[type];
  if (validator === undefined || guide === undefined) return NO_FAULTS;
  return faultsOf(validator, envelope, 'webhook', guide);
}

/** "Delivery headers": all are required. */
const deliveryHeaders = deliveryHeaderTable.map(({ name, pattern, expected }) => ({
  name,
  expected,
  pattern: new RegExp(pattern, 'u'),
}));

/** As node:http gives them; names in any case. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is wrong with a delivery's headers; places are `header.<name>`. Signatures are not verified. */
export function validateWebhookHeaders(headers: Headers): readonly Fault[] {
  const names = Object.keys(headers);
  const faults = deliveryHeaders.flatMap(({ name, pattern, expected }) => {
    const key = names.find((each) => each.toLowerCase() === name);
    const value = key === undefined ? undefined : headers[key];
    if (typeof value === 'string' && pattern.test(value)) return [];
    const absence = value === undefined ? ' (missing)' : '';
    return [{ place: `header.${name}`, expected: `${expected}${absence}` }];
  });
  return faults.length === 0 ? NO_FAULTS : faults;
}
