/** Webhook endpoints, past events, deliveries, and rules that spoil them on purpose. */

import { eventTypes as knownTypes } from '#contract/events.ts';
import * as z from 'zod';
import {
  getDelivery,
  getEvent,
  listDeliveries,
  listEvents,
  replayEvent,
  replayFailed,
  replayRange,
  resendDelivery,
  sealEvent,
} from '../../../application/actions/deliveries.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  updateEndpoint,
} from '../../../application/actions/endpoints.ts';
import { on, type Handlers } from '../handler.ts';
import { id, timestamp, webUrl, whole } from '../schemas.ts';

const eventTypes = z.array(z.enum(knownTypes)).nullable().optional();
const ofClient = z.strictObject({ clientId: id });
const ofEndpoint = { clientId: id, endpointId: id };

const paging = {
  order: z.enum(['oldest', 'newest']).optional(),
  after: whole.min(0).optional(),
  limit: whole.min(1).max(1000).optional(),
};

const span = { clientId: id.optional(), since: timestamp.optional() };

const state = z.enum(['pending', 'delivered', 'failing', 'exhausted', 'disabled', 'dropped']);

export const deliveryHandlers: Handlers = {
  'webhook.replay': on(z.strictObject({ eventId: id, clientId: id.optional() }), replayEvent),
  'webhook.replayRange': on(z.strictObject({ ...span, until: timestamp.optional() }), replayRange),
  'webhook.replayFailed': on(z.strictObject(span), replayFailed),
  'endpoint.create': on(z.strictObject({ clientId: id, url: webUrl, eventTypes }), createEndpoint),
  'endpoint.update': on(
    z.strictObject({
      ...ofEndpoint,
      url: webUrl.optional(),
      eventTypes,
      enabled: z.boolean().optional(),
    }),
    updateEndpoint,
  ),
  'endpoint.delete': on(z.strictObject(ofEndpoint), deleteEndpoint),
  'endpoint.list': on(ofClient, listEndpoints),
  'event.list': on(
    z.strictObject({
      ...paging,
      clientId: id.optional(),
      types: z.array(z.enum(knownTypes)).optional(),
      jobId: id.optional(),
    }),
    listEvents,
  ),
  'event.get': on(z.strictObject({ eventId: id }), getEvent),
  'event.seal': on(z.strictObject({ eventId: id }), sealEvent),
  'delivery.list': on(
    z.strictObject({
      ...paging,
      clientId: id.optional(),
      eventId: id.optional(),
      endpointId: id.optional(),
      jobId: id.optional(),
      states: z.array(state).optional(),
    }),
    listDeliveries,
  ),
  'delivery.get': on(z.strictObject({ deliveryId: id }), getDelivery),
  'delivery.resend': on(z.strictObject({ deliveryId: id }), resendDelivery),
};
