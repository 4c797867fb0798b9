/** The store port in memory: one transaction at a time, undone as a whole when it is refused. */

import type { EventOf, Kind, Logged, State } from '../../../application/aggregates.ts';
import type { Announcement, Reader, Store, Transaction } from '../../../application/ports.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { createReader } from './reader.ts';
import { Tables, type Undo } from './tables.ts';

export const createMemoryStore = (): Store => {
  const tables = new Tables();
  const reader = createReader(tables);
  /** Settles when the transaction that runs now, and all queued behind it, are over. */
  let busy: Promise<unknown> | undefined;
  const heeding = { logged: listeners<Logged>(), announced: listeners<Announcement>() };

  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const run = busy === undefined ? work() : busy.then(work, work);
    const mine: Promise<unknown> = run.then(
      () => undefined,
      () => undefined,
    );
    busy = mine;
    void mine.then(() => {
      if (busy === mine) busy = undefined;
    });
    return run;
  };

  return {
    ...waiting(reader, () => busy),
    transact: (work) => exclusively(() => transact(tables, reader, heeding, work)),
    log: async (afterSeq, limit) => {
      await busy;
      return tables.log.slice(afterSeq, afterSeq + limit);
    },
    onLogged: heeding.logged.add,
    onAnnounced: heeding.announced.add,
    restart: (work) =>
      exclusively(() => {
        tables.clear();
        return transact(tables, reader, heeding, work);
      }),
  };
};

type Listeners<T> = {
  readonly add: (listener: (items: readonly T[]) => void) => void;
  readonly tell: (items: readonly T[]) => void;
};

const listeners = <T>(): Listeners<T> => {
  const all: ((items: readonly T[]) => void)[] = [];
  return {
    add: (listener) => {
      all.push(listener);
    },
    tell: (items) => {
      if (items.length > 0) for (const listener of all) listener(items);
    },
  };
};

type Heeding = { readonly logged: Listeners<Logged>; readonly announced: Listeners<Announcement> };

const transact = async <T>(
  tables: Tables,
  reader: Reader,
  heeding: Heeding,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const undos: Undo[] = [];
  const rollBack = (): void => {
    for (const undo of undos.reverse()) undo();
  };
  const announcements: Announcement[] = [];
  const logged = tables.log.length;
  const tx: Transaction = {
    ...reader,
    announce: (announcement) => {
      announcements.push(announcement);
    },
    put: <K extends Kind>(kind: K, id: string, state: State<K>) => {
      undos.push(tables.put(kind, id, state));
    },
    append: <K extends Kind>(kind: K, id: string, clientId: string | null, event: EventOf<K>) => {
      const seq = tables.log.length + 1;
      undos.push(tables.append({ seq, kind, id, clientId, event } as Logged));
    },
  };
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    rollBack();
    throw error;
  }
  if (isRefusal(result)) {
    rollBack();
    return result;
  }
  heeding.logged.tell(tables.log.slice(logged));
  heeding.announced.tell(announcements);
  return result;
};

/** Reads from outside wait for the transaction that is open, so they never see half of one. */
const waiting = (reader: Reader, busy: () => Promise<unknown> | undefined): Reader => {
  const after =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const open = busy();
      return open === undefined ? read(...args) : open.then(() => read(...args));
    };
  return {
    get: (kind: Kind, id: string) => after(reader.get<Kind>)(kind, id),
    clients: after(reader.clients),
    venues: after(reader.venues),
    jobs: after(reader.jobs),
    invoices: after(reader.invoices),
    refunds: after(reader.refunds),
    disputes: after(reader.disputes),
    panels: after(reader.panels),
    jobsAtSlots: after(reader.jobsAtSlots),
    latestSample: after(reader.latestSample),
    disputesOf: after(reader.disputesOf),
    unbilledJobs: after(reader.unbilledJobs),
  };
};
