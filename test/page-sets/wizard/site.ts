/** "Harbour Blood Tests": a wizard of pages made on the server, with its state in hidden fields. */

import { readFileSync } from 'node:fs';
import { html } from '../../../mock/html/markup.ts';
import { isRefusal, type Refusal } from '../../../mock/domain/refusal.ts';
import { answersFrom, type AnswerName, type Answers, type Problem } from '../desk/answers.ts';
import type { BookingDesk, FreeTime, Opened } from '../desk/booking-desk.ts';
import type { PageAnswer, PageVisit } from '../serving/page-server.ts';
import type { Behind, PageSet } from '../serving/page-set.ts';
import { shownWith } from '../serving/shown.ts';
import { page } from './layout.ts';
import { paymentPages } from './payment.ts';
import type { StepName } from './step.ts';
import { stepPage, steps } from './steps.ts';
import { errorsOf } from './wording.ts';

const css = readFileSync(new URL('./wizard.css', import.meta.url), 'utf8');

export const wizard: PageSet = {
  bookingPath: (token) => `/appointments/${encodeURIComponent(token)}`,
  paymentPath: (jobId) => `/payments/${encodeURIComponent(jobId)}`,
  site: (behind) => ({
    headers: {
      csp: "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      referrerPolicy: 'no-referrer',
    },
    visit: (visit) => routed(behind, visit),
  }),
};

const routed = async (behind: Behind, visit: PageVisit): Promise<PageAnswer | undefined> => {
  const [place, id = '', rest] = visit.path;
  if (place === 'wizard.css') return { status: 200, type: 'css', text: css };
  if (place === 'payments') return paymentPages(behind.payment, visit, id);
  if (place !== 'appointments') return undefined;
  if (rest === 'booked') return booked(behind.booking, id);
  return visit.method === 'POST' ? answered(behind, visit, id) : begun(behind, id);
};

const begun = async (behind: Behind, token: string): Promise<PageAnswer> => {
  const opened = await behind.booking.open(token);
  if (isRefusal(opened)) return refused(opened);
  const hint: Readonly<Record<string, string | undefined>> = opened.hint;
  const answers = withinScope(
    answersFrom((name) => hint[name] ?? ''),
    opened,
  );
  return shownStep(behind, 'you', { opened, answers, problems: [] });
};

/** What a link leaves no choice about is not taken from the form. */
const withinScope = (answers: Answers, { channels, link }: Opened): Answers => {
  const [only] = channels;
  return {
    ...answers,
    ...(channels.length === 1 && only !== undefined ? { channel: only } : {}),
    ...(link.scope.kind === 'venue' ? { venueId: link.scope.venueId } : {}),
  };
};

const answersOf = ({ form }: PageVisit, opened: Opened): Answers =>
  withinScope(
    answersFrom((name) =>
      name === 'dateOfBirth' && form.has('birthYear') ? dateIn(form) : (form.get(name) ?? ''),
    ),
    opened,
  );

const dateIn = (form: URLSearchParams): string => {
  const parts = ['birthYear', 'birthMonth', 'birthDay'].map((name) => form.get(name) ?? '');
  return parts.includes('') ? '' : parts.join('-');
};

const answered = async (
  behind: Behind,
  visit: PageVisit,
  token: string,
): Promise<PageAnswer | undefined> => {
  const opened = await behind.booking.open(token);
  if (isRefusal(opened)) return refused(opened);
  const step = visit.form.get('step') ?? '';
  if (!isStep(step)) return undefined;
  const answers = answersOf(visit, opened);
  if (visit.form.get('go') === 'back') {
    return shownStep(behind, before[step], { opened, answers, problems: [] });
  }
  if (step === 'check') return confirmed(behind, token, { opened, answers });
  const problems = await behind.booking.check(token, answers, steps[step].names(answers));
  const next = problems.length > 0 ? step : after(step, answers);
  return shownStep(behind, next, { opened, answers, problems });
};

const isStep = (text: string): text is StepName => Object.hasOwn(steps, text);

const before: { readonly [Name in StepName]: StepName } = {
  you: 'you',
  visit: 'you',
  time: 'visit',
  check: 'visit',
};

const after = (step: 'you' | 'visit' | 'time', { channel }: Answers): StepName => {
  if (step === 'you') return 'visit';
  return step === 'visit' && channel === 'IN_VENUE' ? 'time' : 'check';
};

type State = { readonly opened: Opened; readonly answers: Answers };

const shownStep = async (
  { booking, fault }: Behind,
  wanted: StepName,
  { opened, answers, problems }: State & { readonly problems: readonly Problem[] },
): Promise<PageAnswer> => {
  const times = await timesFor(booking, wanted, answers);
  const isFull = wanted === 'time' && times.length === 0;
  const name = isFull ? 'visit' : wanted;
  const errors = isFull
    ? new Map([['venueId', 'This clinic has no free time in the 30 days from then on']])
    : errorsOf(problems);
  const form = { shown: shownWith(fault), errors };
  const content = stepPage(name, { opened, answers, form, times });
  return page(errors.size > 0 ? 422 : 200, steps[name].title, content);
};

/** Of the part of the day that was wished; else of that day; else of the next day that has any. */
const timesFor = async (
  booking: BookingDesk,
  step: StepName,
  { channel, venueId, preferredDate, timePreference }: Answers,
): Promise<readonly FreeTime[]> => {
  if (channel !== 'IN_VENUE' || (step !== 'time' && step !== 'check')) return [];
  const all = await booking.freeTimes(venueId, { from: preferredDate, days: 30 });
  if (step === 'check') return all;
  const onDay = all.filter(({ date }) => date === preferredDate);
  const inPart = onDay.filter(({ time }) => partOf(time) === timePreference);
  if (inPart.length > 0) return inPart;
  return onDay.length > 0 ? onDay : all.filter(({ date }) => date === all[0]?.date);
};

const partOf = (time: string): string =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';

const confirmed = async (
  behind: Behind,
  token: string,
  { opened, answers }: State,
): Promise<PageAnswer> => {
  const outcome = await behind.booking.submit(token, answers);
  switch (outcome.what) {
    case 'booked':
      return { status: 303, location: `${wizard.bookingPath(token)}/booked` };
    case 'problems':
      return shownStep(behind, stepWith(outcome.problems), {
        ...{ opened, answers, problems: outcome.problems },
      });
    case 'refused':
      return refused(outcome.refusal);
    case 'silence':
      return page(500, 'Appointment', html``);
  }
};

/** The first step that asks for what is wrong. */
const stepWith = (problems: readonly Problem[]): StepName => {
  const wrong = new Set<AnswerName>(problems.map(({ name }) => name));
  const asks = (step: StepName): boolean =>
    ['MOBILE', 'IN_VENUE'].some((channel) =>
      steps[step].names({ channel } as Answers).some((name) => wrong.has(name)),
    );
  return (['you', 'visit', 'time'] as const).find(asks) ?? 'visit';
};

const booked = (booking: BookingDesk, token: string): PageAnswer | undefined => {
  const job = booking.bookedWith(token);
  if (job === undefined) return undefined;
  const payment = booking.paymentPageOf(job);
  return page(
    200,
    'Appointment booked',
    html`<div class="done"><h1>Your appointment is booked</h1></div>
      <p>Your reference is <strong>${job.id}</strong>. We have sent the details to your email.</p>
      ${
        payment !== undefined &&
        html`<p>
          We take the sample once it is paid. <a href="${payment}">Pay for the appointment</a>
        </p>`
      }`,
  );
};

const refused = ({ refused }: Refusal): PageAnswer => {
  if (refused === 'link-used') {
    return message(410, 'This link has been used', 'An appointment was booked with it already.');
  }
  if (refused === 'link-expired') {
    return message(410, 'This link has expired', 'Ask whoever sent it to you for a new one.');
  }
  return message(404, 'This link is not valid', 'Check that you have copied all of it.');
};

const message = (status: number, title: string, text: string): PageAnswer =>
  page(
    status,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
