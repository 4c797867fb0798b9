/**
 * The sandbox with BENCH_BOOKINGS bookings of one client, each delivered to BENCH_RECEIVER. Run with
 * `--import tsx`: the pages read their style beside their source. Prints its address and a booking.
 */

import { perform } from '../../mock/adapters/control/perform.ts';
import { startSandbox } from '../../mock/start-sandbox.ts';

const count = Number(process.env['BENCH_BOOKINGS'] ?? 10_000);
const url = process.env['BENCH_RECEIVER'];

const sandbox = await startSandbox({ world: 'empty' });
const act = async (action: string, parameters: object): Promise<Record<string, string>> => {
  const deps = { ...sandbox.deps, controls: sandbox.controls };
  const reply = await perform(deps, { ...parameters, action });
  if (!reply.ok) throw new Error(`${action}: ${reply.message}`);
  return reply.result as Record<string, string>;
};

const { clientId } = await act('client.create', url === undefined ? {} : { webhook: { url } });
let jobId = '';
for (let made = 0; made < count; made += 1) {
  ({ jobId = '' } = await act('booking.createInternal', { clientId }));
  if (made % 100 === 0) await sandbox.publisher.settled(10_000);
}
await sandbox.publisher.settled(60_000);
const { items } = await sandbox.publisher.deliveries({ order: 'newest', limit: 1 });

console.log(JSON.stringify({ url: sandbox.url, jobId, deliveries: items[0]?.cursor ?? 0 }));
process.once('SIGTERM', () => {
  void sandbox.close().then(() => process.exit(0));
});
