/** From a domain event to the webhooks that are due for it, payloads included. */

import type { EventType } from '#contract/events.ts';
import type { WebhookData } from '#contract/model.ts';
import type { Job } from '../../domain/job/job.ts';
import type { Policies } from '../../domain/policy.ts';
import type { EventOf, Kind, State } from '../aggregates.ts';
import type { Announcement, Ids, Reader } from '../ports.ts';
import { announcedBy } from './announced.ts';
import { jobData, jobEventExtras } from './job-data.ts';
import { disputeData, invoiceData, refundData, sampleExtras, venueData } from './other-data.ts';

type Surroundings = {
  readonly tx: Pick<Reader, 'get' | 'clients'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly policies: () => Policies;
};

type Happening<K extends Kind> = {
  readonly kind: K;
  readonly event: EventOf<K>;
  /** The thing's state after `event`. */
  readonly state: State<K>;
};

/** One announcement for each type and each client that the event is due to. */
export const announcementsFor = async <K extends Kind>(
  around: Surroundings,
  happening: Happening<K>,
): Promise<readonly Announcement[]> => {
  const { kind, event, state } = happening;
  const types = announcedBy(kind, event, around.policies());
  if ('silent' in types) return [];
  const made: Announcement[] = [];
  for (const type of types) {
    for (const clientId of await audience(around, state)) {
      const id = `evt_${around.ids.uuid()}`;
      const data = await dataOf(around, happening, type, id);
      made.push({ id, type, clientId, at: event.at, jobId: jobIdOf(kind, state), data });
    }
  }
  return made;
};

/** Its owner; for a venue all clients that can use the venue network (O46, reading A). */
const audience = async <K extends Kind>(
  { tx }: Surroundings,
  state: State<K>,
): Promise<readonly string[]> => {
  if ('clientId' in state) return state.clientId === null ? [] : [state.clientId];
  const clients = await tx.clients();
  return clients.filter((client) => client.capabilities.canUseVenueNetwork).map(({ id }) => id);
};

const jobIdOf = <K extends Kind>(kind: K, state: State<K>): string | null => {
  if (kind === 'job') return (state as Job).id;
  return 'jobId' in state ? state.jobId : null;
};

const dataOf = async <K extends Kind>(
  around: Surroundings,
  happening: Happening<K>,
  type: EventType,
  id: string,
): Promise<WebhookData> => {
  const jobId = jobIdOf(happening.kind, happening.state);
  const job = jobId === null ? undefined : await around.tx.get('job', jobId);
  const base = job === undefined ? { id } : await jobPart(around, job, id);
  return { ...base, ...extrasOf(happening, type, job) };
};

/** Whatever is bound to a job carries the job payload, nothing else does (O37, O38). */
const jobPart = async ({ tx, policies }: Surroundings, job: Job, id: string) => {
  const client = await tx.get('client', job.clientId);
  const fulfillerVisibility = client?.fulfillerVisibility ?? false;
  return jobData(id, job, { fulfillerVisibility, policies: policies() });
};

/** What this type adds to the base. The phlebotomist is told by dispatch.assigned alone. */
const extrasOf = <K extends Kind>(
  { kind, event, state }: Happening<K>,
  type: EventType,
  job: Job | undefined,
): Readonly<Record<string, unknown>> => {
  if (type === 'job.confirmed') return {};
  switch (kind) {
    case 'job':
      return job === undefined ? {} : jobEventExtras(event as JobEventOnly, job);
    case 'sample':
      return sampleExtras(event as SampleEventOnly, state as State<'sample'>);
    case 'invoice':
      return invoiceData(state as State<'invoice'>);
    case 'refund':
      return refundData(state as State<'refund'>);
    case 'dispute':
      return disputeData(state as State<'dispute'>);
    case 'venue':
      return venueData(state as State<'venue'>);
    case 'client':
    case 'key':
    case 'panel':
    case 'link':
      return {};
  }
};

type JobEventOnly = Exclude<EventOf<'job'>, { type: 'Seeded' }>;
type SampleEventOnly = Exclude<EventOf<'sample'>, { type: 'Seeded' }>;
