/** GET /venues/{id}/availability: the slots of a venue, and the places left in them. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude, firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { at } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { givenBooking } from './given/booking.ts';
import { givenClient } from './given/client.ts';
import { demandSuccess } from './given/demand.ts';
import {
  askAvailability,
  bookingWindow,
  givenVenue,
  stationsOf,
  untouchedWindow,
} from './given/venue.ts';
import { listAt, sameInstant } from './value.ts';

const untouched = (bench: Bench): Promise<Exchange> =>
  bench.once('availability of days without bookings', async (maker) =>
    askAvailability(maker, await givenClient(maker, 'primary'), untouchedWindow),
  );

/** Whether a slot that begins exactly at an edge of the window counts is open (O53). */
function outsideFinding(exchange: Exchange): Finding | undefined {
  const query = new URL(exchange.request.url).searchParams;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const starts = listAt(exchange, 'slots').flatMap((slot) => {
    const start = at(slot, 'start');
    return typeof start === 'string' ? [start] : [];
  });
  const isOutside = (start: string): boolean =>
    Date.parse(start) < Date.parse(from) || Date.parse(start) > Date.parse(to);
  const stray = starts.find(isOutside);
  if (stray === undefined) return undefined;
  return { expected: `slots between ${from} and ${to}`, actual: `a slot at ${stray}` };
}

/** The runner knows the opening hours and the bookings of a venue only when it has made it. */
async function needOwnVenue(bench: Bench): Promise<void> {
  const { own } = await givenVenue(bench, await givenClient(bench, 'primary'));
  if (own) return;
  throw Obstacle.lacking(
    'opening hours and bookings are known only of a venue that the runner has made',
    'offer venue.create by control',
  );
}

const common = {
  kind: 'active',
  area: 'venue',
  level: 'MUST',
  asks: ['getVenueAvailability'],
} as const;

export const availabilityChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'VENUE-05',
    title: 'the availability of a venue is answered, within the window asked for',
    requirements: ['R-AVAIL-01', 'R-ENV-01'],
    run: async (bench) => {
      const exchange = await untouched(bench);
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          () => outsideFinding(exchange),
        ),
      );
    },
  },
  {
    ...common,
    id: 'VENUE-06',
    title: 'an open venue without bookings offers slots, each with a place for every station',
    requirements: ['R-AVAIL-02', 'R-AVAIL-03'],
    run: async (bench) => {
      await needOwnVenue(bench);
      const stations = await stationsOf(bench, await givenClient(bench, 'primary'));
      const slots = listAt(demandSuccess(await untouched(bench)), 'slots');
      const odd = slots.find((slot) => at(slot, 'capacity') !== stations);
      if (slots.length > 0 && odd === undefined) return conclude(undefined);
      return conclude({
        expected: `slots on each day, with capacity ${String(stations)}`,
        actual: odd === undefined ? 'no slots' : `a slot ${JSON.stringify(odd)}`,
      });
    },
  },
  {
    ...common,
    id: 'VENUE-07',
    title: 'a booking takes one place at its start time',
    requirements: ['R-AVAIL-03'],
    run: async (bench) => {
      await needOwnVenue(bench);
      const client = await givenClient(bench, 'primary');
      const wish = { client: 'primary', channel: 'IN_VENUE', purpose: 'to be read' } as const;
      const { body } = await givenBooking(bench, wish);
      const start = body.fulfillmentChannel === 'IN_VENUE' ? body.venueSlotStart : '';
      const left = (await stationsOf(bench, client)) - 1;
      const exchange = demandSuccess(await askAvailability(bench, client, bookingWindow));
      const slot = listAt(exchange, 'slots').find((one) => sameInstant(at(one, 'start'), start));
      if (at(slot, 'capacity') === left) return conclude(undefined);
      return conclude({
        expected: `capacity ${String(left)} at ${start}, where one job is booked`,
        actual: slot === undefined ? 'no slot there' : `a slot ${JSON.stringify(slot)}`,
      });
    },
  },
];
