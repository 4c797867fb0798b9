/** A hosted-booking link: one patient, one submission, 24 hours (spec, POST /booking-url). */

import type { JsonObject } from '../job/job.ts';
import { refuse, type Decision } from '../refusal.ts';

export const linkLifetimeMs = 24 * 60 * 60 * 1000;

export type LinkScope =
  | { readonly kind: 'all-mobile' }
  | { readonly kind: 'all-venues' }
  | { readonly kind: 'venue'; readonly venueId: string }
  | { readonly kind: 'mobile-then-venue-fallback' };

export type PatientHint = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly dateOfBirth?: string;
  readonly gender?: 'MALE' | 'FEMALE';
};

/** `id` is the token's jti. Instants are ms since the epoch. */
export type LinkTerms = {
  readonly id: string;
  readonly clientId: string;
  readonly scope: LinkScope;
  readonly externalUserId: string | null;
  readonly externalOrderId: string | null;
  readonly passthrough: JsonObject | null;
  readonly patient: PatientHint;
  readonly mintedAt: number;
  readonly expiresAt: number;
};

export type BookingLink = LinkTerms & { readonly usedBy: string | null };

export type LinkEvent =
  | { readonly type: 'LinkMinted'; readonly at: number; readonly terms: LinkTerms }
  | { readonly type: 'LinkConsumed'; readonly at: number; readonly jobId: string };

export type LinkCommand = {
  readonly type: 'consume';
  readonly now: number;
  readonly jobId: string;
};

/** Consumed by the first successful submission (O64, reading A); nothing after 24 hours. */
export const decideLink = (command: LinkCommand, link: BookingLink): Decision<LinkEvent> => {
  if (link.usedBy !== null)
    return refuse('link-used', 'A booking was made with this link already.');
  if (command.now >= link.expiresAt) {
    return refuse('link-expired', 'This link has expired: ask for a new one.');
  }
  return [{ type: 'LinkConsumed', at: command.now, jobId: command.jobId }];
};

export const evolveLink = (link: BookingLink | undefined, event: LinkEvent): BookingLink => {
  if (event.type === 'LinkMinted') return { ...event.terms, usedBy: null };
  if (link === undefined) throw new Error(`${event.type} without a link before it`);
  return { ...link, usedBy: event.jobId };
};

/** Whether a link of this scope lets the patient book through `channel` (and at that venue). */
export const linkAllows = (
  scope: LinkScope,
  visit:
    { readonly channel: 'MOBILE' } | { readonly channel: 'IN_VENUE'; readonly venueId: string },
): boolean => {
  switch (scope.kind) {
    case 'all-mobile':
      return visit.channel === 'MOBILE';
    case 'all-venues':
      return visit.channel === 'IN_VENUE';
    case 'venue':
      return visit.channel === 'IN_VENUE' && visit.venueId === scope.venueId;
    case 'mobile-then-venue-fallback':
      return true;
  }
};
