import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isBookable } from '../../domain/venue/venue.ts';
import type { CompleteWorld } from '../complete/complete-world.ts';
import { worldFaults } from '../rules/world-faults.ts';
import { nowhere } from '../states/nowhere.ts';
import { worldStates } from '../states/world-states.ts';
import { defaultWorld } from './default-world.ts';
import { emptyWorld } from './empty-world.ts';

const monday = Date.parse('2026-11-30T09:00:00Z');

const statesOn = (world: CompleteWorld, startAt: number) =>
  worldStates(world, startAt, nowhere).states;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('defaultWorld', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(defaultWorld(1)).toEqual(defaultWorld(1));
    expect(digest(defaultWorld(2))).not.toBe(digest(defaultWorld(1)));
  });

  // Documentation and partners' tests quote these. A new version of faker, or a call more in
  // between, changes all that comes after it: then say so in the changelog, and freeze anew.
  it('has not drifted', () => {
    const { clients } = defaultWorld(1);
    expect(clients.map(({ id, name, keys }) => [id, name, keys[0]?.apiKey])).toMatchInlineSnapshot(`
      [
        [
          "cl_eac95af4-d1ff-4745-b921-704f608580e6",
          "Quillford Health",
          "pj_live_sandbox_4P8kBB3UMXwdezYSkGklxvo3",
        ],
        [
          "cl_31205989-5d59-46ec-84b3-ee65c8fa3965",
          "Merrowdale Direct",
          "pj_live_sandbox_7uXJH1DhkkW7k7QuOaX8ZkuE",
        ],
        [
          "cl_8bc91e40-a6cd-49b8-8f93-88efbb1513cf",
          "Larkmead Occupational",
          "pj_live_sandbox_l4P8KQVyPxpYhi4SwwWPEkkj",
        ],
        [
          "cl_210e26bc-c18a-40ca-a497-57eed62cde0e",
          "Wrenleigh Homecare",
          "pj_live_sandbox_5ZJHakjS1pawybmXytrh5XMz",
        ],
      ]
    `);
    expect(digest(defaultWorld(1))).toMatchInlineSnapshot(`"48b3ba3289ce2933"`);
    expect(digest(defaultWorld(2_147_483_647))).toMatchInlineSnapshot(`"2ea939e4c606cd53"`);
  });

  it.each(['Pacific/Auckland', 'America/St_Johns'])('does not hang on the zone %s', (zone) => {
    const before = digest(statesOn(defaultWorld(1), monday));
    vi.stubEnv('TZ', zone);
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
    expect(digest(statesOn(defaultWorld(1), monday))).toBe(before);
  });

  it('does not hang on the day on which it is made', () => {
    const before = digest(defaultWorld(1));
    vi.useFakeTimers({ now: Date.parse('2031-02-03T04:05:06Z') });
    expect(digest(defaultWorld(1))).toBe(before);
    vi.useRealTimers();
  });

  it.each([1, 2, 3, 99, 12_345])('has seed %i contradict itself nowhere', (seed) => {
    expect(worldFaults(defaultWorld(seed))).toEqual([]);
  });
});

describe('the contents of the default world', () => {
  const world = defaultWorld(1);
  const states = statesOn(world, monday);
  const [weekly, patientPay, fulfiller, mobileOnly] = states.client;
  const of = <T extends { clientId: string | null }>(items: readonly T[], client = weekly) =>
    items.filter(({ clientId }) => clientId === client!.id);

  it('has clients of both billing modes, with and without each capability and visibility', () => {
    expect(weekly).toMatchObject({ billingMode: 'WEEKLY_INVOICE', fulfillerVisibility: false });
    expect(patientPay).toMatchObject({ billingMode: 'PATIENT_PAY' });
    expect(fulfiller).toMatchObject({ fulfillerVisibility: true });
    expect(mobileOnly!.capabilities).toEqual({
      canUseMobilePhleb: true,
      canUseVenueNetwork: false,
    });
    expect(new Set(states.client.map(({ labShipmentMode }) => labShipmentMode)).size).toBe(3);
    expect(weekly!.venueCompletionFields.map(({ type }) => type).sort()).toEqual([
      'boolean',
      'number',
      'select',
      'text',
    ]);
    expect(patientPay!.venueCompletionFields).toEqual([]);
  });

  it('has keys with all scopes and with few', () => {
    for (const { keys } of world.clients) expect(keys[0]!.scopes).toHaveLength(6);
    expect(states.key.map(({ scopes }) => scopes.length).sort()).toEqual([1, 2, 3, 6, 6, 6, 6]);
    for (const { apiKey } of world.clients.flatMap(({ keys }) => keys)) {
      expect(apiKey).toMatch(/^pj_live_sandbox_[A-Za-z0-9]{24}$/);
    }
  });

  it('has a dozen venues, some of them not to be seen', () => {
    const shown = states.venue.filter(isBookable);
    expect(states.venue.length).toBeGreaterThanOrEqual(12);
    expect(shown.length).toBeGreaterThanOrEqual(9);
    expect(states.venue.filter(({ active }) => !active)).toHaveLength(1);
    expect(states.venue.filter(({ verified }) => !verified)).toHaveLength(1);
    expect(states.venue.filter((venue) => !venue.acceptsPublicBookings)).toHaveLength(1);
    expect(shown.filter(({ phlebotomyStations }) => phlebotomyStations === null)).toHaveLength(1);
    expect(new Set(shown.map(({ venueType }) => venueType)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(shown.map(({ timezone }) => timezone)).size).toBe(2);
    expect(new Set(states.venue.map(({ slug }) => slug)).size).toBe(states.venue.length);
  });

  it('has global panels and private ones', () => {
    const global = states.panel.filter(({ clientId }) => clientId === null);
    expect(global.length).toBeGreaterThanOrEqual(4);
    expect(of(states.panel)).toHaveLength(1);
    expect(of(states.panel, patientPay)).toHaveLength(1);
  });

  it('has jobs in every phase, channel and billing mode, from every source', () => {
    const kinds = new Set(
      states.job.map(({ billingMode, visit, phase }) => `${billingMode} ${visit.channel} ${phase}`),
    );
    for (const phase of ['confirmed', 'inProgress', 'completed', 'cancelled', 'noShow']) {
      for (const channel of ['MOBILE', 'IN_VENUE']) {
        for (const mode of ['WEEKLY_INVOICE', 'PATIENT_PAY']) {
          expect(kinds).toContain(`${mode} ${channel} ${phase}`);
        }
      }
    }
    for (const kind of [
      'WEEKLY_INVOICE MOBILE pending',
      'WEEKLY_INVOICE IN_VENUE pending',
      'WEEKLY_INVOICE MOBILE available',
      'PATIENT_PAY MOBILE pendingPayment',
      'PATIENT_PAY IN_VENUE pendingPayment',
      'PATIENT_PAY MOBILE pending',
      'PATIENT_PAY MOBILE available',
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(new Set(of(states.job).map(({ bookingSource }) => bookingSource)).size).toBe(3);
    expect(new Set(states.job.map(({ payment }) => payment)).size).toBe(3);
  });

  it('has more jobs for the two main clients than fit on a page', () => {
    expect(of(states.job).length).toBeGreaterThan(25);
    expect(of(states.job, patientPay).length).toBeGreaterThan(25);
  });

  it('has samples in every phase', () => {
    for (const client of [weekly, patientPay]) {
      const phases = new Set(of(states.sample, client).map(({ phase }) => phase));
      expect(phases).toEqual(new Set(['registered', 'inLab', 'resultsReady']));
    }
    const sources = states.sample.map(({ collection }) => collection.shipmentModeSource);
    expect(new Set(sources)).toEqual(new Set(['CLIENT_DEFAULT', 'COMPLETION']));
  });

  it('has invoices, refunds and disputes in every status', () => {
    expect(
      of(states.invoice)
        .map(({ phase }) => phase)
        .sort(),
    ).toEqual(['failed', 'overdue', 'paid', 'pending', 'processing', 'refunded']);
    expect(new Set(of(states.refund, patientPay).map(({ phase }) => phase))).toEqual(
      new Set(['pending', 'succeeded', 'failed', 'reconciled']),
    );
    expect(
      of(states.dispute, patientPay)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['lost', 'needs_response', 'under_review', 'won']);
    expect(of(states.dispute)).toMatchObject([{ jobId: null }]);
    expect(of(states.invoice, fulfiller)).toHaveLength(1);
    expect(of(states.refund, mobileOnly)).toHaveLength(1);
    expect(of(states.dispute, mobileOnly)).toHaveLength(1);
  });

  it('shows draws by a partner, and by the operator', () => {
    const partners = of(states.job, fulfiller).flatMap((job) =>
      job.phase === 'completed' ? [job.partner] : [],
    );
    expect(partners.filter((partner) => partner === null).length).toBeGreaterThan(0);
    expect(partners.filter((partner) => partner !== null).length).toBeGreaterThan(0);
  });

  it('has links that are fresh, expired and used', () => {
    const { link } = states;
    expect(link.some(({ usedBy, expiresAt }) => usedBy === null && expiresAt > monday)).toBe(true);
    expect(link.some(({ usedBy, expiresAt }) => usedBy === null && expiresAt < monday)).toBe(true);
    const hosted = states.job.filter(({ bookingSource }) => bookingSource === 'INTEGRATION_HOSTED');
    expect(link.flatMap(({ usedBy }) => usedBy ?? []).sort()).toEqual(
      hosted.map(({ id }) => id).sort(),
    );
  });
});

describe('emptyWorld', () => {
  it('has the clients of the default world with their keys, and nothing else', () => {
    const world = defaultWorld(5);
    const { clients, ...rest } = emptyWorld(5);
    expect(clients).toEqual(world.clients);
    expect(Object.values(rest).flat()).toEqual([]);
  });
});
