/** How a hosted page treats the patient: her mistakes, her name, her screen, her privacy. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { walkOn } from '../../target/pages/walk-page.ts';
import type { PageTab } from '../../target/pages/page-tab.ts';
import { namedPatient } from '../given/drawn.ts';
import { accessibilityFinding } from './accessibility.ts';
import { headersFinding } from './page-headers.ts';
import { givenLink } from './links.ts';
import type { Link } from './links.ts';
import { demandBooking, goThrough, howItEnded, lost, visit, walkOf, wishOf } from './patients.ts';
import { hostedVisit } from './hosted-booking.ts';
import type { Visit } from './patients.ts';

const should = { kind: 'active', area: 'hosted', level: 'SHOULD', asks: [] } as const;
const must = { kind: 'active', area: 'hosted', level: 'MUST', asks: [] } as const;

const mobile = { kind: 'all-mobile' } as const;

type Mistaken = { readonly link: Link; readonly wrong: Visit; readonly right: Visit };

/** What neither a postcode nor an address can be is sent off first, then mended on the same page. */
const mistaken = (bench: Bench): Promise<Mistaken> =>
  bench.once('hosted booking with a mistake', async (maker) => {
    const link = await givenLink(maker, { label: 'to be mistaken', scope: mobile });
    const tab = await maker.openPage(link.url);
    const wish = await wishOf(maker, link.client);
    const fields = { postcode: 'nowhere', email: 'no-address' };
    const wrong = await goThrough(maker, { link, tab }, { ...wish, fields });
    if (wrong.jobIds.length > 0) return { link, wrong, right: wrong };
    // A page that has nothing more to be filled in is left, and the link opened anew.
    const right =
      wrong.end.kind === 'finished'
        ? await visit(maker, link)
        : await goThrough(maker, { link, tab }, wish);
    return { link, wrong, right };
  });

async function mendedOutcome(bench: Bench): Promise<Outcome> {
  const { wrong, right } = await mistaken(bench);
  if (wrong.jobIds.length > 0) {
    throw Obstacle.lacking('the page refuses nothing', 'mend what HOSTED-22 finds');
  }
  if (!isRefused(wrong) && wrong.end.kind !== 'finished') demandBooking(wrong);
  if (right.end.kind === 'stuck') throw lost(right.tab);
  if (right.jobIds.length === 1) return conclude(undefined);
  // Only where somebody else books is it the mistake that has used the link up.
  demandBooking(await hostedVisit(bench));
  return conclude({
    expected: 'one booking, once the mistake is mended',
    actual: `${String(right.jobIds.length)}: ${howItEnded(right)}`,
  });
}

const isRefused = ({ end }: Visit): boolean => end.kind === 'refused';

const hostile = {
  firstName: `Zoë<script>phleboRan=1</script>"'><img src=x onerror="phleboRan=1">`,
  lastName: '\u202eأحمد \u{1f469}\u{1f3fd}\u200d⚕️ O’Neill',
};

/** Scripts that ran, and elements that came of a text. */
async function intrusionFinding(tab: PageTab, where: string): Promise<Finding | undefined> {
  const found = await tab.ask(() =>
    tab.page.evaluate(
      `({ ran: typeof phleboRan !== 'undefined', image: document.querySelector('img[src="x"]') !== null })`,
    ),
  );
  const { ran, image } = found as { readonly ran: boolean; readonly image: boolean };
  if (!ran && !image) return undefined;
  return {
    expected: `${where}: the hint as text`,
    actual: ran ? 'a script inside it was run' : 'an image came of it',
  };
}

/** Control characters of direction may be cleaned away; what is read must be the same. */
const readable = (text: string): string =>
  text.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');

async function hostileFinding(bench: Bench, link: Link): Promise<Finding | undefined> {
  const tab = await bench.openPage(link.url);
  const early = await intrusionFinding(tab, 'on the page');
  if (early !== undefined) return early;
  const wish = await wishOf(bench, link.client, {
    patient: { ...namedPatient('zoe'), ...hostile },
  });
  const walk = walkOf(bench, tab, wish);
  await walkOn(walk);
  const shown = (['firstName', 'lastName'] as const).map((name) => {
    const value = walk.state.asked.get(name)?.value ?? '';
    if (value === '' || readable(value) === readable(hostile[name])) return undefined;
    return { expected: `${name}: ${JSON.stringify(hostile[name])}`, actual: JSON.stringify(value) };
  });
  return (
    (await intrusionFinding(tab, 'behind the form')) ??
    shown.find((finding) => finding !== undefined)
  );
}

/** A fresh page that is only looked at. */
const freshTab = (bench: Bench): Promise<PageTab> =>
  bench.once('hosted page to look at', async (maker) => {
    const hint = namedPatient('look');
    const link = await givenLink(maker, { label: 'to look at', scope: mobile, patient: hint });
    return needOpen(await maker.openPage(link.url));
  });

export function needOpen(tab: PageTab): PageTab {
  if (tab.opening !== undefined && tab.opening.status < 400) return tab;
  throw Obstacle.lacking('the page of a fresh link does not open', 'mend what HOSTED-01 finds');
}

async function narrowFinding(bench: Bench): Promise<Finding | undefined> {
  const link = await givenLink(bench, { label: 'on a phone', scope: mobile });
  const tab = needOpen(await bench.openPage(link.url, 320));
  const walk = walkOf(bench, tab, await wishOf(bench, link.client));
  const end = await walkOn(walk);
  const wide = [...walk.state.screens, tab.screen].find(({ width }) => width.scroll > width.inner);
  if (wide !== undefined) {
    return {
      expected: 'nothing beyond the right edge of 320 CSS pixels',
      actual: `${JSON.stringify(wide.heading || wide.title)} is ${String(wide.width.scroll)} pixels wide`,
    };
  }
  if (end.kind === 'stuck') throw lost(tab);
  return undefined;
}

export const pageMannerChecks: readonly ActiveCheck[] = [
  {
    ...must,
    id: 'HOSTED-21',
    title: 'a form that the page has refused uses up nothing: mended, it books',
    requirements: ['R-PAGES-02', 'R-PAGES-03'],
    run: mendedOutcome,
  },
  {
    ...should,
    id: 'HOSTED-22',
    title: 'a page refuses what POST /bookings would refuse',
    requirements: ['R-PAGES-27'],
    run: async (bench) => {
      const { wrong } = await mistaken(bench);
      if (wrong.jobIds.length === 0) {
        if (!isRefused(wrong)) demandBooking(wrong);
        return conclude(undefined);
      }
      return conclude({
        expected: 'no booking with the postcode "nowhere" or the email "no-address"',
        actual: 'a booking',
      });
    },
  },
  {
    ...should,
    id: 'HOSTED-23',
    title: 'a page shows a hint of script, quotes, right-to-left and emoji as text',
    requirements: ['R-PAGES-26'],
    run: async (bench) => {
      const label = 'with a hostile hint';
      const link = await givenLink(bench, { label, scope: mobile, patient: hostile });
      return conclude(await hostileFinding(bench, link));
    },
  },
  {
    ...should,
    id: 'HOSTED-25',
    title:
      'a page guards itself by headers: against frames, guessed types, caches and foreign scripts',
    requirements: ['R-PAGES-28'],
    run: async (bench) => {
      const { opening } = await freshTab(bench);
      return conclude(headersFinding(opening?.headers ?? {}));
    },
  },
  {
    ...should,
    id: 'HOSTED-26',
    title: 'a page asks nothing of other hosts',
    requirements: ['R-PAGES-29'],
    run: async (bench) => {
      const { foreign } = await freshTab(bench);
      if (foreign.length === 0) return conclude(undefined);
      return conclude({
        expected: "requests to the service's own hosts only",
        actual: [...new Set(foreign)].join(', '),
      });
    },
  },
  {
    ...should,
    id: 'HOSTED-27',
    title: 'axe finds no serious or critical violation on a booking page',
    requirements: ['R-PAGES-30'],
    run: async (bench) => conclude(await accessibilityFinding(await freshTab(bench))),
  },
  {
    ...should,
    id: 'HOSTED-28',
    title: 'a page can be used at a width of 320 CSS pixels',
    requirements: ['R-PAGES-31'],
    run: async (bench) => conclude(await narrowFinding(bench)),
  },
];
