/** GET /bookings/{id} and GET /bookings: a booking is found again, with what was supplied. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude, firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { compareInstants } from '../instant.ts';
import { at, isMap } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { bookingToRead, givenBooking, givenReadableJob, makeBooking } from './given/booking.ts';
import type { Booking, BookingWish } from './given/booking.ts';
import { givenClient, keyFor } from './given/client.ts';
import type { Client } from './given/client.ts';
import { demandSuccess } from './given/demand.ts';
import { concludeFilled } from './given/filled.ts';
import { ifPossible } from './given/if-possible.ts';
import { statements } from './statements.ts';
import { dataAt, differences, listAt } from './value.ts';

type Reading = { readonly booking: Booking; readonly exchange: Exchange };

const read = (bench: Bench, channel: BookingWish['channel']): Promise<Reading> =>
  bench.once(`reading of a ${channel} booking`, async (maker) => {
    const wish: BookingWish = { client: 'primary', channel, purpose: 'to be read' };
    const booking = await givenBooking(maker, wish);
    const key = keyFor(booking.client, 'getBooking');
    const exchange = await maker.call({ operation: 'getBooking', key, id: booking.jobId });
    return { booking, exchange };
  });

/** The newest bookings of the primary client. Read once, and after the booking that is looked for in it was made. */
const list = (bench: Bench): Promise<Exchange> =>
  bench.once('list of bookings', async (maker) => {
    const client = await givenClient(maker, 'primary');
    await ifPossible(givenBooking(maker, bookingToRead));
    const key = keyFor(client, 'listBookings');
    return maker.call({ operation: 'listBookings', key, query: { limit: '100' } });
  });

const supplied = ({ body, jobId }: Booking): Record<string, unknown> => ({
  id: jobId,
  fulfillmentChannel: body.fulfillmentChannel,
  externalUserId: body.externalUserId,
  externalOrderId: body.externalOrderId,
});

function slotFinding(start: unknown, due: string): Finding | undefined {
  if (compareInstants(start, due) !== 'apart') return undefined;
  return { expected: `venueSlotStart at ${due}`, actual: `venueSlotStart ${String(start)}` };
}

/** Both are answers that O92 permits: how far they could be compared is told. */
const howFarTheSame = (start: unknown, due: string): string | undefined =>
  compareInstants(start, due) === 'unsure'
    ? `venueSlotStart ${String(start)} for ${due}: without an offset it is held to fourteen hours only`
    : undefined;

/** Of a MOBILE booking the venue and its slot are empty. */
const venuePart = ({ body }: Booking): { venueId: string; venueSlotStart: string } =>
  body.fulfillmentChannel === 'IN_VENUE' ? body : { venueId: '', venueSlotStart: '' };

function hiddenFinding(name: string, job: unknown): Finding | undefined {
  if (!isMap(job) || !('fulfillment' in job)) return undefined;
  return {
    expected: `no key fulfillment in ${name}, since the client has no fulfiller visibility`,
    actual: `fulfillment ${JSON.stringify(job['fulfillment'])}`,
  };
}

/** A server has clients of both kinds: this one is only the wrong one to ask. */
const seesFulfillers = ({ name }: Client): Obstacle =>
  Obstacle.lacking(
    `the profile says that its client ${name} sees fulfillers`,
    `lend a client without fulfiller visibility as clients.${name}, or offer client.create and key.mint by control`,
  );

const common = { kind: 'active', area: 'booking', level: 'MUST' } as const;

export const readBookingChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'BOOK-05',
    title: 'a booking is found by its id',
    asks: ['getBooking'],
    requirements: [
      ...['R-BOOK-05', 'R-BOOK-14', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...[...statements('JOB', 1, 6), ...statements('JOB', 9, 17), 'R-JOB-20'],
    ],
    run: async (bench) => {
      const { client, jobId } = await givenReadableJob(bench);
      const key = keyFor(client, 'getBooking');
      const exchange = await bench.call({ operation: 'getBooking', key, id: jobId });
      return conclude(
        firstFinding(
          () => successFinding(exchange),
          () => differences('job', dataAt(exchange, 'job'), { id: jobId }),
        ),
      );
    },
  },
  {
    ...common,
    id: 'BOOK-06',
    title: 'a MOBILE booking carries what was supplied at creation',
    asks: ['getBooking'],
    requirements: ['R-BOOK-06'],
    run: async (bench) => {
      const { booking, exchange } = await read(bench, 'MOBILE');
      const job = dataAt(demandSuccess(exchange), 'job');
      const { passthrough } = booking.body;
      return conclude(differences('job', job, { ...supplied(booking), passthrough }));
    },
  },
  {
    ...common,
    id: 'BOOK-07',
    title: 'an IN_VENUE booking carries its venue and slot',
    asks: ['getBooking'],
    requirements: ['R-BOOK-06', 'R-BOOK-07', 'R-JOB-08'],
    run: async (bench) => {
      const { booking, exchange } = await read(bench, 'IN_VENUE');
      const job = dataAt(demandSuccess(exchange), 'job');
      const { venueId, venueSlotStart } = venuePart(booking);
      const start = at(job, 'venueSlotStart');
      return conclude(
        firstFinding(
          () => differences('job', job, { ...supplied(booking), venueId }),
          () => differences('job.venue', at(job, 'venue'), { id: venueId }),
          () => slotFinding(start, venueSlotStart),
        ),
        howFarTheSame(start, venueSlotStart),
      );
    },
  },
  {
    ...common,
    id: 'BOOK-08',
    title: 'bookings are listed',
    asks: ['listBookings'],
    requirements: [
      ...['R-BOOK-08', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02', 'R-PAGE-03'],
      ...statements('JOBLIST', 1, 11),
    ],
    run: async (bench) => {
      const exchange = await list(bench);
      return concludeFilled(exchange, successFinding(exchange), {
        name: 'bookings',
        fill: () => givenBooking(bench, bookingToRead),
      });
    },
  },
  {
    ...common,
    id: 'BOOK-09',
    title: 'a booking that was just made is in the list, as made through the API',
    asks: ['listBookings'],
    requirements: ['R-BOOK-09'],
    run: async (bench) => {
      // A new one, and asked for at once: of a shared one it is not known how many have been made since.
      const client = await givenClient(bench, 'primary');
      const wanted = { channel: 'MOBILE', purpose: 'to be listed' } as const;
      const booking = await makeBooking(bench, client, wanted);
      const key = keyFor(client, 'listBookings');
      const listed = await bench.call({ operation: 'listBookings', key, query: { limit: '100' } });
      const jobs = listAt(demandSuccess(listed), 'bookings');
      const job = jobs.find((one) => at(one, 'id') === booking.jobId);
      if (job === undefined) {
        return conclude({
          expected: `job ${booking.jobId} among the newest bookings`,
          actual: `${String(jobs.length)} bookings, and it is not among them`,
        });
      }
      const due = { ...supplied(booking), bookingSource: 'INTEGRATION_API' };
      return conclude(differences('booking', job, due));
    },
  },
  {
    ...common,
    id: 'BOOK-10',
    title: 'without fulfiller visibility no booking has a key fulfillment',
    asks: ['getBooking', 'listBookings'],
    requirements: ['R-FULFIL-01'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      if (client.fulfillerVisibility) throw seesFulfillers(client);
      const { exchange } = await read(bench, 'MOBILE');
      const job = dataAt(demandSuccess(exchange), 'job');
      const inDetail = hiddenFinding('GET /bookings/{id}', job);
      if (inDetail !== undefined) return conclude(inDetail);
      const jobs = listAt(demandSuccess(await list(bench)), 'bookings');
      const inList = jobs.map((one) => hiddenFinding('GET /bookings', one));
      return conclude(inList.find((finding) => finding !== undefined));
    },
  },
];
