/** For each operation a request that is answered with success, as the client whose things it is about. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { Call } from '../../target/api-client.ts';
import { bookingBody, bookingToRead, givenBooking } from '../given/booking.ts';
import { givenClient, needCapability } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { givenDispute, givenInvoice, givenRefund } from '../given/money.ts';
import { givenVenue } from '../given/venue.ts';

export type SoundCall = { readonly client: Client; readonly call: Call };

/** All but the key. `purpose` keeps apart the bookings of checks that must not share one. */
export async function soundCall(
  bench: Bench,
  operation: OperationId,
  purpose: string,
): Promise<SoundCall> {
  if (isMoney(operation)) return soundMoneyCall(bench, operation);
  if (operation === 'getVenue' || operation === 'getVenueAvailability') {
    return soundVenueCall(bench, operation);
  }
  if (operation === 'getBooking' || operation === 'getBookingSample') {
    const { client, jobId } = await givenBooking(bench, bookingToRead);
    return { client, call: { operation, id: jobId } };
  }
  if (operation === 'cancelBooking') {
    const { client, jobId } = await givenBooking(bench, { ...bookingToRead, purpose });
    return { client, call: { operation, id: jobId } };
  }
  return soundPlainCall(bench, operation, purpose);
}

const givenMoney = { getInvoice: givenInvoice, getRefund: givenRefund, getDispute: givenDispute };

type MoneyReading = keyof typeof givenMoney;
const isMoney = (operation: OperationId): operation is MoneyReading => operation in givenMoney;

async function soundMoneyCall(bench: Bench, operation: MoneyReading): Promise<SoundCall> {
  const { client, id } = await givenMoney[operation](bench);
  return { client, call: { operation, id } };
}

async function soundVenueCall(
  bench: Bench,
  operation: 'getVenue' | 'getVenueAvailability',
): Promise<SoundCall> {
  const client = await givenClient(bench, 'primary');
  const { venueId } = await givenVenue(bench, client);
  if (operation === 'getVenue') return { client, call: { operation, id: venueId } };
  return { client, call: { operation, id: venueId, query: await soundWindow(bench) } };
}

/** Three to ten days from now. */
export async function soundWindow(bench: Bench): Promise<{ from: string; to: string }> {
  const [from, to] = [await daysAhead(bench, 3), await daysAhead(bench, 10)];
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Those whose path has no id. */
async function soundPlainCall(
  bench: Bench,
  operation: OperationId,
  purpose: string,
): Promise<SoundCall> {
  const client = await givenClient(bench, 'primary');
  if (operation === 'createBooking') {
    const body = await bookingBody(bench, client, { channel: 'MOBILE', purpose });
    return { client, call: { operation, body } };
  }
  if (operation === 'createBookingUrl') {
    needCapability(client, 'canUseMobilePhleb');
    return { client, call: { operation, body: { scope: { kind: 'all-mobile' } } } };
  }
  if (operation === 'listVenues') needCapability(client, 'canUseVenueNetwork');
  return { client, call: { operation } };
}
