import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../contract/operations.ts';
import { callerWith, venueBooking, type Caller, type Reply } from './caller.ts';
import { startRoomySandbox, type RoomySandbox } from './roomy-sandbox.ts';

const slot = '2027-01-11T09:00:00.000Z';

describe('a slot that two hundred ask for at once', () => {
  let sandbox: RoomySandbox;
  let callers: readonly Caller[];
  let panelId: string;

  const newCaller = async (billingMode: string): Promise<Caller> => {
    const settings = { billingMode, rateLimitPerMinute: 100_000 };
    const { clientId } = await sandbox.act('client.create', settings);
    const { apiKey } = await sandbox.act('key.mint', { clientId, scopes });
    return callerWith(sandbox, String(apiKey));
  };

  beforeAll(async () => {
    sandbox = await startRoomySandbox();
    callers = [await newCaller('WEEKLY_INVOICE'), await newCaller('PATIENT_PAY')];
    panelId = String((await sandbox.act('panel.create'))['panelId']);
  });

  afterAll(async () => {
    await sandbox.close();
    expect(sandbox.bugs).toEqual([]);
  });

  const venueWith = async (phlebotomyStations: number): Promise<string> =>
    String((await sandbox.act('venue.create', { phlebotomyStations }))['venueId']);

  /** Clients in turn, each request on its way before the first is answered. */
  const ask = (count: number, venueId: string): Promise<readonly Reply[]> =>
    Promise.all(
      Array.from({ length: count }, (_, at) => {
        const caller = callers[at % callers.length];
        if (caller === undefined) throw new Error('nobody asks');
        return caller.post('/bookings', venueBooking(panelId, venueId, slot));
      }),
    );

  const booked = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200);

  it.each([0, 1, 7, 200])('is given to %i, its number of stations', async (stations) => {
    const venueId = await venueWith(stations);
    const replies = await ask(200, venueId);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(booked(replies)).toHaveLength(stations);
    expect(new Set(booked(replies).map(({ data }) => data['jobId'])).size).toBe(stations);
    expect(refused.every(({ status }) => status === 400)).toBe(true);
    expect([...new Set(refused.map(({ reason }) => reason))]).toEqual(
      stations === 200 ? [] : ['slot-full'],
    );
    const window = 'from=2027-01-11T09:00:00Z&to=2027-01-11T09:01:00Z';
    const offered = await callers[0]?.get(`/venues/${venueId}/availability?${window}`);
    expect(offered?.data).toEqual({ slots: [] });
  });

  it('is given once more when one of its bookings is cancelled', async () => {
    const venueId = await venueWith(3);
    const [first] = booked(await ask(3, venueId));
    const owner = callers[0];
    await owner?.post(`/bookings/${String(first?.data['jobId'])}/cancel`);
    expect(booked(await ask(50, venueId))).toHaveLength(1);
  });
});
