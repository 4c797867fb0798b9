/** The booking page: from a link to a booking, or to the reason why there is none. */

import type { CreateBookingRequest } from '#contract/model.ts';
import { validateBody } from '#contract/validate.ts';
import { extraFaults } from '../../../application/extra-faults.ts';
import type { Deps } from '../../../application/ports.ts';
import { submitLink } from '../../../application/submit-link.ts';
import type { Job } from '../../../domain/job/job.ts';
import { isRefusal, type Refusal } from '../../../domain/refusal.ts';
import { isBookable } from '../../../domain/venue/venue.ts';
import { textIn, type Entered } from '../entered.ts';
import type { FormTokens } from '../form-token.ts';
import { pathOf, type Reply } from '../reply.ts';
import { bookedPage } from '../views/booked.ts';
import { channelPage, noPlacePage, slotPage, venuePage } from '../views/booking.ts';
import { detailsPage } from '../views/details.ts';
import type { Mistake } from '../views/fields.ts';
import { linkNotice, staleForm } from '../views/notices.ts';
import { linkStateOf, type OpenLink } from './link-state.ts';
import { mistakeOfRefusal, mistakesOf } from './mistakes.ts';
import { freeStarts, panelsOffered } from './offers.ts';
import { bodyOf, enteredByHint } from './request.ts';
import { channelOf, stepOf, type ChosenChannel, type Place } from './steps.ts';

export type BookingParts = { readonly deps: Deps; readonly forms: FormTokens };

/** GET: the step that the choices in the query have led to. */
export const showBooking = async (
  parts: BookingParts,
  token: string,
  choices: Entered,
): Promise<Reply> => {
  const found = await linkStateOf(parts.deps, token);
  if (found.state !== 'open') return linkNotice(found.state);
  const { link, client } = found;
  const step = await stepOf(parts.deps, link.scope, choices);
  const shared = { scope: link.scope, clientName: client.name };
  switch (step.step) {
    case 'channel':
      return channelPage({ ...shared, ...step });
    case 'venue':
      return venuePage({ ...shared, ...step });
    case 'slot':
      return slotPage({ ...shared, ...step });
    case 'none':
      return noPlacePage({ ...shared, ...step });
    case 'details':
      return detailsFor(parts, found, { place: step.place, entered: enteredByHint(link) });
  }
};

type Filled = {
  readonly place: Place;
  readonly entered: Entered;
  readonly mistakes?: readonly Mistake[];
  /** Offered in place of the time that was chosen. */
  readonly otherStarts?: readonly number[];
};

const detailsFor = async (
  { deps, forms }: BookingParts,
  { link, client }: OpenLink,
  filled: Filled,
): Promise<Reply> =>
  detailsPage({
    mistakes: [],
    ...filled,
    scope: link.scope,
    client,
    panels: await panelsOffered(deps, client.id),
    now: deps.clock.now(),
    formToken: forms.sign('book', link.id),
  });

/** POST: one booking, with which the link is used up; or the form again, with what is wrong. */
export const submitBooking = async (
  parts: BookingParts,
  token: string,
  entered: Entered,
): Promise<Reply> => {
  const { deps, forms } = parts;
  const found = await linkStateOf(deps, token);
  if (found.state !== 'open') return linkNotice(found.state);
  const { link } = found;
  if (!forms.holds(textIn(entered, 'formToken'), 'book', link.id)) return staleForm;
  const channel = channelOf(link.scope, entered) ?? 'mobile';
  const body = bodyOf(channel, entered);
  const mistakes = mistakesOf(faultsOf(deps, body), entered);
  if (mistakes.length > 0) return again(parts, found, { channel, entered, mistakes });
  const job = await submitLink(deps, token, body as CreateBookingRequest);
  if (!isRefusal(job)) return { seeOther: wayOn(parts, token, job) };
  const ended = endOf(job);
  return ended ?? again(parts, found, { channel, entered, mistakes: [mistakeOfRefusal(job)] });
};

/** As the API validates: the contract first, then what its schema cannot state. */
const faultsOf = (deps: Deps, body: object) => [
  ...validateBody('createBooking', body),
  ...extraFaults('createBooking', { id: '', query: {}, body }, deps.policies(), deps.clock.now()),
];

/** Another submission was first, or time has passed, between the look at the link and its use. */
const endOf = ({ refused }: Refusal): Reply | undefined => {
  if (refused === 'link-used') return linkNotice('used');
  if (refused === 'link-expired') return linkNotice('expired');
  return refused === 'link-unknown' ? linkNotice('unknown') : undefined;
};

const wayOn = ({ deps, forms }: BookingParts, token: string, job: Job): string =>
  job.billingMode === 'PATIENT_PAY'
    ? pathOf(deps.addresses.paymentPage(job.id))
    : `${pathOf(deps.addresses.bookingPage(token))}/confirmation?receipt=${forms.sign('receipt', job.id)}`;

/** With all that was entered. Where a time is the trouble, those that are left stand in the form. */
const again = async (
  parts: BookingParts,
  found: OpenLink,
  sent: {
    readonly channel: ChosenChannel;
    readonly entered: Entered;
    readonly mistakes: readonly Mistake[];
  },
): Promise<Reply> => {
  const { channel, entered, mistakes } = sent;
  if (channel === 'mobile') {
    return detailsFor(parts, found, { place: { channel: 'MOBILE' }, entered, mistakes });
  }
  const venue = await parts.deps.store.get('venue', textIn(entered, 'venue'));
  if (venue === undefined || !isBookable(venue)) {
    return { seeOther: '?channel=venue&asked=venue' };
  }
  const start = Date.parse(textIn(entered, 'slot'));
  const place: Place = { channel: 'IN_VENUE', venue, start };
  const isTimeWrong = mistakes.some(({ field }) => field === 'slot');
  const otherStarts = isTimeWrong ? await freeStarts(parts.deps, venue.id) : undefined;
  return detailsFor(parts, found, {
    ...{ place, entered, mistakes },
    ...(otherStarts === undefined ? {} : { otherStarts }),
  });
};

/** Where a submission leads: shown to whoever made it, not to whoever finds the link later. */
export const showConfirmation = async (
  { deps, forms }: BookingParts,
  token: string,
  choices: Entered,
): Promise<Reply> => {
  const jobId = await jobOfLink(deps, token);
  const isTheirs = forms.holds(textIn(choices, 'receipt'), 'receipt', jobId ?? '');
  const job = jobId === undefined || !isTheirs ? undefined : await deps.store.get('job', jobId);
  if (job === undefined) return { seeOther: pathOf(deps.addresses.bookingPage(token)) };
  const { visit } = job;
  return bookedPage({
    job,
    panel: await deps.store.get('panel', job.testType),
    venue: visit.channel === 'IN_VENUE' ? await deps.store.get('venue', visit.venueId) : undefined,
    client: await deps.store.get('client', job.clientId),
  });
};

const jobOfLink = async ({ tokens, store }: Deps, token: string): Promise<string | undefined> => {
  const id = await tokens.read(token);
  const link = id === undefined ? undefined : await store.get('link', id);
  return link?.usedBy ?? undefined;
};
