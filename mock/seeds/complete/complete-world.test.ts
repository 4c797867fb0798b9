import { describe, expect, it } from 'vitest';
import { defaultWorld } from '../default/default-world.ts';
import type { World } from '../world.ts';
import { completeWorld } from './complete-world.ts';

describe('completeWorld', () => {
  it('leaves a complete world as it is', () => {
    const short: World = {
      clients: [{ id: 'acme', keys: [{ scopes: [] }, {}] }],
      venues: [{ city: 'Leeds' }],
      jobs: [{}, { venueId: 'x' }],
      invoices: [{ lines: [] }],
      refunds: [{ jobId: 'x' }],
      disputes: [{}],
      links: [{ scope: { kind: 'all-mobile' } }],
    };
    for (const world of [completeWorld(short), defaultWorld(1)]) {
      expect(completeWorld(world)).toEqual(world);
    }
  });

  it('gives what is left out to the only client', () => {
    const world = completeWorld({
      clients: [{ id: 'acme' }],
      jobs: [{}],
      invoices: [{ lines: [] }],
      disputes: [{}],
      links: [{ scope: { kind: 'all-mobile' } }],
    });
    const { jobs, invoices, disputes, links } = world;
    for (const { clientId } of [...jobs, ...invoices, ...disputes, ...links]) {
      expect(clientId).toBe('acme');
    }
  });

  it('makes keys and secrets of the right form from the id of the client alone', () => {
    const of = (world: World) => completeWorld(world).clients.find(({ id }) => id === 'acme');
    const client = of({ clients: [{ id: 'acme' }] });
    expect(client?.keys[0]?.apiKey).toMatch(/^pj_live_sandbox_[0-9a-f]{24}$/);
    expect(client?.webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(of({ clients: [{ id: 'other' }, { id: 'acme' }] })).toEqual(client);
  });

  it('makes ids of the form that the sandbox gives', () => {
    const world = completeWorld({ clients: [{}], venues: [{}], jobs: [{}], links: [] });
    const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
    expect(world.clients[0]?.id).toMatch(new RegExp(`^cl_${uuid}$`));
    expect(world.panels[0]?.id).toMatch(new RegExp(`^tp_${uuid}$`));
    expect(world.venues[0]?.id).toMatch(new RegExp(`^ven_${uuid}$`));
    expect(world.jobs[0]?.id).toMatch(new RegExp(`^job_${uuid}$`));
  });
});
