/** Ways to have a sandbox treat its jobs wrongly: what happens to them, what is told of it, what is shown. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../contract/operations.ts';
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type {
  Announcement,
  Deps,
  Reader,
  Store,
  Transaction,
} from '../../mock/application/ports.ts';
import type { Caller, Operations } from '../../mock/application/operation.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Json } from './tampering.ts';

/** A sandbox that is put together from other parts. */
export const depending = (change: (deps: Deps) => Deps) => (): SandboxOptions => ({
  world: 'empty',
  replacements: { deps: change },
});

/** The same, but for some operations, which have the parts that they should have. */
export const dependingBut =
  (spared: readonly OperationId[], change: (deps: Deps) => Deps) => (): SandboxOptions => {
    let sound: Operations | undefined;
    return {
      world: 'empty',
      replacements: {
        deps: (deps) => {
          sound = createOperations(deps);
          return change(deps);
        },
        operations: (operations) => ({
          ...operations,
          ...Object.fromEntries(spared.map((name) => [name, sound?.[name]])),
        }),
      },
    };
  };

/** A sandbox some of whose reads and writes inside a transaction are others. */
export const transacting = (change: (tx: Transaction) => Partial<Transaction>) =>
  depending((deps) => {
    const { store } = deps;
    const transact: Store['transact'] = (work) =>
      store.transact((tx) => work({ ...tx, ...change(tx) }));
    return { ...deps, store: { ...store, transact } };
  });

const isSame = (one: Kind, other: Kind): boolean => one === other;

/** Reads one kind of thing otherwise than it is kept. */
export const reading =
  <Read extends Kind>(
    { get }: Pick<Reader, 'get'>,
    read: Read,
    change: (state: State<Read>) => State<Read>,
  ): Reader['get'] =>
  async <K extends Kind>(kind: K, id: string) => {
    const state = await get(kind, id);
    if (state === undefined || !isSame(kind, read)) return state;
    // Of the kind that is read, as its state is, which the compiler takes on trust.
    return change(state);
  };

/** A sandbox some of whose operations are others. */
export const operating =
  (change: (operations: Operations, deps: Deps) => Partial<Operations>) => (): SandboxOptions => ({
    world: 'empty',
    replacements: {
      operations: (operations, deps) => ({ ...operations, ...change(operations, deps) }),
    },
  });

type LoggedArguments = Parameters<Transaction['append']>;

/** Tells each event that is logged; what it does with the transaction is written with it. */
export const onAppend =
  (hear: (tx: Transaction, logged: LoggedArguments) => void) =>
  (deps: Deps): Deps => {
    const listening = (tx: Transaction): Transaction => ({
      ...tx,
      append: (...logged) => {
        tx.append(...logged);
        hear(tx, logged);
      },
    });
    const { store } = deps;
    return {
      ...deps,
      store: { ...store, transact: (work) => store.transact((tx) => work(listening(tx))) },
    };
  };

/** Announces something more whenever this happens to a job. */
export const announcing =
  (type: string, announcementOf: (jobId: string, clientId: string, at: number) => Announcement) =>
  (): SandboxOptions => ({
    world: 'empty',
    replacements: {
      deps: onAppend((tx, [kind, jobId, clientId, event]) => {
        if (kind !== 'job' || event.type !== type || clientId === null) return;
        tx.announce(announcementOf(jobId, clientId, event.at));
      }),
    },
  });

/** job.cancelled of a MOBILE job, although nobody has cancelled it. */
export function cancelledOf(jobId: string, clientId: string, at: number): Announcement {
  const id = `evt_${randomUUID()}`;
  const data = {
    ...{ id, jobId, externalUserId: null, externalOrderId: null, passthroughJson: null },
    ...{ fulfillmentChannel: 'MOBILE' as const, status: 'CANCELLED', paymentStatus: 'PENDING' },
  };
  return { id, type: 'job.cancelled', clientId, at, jobId, data };
}

type Around = { readonly deps: Deps; readonly caller: Caller };

/** Changes what GET /bookings/{id} shows, with a look at the job behind it. */
export const showing =
  (change: (shown: Json, job: Job, around: Around) => Json) => (): SandboxOptions => ({
    world: 'empty',
    replacements: {
      operations: (operations, deps): Operations => ({
        ...operations,
        getBooking: async (caller, input) => {
          const answer = await operations.getBooking(caller, input);
          const job = await deps.store.get('job', input.id);
          if (isRefusal(answer) || job === undefined) return answer;
          // Shaped like a job, but for what is wrong with it.
          return { job: change(answer.job, job, { deps, caller }) as typeof answer.job };
        },
      }),
    },
  });

/** Refuses the cancel of some jobs, as if they were within the 24 hours. */
export const refusingCancel =
  (isRefused: (job: Job, deps: Deps) => boolean | Promise<boolean>) => (): SandboxOptions => ({
    world: 'empty',
    replacements: {
      operations: (operations, deps): Operations => ({
        ...operations,
        cancelBooking: async (caller, input) => {
          const job = await deps.store.get('job', input.id);
          return job !== undefined && (await isRefused(job, deps))
            ? refuse('cancel-within-24h', 'Not now.')
            : operations.cancelBooking(caller, input);
        },
      }),
    },
  });

/** Does something more when a cancel is refused. */
export const afterRefusal =
  (act: (job: Job, deps: Deps) => Promise<unknown>) => (): SandboxOptions => ({
    world: 'empty',
    replacements: {
      operations: (operations, deps): Operations => ({
        ...operations,
        cancelBooking: async (caller, input) => {
          const answer = await operations.cancelBooking(caller, input);
          const job = await deps.store.get('job', input.id);
          if (isRefusal(answer) && job !== undefined) await act(job, deps);
          return answer;
        },
      }),
    },
  });
