/** GET /venues/{id}/availability: the slots of a venue, and the places left in them. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { givenBooking } from '../given/booking.ts';
import { givenClient, needBillingMode } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { concludeFilled } from '../given/filled.ts';
import {
  askAvailability,
  bookingWindow,
  givenVenue,
  stationsOf,
  untouchedWindow,
} from '../given/venue.ts';
import { statements } from '../statements.ts';
import { listAt } from '../value.ts';
import { slotsAt } from './slots.ts';

const untouched = (bench: Bench): Promise<Exchange> =>
  bench.once('availability of days without bookings', async (maker) =>
    askAvailability(maker, await givenClient(maker, 'primary'), untouchedWindow),
  );

/** Whether a slot that begins exactly at an edge of the window counts is open (O53). */
function outsideFinding(exchange: Exchange): Finding | undefined {
  const query = new URL(exchange.request.url).searchParams;
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const [opens, closes] = [readInstant(from), readInstant(to)];
  const stray = listAt(exchange, 'slots').find((slot) => {
    const start = readInstant(at(slot, 'start'));
    if (start === undefined || opens === undefined || closes === undefined) return false;
    return start.latest < opens.earliest || start.earliest > closes.latest;
  });
  if (stray === undefined) return undefined;
  const actual = `a slot at ${String(at(stray, 'start'))}`;
  return { expected: `slots between ${from} and ${to}`, actual };
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
    requirements: [
      ...['R-AVAIL-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...[...statements('AVAIL', 5, 8), 'R-AVAIL-25', 'R-AVAIL-27'],
    ],
    run: async (bench) => {
      const exchange = await untouched(bench);
      const finding = firstFinding(
        () => successFinding(exchange),
        () => outsideFinding(exchange),
      );
      return concludeFilled(exchange, finding, {
        name: 'slots',
        fill: () => needOwnVenue(bench),
      });
    },
  },
  {
    ...common,
    id: 'VENUE-06',
    title: 'an open venue without bookings offers slots, each with a place for every station',
    requirements: ['R-AVAIL-02', 'R-AVAIL-03', 'R-AVAIL-15'],
    run: async (bench) => {
      await needOwnVenue(bench);
      const stations = await stationsOf(bench, await givenClient(bench, 'primary'));
      const slots = listAt(demandSuccess(await untouched(bench)), 'slots');
      const odd = slots.find((slot) => at(slot, 'capacity') !== stations);
      if (slots.length > 0 && odd === undefined) return conclude(undefined);
      return conclude({
        expected: `slots, each with capacity ${String(stations)}`,
        actual: odd === undefined ? 'no slots' : `a slot ${JSON.stringify(odd)}`,
      });
    },
  },
  {
    ...common,
    id: 'VENUE-07',
    title: 'a booking takes one place at its start time',
    requirements: ['R-AVAIL-03', 'R-AVAIL-11'],
    run: async (bench) => {
      await needOwnVenue(bench);
      const client = await givenClient(bench, 'primary');
      // How long a place is held before the patient has paid is open (O80).
      needBillingMode(client, 'WEEKLY_INVOICE');
      const wish = { client: 'primary', channel: 'IN_VENUE', purpose: 'to be read' } as const;
      const { body } = await givenBooking(bench, wish);
      const start = body.fulfillmentChannel === 'IN_VENUE' ? body.venueSlotStart : '';
      const left = (await stationsOf(bench, client)) - 1;
      const exchange = demandSuccess(await askAvailability(bench, client, bookingWindow));
      const slots = slotsAt(start, listAt(exchange, 'slots'));
      if (slots.some((slot) => at(slot, 'capacity') === left)) return conclude(undefined);
      return conclude({
        expected: `capacity ${String(left)} at ${start}, where one job is booked`,
        actual: slots.length === 0 ? 'no slot there' : `a slot ${JSON.stringify(slots[0])}`,
      });
    },
  },
];
