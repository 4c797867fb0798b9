import { expect, it } from 'vitest';
import { aWorld, eventsSince } from '../../../test/given/application.ts';
import { aJob, NOW } from '../../../test/given/jobs.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { aClient, aSample } from '../../../test/given/things.ts';
import type { Policies } from '../../domain/policy.ts';
import { publishResults, receiveSample } from './samples.ts';

const jobId = 'job_1';

const completed = async (policies: Partial<Policies> = {}) => {
  const world = aWorld(policies);
  await world.given('client', aClient());
  await world.given('job', aJob('completed'), aJob('inProgress', 'MOBILE', { id: 'job_2' }));
  await world.given('sample', aSample());
  return world;
};

it('lab.receive takes the sample in, also after its results', async () => {
  const world = await completed();
  expect(await resultOf(receiveSample(world.deps, { jobId }))).toEqual({});
  expect(await world.store.latestSample(jobId)).toMatchObject({ phase: 'inLab' });
  await resultOf(publishResults(world.deps, { jobId }));
  await resultOf(receiveSample(world.deps, { jobId }));
  expect(await world.store.latestSample(jobId)).toMatchObject({ phase: 'inLab' });
});

it('lab.receive keeps the results where the status does not go back (O59)', async () => {
  const world = await completed({ O59: 'stays' });
  await resultOf(publishResults(world.deps, { jobId }));
  await resultOf(receiveSample(world.deps, { jobId }));
  expect(await world.store.latestSample(jobId)).toMatchObject({ phase: 'resultsReady' });
});

it('lab.publish gives the results an address: the one named, or a page of the sandbox', async () => {
  const world = await completed();
  await resultOf(publishResults(world.deps, { jobId }));
  expect(await world.store.latestSample(jobId)).toMatchObject({
    phase: 'resultsReady',
    resultsReadyAt: NOW,
    resultsUrl: 'http://sandbox.example/results/job_1',
  });
  const resultsUrl = 'https://lab.example.org/r/1';
  await resultOf(publishResults(world.deps, { jobId, resultsUrl }));
  expect(await world.store.latestSample(jobId)).toMatchObject({ resultsUrl });
  expect(await eventsSince(world.store, 4)).toEqual([
    'sample ResultsPublished',
    'sample ResultsPublished',
  ]);
});

it.each([
  ['lab.receive', receiveSample],
  ['lab.publish', publishResults],
])('%s needs a sample', async (_, act) => {
  const world = await completed();
  await expectRefused(world, 'wrong-phase', () => act(world.deps, { jobId: 'job_2' }));
  await expectRefused(world, 'not-found', () => act(world.deps, { jobId: 'job_0' }));
});
