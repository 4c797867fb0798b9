/** What a client supplies with a booking comes back as it was supplied, in both channels and both ways of billing. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { successFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import type { Order } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { ActingClient } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { freshOrder } from '../given/drawn.ts';
import { dataAt, differences } from '../value.ts';
import { anyValues } from './accepted-bookings.ts';
import { withValue } from './altered.ts';
import type { Body } from './refused-bookings.ts';
import { told } from './refused-bookings.ts';

type Supplying = {
  /** What is supplied, as in "ids that look like numbers". */
  readonly words: string;
  readonly client: ActingClient;
  readonly channel: Order['channel'];
  /** Members in the place of the usual ones; undefined: left out. */
  readonly members: Body;
  /** What the booking then shows; left out: the members. */
  readonly shown?: Body;
};

const bookedAs = async (
  bench: Bench,
  { client: whose, channel, members, shown }: Supplying,
  purpose: string,
): Promise<Finding | undefined> => {
  const client = await givenClient(bench, whose);
  const order = members['externalOrderId'];
  const own =
    typeof order === 'string'
      ? { externalOrderId: freshOrder(order, bench.random(`order of ${purpose}`)) }
      : {};
  const due = { ...(shown ?? members), ...own };
  const sound = await bookingBody(bench, client, { channel, purpose });
  const body = { ...sound, ...members, ...own };
  const [create, get] = ['createBooking', 'getBooking'] as const;
  const made = await bench.call({ operation: create, key: keyFor(client, create), body });
  const refused = successFinding(made);
  if (refused !== undefined) return refused;
  const id = demandText(made, 'jobId');
  const read = await bench.call({ operation: get, key: keyFor(client, get), id });
  return differences('job', dataAt(demandSuccess(read), 'job'), due);
};

async function firstWrong(
  bench: Bench,
  bookings: readonly Supplying[],
): Promise<Finding | undefined> {
  for (const [place, booking] of bookings.entries()) {
    const purpose = `supplied, ${booking.words}, ${String(place)}`;
    const finding = await bookedAs(bench, booking, purpose);
    if (finding !== undefined) return told(finding, `a booking with ${booking.words}`);
  }
  return undefined;
}

const odd: readonly Supplying[] = [
  {
    words: 'ids that look like numbers, MOBILE',
    client: 'primary',
    channel: 'MOBILE',
    members: { externalUserId: '00420', externalOrderId: '1e3' },
  },
  {
    words: 'ids of any characters and any values as passthrough, IN_VENUE',
    client: 'patientPay',
    channel: 'IN_VENUE',
    members: {
      externalUserId: 'Ünï/42 «é» \u{1F9EA} %20+&<b>',
      externalOrderId: 'Order-MiXeD #7? "x"',
      passthrough: anyValues,
    },
  },
  {
    words: 'a zero as id and an empty passthrough, IN_VENUE',
    client: 'primary',
    channel: 'IN_VENUE',
    members: { externalUserId: '0', passthrough: {} },
  },
];

const alone: readonly Supplying[] = [
  {
    words: 'externalUserId alone',
    client: 'primary',
    channel: 'MOBILE',
    members: { externalUserId: 'user-alone', externalOrderId: undefined },
    shown: { externalUserId: 'user-alone', externalOrderId: null },
  },
  {
    words: 'externalOrderId alone',
    client: 'patientPay',
    channel: 'MOBILE',
    members: { externalUserId: undefined, externalOrderId: 'order-alone' },
    shown: { externalUserId: null, externalOrderId: 'order-alone' },
  },
];

/** What is taken of a MOBILE booking's patient and appointment, and what is shown of it nowhere. */
async function atVenueFinding(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  const wanted = { channel: 'IN_VENUE', purpose: 'as a MOBILE one' } as const;
  const sound: Body = await bookingBody(bench, client, wanted);
  const members = [
    [['patient', 'gender'], 'MALE'],
    [['patient', 'phone'], '07700900123'],
    [['appointment', 'specialInstructions'], 'Ring twice.'],
  ] as const;
  const body = members.reduce<Body>((one, [path, value]) => withValue(one, path, value), sound);
  const key = keyFor(client, 'createBooking');
  return successFinding(await bench.call({ operation: 'createBooking', key, body }));
}

const dayMs = 86_400_000;

/** The first 31st from this day on: no two months on end are without one. */
function next31st(day: Date): Date | undefined {
  const days = Array.from({ length: 62 }, (_, index) => new Date(day.getTime() + index * dayMs));
  return days.find((one) => one.getUTCDate() === 31);
}

/** A Sunday, and the last of the 31 days of a month that is a season away. */
async function datesTried(bench: Bench): Promise<readonly string[]> {
  const soon = (await daysAhead(bench, 4)).getTime();
  const days = Array.from({ length: 7 }, (_, index) => new Date(soon + index * dayMs));
  const sunday = days.find((day) => day.getUTCDay() === 0);
  const far = next31st(await daysAhead(bench, 95));
  return [sunday, far].flatMap((day) => (day === undefined ? [] : [dateOf(day)]));
}

async function datesFinding(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'primary');
  const key = keyFor(client, 'createBooking');
  for (const preferredDate of await datesTried(bench)) {
    const purpose = `on ${preferredDate}`;
    const body = await bookingBody(bench, client, { channel: 'MOBILE', purpose, preferredDate });
    const finding = successFinding(await bench.call({ operation: 'createBooking', key, body }));
    if (finding !== undefined) return told(finding, `preferredDate ${preferredDate}`);
  }
  return undefined;
}

const common = { kind: 'active', area: 'booking', level: 'MUST' } as const;

const asksOf = (bookings: readonly Supplying[]): ActiveCheck['asks'] =>
  bookings.flatMap(() => ['createBooking', 'getBooking'] as const);

export const suppliedChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'BOOK-13',
    title: 'external ids and passthrough of any characters come back unchanged, in either channel',
    asks: asksOf(odd),
    requirements: ['R-BOOK-06', 'R-BOOK-29'],
    run: async (bench) => conclude(await firstWrong(bench, odd)),
  },
  {
    ...common,
    id: 'BOOK-14',
    title: 'of the two external ids the one that was supplied is shown, and null for the other',
    asks: asksOf(alone),
    requirements: ['R-BOOK-06', 'R-JOB-23', 'R-JOB-24'],
    run: async (bench) => conclude(await firstWrong(bench, alone)),
  },
  {
    ...common,
    id: 'BOOK-15',
    title:
      'an IN_VENUE booking takes a man, a national phone number and special instructions, like a MOBILE one',
    asks: ['createBooking'],
    requirements: ['R-BOOK-41', 'R-BOOK-47', 'R-BOOK-92'],
    run: async (bench) => conclude(await atVenueFinding(bench)),
  },
  {
    ...common,
    id: 'BOOK-16',
    title: 'a preferredDate on a Sunday, or on a 31st some hundred days ahead, is taken',
    asks: ['createBooking', 'createBooking'],
    requirements: ['R-BOOK-65'],
    run: async (bench) => conclude(await datesFinding(bench)),
  },
];
