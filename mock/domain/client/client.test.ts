import { describe, expect, it } from 'vitest';
import { aClient } from '../../../test/given/things.ts';
import { evolveClient } from './client.ts';

const DAY = 24 * 3_600_000;

describe('a client', () => {
  it('begins as it was created, before all else that happens to it', () => {
    const client = aClient();
    expect(evolveClient(undefined, { type: 'ClientCreated', at: 1, client })).toEqual(client);
    const rotated = { type: 'WebhookSecretRotated', at: 1, secret: 'whsec_Mg==' } as const;
    expect(() => evolveClient(undefined, rotated)).toThrow(
      'WebhookSecretRotated without a client before it',
    );
  });

  it('has the endpoints that it was given last', () => {
    const endpoints = [{ id: 'we_1', url: 'http://h', eventTypes: null, enabled: true }];
    const event = { type: 'WebhookEndpointsChanged', at: 1, endpoints } as const;
    expect(evolveClient(aClient(), event)).toEqual({ ...aClient(), endpoints });
  });
});

describe('a rotated secret', () => {
  const rotate = (at: number, secret: string, client = aClient()) =>
    evolveClient(client, { type: 'WebhookSecretRotated', at, secret });

  it('leaves the one before it for 24 hours, and nothing else changes', () => {
    expect(rotate(1000, 'whsec_Mg==')).toEqual({
      ...aClient(),
      webhookSecrets: {
        current: 'whsec_Mg==',
        previous: { secret: 'whsec_MQ==', until: 1000 + DAY },
      },
    });
  });

  it('within the window of another replaces the pair (O44)', () => {
    const twice = rotate(2000, 'whsec_Mw==', rotate(1000, 'whsec_Mg=='));
    expect(twice.webhookSecrets).toEqual({
      current: 'whsec_Mw==',
      previous: { secret: 'whsec_Mg==', until: 2000 + DAY },
    });
  });
});
