/** Sandbox-only: what the terminal and the dashboard need to see of clients and jobs. */

import type { Client } from '../../domain/client/client.ts';
import type { Job } from '../../domain/job/job.ts';
import { isOpen } from '../../domain/dispute/dispute.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { placesOf, slotsBetween } from '../../domain/venue/slots.ts';
import { isBookable } from '../../domain/venue/venue.ts';
import { takenAt } from '../book.ts';
import type { Deps, Reader } from '../ports.ts';
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
  readonly venueId: string | null;
  readonly samplePhase: string | null;
  readonly invoice: { readonly invoiceId: string; readonly phase: string } | null;
  /** The one that is open. */
  readonly disputeId: string | null;
  /** The latest that waits for the processor. */
  readonly pendingRefundId: string | null;
};

/** `phase` is the sandbox's own word for where the job stands; see x-lifecycle in openapi.yaml. */
export const readJob = async (
  { store }: ActionDeps,
  { jobId }: { readonly jobId: string },
): Promise<{ readonly job: JobView } | Refusal> => {
  const job = await store.get('job', jobId);
  if (job === undefined) return refuse('not-found', `There is no job with id ${jobId}.`);
  const { visit } = job;
  return {
    job: {
      jobId,
      clientId: job.clientId,
      phase: job.phase,
      status: jobStatus(job),
      fulfillmentChannel: visit.channel,
      billingMode: job.billingMode,
      paymentStatus: job.payment,
      appointmentAt: toIso(visit.appointmentAt),
      venueId: visit.channel === 'IN_VENUE' ? visit.venueId : null,
      ...(await aroundJob(store, job)),
    },
  };
};

const aroundJob = async (
  store: Reader,
  { id: jobId, clientId, invoiceId }: Job,
): Promise<Pick<JobView, 'samplePhase' | 'invoice' | 'disputeId' | 'pendingRefundId'>> => {
  const sample = await store.latestSample(jobId);
  const invoice = invoiceId === null ? undefined : await store.get('invoice', invoiceId);
  const dispute = (await store.disputesOf(jobId)).find(isOpen);
  const refunds = await store.refunds({ clientId, jobId, phases: ['pending'], limit: 1 });
  return {
    samplePhase: sample?.phase ?? null,
    invoice: invoice === undefined ? null : { invoiceId: invoice.id, phase: invoice.phase },
    disputeId: dispute?.id ?? null,
    pendingRefundId: isRefusal(refunds) ? null : (refunds.items[0]?.id ?? null),
  };
};

const DAY = 24 * 60 * 60 * 1000;

/** The starts of the next 30 days at which a venue has a place, in order; none if it is hidden. */
export const listFreeSlots = async (
  { store, clock, policies }: Pick<Deps, 'store' | 'clock' | 'policies'>,
  { venueId }: { readonly venueId: string },
): Promise<{ readonly slots: readonly string[] } | Refusal> => {
  const venue = await store.get('venue', venueId);
  if (venue === undefined) return refuse('not-found', `There is no venue with id ${venueId}.`);
  if (!isBookable(venue)) return { slots: [] };
  const now = clock.now();
  const starts = slotsBetween(venue, now, now + 30 * DAY).map(({ start }) => start);
  const taken = await takenAt(store, policies(), venueId, starts);
  return {
    slots: starts.filter((_, index) => (taken[index] ?? 0) < placesOf(venue)).map(toIso),
  };
};
