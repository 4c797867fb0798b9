import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../test/given/application.ts';
import { aJob, APPOINTMENT, NOW } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient, aDispute, anInvoice, aRefund, aSample } from '../../../test/given/things.ts';
import { aVenue } from '../../../test/given/venues.ts';
import { listClients, listFreeSlots, readJob, readWebhookSecret } from './inspect.ts';

describe('client.list', () => {
  it('shows clients in order of creation, and no secret', async () => {
    const { deps, given } = aWorld();
    await given('client', aClient(), aClient({ id: 'cl_2', billingMode: 'PATIENT_PAY' }));
    const { clients } = await listClients(deps);
    expect(clients).toMatchObject([{ id: 'cl_1' }, { id: 'cl_2', billingMode: 'PATIENT_PAY' }]);
    expect(JSON.stringify(clients)).not.toContain('whsec_');
  });
});

describe('webhook.readSecret', () => {
  it('is the secret that signs now', async () => {
    const world = aWorld();
    await world.given('client', aClient());
    const { deps } = world;
    expect(await readWebhookSecret(deps, { clientId: 'cl_1' })).toEqual({
      webhookSecret: 'whsec_MQ==',
    });
    await expectRefused(world, 'not-found', () => readWebhookSecret(deps, { clientId: 'cl_x' }));
  });
});

describe('job.get', () => {
  it('shows where the job stands, and what there is around it', async () => {
    const { deps, given } = aWorld();
    await given('job', aJob('completed', 'IN_VENUE', { invoiceId: 'inv_1' }));
    await given('sample', aSample());
    await given('invoice', anInvoice({ phase: 'overdue' }));
    await given('dispute', aDispute({ id: 'dp_0', status: 'won' }), aDispute());
    await given('refund', aRefund({ id: 'rf_0', phase: 'failed' }), aRefund());
    expect(await readJob(deps, { jobId: 'job_1' })).toEqual({
      job: {
        ...{ jobId: 'job_1', clientId: 'cl_1', phase: 'completed', status: 'COMPLETED' },
        ...{ fulfillmentChannel: 'IN_VENUE', billingMode: 'WEEKLY_INVOICE' },
        ...{ paymentStatus: 'PENDING', appointmentAt: new Date(APPOINTMENT).toISOString() },
        ...{ venueId: 'ven_1', samplePhase: 'registered', disputeId: 'dp_1' },
        ...{ invoice: { invoiceId: 'inv_1', phase: 'overdue' }, pendingRefundId: 'rf_1' },
      },
    });
  });

  it('shows nothing around one that is new', async () => {
    const world = aWorld();
    await world.given('job', aJob('pending'));
    const { job } = await resultOf(readJob(world.deps, { jobId: 'job_1' }));
    const around = { samplePhase: null, invoice: null, disputeId: null, pendingRefundId: null };
    expect(job).toMatchObject({ ...around, venueId: null });
    await expectRefused(world, 'not-found', () => readJob(world.deps, { jobId: 'job_x' }));
  });
});

describe('venue.freeSlots', () => {
  const slotsOf = async (world = aWorld()) =>
    (await resultOf(listFreeSlots(world.deps, { venueId: 'ven_1' }))).slots;

  it('are the starts of thirty days at which a place is left', async () => {
    const world = aWorld();
    await world.given('venue', aVenue({ phlebotomyStations: 1 }));
    const free = await slotsOf(world);
    // Twenty a day, the present day from nine on.
    expect(free).toHaveLength(30 * 20);
    expect(free[0]).toBe(new Date(NOW).toISOString());
    await world.given('job', aJob('pending', 'IN_VENUE'));
    const taken = new Date(APPOINTMENT).toISOString();
    expect(free).toContain(taken);
    expect(await slotsOf(world)).toEqual(free.filter((start) => start !== taken));
  });

  it('are none at a venue that is hidden', async () => {
    const world = aWorld();
    await world.given('venue', aVenue({ active: false }));
    expect(await slotsOf(world)).toEqual([]);
    await expectRefused(world, 'not-found', () => listFreeSlots(world.deps, { venueId: 'ven_x' }));
  });
});
