/** The page at paymentRequiredUrl: a patient pays, is refused, tries again, pays twice. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, violated } from '../../engine/outcome.ts';
import type { Outcome } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventIdOf } from '../../receiver/delivery.ts';
import type { PageTab } from '../../target/pages/page-tab.ts';
import { walkOn } from '../../target/pages/walk-page.ts';
import type { WalkEnd } from '../../target/pages/walk.ts';
import type { Card } from '../../target/pages/page-wish.ts';
import { makeBooking } from '../given/booking.ts';
import type { Client } from '../given/client.ts';
import { demandText } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { phlebotomists } from '../life/steps.ts';
import { tells } from '../given/webhook.ts';
import { accessibilityFinding } from './accessibility.ts';
import { pageClient, readJob } from './links.ts';
import { howItEnded, lost, walkOf, wishOf } from './patients.ts';

const common = { kind: 'active', area: 'hosted', level: 'MUST', asks: ['createBooking'] } as const;

/** Numbers that card processors have set aside for tests. */
const usualCards = { good: '4242424242424242', declined: '4000000000000002' } as const;

type CardName = keyof typeof usualCards;

export const cardOf = (bench: Bench, name: CardName): Card => ({
  number: bench.profile.pages.cards[name] ?? usualCards[name],
  ...{ expiryMonth: '12', expiryYear: '2039', cvc: '123' },
});

type Due = { readonly client: Client; readonly jobId: string; readonly url: string };

/** A new booking that its patient has to pay. */
async function dueBooking(
  bench: Bench,
  label: string,
  channel: 'MOBILE' | 'IN_VENUE' = 'IN_VENUE',
): Promise<Due> {
  const client = await pageClient(bench, label, 'PATIENT_PAY');
  const booking = await makeBooking(bench, client, { channel, purpose: label });
  return { client, jobId: booking.jobId, url: demandText(booking.exchange, 'paymentRequiredUrl') };
}

async function payAt(
  bench: Bench,
  { client }: Due,
  { tab, card }: { readonly tab: PageTab; readonly card: CardName },
): Promise<WalkEnd> {
  const wish = await wishOf(bench, client, { card: cardOf(bench, card) });
  return walkOn(walkOf(bench, tab, wish));
}

/** PENDING_PAYMENT until it is paid; IN_VENUE it is CONFIRMED then. */
const statusOf = async (bench: Bench, { client, jobId }: Due): Promise<unknown> =>
  at(await readJob(bench, client, jobId), 'status');

const patience = 5;

/** The status as soon as it is CONFIRMED; else what it is when the longest wait is over. */
async function statusInTheEnd(bench: Bench, due: Due): Promise<unknown> {
  const beats = 20;
  for (let beat = 0; beat < beats; beat += 1) {
    const status = await statusOf(bench, due);
    if (status === 'CONFIRMED') return status;
    await bench.pause((patience * bench.profile.webhookSettle) / beats);
  }
  return statusOf(bench, due);
}

type Paid = { readonly due: Due; readonly tab: PageTab; readonly end: WalkEnd };

const paidOnPage = (bench: Bench): Promise<Paid> =>
  bench.once('paid on its page', async (maker) => {
    const due = await dueBooking(maker, 'to be paid on its page');
    const tab = await maker.openPage(due.url);
    const end = await payAt(maker, due, { tab, card: 'good' });
    return { due, tab, end };
  });

/** The status is read before any other check can pay for it. */
const declinedOnPage = (bench: Bench): Promise<Paid & { readonly status: unknown }> =>
  bench.once('declined on its page', async (maker) => {
    const due = await dueBooking(maker, 'to be declined on its page');
    const tab = await maker.openPage(due.url);
    const end = await payAt(maker, due, { tab, card: 'declined' });
    await maker.pause(maker.profile.webhookSettle);
    return { due, tab, end, status: await statusOf(maker, due) };
  });

/** A server has its own test cards, unless the profile says which one it declines. */
async function judgeDeclined(bench: Bench): Promise<Outcome> {
  const { end, tab, status } = await declinedOnPage(bench);
  if (end.kind === 'stuck') throw lost(tab);
  if (status !== 'CONFIRMED') return conclude(undefined);
  const isNamed = bench.profile.pages.cards.declined !== undefined;
  if (end.kind === 'refused' || isNamed) {
    return violated({
      expected: 'status PENDING_PAYMENT after a card that was declined',
      actual: `status CONFIRMED; ${howItEnded({ end, tab })}`,
    });
  }
  throw Obstacle.lacking(
    `the card ${usualCards.declined} was not declined`,
    'name a test card that is declined in the profile (pages.cards.declined)',
  );
}

export const paymentPageChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PAYPAGE-01',
    title: 'the page at paymentRequiredUrl opens',
    requirements: ['R-PAGES-20'],
    run: async (bench) => {
      const { opening } = (await paidOnPage(bench)).tab;
      if (opening !== undefined && opening.status < 400) return conclude(undefined);
      return conclude({
        expected: 'a page, with a status below 400',
        actual: opening === undefined ? 'no answer' : `status ${String(opening.status)}`,
      });
    },
  },
  {
    ...common,
    id: 'PAYPAGE-02',
    title: 'an IN_VENUE job is CONFIRMED once the patient has paid on the page',
    requirements: ['R-PAGES-19', 'R-PAGES-21'],
    run: async (bench) => {
      const { due, end, tab } = await paidOnPage(bench);
      const status = await statusInTheEnd(bench, due);
      if (status === 'CONFIRMED') return conclude(undefined);
      if (end.kind === 'stuck') throw lost(tab);
      return violated({
        expected: 'status CONFIRMED',
        actual: `status ${JSON.stringify(status)}; ${howItEnded({ end, tab })}`,
      });
    },
  },
  {
    ...common,
    id: 'PAYPAGE-03',
    title: 'a card that is declined leaves the job unpaid',
    requirements: ['R-PAGES-22'],
    run: judgeDeclined,
  },
  {
    ...common,
    id: 'PAYPAGE-04',
    title: 'after a card was declined the patient can pay with another',
    level: 'SHOULD',
    requirements: ['R-PAGES-32'],
    run: async (bench) => {
      const { due, ...declined } = await declinedOnPage(bench);
      if (declined.status === 'CONFIRMED') {
        throw Obstacle.lacking('no card was declined', 'mend what PAYPAGE-03 finds');
      }
      if (declined.end.kind === 'stuck') throw lost(declined.tab);
      const tab = await bench.openPage(due.url);
      const end = await payAt(bench, due, { tab, card: 'good' });
      const status = await statusInTheEnd(bench, due);
      if (status === 'CONFIRMED') return conclude(undefined);
      return violated({
        expected: 'status CONFIRMED',
        actual: `status ${JSON.stringify(status)}; ${howItEnded({ end, tab })}`,
      });
    },
  },
  {
    ...common,
    id: 'PAYPAGE-05',
    title:
      'who pays twice pays once: the job stays CONFIRMED, and is confirmed by one event at the most',
    requirements: ['R-PAGES-21'],
    run: payTwice,
  },
  {
    ...common,
    id: 'PAYPAGE-06',
    title: 'axe finds no serious or critical violation on a payment page',
    level: 'SHOULD',
    requirements: ['R-PAGES-33'],
    run: async (bench) => {
      const due = await dueBooking(bench, 'to be looked at before it is paid');
      const tab = await bench.openPage(due.url);
      if (tab.opening !== undefined) return conclude(await accessibilityFinding(tab));
      throw Obstacle.lacking('the payment page does not open', 'mend what PAYPAGE-01 finds');
    },
  },
  {
    ...common,
    id: 'PAYPAGE-70',
    title:
      'a MOBILE job that the patient has paid on its page is CONFIRMED when a phlebotomist accepts',
    requirements: ['R-PAGES-19', 'R-PAGES-20', 'R-PAGES-21', 'R-STATE-11'],
    run: paidAtHome,
  },
];

/**
 * What a MOBILE job becomes by its payment is open (O33): that it can be accepted then, and is CONFIRMED by it, is
 * not. One that cannot be accepted, and that still waits for its payment, has not been paid.
 */
async function paidAtHome(bench: Bench): Promise<Outcome> {
  bench.needPages();
  bench.need('phlebotomist.accept');
  const due = await dueBooking(bench, 'a visit to be paid on its page', 'MOBILE');
  const tab = await bench.openPage(due.url);
  if (tab.opening === undefined || tab.opening.status >= 400) {
    return violated({
      expected: 'a page at paymentRequiredUrl of a MOBILE job, with a status below 400',
      actual: tab.opening === undefined ? 'no answer' : `status ${String(tab.opening.status)}`,
    });
  }
  const end = await payAt(bench, due, { tab, card: 'good' });
  if (end.kind === 'stuck') throw lost(tab);
  const accepted = await acceptedInTheEnd(bench, due);
  const after = await readJob(bench, due.client, due.jobId);
  if (at(after, 'status') === 'CONFIRMED') return conclude(undefined);
  const isTouched =
    at(after, 'status') !== 'PENDING_PAYMENT' || at(after, 'paymentStatus') !== 'PENDING';
  if (accepted === undefined && isTouched) {
    throw Obstacle.lacking('nobody can accept the job that was paid', 'mend what LIFE-01 finds');
  }
  return violated({
    expected: 'status CONFIRMED, once it is paid on its page and a phlebotomist has accepted it',
    actual: `status ${JSON.stringify(at(after, 'status'))}; ${howItEnded({ end, tab })}`,
  });
}

/** Undefined when nobody could accept it until the longest wait was over: its payment may take a while. */
async function acceptedInTheEnd(bench: Bench, { jobId }: Due): Promise<unknown> {
  const parameters = { jobId, phlebotomist: phlebotomists.first };
  const beats = 10;
  for (let beat = 0; beat < beats; beat += 1) {
    await bench.pause((patience * bench.profile.webhookSettle) / beats);
    const accepted = await ifPossible(bench.act('phlebotomist.accept', parameters));
    if (accepted !== undefined) return accepted;
  }
  return undefined;
}

/** Two tabs, opened before either has paid; then the page once more. */
async function payTwice(bench: Bench): Promise<Outcome> {
  const due = await dueBooking(bench, 'to be paid twice');
  const tabs = [await bench.openPage(due.url), await bench.openPage(due.url)];
  for (const tab of tabs) await payAt(bench, due, { tab, card: 'good' });
  const first = await statusInTheEnd(bench, due);
  if (first !== 'CONFIRMED') {
    throw Obstacle.lacking('the job could not be paid on its page', 'mend what PAYPAGE-02 finds');
  }
  const tab = await bench.openPage(due.url);
  const end = await payAt(bench, due, { tab, card: 'good' });
  const [failure] = [...tabs, tab].flatMap(({ failures }) => failures);
  if (failure !== undefined) {
    return violated({ expected: 'pages that take a second payment calmly', actual: failure });
  }
  const { mailbox } = due.client;
  const events =
    mailbox === undefined ? [] : await bench.strays(mailbox, tells('job.confirmed', due));
  const distinct = new Set(events.map(eventIdOf)).size;
  const status = await statusOf(bench, due);
  if (status === 'CONFIRMED' && distinct <= 1) {
    return conclude(undefined, mailbox === undefined ? 'its events do not come here' : undefined);
  }
  return violated({
    expected: 'status CONFIRMED, and job.confirmed once at the most',
    actual: `status ${JSON.stringify(status)}, job.confirmed ${String(distinct)} times; ${howItEnded({ end, tab })}`,
  });
}
