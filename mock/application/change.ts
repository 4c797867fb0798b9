/** The single command path: decide, evolve, store, log, and what follows, in one transaction. */

import { decideInvoice } from '../domain/invoice/invoice.ts';
import { decideJob } from '../domain/job/decide.ts';
import type { JobCommand } from '../domain/job/commands.ts';
import type { Job } from '../domain/job/job.ts';
import { isRefusal, refuse, type Decision, type Refusal } from '../domain/refusal.ts';
import { evolve, type EventOf, type Kind, type State } from './aggregates.ts';
import { followUpsOf, type FollowUp } from './follow-ups.ts';
import type { Deps, Transaction } from './ports.ts';
import { announcementsFor } from './webhooks/announce.ts';

/** One command's surroundings: the transaction that it writes to and the time it happens at. */
export type Change = Deps & { readonly tx: Transaction; readonly now: number };

/** Runs `work` as one change: a Refusal or an error undoes everything it wrote (O47, reading A). */
export const change = <T>(deps: Deps, work: (context: Change) => Promise<T>): Promise<T> =>
  deps.store.transact((tx) => {
    // Member by member: a spread took longer than the rest of the way here.
    const { store, clock, ids, credentials, tokens, addresses, policies } = deps;
    const now = clock.now();
    return work({ store, clock, ids, credentials, tokens, addresses, policies, tx, now });
  });

/** The client whose thing this is; null for what is shared (venues, global panels). */
const ownerOf = <K extends Kind>(kind: K, state: State<K>): string | null => {
  if (kind === 'client') return (state as State<'client'>).id;
  return 'clientId' in state ? state.clientId : null;
};

/**
 * Applies decided events to the thing `id` and then what follows from each of them.
 * Returns the state after the last event, or the refusal (of the decision or of a follow-up).
 */
export const apply = async <K extends Kind>(
  context: Change,
  kind: K,
  id: string,
  before: State<K> | undefined,
  decision: Decision<EventOf<K>>,
): Promise<State<K> | Refusal> => {
  if (isRefusal(decision)) return decision;
  for (const event of decision) {
    // What followed from the event before may have changed this very thing.
    const state = evolve(kind, (await context.tx.get(kind, id)) ?? before, event);
    context.tx.put(kind, id, state);
    context.tx.append(kind, id, ownerOf(kind, state), event);
    for (const due of await announcementsFor(context, { kind, event, state })) {
      context.tx.announce(due);
    }
    const { addresses, ids } = context;
    const around = { policies: context.policies(), addresses, ids };
    for (const next of followUpsOf(kind, event, state, around)) {
      const followed = await follow(context, next);
      if (isRefusal(followed)) return followed;
    }
  }
  // A follow-up may have changed this very thing: what is stored now is the result.
  const stored = await context.tx.get(kind, id);
  if (stored === undefined) throw new Error(`${kind} ${id} was decided on but never made`);
  return stored;
};

const follow = (context: Change, next: FollowUp): Promise<unknown> => {
  switch (next.kind) {
    case 'job':
      return moveJob(context, next.id, next.command);
    case 'invoice':
      return move(context, 'invoice', next.id, (invoice) => decideInvoice(next.command, invoice));
    case 'sample':
      return apply(context, 'sample', next.id, undefined, [next.begins]);
    case 'refund':
      return apply(context, 'refund', next.id, undefined, [next.begins]);
  }
};

/** The thing, or the refusal `not-found`. */
export const find = async <K extends Kind>(
  { tx }: Change,
  kind: K,
  id: string,
): Promise<State<K> | Refusal> =>
  (await tx.get(kind, id)) ?? refuse('not-found', `There is no ${kind} with id ${id}.`);

/** Loads the thing, lets `decide` choose, applies. `not-found` when there is none. */
export const move = async <K extends Kind>(
  context: Change,
  kind: K,
  id: string,
  decide: (state: State<K>) => Decision<EventOf<K>>,
): Promise<State<K> | Refusal> => {
  const state = await find(context, kind, id);
  return isRefusal(state) ? state : apply(context, kind, id, state, decide(state));
};

export const moveJob = (
  context: Change,
  jobId: string,
  command: JobCommand,
): Promise<Job | Refusal> => move(context, 'job', jobId, (job) => decideJob(command, job));
