import { describe, expect, it } from 'vitest';
import { operationById, type OperationId } from '#contract/operations.ts';
import type { Policies } from '../../domain/policy.ts';
import { exampleBody, failureIn, goodRequest, stubCaller, withStubApi } from './stub-api.ts';

type Capabilities = { canUseMobilePhleb: boolean; canUseVenueNetwork: boolean };

const mobileOnly = { canUseMobilePhleb: true, canUseVenueNetwork: false };
const venuesOnly = { canUseMobilePhleb: false, canUseVenueNetwork: true };

const patient = (exampleBody(operationById('createBooking')) as { patient: object }).patient;
const inVenue = {
  fulfillmentChannel: 'IN_VENUE',
  patient,
  venueId: 'ven_1',
  venueSlotStart: '2027-01-05T09:00:00Z',
  appointment: { testType: 'tp_1' },
};
const mobile = {
  fulfillmentChannel: 'MOBILE',
  patient,
  location: { addressLine1: '1 High Street', city: 'London', postcode: 'SW1A 1AA' },
  appointment: { preferredDate: '2027-01-05', timePreference: 'morning', testType: 'tp_1' },
};
const link = (kind: string) => ({ scope: { kind, venueId: 'ven_1' } });

const ask = async (
  operationId: OperationId,
  capabilities: Capabilities,
  { body, policies = {} }: { body?: unknown; policies?: Partial<Policies> } = {},
) => {
  const caller = { client: { ...stubCaller.client, capabilities }, key: stubCaller.key };
  const { path, sending } = goodRequest(operationById(operationId));
  let outcome: unknown;
  await withStubApi({ caller, policies }, async (api) => {
    const answer = await api.ask(path, { ...sending, ...(body === undefined ? {} : { body }) });
    outcome = answer.status === 200 ? 'done' : failureIn(answer);
  });
  return outcome;
};

const denied = { status: 403, error: 'CAPABILITY_DENIED', reason: 'capability-missing' };

describe('a client without the capability', () => {
  const cases = [
    { operationId: 'createBooking', has: mobileOnly, body: inVenue },
    { operationId: 'createBooking', has: venuesOnly, body: mobile },
    { operationId: 'createBookingUrl', has: venuesOnly, body: link('all-mobile') },
    { operationId: 'createBookingUrl', has: mobileOnly, body: link('all-venues') },
    { operationId: 'createBookingUrl', has: mobileOnly, body: link('venue') },
    { operationId: 'createBookingUrl', has: mobileOnly, body: link('mobile-then-venue-fallback') },
    { operationId: 'createBookingUrl', has: venuesOnly, body: link('mobile-then-venue-fallback') },
    { operationId: 'listVenues', has: mobileOnly, body: undefined },
    { operationId: 'getVenue', has: mobileOnly, body: undefined },
    { operationId: 'getVenueAvailability', has: mobileOnly, body: undefined },
  ] as const;

  it.each(cases)('is denied: $operationId $body', async ({ operationId, has, body }) => {
    expect(await ask(operationId, has, { body })).toMatchObject(denied);
  });

  it.each(cases)('gets 400 with O09: $operationId $body', async ({ operationId, has, body }) => {
    expect(await ask(operationId, has, { body, policies: { O09: '400' } })).toMatchObject({
      status: 400,
      error: 'VALIDATION',
      reason: 'capability-missing',
    });
  });
});

describe('a client with the capability that the body asks for', () => {
  const cases = [
    { operationId: 'createBooking', has: venuesOnly, body: inVenue },
    { operationId: 'createBooking', has: mobileOnly, body: mobile },
    { operationId: 'createBookingUrl', has: mobileOnly, body: link('all-mobile') },
    { operationId: 'createBookingUrl', has: venuesOnly, body: link('all-venues') },
    { operationId: 'createBookingUrl', has: venuesOnly, body: link('venue') },
    { operationId: 'listVenues', has: venuesOnly, body: undefined },
    { operationId: 'listBookings', has: venuesOnly, body: undefined },
  ] as const;
  it.each(cases)('is served: $operationId $body', async ({ operationId, has, body }) => {
    expect(await ask(operationId, has, { body })).toBe('done');
  });
});

describe('gates that the spec leaves open', () => {
  const cases = [
    { open: 'O10', operationId: 'createBooking', has: venuesOnly, body: mobile },
    { open: 'O11', operationId: 'createBookingUrl', has: mobileOnly, body: link('venue') },
    { open: 'O12', operationId: 'getVenueFieldDefinitions', has: mobileOnly, body: undefined },
  ] as const;
  it.each(cases)('$open', async ({ open, operationId, has, body }) => {
    expect(await ask(operationId, has, { body, policies: { [open]: 'gated' } })).toMatchObject(
      denied,
    );
    expect(await ask(operationId, has, { body, policies: { [open]: 'open' } })).toBe('done');
  });

  it('O10 open leaves the gate of IN_VENUE as it is', async () => {
    const policies = { O10: 'open' } as const;
    expect(await ask('createBooking', mobileOnly, { body: inVenue, policies })).toMatchObject(
      denied,
    );
  });
});

describe('a body with other faults', () => {
  it('is denied as soon as its discriminator can be read (O70)', async () => {
    const body = { fulfillmentChannel: 'IN_VENUE', venueId: 7 };
    expect(await ask('createBooking', mobileOnly, { body })).toMatchObject(denied);
    expect(
      await ask('createBookingUrl', mobileOnly, { body: { scope: { kind: 'venue' } } }),
    ).toMatchObject(denied);
  });

  it.each([{}, [], null, { fulfillmentChannel: 'POST' }, { scope: 'venue' }, { scope: null }])(
    '%j has no discriminator: validation speaks',
    async (body) => {
      const none = { canUseMobilePhleb: false, canUseVenueNetwork: false };
      for (const operationId of ['createBooking', 'createBookingUrl'] as const) {
        expect(await ask(operationId, none, { body })).toMatchObject({ reason: 'validation' });
      }
    },
  );

  it('a discriminator that is only inherited is none', async () => {
    const body = '{"__proto__":{"fulfillmentChannel":"IN_VENUE"}}';
    expect(await ask('createBooking', mobileOnly, { body })).toMatchObject({
      reason: 'validation',
    });
  });
});

it('the message names the capability and why it is needed', async () => {
  expect(await ask('createBooking', mobileOnly, { body: inVenue })).toMatchObject({
    message:
      'This needs the capability canUseVenueNetwork, because the booking is IN_VENUE; the client does not have it.',
  });
});
