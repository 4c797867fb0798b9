/** openBookingPage, submitBookingPage and payOnPage: hosted pages, gone through as a patient would. */
import { lost, walkOf } from '../checks/pages/patients.ts';
import { cardOf } from '../checks/pages/payment-pages.ts';
import { namedPatient } from '../checks/given/drawn.ts';
import { dateOf, daysAhead } from '../checks/given/clock.ts';
import type { Bench } from '../engine/bench.ts';
import { isPageField, pageFields } from '../target/pages/page-field.ts';
import type { PageTab } from '../target/pages/page-tab.ts';
import type { PageWish } from '../target/pages/page-wish.ts';
import { walkOn } from '../target/pages/walk-page.ts';
import { met, notMet } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import { ScenarioFault } from './scenario-fault.ts';
import type { Session } from './session.ts';

export type OpenPage = { readonly url: string };

export type SubmitPage = OpenPage & { readonly fields?: Readonly<Record<string, string>> };

export type PayPage = SubmitPage & { readonly card?: 'good' | 'declined' };

export async function openBookingPage(
  { bench }: Session,
  { url }: OpenPage,
): Promise<TestbenchAnswer> {
  const tab = await openPage(bench, url);
  const { opening } = tab;
  if (opening === undefined) return notMet('the page does not answer');
  return opening.status < 400
    ? met({ shown: tab.shown })
    : notMet(`the page is answered with status ${String(opening.status)}`);
}

/** That it was gone through is all that is said: whether a booking came of it is asked of the API. */
export async function submitBookingPage(
  { bench }: Session,
  { url, fields }: SubmitPage,
): Promise<TestbenchAnswer> {
  return goThrough(bench, url, await wishFor(bench, fields));
}

export async function payOnPage(
  { bench }: Session,
  { url, fields, card = 'good' }: PayPage,
): Promise<TestbenchAnswer> {
  const wish = await wishFor(bench, fields);
  const answer = await goThrough(bench, url, { ...wish, card: cardOf(bench, card) });
  // The service may hear of the payment from its card processor a moment later.
  await bench.pause(bench.profile.webhookSettle);
  return answer;
}

async function goThrough(bench: Bench, url: string, wish: PageWish): Promise<TestbenchAnswer> {
  const tab = await openPage(bench, url);
  if (tab.opening === undefined) return notMet('the page does not answer');
  const end = await walkOn(walkOf(bench, tab, wish));
  switch (end.kind) {
    case 'finished':
    case 'before':
      return met({ shown: tab.shown });
    case 'refused':
      return notMet(`the page refuses the form: ${end.complaints.join('; ')}`);
    case 'unoffered':
      return notMet(`the page does not offer the ${end.field}`);
    case 'stuck':
      throw lost(tab);
  }
}

/** The one that was open before is closed: a testbench may be served for days. */
async function openPage(bench: Bench, url: string): Promise<PageTab> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new ScenarioFault(`url: "${url}" is no http address`);
  }
  await bench.closePages();
  return bench.openPage(url);
}

/** What is not said is an example's: a patient, an address, a day five days ahead. */
async function wishFor(bench: Bench, fields: SubmitPage['fields'] = {}): Promise<PageWish> {
  const unknown = Object.keys(fields).filter((name) => !isPageField(name));
  if (unknown.length > 0) {
    throw new ScenarioFault(
      `fields: ${unknown.join(', ')}: a field is one of ${pageFields.join(', ')}`,
    );
  }
  return {
    patient: namedPatient('scenario'),
    location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
    date: fields['preferredDate'] ?? dateOf(await daysAhead(bench, 5)),
    timePreference: 'morning',
    fields,
  };
}
