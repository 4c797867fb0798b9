/** The rows of the in-memory store and the indexes over them, each write with its way back. */

import type { Kind, Logged, State } from '../../../application/aggregates.ts';
import type { Job } from '../../../domain/job/job.ts';

/**
 * `seq`: the place in its owner's list, or among its kind where it is in none. Lists are sorted by
 * it and cursors hold it, so that a cursor tells a client nothing about the others.
 */
export type Row<K extends Kind> = { readonly seq: number; state: State<K> };

export type Undo = () => void;

/** Kinds that clients list, page by page. */
type Listed = 'job' | 'invoice' | 'refund' | 'dispute';
/** Kinds that are looked up by the job they belong to. */
type OfJob = 'sample' | 'refund' | 'dispute';

const listed: ReadonlySet<Kind> = new Set<Listed>(['job', 'invoice', 'refund', 'dispute']);
const ofJob: ReadonlySet<Kind> = new Set<OfJob>(['sample', 'refund', 'dispute']);

export class Tables {
  readonly #rows = new Map<Kind, Map<string, Row<Kind>>>();
  readonly #byOwner = new Map<string, Row<Kind>[]>();
  readonly #bySlot = new Map<string, Row<'job'>[]>();
  readonly log: Logged[] = [];

  row<K extends Kind>(kind: K, id: string): Row<K> | undefined {
    return this.#rows.get(kind)?.get(id) as Row<K> | undefined;
  }

  all<K extends Kind>(kind: K): readonly Row<K>[] {
    return [...(this.#rows.get(kind)?.values() ?? [])] as unknown as Row<K>[];
  }

  /** Oldest first. */
  listOf<K extends Listed>(kind: K, clientId: string): readonly Row<K>[] {
    return (this.#byOwner.get(ofClientKey(kind, clientId)) ?? []) as unknown as Row<K>[];
  }

  /** Oldest first. */
  ofJob<K extends OfJob>(kind: K, jobId: string): readonly Row<K>[] {
    return (this.#byOwner.get(ofJobKey(kind, jobId)) ?? []) as unknown as Row<K>[];
  }

  atSlot(venueId: string, start: number): readonly Row<'job'>[] {
    return this.#bySlot.get(slotKey(venueId, start)) ?? [];
  }

  put<K extends Kind>(kind: K, id: string, state: State<K>): Undo {
    const row = this.row(kind, id);
    return row === undefined ? this.#insert(kind, id, state) : this.#update(kind, row, state);
  }

  append(entry: Logged): Undo {
    this.log.push(entry);
    return () => this.log.pop();
  }

  clear(): void {
    this.#rows.clear();
    this.#byOwner.clear();
    this.#bySlot.clear();
    this.log.length = 0;
  }

  #insert<K extends Kind>(kind: K, id: string, state: State<K>): Undo {
    let rows = this.#rows.get(kind);
    if (rows === undefined) this.#rows.set(kind, (rows = new Map<string, Row<Kind>>()));
    const row: Row<K> = { seq: this.#placeOf(kind, state, rows.size), state };
    rows.set(id, row);
    const lists = ownersOf(kind, state).map((owner) => this.#join(owner, row));
    const key = kind === 'job' ? slotKeyOf(state as Job) : undefined;
    const leave = key === undefined ? undefined : this.#joinSlot(key, row as Row<'job'>);
    return () => {
      leave?.();
      for (const undo of lists) undo();
      rows.delete(id);
    };
  }

  #placeOf<K extends Kind>(kind: K, state: State<K>, count: number): number {
    const inList = listed.has(kind) && 'clientId' in state && state.clientId !== null;
    if (!inList) return count + 1;
    return (this.#byOwner.get(ofClientKey(kind, state.clientId))?.length ?? 0) + 1;
  }

  #update<K extends Kind>(kind: K, row: Row<K>, state: State<K>): Undo {
    const before = row.state;
    row.state = state;
    if (kind !== 'job') return () => (row.state = before);
    const from = slotKeyOf(before as Job);
    const to = slotKeyOf(state as Job);
    if (from !== to) this.#moveSlot(row as Row<'job'>, from, to);
    return () => {
      row.state = before;
      if (from !== to) this.#moveSlot(row as Row<'job'>, to, from);
    };
  }

  #join<K extends Kind>(owner: string, row: Row<K>): Undo {
    let list = this.#byOwner.get(owner);
    if (list === undefined) this.#byOwner.set(owner, (list = []));
    list.push(row);
    return () => list.pop();
  }

  #joinSlot(key: string, row: Row<'job'>): Undo {
    const list = this.#bySlot.get(key);
    if (list === undefined) this.#bySlot.set(key, [row]);
    else list.push(row);
    return () => {
      this.#leaveSlot(key, row);
    };
  }

  #leaveSlot(key: string, row: Row<'job'>): void {
    const list = this.#bySlot.get(key) ?? [];
    list.splice(list.indexOf(row), 1);
    if (list.length === 0) this.#bySlot.delete(key);
  }

  #moveSlot(row: Row<'job'>, from: string | undefined, to: string | undefined): void {
    if (from !== undefined) this.#leaveSlot(from, row);
    if (to !== undefined) this.#joinSlot(to, row);
  }
}

/** A client and a job may have one id, where another source of ids counts each kind for itself. */
const ofClientKey = (kind: Kind, clientId: string): string => `${kind}/client/${clientId}`;
const ofJobKey = (kind: Kind, jobId: string): string => `${kind}/job/${jobId}`;

const ownersOf = (kind: Kind, state: State<Kind>): string[] => {
  const owners: string[] = [];
  if (listed.has(kind) && 'clientId' in state && state.clientId !== null) {
    owners.push(ofClientKey(kind, state.clientId));
  }
  if (ofJob.has(kind) && 'jobId' in state && state.jobId !== null) {
    owners.push(ofJobKey(kind, state.jobId));
  }
  return owners;
};

const slotKey = (venueId: string, start: number): string => `${venueId}@${String(start)}`;

const slotKeyOf = ({ visit }: Job): string | undefined =>
  visit.channel === 'IN_VENUE' ? slotKey(visit.venueId, visit.appointmentAt) : undefined;
