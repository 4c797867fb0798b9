/** Two venues of one's own that differ in type and capability, and the questions that GET /venues is asked. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { makeVenue, outwardCode } from '../given/venue.ts';
import type { MadeVenue, VenueWish } from '../given/venue.ts';
import { listAt } from '../value.ts';

type Query = Readonly<Record<string, string>>;

export async function askVenues(bench: Bench, query: Query): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseVenueNetwork');
  return bench.call({ operation: 'listVenues', key: keyFor(client, 'listVenues'), query });
}

export const venuesFor = async (bench: Bench, query: Query): Promise<readonly unknown[]> =>
  listAt(demandSuccess(await askVenues(bench, query)), 'venues');

type Two = { readonly one: MadeVenue; readonly other: MadeVenue };

/** Closed lists of types and capabilities are the server's: where these two are not known, its own are taken. */
async function kindOf(bench: Bench, wish: VenueWish): Promise<MadeVenue> {
  const { settings, ...usual } = wish;
  const { postcode } = settings ?? {};
  return (
    (await ifPossible(makeVenue(bench, wish))) ??
    makeVenue(bench, { ...usual, ...(postcode === undefined ? {} : { settings: { postcode } }) })
  );
}

/** Two venues of the same outward code, of two types; one capability is of both, and one of the first alone. */
export const neighbours = (bench: Bench): Promise<Two> =>
  bench.once('two kinds of venues', async (maker) => {
    maker.need('venue.create');
    const settings = {
      venueType: 'CLINIC',
      capabilities: ['WHEELCHAIR_ACCESS', 'PAEDIATRIC'],
    };
    const one = await kindOf(maker, { label: 'first kind', settings });
    const other = await kindOf(maker, {
      label: 'second kind',
      settings: {
        postcode: one.postcode,
        venueType: 'PHARMACY',
        capabilities: ['WHEELCHAIR_ACCESS'],
      },
    });
    return { one, other: { ...other, postcode: one.postcode } };
  });

const listedAs = async (bench: Bench, { venueId, postcode }: MadeVenue): Promise<unknown> => {
  const venues = await venuesFor(bench, { postcode: outwardCode(postcode) });
  const venue = venues.find((each) => at(each, 'id') === venueId);
  if (venue !== undefined) return venue;
  throw Obstacle.lacking('the venue is not found by its postcode', 'mend GET /venues');
};

/** A kind that one venue has and the other has not, as they are listed. */
export async function kindsOf(bench: Bench) {
  const { one, other } = await neighbours(bench);
  const [mine, theirs] = [await listedAs(bench, one), await listedAs(bench, other)];
  const [type, otherType] = [at(mine, 'venueType'), at(theirs, 'venueType')];
  const capabilities = listOf(at(mine, 'capabilities'));
  const otherCapabilities = listOf(at(theirs, 'capabilities'));
  const capability = capabilities.find((name) => !otherCapabilities.includes(name));
  const shared = capabilities.find((name) => otherCapabilities.includes(name));
  return { one, other, type, otherType, capability, shared, otherCapabilities };
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const oneKind = (what: string): Obstacle =>
  Obstacle.lacking(
    `venue.create makes no venues of two ${what}`,
    'let venue.create heed venueType and capabilities',
  );
