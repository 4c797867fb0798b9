/** What may be asked of a job: imperative, with the time and the facts that deciding needs. */

import type { Policies } from '../policy.ts';
import type { Collection } from './events.ts';
import type { Partner, Phlebotomist } from './job.ts';

type Now = { readonly now: number };
type Under<Id extends keyof Policies> = { readonly policies: Pick<Policies, Id> };

export type JobCommand =
  | (Now &
      Under<'O05' | 'O06' | 'O27' | 'O29' | 'O61'> & {
        readonly type: 'cancelAsClient';
        readonly underDispute: boolean;
        readonly refundId: string;
      })
  | (Now & { readonly type: 'cancelAsStaff' })
  | (Now & { readonly type: 'finalizePayment' })
  | (Now & { readonly type: 'confirmVenueBooking' })
  | (Now & { readonly type: 'search'; readonly searchRadiusMiles: number })
  | (Now & { readonly type: 'exhaustSearch' })
  | (Now & { readonly type: 'accept'; readonly phlebotomist: Phlebotomist })
  | (Now & { readonly type: 'withdraw' })
  | (Now & { readonly type: 'unassign'; readonly reason: string })
  | (Now & { readonly type: 'markEnRoute' })
  | (Now & { readonly type: 'markArrived' })
  | (Now & { readonly type: 'updateEta'; readonly newEta: number })
  | (Now & { readonly type: 'start' })
  | (Now & { readonly type: 'checkIn' })
  | (Now & {
      readonly type: 'complete';
      readonly partner: Partner | null;
      readonly sampleId: string;
      readonly collection: Collection;
    })
  | (Now & { readonly type: 'flagNoShow' })
  | (Now & { readonly type: 'reschedule'; readonly appointmentAt: number })
  | (Now & { readonly type: 'invoice'; readonly invoiceId: string })
  | (Now & { readonly type: 'recordPayment' })
  | (Now & { readonly type: 'recordRefund'; readonly amountPence: number });

export type JobCommandType = JobCommand['type'];
export type Command<Type extends JobCommandType> = Extract<JobCommand, { type: Type }>;
