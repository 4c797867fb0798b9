/** POST /booking-url: what of its body is refused, and what is taken. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { givenVenue } from '../given/venue.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { listAt } from '../value.ts';
import { withValue } from './altered.ts';
import { inWords } from './faults.ts';
import { linkMembers } from './link-members.ts';
import type { LinkRow } from './link-members.ts';
import { pathOf, told, withFault } from './refused-bookings.ts';
import type { Body } from './refused-bookings.ts';

const common = {
  kind: 'active',
  area: 'validation',
  level: 'MUST',
} as const;

export async function mint(bench: Bench, body: unknown): Promise<Exchange> {
  const key = keyFor(await givenClient(bench, 'primary'), 'createBookingUrl');
  return bench.call({ operation: 'createBookingUrl', key, body });
}

/** With every optional member, so that each can be left out or be wrong. */
const soundLink: Body = {
  scope: { kind: 'all-mobile' },
  externalUserId: 'user-link',
  externalOrderId: 'order-link',
  passthrough: { campaign: 'link' },
  patient: {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.org',
    phone: '+447700900123',
    dateOfBirth: '1988-04-12',
    gender: 'FEMALE',
  },
};

async function refusesMember(
  bench: Bench,
  { member, faults }: LinkRow,
): Promise<Finding | undefined> {
  needCapability(await givenClient(bench, 'primary'), 'canUseMobilePhleb');
  for (const fault of faults) {
    const exchange = await mint(bench, withFault(soundLink, pathOf(member), fault));
    const finding = errorFinding(exchange, 400);
    if (finding !== undefined) return told(finding, `${member} ${fault.words}`);
  }
  return undefined;
}

const refused = linkMembers.map((row): ActiveCheck => ({
  ...common,
  id: row.id,
  title: `a booking link whose ${row.member} is ${inWords(row.faults)} is refused with 400`,
  asks: row.faults.map(() => 'createBookingUrl' as const),
  requirements: ['R-ERR-02', 'R-ERR-03', 'R-ERR-13', ...row.requirements],
  run: async (bench) => conclude(await refusesMember(bench, row)),
}));

/** The venue is missing, or no text that could be one. */
const venueless: readonly Body[] = [
  { kind: 'venue' },
  { kind: 'venue', venueId: '' },
  { kind: 'venue', venueId: 7 },
];

type LinkBody = { readonly words: string; readonly body: Body };
type Taken = {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly bodies: readonly LinkBody[];
};

const kindRow = (id: string, kind: string, requirement: string): Taken => ({
  id,
  title: `a booking link of kind ${kind}, with its kind alone, is minted`,
  requirements: [requirement, 'R-LINK-13', 'R-LINK-16', 'R-LINK-19', 'R-LINK-21', 'R-WIRE-12'],
  bodies: [{ words: kind, body: { scope: { kind } } }],
});

const hints = Object.entries(soundLink['patient'] as Body).map(([name, value]) => ({
  words: `patient.${name} alone`,
  body: { scope: { kind: 'all-mobile' }, patient: { [name]: value } },
}));

/** In characters, not in bytes. */
const longest = 'é'.repeat(200);

const taken: readonly Taken[] = [
  kindRow('URL-15', 'all-mobile', 'R-LINK-29'),
  kindRow('URL-16', 'all-venues', 'R-LINK-30'),
  kindRow('URL-17', 'mobile-then-venue-fallback', 'R-LINK-34'),
  {
    id: 'URL-18',
    title: 'a booking link is minted with each field of the patient alone, and with none of them',
    requirements: ['R-LINK-22'],
    bodies: [{ words: 'no field', body: { scope: { kind: 'all-mobile' }, patient: {} } }, ...hints],
  },
  {
    id: 'URL-19',
    title: 'a booking link is minted with every member, and with external ids of 200 characters',
    requirements: ['R-LINK-15', 'R-LINK-18', 'R-LINK-20'],
    bodies: [
      { words: 'every member', body: soundLink },
      { words: 'a long user id', body: withValue(soundLink, ['externalUserId'], longest) },
      { words: 'a long order id', body: withValue(soundLink, ['externalOrderId'], longest) },
    ],
  },
];

const accepted = taken.map(({ id, title, requirements, bodies }): ActiveCheck => ({
  ...common,
  id,
  title,
  asks: bodies.map(() => 'createBookingUrl' as const),
  requirements,
  run: async (bench) => {
    const client = await givenClient(bench, 'primary');
    needCapability(client, 'canUseMobilePhleb');
    needCapability(client, 'canUseVenueNetwork');
    for (const { words, body } of bodies) {
      const finding = successFinding(await mint(bench, body));
      if (finding !== undefined) return conclude(told(finding, words));
    }
    return conclude(undefined);
  },
}));

const venue = async (bench: Bench): Promise<string> =>
  (await givenVenue(bench, await givenClient(bench, 'primary'))).venueId;

/** Refused at minting, or minted for a page that shows nothing to book (O73). */
async function strangeVenue(bench: Bench): Promise<{ finding?: Finding; seen: string }> {
  const example = await ifPossible(venue(bench));
  const { id: venueId } = unknownIdLike(example, bench.random('venue of a link'));
  const exchange = await mint(bench, { scope: { kind: 'venue', venueId } });
  const seen = String(statusOf(exchange));
  const finding = seen === '200' ? successFinding(exchange) : refusalFinding(exchange);
  return finding === undefined ? { seen } : { finding, seen };
}

async function bookedByMinting(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseMobilePhleb');
  const externalOrderId = 'order-URL-21';
  demandSuccess(await mint(bench, { ...soundLink, externalOrderId }));
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const made = listAt(listed, 'bookings').some(
    (job) => at(job, 'externalOrderId') === externalOrderId,
  );
  return made
    ? { expected: 'no booking before the patient has booked', actual: 'a booking in the list' }
    : undefined;
}

export const bookingUrlChecks: readonly ActiveCheck[] = [
  ...refused,
  {
    ...common,
    id: 'URL-13',
    title:
      'a booking link of kind venue whose venueId is missing, empty or a number is refused with 400',
    asks: venueless.map(() => 'createBookingUrl' as const),
    requirements: ['R-LINK-31', 'R-LINK-32', 'R-ERR-02'],
    run: async (bench) => {
      needCapability(await givenClient(bench, 'primary'), 'canUseVenueNetwork');
      for (const scope of venueless) {
        const finding = errorFinding(await mint(bench, { scope }), 400);
        if (finding !== undefined) return conclude(told(finding, JSON.stringify(scope)));
      }
      return conclude(undefined);
    },
  },
  {
    ...common,
    id: 'URL-14',
    title: 'a booking link of kind venue is minted for a bookable venue',
    asks: ['createBookingUrl'],
    requirements: ['R-LINK-33'],
    run: async (bench) => {
      const scope = { kind: 'venue', venueId: await venue(bench) };
      return conclude(successFinding(await mint(bench, { scope })));
    },
  },
  ...accepted,
  {
    ...common,
    id: 'URL-20',
    title: 'a booking link for an unknown venue is minted or refused, and no fault of the server',
    asks: ['createBookingUrl'],
    requirements: ['R-LINK-35'],
    run: async (bench) => {
      needCapability(await givenClient(bench, 'primary'), 'canUseVenueNetwork');
      const { finding, seen } = await strangeVenue(bench);
      return conclude(finding, seen);
    },
  },
  {
    ...common,
    id: 'URL-21',
    title: 'minting a booking link makes no booking',
    asks: ['createBookingUrl', 'listBookings'],
    requirements: ['R-LINK-36'],
    run: async (bench) => conclude(await bookedByMinting(bench)),
  },
];
