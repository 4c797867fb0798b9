import { describe, expect, it } from 'vitest';
import { aWorld, type World } from '../../../test/given/application.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient } from '../../../test/given/things.ts';
import { configureWebhook } from './clients.ts';
import {
  createEndpoint,
  deleteEndpoint,
  disableEndpoint,
  listEndpoints,
  updateEndpoint,
} from './endpoints.ts';

const clientId = 'cl_1';
const url = 'http://127.0.0.1:9/hook';

const withClient = async (): Promise<World> => {
  const world = aWorld();
  await world.given('client', aClient());
  return world;
};

const create = async ({ deps }: World, eventTypes?: readonly string[]): Promise<string> =>
  (await resultOf(createEndpoint(deps, { clientId, url, eventTypes }))).endpointId;

const listed = async ({ deps }: World) =>
  (await resultOf(listEndpoints(deps, { clientId }))).endpoints;

describe('endpoints', () => {
  it('are several, each with its own subscription', async () => {
    const world = await withClient();
    const ids = [
      await create(world),
      await create(world, ['job.created']),
      await create(world, []),
    ];
    expect(await listed(world)).toEqual([
      { id: ids[0], url, eventTypes: null, enabled: true },
      { id: ids[1], url, eventTypes: ['job.created'], enabled: true },
      { id: ids[2], url, eventTypes: [], enabled: true },
    ]);
  });

  it('stand behind the one that webhook.configure sets', async () => {
    const world = await withClient();
    await resultOf(configureWebhook(world.deps, { clientId, url: 'http://127.0.0.1:1/first' }));
    const second = await create(world);
    await resultOf(configureWebhook(world.deps, { clientId, url: 'http://127.0.0.1:2/first' }));
    expect((await listed(world)).map((endpoint) => [endpoint.url, endpoint.id])).toEqual([
      ['http://127.0.0.1:2/first', expect.any(String)],
      [url, second],
    ]);
  });

  it('are changed one by one: what is left out stays as it is', async () => {
    const world = await withClient();
    const [one, other] = [await create(world, ['job.created']), await create(world)];
    const which = { clientId, endpointId: one };
    await resultOf(updateEndpoint(world.deps, { ...which, url: 'http://127.0.0.1:8/' }));
    await resultOf(updateEndpoint(world.deps, { ...which, enabled: false }));
    await resultOf(updateEndpoint(world.deps, { ...which, eventTypes: null }));
    expect(await listed(world)).toEqual([
      { id: one, url: 'http://127.0.0.1:8/', eventTypes: null, enabled: false },
      { id: other, url, eventTypes: null, enabled: true },
    ]);
  });

  it('are switched off alone, by whoever answered 410, and on again', async () => {
    const world = await withClient();
    const [one, other] = [await create(world), await create(world)];
    await disableEndpoint(world.deps, clientId, one);
    expect((await listed(world)).map(({ enabled }) => enabled)).toEqual([false, true]);
    await resultOf(updateEndpoint(world.deps, { clientId, endpointId: one, enabled: true }));
    await resultOf(deleteEndpoint(world.deps, { clientId, endpointId: other }));
    expect(await listed(world)).toMatchObject([{ id: one, enabled: true }]);
    // It may be gone by the time that its answer comes.
    await disableEndpoint(world.deps, clientId, other);
    expect(await listed(world)).toHaveLength(1);
  });

  it('are not there for a client or an id that is not there', async () => {
    const world = await withClient();
    const { deps } = world;
    const which = { clientId, endpointId: 'we_x' };
    for (const act of [
      () => createEndpoint(deps, { clientId: 'cl_x', url }),
      () => listEndpoints(deps, { clientId: 'cl_x' }),
      () => updateEndpoint(deps, { ...which, enabled: true }),
      () => deleteEndpoint(deps, which),
    ]) {
      await expectRefused(world, 'not-found', act);
    }
  });

  it('have no address that no webhook may go to', async () => {
    const world = await withClient();
    const id = await create(world);
    const desk = { ...world.deps.controls.desk, checkUrl: () => 'no webhook goes there.' };
    const deps = { ...world.deps, controls: { ...world.deps.controls, desk } };
    for (const act of [
      () => createEndpoint(deps, { clientId, url }),
      () => updateEndpoint(deps, { clientId, endpointId: id, url }),
    ]) {
      expect(await expectRefused(world, 'invalid', act)).toBe('url: no webhook goes there.');
    }
    await resultOf(updateEndpoint(deps, { clientId, endpointId: id, enabled: false }));
  });
});
