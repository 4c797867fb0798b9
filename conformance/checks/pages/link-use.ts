/** How often and in which form a booking link can be used. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import { pressOn, walkOn } from '../../target/pages/walk-page.ts';
import type { Walk, WalkEnd } from '../../target/pages/walk.ts';
import { namedPatient } from '../given/drawn.ts';
import { keyFor, needCapability } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { tells } from '../given/webhook.ts';
import { show } from '../value.ts';
import { alteredTokens } from './altered-token.ts';
import { bookingsInTheEnd, givenLink, linkOf, pageClient, readJob } from './links.ts';
import type { Link } from './links.ts';
import {
  countFinding,
  demandBooking,
  howItEnded,
  lost,
  visit,
  walkOf,
  wishOf,
} from './patients.ts';

const common = { kind: 'active', area: 'hosted', level: 'MUST', asks: [] } as const;

const mobile = { kind: 'all-mobile' } as const;

/** The same link in two tabs, both filled in before either is sent off. */
async function race(bench: Bench, link: Link): Promise<readonly Walk[]> {
  const wish = await wishOf(bench, link.client);
  const tabs = [await bench.openPage(link.url), await bench.openPage(link.url)];
  const walks = tabs.map((tab) => walkOf(bench, tab, wish));
  const ends: WalkEnd[] = [];
  for (const walk of walks) ends.push(await walkOn(walk, true));
  await Promise.all(
    walks.map(async (walk, index) => {
      const end = ends[index];
      if (end?.kind === 'before') await pressOn(walk, end);
    }),
  );
  return walks;
}

/** Of one user of the client, without an order or a patient by which it could be told from another one. */
async function userLink(bench: Bench, client: Client): Promise<Link> {
  needCapability(client, 'canUseMobilePhleb');
  const body = { scope: mobile, externalUserId: 'user of two links' };
  const key = keyFor(client, 'createBookingUrl');
  const minted = await bench.call({ operation: 'createBookingUrl', key, body });
  return { client, url: demandText(minted, 'url'), body };
}

/** Two links, minted before either is used; another patient comes with the second one, on another day. */
async function bothFinding(bench: Bench): Promise<Finding | undefined> {
  const client = await pageClient(bench, 'of two links');
  const [first, second] = [await userLink(bench, client), await userLink(bench, client)];
  const date = dateOf(await daysAhead(bench, 7));
  const visits = [
    await visit(bench, first),
    await visit(bench, second, { patient: namedPatient('second'), date }),
  ];
  const jobIds = await bookingsInTheEnd(bench, second);
  if (jobIds.length === 2) return undefined;
  const stuck = visits.find(({ end }) => end.kind === 'stuck');
  if (stuck !== undefined) throw lost(stuck.tab);
  return {
    expected: 'a booking with each of two links',
    actual: `${String(jobIds.length)} in all; ${visits.map(howItEnded).join('; ')}`,
  };
}

/** It is submitting that uses a link up: whether the patient has yet to pay makes no difference. */
const usedTwice = [
  { id: 'HOSTED-10', of: '', billingMode: 'WEEKLY_INVOICE' },
  { id: 'HOSTED-90', of: 'that is yet to be paid ', billingMode: 'PATIENT_PAY' },
] as const;

type Use = (typeof usedTwice)[number];

/** The link, and the booking that was made with it. */
const firstUse = (bench: Bench, { of, billingMode }: Use) =>
  bench.once(`first use of a link, ${billingMode}`, async (maker) => {
    const wish = { label: `${of}to be used twice`, scope: mobile, billingMode };
    const link = await givenLink(maker, wish);
    return { link, jobId: demandBooking(await visit(maker, link)) };
  });

/**
 * A page may take the payment itself. What is neither waiting for it nor paid would have to be billed weekly; and if
 * the booking is told of (O31), its billing is that of the client.
 */
async function billedFinding(bench: Bench): Promise<Finding | undefined> {
  const [, use] = usedTwice;
  const { link, jobId } = await firstUse(bench, use);
  const { client } = link;
  const job = await readJob(bench, client, jobId);
  if (at(job, 'status') === 'PENDING' && at(job, 'paymentStatus') === 'PENDING') {
    return {
      expected:
        'a booking that waits for its payment, or is paid, since the client has PATIENT_PAY',
      actual: 'status PENDING and paymentStatus PENDING',
    };
  }
  const told = client.mailbox?.deliveries.find(tells('job.created', { jobId }));
  const billed = told && eventDataAt(told, 'billingMode');
  if (billed === undefined || billed === use.billingMode) return undefined;
  return { expected: `billingMode ${use.billingMode} in job.created`, actual: show(billed) };
}

export const linkUseChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'HOSTED-93',
    title: 'a booking made on a page of a PATIENT_PAY client is to be paid by the patient',
    requirements: ['R-STATE-05', 'R-EVENT-17'],
    run: async (bench) => conclude(await billedFinding(bench)),
  },
  ...usedTwice.map((use): ActiveCheck => ({
    ...common,
    id: use.id,
    title: `a link with which a booking ${use.of}was made makes no second one`,
    requirements: ['R-PAGES-03'],
    run: async (bench) => {
      const { link } = await firstUse(bench, use);
      const again = await visit(bench, link);
      const jobIds = await bookingsInTheEnd(bench, link);
      return conclude(countFinding({ ...again, jobIds }, 1, 'with one link'));
    },
  })),
  {
    ...common,
    id: 'HOSTED-29',
    title: 'a link stays used when the booking that it has made is cancelled',
    requirements: ['R-PAGES-03'],
    asks: ['cancelBooking'],
    run: async (bench) => {
      const link = await givenLink(bench, {
        label: 'to be cancelled, and used again',
        scope: mobile,
      });
      const id = demandBooking(await visit(bench, link));
      const key = keyFor(link.client, 'cancelBooking');
      demandSuccess(await bench.call({ operation: 'cancelBooking', key, id }));
      const again = await visit(bench, link);
      const jobIds = await bookingsInTheEnd(bench, link);
      return conclude(countFinding({ ...again, jobIds }, 1, 'with one link'));
    },
  },
  {
    ...common,
    id: 'HOSTED-31',
    title: 'of two links for one user each makes a booking: neither takes the place of the other',
    requirements: ['R-PAGES-02'],
    asks: ['createBookingUrl', 'createBookingUrl'],
    run: async (bench) => conclude(await bothFinding(bench)),
  },
  {
    ...common,
    id: 'HOSTED-11',
    title: 'of two tabs that send off the same link, one books at the most',
    requirements: ['R-PAGES-03'],
    run: async (bench) => {
      const link = await givenLink(bench, { label: 'to be raced for', scope: mobile });
      const [one] = await race(bench, link);
      const jobIds = await bookingsInTheEnd(bench, link);
      if (one === undefined) throw Obstacle.broken('no tab was opened');
      const visited = { link, tab: one.tab, walk: one, end: { kind: 'finished' }, jobIds } as const;
      demandBooking(visited);
      return conclude(countFinding(visited, 1, 'with one link'));
    },
  },
  {
    ...common,
    id: 'HOSTED-12',
    title: 'a link whose token was altered makes no booking',
    requirements: ['R-PAGES-05'],
    run: async (bench) => {
      const link = await givenLink(bench, { label: 'to be altered', scope: mobile });
      // Another link, to whose id a forger could turn the token.
      const other = await linkOf(bench, link.client, { label: 'not to be reached', scope: mobile });
      for (const { how, url } of alteredTokens(link.url, other.url)) {
        const visited = await visit(bench, { ...link, url });
        const finding = countFinding(visited, 0, `with a token ${how}`);
        if (finding !== undefined) return conclude(finding);
      }
      // Nothing comes of any link through whose pages the runner finds no way.
      demandBooking(await visit(bench, other));
      return conclude(undefined);
    },
  },
];
