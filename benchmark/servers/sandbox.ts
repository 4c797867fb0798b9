/**
 * The sandbox with BENCH_BOOKINGS bookings of one client, made through its own operation, and a key
 * without a rate limit. Prints its address, the ids that the load needs, and what a booking costs
 * in heap (needs --expose-gc).
 */

import { startSandbox } from '../../mock/start-sandbox.ts';
import type { Caller } from '../../mock/application/operation.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import { bookingBody } from '../booking-body.ts';

const count = Number(process.env['BENCH_BOOKINGS'] ?? 1);

const sandbox = await startSandbox({ world: 'empty' });
const control = async (action: string, parameters: object): Promise<Record<string, string>> => {
  const response = await fetch(sandbox.controlUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, ...parameters }),
  });
  const reply = (await response.json()) as { result: Record<string, string> };
  return reply.result;
};

const { clientId } = await control('client.create', { rateLimitPerMinute: 1_000_000_000 });
const scopes = ['bookings:read', 'bookings:write'];
const { apiKey = '' } = await control('key.mint', { clientId, scopes });
const { panelId = '' } = await control('panel.create', {});
const caller = await callerOf(apiKey);

const before = heapUsed();
let jobId = '';
for (let made = 0; made < count; made += 1) {
  const body = JSON.parse(bookingBody(panelId, made)) as unknown;
  const data = await sandbox.operations.createBooking(caller, { id: '', query: {}, body });
  if (isRefusal(data)) throw new Error(data.message);
  jobId = data.jobId;
}
const heapPerBooking = (heapUsed() - before) / count;

console.log(
  JSON.stringify({
    url: sandbox.url,
    apiKey,
    panelId,
    jobId,
    heapPerBooking,
    deepCursor: await deepCursor(),
  }),
);
process.once('SIGTERM', () => {
  void sandbox.close().then(() => process.exit(0));
});

async function callerOf(key: string): Promise<Caller> {
  const { store, credentials } = sandbox.deps;
  const found = await store.get('key', credentials.hashOf(key));
  const client = found === undefined ? undefined : await store.get('client', found.clientId);
  if (found === undefined || client === undefined) throw new Error('the minted key is not there');
  return { key: found, client };
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** The cursor of a page near the end of the list: walked to in steps of 100. */
async function deepCursor(): Promise<string | null> {
  const pages = Math.max(1, Math.floor((count * 0.9) / 100));
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const query = { limit: '100', ...(cursor === null ? {} : { cursor }) };
    const data = await sandbox.operations.listBookings(caller, { id: '', query, body: undefined });
    if (isRefusal(data) || data.nextCursor === null) break;
    cursor = data.nextCursor;
  }
  return cursor;
}
