import type { CreateBookingRequest } from '#contract/model.ts';
import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince, type World } from '../../test/given/application.ts';
import { NOW } from '../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../test/given/outcomes.ts';
import { aClient, aPanel } from '../../test/given/things.ts';
import { aVenue } from '../../test/given/venues.ts';
import { linkLifetimeMs, type LinkScope } from '../domain/booking-link/booking-link.ts';
import { isRefusal } from '../domain/refusal.ts';
import { createOperations } from './operations.ts';
import { linkOfToken, submitLink } from './submit-link.ts';

const patient = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.org',
  phone: '07700900123',
  dateOfBirth: '1985-06-15',
  gender: 'FEMALE',
} as const;

const atHome: CreateBookingRequest = {
  fulfillmentChannel: 'MOBILE',
  patient,
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
  appointment: { preferredDate: '2027-01-12', timePreference: 'morning', testType: 'tp_1' },
  externalOrderId: 'of the patient, and ignored',
};

const atVenue = (venueId: string): CreateBookingRequest => ({
  fulfillmentChannel: 'IN_VENUE',
  patient,
  venueId,
  venueSlotStart: '2027-01-12T09:30:00Z',
  appointment: { testType: 'tp_1' },
});

const withClient = async (): Promise<World> => {
  const world = aWorld();
  await world.given('client', aClient());
  await world.given('panel', aPanel());
  await world.given('venue', aVenue(), aVenue({ id: 'ven_2' }));
  return world;
};

const mint = async ({ deps }: World, scope: LinkScope = { kind: 'all-mobile' }) => {
  const key = { id: '', clientId: 'cl_1', scopes: [], lastCharacters: '', createdAt: NOW };
  const body = { scope, externalOrderId: 'order-7', passthrough: { source: 'mail' } };
  const { createBookingUrl } = createOperations(deps);
  const input = { id: '', query: {}, body };
  const { url } = await resultOf(createBookingUrl({ client: aClient(), key }, input));
  return url.slice(url.lastIndexOf('/') + 1);
};

describe('a submission through a booking link', () => {
  it('books as INTEGRATION_HOSTED with the keys that the client gave to the link', async () => {
    const world = await withClient();
    const token = await mint(world);
    const job = await resultOf(submitLink(world.deps, token, atHome));
    expect(job).toMatchObject({
      bookingSource: 'INTEGRATION_HOSTED',
      clientId: 'cl_1',
      externalOrderId: 'order-7',
      externalUserId: null,
      passthrough: { source: 'mail' },
    });
    expect(await linkOfToken(world.deps, token)).toMatchObject({ usedBy: job.id });
  });

  it('consumes the link: the second is refused, also when both race', async () => {
    const world = await withClient();
    const token = await mint(world);
    const both = await Promise.all([
      submitLink(world.deps, token, atHome),
      submitLink(world.deps, token, atHome),
    ]);
    expect(both.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    expect(both.filter(isRefusal)).toMatchObject([{ refused: 'link-used' }]);
    await expectRefused(world, 'link-used', () => submitLink(world.deps, token, atHome));
  });

  it('that is refused leaves the link as it was', async () => {
    const world = await withClient();
    const token = await mint(world);
    const unknown = { ...atHome, appointment: { ...atHome.appointment, testType: 'tp_9' } };
    await expectRefused(world, 'panel-unknown', () => submitLink(world.deps, token, unknown));
    await resultOf(submitLink(world.deps, token, atHome));
  });

  it('is taken until 24 hours have passed, and not then', async () => {
    const world = await withClient();
    const [early, late] = [await mint(world), await mint(world)];
    world.clock.set(NOW + linkLifetimeMs - 1);
    await resultOf(submitLink(world.deps, early, atHome));
    world.clock.set(NOW + linkLifetimeMs);
    await expectRefused(world, 'link-expired', () => submitLink(world.deps, late, atHome));
  });

  it.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4In0.'])(
    'with the token %j, which is not ours, is refused',
    async (token) => {
      const world = await withClient();
      await expectRefused(world, 'link-unknown', () => submitLink(world.deps, token, atHome));
    },
  );

  it('with a token that was tampered with is refused', async () => {
    const world = await withClient();
    const token = await mint(world);
    const [head, payload = '', signature] = token.split('.');
    const other = `${head}.${payload.slice(0, -2)}${payload.endsWith('A') ? 'B' : 'A'}.${signature}`;
    await expectRefused(world, 'link-unknown', () => submitLink(world.deps, other, atHome));
  });
});

describe('the scope of a link', () => {
  const cases: readonly [LinkScope, CreateBookingRequest, boolean][] = [
    [{ kind: 'all-mobile' }, atHome, true],
    [{ kind: 'all-mobile' }, atVenue('ven_1'), false],
    [{ kind: 'all-venues' }, atVenue('ven_2'), true],
    [{ kind: 'all-venues' }, atHome, false],
    [{ kind: 'venue', venueId: 'ven_1' }, atVenue('ven_1'), true],
    [{ kind: 'venue', venueId: 'ven_1' }, atVenue('ven_2'), false],
    [{ kind: 'mobile-then-venue-fallback' }, atHome, true],
    [{ kind: 'mobile-then-venue-fallback' }, atVenue('ven_2'), true],
  ];

  it.each(cases)('%j, asked for %j: %j', async (scope, request, allowed) => {
    const world = await withClient();
    const token = await mint(world, scope);
    if (!allowed) {
      await expectRefused(world, 'link-scope', () => submitLink(world.deps, token, request));
      return;
    }
    const seq = (await world.store.log(0, 1_000)).length;
    await resultOf(submitLink(world.deps, token, request));
    expect(await eventsSince(world.store, seq)).toEqual(['link LinkConsumed', 'job JobBooked']);
  });
});
