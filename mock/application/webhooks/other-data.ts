/** Payloads of events that are not about the job itself; the spec shows little of them (A28). */

import type { SampleEvent } from '../../domain/sample/sample.ts';
import type { State } from '../aggregates.ts';
import { projectDisputeDetail, projectInvoice, projectRefundDetail } from '../projections/money.ts';
import { sampleStatus } from '../projections/sample.ts';
import { toIso, toIsoOrNull } from '../projections/time.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * `shipmentMode`, its source, `clientMetadata` and `collectionNotes` at registration, the results'
 * address when they are published (spec, event table). The job's own `status` is left alone, so
 * the sample's is `sampleStatus`.
 */
export const sampleExtras = (event: SampleEvent, sample: State<'sample'>): Data => {
  const base = { sampleStatus: sampleStatus[sample.phase] };
  switch (event.type) {
    case 'SampleRegistered': {
      const { barcode, ...collection } = sample.collection;
      return { ...base, barcode, ...collection, sampleDate: toIso(sample.collectedAt) };
    }
    case 'SampleReceived':
      return base;
    case 'ResultsPublished':
      return {
        ...base,
        resultsUrl: event.resultsUrl,
        resultsReadyAt: toIsoOrNull(sample.resultsReadyAt),
      };
  }
};

/** The resource as its endpoint shows it, its id under a name of its own (O40, reading A). */
export const refundData = (refund: State<'refund'>): Data => {
  const { id, status, ...rest } = projectRefundDetail(refund);
  return { refundId: id, refundStatus: status, ...rest };
};

export const disputeData = (dispute: State<'dispute'>): Data => {
  const { id, status, ...rest } = projectDisputeDetail(dispute);
  return { disputeId: id, disputeStatus: status, ...rest };
};

export const invoiceData = (invoice: State<'invoice'>): Data => {
  const { id, ...rest } = projectInvoice(invoice);
  return { invoiceId: id, ...rest };
};

export const venueData = (venue: State<'venue'>): Data => ({
  venueId: venue.id,
  name: venue.name,
  slug: venue.slug,
  city: venue.city,
  postcode: venue.postcode,
  active: venue.active,
});
