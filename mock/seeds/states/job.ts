/** A job as the sandbox keeps it, from what a world says of it. */

import type { Job, Patient, Visit } from '../../domain/job/job.ts';
import type { CompleteJob } from '../complete/job.ts';
import { paymentOf } from '../ledger.ts';
import { DAY, tellOfOrder, type Context, type Step } from './context.ts';
import { phaseOf } from './phase.ts';
import { visitOf, type Places } from './visit.ts';

const defaultPatient: Patient = {
  firstName: 'Sam',
  lastName: 'Example',
  email: 'sam.example@example.org',
  phone: '+447700900123',
  dateOfBirth: '1984-05-17',
  gender: 'FEMALE',
};

/** Undefined for a job that refers to what is not there. */
export const jobState = (
  job: CompleteJob,
  { index, places }: { readonly index: number; readonly places: Places },
  context: Context,
): Job | undefined => {
  const { clients, ledger } = context.facts;
  const client = clients.get(job.clientId);
  const visit = visitOf(job, { index, places }, context);
  if (client === undefined || visit === undefined) return undefined;
  const { phase, steps } = phaseOf(job, visit, context.calendar);
  const createdAt = createdAtOf(job, { visit, steps }, context);
  tellOfOrder(context, ['jobs', index], [['createdAt', createdAt], ...steps]);
  return {
    id: job.id,
    clientId: job.clientId,
    bookingSource: job.bookingSource ?? 'INTEGRATION_API',
    billingMode: client.billingMode,
    createdAt,
    patient: { ...defaultPatient, ...job.patient },
    visit,
    testType: job.testType,
    ...notesOf(job),
    payment: paymentOf(job, client.billingMode, ledger),
    shipmentMode: shipmentModeOf(job, client.labShipmentMode),
    acceptances: job.acceptances ?? (isAccepted(job) ? 1 : 0),
    invoiceId: ledger.invoiceOf.get(job.id)?.id ?? null,
    ...phase,
  };
};

const notesOf = ({
  specialInstructions = null,
  externalUserId = null,
  externalOrderId = null,
  passthrough = null,
}: CompleteJob) => ({ specialInstructions, externalUserId, externalOrderId, passthrough });

/** Two days before the clock starts, and three before anything else that is known of the job. */
const createdAtOf = (
  job: CompleteJob,
  { visit, steps }: { readonly visit: Visit; readonly steps: readonly Step[] },
  { calendar }: Context,
): number => {
  if (job.createdAt !== undefined) return calendar.instant(job.createdAt);
  const known = [visit.appointmentAt, ...steps.map(([, instant]) => instant)];
  return Math.min(calendar.startAt - 2 * DAY, ...known.map((instant) => instant - 3 * DAY));
};

/** Known once the collection has been logged. */
const shipmentModeOf = (job: CompleteJob, usual: string): string | null =>
  job.phase === 'completed' && job.sample !== null ? (job.sample?.shipmentMode ?? usual) : null;

const isAccepted = ({ fulfillmentChannel, phase }: CompleteJob): boolean =>
  fulfillmentChannel === 'MOBILE' &&
  (phase === 'confirmed' || phase === 'inProgress' || phase === 'completed' || phase === 'noShow');
