/** What can happen to a job: past tense, with all that `evolve` and the webhooks need. */

import type { Booking, Partner, Phlebotomist } from './job.ts';

type At = { readonly at: number };

/** What is logged of the collected sample, see spec "Sample". */
export type Collection = {
  readonly barcode: string | null;
  readonly shipmentMode: string;
  readonly shipmentModeSource: 'CLIENT_DEFAULT' | 'COMPLETION';
  readonly clientMetadata: { readonly [key: string]: unknown } | null;
  readonly collectionNotes: string | null;
};

export type JobEvent =
  | (At & { readonly type: 'JobBooked'; readonly booking: Booking })
  | (At & { readonly type: 'PaymentFinalized'; readonly confirms: boolean })
  | (At & { readonly type: 'VenueBookingConfirmed' })
  | (At & { readonly type: 'SearchBegan'; readonly searchRadiusMiles: number })
  | (At & { readonly type: 'SearchExhausted' })
  | (At & {
      readonly type: 'PhlebotomistAccepted';
      readonly phlebotomist: Phlebotomist;
      readonly first: boolean;
    })
  | (At & { readonly type: 'PhlebotomistWithdrew'; readonly phlebotomist: Phlebotomist })
  | (At & {
      readonly type: 'PhlebotomistUnassigned';
      readonly phlebotomist: Phlebotomist;
      readonly reason: string;
    })
  | (At & { readonly type: 'EnRouteMarked' })
  | (At & { readonly type: 'ArrivalMarked' })
  | (At & {
      readonly type: 'EtaUpdated';
      readonly previousEta: number | null;
      readonly newEta: number;
    })
  | (At & { readonly type: 'VisitStarted' })
  | (At & { readonly type: 'CheckedIn' })
  | (At & {
      readonly type: 'JobCompleted';
      readonly partner: Partner | null;
      readonly sampleId: string;
      readonly collection: Collection;
    })
  | (At & { readonly type: 'NoShowFlagged' })
  | (At & {
      readonly type: 'JobCancelled';
      readonly by: 'client' | 'staff';
      /** The refund that a cancelled paid booking starts (O61), if any. */
      readonly refundId: string | null;
    })
  /** A cancel of a cancelled job: nothing changes, but O30 may tell it again. */
  | (At & { readonly type: 'CancelRepeated' })
  | (At & {
      readonly type: 'JobRescheduled';
      readonly appointmentAt: number;
      readonly previousAppointmentAt: number;
      /** False while a MOBILE job has no confirmed time yet, only the patient's wish (O85). */
      readonly wasConfirmed: boolean;
    })
  | (At & { readonly type: 'JobInvoiced'; readonly invoiceId: string })
  | (At & { readonly type: 'JobPaid' })
  | (At & { readonly type: 'JobRefunded' });

export type JobEventType = JobEvent['type'];
