/** "Lane & Vein": one long form made on the server, in words and field names of its own. */

import { readFileSync } from 'node:fs';
import { html, type Value } from '../../../mock/html/markup.ts';
import type { Job } from '../../../mock/domain/job/job.ts';
import { isRefusal, type Refusal } from '../../../mock/domain/refusal.ts';
import type { Answers } from '../desk/answers.ts';
import type { BookingDesk, FreeTime, Opened } from '../desk/booking-desk.ts';
import type { PageAnswer, PageVisit } from '../serving/page-server.ts';
import type { Behind, PageSet } from '../serving/page-set.ts';
import { shownWith } from '../serving/shown.ts';
import { longForm, type LongForm } from './form.ts';
import { framed, told } from './frame.ts';
import { payPage } from './payment.ts';
import { answersIn, answersOfHint } from './reading.ts';

const css = readFileSync(new URL('./site.css', import.meta.url), 'utf8');

export const longFormSet: PageSet = {
  bookingPath: (token) => `/book?token=${encodeURIComponent(token)}`,
  paymentPath: (jobId) => `/checkout?booking=${encodeURIComponent(jobId)}`,
  site: (behind) => ({
    headers: {
      csp: "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
      referrerPolicy: 'same-origin',
    },
    visit: (visit) => routed(behind, visit),
  }),
};

const routed = async (behind: Behind, visit: PageVisit): Promise<PageAnswer | undefined> => {
  const path = visit.path.join('/');
  if (path === 'assets/site.css') return { status: 200, type: 'css', text: css };
  if (path === 'checkout') return payPage(behind.payment, visit);
  if (path !== 'book') return undefined;
  const token = visit.query.get('token') ?? '';
  const opened = await behind.booking.open(token);
  if (isRefusal(opened)) return refused(opened);
  if (visit.method !== 'POST') return shown(behind, { opened, answers: answersOfHint(opened) });
  const answers = answersIn(visit.form, opened);
  return visit.form.get('do') === 'book'
    ? booked(behind, token, { opened, answers })
    : shown(behind, { opened, answers, areTimesAsked: true });
};

type State = {
  readonly opened: Opened;
  readonly answers: Answers;
  readonly problems?: LongForm['problems'];
  readonly areTimesAsked?: boolean;
};

const shown = async (
  { booking, fault }: Behind,
  { opened, answers, problems = [], areTimesAsked = false }: State,
): Promise<PageAnswer> => {
  const areShown = areTimesAsked || answers.slotStart !== '';
  const times = areShown ? await timesOf(booking, answers, opened.today) : undefined;
  const content = longForm({ opened, answers, problems, times, shown: shownWith(fault) });
  const title = problems.length > 0 ? 'Please check your booking' : 'Book your blood draw';
  return framed(problems.length > 0 ? 400 : 200, title, content);
};

/** Of the day that suits, or of the week from today on. */
const timesOf = (
  booking: BookingDesk,
  { venueId, preferredDate }: Answers,
  today: string,
): Promise<readonly FreeTime[]> =>
  preferredDate === ''
    ? booking.freeTimes(venueId, { from: today, days: 7 })
    : booking.freeTimes(venueId, { from: preferredDate, days: 1 });

const booked = async (behind: Behind, token: string, state: State): Promise<PageAnswer> => {
  const outcome = await behind.booking.submit(token, state.answers);
  switch (outcome.what) {
    case 'booked':
      return thanks(outcome.job, behind.booking.paymentPageOf(outcome.job));
    case 'problems':
      return shown(behind, { ...state, problems: outcome.problems });
    case 'refused':
      return refused(outcome.refusal);
    case 'silence':
      return framed(500, 'Booking', html``);
  }
};

const thanks = (job: Job, payment: string | undefined): PageAnswer => {
  const toPay: Value =
    payment !== undefined &&
    html`<p>One more thing: <a href="${payment}">pay for it online</a>.</p>`;
  return framed(
    200,
    'Thank you',
    html`<h1>Thank you, your booking is confirmed</h1>
      <p>Please keep your booking number: <code>${job.id}</code></p>
      ${toPay}`,
  );
};

const refused = ({ refused }: Refusal): PageAnswer => {
  if (refused === 'link-used') {
    return told(
      410,
      'Already booked',
      'You have used this link for a booking. It works only once.',
    );
  }
  if (refused === 'link-expired') {
    return told(
      410,
      'This link is too old',
      'Links expire after 24 hours. Please ask for another.',
    );
  }
  return told(
    404,
    'Sorry, we do not know this link',
    'It is incomplete, or it is not one of ours.',
  );
};
