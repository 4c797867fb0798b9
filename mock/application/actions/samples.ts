/** What the lab does with a job's latest sample (protocol, `lab.*`). */

import { decideSample, type Sample, type SampleCommand } from '../../domain/sample/sample.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find, type Change } from '../change.ts';
import type { Deps } from '../ports.ts';
import { doneOr, type Done } from './outcome.ts';

type OfJob = { readonly jobId: string };

const atTheLab =
  <Parameters extends OfJob>(
    commandOf: (context: Change, parameters: Parameters) => SampleCommand,
  ) =>
  (deps: Deps, parameters: Parameters): Promise<Done | Refusal> =>
    change(deps, async (context) => {
      const sample = await sampleOf(context, parameters.jobId);
      if (isRefusal(sample)) return sample;
      const decision = decideSample(commandOf(context, parameters), sample);
      return doneOr(await apply(context, 'sample', sample.id, sample, decision));
    });

const sampleOf = async (context: Change, jobId: string): Promise<Sample | Refusal> => {
  const job = await find(context, 'job', jobId);
  if (isRefusal(job)) return job;
  const sample = await context.tx.latestSample(jobId);
  return sample ?? refuse('wrong-phase', 'The job has no sample yet: complete it first.');
};

export const receiveSample = atTheLab(({ now, policies }) => ({
  type: 'receive',
  now,
  policies: policies(),
}));

/** Without `resultsUrl` the results are on the sandbox's own page. */
export const publishResults = atTheLab<OfJob & { readonly resultsUrl?: string | undefined }>(
  ({ now, addresses }, { jobId, resultsUrl }) => ({
    type: 'publish',
    now,
    resultsUrl: resultsUrl ?? addresses.resultsPage(jobId),
  }),
);
