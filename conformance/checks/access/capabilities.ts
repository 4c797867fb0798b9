/** What a client may do: denied without the capability (403, or 400 with VALIDATION: O09), done with it alone. */
import { capabilities } from '#contract/operations.ts';
import type { Capability, OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Call } from '../../target/api-client.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor, makeClient, needCapability } from '../given/client.ts';
import type { ActingClient, Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { givenSlotStart, givenVenue } from '../given/venue.ts';
import { operationName } from '../operation-name.ts';
import { listAt } from '../value.ts';
import { codeOf, statusOf } from './denied.ts';
import { soundWindow } from './sound-call.ts';

/** The clients that lack one capability and have the other. */
const without = { canUseMobilePhleb: 'noMobile', canUseVenueNetwork: 'noVenues' } as const;

type Row = {
  readonly id: string;
  readonly operation: OperationId;
  /** Of which booking or link, where the operation alone does not say it. */
  readonly of?: string;
  readonly requirement: string;
};

type Denied = Row & { readonly lacks: Capability };
/** Who may: a client with this one capability, or with both. */
type Granted = Row & { readonly has: Capability | 'both' };

const denied: readonly Denied[] = [
  ...(
    [
      ['CAP-01', 'all-mobile', 'canUseMobilePhleb', 'R-CAP-03'],
      ['CAP-02', 'all-venues', 'canUseVenueNetwork', 'R-CAP-04'],
      ['CAP-03', 'mobile-then-venue-fallback', 'canUseMobilePhleb', 'R-CAP-05'],
      ['CAP-04', 'mobile-then-venue-fallback', 'canUseVenueNetwork', 'R-CAP-06'],
    ] as const
  ).map(([id, of, lacks, requirement]): Denied => {
    return { id, operation: 'createBookingUrl', of, lacks, requirement };
  }),
  ...(
    [
      ['CAP-05', 'createBooking', 'R-CAP-10'],
      ['CAP-06', 'listVenues', 'R-CAP-13'],
      ['CAP-07', 'getVenue', 'R-CAP-14'],
      ['CAP-08', 'getVenueAvailability', 'R-CAP-15'],
    ] as const
  ).map(([id, operation, requirement]): Denied => {
    const of = operation === 'createBooking' ? { of: 'IN_VENUE' } : {};
    return { id, operation, ...of, lacks: 'canUseVenueNetwork', requirement };
  }),
];

const granted: readonly Granted[] = (
  [
    ['CAP-10', 'createBookingUrl', 'all-mobile', 'canUseMobilePhleb', 'R-CAP-07'],
    ['CAP-11', 'createBookingUrl', 'all-venues', 'canUseVenueNetwork', 'R-CAP-08'],
    ['CAP-12', 'createBookingUrl', 'venue', 'canUseVenueNetwork', 'R-CAP-09'],
    ['CAP-13', 'createBookingUrl', 'mobile-then-venue-fallback', 'both', 'R-LINK-34'],
    ['CAP-14', 'createBooking', 'IN_VENUE', 'canUseVenueNetwork', 'R-CAP-11'],
    ['CAP-15', 'createBooking', 'MOBILE', 'canUseMobilePhleb', 'R-CAP-12'],
    ['CAP-16', 'getVenueFieldDefinitions', undefined, 'both', 'R-CAP-16'],
  ] as const
).map(([id, operation, of, has, requirement]): Granted => {
  return { id, operation, ...(of === undefined ? {} : { of }), has, requirement };
});

/**
 * The request, with nothing wrong with it. Whose it is decides which panel and venue it names: a client without the
 * venue network is given a venue and a slot that another one has found.
 */
async function callOf(bench: Bench, { operation, of }: Row, client: Client): Promise<Call> {
  if (operation === 'createBookingUrl')
    return { operation, body: { scope: await linkTo(bench, of) } };
  if (operation === 'createBooking') {
    return {
      operation,
      body: await bodyOf(bench, of === 'MOBILE' ? 'MOBILE' : 'IN_VENUE', client),
    };
  }
  if (operation === 'getVenue') return { operation, id: await bookableVenue(bench) };
  if (operation === 'getVenueAvailability') {
    return { operation, id: await bookableVenue(bench), query: await soundWindow(bench) };
  }
  return { operation };
}

const bookableVenue = async (bench: Bench): Promise<string> =>
  (await givenVenue(bench, await givenClient(bench, 'primary'))).venueId;

async function linkTo(bench: Bench, kind: string | undefined): Promise<unknown> {
  return kind === 'venue' ? { kind, venueId: await bookableVenue(bench) } : { kind };
}

async function bodyOf(
  bench: Bench,
  channel: 'MOBILE' | 'IN_VENUE',
  client: Client,
): Promise<unknown> {
  const purpose = 'by capability';
  if (channel === 'MOBILE') return bookingBody(bench, client, { channel, purpose });
  const primary = await givenClient(bench, 'primary');
  const venueSlotStart = await givenSlotStart(bench, primary);
  const place = { venueId: await bookableVenue(bench), venueSlotStart };
  return bookingBody(bench, client, { channel, purpose, place });
}

async function ask(bench: Bench, row: Row, who: ActingClient): Promise<Exchange> {
  const client = await givenClient(bench, who);
  const call = await callOf(bench, row, client);
  return bench.call({ ...call, key: keyFor(client, row.operation) });
}

/** 403 with any code, or 400 with VALIDATION, and nothing else. */
function denialFinding(exchange: Exchange): Finding | undefined {
  const finding = errorFinding(exchange, 403, 400);
  if (finding !== undefined) return finding;
  if (statusOf(exchange) === 403 || codeOf(exchange) === 'VALIDATION') return undefined;
  return {
    expected: '403, or 400 with error VALIDATION',
    actual: `400 with error ${String(codeOf(exchange))}`,
  };
}

const common = { kind: 'active', area: 'auth', level: 'MUST' } as const;

const nameOf = ({ operation, of }: Row): string => {
  const name = operationName(operation);
  return of === undefined ? name : `${name} of ${of}`;
};

const denials = denied.map((row): ActiveCheck => ({
  ...common,
  id: row.id,
  title: `${nameOf(row)} is denied to a client without ${row.lacks}`,
  asks: [row.operation],
  requirements: ['R-CAP-01', 'R-ERR-04', row.requirement],
  run: async (bench) => {
    const exchange = await ask(bench, row, without[row.lacks]);
    return conclude(denialFinding(exchange), String(statusOf(exchange)));
  },
}));

/** A client with one capability alone is one that lacks the other. */
const having = ({ has }: Granted): ActingClient =>
  has === 'both' ? 'primary' : has === 'canUseMobilePhleb' ? 'noVenues' : 'noMobile';

const grants = granted.map((row): ActiveCheck => ({
  ...common,
  id: row.id,
  title: `${nameOf(row)} succeeds for a client with ${row.has === 'both' ? 'both capabilities' : `${row.has} alone`}`,
  asks: [row.operation],
  requirements: [row.requirement],
  run: async (bench) => {
    const client = await givenClient(bench, having(row));
    for (const one of row.has === 'both' ? capabilities : [row.has]) needCapability(client, one);
    return conclude(successFinding(await ask(bench, row, having(row))));
  },
}));

/** The booking is asked for here, too: what another check has seen is not relied on. */
async function notMade(bench: Bench): Promise<Outcome> {
  const client = await givenClient(bench, 'noVenues');
  const body = await bodyOf(bench, 'IN_VENUE', client);
  await bench.call({ operation: 'createBooking', key: keyFor(client, 'createBooking'), body });
  const orderId = at(body, 'externalOrderId');
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const made = listAt(listed, 'bookings').find((job) => at(job, 'externalOrderId') === orderId);
  if (made === undefined) return conclude(undefined);
  return conclude({
    expected: 'no booking, since it was denied',
    actual: `the booking ${String(at(made, 'id'))}`,
  });
}

/** Neither capability, and billed otherwise than those that lack one of them. */
const withNeither = (bench: Bench): Promise<Client> =>
  bench.once('client with neither capability', (maker) =>
    makeClient(maker, 'no capability', {
      billingMode: 'PATIENT_PAY',
      capabilities: { canUseMobilePhleb: false, canUseVenueNetwork: false },
    }),
  );

/** One for each capability. */
const gates = denied.filter(({ id }) => ['CAP-01', 'CAP-05'].includes(id));

async function deniedWithNeither(bench: Bench): Promise<Outcome> {
  const client = await withNeither(bench);
  for (const row of gates) {
    const call = await callOf(bench, row, client);
    const exchange = await bench.call({ ...call, key: keyFor(client, row.operation) });
    const finding = denialFinding(exchange);
    if (finding === undefined) continue;
    return conclude({ ...finding, expected: `${nameOf(row)}: ${finding.expected}` });
  }
  return conclude(undefined);
}

export const capabilityChecks: readonly ActiveCheck[] = [
  ...denials,
  {
    ...common,
    id: 'CAP-09',
    title: 'a booking that is denied for want of canUseVenueNetwork is not made',
    asks: ['createBooking', 'listBookings'],
    requirements: ['R-CAP-02'],
    run: notMade,
  },
  ...grants,
  {
    ...common,
    id: 'CAP-70',
    title:
      'a PATIENT_PAY client with neither capability is denied links to visits and bookings at venues',
    asks: gates.map(({ operation }) => operation),
    requirements: ['R-CAP-01', 'R-ERR-04', ...gates.map(({ requirement }) => requirement)],
    run: deniedWithNeither,
  },
];
