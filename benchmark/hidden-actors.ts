/** Deliveries a second beside a bare fetch loop, control actions a second, time to a new sandbox. */

import { createSandbox } from '../mock/create-sandbox.ts';
import { perform } from '../mock/adapters/control/perform.ts';
import type { Announcement } from '../mock/application/ports.ts';
import { startSandbox, type RunningSandbox } from '../mock/start-sandbox.ts';
import { median } from './load.ts';
import { startServer, type RunningServer } from './process.ts';
import type { Servers } from './build-servers.ts';

type Setting = { readonly servers: Pick<Servers, 'receiver'>; readonly rounds: number };

const deliveries = 20_000;
const concurrency = 8;

export const measureHiddenActors = async ({ servers, rounds }: Setting): Promise<void> => {
  const receiver = await startServer([servers.receiver]);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await fetchLoop(receiver));
    ours.push(await deliver(receiver));
  }
  await receiver.stop();
  console.log(`\nDeliveries to a receiver on loopback, ${String(concurrency)} at a time\n`);
  console.log(`  signed, validated and logged   ${median(ours).toFixed(0).padStart(8)} per s`);
  console.log(`  bare fetch loop                ${median(bare).toFixed(0).padStart(8)} per s`);
  console.log(`  ratio (at least 0.5): ${(median(ours) / median(bare)).toFixed(2)}`);
  await measureActions();
  await measureCreation();
};

const fetchLoop = async (receiver: RunningServer): Promise<number> => {
  const body = JSON.stringify({ type: 'job.created', timestamp: '', data: dataOf('evt_0') });
  const headers = { 'Content-Type': 'application/json' };
  let left = deliveries;
  const began = performance.now();
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const response = await fetch(receiver.url, { method: 'POST', body, headers });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return (deliveries / (performance.now() - began)) * 1000;
};

/** Through the real store and publisher; each event is of a booking of its own. */
const deliver = async (receiver: RunningServer): Promise<number> => {
  const sandbox = await startSandbox({ world: 'empty' });
  const { clientId } = await act(sandbox, 'client.create', { webhook: { url: receiver.url } });
  const { store, ids, clock } = sandbox.deps;
  const began = performance.now();
  for (let made = 0; made < deliveries; made += 1) {
    const id = `evt_${ids.uuid()}`;
    const announcement: Announcement = {
      ...{ id, type: 'job.created', clientId: String(clientId), at: clock.now() },
      jobId: `job_${String(made)}`,
      data: dataOf(id),
    };
    await store.transact((tx) => {
      tx.announce(announcement);
      return Promise.resolve();
    });
  }
  await sandbox.publisher.settled(600_000);
  const perSecond = (deliveries / (performance.now() - began)) * 1000;
  const { items } = await sandbox.publisher.deliveries({ order: 'newest', limit: 1 });
  if (items[0]?.state !== 'delivered') throw new Error('the last delivery did not arrive');
  await sandbox.close();
  return perSecond;
};

const dataOf = (id: string): Announcement['data'] => ({
  id,
  jobId: 'job_1',
  externalUserId: 'user-1',
  externalOrderId: 'order-1',
  passthroughJson: { campaign: 'spring' },
  fulfillmentChannel: 'MOBILE',
  status: 'PENDING',
  paymentStatus: 'PENDING',
  billingMode: 'WEEKLY_INVOICE',
  scheduledFor: '2027-01-04T09:00:00.000Z',
  patient: { firstName: 'Ada', lastName: 'O', phoneLast4: '0123' },
});

const act = async (
  { deps, controls }: RunningSandbox,
  action: string,
  parameters: object = {},
): Promise<Record<string, unknown>> => {
  const reply = await perform({ ...deps, controls }, { ...parameters, action });
  if (!reply.ok) throw new Error(reply.message);
  return reply.result as Record<string, unknown>;
};

/** In the process, as `sandbox.do` carries them out. */
const measureActions = async (): Promise<void> => {
  const sandbox = await startSandbox({ world: 'empty' });
  const { clientId } = await act(sandbox, 'client.create');
  const { jobId } = await act(sandbox, 'booking.createInternal', { clientId });
  await act(sandbox, 'phlebotomist.accept', { jobId });
  const newEta = new Date(sandbox.clock.now() + 3_600_000).toISOString();
  const cases: readonly (readonly [string, object])[] = [
    ['clock.read', {}],
    ['phlebotomist.updateEta', { jobId, newEta }],
    ['client.create', {}],
    ['booking.createInternal', { clientId }],
  ];
  console.log('\nControl actions in the process (10,000 a second wanted)\n');
  for (const [action, parameters] of cases) {
    const count = 5_000;
    for (let made = 0; made < 500; made += 1) await act(sandbox, action, parameters);
    const began = performance.now();
    for (let made = 0; made < count; made += 1) await act(sandbox, action, parameters);
    const perSecond = (count / (performance.now() - began)) * 1000;
    console.log(`  ${action.padEnd(30)} ${perSecond.toFixed(0).padStart(8)} per s`);
  }
  await sandbox.close();
};

const measureCreation = async (): Promise<void> => {
  const times: number[] = [];
  for (let made = 0; made < 21; made += 1) {
    const began = performance.now();
    const sandbox = await createSandbox({ seed: made });
    times.push(performance.now() - began);
    await sandbox.close();
  }
  const [first = NaN, ...later] = times;
  console.log('\ncreateSandbox to ready, default world\n');
  console.log(`  the first ${first.toFixed(0)} ms, then ${median(later).toFixed(1)} ms (under 50)`);
};
