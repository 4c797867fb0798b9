/** What stands behind every set's booking page: the sandbox's own use cases, or a fault in one. */

import { decodeJwt } from 'jose';
import { takenAt } from '../../../mock/application/book.ts';
import type { Deps } from '../../../mock/application/ports.ts';
import { linkOfToken, submitLink } from '../../../mock/application/submit-link.ts';
import {
  decideLink,
  type BookingLink,
  type PatientHint,
} from '../../../mock/domain/booking-link/booking-link.ts';
import type { Channel, Job } from '../../../mock/domain/job/job.ts';
import type { Panel } from '../../../mock/domain/panel/panel.ts';
import { isRefusal, type Refusal, type RefusalReason } from '../../../mock/domain/refusal.ts';
import { placesOf, slotsBetween } from '../../../mock/domain/venue/slots.ts';
import { isBookable, type Venue } from '../../../mock/domain/venue/venue.ts';
import { dateAt, instantOf } from '../../../mock/domain/zoned-time.ts';
import type { PageFault } from '../faults.ts';
import { problemsIn, requestOf, type AnswerName, type Answers, type Problem } from './answers.ts';
import { isOfSubmission, submitWrongly, useUp } from './submit-wrongly.ts';

/** A link that can be booked with, and what its patient may choose from. */
export type Opened = {
  readonly token: string;
  readonly link: BookingLink;
  readonly clientName: string;
  readonly hint: PatientHint;
  readonly channels: readonly Channel[];
  /** None where the patient is visited at home. */
  readonly venues: readonly Venue[];
  readonly panels: readonly Panel[];
  /** YYYY-MM-DD, by UK time. */
  readonly today: string;
};

/** `start` is ISO 8601, `date` and `time` (HH:MM) are by the venue's clocks. */
export type FreeTime = { readonly start: string; readonly date: string; readonly time: string };

export type Submitted =
  | { readonly what: 'booked'; readonly job: Job }
  | { readonly what: 'problems'; readonly problems: readonly Problem[] }
  | { readonly what: 'refused'; readonly refusal: Refusal }
  | { readonly what: 'silence' };

export type BookingDesk = ReturnType<typeof createBookingDesk>;

export const createBookingDesk = (sandboxDeps: Deps, fault: PageFault | undefined) => {
  const deps = fault === 'tampered-accepted' ? withTrust(sandboxDeps) : sandboxDeps;
  /** By token: for the page that thanks, also where a faulty link does not know it. */
  const lastBooked = new Map<string, Job>();

  const check = async (
    token: string,
    answers: Answers,
    names: readonly AnswerName[],
  ): Promise<readonly Problem[]> => {
    const problems = problemsIn(answers, deps).filter(({ name }) => names.includes(name));
    if (problems.length > 0 && fault === 'error-consumes') await useUpByToken(deps, token);
    return problems;
  };

  return {
    open: (token: string): Promise<Opened | Refusal> => open(deps, fault, token),

    /** What is wrong with the answers of these names. */
    check,

    freeTimes: (venueId: string, span: { readonly from: string; readonly days: number }) =>
      freeTimes(deps, venueId, span),

    submit: async (token: string, answers: Answers): Promise<Submitted> => {
      if (fault === 'silent-error') return { what: 'silence' };
      const problems = await check(token, answers, Object.keys(answers) as AnswerName[]);
      if (problems.length > 0) return { what: 'problems', problems };
      const outcome = await bookWith(deps, fault, { token, answers });
      if (!isRefusal(outcome)) lastBooked.set(token, outcome);
      return submittedOf(outcome);
    },

    bookedWith: (token: string): Job | undefined => lastBooked.get(token),

    paymentPageOf: (job: Job): string | undefined =>
      job.phase === 'pendingPayment' ? deps.addresses.paymentPage(job.id) : undefined,
  };
};

const withTrust = (deps: Deps): Deps => ({
  ...deps,
  tokens: { ...deps.tokens, read: (token) => Promise.resolve(idIn(token)) },
});

const idIn = (token: string): string | undefined => {
  try {
    return decodeJwt(token).jti;
  } catch {
    return undefined;
  }
};

const useUpByToken = async (deps: Deps, token: string): Promise<void> => {
  const link = await linkOfToken(deps, token);
  if (!isRefusal(link)) await useUp(deps, link);
};

const open = async (
  deps: Deps,
  fault: PageFault | undefined,
  token: string,
): Promise<Opened | Refusal> => {
  const link = await linkOfToken(deps, token);
  if (isRefusal(link)) return link;
  const now = fault === 'expired-books' ? link.mintedAt : deps.clock.now();
  const current = fault === 'never-consumed' ? { ...link, usedBy: null } : link;
  const decided = decideLink({ type: 'consume', now, jobId: '' }, current);
  if (isRefusal(decided)) return decided;
  if (fault === 'consumed-at-opening') await useUp(deps, link);
  const hint = fault === 'hint-ignored' ? {} : link.patient;
  return { token, hint, ...(await offeredTo(deps, link)) };
};

const offeredTo = async (
  deps: Deps,
  link: BookingLink,
): Promise<Omit<Opened, 'token' | 'hint'>> => {
  const { scope, clientId } = link;
  const client = await deps.store.get('client', clientId);
  const panels = await deps.store.panels({ clientId, limit: 100 });
  const channels = channelsOf(scope.kind);
  const venues = channels.includes('IN_VENUE') ? await deps.store.venues() : [];
  return {
    ...{ link, channels },
    clientName: client?.name ?? '',
    venues: venues
      .filter(isBookable)
      .filter(({ id }) => scope.kind !== 'venue' || scope.venueId === id),
    panels: isRefusal(panels) ? [] : panels.items,
    today: dateAt(deps.clock.now(), 'Europe/London'),
  };
};

const channelsOf = (kind: BookingLink['scope']['kind']): readonly Channel[] => {
  switch (kind) {
    case 'all-mobile':
      return ['MOBILE'];
    case 'all-venues':
    case 'venue':
      return ['IN_VENUE'];
    case 'mobile-then-venue-fallback':
      return ['MOBILE', 'IN_VENUE'];
  }
};

const DAY = 24 * 60 * 60 * 1000;

/** The times with a free place that begin in the `days` from the date `from` on. */
const freeTimes = async (
  deps: Deps,
  venueId: string,
  { from, days }: { readonly from: string; readonly days: number },
): Promise<readonly FreeTime[]> => {
  const venue = await deps.store.get('venue', venueId);
  if (venue === undefined || !isBookable(venue)) return [];
  const midnight = instantOf(from, 0, venue.timezone) ?? Date.parse(from);
  if (Number.isNaN(midnight)) return [];
  const slots = slotsBetween(
    venue,
    Math.max(midnight, deps.clock.now() + 1),
    midnight + days * DAY,
  );
  const starts = slots.map(({ start }) => start);
  const taken = await takenAt(deps.store, deps.policies(), venueId, starts);
  return starts
    .filter((_, index) => (taken[index] ?? 0) < placesOf(venue))
    .map((start) => ({
      start: new Date(start).toISOString(),
      date: dateAt(start, venue.timezone),
      time: timeAt(start, venue.timezone),
    }));
};

const timeAt = (instant: number, timeZone: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

const bookWith = async (
  deps: Deps,
  fault: PageFault | undefined,
  { token, answers }: { readonly token: string; readonly answers: Answers },
): Promise<Job | Refusal> => {
  const request = requestOf(answers);
  if (!isOfSubmission(fault)) return submitLink(deps, token, request);
  const link = await linkOfToken(deps, token);
  return isRefusal(link) ? link : submitWrongly(deps, fault, { link, request });
};

/** A refusal that the patient can mend by another choice is a problem of that answer. */
const submittedOf = (outcome: Job | Refusal): Submitted => {
  if (!isRefusal(outcome)) return { what: 'booked', job: outcome };
  const problem = mendable[outcome.refused];
  return problem === undefined
    ? { what: 'refused', refusal: outcome }
    : { what: 'problems', problems: [problem] };
};

const mendable: { readonly [Reason in RefusalReason]?: Problem } = {
  'slot-full': { name: 'slotStart', why: 'gone' },
  'slot-past': { name: 'slotStart', why: 'gone' },
  'slot-not-offered': { name: 'slotStart', why: 'wrong' },
  'venue-not-bookable': { name: 'venueId', why: 'gone' },
  'panel-unknown': { name: 'testType', why: 'wrong' },
  'link-scope': { name: 'channel', why: 'wrong' },
};
