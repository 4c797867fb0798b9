/** For each operation a request that has nothing wrong with it, and that would touch nothing if it got through. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { Call } from '../target/api-client.ts';
import { namedPatient } from './given/drawn.ts';
import { dateOf, daysAhead } from './given/clock.ts';

/** All but the key. Ids are made up: should a server forget to ask for the key, nothing real is cancelled. */
export async function wellFormedCall(
  bench: Bench,
  operation: OperationId,
  madeUpId: string,
): Promise<Call> {
  switch (operation) {
    case 'createBookingUrl':
      return { operation, body: { scope: { kind: 'all-mobile' } } };
    case 'createBooking':
      return { operation, body: await mobileBody(bench, madeUpId) };
    case 'getVenueAvailability':
      return { operation, id: madeUpId, query: await window(bench) };
    case 'listBookings':
    case 'listVenues':
    case 'getVenueFieldDefinitions':
    case 'listTestPanels':
    case 'listInvoices':
    case 'listRefunds':
    case 'listDisputes':
      return { operation };
    case 'getBooking':
    case 'cancelBooking':
    case 'getBookingSample':
    case 'getVenue':
    case 'getInvoice':
    case 'getRefund':
    case 'getDispute':
      return { operation, id: madeUpId };
  }
}

async function window(bench: Bench): Promise<Record<string, string>> {
  const [from, to] = [await daysAhead(bench, 3), await daysAhead(bench, 10)];
  return { from: from.toISOString(), to: to.toISOString() };
}

const mobileBody = async (bench: Bench, testType: string): Promise<unknown> => ({
  fulfillmentChannel: 'MOBILE',
  patient: namedPatient('nobody'),
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
  appointment: {
    preferredDate: dateOf(await daysAhead(bench, 14)),
    timePreference: 'morning',
    testType,
  },
});
