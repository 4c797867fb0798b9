/** The store port in memory: one transaction at a time, undone as a whole when it is refused. */

import type { EventOf, Kind, Logged, State } from '../../../application/aggregates.ts';
import type { Announcement, Reader, Store, Transaction } from '../../../application/ports.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { createReader } from './reader.ts';
import { Tables, type Undo } from './tables.ts';

export const createMemoryStore = (): Store => {
  const tables = new Tables();
  const reader = createReader(tables);
  const gate = new Gate();
  const logged = listeners<Logged>();
  const announced = listeners<Announcement>();
  const transaction = createTransaction(tables, reader);

  /** One at a time, so that the one transaction object serves all. */
  const transact = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const { tx, journal } = transaction;
    const before = tables.log.length;
    journal.begin();
    let result: T;
    try {
      result = await work(tx);
    } catch (error) {
      journal.rollBack();
      throw error;
    }
    if (isRefusal(result)) {
      journal.rollBack();
      return result;
    }
    const { announcements } = journal;
    if (tables.log.length > before) logged.tell(tables.log.slice(before));
    if (announcements.length > 0) announced.tell(announcements);
    return result;
  };

  return {
    ...waiting(reader, gate),
    transact: (work) => gate.pass(() => transact(work)),
    log: (afterSeq, limit) =>
      gate.pass(() => Promise.resolve(tables.log.slice(afterSeq, afterSeq + limit))),
    onLogged: logged.add,
    onAnnounced: announced.add,
    restart: (work) =>
      gate.pass(() => {
        tables.clear();
        return transact(work);
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
      for (const listener of all) listener(items);
    },
  };
};

/** Who comes first goes first; the others wait outside until the one inside is out. */
class Gate {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isOpen(): boolean {
    return !this.#isTaken;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Taken stays taken for the next, so that nobody slips in between.
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }
}

/** What a transaction has written so far, and the way back. */
type Journal = {
  readonly begin: () => void;
  readonly rollBack: () => void;
  readonly announcements: readonly Announcement[];
};

const createTransaction = (
  tables: Tables,
  reader: Reader,
): { readonly tx: Transaction; readonly journal: Journal } => {
  let undos: Undo[] = [];
  let announcements: Announcement[] = [];
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
  const journal: Journal = {
    begin: () => {
      undos = [];
      announcements = [];
    },
    rollBack: () => {
      for (const undo of undos.reverse()) undo();
    },
    get announcements() {
      return announcements;
    },
  };
  return { tx, journal };
};

/** Reads from outside wait for the transaction that is open, so they never see half of one. */
const waiting = (reader: Reader, gate: Gate): Reader => {
  const after =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      gate.isOpen ? read(...args) : gate.pass(() => read(...args));
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
