/** Bookings, each made once for a purpose: what was sent, and what came back. */
import type { CreateBookingRequest } from '#contract/model.ts';
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Exchange } from '../../target/exchange.ts';
import { givenClient, keyFor, needCapability } from './client.ts';
import type { ActingClient, Client } from './client.ts';
import { dateOf, daysAhead } from './clock.ts';
import { controlText, demandText } from './demand.ts';
import { drawnExternalId, drawnPassthrough, drawnPatient } from './drawn.ts';
import { sayingAlso } from './if-possible.ts';
import { givenPanel } from './panel.ts';
import { givenSlotStart, givenVenue } from './venue.ts';

export type BookingWish = {
  readonly client: ActingClient;
  readonly channel: 'MOBILE' | 'IN_VENUE';
  /** Checks that name the same purpose share the booking. */
  readonly purpose: string;
};

/** A booking as it is to be made, whoever makes it. */
export type Order = {
  readonly channel: 'MOBILE' | 'IN_VENUE';
  /** The input that is generated follows from it. */
  readonly purpose: string;
  /** Left out: a patient of its own. */
  readonly patient?: CreateBookingRequest['patient'];
  /** MOBILE: YYYY-MM-DD; left out: two weeks ahead. */
  readonly preferredDate?: string;
  /** IN_VENUE: a slot to be booked; left out: a free one of the usual venue. */
  readonly place?: { readonly venueId: string; readonly venueSlotStart: string };
  /** It is sent together with another one. */
  readonly racing?: true;
};

export type Attempt = {
  readonly client: Client;
  readonly body: CreateBookingRequest;
  readonly exchange: Exchange;
};

export type Booking = Attempt & { readonly jobId: string };

/** POST /bookings, whatever comes of it. */
export const attemptBooking = (bench: Bench, wish: BookingWish): Promise<Attempt> =>
  bench.once(`booking ${wish.client} ${wish.channel} ${wish.purpose}`, async (maker) => {
    return order(maker, await givenClient(maker, wish.client), wish);
  });

/** POST /bookings as this client, whatever comes of it; a new booking with each call. */
export async function order(bench: Bench, client: Client, wanted: Order): Promise<Attempt> {
  const key = keyFor(client, 'createBooking');
  const body = await bookingBody(bench, client, wanted);
  const racing = wanted.racing === true ? { racing: true as const } : {};
  const exchange = await bench.call({ operation: 'createBooking', key, body, ...racing });
  return { client, body, exchange };
}

/** A new booking of this client with each call; when none is made, the check cannot go on. */
export async function makeBooking(bench: Bench, client: Client, wanted: Order): Promise<Booking> {
  const attempt = await order(bench, client, wanted);
  return { ...attempt, jobId: demandText(attempt.exchange, 'jobId') };
}

/** A MOBILE booking that staff make for this client with each call (bookingSource INTERNAL): its id. */
export async function makeByStaff(bench: Bench, { name, clientId }: Client): Promise<string> {
  if (clientId === undefined) throw Obstacle.broken(`the client ${name} has no id`);
  const made = await bench.act('booking.createInternal', {
    clientId,
    fulfillmentChannel: 'MOBILE',
  });
  return controlText('booking.createInternal', made, 'jobId');
}

/** A booking that was made; when it was not, the check that needs it cannot go on. */
export async function givenBooking(bench: Bench, wish: BookingWish): Promise<Booking> {
  const attempt = await attemptBooking(bench, wish);
  return { ...attempt, jobId: demandText(attempt.exchange, 'jobId') };
}

/** The one that most checks look at. */
export const bookingToRead = {
  client: 'primary',
  channel: 'MOBILE',
  purpose: 'to be read',
} as const satisfies BookingWish;

/** A booking of the primary client that may be read: a new one, or, without a key to book with, a known one. */
export async function givenReadableJob(
  bench: Bench,
): Promise<{ readonly client: Client; readonly jobId: string; readonly isNew: boolean }> {
  const client = await givenClient(bench, 'primary');
  const known = bench.profile.known.jobId;
  const canBook = client.keys.some(({ scopes }) => scopes.includes('bookings:write'));
  if (known !== null && !canBook) return { client, jobId: known, isNew: false };
  const otherwise = canBook ? '' : ', or name a booking of it in the profile (known.jobId)';
  const { jobId } = await sayingAlso(otherwise, () => givenBooking(bench, bookingToRead));
  return { client, jobId, isNew: true };
}

/** A body with nothing wrong with it; for IN_VENUE each call takes another slot. */
export async function bookingBody(
  bench: Bench,
  client: Client,
  wanted: Order,
): Promise<CreateBookingRequest> {
  const random = bench.random(`${client.name} ${wanted.channel} ${wanted.purpose}`);
  const panelId = await givenPanel(bench, client);
  const common = {
    patient: wanted.patient ?? drawnPatient(random),
    externalUserId: drawnExternalId(random, 'user'),
    externalOrderId: drawnExternalId(random, 'order'),
    passthrough: drawnPassthrough(random),
  };
  if (wanted.channel === 'IN_VENUE') {
    const place = wanted.place ?? (await freePlace(bench, client));
    return {
      fulfillmentChannel: 'IN_VENUE',
      ...common,
      ...place,
      appointment: { testType: panelId },
    };
  }
  needCapability(client, 'canUseMobilePhleb');
  return {
    fulfillmentChannel: 'MOBILE',
    ...common,
    location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
    appointment: {
      preferredDate: wanted.preferredDate ?? dateOf(await daysAhead(bench, 14)),
      timePreference: 'morning',
      testType: panelId,
    },
  };
}

async function freePlace(bench: Bench, client: Client): Promise<NonNullable<Order['place']>> {
  const { venueId } = await givenVenue(bench, client);
  return { venueId, venueSlotStart: await givenSlotStart(bench, client) };
}
