// Every row of x-lifecycle, driven through the real sandbox: it leads where the row says, and is
// announced as the row says.

import { lifecycle, type Row } from '#contract/lifecycle.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Policies } from '../../mock/domain/policy.ts';
import { everyFacts, Stage, type Case, type Facts } from './stage.ts';

vi.setConfig({ testTimeout: 30_000 });

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.sandbox.close());

const isControl = ({ trigger }: Row): boolean => trigger.includes('.');

/** Rows that hold under another reading than the usual one. */
const readings: Readonly<Record<string, Partial<Policies>>> = {
  'job-accepted-by-another': { O66: 'first' },
  'invoice-issued': { O57: 'issued' },
};

/** What the same action makes of another thing, in rows of its own. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'job-cancelled-with-its-refund': ['refund.created'],
  'sample-registered': ['job.completed'],
};

const DAY = 24 * 60 * 60;

/** What the action of the row takes, beside what the case is about. */
const parametersOf = async (row: Row, one: Case, facts: Facts): Promise<object> => {
  const { id } = row;
  // A text like others: there are actions that are in no row.
  const trigger: string = row.trigger;
  const { clientId, jobId, invoiceId, refundId, disputeId, venueId } = one;
  switch (trigger) {
    case 'clock.advance':
      return { seconds: 60 * DAY };
    case 'booking.createInternal':
      return { clientId, fulfillmentChannel: facts.channel };
    case 'phlebotomist.updateEta':
      return { jobId, newEta: '2028-01-01T10:00:00Z' };
    case 'staff.reschedule':
      return facts.channel === 'MOBILE'
        ? { jobId, scheduledFor: '2028-01-01T10:00:00Z' }
        : { jobId, venueSlotStart: await anotherSlot(jobId) };
    case 'invoice.create':
      return { clientId, jobIds: [jobId] };
    case 'refund.create':
      return { jobId, cancelJob: id === 'job-cancelled-with-its-refund' };
    case 'dispute.update':
      return { disputeId, status: 'under_review' };
    case 'dispute.close':
      return { disputeId, outcome: 'lost' };
    default: {
      const [thing] = trigger.split('.');
      if (thing === 'invoice') return { invoiceId };
      if (thing === 'refund') return { refundId };
      if (thing === 'dispute') return { jobId };
      if (trigger === 'venue.activate' || trigger === 'venue.deactivate') return { venueId };
      return { jobId };
    }
  }
};

const anotherSlot = async (jobId = ''): Promise<string | undefined> => {
  const { job } = (await stage.do('job.get', { jobId })) as unknown as { job: { venueId: string } };
  const { slots } = (await stage.do('venue.freeSlots', { venueId: job.venueId })) as unknown as {
    slots: readonly string[];
  };
  return slots.at(-1);
};

const holdsFor = ({ when }: Row, { channel, billingMode }: Facts): boolean =>
  (when?.channel ?? channel) === channel && (when?.billingMode ?? billingMode) === billingMode;

/** The case in the phase, and what else the row presupposes. */
const given = async (row: Row, phase: string, facts: Facts): Promise<Case | undefined> => {
  const one = await stage.thing(row.thing, phase, facts);
  if (one === undefined) return undefined;
  if (row.when?.acceptance === 'later') {
    await stage.do('phlebotomist.accept', { jobId: one.jobId });
    await stage.do('phlebotomist.cancel', { jobId: one.jobId });
  }
  if (row.when?.dispute === 'open') await stage.do('dispute.open', { jobId: one.jobId });
  return one;
};

/** Undefined where these facts never lead to the phase. */
const drive = async (row: Row, phase: string, facts: Facts, policies: Partial<Policies> = {}) => {
  await stage.setPolicies({ ...readings[row.id], ...policies });
  const one = await given(row, phase, facts);
  if (one === undefined) return undefined;
  const before = await stage.announced(one);
  const outcome = await stage.try(row.trigger, await parametersOf(row, one, facts));
  const after = { ...one, ...(outcome.ok ? outcome.result : {}) };
  return {
    outcome,
    to: await stage.phaseOf(row.thing, after),
    emits: (await stage.announced(one)).slice(before.length),
  };
};

const rows = lifecycle.rows.filter(isControl);

describe('a row of the contract that a control action sets off', () => {
  it.each(rows.map((row) => [row.id, row] as const))('%s', async (_, row) => {
    const driven: string[] = [];
    for (const phase of row.from) {
      for (const facts of everyFacts.filter((some) => holdsFor(row, some))) {
        const result = await drive(row, phase, facts);
        if (result === undefined) continue;
        driven.push(phase);
        expect(result.outcome.ok, JSON.stringify(result.outcome)).toBe(row.refused === undefined);
        expect(result.to).toBe(row.to === 'unchanged' ? phase : row.to);
        const all = [...row.emits, ...(besides[row.id] ?? [])];
        expect(result.emits.toSorted()).toEqual(all.toSorted());
      }
    }
    // No phase of the row is left out because nothing leads there.
    expect(new Set(driven)).toEqual(new Set(row.from));
  });
});

describe('a row under the other reading of its open point', () => {
  const facts: Facts = { channel: 'MOBILE', billingMode: 'WEEKLY_INVOICE' };
  const atVenue: Facts = { channel: 'IN_VENUE', billingMode: 'PATIENT_PAY' };

  it.each<[string, string, Facts, Partial<Policies>, string, readonly string[]]>([
    ['job-eta-updated', 'confirmed', facts, { O01: 'silent' }, 'confirmed', []],
    ['job-confirmed-by-payment', 'pendingPayment', atVenue, { O02: 'silent' }, 'confirmed', []],
    [
      ...(['job-phlebotomist-cancels', 'confirmed', facts, { O03: 'unassigned' }] as const),
      ...(['pending', ['dispatch.unassigned']] as const),
    ],
    [
      ...(['job-accepted-by-another', 'pending', facts, { O66: 'every' }] as const),
      ...(['confirmed', ['job.confirmed', 'dispatch.assigned']] as const),
    ],
    [
      ...(['sample-received-after-results', 'resultsReady', facts, { O59: 'stays' }] as const),
      ...(['resultsReady', ['sample.in_lab']] as const),
    ],
  ])('%s from %s, %o, %o', async (id, phase, some, policies, to, emits) => {
    const row = rows.find((each) => each.id === id)!;
    expect(await drive(row, phase, some, policies)).toMatchObject({ to, emits });
  });

  it('job-created-by-staff at a venue is confirmed at once (O32)', async () => {
    const row = rows.find(({ id }) => id === 'job-created-by-staff-for-weekly-invoice')!;
    const some = { ...facts, channel: 'IN_VENUE' as const };
    expect(await drive(row, 'none', some, { O32: 'confirmed' })).toMatchObject({
      to: 'confirmed',
      emits: ['job.created', 'job.confirmed'],
    });
  });
});

describe('what no row of the contract has', () => {
  const actions = [
    ...new Set(rows.filter(({ thing }) => thing === 'job').map((row) => row.trigger)),
  ];
  const phases = Object.keys(lifecycle.phases.job);

  /** Whether some row of a job has the action from there, refused or not. */
  const isRow = (action: string, phase: string, facts: Facts): boolean =>
    rows.some(
      (row) =>
        row.thing === 'job' &&
        row.trigger === action &&
        (row.from as readonly string[]).includes(phase) &&
        holdsFor(row, facts),
    );

  const others = ['clock.advance', 'booking.createInternal', 'refund.create'];

  it.each(actions.filter((action) => !others.includes(action)))(
    '%s is refused, or changes no phase and tells nobody',
    async (action) => {
      await stage.setPolicies({});
      for (const facts of everyFacts) {
        for (const phase of phases.filter((one) => !isRow(action, one, facts))) {
          const one = await stage.job(phase, facts);
          if (one === undefined) continue;
          const before = await stage.announced(one);
          const row = { id: '', trigger: action } as Row;
          const { ok } = await stage.try(action, await parametersOf(row, one, facts));
          // A17: a payment may be finalized whenever it is due.
          expect(ok).toBe(ok && action === 'payment.finalize');
          expect(await stage.phaseOf('job', one)).toBe(phase);
          expect(await stage.announced(one)).toEqual(before);
        }
      }
    },
  );
});
