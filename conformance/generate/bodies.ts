/** The request bodies for which cases are generated: what each is made from, and where it is sent. */
import type { Bench } from '../engine/bench.ts';
import type { Random } from '../engine/random.ts';
import { bookingBody } from '../checks/given/booking.ts';
import { givenClient, makeClient, making, needCapability } from '../checks/given/client.ts';
import type { Client } from '../checks/given/client.ts';
import { withValue } from '../checks/validation/altered.ts';
import type { Body } from '../checks/validation/refused-bookings.ts';
import type { Case } from './case.ts';
import { cases } from './cases.ts';
import { standOf } from './judgement.ts';
import { inVenueStatements, linkStatements, mobileStatements } from './member-statements.ts';
import type { MemberStatements } from './member-statements.ts';
import { bodySchema, exampleBody } from './schema.ts';

export type Target = {
  /** As in "a MOBILE booking without a required member". */
  readonly words: string;
  readonly operation: 'createBooking' | 'createBookingUrl';
  readonly cases: readonly Case[];
  readonly statements: MemberStatements;
  /** A body with nothing wrong with it and every member. What it books is nobody else's who has another purpose. */
  readonly sound: (bench: Bench, client: Client, purpose: string) => Promise<Body>;
  /** Whether the client may ask it at all: what else is wrong with a request must not stand against it. */
  readonly isAskable: (one: Case, client: Client) => boolean;
};

/** Books for nothing but generated cases, so that nobody else's list grows; of its webhooks none matter. */
export const caseClient = (bench: Bench): Promise<Client> =>
  making.every((action) => bench.offers(action))
    ? bench.once('client of generated cases', (maker) =>
        makeClient(maker, 'generated', { webhook: { eventTypes: ['venue.activated'] } }),
      )
    : givenClient(bench, 'primary');

type Channel = 'MOBILE' | 'IN_VENUE';

/** Those that a booking can do without, too, so that each can be wrong. */
function withOptional(body: Body, channel: Channel): Body {
  const noted = withValue(body, ['appointment', 'specialInstructions'], 'Ring twice.');
  if (channel === 'IN_VENUE') return noted;
  const flat = withValue(noted, ['location', 'addressLine2'], 'Flat 2');
  return withValue(flat, ['location', 'county'], 'Exampleshire');
}

const soundBooking =
  (channel: Channel): Target['sound'] =>
  async (bench, client, purpose) => {
    const body = await bookingBody(bench, client, { channel, purpose: `generated, ${purpose}` });
    return withOptional(body, channel);
  };

/** What the events of a booking tell of it. */
const echoed = ['externalUserId', 'externalOrderId', 'passthrough', 'patient'];

/** Of a client whose events are heard an odd booking would be brought before the checks of events. */
const isUnheard: Target['isAskable'] = (one, { clientId }) =>
  clientId !== undefined ||
  standOf(one) === 'refused' ||
  !echoed.some((name) => one.member.startsWith(name));

const link = exampleBody('createBookingUrl', 'allMobile');

/** In the shape of the other channel it may be denied to a client without that before it is looked at (O70). */
const isOfChannel: Target['isAskable'] = (one, client) =>
  isUnheard(one, client) && (one.rule !== 'union' || client.capabilities.length === 2);

export const mobileBooking: Target = {
  words: 'a MOBILE booking',
  operation: 'createBooking',
  cases: cases(bodySchema('createBooking'), exampleBody('createBooking', 'mobile')),
  statements: mobileStatements,
  sound: soundBooking('MOBILE'),
  isAskable: isOfChannel,
};

export const inVenueBooking: Target = {
  words: 'an IN_VENUE booking',
  operation: 'createBooking',
  cases: cases(bodySchema('createBooking'), exampleBody('createBooking', 'inVenue')),
  statements: inVenueStatements,
  sound: soundBooking('IN_VENUE'),
  isAskable: isOfChannel,
};

export const bookingLink: Target = {
  words: 'a booking link',
  operation: 'createBookingUrl',
  cases: cases(bodySchema('createBookingUrl'), link),
  statements: linkStatements,
  sound: (_bench, client) => {
    needCapability(client, 'canUseMobilePhleb');
    return Promise.resolve(link);
  },
  // A link to a venue may be denied to a client without the venue network before it is looked at (O11, O70).
  isAskable: ({ rule, member }, { capabilities }) =>
    capabilities.includes('canUseVenueNetwork') || (rule !== 'union' && member !== 'scope.venueId'),
};

/** What the seed decides for a check: its own sequence. */
export const randomOf = (bench: Bench, id: string): Random => bench.random(`cases of ${id}`);
