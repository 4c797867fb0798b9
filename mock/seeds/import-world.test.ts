import { describe, expect, it } from 'vitest';
import { credentials } from '../adapters/ids/credentials.ts';
import { createMemoryStore } from '../adapters/store/memory/memory-store.ts';
import { isRefusal } from '../domain/refusal.ts';
import { defaultWorld } from './default/default-world.ts';
import { WorldError } from './fault.ts';
import { importWorld } from './import-world.ts';
import type { World } from './world.ts';

const startAt = Date.parse('2026-11-28T09:00:00Z');
const deps = {
  credentials,
  addresses: {
    invoicePage: (id: string) => `http://sandbox.test/invoices/${id}`,
    resultsPage: (id: string) => `http://sandbox.test/results/${id}`,
  },
};

const started = async (world: World) => {
  const store = createMemoryStore();
  await store.transact(importWorld(world, startAt, deps));
  return store;
};

describe('importWorld', () => {
  it('makes keys usable without keeping them', async () => {
    const world = defaultWorld(1);
    const store = await started(world);
    const [client] = world.clients;
    const key = await store.get('key', credentials.hashOf(client!.keys[0]!.apiKey));
    expect(key).toMatchObject({ clientId: client!.id, scopes: client!.keys[0]!.scopes });
    const kept = JSON.stringify(await store.log(0, 10_000)) + JSON.stringify(key);
    for (const { keys } of world.clients) {
      for (const { apiKey } of keys) expect(kept).not.toContain(apiKey);
    }
  });

  it('logs each thing once, as Seeded at the start of the clock', async () => {
    const world = defaultWorld(1);
    const log = await (await started(world)).log(0, 10_000);
    expect(log.every(({ event }) => event.type === 'Seeded' && event.at === startAt)).toBe(true);
    expect(new Set(log.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(log.length);
    const jobs = log.filter(({ kind }) => kind === 'job');
    expect(jobs.map(({ clientId }) => clientId).sort()).toEqual(
      world.jobs.map(({ clientId }) => clientId).sort(),
    );
    expect(log.find(({ kind }) => kind === 'venue')?.clientId).toBeNull();
  });

  it('writes in order of creation, whatever the order in the world', async () => {
    const store = await started({
      clients: [{ id: 'acme' }],
      jobs: [
        { id: 'second', createdAt: '-2d' },
        { id: 'third', createdAt: '-1d' },
        { id: 'first', createdAt: '-3d' },
      ],
    });
    const page = await store.jobs({ clientId: 'acme', limit: 10 });
    if (isRefusal(page)) throw new Error(page.message);
    expect(page.items.map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  });

  it('makes a client, a key and a panel of the shortest world there is', async () => {
    const store = await started({ clients: [{}] });
    const [client] = await store.clients();
    expect(client).toMatchObject({ billingMode: 'WEEKLY_INVOICE', rateLimitPerMinute: 60 });
    const panels = await store.panels({ clientId: client!.id, limit: 10 });
    expect(panels).toMatchObject({ items: [{ name: 'Full blood count' }] });
    expect(await store.log(0, 10)).toHaveLength(3);
  });

  it('gives what has no id the same one at every start', async () => {
    const world: World = {
      clients: [{ keys: [{}, {}] }, {}],
      venues: [{}, {}],
      links: [],
      invoices: [],
    };
    const ids = async () => (await (await started(world)).log(0, 100)).map(({ id }) => id);
    const first = await ids();
    expect(await ids()).toEqual(first);
    expect(new Set(first).size).toBe(8);
  });

  it('refuses a world that contradicts itself, with all of it, before it writes', () => {
    const world: World = {
      clients: [{ id: 'acme', createdAt: '+1d' }],
      jobs: [
        { venueId: 'nowhere' },
        { createdAt: '+2h' },
        { phase: 'completed', completedAt: '-1d' },
      ],
    };
    expect(() => importWorld(world, startAt, deps)).toThrow(WorldError);
    expect(() => importWorld(world, startAt, deps)).toThrow(
      [
        'jobs[0].venueId: no venue has the id "nowhere": the world has no venue',
        'clients[0].createdAt: lies after the start of the clock: 2026-11-29T09:00:00.000Z',
        'jobs[1].createdAt: lies after the start of the clock: 2026-11-28T11:00:00.000Z',
      ].join('\n'),
    );
  });
});
