/** The life of a job under the hands of dispatch, phlebotomist, venue and staff (protocol). */

import type { Client, LabShipmentMode } from '../../domain/client/client.ts';
import { decideJob } from '../../domain/job/decide.ts';
import type { Collection } from '../../domain/job/events.ts';
import type { JsonObject, Partner, Phlebotomist } from '../../domain/job/job.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { change, move } from '../change.ts';
import type { Deps, Reader } from '../ports.ts';
import { commanding } from './commanding.ts';
import { doneOr, type Done } from './outcome.ts';

type OfJob = { readonly jobId: string };

const commandingJob = commanding('job', 'jobId', decideJob);

export const finalizePayment = commandingJob(({ now }) => ({ type: 'finalizePayment', now }));

const USUAL_RADIUS_MILES = 10;

export const searchPhlebotomist = commandingJob<
  OfJob & { readonly searchRadiusMiles?: number | undefined }
>(({ now }, { searchRadiusMiles = USUAL_RADIUS_MILES }) => ({
  type: 'search',
  now,
  searchRadiusMiles,
}));

export const exhaustSearch = commandingJob(({ now }) => ({ type: 'exhaustSearch', now }));

export const unassignPhlebotomist = commandingJob<OfJob & { readonly reason?: string | undefined }>(
  ({ now }, { reason = 'Removed by the operator' }) => ({ type: 'unassign', now, reason }),
);

/** Who accepts when nobody is named: another one each time. Phones: Ofcom's for drama use. */
const roster: readonly [Phlebotomist, ...Phlebotomist[]] = [
  { name: 'Robin Example', phone: '+447700900201' },
  { name: 'Sam Specimen', phone: '+447700900202' },
  { name: 'Charlie Sample', phone: '+447700900203' },
];

export const acceptJob = commandingJob<
  OfJob & { readonly phlebotomist?: Phlebotomist | undefined }
>(({ now }, { phlebotomist }, job) => ({
  type: 'accept',
  now,
  phlebotomist: phlebotomist ?? roster[job.acceptances % roster.length] ?? roster[0],
}));

export const withdrawPhlebotomist = commandingJob(({ now }) => ({ type: 'withdraw', now }));
export const markEnRoute = commandingJob(({ now }) => ({ type: 'markEnRoute', now }));
export const markArrived = commandingJob(({ now }) => ({ type: 'markArrived', now }));

/** `newEta` in ms. Whether clients hear of it is O01. */
export const updateEta = commandingJob<OfJob & { readonly newEta: number }>(
  ({ now }, { newEta }) => ({
    type: 'updateEta',
    now,
    newEta,
  }),
);

export const startVisit = commandingJob(({ now }) => ({ type: 'start', now }));
export const checkIn = commandingJob(({ now }) => ({ type: 'checkIn', now }));
export const flagNoShow = commandingJob(({ now }) => ({ type: 'flagNoShow', now }));
export const cancelAsStaff = commandingJob(({ now }) => ({ type: 'cancelAsStaff', now }));

export type CompleteParameters = OfJob & {
  readonly sample?: SampleParameters | undefined;
  readonly partner?: Partner | undefined;
};

type SampleParameters = {
  readonly barcode?: string | null | undefined;
  readonly shipmentMode?: string | undefined;
  readonly clientMetadata?: JsonObject | null | undefined;
  readonly collectionNotes?: string | null | undefined;
};

/** `job.complete`: the sample is shipped as the client usually has it, unless it is told. */
export const completeJob = (
  deps: Deps,
  {
    jobId,
    sample = {},
    partner = null,
  }: Omit<CompleteParameters, 'partner'> & {
    readonly partner?: Partner | null | undefined;
  },
): Promise<Done | Refusal> =>
  change(deps, async (context) => {
    const { ids, now, tx } = context;
    const owner = await clientOf(tx, jobId);
    const sampleId = ids.next('smp');
    const mode = owner?.labShipmentMode ?? 'VENUE_OR_PATIENT_TO_LAB';
    const collection = collectionOf(sample, sampleId, mode);
    const completed = await move(context, 'job', jobId, (job) =>
      decideJob({ type: 'complete', now, partner: partner ?? null, sampleId, collection }, job),
    );
    return doneOr(completed);
  });

const clientOf = async (tx: Pick<Reader, 'get'>, jobId: string): Promise<Client | undefined> => {
  const job = await tx.get('job', jobId);
  return job === undefined ? undefined : tx.get('client', job.clientId);
};

const collectionOf = (
  sample: SampleParameters,
  sampleId: string,
  usualMode: LabShipmentMode,
): Collection => ({
  barcode: sample.barcode === undefined ? barcodeOf(sampleId) : sample.barcode,
  shipmentMode: sample.shipmentMode ?? usualMode,
  shipmentModeSource: sample.shipmentMode === undefined ? 'CLIENT_DEFAULT' : 'COMPLETION',
  clientMetadata: sample.clientMetadata ?? null,
  collectionNotes: sample.collectionNotes ?? null,
});

const barcodeOf = (sampleId: string): string => `SB${sampleId.slice(-10).toUpperCase()}`;
