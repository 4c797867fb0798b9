/** What is another client's business shows on no page: patients, bookings, panels. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Walk } from '../../target/pages/walk.ts';
import { makeBooking } from '../given/booking.ts';
import type { Client } from '../given/client.ts';
import { controlText } from '../given/demand.ts';
import { namedPatient } from '../given/drawn.ts';
import { ifPossible } from '../given/if-possible.ts';
import { givenLink, linkOf, pageClient } from './links.ts';
import { needOpen } from './page-manners.ts';
import { goThrough, howItEnded, wishOf } from './patients.ts';

const mobile = { kind: 'all-mobile' } as const;

/** Named like the stranger, so that the name tells it, too. */
const strangersPanel = ({ clientId }: Client, bench: Bench): Promise<string | undefined> =>
  ifPossible(
    (async () => {
      const made = await bench.act('panel.create', { clientId, name: 'Quillfeather panel' });
      return controlText('panel.create', made, 'panelId');
    })(),
  );

/** What a page has offered to choose from, on any of its screens. */
const offeredIn = ({ state }: Walk): string =>
  [...state.asked.values()]
    .flatMap(({ choices }) => choices.map(({ value, label }) => `${value} ${label}`))
    .join('\n');

/** What stands of somebody else in the page of a link, or behind it. */
async function foreignFinding(bench: Bench): Promise<Finding | undefined> {
  const stranger = await pageClient(bench, 'a stranger');
  const strangers = {
    ...namedPatient('xanthippe'),
    firstName: 'Xanthippe',
    lastName: 'Quillfeather',
  };
  const label = 'of a stranger';
  const theirs = await linkOf(bench, stranger, { label, scope: mobile, patient: strangers });
  const booking = await makeBooking(bench, stranger, { channel: 'MOBILE', purpose: label });
  const panelId = await strangersPanel(stranger, bench);
  const own = await givenLink(bench, { label: 'to be kept apart', scope: mobile });
  const tab = needOpen(await bench.openPage(own.url));
  const content = (): Promise<string> => tab.ask(() => tab.page.content());
  const before = await content();
  const visited = await goThrough(bench, { link: own, tab }, await wishOf(bench, own.client));
  const pages = [before, await content(), offeredIn(visited.walk)].join('\n');
  const ids = [booking.jobId, String(theirs.body.externalOrderId), panelId ?? booking.jobId];
  const known = ['Xanthippe', 'Quillfeather', ...ids];
  const seen = known.filter((text) => pages.includes(text));
  if (seen.length === 0) return undefined;
  return {
    expected: 'nothing of another client',
    actual: `${seen.join(', ')} in the page; ${howItEnded(visited)}`,
  };
}

export const strangerCheck: ActiveCheck = {
  kind: 'active',
  area: 'hosted',
  level: 'MUST',
  id: 'HOSTED-24',
  title: 'a page shows nothing of another client, nor offers its test panels',
  asks: ['createBooking'],
  requirements: ['R-PAGES-24'],
  run: async (bench) => conclude(await foreignFinding(bench)),
};
