/** A venue that closes while a patient fills in the form for it. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { pressOn, walkOn } from '../../target/pages/walk-page.ts';
import type { Client } from '../given/client.ts';
import { bookingsInTheEnd, linkOf, pageClient } from './links.ts';
import type { Link } from './links.ts';
import { namedVenue } from './page-venues.ts';
import type { NamedVenue } from './page-venues.ts';
import { countFinding, demandBooking, lost, visit, walkOf, wishOf } from './patients.ts';

const linkTo = (bench: Bench, client: Client, { id, name }: NamedVenue): Promise<Link> =>
  linkOf(bench, client, { label: `to ${name}`, scope: { kind: 'venue', venueId: id } });

async function closedFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('venue.create', 'venue.deactivate');
  const client = await pageClient(bench, 'of a venue that closes');
  const closing = await namedVenue(bench, 'closing');
  const link = await linkTo(bench, client, closing);
  const walk = walkOf(bench, await bench.openPage(link.url), await wishOf(bench, client));
  const filled = await walkOn(walk, true);
  if (filled.kind !== 'before') throw lost(walk.tab);
  await bench.act('venue.deactivate', { venueId: closing.id });
  const end = await pressOn(walk, filled);
  const made = { end, tab: walk.tab, jobIds: await bookingsInTheEnd(bench, link) };
  const finding = countFinding(made, 0, 'at a venue that was deactivated meanwhile');
  if (finding !== undefined) return finding;
  // Nothing comes of any link through whose pages the runner finds no way.
  demandBooking(await visit(bench, await linkTo(bench, client, await namedVenue(bench, 'open'))));
  return undefined;
}

export const closedMeanwhileCheck: ActiveCheck = {
  kind: 'active',
  area: 'hosted',
  level: 'MUST',
  id: 'HOSTED-94',
  title: 'a page that was filled in for a venue makes no booking once the venue is deactivated',
  asks: [],
  requirements: ['R-BOOK-101'],
  run: async (bench) => conclude(await closedFinding(bench)),
};
