/** What one event brings about by itself, in the same transaction: a table, event by event. */

import type { InvoiceCommand } from '../domain/invoice/invoice.ts';
import type { JobCommand } from '../domain/job/commands.ts';
import type { Job } from '../domain/job/job.ts';
import { pricePence } from '../domain/job/price.ts';
import type { EventOf, Kind, State } from './aggregates.ts';
import type { Addresses, Ids } from './ports.ts';
import type { Policies } from '../domain/policy.ts';

export type FollowUp =
  | { readonly kind: 'job'; readonly id: string; readonly command: JobCommand }
  | { readonly kind: 'invoice'; readonly id: string; readonly command: InvoiceCommand }
  | {
      [K in 'sample' | 'refund']: {
        readonly kind: K;
        readonly id: string;
        readonly begins: EventOf<K>;
      };
    }['sample' | 'refund'];

export type Surroundings = {
  readonly policies: Policies;
  readonly addresses: Addresses;
  readonly ids: Ids;
};

/** `state` is the thing's state after `event`. */
export const followUpsOf = <K extends Kind>(
  kind: K,
  event: EventOf<K>,
  state: State<K>,
  around: Surroundings,
): readonly FollowUp[] => {
  if (kind === 'job') return afterJobEvent(event as EventOf<'job'>, state as Job, around);
  if (kind === 'invoice') {
    return afterInvoiceEvent(event as EventOf<'invoice'>, state as State<'invoice'>, around);
  }
  if (kind === 'refund') {
    return afterRefundEvent(event as EventOf<'refund'>, state as State<'refund'>);
  }
  return none;
};

const none: readonly FollowUp[] = [];

const afterJobEvent = (
  event: EventOf<'job'>,
  job: Job,
  { policies, ids }: Surroundings,
): readonly FollowUp[] => {
  if (event.type === 'JobBooked') return afterBooking(job, policies);
  if (event.type === 'JobCompleted') {
    // O58, reading A: one sample, and only at completion.
    const { sampleId: id, at, collection } = event;
    const sample = { id, jobId: job.id, clientId: job.clientId, collection };
    return [{ kind: 'sample', id, begins: { type: 'SampleRegistered', at, sample } }];
  }
  if (event.type === 'JobCancelled' && event.refundId !== null) {
    return [refundOf(job, event.refundId, event.at, ids.next('pi'))];
  }
  return none;
};

/** O32: no patient payment is due for a weekly-invoice client, so some servers confirm at once. */
const afterBooking = (job: Job, policies: Policies): readonly FollowUp[] =>
  policies.O32 === 'confirmed' &&
  job.visit.channel === 'IN_VENUE' &&
  job.billingMode === 'WEEKLY_INVOICE'
    ? [{ kind: 'job', id: job.id, command: { type: 'confirmVenueBooking', now: job.createdAt } }]
    : none;

/** A22: the whole price. */
const refundOf = (
  job: Job,
  id: string,
  at: number,
  processorPaymentIntentId: string,
): FollowUp => ({
  kind: 'refund',
  id,
  begins: {
    type: 'RefundCreated',
    at,
    terms: {
      id,
      jobId: job.id,
      clientId: job.clientId,
      amount: pricePence[job.visit.channel] / 100,
      reason: 'booking_cancelled',
      cancelledJob: true,
      notes: null,
      processorPaymentIntentId,
      createdAt: at,
    },
  },
});

const afterInvoiceEvent = (
  event: EventOf<'invoice'>,
  invoice: State<'invoice'>,
  { policies, addresses }: Surroundings,
): readonly FollowUp[] => {
  const { id } = invoice;
  const jobIds = invoice.lines.map((line) => line.jobId);
  if (event.type === 'InvoiceCreated') {
    const hostedInvoiceUrl = addresses.invoicePage(id);
    const issue: FollowUp = {
      kind: 'invoice',
      id,
      command: { type: 'issue', now: event.at, hostedInvoiceUrl },
    };
    return [
      ...jobIds.map((jobId): FollowUp => ({
        kind: 'job',
        id: jobId,
        command: { type: 'invoice', now: event.at, invoiceId: id },
      })),
      ...(policies.O57 === 'minted' ? [issue] : []),
    ];
  }
  if (event.type === 'InvoicePaid') {
    return jobIds.map((jobId) => ({
      kind: 'job',
      id: jobId,
      command: { type: 'recordPayment', now: event.at },
    }));
  }
  return none;
};

const afterRefundEvent = (
  event: EventOf<'refund'>,
  refund: State<'refund'>,
): readonly FollowUp[] =>
  event.type === 'RefundSucceeded' || event.type === 'RefundReconciled'
    ? [
        {
          kind: 'job',
          id: refund.jobId,
          command: {
            type: 'recordRefund',
            now: event.at,
            amountPence: Math.round(refund.amount * 100),
          },
        },
      ]
    : none;
