/** Panels and venues. */

import * as z from 'zod';
import {
  activateVenue,
  createPanel,
  createVenue,
  deactivateVenue,
} from '../../../application/actions/catalogue.ts';
import { on, type Handlers } from '../handler.ts';
import { id, text, timeZone, whole } from '../schemas.ts';

const step = z.strictObject({
  name: text,
  order: whole.min(1).optional(),
  isMandatory: z.boolean().optional(),
  requiresPhoto: z.boolean().optional(),
});

/** "HH:MM"; compared as text, which for two digits each is the order of time. */
const opening = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'expected HH:MM' });
const closing = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'expected HH:MM, 24:00 at the latest' });

const day = z
  .strictObject({ open: opening, close: closing })
  .refine(({ open, close }) => open < close, {
    path: ['close'],
    error: 'expected a time after open',
  })
  .nullable()
  .exactOptional();

const operatingHours = z.strictObject({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

const MINUTES_OF_A_DAY = 24 * 60;

export const catalogueHandlers: Handlers = {
  'panel.create': on(
    z.strictObject({
      clientId: id.nullable().optional(),
      name: text.optional(),
      description: z.string().nullable().optional(),
      steps: z.array(step).optional(),
    }),
    createPanel,
  ),
  'venue.create': on(
    z.strictObject({
      name: text.optional(),
      venueType: text.optional(),
      city: text.optional(),
      postcode: text.optional(),
      capabilities: z.array(text).optional(),
      phlebotomyStations: whole.min(0).nullable().optional(),
      slotDurationMinutes: whole.min(1).max(MINUTES_OF_A_DAY).optional(),
      timezone: timeZone.optional(),
      operatingHours: operatingHours.nullable().optional(),
      active: z.boolean().optional(),
      verified: z.boolean().optional(),
      acceptsPublicBookings: z.boolean().optional(),
    }),
    createVenue,
  ),
  'venue.activate': on(z.strictObject({ venueId: id }), activateVenue),
  'venue.deactivate': on(z.strictObject({ venueId: id }), deactivateVenue),
};
