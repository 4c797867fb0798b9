/** What a person or a tool needs to see: clients and their secrets, one job, the places of a venue. */

import * as z from 'zod';
import {
  listClients,
  listFreeSlots,
  readJob,
  readWebhookSecret,
} from '../../../application/actions/inspect.ts';
import { on, type Handlers } from '../handler.ts';
import { id, nothing } from '../schemas.ts';

export const inspectHandlers: Handlers = {
  'client.list': on(nothing, listClients),
  'job.get': on(z.strictObject({ jobId: id }), readJob),
  'venue.freeSlots': on(z.strictObject({ venueId: id }), listFreeSlots),
  'webhook.readSecret': on(z.strictObject({ clientId: id }), readWebhookSecret),
};
