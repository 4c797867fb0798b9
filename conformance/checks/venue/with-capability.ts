/** GET /venues: capability beside another filter. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { outwardCode } from '../given/venue.ts';
import { show } from '../value.ts';
import { canDo, foundFinding } from './venue-filters.ts';
import { kindsOf, oneKind, venuesFor } from './venue-kinds.ts';

/** Each of two filters lets one of the neighbours through; capability with postcode, and with type. */
async function withCapability(bench: Bench): Promise<Finding | undefined> {
  const { one, other, type, otherType, capability } = await kindsOf(bench);
  if (typeof capability !== 'string') throw oneKind('capabilities');
  const postcode = outwardCode(one.postcode);
  const near = await venuesFor(bench, { postcode, capability });
  const words = `${postcode} and ${capability}`;
  const finding = foundFinding(near, { venueId: one.venueId, fits: canDo(capability), words });
  if (finding !== undefined || typeof otherType !== 'string' || type === otherType) return finding;
  const venues = await venuesFor(bench, { type: otherType, capability });
  const wrong = venues.find((venue) =>
    [one.venueId, other.venueId].some((id) => id === at(venue, 'id')),
  );
  if (wrong === undefined) return undefined;
  return {
    expected: `only venues that fit both ${otherType} and ${capability}`,
    actual: `${show(at(wrong, 'id'))} as well`,
  };
}

export const withCapabilityChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'venue',
    level: 'MUST',
    id: 'VENUE-36',
    title: 'capability together with postcode or type brings what fits both',
    asks: ['listVenues', 'listVenues'],
    requirements: ['R-VENUE-58'],
    run: async (bench) => conclude(await withCapability(bench)),
  },
];
