/** GET /venues and GET /venues/{id}. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { concludeFilled } from '../given/filled.ts';
import { ifPossible } from '../given/if-possible.ts';
import { givenVenue, outwardCode, readVenue } from '../given/venue.ts';
import { statements } from '../statements.ts';
import { dataAt, differences, listAt } from '../value.ts';

const listVenues = (bench: Bench): Promise<Exchange> =>
  bench.once('list of venues', async (maker) => {
    const client = await givenClient(maker, 'primary');
    needCapability(client, 'canUseVenueNetwork');
    await ifPossible(givenVenue(maker, client));
    return maker.call({ operation: 'listVenues', key: keyFor(client, 'listVenues') });
  });

/** A list holds 50 venues at most, without a cursor. */
const fullList = 50;

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const venueChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'VENUE-01',
    title: 'venues are listed',
    asks: ['listVenues'],
    requirements: [
      ...['R-VENUE-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...[...statements('VENUE', 6, 25), 'R-VENUE-49', 'R-VENUE-50', 'R-VENUE-62'],
    ],
    run: async (bench) => {
      const exchange = await listVenues(bench);
      return concludeFilled(exchange, successFinding(exchange), {
        name: 'venues',
        fill: async () => givenVenue(bench, await givenClient(bench, 'primary')),
      });
    },
  },
  {
    ...common,
    id: 'VENUE-02',
    title: 'total is the number of venues in the answer',
    asks: ['listVenues'],
    requirements: ['R-VENUE-02'],
    run: async (bench) => {
      const exchange = demandSuccess(await listVenues(bench));
      const total = listAt(exchange, 'venues').length;
      return conclude(differences('data', dataAt(exchange), { total }));
    },
  },
  {
    ...common,
    id: 'VENUE-03',
    title: 'a venue is found by the first part of its postcode, in any case',
    asks: ['listVenues'],
    requirements: ['R-VENUE-03', 'R-VENUE-04'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const { venueId } = await givenVenue(bench, client);
      const postcode = demandText(await readVenue(bench, client), 'venue', 'postcode');
      const query = { postcode: outwardCode(postcode).toLowerCase() };
      const key = keyFor(client, 'listVenues');
      const exchange = demandSuccess(await bench.call({ operation: 'listVenues', key, query }));
      const venues = listAt(exchange, 'venues');
      if (venues.some((venue) => at(venue, 'id') === venueId)) return conclude(undefined);
      if (venues.length >= fullList) {
        throw Obstacle.lacking(
          `there are more venues in ${outwardCode(postcode)} than a list holds`,
          'run it with another --seed',
        );
      }
      return conclude({
        expected: `venue ${venueId} (${postcode}) in the list for ${query.postcode}`,
        actual: `${String(venues.length)} venues, and it is not among them`,
      });
    },
  },
  {
    ...common,
    id: 'VENUE-04',
    title: 'a venue is found by its id',
    asks: ['getVenue'],
    requirements: [
      ...['R-VENUE-05', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...statements('VENUE', 26, 37),
    ],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const { venueId } = await givenVenue(bench, client);
      const exchange = await readVenue(bench, client);
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          () => differences('venue', dataAt(exchange, 'venue'), { id: venueId }),
        ),
      );
    },
  },
];
