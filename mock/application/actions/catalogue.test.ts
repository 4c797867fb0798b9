import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../test/given/application.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient } from '../../../test/given/things.ts';
import { placesOf, slotsBetween } from '../../domain/venue/slots.ts';
import { isBookable } from '../../domain/venue/venue.ts';
import { activateVenue, createPanel, createVenue, deactivateVenue } from './catalogue.ts';

describe('panel.create', () => {
  it('makes a panel for all, unless a client is named', async () => {
    const world = aWorld();
    await world.given('client', aClient());
    const left = await resultOf(createPanel(world.deps, {}));
    const nulled = await resultOf(createPanel(world.deps, { clientId: null }));
    const own = await resultOf(createPanel(world.deps, { clientId: 'cl_1' }));
    const of = async (id: string) => (await world.store.get('panel', id))?.clientId;
    expect(await of(left.panelId)).toBeNull();
    expect(await of(nulled.panelId)).toBeNull();
    expect(await of(own.panelId)).toBe('cl_1');
  });

  it('takes steps in the order of the list, with what is left out as usual', async () => {
    const world = aWorld();
    const steps = [
      { name: 'Draw' },
      { name: 'Photo', order: 9, isMandatory: false, requiresPhoto: true },
    ];
    const { panelId } = await resultOf(createPanel(world.deps, { name: 'Lipids', steps }));
    expect(await world.store.get('panel', panelId)).toMatchObject({
      name: 'Lipids',
      description: null,
      steps: [
        { name: 'Draw', order: 1, isMandatory: true, requiresPhoto: false },
        { name: 'Photo', order: 9, isMandatory: false, requiresPhoto: true },
      ],
    });
  });

  it('is refused for an unknown client', async () => {
    const world = aWorld();
    await expectRefused(world, 'not-found', () => createPanel(world.deps, { clientId: 'cl_0' }));
  });
});

describe('venue.create', () => {
  it('makes a venue that can be booked at once, every day', async () => {
    const world = aWorld();
    const { venueId } = await resultOf(createVenue(world.deps, {}));
    const venue = (await world.store.get('venue', venueId))!;
    expect(isBookable(venue)).toBe(true);
    expect(placesOf(venue)).toBeGreaterThan(1);
    const week = [Date.parse('2027-01-04T00:00Z'), Date.parse('2027-01-11T00:00Z')] as const;
    expect(slotsBetween(venue, ...week)).toHaveLength(7 * 20);
  });

  it('takes every attribute as it is given, null included', async () => {
    const world = aWorld();
    const attributes = {
      name: 'St. Example’s — Ward 3',
      venueType: 'HOSPITAL',
      city: 'Elsewhere',
      postcode: 'M1 1AE',
      capabilities: [],
      phlebotomyStations: null,
      slotDurationMinutes: 15,
      timezone: 'America/New_York',
      operatingHours: null,
      active: false,
      verified: false,
      acceptsPublicBookings: false,
    };
    const { venueId } = await resultOf(createVenue(world.deps, attributes));
    expect(await world.store.get('venue', venueId)).toMatchObject({ id: venueId, ...attributes });
  });

  it('gives venues of the same name different slugs', async () => {
    const world = aWorld();
    const slugs = new Set<string>();
    for (const name of ['Clinic', 'Clinic', '診療所', 'St. Example’s']) {
      const { venueId } = await resultOf(createVenue(world.deps, { name }));
      slugs.add((await world.store.get('venue', venueId))!.slug);
    }
    expect(slugs.size).toBe(4);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('venue.activate and venue.deactivate', () => {
  it('switch, and are refused when it is so already', async () => {
    const world = aWorld();
    const { venueId } = await resultOf(createVenue(world.deps, {}));
    await expectRefused(world, 'already-done', () => activateVenue(world.deps, { venueId }));
    await resultOf(deactivateVenue(world.deps, { venueId }));
    expect((await world.store.get('venue', venueId))?.active).toBe(false);
    await expectRefused(world, 'already-done', () => deactivateVenue(world.deps, { venueId }));
    await resultOf(activateVenue(world.deps, { venueId }));
    expect((await world.store.get('venue', venueId))?.active).toBe(true);
  });

  it('are refused for an unknown venue', async () => {
    const world = aWorld();
    const venueId = 'ven_0';
    await expectRefused(world, 'not-found', () => activateVenue(world.deps, { venueId }));
    await expectRefused(world, 'not-found', () => deactivateVenue(world.deps, { venueId }));
  });
});
