/** Clients, keys, webhooks. */

import { eventTypes as knownTypes } from '#contract/events.ts';
import { scopes } from '#contract/operations.ts';
import * as z from 'zod';
import { createBookingLink } from '../../../application/actions/booking-links.ts';
import {
  configureWebhook,
  createClient,
  mintKey,
  rotateWebhookSecret,
} from '../../../application/actions/clients.ts';
import { on, type Handlers } from '../handler.ts';
import { distinct, id, text, webUrl, whole } from '../schemas.ts';

const eventTypes = z.array(z.enum(knownTypes)).nullable().optional();

const fieldDefinition = z
  .strictObject({
    key: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, {
      error: 'expected a letter and then letters, digits or _',
    }),
    label: text,
    type: z.enum(['text', 'number', 'select', 'boolean']),
    required: z.boolean(),
    options: distinct(text).exactOptional(),
    helpText: z.string().exactOptional(),
  })
  .refine((field) => field.type !== 'select' || (field.options ?? []).length > 0, {
    path: ['options'],
    error: 'expected a list, since the type is select',
  });

export const clientHandlers: Handlers = {
  'client.create': on(
    z.strictObject({
      name: text.optional(),
      billingMode: z.enum(['WEEKLY_INVOICE', 'PATIENT_PAY']).optional(),
      capabilities: z
        .strictObject({
          canUseMobilePhleb: z.boolean().optional(),
          canUseVenueNetwork: z.boolean().optional(),
        })
        .optional(),
      fulfillerVisibility: z.boolean().optional(),
      labShipmentMode: z
        .enum(['VENUE_OR_PATIENT_TO_LAB', 'SERVICE_COURIER_PICKUP', 'CLIENT_HANDLES_OFFLINE'])
        .optional(),
      venueCompletionFields: z
        .array(fieldDefinition)
        .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, {
          error: 'expected no key twice',
        })
        .optional(),
      rateLimitPerMinute: whole.min(1).optional(),
      webhook: z.strictObject({ url: webUrl, eventTypes }).optional(),
    }),
    createClient,
  ),
  'key.mint': on(z.strictObject({ clientId: id, scopes: z.array(z.enum(scopes)) }), mintKey),
  'bookingLink.create': on(
    z.strictObject({
      clientId: id,
      kind: z.enum(['all-mobile', 'all-venues', 'mobile-then-venue-fallback']).optional(),
      venueId: id.optional(),
    }),
    createBookingLink,
  ),
  'webhook.configure': on(
    z.strictObject({ clientId: id, url: webUrl.nullable().optional(), eventTypes }),
    configureWebhook,
  ),
  'webhook.rotateSecret': on(z.strictObject({ clientId: id }), rotateWebhookSecret),
};
