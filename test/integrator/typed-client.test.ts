import createClient, { type Client } from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateBookingRequest, ErrorBody, paths } from '../../contract/model.ts';
import { scopes } from '../../contract/operations.ts';
import { startSandbox, type RunningSandbox } from '../../mock/start-sandbox.ts';

/** Everything here is what an integrator writes: the types are the contract's, and nothing is cast. */

const v1 = '/api/integration/v1';

const patient: CreateBookingRequest['patient'] = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada.okafor@example.org',
  phone: '+447700900123',
  dateOfBirth: '1988-04-12',
  gender: 'FEMALE',
};

const location = { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' };

/** The body of a 200, or a test failure that shows the refusal. */
const dataOf = <Body extends { data: unknown }>(answer: {
  data?: Body;
  error?: unknown;
}): Body['data'] => {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data.data;
};

describe('a typed client', () => {
  let sandbox: RunningSandbox;
  /** Invoiced weekly, and one whose patients pay. */
  let weekly: Client<paths>;
  let patientPay: Client<paths>;

  const clientWith = (apiKey: string): Client<paths> =>
    createClient<paths>({
      baseUrl: sandbox.url,
      headers: { 'X-API-Key': apiKey, 'X-API-Version': '1' },
    });

  beforeAll(async () => {
    sandbox = await startSandbox({ startAt: Date.parse('2027-01-04T09:00:00Z') });
    const keys = sandbox.world.clients.map((client) => client.keys[0]?.apiKey ?? '');
    weekly = clientWith(keys[0] ?? '');
    patientPay = clientWith(keys[1] ?? '');
  });

  afterAll(async () => {
    await sandbox.close();
    expect(sandbox.bugs).toEqual([]);
  });

  const panelOf = async (client: Client<paths>): Promise<string> => {
    const { panels } = dataOf(await client.GET(`${v1}/test-panels`, {}));
    return panels[0]?.id ?? '';
  };

  const bookMobile = async (client: Client<paths>, externalOrderId: string) => {
    const testType = await panelOf(client);
    return dataOf(
      await client.POST(`${v1}/bookings`, {
        body: {
          fulfillmentChannel: 'MOBILE',
          patient,
          location,
          appointment: { preferredDate: '2027-01-12', timePreference: 'morning', testType },
          externalOrderId,
          passthrough: { campaign: 'spring' },
        },
      }),
    );
  };

  it('books a visit and reads it back', async () => {
    const booked = await bookMobile(weekly, 'order-1');
    // The union is told apart by the status.
    if (booked.status !== 'PENDING') throw new Error(booked.paymentRequiredUrl);
    expect(new URL(booked.bookingUrl).protocol).toBe('http:');

    const path = { id: booked.jobId };
    const { job } = dataOf(await weekly.GET(`${v1}/bookings/{id}`, { params: { path } }));
    expect(job.externalOrderId).toBe('order-1');
    expect(job.passthrough?.['campaign']).toBe('spring');
    expect(job.venue).toBeNull();

    const { sample } = dataOf(await weekly.GET(`${v1}/bookings/{id}/sample`, { params: { path } }));
    expect(sample).toBeNull();
  });

  it('sends a patient to pay', async () => {
    const booked = await bookMobile(patientPay, 'order-2');
    if (booked.status !== 'PENDING_PAYMENT') throw new Error(booked.bookingUrl);
    expect(new URL(booked.paymentRequiredUrl).pathname).toContain(booked.jobId);
  });

  it('books a slot at a venue', async () => {
    const { venues, total } = dataOf(
      await weekly.GET(`${v1}/venues`, { params: { query: { limit: 3 } } }),
    );
    expect(venues).toHaveLength(total);
    const path = { id: venues[0]?.id ?? '' };
    const { venue } = dataOf(await weekly.GET(`${v1}/venues/{id}`, { params: { path } }));
    const query = { from: '2027-01-11T00:00:00Z', to: '2027-01-25T00:00:00Z' };
    const { slots } = dataOf(
      await weekly.GET(`${v1}/venues/{id}/availability`, { params: { path, query } }),
    );
    const slot = slots[0];
    if (slot === undefined) throw new Error(`${venue.name} has no free slot`);

    const { jobId } = dataOf(
      await weekly.POST(`${v1}/bookings`, {
        body: {
          fulfillmentChannel: 'IN_VENUE',
          patient,
          venueId: venue.id,
          venueSlotStart: slot.start,
          appointment: { testType: await panelOf(weekly) },
        },
      }),
    );
    const { job } = dataOf(
      await weekly.GET(`${v1}/bookings/{id}`, { params: { path: { id: jobId } } }),
    );
    expect(job.venueSlotStart).toBe(slot.start);
    expect(job.venue?.postcode).toBe(venue.postcode);
  });

  it('mints a link for a hosted booking', async () => {
    const body = { scope: { kind: 'all-mobile' }, patient: { firstName: 'Ada' } } as const;
    const link = dataOf(await weekly.POST(`${v1}/booking-url`, { body }));
    expect(link.expiresAt).toBe('2027-01-05T09:00:00.000Z');
    expect(link.url).toMatch(/^http:/);
  });

  it('lists page by page until the cursor is null', async () => {
    const seen: { readonly id: string; readonly createdAt: string }[] = [];
    let cursor: string | null = null;
    do {
      const query: { limit: number; cursor?: string } = { limit: 7 };
      if (cursor !== null) query.cursor = cursor;
      const page = dataOf(await weekly.GET(`${v1}/bookings`, { params: { query } }));
      seen.push(...page.bookings);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(7);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('cancels, again and again', async () => {
    const { jobId } = await bookMobile(weekly, 'order-3');
    const params = { path: { id: jobId } };
    const first = dataOf(await weekly.POST(`${v1}/bookings/{id}/cancel`, { params }));
    const second = dataOf(await weekly.POST(`${v1}/bookings/{id}/cancel`, { params }));
    expect(first).toEqual({ jobId, status: 'CANCELLED' });
    expect(second).toEqual(first);
  });

  it('reads a sample of a completed visit', async () => {
    const completed = { params: { query: { status: 'COMPLETED' } } };
    const { bookings } = dataOf(await weekly.GET(`${v1}/bookings`, completed));
    const samples = await Promise.all(
      bookings.map(async ({ id }) => {
        const params = { path: { id } };
        return dataOf(await weekly.GET(`${v1}/bookings/{id}/sample`, { params })).sample;
      }),
    );
    expect(samples.some((sample) => sample?.status === 'RESULTS_READY')).toBe(true);
  });

  it('reads invoices, refunds and disputes', async () => {
    const { invoices } = dataOf(
      await weekly.GET(`${v1}/invoices`, { params: { query: { status: 'PAID' } } }),
    );
    const paid = { params: { path: { id: invoices[0]?.id ?? '' } } };
    const { invoice } = dataOf(await weekly.GET(`${v1}/invoices/{id}`, paid));
    expect(invoice.jobs).toHaveLength(invoice.jobCount);
    expect(invoice.subtotalPence + invoice.vatPence).toBe(invoice.totalPence);

    const { refunds } = dataOf(await patientPay.GET(`${v1}/refunds`, {}));
    const made = { params: { path: { id: refunds[0]?.id ?? '' } } };
    const { refund } = dataOf(await patientPay.GET(`${v1}/refunds/{id}`, made));
    expect(refund.amount).toBe(refunds[0]?.amount);
    const { refunds: ofJob } = dataOf(
      await patientPay.GET(`${v1}/refunds`, { params: { query: { jobId: refund.jobId } } }),
    );
    expect(ofJob.map(({ id }) => id)).toContain(refund.id);

    const { disputes } = dataOf(
      await patientPay.GET(`${v1}/disputes`, { params: { query: { status: 'won' } } }),
    );
    const closed = { params: { path: { id: disputes[0]?.id ?? '' } } };
    const { dispute } = dataOf(await patientPay.GET(`${v1}/disputes/{id}`, closed));
    expect(dispute.processorChargeId).not.toBe('');
  });

  it('reads panels and field definitions', async () => {
    const { panels, nextCursor } = dataOf(
      await weekly.GET(`${v1}/test-panels`, { params: { query: { limit: 1 } } }),
    );
    expect(panels[0]?.isGlobal).toBe(true);
    expect(nextCursor).not.toBeNull();
    const fields = dataOf(await weekly.GET(`${v1}/venue-field-definitions`, {}));
    const select = fields.venueCompletionFields.find(({ type }) => type === 'select');
    expect(select?.options).not.toEqual([]);
    expect(fields.labShipmentMode).toBe('VENUE_OR_PATIENT_TO_LAB');
  });

  it('is told why a booking is refused, in a typed error', async () => {
    const { data, error, response } = await weekly.POST(`${v1}/bookings`, {
      body: {
        fulfillmentChannel: 'MOBILE',
        patient: { ...patient, email: 'nowhere' },
        location: { ...location, postcode: 'zz99 3vz' },
        appointment: { preferredDate: '2027-01-12', timePreference: 'morning', testType: 'x' },
      },
    });
    expect(data).toBeUndefined();
    const refusal: ErrorBody | undefined = error;
    expect(response.status).toBe(400);
    expect(refusal?.error).toBe('VALIDATION');
    expect(refusal?.message).toContain('body.patient.email');
    expect(refusal?.message).toContain('body.location.postcode');
    expect(response.headers.get('x-sandbox-reason')).toBe('validation');
  });

  it('is refused what its key may not do, and what is not its own', async () => {
    const foreign = sandbox.world.jobs.find(
      ({ clientId }) => clientId === sandbox.world.clients[1]?.id,
    );
    const params = { path: { id: foreign?.id ?? '' } };
    const hidden = await weekly.GET(`${v1}/bookings/{id}`, { params });
    expect(hidden.response.status).toBe(404);
    expect(hidden.error?.error).toBe('NOT_FOUND');

    const few = sandbox.world.clients[0]?.keys.find((key) => key.scopes.length < scopes.length);
    const reader = clientWith(few?.apiKey ?? '');
    const scopeless = await reader.POST(`${v1}/bookings/{id}/cancel`, { params });
    expect(scopeless.response.status).toBe(403);

    const stranger = await clientWith('pj_live_example_not_a_real_key').GET(`${v1}/venues`, {});
    expect(stranger.response.status).toBe(401);
    expect(stranger.error?.error).toBe('INVALID_API_KEY');
  });

  it('does not compile with a wrong request', () => {
    const wrong = async (): Promise<void> => {
      // @ts-expect-error There is no such path.
      await weekly.GET(`${v1}/booking`, {});
      // @ts-expect-error IN_VENUE bookings have no location.
      await weekly.POST(`${v1}/bookings`, { body: { fulfillmentChannel: 'IN_VENUE', location } });
      // @ts-expect-error The window is required.
      await weekly.GET(`${v1}/venues/{id}/availability`, { params: { path: { id: 'x' } } });
      // @ts-expect-error Jobs are read, not replaced.
      await weekly.PUT(`${v1}/bookings/{id}`, { params: { path: { id: 'x' } } });
    };
    expect(wrong).toBeTypeOf('function');
  });
});
