/** Requests of one client, as plain JSON: for tests that look at everything an answer holds. */

import type { Fields, RoomySandbox } from './roomy-sandbox.ts';

export type Reply = {
  readonly status: number;
  readonly reason: string | null;
  readonly text: string;
  readonly data: Fields;
};

export type Caller = {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body?: Fields) => Promise<Reply>;
};

export const callerWith = ({ url }: RoomySandbox, apiKey: string): Caller => {
  const headers = { 'x-api-key': apiKey, 'x-api-version': '1' };
  const json = { 'content-type': 'application/json' };
  const base = `${url}/api/integration/v1`;
  return {
    get: async (path) => replyOf(await fetch(base + path, { headers })),
    post: async (path, body) =>
      replyOf(
        await fetch(base + path, {
          method: 'POST',
          ...(body === undefined
            ? { headers }
            : { headers: { ...headers, ...json }, body: JSON.stringify(body) }),
        }),
      ),
  };
};

const replyOf = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  const { data = {} } = JSON.parse(text) as { data?: Fields };
  return {
    status: response.status,
    reason: response.headers.get('x-sandbox-reason'),
    text,
    data,
  };
};

export type Thing = { readonly id: string } & Fields;

/** The lists that have cursors, and what they hold. */
export const cursorLists = {
  '/bookings': 'bookings',
  '/invoices': 'invoices',
  '/refunds': 'refunds',
  '/disputes': 'disputes',
  '/test-panels': 'panels',
} as const;

export type CursorList = keyof typeof cursorLists;

/** Page after page; `between` is waited for before each page but the first. */
export const walk = async (
  caller: Caller,
  list: CursorList,
  { limit, between = () => undefined }: { limit: number; between?: () => unknown },
): Promise<readonly Thing[]> => {
  const things: Thing[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    if (cursor !== '') await between();
    const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { data } = await caller.get(`${list}?limit=${String(limit)}${after}`);
    things.push(...(data[cursorLists[list]] as readonly Thing[]));
    cursor = data['nextCursor'] as string | null;
  }
  return things;
};

const patient = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada.okafor@example.org',
  phone: '+447700900123',
  dateOfBirth: '1988-04-12',
  gender: 'FEMALE',
};

const location = { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' };

export const mobileBooking = (testType: string): Fields => ({
  fulfillmentChannel: 'MOBILE',
  patient,
  location,
  appointment: { preferredDate: '2027-01-12', timePreference: 'morning', testType },
});

export const venueBooking = (
  testType: string,
  venueId: string,
  venueSlotStart: string,
): Fields => ({
  fulfillmentChannel: 'IN_VENUE',
  patient,
  venueId,
  venueSlotStart,
  appointment: { testType },
});
