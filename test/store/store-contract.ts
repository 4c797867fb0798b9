/** What the application may expect of any store: run it on every adapter (see `Store` in ports.ts). */

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf, Kind, State } from '../../mock/application/aggregates.ts';
import type { Announcement, Page, Store, Transaction } from '../../mock/application/ports.ts';
import { evolveJob } from '../../mock/domain/job/evolve.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/domain/refusal.ts';
import { aBooking } from '../given/jobs.ts';
import { aClient, aDispute, anInvoice, aPanel, aRefund, aSample } from '../given/things.ts';
import { aVenue } from '../given/venues.ts';

/** A thing of each kind, with some of its members changed. */
const given = {
  client: aClient,
  dispute: aDispute,
  invoice: anInvoice,
  job: (changes: Partial<Job> = {}): Job =>
    ({
      ...evolveJob(undefined, { type: 'JobBooked', at: 0, booking: aBooking() }),
      ...changes,
    }) as Job,
  panel: aPanel,
  refund: aRefund,
  sample: aSample,
  venue: aVenue,
};

export const describeStore = (name: string, create: () => Store): void => {
  describe(name, () => {
    let store: Store;
    beforeEach(() => {
      store = create();
    });
    const context = (): Context => ({ store, write: writer(() => store) });
    describe('a transaction', () => transactions(context));
    describe('the log', () => logging(context));
    describe('a list', () => lists(context));
    describe('what belongs to a job or a venue', () => belongings(context));
  });
};

type Write = <K extends Kind>(kind: K, ...states: readonly State<K>[]) => Promise<void>;
type Context = { readonly store: Store; readonly write: Write };
type Tests = (context: () => Context) => void;

const writer =
  (store: () => Store): Write =>
  async (kind, ...states) => {
    await store().transact(async (tx) => {
      for (const state of states) tx.put(kind, state.id, state);
    });
  };

const stop = refuse('wrong-phase', 'No.');
const some = <T>(page: Page<T> | Refusal): Page<T> => {
  if (isRefusal(page)) expect.fail(page.message);
  return page;
};
const ids = (states: readonly { readonly id: string }[]): string[] => states.map(({ id }) => id);

/** Everything that can be read of client cl_1, its job job_1, and slot 1 of venue ven_1. */
const everything = async (store: Store) => {
  const query = { clientId: 'cl_1', limit: 1000 };
  return {
    log: await store.log(0, 1000),
    clients: await store.clients(),
    venues: await store.venues(),
    jobs: await store.jobs(query),
    invoices: await store.invoices(query),
    refunds: await store.refunds(query),
    disputes: await store.disputes(query),
    panels: await store.panels(query),
    slots: await store.jobsAtSlots('ven_1', [1, 2]),
    sample: await store.latestSample('job_1'),
    disputed: await store.disputesOf('job_1'),
    unbilled: await store.unbilledJobs('cl_1'),
  };
};

const aVisit = (appointmentAt: number) =>
  ({ channel: 'IN_VENUE', venueId: 'ven_1', appointmentAt }) as const;

/** Writes one of everything, and changes what was there. */
const writeAll = (tx: Transaction, id: string): void => {
  const made = given.job({ id, visit: aVisit(1) });
  const event: EventOf<'job'> = { type: 'Seeded', at: 0, state: made };
  tx.put('client', 'cl_1', given.client({ name: id }));
  tx.put('venue', `ven_${id}`, given.venue({ id: `ven_${id}` }));
  tx.put('panel', `tp_${id}`, given.panel({ id: `tp_${id}` }));
  tx.put('job', id, made);
  tx.put('job', id, given.job({ id, visit: aVisit(2) }));
  tx.put('invoice', `inv_${id}`, given.invoice({ id: `inv_${id}` }));
  tx.put('refund', `rf_${id}`, given.refund({ id: `rf_${id}`, jobId: id }));
  tx.put('dispute', `dp_${id}`, given.dispute({ id: `dp_${id}`, jobId: id }));
  tx.put('sample', `smp_${id}`, given.sample({ id: `smp_${id}`, jobId: id }));
  tx.append('job', id, 'cl_1', event);
};

const transactions: Tests = (context) => {
  it('commits all that it wrote', async () => {
    const { store } = context();
    await store.transact(async (tx) => writeAll(tx, 'job_1'));
    const { log, jobs, slots, ...rest } = await everything(store);
    expect(log).toHaveLength(1);
    expect(ids(some(jobs).items)).toEqual(['job_1']);
    expect(slots.map(ids)).toEqual([[], ['job_1']]);
    expect(rest.sample?.id).toBe('smp_job_1');
    expect(await store.get('job', 'job_1')).toMatchObject({ visit: aVisit(2) });
  });

  it.each(['is refused', 'throws'])('that %s leaves everything as it was', async (how) => {
    const { store } = context();
    await store.transact(async (tx) => writeAll(tx, 'job_1'));
    const before = await everything(store);
    const failing = store.transact(async (tx) => {
      writeAll(tx, 'job_1');
      writeAll(tx, 'job_2');
      await Promise.resolve();
      if (how === 'throws') throw new Error('a bug');
      return stop;
    });
    if (how === 'throws') await expect(failing).rejects.toThrow('a bug');
    else expect(await failing).toBe(stop);
    expect(await everything(store)).toEqual(before);
    expect(await store.get('job', 'job_2')).toBeUndefined();
    await store.transact(async (tx) => writeAll(tx, 'job_3'));
    expect(ids(some((await everything(store)).jobs).items)).toEqual(['job_3', 'job_1']);
  });

  it('sees its own writes', async () => {
    const { store } = context();
    await store.transact(async (tx) => {
      writeAll(tx, 'job_1');
      expect(ids(some(await tx.jobs({ clientId: 'cl_1', limit: 9 })).items)).toEqual(['job_1']);
      expect((await tx.jobsAtSlots('ven_1', [2])).map(ids)).toEqual([['job_1']]);
      expect((await tx.latestSample('job_1'))?.id).toBe('smp_job_1');
    });
  });

  it('is never seen by half', async () => {
    const { store } = context();
    let proceed = (): void => undefined;
    const gate = new Promise<void>((resolve) => (proceed = resolve));
    const writing = store.transact(async (tx) => {
      tx.put('job', 'job_1', given.job({ id: 'job_1' }));
      await gate;
      tx.put('job', 'job_2', given.job({ id: 'job_2' }));
    });
    const seen = store.jobs({ clientId: 'cl_1', limit: 9 });
    setTimeout(proceed, 5);
    await writing;
    expect([0, 2]).toContain(some(await seen).items.length);
  });

  it('runs alone: of 200 that each read and write, none is lost', async () => {
    const { store } = context();
    const add = (tx: Transaction) => async (): Promise<void> => {
      const { rateLimitPerMinute } = (await tx.get('client', 'cl_1')) ?? given.client();
      await Promise.resolve();
      tx.put('client', 'cl_1', given.client({ rateLimitPerMinute: rateLimitPerMinute + 1 }));
    };
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        store.transact(async (tx) => {
          await add(tx)();
          if (index % 10 === 0) return stop;
          return undefined;
        }),
      ),
    );
    const { rateLimitPerMinute } = (await store.get('client', 'cl_1')) ?? given.client();
    expect(rateLimitPerMinute).toBe(given.client().rateLimitPerMinute + 180);
  });

  it('tells what it announced once it is committed, in order, and nothing if it is not', async () => {
    const { store } = context();
    const told: string[] = [];
    store.onAnnounced((announcements) => {
      told.push(...announcements.map(({ id }) => id));
    });
    const announcing = (names: readonly string[], result: Refusal | undefined) =>
      store.transact(async (tx) => {
        for (const id of names) tx.announce(anAnnouncement(id));
        await Promise.resolve();
        expect(told).not.toContain(names[0]);
        return result;
      });
    await announcing(['evt_1', 'evt_2'], undefined);
    await announcing(['evt_3'], stop);
    await announcing(['evt_4'], undefined);
    expect(told).toEqual(['evt_1', 'evt_2', 'evt_4']);
  });

  it('of a restart begins with nothing', async () => {
    const { store } = context();
    await store.transact(async (tx) => writeAll(tx, 'job_1'));
    await store.restart(async (tx) => {
      expect(await tx.clients()).toEqual([]);
      writeAll(tx, 'job_2');
    });
    const { log, jobs } = await everything(store);
    expect(log.map(({ seq }) => seq)).toEqual([1]);
    expect(ids(some(jobs).items)).toEqual(['job_2']);
    expect(await store.get('job', 'job_1')).toBeUndefined();
  });
};

const anAnnouncement = (id: string): Announcement => ({
  id,
  type: 'job.created',
  clientId: 'cl_1',
  at: 0,
  jobId: null,
  data: { id },
});

const logging: Tests = (context) => {
  const append = (count: number, result?: Refusal) =>
    context().store.transact(async (tx) => {
      const state = given.panel();
      for (let at = 0; at < count; at += 1) {
        tx.append('panel', state.id, state.clientId, { type: 'Seeded', at, state });
      }
      return result;
    });

  it('counts from 1, without a gap where a change was undone', async () => {
    await append(2);
    await append(3, stop);
    await append(1);
    const log = await context().store.log(0, 100);
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(log[0]).toMatchObject({ kind: 'panel', id: 'tp_1', clientId: 'cl_1' });
  });

  it('is read in parts', async () => {
    await append(5);
    const { store } = context();
    expect((await store.log(0, 2)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await store.log(2, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect((await store.log(4, 2)).map(({ seq }) => seq)).toEqual([5]);
    expect(await store.log(5, 2)).toEqual([]);
  });
};

type Listing = (after?: string) => Promise<Page<{ readonly id: string }> | Refusal>;

const lists: Tests = (context) => {
  const query = { clientId: 'cl_1', limit: 2 };
  const listings: { readonly [kind: string]: () => Listing } = {
    job: () => (after) => context().store.jobs({ ...query, after }),
    invoice: () => (after) => context().store.invoices({ ...query, after }),
    refund: () => (after) => context().store.refunds({ ...query, after }),
    dispute: () => (after) => context().store.disputes({ ...query, after }),
  };
  type Listed = 'job' | 'invoice' | 'refund' | 'dispute';
  const kinds = Object.keys(listings) as Listed[];
  const add = (kind: Listed, id: string, clientId = 'cl_1') => {
    const { write } = context();
    const make = given[kind] as (changes: object) => State<typeof kind>;
    return write(kind, make({ id, clientId }));
  };

  it.each(kinds)('of %ss is newest first, has only the client’s, and ends', async (kind) => {
    for (const id of ['a', 'b', 'c', 'd']) await add(kind, id);
    await add(kind, 'x', 'cl_2');
    const list = listings[kind]!();
    const first = some(await list());
    expect(ids(first.items)).toEqual(['d', 'c']);
    const second = some(await list(first.nextCursor!));
    expect(ids(second.items)).toEqual(['b', 'a']);
    expect(second.nextCursor).toBeNull();
  });

  it.each(kinds)('of no %ss is empty and has no next page', async (kind) => {
    expect(await listings[kind]!()()).toEqual({ items: [], nextCursor: null });
  });

  it.each(kinds)('of %ss neither skips nor repeats while more are added', async (kind) => {
    const steps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 7 }), steps, async (before, additions) => {
        await context().store.restart(() => Promise.resolve());
        const old = Array.from({ length: before }, (_, index) => `old_${String(index)}`);
        for (const id of old) await add(kind, id);
        const seen: string[] = [];
        let after: string | undefined;
        for (let page = 0; page === 0 || after !== undefined; page += 1) {
          const { items, nextCursor } = some(await listings[kind]!()(after));
          seen.push(...ids(items));
          for (let extra = 0; extra < (additions[page] ?? 0); extra += 1) {
            await add(kind, `new_${String(page)}_${String(extra)}`);
          }
          after = nextCursor ?? undefined;
        }
        expect(seen).toEqual(old.toReversed());
      }),
      { numRuns: 25 },
    );
  });

  it('refuses a cursor that it did not hand out', async () => {
    for (const id of ['a', 'b', 'c']) {
      await add('job', id);
      await add('invoice', id);
    }
    const { nextCursor } = some(await listings['invoice']!()());
    const wrong = ['', 'x', 'bm90IG91cnM', `${nextCursor!}x`, nextCursor!];
    for (const after of wrong) {
      expect(await listings['job']!()(after)).toMatchObject({ refused: 'cursor-invalid' });
    }
  });

  it('of jobs can be cut by phase, source and time of creation, both bounds inclusive', async () => {
    const { store, write } = context();
    const job = (id: string, createdAt: number, changes: Partial<State<'job'>> = {}) =>
      ({ ...given.job({ id, createdAt }), ...changes }) as State<'job'>;
    await write(
      'job',
      job('a', 10),
      job('b', 20, { bookingSource: 'INTERNAL' }),
      job('c', 20, { phase: 'available' }),
      job('d', 30),
    );
    const find = async (filter: object) =>
      ids(some(await store.jobs({ clientId: 'cl_1', limit: 9, ...filter })).items);
    expect(await find({ createdFrom: 20 })).toEqual(['d', 'c', 'b']);
    expect(await find({ createdTo: 20 })).toEqual(['c', 'b', 'a']);
    expect(await find({ createdFrom: 11, createdTo: 29 })).toEqual(['c', 'b']);
    expect(await find({ createdFrom: 31 })).toEqual([]);
    expect(await find({ createdTo: 9 })).toEqual([]);
    expect(await find({ createdFrom: 30, createdTo: 10 })).toEqual([]);
    expect(await find({ bookingSource: 'INTERNAL' })).toEqual(['b']);
    expect(await find({ phases: ['available'] })).toEqual(['c']);
    expect(await find({ phases: [] })).toEqual([]);
    expect(await find({ phases: ['available'], bookingSource: 'INTERNAL' })).toEqual([]);
  });

  it('that is cut has no page without items after the last', async () => {
    const { store, write } = context();
    for (const [index, phase] of (
      ['available', 'pending', 'available', 'pending'] as const
    ).entries()) {
      await write('job', { ...given.job({ id: String(index) }), phase });
    }
    const page = some(await store.jobs({ ...query, phases: ['available'] }));
    expect(page).toMatchObject({ items: [{ id: '2' }, { id: '0' }], nextCursor: null });
    const one = some(await store.jobs({ ...query, limit: 1, phases: ['available'] }));
    const rest = { ...query, limit: 1, phases: ['available' as const], after: one.nextCursor! };
    expect(some(await store.jobs(rest))).toMatchObject({ items: [{ id: '0' }], nextCursor: null });
  });

  it('of invoices can be cut by phase and period', async () => {
    const { store, write } = context();
    await write(
      'invoice',
      given.invoice({ id: 'a', periodStart: 10, periodEnd: 20 }),
      given.invoice({ id: 'b', periodStart: 20, periodEnd: 30, phase: 'paid' }),
    );
    const find = async (filter: object) =>
      ids(some(await store.invoices({ clientId: 'cl_1', limit: 9, ...filter })).items);
    expect(await find({ periodStartFrom: 10 })).toEqual(['b', 'a']);
    expect(await find({ periodStartFrom: 11 })).toEqual(['b']);
    expect(await find({ periodEndTo: 20 })).toEqual(['a']);
    expect(await find({ periodEndTo: 19 })).toEqual([]);
    expect(await find({ phases: ['paid'] })).toEqual(['b']);
  });

  it('of refunds and disputes can be cut by job and by phase or status', async () => {
    const { store, write } = context();
    await write('refund', given.refund({ id: 'a' }), given.refund({ id: 'b', jobId: 'job_2' }));
    await write('refund', given.refund({ id: 'c', phase: 'failed' }));
    await write('dispute', given.dispute({ id: 'a' }), given.dispute({ id: 'b', jobId: null }));
    await write('dispute', given.dispute({ id: 'c', status: 'won' }));
    const of = { clientId: 'cl_1', limit: 9 };
    expect(ids(some(await store.refunds({ ...of, jobId: 'job_1' })).items)).toEqual(['c', 'a']);
    expect(ids(some(await store.refunds({ ...of, phases: ['failed'] })).items)).toEqual(['c']);
    expect(ids(some(await store.disputes({ ...of, jobId: 'job_1' })).items)).toEqual(['c', 'a']);
    expect(ids(some(await store.disputes({ ...of, status: 'won' })).items)).toEqual(['c']);
    expect(ids(some(await store.disputes(of)).items)).toEqual(['c', 'b', 'a']);
  });

  it('of panels has the global ones first, also when one is added meanwhile', async () => {
    const { store, write } = context();
    const own = (id: string) => given.panel({ id });
    const global = (id: string) => given.panel({ id, clientId: null });
    await write('panel', own('o1'), global('g1'), own('o2'), global('g2'));
    await write('panel', given.panel({ id: 'x', clientId: 'cl_2' }));
    const page = async (limit: number, after?: string | null) =>
      some(await store.panels({ clientId: 'cl_1', limit, after: after ?? undefined }));
    expect(ids((await page(9)).items)).toEqual(['g1', 'g2', 'o1', 'o2']);
    const first = await page(2);
    await write('panel', global('g3'), own('o3'));
    const second = await page(2, first.nextCursor);
    expect(ids(second.items)).toEqual(['g3', 'o1']);
    await write('panel', global('g4'));
    const third = await page(9, second.nextCursor);
    expect(ids(third.items)).toEqual(['o2', 'o3']);
    expect(third.nextCursor).toBeNull();
  });

  it('of clients and of venues has them all, in order of creation', async () => {
    const { store, write } = context();
    await write('venue', given.venue({ id: 'b' }), given.venue({ id: 'a', active: false }));
    await write('client', given.client({ id: 'd' }), given.client({ id: 'c' }));
    await write('venue', given.venue({ id: 'b', active: false }));
    expect(ids(await store.venues())).toEqual(['b', 'a']);
    expect(ids(await store.clients())).toEqual(['d', 'c']);
  });
};

const belongings: Tests = (context) => {
  it('are the jobs at each slot, cancelled ones included, where they are now', async () => {
    const { store, write } = context();
    const at = (id: string, start: number) => given.job({ id, visit: aVisit(start) });
    await write('job', at('a', 1), at('b', 1), at('c', 2));
    await write('job', { ...at('b', 1), phase: 'cancelled' } as State<'job'>);
    expect((await store.jobsAtSlots('ven_1', [2, 3, 1])).map(ids)).toEqual([['c'], [], ['a', 'b']]);
    await write('job', at('a', 3));
    expect((await store.jobsAtSlots('ven_1', [1, 2, 3])).map(ids)).toEqual([['b'], ['c'], ['a']]);
    expect((await store.jobsAtSlots('ven_2', [1])).map(ids)).toEqual([[]]);
  });

  it('are the latest sample, the disputes, and whether it was billed', async () => {
    const { store, write } = context();
    expect(await store.latestSample('job_1')).toBeUndefined();
    await write('sample', given.sample({ id: 'a' }), given.sample({ id: 'b' }));
    await write('sample', given.sample({ id: 'c', jobId: 'job_2' }));
    await write('dispute', given.dispute({ id: 'a' }), given.dispute({ id: 'b', jobId: 'job_2' }));
    expect((await store.latestSample('job_1'))?.id).toBe('b');
    expect(ids(await store.disputesOf('job_1'))).toEqual(['a']);
    const done = { phase: 'completed', startedAt: 0, completedAt: 1, partner: null } as const;
    await write('job', { ...given.job({ id: 'a' }), ...done }, given.job({ id: 'b' }));
    await write('job', { ...given.job({ id: 'c' }), ...done, invoiceId: 'inv_1' });
    await write('job', { ...given.job({ id: 'd' }), ...done });
    expect(ids(await store.unbilledJobs('cl_1'))).toEqual(['a', 'd']);
    expect(await store.unbilledJobs('cl_2')).toEqual([]);
  });
};
