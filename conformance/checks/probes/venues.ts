/** Venues: how they are found and ordered, and who sees and hears of them. */
import type { Bench } from '../../engine/bench.ts';
import { readInstant } from '../../instant.ts';
import { at, isMap } from '../../json.ts';
import { envelopeAt, eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { givenClient, keyFor, makeClient } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { askAvailability, untouchedWindow } from '../given/venue.ts';
import { makeListener } from '../given/webhook.ts';
import { listAt } from '../value.ts';
import { catchUp } from './hearing.ts';
import { makeOpenVenue, slotsIn } from './open-venue.ts';
import { isAccepted, probe, unseen, wordsOf } from './probe.ts';

/** Three venues in one outward code, made in an order of their own, and one in a longer code. */
type Street = { readonly outward: string; readonly ids: readonly string[]; readonly far: string };

const streetNames = ['Brook', 'Cedar', 'Ash'];

const street = (bench: Bench): Promise<Street> =>
  bench.once('venues in one street', async (maker) => {
    const outward = `ZE${String(maker.random('street').below(9) + 1)}`;
    const make = (name: string, postcode: string): Promise<string> =>
      makeOpenVenue(maker, { name: `${name} clinic`, postcode });
    const ids: string[] = [];
    for (const name of streetNames) ids.push(await make(name, `${outward} 1AA`));
    return { outward, ids, far: await make('Far', `${outward}0 1AA`) };
  });

async function listStreet(bench: Bench, outward: string): Promise<readonly unknown[]> {
  const client = await givenClient(bench, 'primary');
  const key = keyFor(client, 'listVenues');
  const query = { postcode: outward };
  const exchange = await bench.call({ operation: 'listVenues', key, query });
  return listAt(demandSuccess(exchange), 'venues').map((venue) => at(venue, 'id'));
}

const orders: Readonly<Record<string, string>> = {
  '012': 'as they were made',
  '210': 'newest first',
  '201': 'by name',
};

/** The order of three things, of which the names and the making are in different orders. */
function orderOf(ids: readonly unknown[], made: readonly string[]): string {
  const places = ids.map((id) => made.indexOf(String(id))).filter((place) => place !== -1);
  return orders[places.join('')] ?? 'another order';
}

async function panelOrder(bench: Bench): Promise<string> {
  const client = await makeClient(bench, 'with three panels', {});
  const made: string[] = [];
  for (const name of streetNames) {
    const { clientId } = client;
    const panel = await bench.act('panel.create', { clientId, name });
    made.push(controlText('panel.create', panel, 'panelId'));
  }
  const key = keyFor(client, 'listTestPanels');
  const query = { limit: '100' };
  const exchange = demandSuccess(await bench.call({ operation: 'listTestPanels', key, query }));
  return orderOf(
    listAt(exchange, 'panels').map((panel) => at(panel, 'id')),
    made,
  );
}

/** What came to a client that shows who draws and has booked nowhere, when a venue was deactivated. */
export const venueEvents = (bench: Bench): Promise<readonly Delivery[]> =>
  bench.once('events of a venue that was deactivated', async (maker) => {
    maker.need('venue.create', 'venue.deactivate');
    const settings = { fulfillerVisibility: true };
    const client = await makeListener(maker, 'without a venue booking', settings);
    const venueId = await makeOpenVenue(maker);
    await maker.act('venue.deactivate', { venueId });
    await catchUp(maker, client);
    return maker.strays(client.mailbox, isOfVenue(venueId));
  });

/** Under which key the payload names the venue is not shown. */
const isOfVenue =
  (venueId: string) =>
  (delivery: Delivery): boolean =>
    eventTypeOf(delivery) === 'venue.deactivated' &&
    JSON.stringify(envelopeAt(delivery, 'data') ?? null).includes(venueId);

const common = { area: 'venue' } as const;

export const venueProbes = [
  probe({
    ...common,
    id: 'O21',
    question: 'Does the postcode filter find longer outward codes that begin with it?',
    asks: ['listVenues'],
    run: async (bench) => {
      const { outward, ids, far } = await street(bench);
      const found = await listStreet(bench, outward);
      if (!ids.every((id) => found.includes(id))) return { answer: 'not even the code itself' };
      return found.includes(far)
        ? { answer: 'yes, as a prefix', value: 'prefix' }
        : { answer: 'no, outward codes must be equal', value: 'outward' };
    },
  }),
  probe({
    ...common,
    id: 'O54',
    question: 'How is the availability of a venue answered that was deactivated?',
    asks: ['getVenueAvailability'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const venueId = await makeOpenVenue(bench, { active: false });
      const query = {
        from: (await daysAhead(bench, 4)).toISOString(),
        to: (await daysAhead(bench, 5)).toISOString(),
      };
      const key = keyFor(client, 'getVenueAvailability');
      const call = { operation: 'getVenueAvailability', key, id: venueId, query } as const;
      const exchange = await bench.call(call);
      if (!isAccepted(exchange)) return { answer: wordsOf(exchange) };
      return { answer: slotsIn(exchange).length === 0 ? '200 with an empty list' : 'with slots' };
    },
  }),
  probe({
    ...common,
    id: 'O75',
    question: 'In which order are venues, slots and panels listed?',
    asks: ['listVenues', 'getVenueAvailability', 'listTestPanels'],
    run: async (bench) => {
      const { outward, ids } = await street(bench);
      const client = await givenClient(bench, 'primary');
      const slots = slotsIn(demandSuccess(await askAvailability(bench, client, untouchedWindow)));
      const starts = slots.map(({ start }) => readInstant(start)?.earliest ?? NaN);
      const byTime = starts.every(
        (start, place) => place === 0 || start > (starts[place - 1] ?? 0),
      );
      const rows = [
        `venues: ${orderOf(await listStreet(bench, outward), ids)}`,
        `slots: ${byTime ? 'by time' : 'another order'}`,
        `private panels: ${await panelOrder(bench)}`,
      ];
      return { answer: rows.join('; ') };
    },
  }),
  probe({
    area: 'event',
    id: 'O37',
    question: 'Do events without a job carry fulfillment?',
    asks: [],
    run: async (bench) => {
      const [event] = await venueEvents(bench);
      if (event === undefined) throw unseen('no event of a venue came to the client');
      const data = eventDataAt(event);
      return { answer: isMap(data) && 'fulfillment' in data ? 'yes' : 'no' };
    },
  }),
  probe({
    area: 'event',
    id: 'O46',
    question: 'Does a client hear of a venue at which it has not booked?',
    asks: [],
    run: async (bench) => ({
      answer: (await venueEvents(bench)).length > 0 ? 'yes' : 'no',
    }),
  }),
];
