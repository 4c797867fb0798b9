/** What cannot be true of a hosted-booking link. */

import type { CompleteLink } from '../complete/complete-world.ts';
import { linkAllows } from '../../domain/booking-link/booking-link.ts';
import type { Path } from '../fault.ts';
import { findIn, type Facts, type Report } from './report.ts';

export const tellOfLinks = (facts: Facts, report: Report): void => {
  const used = new Set<string>();
  facts.world.links.forEach((link, index) => {
    const path: Path = ['links', index];
    findIn(facts.clients, 'client', link.clientId, (message, id) =>
      report([...path, 'clientId'], message, id),
    );
    if (link.scope.kind === 'venue') {
      findIn(facts.venues, 'venue', link.scope.venueId, (message, id) =>
        report([...path, 'scope', 'venueId'], message, id),
      );
    }
    const { usedBy = null } = link;
    if (usedBy === null) return;
    const tell = (message: string, id?: string): void => report([...path, 'usedBy'], message, id);
    const message = whyNotUsedBy(usedBy, link, { facts, tell });
    if (message !== undefined) tell(message);
    if (used.has(usedBy)) tell(`the job "${usedBy}" was booked with another link`);
    used.add(usedBy);
  });
};

type Telling = {
  readonly facts: Facts;
  readonly tell: (message: string, missing?: string) => void;
};

const whyNotUsedBy = (
  jobId: string,
  link: CompleteLink,
  { facts, tell }: Telling,
): string | undefined => {
  const job = findIn(facts.jobs, 'job', jobId, tell);
  if (job === undefined) return undefined;
  if (job.clientId !== link.clientId) return `the job "${jobId}" is another client's`;
  if (job.bookingSource !== 'INTEGRATION_HOSTED') {
    return `the job "${jobId}" was not booked with a link: its bookingSource must be INTEGRATION_HOSTED`;
  }
  const { fulfillmentChannel: channel, venueId = '' } = job;
  return linkAllows(link.scope, { channel, venueId })
    ? undefined
    : `the job "${jobId}" is not of the kind that this link allows (${link.scope.kind})`;
};
