/** A sample as GET /bookings/{id}/sample shows it (spec, "Sample"). */

import type * as wire from '#contract/model.ts';
import type { Sample, SamplePhase } from '../../domain/sample/sample.ts';
import { toIso } from './time.ts';

/** REGISTERED is a guess (A03): the spec names the other two only. */
export const sampleStatus: { readonly [Phase in SamplePhase]: string } = {
  registered: 'REGISTERED',
  inLab: 'RECEIVED_BY_LAB',
  resultsReady: 'RESULTS_READY',
};

/** sampleDate is the completion, mailTracking always null (A24). */
export const projectSample = (sample: Sample): wire.Sample => ({
  barcode: sample.collection.barcode,
  status: sampleStatus[sample.phase],
  sampleDate: toIso(sample.collectedAt),
  mailTracking: null,
  clientMetadata: sample.collection.clientMetadata,
  collectionNotes: sample.collection.collectionNotes,
  shipmentMode: sample.collection.shipmentMode,
  // In v1 GET responses both are always null, whatever the lab has published (O60).
  resultsReadyAt: null,
  resultsUrl: null,
});
