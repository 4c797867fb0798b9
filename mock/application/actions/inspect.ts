/** Sandbox-only: what the terminal and the dashboard need to see of clients and jobs. */

import type { Client } from '../../domain/client/client.ts';
import type { Job } from '../../domain/job/job.ts';
import { refuse, type Refusal } from '../../domain/refusal.ts';
import { jobStatus } from '../projections/job-status.ts';
import { toIso } from '../projections/time.ts';
import type { ActionDeps } from './controls.ts';

type ClientView = Pick<
  Client,
  'id' | 'name' | 'billingMode' | 'capabilities' | 'fulfillerVisibility' | 'rateLimitPerMinute'
>;

/** In order of creation; no secrets. */
export const listClients = async ({
  store,
}: ActionDeps): Promise<{ readonly clients: readonly ClientView[] }> => ({
  clients: (await store.clients()).map(
    ({ id, name, billingMode, capabilities, fulfillerVisibility, rateLimitPerMinute }) => ({
      id,
      name,
      billingMode,
      capabilities,
      fulfillerVisibility,
      rateLimitPerMinute,
    }),
  ),
});

/** The secret that signs a client's webhooks: an action whose result is the secret. */
export const readWebhookSecret = async (
  { store }: ActionDeps,
  { clientId }: { readonly clientId: string },
): Promise<{ readonly webhookSecret: string } | Refusal> => {
  const client = await store.get('client', clientId);
  return client === undefined
    ? refuse('not-found', `There is no client with id ${clientId}.`)
    : { webhookSecret: client.webhookSecrets.current };
};

type JobView = {
  readonly jobId: string;
  readonly clientId: string;
  readonly phase: Job['phase'];
  readonly status: string;
  readonly fulfillmentChannel: Job['visit']['channel'];
  readonly billingMode: Job['billingMode'];
  readonly paymentStatus: string;
  readonly appointmentAt: string;
  readonly samplePhase: string | null;
};

/** `phase` is the sandbox's own word for where the job stands; see x-lifecycle in openapi.yaml. */
export const readJob = async (
  { store }: ActionDeps,
  { jobId }: { readonly jobId: string },
): Promise<{ readonly job: JobView } | Refusal> => {
  const job = await store.get('job', jobId);
  if (job === undefined) return refuse('not-found', `There is no job with id ${jobId}.`);
  const sample = await store.latestSample(jobId);
  return {
    job: {
      jobId,
      clientId: job.clientId,
      phase: job.phase,
      status: jobStatus(job),
      fulfillmentChannel: job.visit.channel,
      billingMode: job.billingMode,
      paymentStatus: job.payment,
      appointmentAt: toIso(job.visit.appointmentAt),
      samplePhase: sample?.phase ?? null,
    },
  };
};
