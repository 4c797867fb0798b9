import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince } from '../../../test/given/application.ts';
import { aJob, NOW, phaseNames } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient } from '../../../test/given/things.ts';
import { isUnderDispute } from '../under-dispute.ts';
import { closeDispute, openDispute, updateDispute } from './disputes.ts';

const jobId = 'job_1';

const disputed = async () => {
  const world = aWorld();
  await world.given('client', aClient());
  await world.given('job', aJob('completed'));
  const { disputeId } = await resultOf(openDispute(world.deps, { jobId }));
  return { world, disputeId };
};
const GIVEN = 2;

describe('dispute.open', () => {
  it('is over the price of the draw, unless it is told', async () => {
    const { world, disputeId } = await disputed();
    expect(await world.store.get('dispute', disputeId)).toMatchObject({
      jobId,
      clientId: 'cl_1',
      amountPence: 8500,
      reason: 'fraudulent',
      status: 'needs_response',
      createdAt: NOW,
    });
    expect(await isUnderDispute(world.store, jobId)).toBe(true);
    await world.given('job', aJob('completed', 'IN_VENUE', { id: 'job_2' }));
    const told = { jobId: 'job_2', amountPence: 1, reason: 'product_not_received' };
    const other = await resultOf(openDispute(world.deps, told));
    expect(await world.store.get('dispute', other.disputeId)).toMatchObject(told);
  });

  it.each(phaseNames)('may be of a job in phase %s', async (phase) => {
    const world = aWorld();
    await world.given('job', aJob(phase));
    await resultOf(openDispute(world.deps, { jobId }));
  });

  it('is refused while one is open, and for an unknown job', async () => {
    const { world, disputeId } = await disputed();
    await expectRefused(world, 'dispute-open', () => openDispute(world.deps, { jobId }));
    await expectRefused(world, 'not-found', () => openDispute(world.deps, { jobId: 'job_0' }));
    await resultOf(closeDispute(world.deps, { disputeId, outcome: 'won' }));
    await resultOf(openDispute(world.deps, { jobId }));
  });
});

describe('dispute.close', () => {
  it.each(['won', 'lost'] as const)('%s, once', async (outcome) => {
    const { world, disputeId } = await disputed();
    expect(await resultOf(closeDispute(world.deps, { disputeId, outcome }))).toEqual({});
    expect(await world.store.get('dispute', disputeId)).toMatchObject({ status: outcome });
    expect(await isUnderDispute(world.store, jobId)).toBe(false);
    expect(await eventsSince(world.store, GIVEN)).toEqual([
      'dispute DisputeOpened',
      'dispute DisputeClosed',
    ]);
    const again = () => closeDispute(world.deps, { disputeId, outcome });
    await expectRefused(world, 'wrong-phase', again);
  });

  it('is refused for an unknown dispute', async () => {
    const { world } = await disputed();
    const close = () => closeDispute(world.deps, { disputeId: 'dp_0', outcome: 'won' });
    await expectRefused(world, 'not-found', close);
  });
});

describe('dispute.update', () => {
  it('passes on the processor’s word', async () => {
    const { world, disputeId } = await disputed();
    await resultOf(updateDispute(world.deps, { disputeId, status: 'under_review' }));
    expect(await world.store.get('dispute', disputeId)).toMatchObject({ status: 'under_review' });
    expect(await isUnderDispute(world.store, jobId)).toBe(true);
  });

  it.each(['won', 'lost'])('does not end a dispute as %s', async (status) => {
    const { world, disputeId } = await disputed();
    const update = () => updateDispute(world.deps, { disputeId, status });
    await expectRefused(world, 'invalid', update);
  });

  it('is refused for the status it has, for a closed and for an unknown dispute', async () => {
    const { world, disputeId } = await disputed();
    const update = (id: string, status: string) => () =>
      updateDispute(world.deps, { disputeId: id, status });
    await expectRefused(world, 'already-done', update(disputeId, 'needs_response'));
    await expectRefused(world, 'not-found', update('dp_0', 'under_review'));
    await resultOf(closeDispute(world.deps, { disputeId, outcome: 'lost' }));
    await expectRefused(world, 'wrong-phase', update(disputeId, 'under_review'));
  });
});
