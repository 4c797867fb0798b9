/** Rules by which the sandbox misbehaves on purpose: of requests, and of deliveries. */

import { eventTypes } from '#contract/events.ts';
import { operations } from '#contract/operations.ts';
import * as z from 'zod';
import { addFault, listFaults, resetFaults } from '../../../application/actions/faults.ts';
import { on, type Handlers } from '../handler.ts';
import { id, nothing, positive, text, whole } from '../schemas.ts';

const frequency = {
  nth: whole.min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
  times: whole.min(1).optional(),
};

const ms = z.number().min(0).max(86_400_000);

const latency = z.discriminatedUnion('distribution', [
  z.strictObject({ distribution: z.literal('fixed'), ms }),
  z
    .strictObject({ distribution: z.literal('uniform'), minMs: ms, maxMs: ms })
    .refine(({ minMs, maxMs }) => minMs <= maxMs, {
      path: ['maxMs'],
      error: 'expected no less than minMs',
    }),
  z.strictObject({
    distribution: z.literal('lognormal'),
    medianMs: ms,
    sigma: z.number().min(0).max(5),
  }),
]);

const apiEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.literal([400, 401, 403, 404, 409, 429, 500, 502, 503, 504]),
    error: text.optional(),
    message: text.optional(),
    retryAfterSeconds: whole.min(0).optional(),
  }),
  z.strictObject({ kind: z.literal('latency'), latency }),
  z.strictObject({ kind: z.literal('reset') }),
  z.strictObject({ kind: z.literal('hang') }),
  z.strictObject({ kind: z.literal('truncate'), bytes: whole.min(0).optional() }),
]);

const seconds = positive.optional();

const webhookEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('duplicate') }),
  z.strictObject({ kind: z.literal('reorder') }),
  z.strictObject({ kind: z.literal('delay'), ms }),
  z.strictObject({ kind: z.literal('staleTimestamp'), seconds }),
  z.strictObject({ kind: z.literal('futureTimestamp'), seconds }),
  z.strictObject({ kind: z.literal('tamperedByte') }),
  z.strictObject({ kind: z.literal('wrongSignature') }),
  z.strictObject({
    kind: z.literal('missingHeader'),
    name: z.enum(['webhook-id', 'webhook-timestamp', 'webhook-signature']),
  }),
  z.strictObject({ kind: z.literal('unknownEventType'), type: text.optional() }),
]);

/** A pattern such as `/bookings` would never match, and whoever wrote it would wait in vain. */
const path = text.regex(/^(\*|\/api\/integration\/v1)[^{}?]*$/, {
  error: 'expected a path with * for any part of it and without a query, as in */bookings/*',
});

const requestRule = z.strictObject({
  on: z.literal('request'),
  match: z
    .strictObject({
      method: z.enum(['GET', 'POST', 'HEAD']).optional(),
      path: path.optional(),
      operationId: z.enum(operations.map(({ operationId }) => operationId)).optional(),
      clientId: id.optional(),
    })
    .default({}),
  effect: apiEffect,
  ...frequency,
});

const webhookRule = z.strictObject({
  on: z.literal('webhook'),
  match: z
    .strictObject({
      eventType: z.enum(eventTypes).optional(),
      clientId: id.optional(),
      endpointId: id.optional(),
      jobId: id.optional(),
    })
    .default({}),
  effect: webhookEffect,
  ...frequency,
});

export const faultHandlers: Handlers = {
  'fault.add': on(z.discriminatedUnion('on', [requestRule, webhookRule]), addFault),
  'fault.list': on(nothing, listFaults),
  'fault.reset': on(z.strictObject({ faultId: id.optional() }), resetFaults),
};
