/** A job with its id, owner, phase, channel and panel, as far as the world tells them. */

import type { Channel, JobPhaseName } from '../../domain/job/job.ts';
import { isOfferedTo, type Panel } from '../../domain/panel/panel.ts';
import { derivedId } from '../derived-id.ts';
import type { WorldJob } from '../world.ts';
import type { CompleteClient } from './client.ts';

/** What nothing tells is the empty text: a fault, reported by rules/. */
export type CompleteJob = WorldJob & {
  readonly id: string;
  readonly clientId: string;
  readonly phase: JobPhaseName;
  readonly fulfillmentChannel: Channel;
  readonly testType: string;
};

type Known = {
  readonly clients: readonly CompleteClient[];
  readonly panels: readonly Panel[];
};

export const completeJob = (job: WorldJob, index: number, known: Known): CompleteJob => {
  const { clients, panels } = known;
  const clientId = job.clientId ?? onlyOf(clients)?.id ?? '';
  return {
    ...job,
    id: job.id ?? derivedId('job', index),
    clientId,
    phase: job.phase ?? firstPhase(clients.find(({ id }) => id === clientId)),
    fulfillmentChannel: job.fulfillmentChannel ?? channelOf(job),
    testType: job.testType ?? panels.find((panel) => isOfferedTo(panel, clientId))?.id ?? '',
  };
};

/** Whose a thing is that does not say: it is plain where there is but one client. */
export const onlyOf = (clients: readonly CompleteClient[]): CompleteClient | undefined =>
  clients.length === 1 ? clients[0] : undefined;

const firstPhase = (client: CompleteClient | undefined): JobPhaseName =>
  client?.billingMode === 'PATIENT_PAY' ? 'pendingPayment' : 'pending';

const channelOf = ({ venueId }: WorldJob): Channel =>
  venueId === undefined ? 'MOBILE' : 'IN_VENUE';
