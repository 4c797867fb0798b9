/** One page of bookings, newest first, of all clients or as the filters say. */

import type { Reader } from '../../application/ports.ts';
import type { Job } from '../../domain/job/job.ts';
import type { IndexedJob, LogIndex } from './log-index.ts';

export type JobFilter = {
  readonly clientId: string;
  readonly phase: string;
  readonly channel: string;
  readonly source: string;
  /** Part of an id, a name, an address or a number of the client's own. */
  readonly text: string;
};

export type JobPage = {
  readonly jobs: readonly Job[];
  readonly total: number;
  /** Where the next page goes on; null at the end. */
  readonly before: number | null;
};

/** A filter that nothing fits must not hold up the sandbox: the page says where it stopped. */
const mostLookedAt = 25_000;

export const findJobs = async (
  store: Pick<Reader, 'get'>,
  index: LogIndex,
  filter: JobFilter,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<JobPage> => {
  await index.ready();
  const all = index.jobs();
  const found: Job[] = [];
  let at = Math.min(before ?? all.length, all.length);
  const end = Math.max(0, at - mostLookedAt);
  while (at > end && found.length < limit) {
    at -= 1;
    const job = await candidate(store, all[at], filter);
    if (job !== undefined && fits(job, filter)) found.push(job);
  }
  return { jobs: found, total: all.length, before: at > 0 ? at : null };
};

/** Whose it is, the index knows: the others need not be fetched. */
const candidate = async (
  store: Pick<Reader, 'get'>,
  entry: IndexedJob | undefined,
  { clientId }: JobFilter,
): Promise<Job | undefined> =>
  entry === undefined || (clientId !== '' && clientId !== entry.clientId)
    ? undefined
    : store.get('job', entry.id);

const fits = (job: Job, { phase, channel, source, text }: JobFilter): boolean =>
  (phase === '' || job.phase === phase) &&
  (channel === '' || job.visit.channel === channel) &&
  (source === '' || job.bookingSource === source) &&
  (text === '' || wordsOf(job).includes(text.toLowerCase()));

const wordsOf = ({ id, patient, externalOrderId, externalUserId }: Job): string =>
  [
    id,
    `${patient.firstName} ${patient.lastName}`,
    patient.email,
    externalOrderId ?? '',
    externalUserId ?? '',
  ]
    .join('\n')
    .toLowerCase();
