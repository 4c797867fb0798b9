/** How long a booking link lives: 24 hours from its minting, whenever its page is opened, and no longer. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, violated } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { PageTab } from '../../target/pages/page-tab.ts';
import { pressOn, walkOn } from '../../target/pages/walk-page.ts';
import type { Walk, WalkEnd } from '../../target/pages/walk.ts';
import { readClock } from '../given/clock.ts';
import { ifPossible } from '../given/if-possible.ts';
import { show } from '../value.ts';
import { bookingsInTheEnd, givenLink, linkOf, listedBookings, pageClient } from './links.ts';
import type { Link, LinkWish } from './links.ts';
import { twoVenues } from './page-venues.ts';
import {
  countFinding,
  demandBooking,
  goThrough,
  howItEnded,
  lost,
  visit,
  walkOf,
  wishOf,
} from './patients.ts';
import type { Visit } from './patients.ts';

const daySeconds = 86_400;
/** The 24 hours are held to five minutes, as a link's expiresAt is; a minute more for what opening a page takes. */
const toleranceSeconds = 300;
const shortlyBefore = daySeconds - toleranceSeconds - 60;

const mobile: LinkWish = { label: 'to expire', scope: { kind: 'all-mobile' } };

/** Billed in the other way, and booked by other forms. */
const atVenue: LinkWish = {
  label: 'to expire at a venue',
  scope: { kind: 'all-venues' },
  billingMode: 'PATIENT_PAY',
};

/** A link, and its page as it was opened: at once, shortly before the end, and then filled in up to the last button. */
type Waiting = {
  readonly link: Link;
  readonly early: PageTab;
  late?: PageTab;
  filled?: { readonly walk: Walk; readonly end: WalkEnd };
};

async function openedAtOnce(bench: Bench, wish: LinkWish): Promise<Waiting> {
  const client = await pageClient(bench, wish.label, wish.billingMode);
  if (wish.scope.kind !== 'all-mobile') await twoVenues(bench, client);
  const link = await linkOf(bench, client, wish);
  return { link, early: await bench.openPage(link.url) };
}

async function openShortlyBefore(bench: Bench, waiting: Waiting): Promise<void> {
  const { link } = waiting;
  waiting.late = await bench.openPage(link.url);
  const walk = walkOf(bench, await bench.openPage(link.url), await wishOf(bench, link.client));
  waiting.filled = { walk, end: await walkOn(walk, true) };
}

type Aged = {
  readonly waiting: readonly Waiting[];
  /** Of a link whose page was opened for the first time shortly before the end. */
  readonly inTime: Visit;
  /** As it was listed then, and the server's clock. */
  readonly listed: unknown;
  readonly listedAt: Instant;
};

/** Each of them a day and five minutes old, in the end; what is there of venues is looked at where there are any. */
const aged = (bench: Bench): Promise<Aged> =>
  bench.once('links that are more than a day old', async (maker) => {
    maker.need('clock.advance');
    const atVenues = await ifPossible(openedAtOnce(maker, atVenue));
    const waiting = [await openedAtOnce(maker, mobile), ...(atVenues ? [atVenues] : [])];
    const fresh = await givenLink(maker, { ...mobile, label: 'to be used in time' });
    await maker.act('clock.advance', { seconds: shortlyBefore });
    for (const one of waiting) await openShortlyBefore(maker, one);
    const inTime = await visit(maker, fresh);
    const [listed] = await listedBookings(maker, fresh);
    const listedAt = await readClock(maker);
    await maker.act('clock.advance', { seconds: daySeconds + toleranceSeconds - shortlyBefore });
    return { waiting, inTime, listed, listedAt };
  });

/** From the pages as they stand, the one that was filled in first: it asks the least. */
async function staleFinding(bench: Bench, waiting: Waiting): Promise<Finding | undefined> {
  const { link, early, late, filled } = waiting;
  const wish = await wishOf(bench, link.client);
  if (filled?.end.kind === 'before') {
    const { walk } = filled;
    const end = await pressOn(walk, filled.end);
    const visited = { end, tab: walk.tab, jobIds: await bookingsInTheEnd(bench, link) };
    const what = 'after 24 hours, from a page filled in before';
    const finding = countFinding(visited, 0, what);
    if (finding !== undefined) return finding;
  }
  const pages = [
    [late, 'from a page opened shortly before'],
    [early, 'from a page opened a day before'],
    [await bench.openPage(link.url), 'from a page opened then'],
  ] as const;
  for (const [tab, how] of pages) {
    if (tab === undefined) continue;
    const stale = await goThrough(bench, { link, tab }, wish);
    const finding = countFinding(stale, 0, `after 24 hours, ${how}`);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** Nothing comes of any link through whose pages the runner finds no way. */
async function demandWay(bench: Bench, { client, body }: Link): Promise<void> {
  const wish = { label: 'to be used at once', scope: body.scope };
  demandBooking(await visit(bench, await linkOf(bench, client, wish)));
}

async function afterTheDay(bench: Bench): Promise<Finding | undefined> {
  const { waiting } = await aged(bench);
  for (const one of waiting) {
    const finding = await staleFinding(bench, one);
    if (finding !== undefined) return finding;
  }
  const [first] = waiting;
  if (first !== undefined) await demandWay(bench, first.link);
  return undefined;
}

/** The one was made almost a day after the other: half of it is no matter of clocks. */
const halfADayMs = 500 * daySeconds;

async function createdFinding(bench: Bench): Promise<Finding | undefined> {
  const { inTime, listed, listedAt } = await aged(bench);
  demandBooking(inTime);
  const createdAt = readInstant(at(listed, 'createdAt'));
  if (createdAt === undefined) {
    throw Obstacle.lacking('the booking tells no time of its creation', 'mend GET /bookings');
  }
  if (createdAt.latest > listedAt.earliest - halfADayMs) return undefined;
  return {
    expected: `createdAt about ${new Date(listedAt.earliest).toISOString()}, when the patient booked`,
    actual: show(at(listed, 'createdAt')),
  };
}

const common = { kind: 'active', area: 'hosted', level: 'MUST', asks: [], alone: true } as const;

export const linkLifeChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'HOSTED-92',
    title: 'createdAt of a booking made on a page is the time of the booking, not that of its link',
    requirements: ['R-JOBLIST-13'],
    run: async (bench) => conclude(await createdFinding(bench)),
  },
  {
    ...common,
    id: 'HOSTED-13',
    title: 'after 24 hours a link makes no booking, not even from a page that was opened before',
    requirements: ['R-PAGES-04'],
    run: async (bench) => conclude(await afterTheDay(bench)),
  },
  {
    ...common,
    id: 'HOSTED-30',
    title: 'a link that is opened for the first time shortly before its 24 hours are over books',
    requirements: ['R-PAGES-34'],
    run: async (bench) => {
      const { inTime } = await aged(bench);
      if (inTime.jobIds.length === 1) return conclude(undefined);
      if (inTime.end.kind === 'stuck') throw lost(inTime.tab);
      // Only where somebody else books is it the age of the link that stood against it.
      await demandWay(bench, inTime.link);
      const expected = 'one booking, 23 hours and 54 minutes after minting';
      const actual = `${String(inTime.jobIds.length)}: ${howItEnded(inTime)}`;
      return violated({ expected, actual });
    },
  },
];
