import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callerWith,
  cursorLists,
  mobileBooking,
  walk,
  type Caller,
  type CursorList,
  type Thing,
} from './caller.ts';
import { startRoomySandbox, type Fields, type RoomySandbox } from './roomy-sandbox.ts';

const idsOf = (things: readonly Thing[]): readonly string[] => things.map(({ id }) => id);

describe('cursors', () => {
  let sandbox: RoomySandbox;
  let caller: Caller;
  let panelId: string;

  beforeAll(async () => {
    sandbox = await startRoomySandbox();
    // The client whose patients pay: it has refunds and disputes, too.
    const client = sandbox.world.clients[1];
    caller = callerWith(sandbox, client?.keys[0]?.apiKey ?? '');
    panelId = String((await sandbox.act('panel.create'))['panelId']);
  });

  afterAll(async () => {
    await sandbox.close();
    expect(sandbox.bugs).toEqual([]);
  });

  const book = async (): Promise<string> =>
    String((await caller.post('/bookings', mobileBooking(panelId))).data['jobId']);

  it('neither skip nor repeat a booking while others are being added', async () => {
    const before = idsOf(await walk(caller, '/bookings', { limit: 100 }));
    let walking = true;
    const writers = Array.from({ length: 4 }, async () => {
      const made: string[] = [];
      while (walking) made.push(await book());
      return made;
    });
    const seen = idsOf(await walk(caller, '/bookings', { limit: 2 }));
    walking = false;
    const made = (await Promise.all(writers)).flat();

    expect(made.length).toBeGreaterThan(10);
    expect(new Set(seen).size).toBe(seen.length);
    // What was there is there, in its order; what came later may have come before the first page.
    expect(seen.filter((id) => !made.includes(id))).toEqual(before);
    const after = idsOf(await walk(caller, '/bookings', { limit: 100 }));
    expect(new Set(after)).toEqual(new Set([...before, ...made]));
  });

  const paid: readonly string[] = ['payment.finalize', 'phlebotomist.accept'];

  /** One more of what the list holds. */
  const add: { readonly [List in CursorList]: () => Promise<unknown> } = {
    '/bookings': book,
    '/invoices': () => sandbox.act('invoice.create', { clientId: weeklyId(), jobIds: [] }),
    '/refunds': async () => sandbox.act('refund.create', { jobId: await paidJob(), amount: 1 }),
    '/disputes': async () => sandbox.act('dispute.open', { jobId: await paidJob() }),
    // Global ones come first, before the pages that are still to come.
    '/test-panels': () => sandbox.act('panel.create', {} satisfies Fields),
  };

  const weeklyId = (): string => sandbox.world.clients[0]?.id ?? '';

  const paidJob = async (): Promise<string> => {
    const jobId = await book();
    for (const action of paid) await sandbox.act(action, { jobId });
    return jobId;
  };

  const lists = Object.keys(cursorLists) as CursorList[];

  it.each(lists)(
    'of %s stay where they are when something is added between pages',
    async (list) => {
      const reader =
        list === '/invoices'
          ? callerWith(sandbox, sandbox.world.clients[0]?.keys[0]?.apiKey ?? '')
          : caller;
      const before = idsOf(await walk(reader, list, { limit: 100 }));
      expect(before.length).toBeGreaterThan(2);
      const limit = Math.ceil(before.length / 5);
      let added = 0;
      const between = async (): Promise<void> => {
        if (added < 5) await add[list]();
        added += 1;
      };
      const seen = idsOf(await walk(reader, list, { limit, between }));
      expect(added).toBeGreaterThan(1);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => before.includes(id))).toEqual(before);
      expect((await walk(reader, list, { limit: 100 })).length).toBeGreaterThan(before.length);
    },
  );

  it('of one list are refused by another', async () => {
    const { data } = await caller.get('/bookings?limit=1');
    const cursor = String(data['nextCursor']);
    const refusal = await caller.get(`/refunds?cursor=${cursor}`);
    expect([refusal.status, refusal.reason]).toEqual([400, 'cursor-invalid']);
  });
});
