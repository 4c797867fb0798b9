/** Patients who book on hosted pages, and what they wish for. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { namedPatient } from '../given/drawn.ts';
import type { Client } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { givenPanel } from '../given/panel.ts';
import { complaintsOf, startWalk, walkOn } from '../../target/pages/walk-page.ts';
import type { Walk, WalkEnd } from '../../target/pages/walk.ts';
import type { PageTab } from '../../target/pages/page-tab.ts';
import type { PageWish } from '../../target/pages/page-wish.ts';
import type { Finding } from '../../engine/outcome.ts';
import { bookingsBy, bookingsInTheEnd } from './links.ts';
import type { Link } from './links.ts';

/** Someone who takes what she can get; five days ahead venues have slots, and no 24-hour rule is near. */
export async function wishOf(
  bench: Bench,
  client: Client,
  more: Partial<PageWish> = {},
): Promise<PageWish> {
  const word = bench.random(`patient of ${client.name}`).word(6);
  return {
    patient: namedPatient(word),
    location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
    date: dateOf(await daysAhead(bench, 5)),
    timePreference: 'morning',
    panel: { id: await givenPanel(bench, client) },
    ...more,
  };
}

export const walkOf = (bench: Bench, tab: PageTab, wish: PageWish): Walk =>
  startWalk(tab, wish, bench.profile.pages.buttons);

/** What came of a patient who has opened the page of a link and gone through it. */
export type Visit = {
  readonly link: Link;
  readonly tab: PageTab;
  readonly walk: Walk;
  readonly end: WalkEnd;
  /** Ids of the bookings that the link has made. */
  readonly jobIds: readonly string[];
};

/** Opens the page of a link and goes through it as far as it goes. */
export async function visit(
  bench: Bench,
  link: Link,
  more: Partial<PageWish> = {},
): Promise<Visit> {
  const tab = await bench.openPage(link.url);
  return goThrough(bench, { link, tab }, await wishOf(bench, link.client, more));
}

export async function goThrough(
  bench: Bench,
  { link, tab }: Pick<Visit, 'link' | 'tab'>,
  wish: PageWish,
): Promise<Visit> {
  const walk = walkOf(bench, tab, wish);
  const end: WalkEnd = isOpen(tab) ? await walkOn(walk) : { kind: 'finished' };
  const now = await bookingsBy(bench, link);
  const jobIds =
    now.length > 0 || end.kind !== 'finished' ? now : await bookingsInTheEnd(bench, link);
  return { link, tab, walk, end, jobIds };
}

/** A page that could not be opened at all has nothing to be gone through. */
const isOpen = ({ opening }: PageTab): boolean => opening !== undefined;

/** The one booking that came of it; where it is only a means, that none came is another check's business. */
export function demandBooking({ jobIds, end, tab }: Visit): string {
  const [jobId] = jobIds;
  if (jobId !== undefined) return jobId;
  if (end.kind === 'stuck') throw lost(tab);
  throw Obstacle.lacking(
    `this needs a booking that is made on a hosted page, and none came of it: ${howItEnded({ end, tab })}`,
    'mend what HOSTED-02 finds',
  );
}

/** The page was there, and the runner has not found its way. */
export const lost = (tab: PageTab): Obstacle =>
  Obstacle.lacking(
    `the runner has found no way through the page ${JSON.stringify(tab.screen.heading || tab.screen.title)}`,
    'name its fields and buttons in the profile (pages.fields, pages.buttons)',
  );

export function howItEnded({ end, tab }: Pick<Visit, 'end' | 'tab'>): string {
  if (tab.opening === undefined) return 'the page did not open';
  const page = `status ${String(tab.opening.status)}, then ${JSON.stringify(tab.shown.slice(0, 200))}`;
  switch (end.kind) {
    case 'refused':
      return `the page refused the form: ${wordsOf(end.complaints, tab)}`;
    case 'unoffered':
      return `the page does not offer the ${end.field} that was wished for`;
    case 'stuck':
      return `the runner found no way on: ${page}`;
    case 'finished':
    case 'before':
      return page;
  }
}

const wordsOf = (complaints: readonly string[], tab: PageTab): string =>
  (complaints.length > 0 ? complaints : complaintsOf(tab.screen)).join('; ') || '(without a word)';

/** How many bookings there are, against how many there may be. */
export function countFinding(
  visited: Pick<Visit, 'end' | 'tab' | 'jobIds'>,
  most: number,
  what: string,
): Finding | undefined {
  const { length } = visited.jobIds;
  if (length <= most) return undefined;
  const expected = most === 0 ? `no booking ${what}` : `${String(most)} booking ${what}`;
  return { expected, actual: `${String(length)} bookings; ${howItEnded(visited)}` };
}
