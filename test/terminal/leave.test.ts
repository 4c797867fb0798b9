// A program that uses sandboxes ends by itself once they are closed: no timer or port is left.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** A hundred in use: streams open, events waited for, deliveries under way, time running. */
const program = `
import { createServer } from 'node:http';
import { createSandbox } from './mock/create-sandbox.ts';

const silent = createServer(() => undefined);
await new Promise((resolve) => silent.listen(0, '127.0.0.1', resolve));
const url = 'http://127.0.0.1:' + silent.address().port;

const all = [];
for (let seed = 0; seed < 100; seed += 1) all.push(await createSandbox({ seed }));
await Promise.all(all.map(async (sandbox) => {
  const [{ id: clientId, keys }] = sandbox.clients;
  await sandbox.do('webhook.configure', { clientId, url });
  await sandbox.do('booking.createInternal', { clientId });
  await fetch(sandbox.url + '/api/integration/v1/bookings', { headers: { 'X-API-Key': keys[0].apiKey } });
  const stream = await fetch(sandbox.url + '/_sandbox/live/events?after=0');
  stream.text().catch(() => undefined);
  sandbox.events.waitFor({ type: 'venue.activated' }).catch(() => undefined);
  await sandbox.close();
}));
silent.closeAllConnections();
silent.close();
console.log('closed');
`;

it('a hundred sandboxes are closed, and the process ends', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  let closedAt = NaN;
  createInterface({ input: child.stdout }).once('line', () => (closedAt = performance.now()));
  expect(await ended).toEqual([0, null]);
  // The shortest timer that could be forgotten is five seconds long.
  expect(performance.now() - closedAt).toBeLessThan(4_000);
}, 60_000);
