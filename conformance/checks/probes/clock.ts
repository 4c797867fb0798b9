/** What only the clock shows: edges of the 24 hours, the rate window, retries. Each is run alone. */
import type { Bench } from '../../engine/bench.ts';
import { eventIdOf } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient, keyFor, makeClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { readClock } from '../given/clock.ts';
import { bookAndHear, demandEvent, isOf, makeListener } from '../given/webhook.ts';
import { cancel } from './cancel.ts';
import { rotate, signatures } from './deliveries.ts';
import { givenOpenVenue, slotsOf } from './open-venue.ts';
import { byStatus, isAccepted, probe, unseen } from './probe.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const clockNow = async (bench: Bench): Promise<number> => (await readClock(bench)).earliest;

/** Moves the server's clock forward to this moment, in ms. */
async function advanceTo(bench: Bench, moment: number): Promise<void> {
  await bench.act('clock.advance', { seconds: (moment - (await clockNow(bench))) / 1000 });
}

/** An exact moment can be met only by a clock that stands where it is put. */
async function needStillClock(bench: Bench): Promise<void> {
  bench.need('clock.read', 'clock.advance');
  const before = await clockNow(bench);
  await bench.pause(20);
  if ((await clockNow(bench)) === before) return;
  throw unseen('the clock of the server runs, so an exact moment cannot be met');
}

/** A booking of a slot that begins at this moment or, when there is none, soon after it. */
async function bookAt(bench: Bench, venueId: string, moment: number): Promise<Slotted> {
  const client = await givenClient(bench, 'primary');
  const [from, to] = [new Date(moment), new Date(moment + 120 * minuteMs)];
  const [slot] = await slotsOf(bench, client, { venueId, from, to });
  if (slot === undefined) throw unseen('a venue that never closes offers no slots');
  const place = { venueId, venueSlotStart: slot.start };
  const order = { channel: 'IN_VENUE', purpose: 'to be cancelled at an edge', place } as const;
  return { booking: await makeBooking(bench, client, order), start: Date.parse(slot.start) };
}

type Slotted = { readonly booking: Booking; readonly start: number };

const asks = ['createBooking', 'cancelBooking'] as const;

/** Calls at once, whatever the budget; how many of them were not refused for their number. */
async function served(ask: () => Promise<Exchange>, count: number): Promise<number> {
  let fine = 0;
  for (let n = 0; n < count; n += 1) if (statusOf(await ask()) !== 429) fine += 1;
  return fine;
}

const perMinute = 3;

const slowClient = (bench: Bench, name: string): Promise<Client> =>
  makeClient(bench, name, { rateLimitPerMinute: perMinute });

const reading =
  (bench: Bench, client: Client): (() => Promise<Exchange>) =>
  () => {
    const key = client.keys[0]?.key ?? keyFor(client, 'listBookings');
    return bench.call({ operation: 'listBookings', key, asIs: true });
  };

export const clockProbes = [
  probe({
    area: 'cancel',
    id: 'O27',
    question: 'Can a booking be cancelled exactly 24 hours before the appointment?',
    asks,
    alone: true,
    run: async (bench) => {
      await needStillClock(bench);
      const venueId = await givenOpenVenue(bench);
      const soon = (await clockNow(bench)) + dayMs + minuteMs;
      const { booking, start } = await bookAt(bench, venueId, soon);
      await advanceTo(bench, start - dayMs);
      return byStatus(await cancel(bench, booking), { 200: 'cancels', 409: 'locked' });
    },
  }),
  probe({
    area: 'cancel',
    id: 'O29',
    question: 'How is cancelling after the appointment answered?',
    asks,
    alone: true,
    run: async (bench) => {
      bench.need('clock.read', 'clock.advance');
      const venueId = await givenOpenVenue(bench);
      const soon = (await clockNow(bench)) + minuteMs;
      const { booking, start } = await bookAt(bench, venueId, soon);
      await advanceTo(bench, start + minuteMs);
      return byStatus(await cancel(bench, booking), { 200: '200', 409: '409' });
    },
  }),
  probe({
    area: 'limit',
    id: 'O69',
    question: 'Is the rate window fixed or sliding, and do refused calls count?',
    asks: Array.from({ length: 13 }, () => 'listBookings' as const),
    alone: true,
    run: async (bench) => {
      bench.need('clock.read', 'clock.advance');
      const refused = await refusedCount(bench);
      const fresh = await slowClient(bench, 'asking over two windows');
      const ask = reading(bench, fresh);
      // From a whole minute on, so that windows by the clock and by the first call are the same.
      const begin = Math.ceil((await clockNow(bench)) / minuteMs) * minuteMs;
      await advanceTo(bench, begin + 1000);
      await served(ask, 1);
      await advanceTo(bench, begin + 40_000);
      await served(ask, perMinute - 1);
      await advanceTo(bench, begin + minuteMs + 5000);
      const isFixed = (await served(ask, perMinute)) === perMinute;
      return { answer: `${isFixed ? 'fixed' : 'sliding'}; ${refused}` };
    },
  }),
  probe({
    area: 'webhook',
    id: 'O71',
    question: 'Is a delivery that failed tried again by itself within a minute?',
    asks: ['createBooking'],
    alone: true,
    run: async (bench) => {
      const client = await makeListener(bench, 'failing once');
      const { mailbox } = client;
      mailbox.receive = () => ({ status: 500 });
      const order = { channel: 'MOBILE', purpose: 'to fail to be told of' } as const;
      const wish = isOf(await makeBooking(bench, client, order));
      const first = await demandEvent(bench, client, { wish, what: 'any of its events' });
      mailbox.acceptAll();
      if (bench.offers('clock.advance')) await bench.act('clock.advance', { seconds: 60 });
      const again = await bench.arrivals(
        mailbox,
        (delivery) => eventIdOf(delivery) === eventIdOf(first) && delivery.number > first.number,
      );
      return { answer: again.length > 0 ? 'yes' : 'no' };
    },
  }),
  probe({
    area: 'webhook',
    id: 'O44',
    question: 'Does the old secret still sign exactly 24 hours after its change?',
    asks: ['createBooking'],
    alone: true,
    run: async (bench) => {
      bench.need('webhook.rotateSecret');
      await needStillClock(bench);
      const client = await makeListener(bench, 'a day after a change');
      await rotate(bench, client);
      await advanceTo(bench, (await clockNow(bench)) + dayMs);
      const { event } = await bookAndHear(bench, client, 'to be signed a day after');
      return { answer: signatures(event) };
    },
  }),
];

/** Whether calls that are answered with 404 take a part of the limit away. */
async function refusedCount(bench: Bench): Promise<string> {
  const client = await slowClient(bench, 'asking for nothing');
  const key = client.keys[0]?.key ?? '';
  const id = 'nothing-has-this-id';
  const ask = (): Promise<Exchange> => bench.call({ operation: 'getBooking', key, id, asIs: true });
  await served(ask, perMinute);
  const next = await bench.call({ operation: 'listBookings', key, asIs: true });
  return isAccepted(next)
    ? 'calls answered with 404 do not count'
    : 'calls answered with 404 count';
}
