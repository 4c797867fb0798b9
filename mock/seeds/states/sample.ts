/** The sample of a completed job. */

import type { Job } from '../../domain/job/job.ts';
import type { Sample } from '../../domain/sample/sample.ts';
import type { CompleteJob } from '../complete/job.ts';
import { derivedId } from '../derived-id.ts';
import type { Path } from '../fault.ts';
import type { WorldSample } from '../world.ts';
import { DAY, tellOfOrder, type Context } from './context.ts';

const usual = { barcode: null, clientMetadata: null, collectionNotes: null } as const;

/** Undefined where nothing has been collected, or the collection has not been logged. */
export const sampleState = (
  { sample: told = {} }: CompleteJob,
  { job, path }: { readonly job: Job; readonly path: Path },
  context: Context,
): Sample | undefined => {
  if (job.phase !== 'completed' || told === null) return undefined;
  const { phase = 'registered', ...sample } = { ...usual, ...told };
  const shipmentMode = job.shipmentMode ?? '';
  const usualMode = context.facts.clients.get(job.clientId)?.labShipmentMode;
  const results = resultsOf(told, job, context);
  tellOfOrder(
    context,
    [...path, 'sample'],
    [
      ['completedAt', job.completedAt],
      ['resultsReadyAt', results.resultsReadyAt ?? job.completedAt],
    ],
  );
  return {
    id: sample.id ?? derivedId('smp', job.id),
    jobId: job.id,
    clientId: job.clientId,
    phase,
    collection: {
      barcode: sample.barcode,
      shipmentMode,
      shipmentModeSource: shipmentMode === usualMode ? 'CLIENT_DEFAULT' : 'COMPLETION',
      clientMetadata: sample.clientMetadata,
      collectionNotes: sample.collectionNotes,
    },
    collectedAt: job.completedAt,
    ...results,
  };
};

const resultsOf = (
  sample: WorldSample,
  job: Extract<Job, { phase: 'completed' }>,
  { calendar, addresses }: Context,
): Pick<Sample, 'resultsReadyAt' | 'resultsUrl'> => {
  if (sample.phase !== 'resultsReady') return { resultsReadyAt: null, resultsUrl: null };
  return {
    resultsReadyAt:
      sample.resultsReadyAt === undefined
        ? Math.min(job.completedAt + 2 * DAY, calendar.startAt)
        : calendar.instant(sample.resultsReadyAt),
    resultsUrl: sample.resultsUrl ?? addresses.resultsPage(job.id),
  };
};
