import { describe, expect, it, vi } from 'vitest';
import { aWorld, logOf, type World } from '../../../test/given/application.ts';
import { aJob, APPOINTMENT, onTheWay } from '../../../test/given/jobs.ts';
import { aClient, aDispute, anInvoice, aRefund, aSample } from '../../../test/given/things.ts';
import { aVenue } from '../../../test/given/venues.ts';
import { handlers } from './handlers.ts';
import { perform } from './perform.ts';

// The first test waits until the table is loaded.
vi.setConfig({ testTimeout: 20_000 });

const later = new Date(APPOINTMENT + 30 * 60_000).toISOString();

/** A world in which each action below can happen. */
const aReadyWorld = async (): Promise<World> => {
  const world = aWorld({ O57: 'issued' });
  await world.given('client', aClient());
  await world.given('venue', aVenue(), aVenue({ id: 'ven_off', active: false }));
  await world.given(
    'job',
    aJob('pending', 'MOBILE', { id: 'pending' }),
    aJob('pendingPayment', 'MOBILE', { id: 'unpaid' }),
    { ...onTheWay('assigned'), id: 'held' },
    aJob('confirmed', 'IN_VENUE', { id: 'booked' }),
    aJob('inProgress', 'MOBILE', { id: 'begun' }),
    aJob('completed', 'MOBILE', { id: 'done' }),
  );
  await world.given('sample', aSample({ jobId: 'done' }));
  await world.given('invoice', anInvoice(), anInvoice({ id: 'inv_paid', phase: 'paid' }));
  await world.given('refund', aRefund({ jobId: 'done' }));
  await world.given('dispute', aDispute({ jobId: 'begun' }));
  return world;
};

type Case = {
  /** The least that the action takes. */
  readonly least: object;
  /** All that it takes. */
  readonly most?: object;
  /** The parameter that names a thing, which may not exist. */
  readonly names?: string;
};

const client = { least: { clientId: 'cl_1' }, names: 'clientId' };
const job = (jobId: string, most: object = {}): Case => ({
  least: { jobId },
  most: { jobId, ...most },
  names: 'jobId',
});
const invoice = (invoiceId = 'inv_1'): Case => ({ least: { invoiceId }, names: 'invoiceId' });
const refund: Case = { least: { refundId: 'rf_1' }, names: 'refundId' };

const cases: { readonly [action: string]: Case } = {
  describe: { least: {} },
  reset: { least: {} },
  'clock.read': { least: {} },
  'clock.advance': { least: { seconds: 0 }, most: { seconds: 1.5 } },
  'world.list': { least: {} },
  'world.load': { least: { world: 'empty' } },
  'policy.list': { least: {} },
  'policy.set': { least: { O09: '400' }, most: { O09: 400, O22: 'zero' } },
  'client.create': {
    least: {},
    most: {
      name: 'Harbour Health',
      billingMode: 'PATIENT_PAY',
      capabilities: { canUseMobilePhleb: false, canUseVenueNetwork: false },
      fulfillerVisibility: true,
      labShipmentMode: 'SERVICE_COURIER_PICKUP',
      venueCompletionFields: [
        { key: 'ward', label: 'Ward', type: 'select', required: true, options: ['A', 'B'] },
        { key: 'fasted', label: 'Fasted', type: 'boolean', required: false, helpText: '' },
      ],
      rateLimitPerMinute: 5000,
      webhook: { url: 'http://127.0.0.1:9/hook', eventTypes: ['job.created'] },
    },
  },
  'key.mint': {
    least: { clientId: 'cl_1', scopes: [] },
    most: { clientId: 'cl_1', scopes: ['bookings:read', 'bookings:write'] },
    names: 'clientId',
  },
  'webhook.configure': {
    ...client,
    most: { clientId: 'cl_1', url: 'https://example.org/hook', eventTypes: ['job.created'] },
  },
  'webhook.rotateSecret': client,
  'panel.create': {
    least: {},
    most: {
      clientId: 'cl_1',
      name: 'Lipids',
      description: null,
      steps: [{ name: 'Draw', order: 1, isMandatory: true, requiresPhoto: false }],
    },
    names: 'clientId',
  },
  'venue.create': {
    least: {},
    most: {
      name: 'Clinic',
      venueType: 'CLINIC',
      city: 'Exampleton',
      postcode: 'ZZ99 3VZ',
      capabilities: ['PAEDIATRIC'],
      phlebotomyStations: null,
      slotDurationMinutes: 15,
      timezone: 'America/New_York',
      operatingHours: { monday: { open: '00:00', close: '24:00' }, tuesday: null },
      active: false,
      verified: false,
      acceptsPublicBookings: false,
    },
  },
  'venue.activate': { least: { venueId: 'ven_off' }, names: 'venueId' },
  'venue.deactivate': { least: { venueId: 'ven_1' }, names: 'venueId' },
  'payment.finalize': job('unpaid'),
  'dispatch.search': job('pending', { searchRadiusMiles: 0.5 }),
  'dispatch.exhaust': job('pending'),
  'dispatch.unassign': job('held', { reason: 'ill' }),
  'phlebotomist.accept': job('pending', {
    phlebotomist: { name: 'Jo Test', phone: '07700900001' },
  }),
  'phlebotomist.cancel': job('held'),
  'phlebotomist.enRoute': job('held'),
  'phlebotomist.arrive': job('held'),
  'phlebotomist.updateEta': { least: { jobId: 'held', newEta: later }, names: 'jobId' },
  'phlebotomist.start': job('held'),
  'venue.checkIn': job('booked'),
  'job.complete': job('begun', {
    sample: {
      barcode: 'B1',
      shipmentMode: 'CLIENT_HANDLES_OFFLINE',
      clientMetadata: { ward: 'A', nested: { deep: [1] } },
      collectionNotes: '',
    },
    partner: { id: 'p_1', name: 'Partner Labs' },
  }),
  'patient.noShow': job('held'),
  'staff.cancel': job('held'),
  'staff.reschedule': { least: { jobId: 'held', scheduledFor: later }, names: 'jobId' },
  'lab.receive': job('done'),
  'lab.publish': job('done', { resultsUrl: 'https://lab.example.org/r/1' }),
  'bookingLink.create': {
    ...client,
    most: { clientId: 'cl_1', venueId: 'ven_1', kind: 'all-venues' },
  },
  'booking.createInternal': {
    ...client,
    most: { clientId: 'cl_1', fulfillmentChannel: 'IN_VENUE' },
  },
  'invoice.create': {
    ...client,
    most: {
      clientId: 'cl_1',
      jobIds: ['done'],
      periodStart: '2027-01-01T00:00:00Z',
      periodEnd: '2027-01-08T00:00:00+01:00',
      dueDate: '2027-01-20T12:00Z',
    },
  },
  'invoice.issue': invoice(),
  'invoice.process': invoice(),
  'invoice.pay': invoice(),
  'invoice.failPayment': invoice(),
  'invoice.passDueDate': invoice(),
  'invoice.refund': invoice('inv_paid'),
  'refund.create': job('held', { amount: 12.34, reason: 'goodwill', cancelJob: true }),
  'refund.settle': refund,
  'refund.fail': refund,
  'refund.reconcile': refund,
  'dispute.open': job('done', { amountPence: 1, reason: 'product_not_received' }),
  'dispute.update': { least: { disputeId: 'dp_1', status: 'under_review' }, names: 'disputeId' },
  'dispute.close': { least: { disputeId: 'dp_1', outcome: 'won' }, names: 'disputeId' },
};

/** What the protocol says that each result has. */
const results: { readonly [action: string]: readonly string[] } = {
  describe: ['protocol', 'actions', 'clock'],
  'clock.read': ['now'],
  'clock.advance': ['now', 'happened'],
  'world.list': ['world', 'worlds'],
  'policy.list': ['policies'],
  'policy.set': ['policies'],
  'client.create': ['clientId', 'webhookSecret'],
  'key.mint': ['apiKey'],
  'webhook.rotateSecret': ['webhookSecret'],
  'panel.create': ['panelId'],
  'venue.create': ['venueId'],
  'bookingLink.create': ['url', 'expiresAt', 'tokenId'],
  'booking.createInternal': ['jobId'],
  'invoice.create': ['invoiceId'],
  'refund.create': ['refundId'],
  'dispute.open': ['disputeId'],
};

const ask = async (world: World, action: unknown, parameters: object = {}) =>
  perform(world.deps, { action, ...parameters });

const expectUnchanged = async (world: World, act: () => Promise<unknown>) => {
  const before = await logOf(world.store);
  const reply = await act();
  expect(await logOf(world.store)).toEqual(before);
  return reply;
};

it('every action here is in the table', () => {
  expect(Object.keys(handlers)).toEqual(expect.arrayContaining(Object.keys(cases)));
});

describe.each(Object.entries(cases))('%s', (action, { least, most = least, names }) => {
  it.each([
    ['the least that it takes', least],
    ['all that it takes', most],
  ])('succeeds with %s', async (_, parameters) => {
    const reply = await ask(await aReadyWorld(), action, parameters);
    expect(reply).toMatchObject({ ok: true });
    const keys = Object.keys((reply as unknown as { result: object }).result);
    expect(keys).toEqual(results[action] ?? []);
  });

  it('names a parameter that it does not know, and those that it does', async () => {
    const world = await aReadyWorld();
    const reply = await expectUnchanged(world, () => ask(world, action, { ...least, jobid: 'x' }));
    expect(reply).toMatchObject({ ok: false, error: 'INVALID' });
    const { message } = reply as { message: string };
    expect(message).toContain('jobid');
    if (action === 'policy.set') return;
    for (const known of Object.keys(most)) expect(message).toContain(known);
  });

  it.each(Object.keys(least))('names %s when it is missing', async (missing) => {
    if (action === 'policy.set' || missing === 'scheduledFor') return;
    const world = await aReadyWorld();
    const rest = Object.fromEntries(Object.entries(least).filter(([key]) => key !== missing));
    const reply = await expectUnchanged(world, () => ask(world, action, rest));
    expect(reply).toMatchObject({
      error: 'INVALID',
      message: expect.stringContaining(`${missing}: missing`) as string,
    });
  });

  it.each(Object.keys(most))('names %s when it is malformed', async (parameter) => {
    const world = await aReadyWorld();
    for (const wrong of [[[]], -1, true]) {
      const value = (most as Record<string, unknown>)[parameter];
      if (typeof value === typeof wrong && typeof wrong !== 'number') continue;
      const reply = await expectUnchanged(world, () =>
        ask(world, action, { ...most, [parameter]: wrong }),
      );
      expect(reply).toMatchObject({
        error: 'INVALID',
        message: expect.stringContaining(parameter) as string,
      });
    }
  });

  if (names !== undefined) {
    it('does not find what there is not', async () => {
      const world = await aReadyWorld();
      const reply = await expectUnchanged(world, () =>
        ask(world, action, { ...most, [names]: 'nothing_1' }),
      );
      expect(reply).toMatchObject({
        error: 'NOT_FOUND',
        message: expect.stringContaining('nothing_1') as string,
      });
    });
  }
});

describe('a request', () => {
  it.each([null, [], 'describe', 1, true, [{ action: 'describe' }]])(
    'that is %j is no object',
    async (request) => {
      const reply = await perform(aWorld().deps, request);
      expect(reply).toMatchObject({ error: 'INVALID' });
    },
  );

  it.each([undefined, null, 1, ['describe']])('whose action is %j names none', async (action) => {
    expect(await ask(aWorld(), action)).toMatchObject({
      error: 'INVALID',
      message: expect.stringContaining('action') as string,
    });
  });

  it.each(['', 'nothing.like', 'toString', '__proto__', 'constructor', 'DESCRIBE'])(
    'for the unknown action %j is unsupported',
    async (action) => {
      expect(await ask(aWorld(), action)).toMatchObject({ ok: false, error: 'UNSUPPORTED' });
    },
  );

  it('for a mistyped action is told which was meant', async () => {
    expect(await ask(aWorld(), 'jobs.complete')).toMatchObject({
      message: expect.stringContaining('job.complete') as string,
    });
  });

  it('that is refused says why', async () => {
    const world = await aReadyWorld();
    expect(await ask(world, 'job.complete', { jobId: 'held' })).toEqual({
      ok: false,
      error: 'REFUSED',
      message: 'The job is in phase confirmed. Start the visit or check the patient in first.',
    });
  });

  it('is told every fault at once', async () => {
    const reply = await ask(aWorld(), 'client.create', {
      billingMode: 'x',
      rateLimitPerMinute: 0,
      capabilities: { canFly: true },
      webhook: {},
    });
    expect(reply).toMatchObject({ error: 'INVALID' });
    const { message } = reply as { message: string };
    for (const place of ['billingMode: ', 'rateLimitPerMinute: ', 'canFly', 'webhook.url: ']) {
      expect(message).toContain(place);
    }
  });

  it('for a slot that is not on offer speaks of its parameter, not of a body', async () => {
    const world = await aReadyWorld();
    const venueSlotStart = '2027-01-07T09:01:00Z';
    const reply = await ask(world, 'staff.reschedule', { jobId: 'booked', venueSlotStart });
    expect(reply).toMatchObject({
      error: 'REFUSED',
      message: expect.stringMatching(/^venueSlotStart: /) as string,
    });
  });
});

it('describe lists exactly the actions of the table, and the protocol', async () => {
  expect(await ask(aWorld(), 'describe')).toEqual({
    ok: true,
    result: { protocol: 1, actions: Object.keys(handlers), clock: 'virtual' },
  });
});
