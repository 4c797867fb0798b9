// The rows of x-lifecycle that the client itself sets off, through the API of the real sandbox.

import { lifecycle, type Row } from '#contract/lifecycle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Policies } from '../../mock/domain/policy.ts';
import { everyFacts, Stage, type Case, type Facts } from './stage.ts';

let stage: Stage;
let panelId: string | undefined;
beforeAll(async () => {
  stage = await Stage.open();
  ({ panelId } = await stage.do('panel.create'));
});
afterAll(() => stage.sandbox.close());

const HOUR = 3_600;

const post = async (path: string, { clientId }: Case, body?: object): Promise<Response> => {
  const { apiKey = '' } = await stage.do('key.mint', {
    ...{ clientId, scopes: ['bookings:write', 'bookings:read'] },
  });
  return fetch(`${stage.sandbox.url}/api/integration/v1${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': apiKey, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
};

const jobOf = async ({ jobId }: Case) => {
  const { job } = (await stage.do('job.get', { jobId })) as unknown as {
    job: { readonly appointmentAt: string };
  };
  return job;
};

const holdsFor = ({ when }: Row, { channel, billingMode }: Facts): boolean =>
  (when?.channel ?? channel) === channel && (when?.billingMode ?? billingMode) === billingMode;

const rowsOf = (trigger: string) =>
  lifecycle.rows.filter((row) => row.trigger === trigger).map((row) => [row.id, row] as const);

describe('cancelBooking', () => {
  const cancel = async (
    row: Row,
    phase: string,
    facts: Facts,
    policies: Partial<Policies> = {},
  ) => {
    await stage.setPolicies(policies);
    const one = await stage.job(phase, facts);
    if (one === undefined) return undefined;
    if (row.when?.dispute === 'open') await stage.do('dispute.open', { jobId: one.jobId });
    if (row.when?.lock === 'inside') {
      const { now = '' } = await stage.do('clock.read');
      const left = Date.parse((await jobOf(one)).appointmentAt) - Date.parse(now);
      await stage.do('clock.advance', { seconds: left / 1_000 - HOUR });
    }
    const before = await stage.announced(one);
    const { status } = await post(`/bookings/${one.jobId ?? ''}/cancel`, one);
    return {
      status,
      to: await stage.phaseOf('job', one),
      emits: (await stage.announced(one)).slice(before.length),
    };
  };

  it.each(rowsOf('cancelBooking'))('%s', async (_, row) => {
    const driven: string[] = [];
    for (const phase of row.from) {
      for (const facts of everyFacts.filter((some) => holdsFor(row, some))) {
        const result = await cancel(row, phase, facts);
        if (result === undefined) continue;
        driven.push(phase);
        // O61: a booking that was paid by the patient starts its refund.
        const refund = row.refused === undefined && isPaid(phase, facts) ? ['refund.created'] : [];
        expect(result).toEqual({
          status: row.refused ?? 200,
          to: row.to === 'unchanged' ? phase : row.to,
          emits: [...row.emits, ...refund],
        });
      }
    }
    expect(new Set(driven)).toEqual(new Set(row.from));
  });

  const isPaid = (phase: string, { billingMode }: Facts): boolean =>
    billingMode === 'PATIENT_PAY' && phase !== 'pendingPayment' && phase !== 'cancelled';

  const facts: Facts = { channel: 'MOBILE', billingMode: 'WEEKLY_INVOICE' };

  it.each<[string, string, Partial<Policies>, number, readonly string[]]>([
    ['job-cancelled-again', 'cancelled', { O30: 'every' }, 200, ['job.cancelled']],
    ['job-cancel-again-inside-lock', 'cancelled', { O05: '409' }, 409, []],
    ['job-cancel-again-under-dispute', 'cancelled', { O05: '409' }, 409, []],
    ['job-cancelled-by-client-when-available', 'available', { O06: 'staff' }, 409, []],
    ['job-cancel-refused-when-completed', 'completed', { O07: '400' }, 400, []],
  ])('%s from %s under another reading: %o', async (id, phase, policies, status, emits) => {
    const row = lifecycle.rows.find((one) => one.id === id)!;
    expect(await cancel(row, phase, facts, policies)).toEqual({ status, to: phase, emits });
  });
});

describe('createBooking', () => {
  const patient = {
    ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', gender: 'FEMALE' },
    ...{ phone: '07700 900123', dateOfBirth: '1988-04-12' },
  };

  const bodyFor = async ({ channel }: Facts): Promise<object> => {
    if (channel === 'MOBILE') {
      return {
        ...{ fulfillmentChannel: channel, patient },
        location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
        appointment: {
          ...{ preferredDate: '2029-01-10', timePreference: 'morning', testType: panelId },
        },
      };
    }
    const [venue] = await stage.sandbox.deps.store.venues();
    const { slots } = (await stage.do('venue.freeSlots', { venueId: venue?.id })) as unknown as {
      slots: readonly string[];
    };
    return {
      ...{ fulfillmentChannel: channel, patient, appointment: { testType: panelId } },
      ...{ venueId: venue?.id, venueSlotStart: slots.at(-1) },
    };
  };

  it.each(rowsOf('createBooking'))('%s', async (_, row) => {
    await stage.setPolicies({});
    for (const facts of everyFacts.filter((some) => holdsFor(row, some))) {
      const one = await stage.client(facts);
      const response = await post('/bookings', one, await bodyFor(facts));
      const { data } = (await response.json()) as { data: { jobId: string } };
      expect(response.status).toBe(200);
      expect(await stage.phaseOf('job', { ...one, jobId: data.jobId })).toBe(row.to);
      expect(await stage.announced(one)).toEqual(row.emits);
    }
  });
});
