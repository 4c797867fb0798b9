/** A hosted-booking link, fresh, expired or used. */

import { linkLifetimeMs, type BookingLink } from '../../domain/booking-link/booking-link.ts';
import type { Job } from '../../domain/job/job.ts';
import type { CompleteLink } from '../complete/complete-world.ts';
import { MINUTE, tellOfOrder, type Context } from './context.ts';

type Place = { readonly index: number; readonly jobs: ReadonlyMap<string, Job> };

export const linkState = (
  link: CompleteLink,
  { index, jobs }: Place,
  context: Context,
): BookingLink => {
  const job = jobs.get(link.usedBy ?? '');
  const mintedAt = mintedAtOf(link, job, context);
  // JWT times are whole seconds: the link ends when its token does.
  const expiresAt = Math.floor((mintedAt + linkLifetimeMs) / 1000) * 1000;
  tellOfOrder(context, ['links', index], [['mintedAt', mintedAt]]);
  if (job !== undefined && (job.createdAt < mintedAt || job.createdAt >= expiresAt)) {
    context.report(
      ['links', index, 'usedBy'],
      `the job "${job.id}" was not booked in the 24 hours after mintedAt`,
    );
  }
  return {
    id: link.id,
    clientId: link.clientId,
    scope: link.scope,
    externalUserId: link.externalUserId ?? null,
    externalOrderId: link.externalOrderId ?? null,
    passthrough: link.passthrough ?? null,
    patient: link.patient ?? {},
    mintedAt,
    expiresAt,
    usedBy: link.usedBy ?? null,
  };
};

/** Left out: now, or a while before the booking that was made with it. */
const mintedAtOf = (link: CompleteLink, job: Job | undefined, { calendar }: Context): number => {
  if (link.mintedAt !== undefined) return calendar.instant(link.mintedAt);
  return job === undefined ? calendar.startAt : job.createdAt - 30 * MINUTE;
};
