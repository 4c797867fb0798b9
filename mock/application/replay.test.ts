import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aWorld, foldOf, logOf, storedOf, type World } from '../../test/given/application.ts';
import { aBooking, mobileVisit, NOW, venueVisit } from '../../test/given/jobs.ts';
import { aClient, aPanel } from '../../test/given/things.ts';
import { aVenue } from '../../test/given/venues.ts';
import { isOpen, type Dispute } from '../domain/dispute/dispute.ts';
import type { JobEventType } from '../domain/job/events.ts';
import type { Job } from '../domain/job/job.ts';
import { policyChoices, type Policies, type PolicyId } from '../domain/policy.ts';
import { isRefusal, type Refusal } from '../domain/refusal.ts';
import { createInternalBooking } from './actions/bookings-internal.ts';
import { activateVenue, deactivateVenue } from './actions/catalogue.ts';
import { closeDispute, openDispute, updateDispute } from './actions/disputes.ts';
import * as invoices from './actions/invoices.ts';
import * as jobs from './actions/jobs.ts';
import * as refunds from './actions/refunds.ts';
import { rescheduleJob } from './actions/reschedule.ts';
import { publishResults, receiveSample } from './actions/samples.ts';
import type { Kind, Logged } from './aggregates.ts';
import { book } from './book.ts';
import { change, moveJob } from './change.ts';
import { isUnderDispute } from './under-dispute.ts';

// Hundreds of small worlds: on a busy machine that is more than ten seconds.
vi.setConfig({ testTimeout: 60_000 });

const DAY = 24 * 3_600_000;
const SLOT = 30 * 60_000;

/** One step: what is done, to which of the things there are, at which of a few slots. */
type Step = { readonly act: string; readonly which: number; readonly slot: number };
type Act = (world: World, id: string, step: Step) => Promise<object | Refusal>;

/** Two slots three days away and one inside the 24-hour lock: places are fought for. */
const slots = [NOW + 3 * DAY, NOW + 3 * DAY + SLOT, NOW + SLOT];
const slotOf = (step: Step): number => slots[step.slot] ?? NOW;

const onJob =
  (act: (deps: World['deps'], p: { jobId: string }) => Promise<object>): Act =>
  ({ deps }, jobId) =>
    act(deps, { jobId });
const onInvoice =
  (act: (deps: World['deps'], p: { invoiceId: string }) => Promise<object>): Act =>
  ({ deps }, invoiceId) =>
    act(deps, { invoiceId });
const onRefund =
  (act: (deps: World['deps'], p: { refundId: string }) => Promise<object>): Act =>
  ({ deps }, refundId) =>
    act(deps, { refundId });

const bookingOf =
  (billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY', channel: Job['visit']['channel']): Act =>
  ({ deps }, _, step) =>
    change(deps, (context) =>
      book(
        context,
        aBooking({
          id: context.ids.next('job'),
          clientId: billingMode === 'PATIENT_PAY' ? 'cl_2' : 'cl_1',
          billingMode,
          createdAt: context.now,
          visit: channel === 'MOBILE' ? mobileVisit(slotOf(step)) : venueVisit(slotOf(step)),
        }),
      ),
    );

const cancelAsClient: Act = ({ deps }, jobId) =>
  change(deps, async (context) =>
    moveJob(context, jobId, {
      type: 'cancelAsClient',
      now: context.now,
      policies: context.policies(),
      refundId: context.ids.next('rf'),
      underDispute: await isUnderDispute(context.tx, jobId),
    }),
  );

const acts: { readonly [Target in Kind | 'none']?: { readonly [name: string]: Act } } = {
  none: {
    bookHome: bookingOf('WEEKLY_INVOICE', 'MOBILE'),
    bookHomePaying: bookingOf('PATIENT_PAY', 'MOBILE'),
    bookVenue: bookingOf('WEEKLY_INVOICE', 'IN_VENUE'),
    bookVenuePaying: bookingOf('PATIENT_PAY', 'IN_VENUE'),
    bookInternal: ({ deps }) =>
      createInternalBooking(deps, { clientId: 'cl_1', fulfillmentChannel: 'IN_VENUE' }),
    invoiceAll: ({ deps }) => invoices.createInvoice(deps, { clientId: 'cl_1' }),
    deactivate: ({ deps }) => deactivateVenue(deps, { venueId: 'ven_1' }),
    activate: ({ deps }) => activateVenue(deps, { venueId: 'ven_1' }),
    wait: async ({ deps }, _, step) => {
      await deps.controls.advance(((step.which % 3) + 1) * 7 * 3_600_000);
      return {};
    },
  },
  job: {
    cancelAsClient,
    finalizePayment: onJob(jobs.finalizePayment),
    search: onJob(jobs.searchPhlebotomist),
    exhaust: onJob(jobs.exhaustSearch),
    accept: onJob(jobs.acceptJob),
    withdraw: onJob(jobs.withdrawPhlebotomist),
    unassign: onJob(jobs.unassignPhlebotomist),
    enRoute: onJob(jobs.markEnRoute),
    arrive: onJob(jobs.markArrived),
    eta: ({ deps }, jobId) => jobs.updateEta(deps, { jobId, newEta: NOW }),
    start: onJob(jobs.startVisit),
    checkIn: onJob(jobs.checkIn),
    complete: onJob(jobs.completeJob),
    noShow: onJob(jobs.flagNoShow),
    cancelAsStaff: onJob(jobs.cancelAsStaff),
    moveVisit: ({ deps }, jobId, step) =>
      rescheduleJob(deps, { jobId, scheduledFor: slotOf(step) }),
    moveSlot: ({ deps }, jobId, step) =>
      rescheduleJob(deps, { jobId, venueSlotStart: slotOf(step) }),
    receive: onJob(receiveSample),
    publish: onJob(publishResults),
    invoiceOne: ({ deps }, id) => invoices.createInvoice(deps, { clientId: 'cl_1', jobIds: [id] }),
    refund: onJob(refunds.createRefund),
    refundAndCancel: ({ deps }, jobId) => refunds.createRefund(deps, { jobId, cancelJob: true }),
    dispute: onJob(openDispute),
  },
  invoice: {
    pay: onInvoice(invoices.payInvoice),
    failPayment: onInvoice(invoices.failInvoicePayment),
    passDueDate: onInvoice(invoices.passDueDate),
    issue: onInvoice(invoices.issueInvoice),
    process: onInvoice(invoices.processInvoice),
    refundInvoice: onInvoice(invoices.refundInvoice),
  },
  refund: {
    settle: onRefund(refunds.settleRefund),
    fail: onRefund(refunds.failRefund),
    reconcile: onRefund(refunds.reconcileRefund),
  },
  dispute: {
    review: ({ deps }, disputeId) => updateDispute(deps, { disputeId, status: 'under_review' }),
    win: ({ deps }, disputeId) => closeDispute(deps, { disputeId, outcome: 'won' }),
    lose: ({ deps }, disputeId) => closeDispute(deps, { disputeId, outcome: 'lost' }),
  },
};

const names = Object.entries(acts).flatMap(([target, ofTarget]) =>
  Object.keys(ofTarget).map((name) => `${target} ${name}`),
);
const find = (act: string): { readonly target: string; readonly run: Act } => {
  const [target = '', name = ''] = act.split(' ');
  return { target, run: acts[target as Kind]![name]! };
};

type Look = (world: World, log: readonly Logged[]) => Promise<void> | void;

/** The last things of that kind, so that one thing is often taken further. */
const idsOf = (log: readonly Logged[], kind: string): string[] =>
  [...new Set(log.filter((line) => line.kind === kind).map(({ id }) => id))].slice(-2);

const run = async (world: World, steps: readonly Step[], look?: Look): Promise<void> => {
  await world.given('client', aClient(), aClient({ id: 'cl_2', billingMode: 'PATIENT_PAY' }));
  await world.given('panel', aPanel({ clientId: null }));
  await world.given('venue', aVenue());
  for (const step of steps) {
    const { target, run: act } = find(step.act);
    const before = await logOf(world.store);
    const ids = idsOf(before, target);
    const id = ids[step.which % Math.max(1, ids.length)];
    if (target !== 'none' && id === undefined) continue;
    const outcome = await act(world, id ?? '', step);
    if (isRefusal(outcome)) expect(await logOf(world.store)).toHaveLength(before.length);
    await look?.(world, before);
  }
};

const straightOn = [
  'job finalizePayment',
  'job accept',
  'job start',
  'job checkIn',
  'job complete',
  'job receive',
  'none invoiceAll',
  'job invoiceOne',
  'invoice pay',
];

const step: fc.Arbitrary<Step> = fc.record({
  // The straight path and what it earns more often than the rest, or few jobs get anywhere.
  act: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('none bookHome', 'none bookVenue') },
    { weight: 6, arbitrary: fc.constantFrom(...straightOn) },
    { weight: 5, arbitrary: fc.constantFrom(...names) },
  ),
  which: fc.nat({ max: 11 }),
  slot: fc.nat({ max: 2 }),
});

const policies: fc.Arbitrary<Policies> = fc.record(
  Object.fromEntries(
    Object.entries(policyChoices).map(([id, values]) => [id, fc.constantFrom(...values)]),
  ) as { [Id in PolicyId]: fc.Arbitrary<Policies[Id]> },
);

/** Runs random steps under random readings of the open points; looks at each step, or at the end. */
const afterAnySteps = (look: Look, when: 'each' | 'end' = 'end') =>
  fc.assert(
    fc.asyncProperty(
      fc.noBias(fc.array(step, { maxLength: 200, size: 'max' })),
      policies,
      async (steps, chosen) => {
        const world = aWorld(chosen);
        await run(world, steps, when === 'each' ? look : undefined);
        await look(world, await logOf(world.store));
      },
    ),
    { numRuns: 60 },
  );

/** Each state that a job went through, in order. */
const historiesOf = (log: readonly Logged[]): Job[][] => {
  const histories = new Map<string, Job[]>();
  log.forEach(({ kind, id }, index) => {
    if (kind !== 'job') return;
    const state = foldOf(log.slice(0, index + 1).filter((line) => line.id === id)).get(`job/${id}`);
    histories.set(id, [...(histories.get(id) ?? []), state as Job]);
  });
  return [...histories.values()];
};

const onlyMobile: ReadonlySet<JobEventType> = new Set<JobEventType>([
  'SearchBegan',
  'SearchExhausted',
  'PhlebotomistAccepted',
  'PhlebotomistWithdrew',
  'PhlebotomistUnassigned',
  'EnRouteMarked',
  'ArrivalMarked',
  'EtaUpdated',
  'VisitStarted',
]);

describe('whatever is done, in whatever order, under whatever readings', () => {
  it('the log folds to the stored states', () =>
    afterAnySteps(async ({ store }, log) => {
      expect(foldOf(log)).toEqual(await storedOf(store));
    }));

  it('a completed or cancelled job stays so', () =>
    afterAnySteps((_, log) => {
      for (const history of historiesOf(log)) {
        const ended = history.findIndex(({ phase }) => ['completed', 'cancelled'].includes(phase));
        if (ended === -1) continue;
        const phases = history.slice(ended).map(({ phase }) => phase);
        expect(new Set(phases).size).toBe(1);
      }
    }));

  it('no slot has more jobs than places', () =>
    afterAnySteps(async ({ store, deps }) => {
      for (const held of await store.jobsAtSlots('ven_1', slots)) {
        const cancelledHold = deps.policies().O24 === 'holds';
        const places = held.filter(({ phase }) => cancelledHold || phase !== 'cancelled');
        expect(places.length).toBeLessThanOrEqual(2);
      }
    }, 'each'));

  it('no phlebotomist has to do with a venue, and no check-in with a visit at home', () =>
    afterAnySteps((_, log) => {
      const states = foldOf(log);
      for (const { kind, id, event } of log) {
        if (kind !== 'job') continue;
        const { channel } = (states.get(`job/${id}`) as Job).visit;
        if (channel === 'IN_VENUE') expect(onlyMobile).not.toContain(event.type);
        else expect(event.type).not.toBe('CheckedIn');
      }
    }));

  it('money stays in order: one invoice for a job, one number for an invoice, no refund under dispute', () =>
    afterAnySteps((_, log) => {
      const billed: string[] = [];
      const numbers: string[] = [];
      log.forEach(({ kind, event }, index) => {
        if (kind === 'invoice' && event.type === 'InvoiceCreated') {
          numbers.push(event.terms.invoiceNumber);
          billed.push(...event.terms.lines.map(({ jobId }) => jobId));
        }
        if (kind === 'refund' && event.type === 'RefundCreated') {
          const before = [...foldOf(log.slice(0, index)).entries()];
          const open = before.some(([key, state]) => {
            const dispute = state as Dispute;
            return (
              key.startsWith('dispute/') && dispute.jobId === event.terms.jobId && isOpen(dispute)
            );
          });
          expect(open).toBe(false);
        }
      });
      expect(new Set(billed).size).toBe(billed.length);
      expect(new Set(numbers).size).toBe(numbers.length);
    }));
});
