import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince, type World } from '../../../test/given/application.ts';
import { aJob, APPOINTMENT, NOW } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient, aDispute, aRefund } from '../../../test/given/things.ts';
import type { Job } from '../../domain/job/job.ts';
import { createRefund, failRefund, reconcileRefund, settleRefund } from './refunds.ts';

const jobId = 'job_1';

const withJob = async (job: Job = aJob('confirmed')): Promise<World> => {
  const world = aWorld();
  await world.given('client', aClient());
  await world.given('job', job);
  return world;
};
const GIVEN = 2;

describe('refund.create', () => {
  it('refunds the price of the draw, unless it is told', async () => {
    const world = await withJob(aJob('confirmed', 'IN_VENUE'));
    const { refundId } = await resultOf(createRefund(world.deps, { jobId }));
    expect(await world.store.get('refund', refundId)).toMatchObject({
      jobId,
      clientId: 'cl_1',
      amount: 60,
      phase: 'pending',
      cancelledJob: false,
      processorRefundId: null,
      createdAt: NOW,
    });
    const told = { jobId, amount: 12.34, reason: 'goodwill' };
    const other = await resultOf(createRefund(world.deps, told));
    expect(await world.store.get('refund', other.refundId)).toMatchObject({
      amount: 12.34,
      reason: 'goodwill',
    });
    expect(await world.store.get('job', jobId)).toMatchObject({ phase: 'confirmed' });
  });

  it('cancels too when it is asked to, inside the client’s 24 hours as well', async () => {
    const world = await withJob();
    world.clock.set(APPOINTMENT - 1);
    const { refundId } = await resultOf(createRefund(world.deps, { jobId, cancelJob: true }));
    expect(await world.store.get('refund', refundId)).toMatchObject({ cancelledJob: true });
    expect(await world.store.get('job', jobId)).toMatchObject({
      phase: 'cancelled',
      cancelledBy: 'staff',
    });
    expect(await eventsSince(world.store, GIVEN)).toEqual([
      'job JobCancelled',
      'refund RefundCreated',
    ]);
  });

  it.each([false, true])('is blocked by an open dispute (cancelJob: %s)', async (cancelJob) => {
    const world = await withJob();
    await world.given('dispute', aDispute());
    const create = () => createRefund(world.deps, { jobId, cancelJob });
    await expectRefused(world, 'dispute-open', create);
    expect(await world.store.get('job', jobId)).toMatchObject({ phase: 'confirmed' });
    await world.given('dispute', aDispute({ status: 'won' }));
    await resultOf(create());
  });

  it.each([
    ['completed', 'wrong-phase'],
    ['cancelled', 'already-done'],
  ] as const)('does not cancel a %s job, and so does nothing', async (phase, reason) => {
    const world = await withJob(aJob(phase));
    const create = () => createRefund(world.deps, { jobId, cancelJob: true });
    await expectRefused(world, reason, create);
    await resultOf(createRefund(world.deps, { jobId }));
  });

  it('is refused for an unknown job', async () => {
    const world = await withJob();
    for (const cancelJob of [false, true]) {
      const create = () => createRefund(world.deps, { jobId: 'job_0', cancelJob });
      await expectRefused(world, 'not-found', create);
    }
  });
});

describe('what the processor makes of it', () => {
  it.each([
    ['refund.settle', settleRefund, 'succeeded'],
    ['refund.fail', failRefund, 'failed'],
    ['refund.reconcile', reconcileRefund, 'reconciled'],
  ] as const)('%s', async (_, act, phase) => {
    const world = await withJob(aJob('cancelled', 'MOBILE', { payment: 'PAID' }));
    await world.given('refund', aRefund(), aRefund({ id: 'rf_2', phase: 'succeeded' }));
    expect(await resultOf(act(world.deps, { refundId: 'rf_1' }))).toEqual({});
    const refund = await world.store.get('refund', 'rf_1');
    expect(refund?.phase).toBe(phase);
    expect(refund?.processorRefundId === null).toBe(phase === 'failed');
    await expectRefused(world, 'wrong-phase', () => act(world.deps, { refundId: 'rf_2' }));
    await expectRefused(world, 'not-found', () => act(world.deps, { refundId: 'rf_0' }));
  });

  it('refund.settle shows on a job that was paid', async () => {
    const world = await withJob(aJob('cancelled', 'MOBILE', { payment: 'PAID' }));
    await world.given('refund', aRefund());
    await resultOf(settleRefund(world.deps, { refundId: 'rf_1' }));
    expect(await world.store.get('job', jobId)).toMatchObject({ payment: 'REFUNDED' });
  });
});
