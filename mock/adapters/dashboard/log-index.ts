/** What the store's log tells and its tables do not: all bookings in order, each one's lines, keys. */

import type { EventOf, Logged } from '../../application/aggregates.ts';
import type { Store } from '../../application/ports.ts';
import type { ApiKey } from '../../domain/client/client.ts';

export type IndexedJob = { readonly id: string; readonly clientId: string | null };

export type LogIndex = {
  /** Resolves when all that was logged before is in it. */
  readonly ready: () => Promise<void>;
  /** Oldest first; the place in it of a booking never changes until a reset. */
  readonly jobs: () => readonly IndexedJob[];
  readonly linesOf: (jobId: string) => readonly Logged[];
  /** The bookings that a line of the log is about. */
  readonly jobsOf: (line: Logged) => readonly string[];
  /** Oldest first. */
  readonly keysOf: (clientId: string) => readonly ApiKey[];
  readonly forget: () => void;
};

/** Lines that are read at once: the store has other things to do in between. */
const chunk = 5_000;

/**
 * Built from the log at the first question, and kept up from then on. It holds the lines that the
 * store holds anyway, so it costs a list entry for each.
 */
export const createLogIndex = (store: Pick<Store, 'log' | 'onLogged'>): LogIndex => {
  let jobs: IndexedJob[] = [];
  const lines = new Map<string, Logged[]>();
  const owners = new Map<string, readonly string[]>();
  let keys: ApiKey[] = [];
  let last = 0;
  let isAsked = false;
  let loading: Promise<void> | undefined;

  const forget = (): void => {
    jobs = [];
    lines.clear();
    owners.clear();
    keys = [];
    last = 0;
  };
  const jobsOf = ({ kind, id }: Logged): readonly string[] =>
    kind === 'job' ? [id] : (owners.get(id) ?? none);
  const add = (line: Logged): void => {
    last = line.seq;
    if (line.kind === 'key') keys.push(keyIn(line.event));
    const named = jobsNamedBy(line);
    if (named.length > 0) owners.set(line.id, named);
    if (line.kind === 'job' && !lines.has(line.id)) {
      jobs.push({ id: line.id, clientId: line.clientId });
      lines.set(line.id, []);
    }
    for (const jobId of jobsOf(line)) lines.get(jobId)?.push(line);
  };
  /** Only what follows on the last: the rest is still to be read, or is read already. */
  const take = (fresh: readonly Logged[]): void => {
    if (fresh[0]?.seq === 1) forget();
    for (const line of fresh) if (line.seq === last + 1) add(line);
  };
  const load = async (): Promise<void> => {
    for (;;) {
      const fresh = await store.log(last, chunk);
      if (fresh.length === 0) return;
      for (const line of fresh) if (line.seq === last + 1) add(line);
    }
  };
  store.onLogged((fresh) => {
    if (isAsked) take(fresh);
  });

  return {
    ready: () => {
      isAsked = true;
      return (loading ??= load().finally(() => (loading = undefined)));
    },
    jobs: () => jobs,
    linesOf: (jobId) => lines.get(jobId) ?? [],
    jobsOf,
    keysOf: (clientId) => keys.filter((key) => key.clientId === clientId),
    forget,
  };
};

const keyIn = (event: EventOf<'key'>): ApiKey =>
  event.type === 'Seeded' ? event.state : event.key;

const none: readonly string[] = [];

/** The bookings that a thing is bound to when it comes about. */
const jobsNamedBy = (line: Logged): readonly string[] => {
  const { kind, event } = line;
  switch (kind) {
    case 'sample':
      if (event.type === 'SampleRegistered') return [event.sample.jobId];
      return event.type === 'Seeded' ? [event.state.jobId] : none;
    case 'refund':
      if (event.type === 'RefundCreated') return [event.terms.jobId];
      return event.type === 'Seeded' ? [event.state.jobId] : none;
    case 'dispute':
      if (event.type === 'DisputeOpened') return textOf(event.terms.jobId);
      return event.type === 'Seeded' ? textOf(event.state.jobId) : none;
    case 'invoice':
      if (event.type === 'InvoiceCreated') return event.terms.lines.map(({ jobId }) => jobId);
      return event.type === 'Seeded' ? event.state.lines.map(({ jobId }) => jobId) : none;
    case 'client':
    case 'key':
    case 'panel':
    case 'venue':
    case 'job':
    case 'link':
      return none;
  }
};

const textOf = (jobId: string | null): readonly string[] => (jobId === null ? none : [jobId]);
