/** Every value of every policy does over the wire what docs/assumptions.md says that it does. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { policyChoices, type Policies, type PolicyId } from '../../mock/domain/policy.ts';
import { patientWith, startSandbox, type Partner, type Sandbox } from './sandbox.ts';

/** What to ask, and what each value must answer. Every value needs an answer of its own. */
type Probe<Value extends string> = {
  readonly ask: (sandbox: Sandbox) => Promise<unknown>;
  readonly answers: Readonly<Record<Value, unknown>>;
};

const jobOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> }): string =>
  String(data['jobId']);

const cancel = async (partner: Partner, jobId: string): Promise<number> =>
  (await partner.post(`/bookings/${jobId}/cancel`)).status;

const jobField = async (partner: Partner, jobId: string, field: string): Promise<unknown> => {
  const { data } = await partner.get(`/bookings/${jobId}`);
  return (data['job'] as Record<string, unknown>)[field];
};

const venue = async ({ act }: Sandbox, settings = {}): Promise<string> =>
  String((await act('venue.create', settings))['venueId']);

/** A week ahead, at a time that the usual venue offers. */
const nextWeek = '2027-01-11T09:00:00.000Z';

const mobileJob = async (sandbox: Sandbox, done: readonly string[] = []) => {
  const partner = await sandbox.partner();
  const jobId = jobOf(await partner.bookMobile());
  for (const action of done) await sandbox.act(action, { jobId });
  return { partner, jobId };
};

const wholeVisit = ['phlebotomist.accept', 'phlebotomist.start', 'job.complete'];

const venueJob = async (sandbox: Sandbox, billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY') => {
  const partner = await sandbox.partner({ billingMode });
  const venueId = await venue(sandbox, { phlebotomyStations: 1 });
  const jobId = jobOf(await partner.bookVenue(venueId, nextWeek));
  return { partner, jobId, venueId };
};

const hours = (count: number) => ({ seconds: count * 3600 });

const withoutVenues = { capabilities: { canUseVenueNetwork: false } };

const probes: { readonly [Id in PolicyId]: Probe<Policies[Id]> } = {
  O01: {
    ask: async (sandbox) => {
      const { jobId } = await mobileJob(sandbox, ['phlebotomist.accept']);
      const newEta = '2027-01-11T08:20:00Z';
      return sandbox.eventsOf(() => sandbox.act('phlebotomist.updateEta', { jobId, newEta }));
    },
    answers: { emitted: ['job.eta_updated'], silent: [] },
  },
  O02: {
    ask: async (sandbox) => {
      const { jobId } = await venueJob(sandbox, 'PATIENT_PAY');
      return sandbox.eventsOf(() => sandbox.act('payment.finalize', { jobId }));
    },
    answers: { emitted: ['job.confirmed'], silent: [] },
  },
  O03: {
    ask: async (sandbox) => {
      const { jobId } = await mobileJob(sandbox, ['phlebotomist.accept']);
      return sandbox.eventsOf(() => sandbox.act('phlebotomist.cancel', { jobId }));
    },
    answers: { silent: [], unassigned: ['dispatch.unassigned'] },
  },
  O05: {
    ask: async (sandbox) => {
      const { partner, jobId } = await mobileJob(sandbox);
      await cancel(partner, jobId);
      await sandbox.act('clock.advance', hours(6 * 24 + 1));
      return cancel(partner, jobId);
    },
    answers: { 200: 200, 409: 409 },
  },
  O06: {
    ask: async (sandbox) => {
      const { partner, jobId } = await mobileJob(sandbox, ['dispatch.exhaust']);
      return cancel(partner, jobId);
    },
    answers: { client: 200, staff: 409 },
  },
  O07: {
    ask: async (sandbox) => {
      const { partner, jobId } = await mobileJob(sandbox, wholeVisit);
      return cancel(partner, jobId);
    },
    answers: { 409: 409, 400: 400 },
  },
  O08: {
    ask: async (sandbox) => (await (await sandbox.partner({ scopes: [] })).get('/bookings')).status,
    answers: { 403: 403, 401: 401 },
  },
  O09: {
    ask: async (sandbox) => (await (await sandbox.partner(withoutVenues)).get('/venues')).status,
    answers: { 403: 403, 400: 400 },
  },
  O10: {
    ask: async (sandbox) => {
      const partner = await sandbox.partner({ capabilities: { canUseMobilePhleb: false } });
      return (await partner.bookMobile()).status;
    },
    answers: { gated: 403, open: 200 },
  },
  O11: {
    ask: async (sandbox) => {
      const partner = await sandbox.partner(withoutVenues);
      const scope = { kind: 'venue', venueId: await venue(sandbox) };
      return (await partner.post('/booking-url', { scope })).status;
    },
    answers: { gated: 403, open: 200 },
  },
  O12: {
    ask: async (sandbox) =>
      (await (await sandbox.partner(withoutVenues)).get('/venue-field-definitions')).status,
    answers: { open: 200, gated: 403 },
  },
  O13: {
    ask: async (sandbox) =>
      (await (await sandbox.partner({ scopes: ['venues:read'] })).get('/test-panels')).status,
    answers: { any: 200, 'bookings:read': 403 },
  },
  O15: {
    ask: async (sandbox) =>
      (await (await sandbox.partner()).bookMobile({ billingMode: 'WEEKLY_INVOICE' })).status,
    answers: { ignore: 200, refuse: 400 },
  },
  O18: {
    ask: async (sandbox) => (await (await sandbox.partner()).get('/bookings?limit=101')).status,
    answers: { clamp: 200, refuse: 400 },
  },
  O20: {
    ask: async (sandbox) => {
      const partner = await sandbox.partner();
      const paths = [
        '/bookings?status=LOST',
        '/bookings?bookingSource=FAX',
        '/invoices?status=LOST',
        '/refunds?status=LOST',
        '/venues?type=LOST',
        '/venues?capability=LOST',
      ];
      const answers = await Promise.all(paths.map((path) => partner.get(path)));
      return answers.map(({ status }) => status);
    },
    answers: { refuse: [400, 400, 400, 400, 400, 400], empty: [200, 200, 200, 200, 200, 200] },
  },
  O21: {
    ask: async (sandbox) => {
      const partner = await sandbox.partner();
      await venue(sandbox, { postcode: 'SW1A 1AA' });
      await venue(sandbox, { postcode: 'SW1 1AA' });
      return (await partner.get('/venues?postcode=sw1')).data['total'];
    },
    answers: { outward: 1, prefix: 2 },
  },
  O22: {
    ask: async (sandbox) => {
      const { partner, venueId } = await venueJob(sandbox, 'WEEKLY_INVOICE');
      const window = 'from=2027-01-11T09:00:00Z&to=2027-01-11T09:30:00Z';
      const { data } = await partner.get(`/venues/${venueId}/availability?${window}`);
      return data['slots'];
    },
    answers: {
      omit: [],
      zero: [{ start: nextWeek, end: '2027-01-11T09:30:00.000Z', capacity: 0 }],
    },
  },
  O24: {
    ask: async (sandbox) => {
      const { partner, jobId, venueId } = await venueJob(sandbox, 'WEEKLY_INVOICE');
      await cancel(partner, jobId);
      return (await partner.bookVenue(venueId, nextWeek)).status;
    },
    answers: { frees: 200, holds: 400 },
  },
  O25: {
    ask: async (sandbox) =>
      (await (await sandbox.partner()).bookVenue('ven_unknown', nextWeek)).status,
    answers: { 400: 400, 404: 404 },
  },
  O27: {
    ask: async (sandbox) => {
      const { partner, jobId } = await venueJob(sandbox, 'WEEKLY_INVOICE');
      await sandbox.act('clock.advance', hours(6 * 24));
      return cancel(partner, jobId);
    },
    answers: { cancels: 200, locked: 409 },
  },
  O29: {
    ask: async (sandbox) => {
      const { partner, jobId } = await mobileJob(sandbox);
      await sandbox.act('clock.advance', hours(8 * 24));
      return cancel(partner, jobId);
    },
    answers: { 409: 409, 200: 200 },
  },
  O30: {
    ask: async (sandbox) => {
      const { partner, jobId } = await mobileJob(sandbox);
      await cancel(partner, jobId);
      return sandbox.eventsOf(() => cancel(partner, jobId));
    },
    answers: { once: [], every: ['job.cancelled'] },
  },
  O32: {
    ask: async (sandbox) => {
      const { partner, jobId } = await venueJob(sandbox, 'WEEKLY_INVOICE');
      return jobField(partner, jobId, 'status');
    },
    answers: { pending: 'PENDING', confirmed: 'CONFIRMED' },
  },
  O35: {
    ask: async (sandbox) => {
      const life = ['phlebotomist.accept', 'phlebotomist.start'];
      const { partner, jobId } = await mobileJob(sandbox, life);
      return jobField(partner, jobId, 'checkedInAt');
    },
    answers: { start: '2027-01-04T09:00:00.000Z', null: null },
  },
  O36: {
    ask: async (sandbox) => {
      const partner = await sandbox.partner({ fulfillerVisibility: true });
      return jobField(partner, jobOf(await partner.bookMobile()), 'fulfillment');
    },
    answers: { created: { type: 'INTERNAL', partner: null }, completed: undefined },
  },
  O48: {
    ask: async (sandbox) =>
      (await (await sandbox.partner()).get('/bookings', { 'x-api-version': '2' })).status,
    answers: { accept: 200, refuse: 400 },
  },
  O50: {
    ask: async (sandbox) => {
      const patient = patientWith({ phone: 'ask at the door' });
      return (await (await sandbox.partner()).bookMobile({ patient })).status;
    },
    answers: { strict: 400, any: 200 },
  },
  O57: {
    ask: async (sandbox) => {
      const { partner } = await mobileJob(sandbox, wholeVisit);
      const made = await sandbox.act('invoice.create', { clientId: partner.clientId });
      const { data } = await partner.get(`/invoices/${String(made['invoiceId'])}`);
      return typeof (data['invoice'] as Record<string, unknown>)['hostedInvoiceUrl'];
    },
    answers: { minted: 'string', issued: 'object' },
  },
  O59: {
    ask: async (sandbox) => {
      const life = [...wholeVisit, 'lab.publish', 'lab.receive'];
      const { partner, jobId } = await mobileJob(sandbox, life);
      const { data } = await partner.get(`/bookings/${jobId}/sample`);
      return (data['sample'] as Record<string, unknown>)['status'];
    },
    answers: { back: 'RECEIVED_BY_LAB', stays: 'RESULTS_READY' },
  },
  O61: {
    ask: async (sandbox) => {
      const { partner, jobId } = await venueJob(sandbox, 'PATIENT_PAY');
      await sandbox.act('payment.finalize', { jobId });
      return sandbox.eventsOf(() => cancel(partner, jobId));
    },
    answers: { refund: ['job.cancelled', 'refund.created'], none: ['job.cancelled'] },
  },
  O66: {
    ask: async (sandbox) => {
      const { jobId } = await mobileJob(sandbox, ['phlebotomist.accept', 'phlebotomist.cancel']);
      return sandbox.eventsOf(() => sandbox.act('phlebotomist.accept', { jobId }));
    },
    answers: { every: ['job.confirmed', 'dispatch.assigned'], first: ['dispatch.assigned'] },
  },
  O74: {
    ask: async (sandbox) =>
      (await (await sandbox.partner()).bookMobile({ externalUserId: null })).status,
    answers: { refuse: 400, absent: 200 },
  },
};

const cases = (Object.keys(policyChoices) as PolicyId[]).flatMap((id) =>
  policyChoices[id].map((value) => ({
    choice: `${id}=${value}`,
    set: { [id]: value },
    ask: probes[id].ask,
    answer: (probes[id].answers as Readonly<Record<string, unknown>>)[value],
  })),
);

describe('a policy that is set answers as documented:', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(async () => {
    expect(sandbox.bugs).toEqual([]);
    await sandbox.close();
  });
  beforeEach(async () => {
    await sandbox.act('reset');
  });

  it.each(cases)('$choice', async ({ set, ask, answer }) => {
    await sandbox.act('policy.set', set);
    expect(await ask(sandbox)).toEqual(answer);
  });

  it('each value answers differently, so that no probe passes by itself', () => {
    const alike = Object.entries(probes).filter(([, { answers }]) => {
      const told = Object.values(answers).map((answer) => JSON.stringify(answer));
      return new Set(told).size < told.length;
    });
    expect(alike.map(([id]) => id)).toEqual([]);
  });
});
