import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../contract/operations.ts';
import {
  callerWith,
  cursorLists,
  mobileBooking,
  walk,
  type Caller,
  type CursorList,
} from './caller.ts';
import { startRoomySandbox, type RoomySandbox } from './roomy-sandbox.ts';

/** A client of the default world and every id that is its own. */
type Tenant = {
  readonly name: string;
  readonly caller: Caller;
  readonly owned: Owned;
};

type Owned = {
  readonly bookings: readonly string[];
  readonly invoices: readonly string[];
  readonly refunds: readonly string[];
  readonly disputes: readonly string[];
  readonly panels: readonly string[];
};

const ownedIn = ({ world }: RoomySandbox, clientId: string): Owned => {
  const idsOf = (things: readonly { readonly id: string; readonly clientId?: string | null }[]) =>
    things.filter((thing) => thing.clientId === clientId).map(({ id }) => id);
  const bookings = idsOf(world.jobs);
  return {
    bookings,
    invoices: idsOf(world.invoices),
    refunds: world.refunds.filter(({ jobId }) => bookings.includes(jobId)).map(({ id }) => id),
    disputes: idsOf(world.disputes),
    panels: idsOf(world.panels),
  };
};

/** Every request for one thing by its id: method, path, and whose ids. */
const byId = [
  ['get', 'bookings', ''],
  ['get', 'bookings', '/sample'],
  ['post', 'bookings', '/cancel'],
  ['get', 'invoices', ''],
  ['get', 'refunds', ''],
  ['get', 'disputes', ''],
] as const;

describe('in the default world', () => {
  let sandbox: RoomySandbox;
  let tenants: readonly Tenant[];

  beforeAll(async () => {
    sandbox = await startRoomySandbox();
    tenants = sandbox.world.clients.map(({ id, name, keys }) => {
      const key = keys.find((each) => each.scopes.length === scopes.length);
      return {
        name,
        caller: callerWith(sandbox, key?.apiKey ?? ''),
        owned: ownedIn(sandbox, id),
      };
    });
  });

  afterAll(async () => {
    await sandbox.close();
    expect(sandbox.bugs).toEqual([]);
  });

  const eachPair = async (work: (one: Tenant, other: Tenant) => Promise<void>): Promise<void> => {
    for (const one of tenants) {
      for (const other of tenants) if (one !== other) await work(one, other);
    }
  };

  it('everything has one owner, who sees it in its lists', async () => {
    expect(tenants).toHaveLength(4);
    for (const { caller, owned } of tenants) {
      for (const list of Object.keys(cursorLists) as CursorList[]) {
        const seen = (await walk(caller, list, { limit: 7 })).map(({ id }) => id);
        expect(seen).toEqual(expect.arrayContaining([...owned[cursorLists[list]]]));
      }
    }
    for (const kind of ['bookings', 'invoices', 'refunds', 'disputes'] as const) {
      const all = sandbox.world[kind === 'bookings' ? 'jobs' : kind].map(({ id }) => id);
      expect(new Set(tenants.flatMap(({ owned }) => owned[kind]))).toEqual(new Set(all));
      expect(all.length).toBeGreaterThan(3);
    }
  });

  it('no list of a client shows anything of another', async () => {
    await eachPair(async (reader, { owned }) => {
      const foreign = Object.values(owned).flat();
      for (const list of Object.keys(cursorLists) as CursorList[]) {
        const text = JSON.stringify(await walk(reader.caller, list, { limit: 100 }));
        expect(foreign.filter((id) => text.includes(id))).toEqual([]);
      }
    });
  });

  it('a thing of another client is answered like one that does not exist', async () => {
    let asked = 0;
    await eachPair(async ({ caller }, { owned }) => {
      for (const [method, kind, rest] of byId) {
        const unknown = await caller[method](`/${kind}/unknown${rest}`);
        expect(unknown.status).toBe(404);
        for (const id of owned[kind]) {
          asked += 1;
          expect(await caller[method](`/${kind}/${id}${rest}`)).toEqual(unknown);
        }
      }
    });
    expect(asked).toBeGreaterThan(500);
  });

  it('a filter by a job of another client finds what an unknown job finds', async () => {
    await eachPair(async ({ caller }, { owned }) => {
      for (const list of ['/refunds', '/disputes']) {
        const unknown = await caller.get(`${list}?jobId=unknown`);
        for (const id of owned.bookings) {
          expect(await caller.get(`${list}?jobId=${id}`)).toEqual(unknown);
        }
      }
    });
  });

  it('a private panel of another client cannot be ordered', async () => {
    await eachPair(async ({ caller }, { owned }) => {
      const unknown = await caller.post('/bookings', mobileBooking('unknown'));
      expect(unknown.status).toBe(400);
      for (const id of owned.panels) {
        expect(await caller.post('/bookings', mobileBooking(id))).toEqual(unknown);
      }
    });
    expect(tenants.flatMap(({ owned }) => owned.panels).length).toBeGreaterThan(1);
  });

  it('nothing has changed by all that asking', async () => {
    for (const { caller, owned } of tenants) {
      const seen = (await walk(caller, '/bookings', { limit: 100 })).map(({ id }) => id);
      expect(new Set(seen)).toEqual(new Set(owned.bookings));
      const cancelled = sandbox.world.jobs.filter(
        ({ id, phase }) => owned.bookings.includes(id) && phase === 'cancelled',
      );
      const { data } = await caller.get('/bookings?status=CANCELLED&limit=100');
      expect(data['bookings']).toHaveLength(cancelled.length);
    }
  });
});
