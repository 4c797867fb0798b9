/** "Quill": an almost empty page, a script that draws the form, and a JSON endpoint behind it. */

import { readFileSync } from 'node:fs';
import { html } from '../../../mock/html/markup.ts';
import { isRefusal, type Refusal } from '../../../mock/domain/refusal.ts';
import { answerNames, answersFrom, type AnswerName, type Answers } from '../desk/answers.ts';
import type { Opened } from '../desk/booking-desk.ts';
import type { PageAnswer, PageVisit } from '../serving/page-server.ts';
import type { Behind, PageSet } from '../serving/page-set.ts';
import { shownWith } from '../serving/shown.ts';
import { paymentApi } from './payment-api.ts';
import { messagesOf } from './wording.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('./app.css');

const script = (name: string): PageAnswer => ({ status: 200, type: 'js', text: read(`./${name}`) });

export const clientRendered: PageSet = {
  bookingPath: (token) => `/r/${encodeURIComponent(token)}`,
  paymentPath: (jobId) => `/pay/${encodeURIComponent(jobId)}`,
  site: (behind) => ({
    headers: {
      csp: "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      referrerPolicy: 'no-referrer',
    },
    visit: (visit) => routed(behind, visit),
  }),
};

const routed = async (behind: Behind, visit: PageVisit): Promise<PageAnswer | undefined> => {
  const [place, id = ''] = visit.path;
  switch (place) {
    case 'r':
      return shell('Book your blood test', 'app', await rawGreeting(behind, id));
    case 'pay':
      return shell('Payment', 'pay', '');
    case 'static':
      return assets[id];
    case 'api':
      return api(behind, visit);
    case undefined:
    default:
      return undefined;
  }
};

const assets: { readonly [name: string]: PageAnswer | undefined } = {
  'app.css': { status: 200, type: 'css', text: css },
  'app.client.js': script('app.client.js'),
  'pay.client.js': script('pay.client.js'),
  'dom.client.js': script('dom.client.js'),
};

const shell = (title: string, name: string, greeting: string): PageAnswer => ({
  ...{ status: 200, type: 'html' },
  text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Quill</title>
    <link rel="stylesheet" href="/static/app.css">
    <script type="module" src="/static/${name}.client.js"></script>
  </head>
  <body>
    ${greeting}<main id="root"><p role="status">Loading…</p></main>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>`,
});

/** A sound shell has nothing of the patient in it; the faulty one greets with the hint as it came. */
const rawGreeting = async ({ booking, fault }: Behind, token: string): Promise<string> => {
  if (fault !== 'hint-unescaped') return '';
  const opened = await booking.open(token);
  if (isRefusal(opened)) return '';
  return html`<header>Welcome ${shownWith(fault)(opened.hint.firstName ?? '')}</header>`.text;
};

const json = (status: number, value: unknown): PageAnswer => ({
  ...{ status, type: 'json' },
  text: JSON.stringify(value),
});

const api = async (behind: Behind, visit: PageVisit): Promise<PageAnswer | undefined> => {
  const [, kind, id = '', action] = visit.path;
  if (kind === 'payments') return paymentApi(behind.payment, visit, id);
  if (kind !== 'reservations') return undefined;
  const opened = await behind.booking.open(id);
  if (isRefusal(opened)) return refused(opened);
  if (visit.method !== 'POST') return action === 'times' ? times(behind, visit) : offered(opened);
  return action === 'check' ? checked(behind, visit, opened) : reserved(behind, visit, opened);
};

/** All that the script draws the form by. */
const offered = ({ hint, clientName, channels, venues, panels, today, link }: Opened) =>
  json(200, {
    ...{ hint, clientName, channels, today },
    isVenueFixed: link.scope.kind === 'venue',
    venues: venues.map(({ id, name, city }) => ({ id, name, city })),
    panels: panels.map(({ id, name }) => ({ id, name })),
  });

const times = async ({ booking }: Behind, { query }: PageVisit): Promise<PageAnswer> => {
  const span = { from: query.get('date') ?? '', days: 1 };
  return json(200, { times: await booking.freeTimes(query.get('venue') ?? '', span) });
};

/** `{answers, names}`: what has been written so far, and which of it to look at. */
const checked = async (
  { booking }: Behind,
  visit: PageVisit,
  opened: Opened,
): Promise<PageAnswer> => {
  const asked = membersIn(visit.body)['names'];
  const names = answerNames.filter((name) => Array.isArray(asked) && asked.includes(name));
  const problems = await booking.check(opened.token, answersIn(visit, opened), names);
  return json(200, { problems: messagesOf(problems) });
};

const reserved = async (
  { booking }: Behind,
  visit: PageVisit,
  opened: Opened,
): Promise<PageAnswer> => {
  const outcome = await booking.submit(opened.token, answersIn(visit, opened));
  switch (outcome.what) {
    case 'booked': {
      const { job } = outcome;
      return json(201, { reference: job.id, paymentUrl: booking.paymentPageOf(job) ?? null });
    }
    case 'problems':
      return json(422, { problems: messagesOf(outcome.problems) });
    case 'refused':
      return refused(outcome.refusal);
    case 'silence':
      return json(500, {});
  }
};

const answersIn = ({ body }: PageVisit, { channels, link }: Opened): Answers => {
  const given = membersIn(JSON.stringify(membersIn(body)['answers'] ?? {}));
  const [only] = channels;
  const fixed: { readonly [Name in AnswerName]?: string | undefined } = {
    channel: channels.length === 1 ? only : undefined,
    venueId: link.scope.kind === 'venue' ? link.scope.venueId : undefined,
  };
  return answersFrom((name) => {
    const value = fixed[name] ?? given[name];
    return typeof value === 'string' ? value : '';
  });
};

const membersIn = (text: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

const refused = ({ refused }: Refusal): PageAnswer => {
  if (refused === 'link-used') {
    return json(410, {
      title: 'Already reserved',
      message: 'This link was used for a reservation before, and it cannot be used again.',
    });
  }
  if (refused === 'link-expired') {
    return json(410, {
      title: 'Link expired',
      message: 'This link was valid for 24 hours. Please request a new one.',
    });
  }
  return json(404, {
    title: 'Link not recognised',
    message: 'This is an invalid link. Open it again from your message.',
  });
};
