/** What a person or a tool needs to see: clients, one job, the secret of a client. */

import * as z from 'zod';
import { listClients, readJob, readWebhookSecret } from '../../../application/actions/inspect.ts';
import { on, type Handlers } from '../handler.ts';
import { id, nothing } from '../schemas.ts';

export const inspectHandlers: Handlers = {
  'client.list': on(nothing, listClients),
  'job.get': on(z.strictObject({ jobId: id }), readJob),
  'webhook.readSecret': on(z.strictObject({ clientId: id }), readWebhookSecret),
};
