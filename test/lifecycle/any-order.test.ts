// Whatever is done, in whatever order, under whatever readings: each event that leaves is as the
// contract has it, and a booking is told of nothing that belongs to the other channel.

import { channelsOf } from '#contract/events.ts';
import { validateWebhook } from '#contract/validate.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { policyChoices, type Policies, type PolicyId } from '../../mock/domain/policy.ts';
import { Stage } from './stage.ts';

// Hundreds of small lives: on a busy machine that is more than ten seconds.
vi.setConfig({ testTimeout: 60_000 });

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.sandbox.close());

/** The straight way to the results, so that a life gets somewhere. */
const straightOn = [
  ...['payment.finalize', 'phlebotomist.accept', 'phlebotomist.start', 'venue.checkIn'],
  ...['job.complete', 'lab.receive', 'lab.publish'],
];

const ofJob = [
  ...['dispatch.search', 'dispatch.exhaust', 'dispatch.unassign', 'phlebotomist.cancel'],
  ...['phlebotomist.enRoute', 'phlebotomist.arrive', 'phlebotomist.updateEta', 'patient.noShow'],
  ...['staff.cancel', 'staff.reschedule', 'refund.create', 'dispute.open', 'invoice.create'],
];

const ofMoney = [
  ...['invoice.issue', 'invoice.process', 'invoice.pay', 'invoice.failPayment'],
  ...['invoice.passDueDate', 'invoice.refund', 'refund.settle', 'refund.fail'],
  ...['refund.reconcile', 'dispute.update', 'dispute.close'],
];

const ofOthers = [
  'booking.createInternal',
  'webhook.rotateSecret',
  'venue.deactivate',
  'venue.activate',
];

type Step = { readonly action: string; readonly which: number; readonly variant: number };

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...straightOn) },
    { weight: 4, arbitrary: fc.constantFrom(...ofJob) },
    { weight: 3, arbitrary: fc.constantFrom(...ofMoney) },
    { weight: 2, arbitrary: fc.constantFrom(...ofOthers) },
  ),
  which: fc.nat({ max: 3 }),
  variant: fc.nat({ max: 3 }),
});

const policies = fc.record(
  Object.fromEntries(
    Object.entries(policyChoices).map(([id, values]) => [id, fc.constantFrom(...values)]),
  ) as { [Id in PolicyId]: fc.Arbitrary<Policies[Id]> },
);

type Ids = { readonly [name: string]: string[] };

/** What the action takes, from what there is; odd where a caller may be odd. */
const parametersOf = ({ action, which, variant }: Step, clientId: string, ids: Ids): object => {
  const pick = (name: string): string | undefined =>
    ids[name]?.[which % Math.max(1, ids[name].length)];
  const jobId = pick('jobId');
  switch (action) {
    case 'booking.createInternal':
      return { clientId, fulfillmentChannel: variant % 2 === 0 ? 'MOBILE' : 'IN_VENUE' };
    case 'webhook.rotateSecret':
      return { clientId };
    case 'venue.activate':
    case 'venue.deactivate':
      return { venueId: pick('venueId') };
    case 'phlebotomist.accept':
      return {
        jobId,
        ...(variant === 0 && { phlebotomist: { name: 'Žofie “Zo” Ünal', phone: '1' } }),
      };
    case 'phlebotomist.updateEta':
      return { jobId, newEta: '2027-02-01T10:00:00+05:30' };
    case 'dispatch.search':
      return { jobId, ...(variant === 0 && { searchRadiusMiles: 0.25 }) };
    case 'dispatch.unassign':
      return { jobId, ...(variant === 0 && { reason: '\u0000 “why” \ud83e\ude78' }) };
    case 'staff.reschedule':
      return variant % 2 === 0
        ? { jobId, scheduledFor: `2027-02-0${which + 1}T10:00:00Z` }
        : { jobId, venueSlotStart: `2027-01-1${which}T10:30:00Z` };
    case 'job.complete':
      return {
        jobId,
        ...(variant === 0 && {
          sample: { barcode: null, clientMetadata: { deep: [{ er: null }] }, collectionNotes: '' },
          partner: { id: 'p', name: 'P' },
        }),
      };
    case 'refund.create':
      return { jobId, amount: [undefined, 0.01, 12.3, 1_000][variant], cancelJob: variant === 2 };
    case 'dispute.open':
      return { jobId, ...(variant === 0 && { amountPence: 1, reason: 'other' }) };
    case 'invoice.create':
      return variant === 0 ? { clientId } : { clientId, jobIds: [jobId] };
    case 'dispute.update':
      return { disputeId: pick('disputeId'), status: 'needs_response' };
    case 'dispute.close':
      return { disputeId: pick('disputeId'), outcome: variant % 2 === 0 ? 'won' : 'lost' };
    default: {
      const [thing = ''] = action.split('.');
      const name = thing === 'invoice' || thing === 'refund' ? `${thing}Id` : 'jobId';
      return { [name]: pick(name) };
    }
  }
};

/** Lives through the steps; the client, and the channel of each of its jobs. */
const live = async (steps: readonly Step[], billingMode: string, visible: boolean) => {
  const { clientId = '' } = await stage.do('client.create', {
    ...{ billingMode, fulfillerVisibility: visible },
  });
  const { venueId = '' } = await stage.do('venue.create', { active: false });
  const ids = {
    ...{ jobId: [] as string[], invoiceId: [] as string[], refundId: [] as string[] },
    ...{ disputeId: [] as string[], venueId: [venueId] },
  };
  const channels = new Map<string, 'MOBILE' | 'IN_VENUE'>();
  const first: readonly Step[] = [0, 1].map((variant) => ({
    ...{ action: 'booking.createInternal', which: 0, variant },
  }));
  for (const one of [...first, ...steps]) {
    const parameters = parametersOf(one, clientId, ids);
    const outcome = await stage.try(one.action, parameters);
    if (!outcome.ok) continue;
    for (const [name, known] of Object.entries(ids)) {
      const id = outcome.result[name];
      if (id !== undefined) known.push(id);
    }
    const { jobId } = outcome.result;
    if (jobId !== undefined && 'fulfillmentChannel' in parameters) {
      channels.set(jobId, parameters.fulfillmentChannel as 'MOBILE' | 'IN_VENUE');
    }
  }
  return { clientId, channels };
};

const told = new Set<string>();

it('no event is refused by the contract, and none is of the other channel', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.noBias(fc.array(step, { maxLength: 120, size: 'max' })),
      policies,
      fc.constantFrom('WEEKLY_INVOICE', 'PATIENT_PAY'),
      fc.boolean(),
      async (steps, chosen, billingMode, visible) => {
        await stage.setPolicies(chosen);
        const { clientId, channels } = await live(steps, billingMode, visible);
        const { items } = await stage.sandbox.publisher.events({ clientId, limit: 1_000 });
        for (const { type, jobId, body } of items) {
          told.add(type);
          expect(validateWebhook(type, JSON.parse(body))).toEqual([]);
          // O02: job.confirmed is MOBILE's in the event table, and of both in the state table.
          const channel = jobId === null ? undefined : channels.get(jobId);
          if (channel !== undefined) expect(channelsOf(type)).toContain(channel);
          if (channel === 'IN_VENUE' && type !== 'job.confirmed')
            expect(onlyMobile).not.toContain(type);
        }
      },
    ),
    { numRuns: 250 },
  );
  expect(stage.sandbox.bugs).toEqual([]);
  // The steps are no toy: nearly all of what can be told was told.
  expect(told.size).toBeGreaterThanOrEqual(22);
});

/** By the event table alone. */
const onlyMobile = [
  ...['job.confirmed', 'job.en_route', 'job.arrived', 'job.eta_updated'],
  ...['dispatch.assigned', 'dispatch.searching', 'dispatch.unassigned'],
];
