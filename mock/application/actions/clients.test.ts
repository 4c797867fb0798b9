import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince } from '../../../test/given/application.ts';
import { NOW } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { configureWebhook, createClient, mintKey, rotateWebhookSecret } from './clients.ts';

const hook = 'https://hooks.example.org/phlebo';
const other = 'https://hooks.example.org/other';

const endpointOf = async (world: ReturnType<typeof aWorld>, clientId: string) =>
  (await world.store.get('client', clientId))?.endpoints;

/** A world whose desk lets no webhook go anywhere. */
const barring = () => {
  const world = aWorld();
  const checkUrl = (url: string): string => `${new URL(url).hostname} is barred.`;
  const { controls } = world.deps;
  const desk = { ...controls.desk, checkUrl };
  return { world, deps: { ...world.deps, controls: { ...controls, desk } } };
};

describe('client.create', () => {
  it('makes a client with the settings that the protocol names', async () => {
    const world = aWorld();
    const { clientId, webhookSecret } = await resultOf(createClient(world.deps, {}));
    expect(webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await world.store.get('client', clientId)).toMatchObject({
      billingMode: 'WEEKLY_INVOICE',
      capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: true },
      fulfillerVisibility: false,
      labShipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
      venueCompletionFields: [],
      rateLimitPerMinute: 60,
      webhookSecrets: { current: webhookSecret, previous: null },
      endpoints: [],
      createdAt: NOW,
    });
    expect(await eventsSince(world.store, 0)).toEqual(['client ClientCreated']);
  });

  it('takes every setting as it is given', async () => {
    const world = aWorld();
    const field = { key: 'ward', label: 'Ward', type: 'text', required: true } as const;
    const settings = {
      name: 'Harbour Health',
      billingMode: 'PATIENT_PAY',
      fulfillerVisibility: true,
      labShipmentMode: 'CLIENT_HANDLES_OFFLINE',
      venueCompletionFields: [field],
      rateLimitPerMinute: 5,
    } as const;
    const { clientId } = await resultOf(
      createClient(world.deps, {
        ...settings,
        capabilities: { canUseVenueNetwork: false },
        webhook: { url: hook, eventTypes: ['job.created'] },
      }),
    );
    expect(await world.store.get('client', clientId)).toMatchObject({
      ...settings,
      capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: false },
      endpoints: [{ url: hook, eventTypes: ['job.created'], enabled: true }],
    });
  });

  it('sends all types to a webhook whose types are left out', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(createClient(world.deps, { webhook: { url: hook } }));
    expect(await endpointOf(world, clientId)).toMatchObject([{ url: hook, eventTypes: null }]);
  });

  it('is refused with an address that no webhook may go to, and makes nothing', async () => {
    const { deps, world } = barring();
    const create = () => createClient(deps, { webhook: { url: 'http://169.254.169.254/' } });
    expect(await expectRefused(world, 'invalid', create)).toBe(
      'webhook.url: 169.254.169.254 is barred.',
    );
  });

  it('gives each client a secret of its own', async () => {
    const world = aWorld();
    const one = await resultOf(createClient(world.deps, {}));
    const two = await resultOf(createClient(world.deps, {}));
    expect(one.clientId).not.toBe(two.clientId);
    expect(one.webhookSecret).not.toBe(two.webhookSecret);
  });
});

describe('key.mint', () => {
  it('keeps the hash of the key and exactly these scopes', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(createClient(world.deps, {}));
    const scopes = ['bookings:read', 'venues:read', 'bookings:read'];
    const { apiKey } = await resultOf(mintKey(world.deps, { clientId, scopes }));
    expect(apiKey).toMatch(/^pj_live_/);
    const hash = world.deps.credentials.hashOf(apiKey);
    expect(await world.store.get('key', hash)).toEqual({
      id: hash,
      clientId,
      scopes: ['bookings:read', 'venues:read'],
      lastCharacters: apiKey.slice(-4),
      createdAt: NOW,
    });
    expect(JSON.stringify(await world.store.log(0, 100))).not.toContain(apiKey);
  });

  it('may grant nothing', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(createClient(world.deps, {}));
    const { apiKey } = await resultOf(mintKey(world.deps, { clientId, scopes: [] }));
    const key = await world.store.get('key', world.deps.credentials.hashOf(apiKey));
    expect(key?.scopes).toEqual([]);
  });

  it('is refused for an unknown client', async () => {
    const world = aWorld();
    const mint = () => mintKey(world.deps, { clientId: 'cl_0', scopes: [] });
    await expectRefused(world, 'not-found', mint);
  });
});

describe('webhook.configure', () => {
  it('leaves alone what is left out', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(
      createClient(world.deps, { webhook: { url: hook, eventTypes: ['job.created'] } }),
    );
    await resultOf(configureWebhook(world.deps, { clientId, url: other }));
    expect(await endpointOf(world, clientId)).toMatchObject([
      { url: other, eventTypes: ['job.created'], enabled: true },
    ]);
    await resultOf(configureWebhook(world.deps, { clientId, eventTypes: [] }));
    expect(await endpointOf(world, clientId)).toMatchObject([{ url: other, eventTypes: [] }]);
    await resultOf(configureWebhook(world.deps, { clientId, eventTypes: null }));
    expect(await endpointOf(world, clientId)).toMatchObject([{ url: other, eventTypes: null }]);
  });

  it('is refused with an address that no webhook may go to, and keeps the one so far', async () => {
    const { deps, world } = barring();
    const { clientId } = await resultOf(createClient(world.deps, { webhook: { url: hook } }));
    const configure = () =>
      configureWebhook(deps, { clientId, url: 'http://169.254.169.254/', eventTypes: [] });
    expect(await expectRefused(world, 'invalid', configure)).toBe(
      'url: 169.254.169.254 is barred.',
    );
    await resultOf(configureWebhook(deps, { clientId, url: null }));
    await resultOf(configureWebhook(deps, { clientId, eventTypes: [] }));
    expect(await endpointOf(world, clientId)).toMatchObject([{ enabled: false, eventTypes: [] }]);
  });

  it('changes nothing when nothing is given', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(createClient(world.deps, {}));
    await resultOf(configureWebhook(world.deps, { clientId }));
    expect(await eventsSince(world.store, 1)).toEqual([]);
  });

  it('keeps the choice of types while there is no address', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(createClient(world.deps, {}));
    await resultOf(configureWebhook(world.deps, { clientId, eventTypes: ['job.created'] }));
    expect(await endpointOf(world, clientId)).toMatchObject([{ enabled: false }]);
    await resultOf(configureWebhook(world.deps, { clientId, url: hook }));
    await resultOf(configureWebhook(world.deps, { clientId, url: null }));
    expect(await endpointOf(world, clientId)).toMatchObject([{ enabled: false }]);
    await resultOf(configureWebhook(world.deps, { clientId, url: other }));
    expect(await endpointOf(world, clientId)).toMatchObject([
      { url: other, eventTypes: ['job.created'], enabled: true },
    ]);
  });

  it('is refused for an unknown client', async () => {
    const world = aWorld();
    const configure = () => configureWebhook(world.deps, { clientId: 'cl_0', url: hook });
    await expectRefused(world, 'not-found', configure);
  });
});

describe('webhook.rotateSecret', () => {
  it('lets the secret before it sign for 24 hours more', async () => {
    const world = aWorld();
    const { clientId, webhookSecret } = await resultOf(createClient(world.deps, {}));
    const rotated = await resultOf(rotateWebhookSecret(world.deps, { clientId }));
    expect(rotated.webhookSecret).not.toBe(webhookSecret);
    expect((await world.store.get('client', clientId))?.webhookSecrets).toEqual({
      current: rotated.webhookSecret,
      previous: { secret: webhookSecret, until: NOW + 24 * 3_600_000 },
    });
  });

  it('is refused for an unknown client', async () => {
    const world = aWorld();
    const rotate = () => rotateWebhookSecret(world.deps, { clientId: 'cl_0' });
    await expectRefused(world, 'not-found', rotate);
  });
});
