/** What cannot be true of a job: members of another phase or channel, phases out of reach. */

import type { Channel, JobPhaseName } from '../../domain/job/job.ts';
import { isOfferedTo } from '../../domain/panel/panel.ts';
import { alternatives } from '../alternatives.ts';
import type { CompleteClient } from '../complete/client.ts';
import type { CompleteJob } from '../complete/job.ts';
import type { Path } from '../fault.ts';
import type { WorldJob } from '../world.ts';
import { tellOfPayment } from './payment.ts';
import { findIn, type Facts, type Report } from './report.ts';
import { hasSlots } from './has-slots.ts';

type Member = keyof WorldJob;

const phasesWith: { readonly [Name in Member]?: readonly JobPhaseName[] } = {
  phlebotomist: ['confirmed', 'inProgress'],
  progress: ['confirmed'],
  eta: ['confirmed'],
  startedAt: ['inProgress', 'completed', 'cancelled'],
  completedAt: ['completed'],
  partner: ['completed'],
  sample: ['completed'],
  cancelledAt: ['cancelled'],
  cancelledBy: ['cancelled'],
  flaggedAt: ['noShow'],
};

const channelWith: { readonly [Name in Member]?: Channel } = {
  venueId: 'IN_VENUE',
  venueSlotStart: 'IN_VENUE',
  location: 'MOBILE',
  preferredDate: 'MOBILE',
  timePreference: 'MOBILE',
  appointmentAt: 'MOBILE',
  phlebotomist: 'MOBILE',
  progress: 'MOBILE',
  eta: 'MOBILE',
  acceptances: 'MOBILE',
};

type Surroundings = { readonly facts: Facts; readonly report: Report };

export const tellOfJob = (job: CompleteJob, path: Path, { facts, report }: Surroundings): void => {
  const tell = (member: Member, message: string, missing?: string): void =>
    report([...path, member], message, missing);
  tellOfMembers(job, tell);
  tellOfSample(job, path, report);
  tellOfVenue(job, facts, tell);
  const client = findIn(facts.clients, 'client', job.clientId, (message, id) =>
    tell('clientId', message, id),
  );
  if (client === undefined) return;
  tellOfPanel(job, facts, tell);
  tellOfPhase(job, client, tell);
  tellOfPayment(job, client, { ledger: facts.ledger, tell });
};

/** The word for a member that is out of place, and the phase or channel it belongs to. */
type Tell = (member: Member, message: string, missing?: string) => void;

const tellOfMembers = (job: CompleteJob, tell: Tell): void => {
  for (const member of Object.keys(job) as Member[]) {
    const phases = phasesWith[member];
    const channel = channelWith[member];
    if (channel !== undefined && channel !== job.fulfillmentChannel) {
      tell(member, `is of a job that is ${channel}, and this one is ${job.fulfillmentChannel}`);
    } else if (phases !== undefined && !phases.includes(job.phase)) {
      tell(member, `is of a job that is ${alternatives(phases)}, and this one is ${job.phase}`);
    }
  }
};

const tellOfSample = ({ sample }: CompleteJob, path: Path, report: Report): void => {
  if (sample === undefined || sample === null || sample.phase === 'resultsReady') return;
  const { phase = 'registered' } = sample;
  for (const member of ['resultsReadyAt', 'resultsUrl'] as const) {
    if (sample[member] === undefined) continue;
    report(
      [...path, 'sample', member],
      `is of a sample that is resultsReady, and this one is ${phase}`,
    );
  }
};

const tellOfVenue = (job: CompleteJob, { venues }: Facts, tell: Tell): void => {
  if (job.fulfillmentChannel !== 'IN_VENUE') return;
  const venue = findIn(venues, 'venue', job.venueId ?? '', (message, id) =>
    tell('venueId', message, id),
  );
  if (venue === undefined) return;
  if (!hasSlots(venue)) {
    tell(
      'venueId',
      `the venue "${venue.id}" has no slots: it needs operatingHours and phlebotomyStations`,
    );
  }
};

const tellOfPanel = (job: CompleteJob, { panels }: Facts, tell: Tell): void => {
  const panel = findIn(panels, 'panel', job.testType, (message, id) =>
    tell('testType', message, id),
  );
  if (panel !== undefined && !isOfferedTo(panel, job.clientId)) {
    tell('testType', `the panel "${panel.id}" is private to the client "${panel.clientId ?? ''}"`);
  }
};

const tellOfPhase = (job: CompleteJob, client: CompleteClient, tell: Tell): void => {
  const message = whyNotInPhase(job, client);
  if (message !== undefined) tell('phase', message);
  tellOfAcceptances(job, tell);
};

const whyNotInPhase = (
  { phase, fulfillmentChannel: channel }: CompleteJob,
  { billingMode }: CompleteClient,
): string | undefined => {
  if (phase === 'pendingPayment' && billingMode === 'WEEKLY_INVOICE') {
    return 'no patient of a WEEKLY_INVOICE client is asked to pay: expected pending';
  }
  if (phase === 'available' && channel === 'IN_VENUE') {
    return 'nobody is sought for an IN_VENUE job: expected pending or confirmed';
  }
  return phase === 'pending' && channel === 'IN_VENUE' && billingMode === 'PATIENT_PAY'
    ? 'a venue booking is confirmed when it is paid: expected pendingPayment or confirmed'
    : undefined;
};

const accepted: readonly JobPhaseName[] = ['confirmed', 'inProgress', 'completed', 'noShow'];

const tellOfAcceptances = ({ phase, acceptances }: CompleteJob, tell: Tell): void => {
  if (acceptances === 0 && accepted.includes(phase)) {
    tell('acceptances', `a ${phase} job has been accepted: expected 1 or more`);
  }
  if (acceptances !== undefined && acceptances > 0 && phase === 'pendingPayment') {
    tell('acceptances', 'nobody accepts a job that is not paid: expected 0');
  }
};
