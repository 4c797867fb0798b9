import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince, type World } from '../../../test/given/application.ts';
import { aJob, APPOINTMENT, NOW, phaseNames, venueVisit } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient } from '../../../test/given/things.ts';
import { aVenue } from '../../../test/given/venues.ts';
import type { Job } from '../../domain/job/job.ts';
import type { Policies } from '../../domain/policy.ts';
import type { Venue } from '../../domain/venue/venue.ts';
import { rescheduleJob } from './reschedule.ts';

const jobId = 'job_1';
const HALF_HOUR = 30 * 60_000;
const later = APPOINTMENT + HALF_HOUR;

const withJob = async (
  job: Job,
  { venue = aVenue(), policies = {} }: { venue?: Venue; policies?: Partial<Policies> } = {},
): Promise<World> => {
  const world = aWorld(policies);
  await world.given('client', aClient());
  await world.given('venue', venue);
  await world.given('job', job);
  return world;
};
const appointmentIn = async (world: World) =>
  (await world.store.get('job', jobId))?.visit.appointmentAt;
const inVenue = aJob('confirmed', 'IN_VENUE');
const others = (count: number, phase: 'confirmed' | 'cancelled' = 'confirmed'): Job[] =>
  Array.from({ length: count }, (_, index) =>
    aJob(phase, 'IN_VENUE', { id: `other_${String(index)}`, visit: venueVisit(later) }),
  );

describe('a MOBILE job', () => {
  it('is moved to any time', async () => {
    const world = await withJob(aJob('confirmed'));
    const scheduledFor = APPOINTMENT + 61_000;
    expect(await resultOf(rescheduleJob(world.deps, { jobId, scheduledFor }))).toEqual({});
    expect(await appointmentIn(world)).toBe(scheduledFor);
    expect(await eventsSince(world.store, 3)).toEqual(['job JobRescheduled']);
  });

  it.each([
    ['nothing', {}],
    ['the time of a slot', { venueSlotStart: later }],
    ['both', { venueSlotStart: later, scheduledFor: later }],
  ])('needs scheduledFor, not %s', async (_, times) => {
    const world = await withJob(aJob('confirmed'));
    const message = await expectRefused(world, 'invalid', () =>
      rescheduleJob(world.deps, { jobId, ...times }),
    );
    expect(message).toContain('scheduledFor');
  });
});

describe('an IN_VENUE job', () => {
  it('is moved to a slot that is on offer, and holds its place there', async () => {
    const world = await withJob(inVenue);
    await resultOf(rescheduleJob(world.deps, { jobId, venueSlotStart: later }));
    expect(await appointmentIn(world)).toBe(later);
    const [before, after] = await world.store.jobsAtSlots('ven_1', [APPOINTMENT, later]);
    expect(before).toEqual([]);
    expect(after).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['a time', { scheduledFor: later }],
    ['both', { venueSlotStart: later, scheduledFor: later }],
  ])('needs venueSlotStart, not %s', async (_, times) => {
    const world = await withJob(inVenue);
    const message = await expectRefused(world, 'invalid', () =>
      rescheduleJob(world.deps, { jobId, ...times }),
    );
    expect(message).toContain('venueSlotStart');
  });

  it.each([
    ['off the grid', later + 60_000, 'slot-not-offered'],
    ['outside opening hours', APPOINTMENT - 5 * 3_600_000, 'slot-not-offered'],
    ['in the past', NOW - 24 * 3_600_000, 'slot-past'],
    ['the one that it has', APPOINTMENT, 'already-done'],
  ] as const)('is not moved to a slot that is %s', async (_, venueSlotStart, reason) => {
    const world = await withJob(inVenue);
    await expectRefused(world, reason, () => rescheduleJob(world.deps, { jobId, venueSlotStart }));
  });

  it('is not moved where no place is left', async () => {
    const world = await withJob(inVenue);
    await world.given('job', ...others(1));
    await resultOf(rescheduleJob(world.deps, { jobId, venueSlotStart: later }));
    await resultOf(rescheduleJob(world.deps, { jobId, venueSlotStart: APPOINTMENT }));
    await world.given('job', ...others(2));
    const move = () => rescheduleJob(world.deps, { jobId, venueSlotStart: later });
    await expectRefused(world, 'slot-full', move);
  });

  it('may take the place of a cancelled job, unless such a job holds it (O24)', async () => {
    const freed = await withJob(inVenue);
    await freed.given('job', ...others(2, 'cancelled'));
    await resultOf(rescheduleJob(freed.deps, { jobId, venueSlotStart: later }));
    const held = await withJob(inVenue, { policies: { O24: 'holds' } });
    await held.given('job', ...others(2, 'cancelled'));
    const move = () => rescheduleJob(held.deps, { jobId, venueSlotStart: later });
    await expectRefused(held, 'slot-full', move);
  });

  it('is not moved at a venue that can no longer be booked', async () => {
    const world = await withJob(inVenue, { venue: aVenue({ active: false }) });
    const move = () => rescheduleJob(world.deps, { jobId, venueSlotStart: later });
    await expectRefused(world, 'venue-not-bookable', move);
  });
});

it.each(phaseNames)('a job in phase %s is moved only before its visit begins', async (phase) => {
  const world = await withJob(aJob(phase));
  const move = () => rescheduleJob(world.deps, { jobId, scheduledFor: later });
  if (['pendingPayment', 'pending', 'confirmed'].includes(phase)) await resultOf(move());
  else await expectRefused(world, 'wrong-phase', move);
});

it('an unknown job is refused before its times are looked at', async () => {
  const world = await withJob(inVenue);
  await expectRefused(world, 'not-found', () => rescheduleJob(world.deps, { jobId: 'job_0' }));
});
