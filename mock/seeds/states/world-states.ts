/** A world as states of the domain, each list in order of creation. */

import type { Kind, State } from '../../application/aggregates.ts';
import type { Job } from '../../domain/job/job.ts';
import type { CompleteWorld } from '../complete/complete-world.ts';
import type { Fault } from '../fault.ts';
import { calendarFrom } from '../moment.ts';
import { factsOf } from '../rules/report.ts';
import { clientState } from './client.ts';
import type { Context, SeedDeps } from './context.ts';
import { disputeState } from './dispute.ts';
import { invoiceState } from './invoice.ts';
import { jobState } from './job.ts';
import { linkState } from './link.ts';
import { refundState } from './refund.ts';
import { sampleState } from './sample.ts';
import { Places } from './visit.ts';

export type WorldStates = { readonly [K in Kind]: readonly State<K>[] };

/** `faults`: times that cannot be. Things with a fault may be missing from the states. */
export const worldStates = (
  world: CompleteWorld,
  startAt: number,
  deps: SeedDeps,
): { readonly states: WorldStates; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  const context: Context = {
    ...deps,
    facts: factsOf(world),
    calendar: calendarFrom(startAt),
    report: (path, message) => faults.push({ path, message }),
  };
  const clients = world.clients.map((client, index) => clientState(client, index, context));
  const { jobs, samples } = jobStates(world, context);
  const jobsById = new Map(jobs.map((job) => [job.id, job]));
  const states: WorldStates = {
    client: inOrderOf(
      clients.map(({ client }) => client),
      (client) => client.createdAt,
    ),
    key: clients.flatMap(({ keys }) => keys),
    panel: world.panels,
    venue: world.venues,
    job: inOrderOf(jobs, (job) => job.createdAt),
    sample: inOrderOf(samples, (sample) => sample.collectedAt),
    invoice: inOrderOf(
      world.invoices.map((invoice, index) => invoiceState(invoice, index, context)),
      (invoice) => invoice.createdAt,
    ),
    refund: inOrderOf(
      world.refunds.flatMap(
        (refund, index) => refundState(refund, { index, jobs: jobsById }, context) ?? [],
      ),
      (refund) => refund.createdAt,
    ),
    dispute: inOrderOf(
      world.disputes.map((dispute, index) => disputeState(dispute, index, context)),
      (dispute) => dispute.createdAt,
    ),
    link: inOrderOf(
      world.links.map((link, index) => linkState(link, { index, jobs: jobsById }, context)),
      (link) => link.mintedAt,
    ),
  };
  return { states, faults };
};

const jobStates = (world: CompleteWorld, context: Context) => {
  const places = new Places();
  const jobs: Job[] = [];
  const samples: State<'sample'>[] = [];
  world.jobs.forEach((told, index) => {
    const job = jobState(told, { index, places }, context);
    if (job === undefined) return;
    jobs.push(job);
    const sample = sampleState(told, { job, path: ['jobs', index] }, context);
    if (sample !== undefined) samples.push(sample);
  });
  return { jobs, samples };
};

/** Of two that were created at once, the first in the world stays the first. */
const inOrderOf = <T>(items: readonly T[], createdAt: (item: T) => number): readonly T[] =>
  items.toSorted((a, b) => createdAt(a) - createdAt(b));
