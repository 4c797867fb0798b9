/** Keys, scopes and capabilities: what is asked of a caller, and how one is refused who has it not. */
import { scopes } from '#contract/operations.ts';
import type { Scope } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { Exchange } from '../../target/exchange.ts';
import { keyWith, keyWithout } from '../access/key-of.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { givenVenue } from '../given/venue.ts';
import { wellFormedCall } from '../well-formed.ts';
import { byStatus, isAccepted, isRefused, probe, told, wordsOf } from './probe.ts';

const without = async (bench: Bench, scope: Scope): Promise<string> =>
  keyWithout(bench, await givenClient(bench, 'primary'), { scope, all: scopes });

const gate = (exchange: Exchange) =>
  told(
    wordsOf(exchange),
    isAccepted(exchange) ? ('open' as const) : isRefused(exchange) ? ('gated' as const) : undefined,
  );

/** The client with a capability that it has not, so that the request is made all the same. */
const asIfAble = (client: Client): Client => ({
  ...client,
  capabilities: ['canUseMobilePhleb', 'canUseVenueNetwork'],
});

const common = { area: 'auth' } as const;

export const accessProbes = [
  probe({
    ...common,
    id: 'O08',
    question: 'How is a key refused that lacks the scope of an operation?',
    asks: ['listBookings'],
    run: async (bench) => {
      const key = await without(bench, 'bookings:read');
      const exchange = await bench.call({ operation: 'listBookings', key });
      return byStatus(exchange, { 401: '401', 403: '403' });
    },
  }),
  probe({
    ...common,
    id: 'O09',
    question: 'How is a client refused that lacks the capability for an operation?',
    asks: ['listVenues'],
    run: async (bench) => {
      const key = keyFor(await givenClient(bench, 'noVenues'), 'listVenues');
      const exchange = await bench.call({ operation: 'listVenues', key });
      return byStatus(exchange, { 400: '400', 403: '403' });
    },
  }),
  probe({
    ...common,
    id: 'O10',
    question: 'May a client without canUseMobilePhleb book a MOBILE visit?',
    asks: ['createBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'noMobile');
      const order = { channel: 'MOBILE', purpose: 'to see its gate' } as const;
      const body = await bookingBody(bench, asIfAble(client), order);
      const key = keyFor(client, 'createBooking');
      return gate(await bench.call({ operation: 'createBooking', key, body }));
    },
  }),
  probe({
    ...common,
    id: 'O11',
    question: 'May a client without canUseVenueNetwork mint a link to one venue?',
    asks: ['createBookingUrl'],
    run: async (bench) => {
      const client = await givenClient(bench, 'noVenues');
      const { venueId } = await givenVenue(bench, await givenClient(bench, 'primary'));
      const key = keyFor(client, 'createBookingUrl');
      const body = { scope: { kind: 'venue', venueId } };
      return gate(await bench.call({ operation: 'createBookingUrl', key, body }));
    },
  }),
  probe({
    ...common,
    id: 'O12',
    question: 'May a client without canUseVenueNetwork read the venue field definitions?',
    asks: ['getVenueFieldDefinitions'],
    run: async (bench) => {
      const key = keyFor(await givenClient(bench, 'noVenues'), 'getVenueFieldDefinitions');
      return gate(await bench.call({ operation: 'getVenueFieldDefinitions', key }));
    },
  }),
  probe({
    ...common,
    id: 'O13',
    question: 'Which scope does GET /test-panels need?',
    asks: ['listTestPanels', 'listTestPanels'],
    run: async (bench) => {
      const without_ = await without(bench, 'bookings:read');
      if (isAccepted(await bench.call({ operation: 'listTestPanels', key: without_ }))) {
        return { answer: 'a key without bookings:read lists them', value: 'any' };
      }
      const key = await keyWith(bench, await givenClient(bench, 'primary'), ['bookings:read']);
      return isAccepted(await bench.call({ operation: 'listTestPanels', key }))
        ? { answer: 'bookings:read', value: 'bookings:read' }
        : { answer: 'bookings:read alone is not enough' };
    },
  }),
  probe({
    ...common,
    id: 'O70',
    question: 'Which refusal goes first when a request has two faults?',
    asks: ['createBooking', 'getVenueAvailability', 'getVenue', 'createBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const noVenues = await givenClient(bench, 'noVenues');
      const scopeAndBody = await bench.call({
        operation: 'createBooking',
        key: await without(bench, 'bookings:write'),
        body: {},
      });
      const idAndQuery = await bench.call({
        ...{ operation: 'getVenueAvailability', key: keyFor(client, 'getVenueAvailability') },
        ...{ id: 'nothing-has-this-id', query: {} },
      });
      const call = await wellFormedCall(bench, 'getVenue', 'nothing-has-this-id');
      const capabilityAndId = await bench.call({ ...call, key: keyFor(noVenues, 'getVenue') });
      const capabilityAndBody = await bench.call({
        operation: 'createBooking',
        key: keyFor(noVenues, 'createBooking'),
        body: { fulfillmentChannel: 'IN_VENUE' },
      });
      const rows = [
        `missing scope and a wrong body: ${wordsOf(scopeAndBody)}`,
        `unknown id and a missing query parameter: ${wordsOf(idAndQuery)}`,
        `missing capability and an unknown id: ${wordsOf(capabilityAndId)}`,
        `missing capability and a wrong body: ${wordsOf(capabilityAndBody)}`,
      ];
      return { answer: rows.join('; ') };
    },
  }),
];
