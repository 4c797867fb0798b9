import { describe, expect, it } from 'vitest';
import { aWorld, eventsSince, type World } from '../../../test/given/application.ts';
import { aJob, NOW, onTheWay, phaseNames } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient } from '../../../test/given/things.ts';
import type { Job } from '../../domain/job/job.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import type { ActionDeps } from './controls.ts';
import * as jobs from './jobs.ts';

const jobId = 'job_1';

const withJob = async (job: Job): Promise<World> => {
  const world = aWorld();
  await world.given('client', aClient());
  await world.given('job', job);
  return world;
};
const jobIn = async (world: World): Promise<Job> => (await world.store.get('job', jobId))!;
const GIVEN = 2;

type Act = (deps: ActionDeps, parameters: { readonly jobId: string }) => Promise<object | Refusal>;

/** Every action on a job: a job that allows it, what it logs, and what the job is then. */
const actions: {
  readonly [name: string]: {
    readonly act: Act;
    readonly from: Job;
    readonly events: readonly string[];
    readonly then: object;
  };
} = {
  'payment.finalize at home': {
    act: jobs.finalizePayment,
    from: aJob('pendingPayment'),
    events: ['job PaymentFinalized'],
    then: { phase: 'pending', payment: 'PAID' },
  },
  'payment.finalize at a venue': {
    act: jobs.finalizePayment,
    from: aJob('pending', 'IN_VENUE'),
    events: ['job PaymentFinalized'],
    then: { phase: 'confirmed', payment: 'PAID' },
  },
  'dispatch.search': {
    act: jobs.searchPhlebotomist,
    from: aJob('pending'),
    events: ['job SearchBegan'],
    then: { phase: 'pending' },
  },
  'dispatch.exhaust': {
    act: jobs.exhaustSearch,
    from: aJob('pending'),
    events: ['job SearchExhausted'],
    then: { phase: 'available' },
  },
  'phlebotomist.accept': {
    act: jobs.acceptJob,
    from: aJob('pending'),
    events: ['job PhlebotomistAccepted'],
    then: { phase: 'confirmed', acceptances: 1, progress: 'assigned' },
  },
  'phlebotomist.cancel': {
    act: jobs.withdrawPhlebotomist,
    from: aJob('confirmed'),
    events: ['job PhlebotomistWithdrew'],
    then: { phase: 'pending' },
  },
  'dispatch.unassign': {
    act: jobs.unassignPhlebotomist,
    from: aJob('confirmed'),
    events: ['job PhlebotomistUnassigned'],
    then: { phase: 'pending' },
  },
  'phlebotomist.enRoute': {
    act: jobs.markEnRoute,
    from: aJob('confirmed'),
    events: ['job EnRouteMarked'],
    then: { phase: 'confirmed', progress: 'enRoute' },
  },
  'phlebotomist.arrive': {
    act: jobs.markArrived,
    from: onTheWay('enRoute'),
    events: ['job ArrivalMarked'],
    then: { phase: 'confirmed', progress: 'arrived' },
  },
  'phlebotomist.updateEta': {
    act: (deps, { jobId: id }) => jobs.updateEta(deps, { jobId: id, newEta: NOW + 1 }),
    from: onTheWay('enRoute'),
    events: ['job EtaUpdated'],
    then: { phase: 'confirmed', eta: NOW + 1 },
  },
  'phlebotomist.start': {
    act: jobs.startVisit,
    from: onTheWay('arrived'),
    events: ['job VisitStarted'],
    then: { phase: 'inProgress', startedAt: NOW },
  },
  'venue.checkIn': {
    act: jobs.checkIn,
    from: aJob('confirmed', 'IN_VENUE'),
    events: ['job CheckedIn'],
    then: { phase: 'inProgress', startedAt: NOW },
  },
  'job.complete': {
    act: jobs.completeJob,
    from: aJob('inProgress'),
    events: ['job JobCompleted', 'sample SampleRegistered'],
    then: { phase: 'completed', completedAt: NOW, partner: null },
  },
  'patient.noShow': {
    act: jobs.flagNoShow,
    from: aJob('confirmed'),
    events: ['job NoShowFlagged'],
    then: { phase: 'noShow', flaggedAt: NOW },
  },
  'staff.cancel': {
    act: jobs.cancelAsStaff,
    from: aJob('available'),
    events: ['job JobCancelled'],
    then: { phase: 'cancelled', cancelledBy: 'staff', cancelledAt: NOW },
  },
};

describe.each(Object.entries(actions))('%s', (_, { act, from, events, then }) => {
  it('changes the job', async () => {
    const world = await withJob(from);
    expect(await resultOf(act(world.deps, { jobId }))).toEqual({});
    expect(await jobIn(world)).toMatchObject(then);
    expect(await eventsSince(world.store, GIVEN)).toEqual(events);
  });

  it('is refused for an unknown job', async () => {
    const world = await withJob(from);
    await expectRefused(world, 'not-found', () => act(world.deps, { jobId: 'job_0' }));
  });

  it.each(['MOBILE', 'IN_VENUE'] as const)(
    'on a %s job in any phase changes something or leaves all as it was',
    async (channel) => {
      for (const phase of phaseNames) {
        const world = await withJob(aJob(phase, channel));
        const before = [await world.store.log(0, 100), await jobIn(world)];
        const outcome = await act(world.deps, { jobId });
        const after = [await world.store.log(0, 100), await jobIn(world)];
        if (isRefusal(outcome)) expect(after).toEqual(before);
        else expect(after[0]!).not.toEqual(before[0]!);
      }
    },
  );
});

describe('phlebotomist.accept', () => {
  it('is by whoever is named', async () => {
    const world = await withJob(aJob('pending'));
    const phlebotomist = { name: 'Jo Test', phone: '+447700900999' };
    await resultOf(jobs.acceptJob(world.deps, { jobId, phlebotomist }));
    expect(await jobIn(world)).toMatchObject({ phlebotomist });
  });

  it('is by somebody else after a loss, when nobody is named', async () => {
    const world = await withJob(aJob('pending'));
    const names = new Set<string>();
    for (let time = 1; time <= 2; time += 1) {
      await resultOf(jobs.acceptJob(world.deps, { jobId }));
      const job = await jobIn(world);
      names.add(job.phase === 'confirmed' ? (job.phlebotomist?.name ?? '') : '');
      await resultOf(jobs.withdrawPhlebotomist(world.deps, { jobId }));
    }
    expect(names.size).toBe(2);
  });

  it('is refused a second time without a loss in between', async () => {
    const world = await withJob(aJob('pending'));
    await resultOf(jobs.acceptJob(world.deps, { jobId }));
    await expectRefused(world, 'wrong-phase', () => jobs.acceptJob(world.deps, { jobId }));
  });
});

it('dispatch.search and dispatch.unassign pass on what they are given', async () => {
  const world = await withJob(aJob('pending'));
  await resultOf(jobs.searchPhlebotomist(world.deps, { jobId, searchRadiusMiles: 2.5 }));
  await resultOf(jobs.acceptJob(world.deps, { jobId }));
  await resultOf(jobs.unassignPhlebotomist(world.deps, { jobId, reason: 'ill' }));
  const [search, , unassign] = await world.store.log(GIVEN, 9);
  expect(search?.event).toMatchObject({ searchRadiusMiles: 2.5 });
  expect(unassign?.event).toMatchObject({ reason: 'ill' });
});

describe('phlebotomist.updateEta', () => {
  it('succeeds where clients never hear of it (O01)', async () => {
    const world = aWorld({ O01: 'silent' });
    await world.given('client', aClient());
    await world.given('job', onTheWay('enRoute'));
    await resultOf(jobs.updateEta(world.deps, { jobId, newEta: NOW }));
    expect(await jobIn(world)).toMatchObject({ eta: NOW });
  });
});

describe('job.complete', () => {
  const complete = async (
    parameters: Omit<jobs.CompleteParameters, 'jobId'>,
    client = aClient(),
  ) => {
    const world = aWorld();
    await world.given('client', client);
    await world.given('job', aJob('inProgress'));
    await resultOf(jobs.completeJob(world.deps, { jobId, ...parameters }));
    return { world, sample: (await world.store.latestSample(jobId))! };
  };

  it('ships the sample as the client usually has it', async () => {
    const { sample } = await complete({}, aClient({ labShipmentMode: 'SERVICE_COURIER_PICKUP' }));
    expect(sample).toMatchObject({
      phase: 'registered',
      clientId: 'cl_1',
      collectedAt: NOW,
      collection: {
        shipmentMode: 'SERVICE_COURIER_PICKUP',
        shipmentModeSource: 'CLIENT_DEFAULT',
        clientMetadata: null,
        collectionNotes: null,
      },
    });
    expect(sample.collection.barcode).toMatch(/^SB\w{10}$/);
  });

  it('logs the sample as it is told', async () => {
    const given = {
      barcode: null,
      shipmentMode: 'CLIENT_HANDLES_OFFLINE',
      clientMetadata: { ward: 'A' },
      collectionNotes: 'left arm',
    };
    const { world, sample } = await complete({ sample: given });
    expect(sample.collection).toEqual({ ...given, shipmentModeSource: 'COMPLETION' });
    expect(await jobIn(world)).toMatchObject({ shipmentMode: 'CLIENT_HANDLES_OFFLINE' });
  });

  it('names the partner who drew', async () => {
    const partner = { id: 'p_1', name: 'Partner Labs' };
    const { world } = await complete({ partner });
    expect(await jobIn(world)).toMatchObject({ partner });
  });
});
