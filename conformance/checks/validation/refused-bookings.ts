/** Bookings that must be refused; that none is made of them is seen in every list (VALID-96). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Call } from '../../target/api-client.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import type { Order } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';
import { withoutMember, withValue } from './altered.ts';
import type { Path } from './altered.ts';
import { bookingMembers } from './booking-members.ts';
import type { MemberRow } from './booking-members.ts';
import { inWords } from './faults.ts';
import type { MemberFault } from './faults.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A body with nothing wrong with it. Nothing is booked with it as it is, so that all share one slot. */
export const soundBody = (bench: Bench, channel: Order['channel']): Promise<Body> =>
  bench.once(`sound body, ${channel}`, async (maker) =>
    bookingBody(maker, await givenClient(maker, 'primary'), { channel, purpose: 'sound' }),
  );

/** What a body that is about to be refused is known by, should a booking be made of it. */
export const marked = (body: Body, mark: string): Body => ({
  ...body,
  externalUserId: `user-${mark}`,
  externalOrderId: `order-${mark}`,
});

type Sent = Pick<Call, 'body' | 'rawBody'>;

export async function book(bench: Bench, sent: Sent): Promise<Exchange> {
  const key = keyFor(await givenClient(bench, 'primary'), 'createBooking');
  return bench.call({ operation: 'createBooking', key, ...sent });
}

/** Looks for the mark in the newest hundred bookings of the client. */
export async function notMadeFinding(bench: Bench, mark: string): Promise<Finding | undefined> {
  const key = keyFor(await givenClient(bench, 'primary'), 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const made = listAt(listed, 'bookings').find(
    (job) =>
      at(job, 'externalUserId') === `user-${mark}` ||
      at(job, 'externalOrderId') === `order-${mark}`,
  );
  if (made === undefined) return undefined;
  return {
    expected: 'no booking, since it was refused',
    actual: `the booking ${String(at(made, 'id'))}`,
  };
}

/** The same finding, and what was wrong with the request. */
export const told = (finding: Finding, words: string): Finding => ({
  expected: `${finding.expected}, for ${words}`,
  actual: finding.actual,
});

/** The body with the fault in it. */
export const withFault = (body: Body, path: Path, fault: MemberFault): Body =>
  'missing' in fault ? withoutMember(body, path) : withValue(body, path, fault.value);

export const pathOf = (member: string): Path => {
  const [first = member, ...rest] = member.split('.');
  return [first, ...rest];
};

async function refusesMember(bench: Bench, row: MemberRow): Promise<Finding | undefined> {
  const { member, faults, channel } = row;
  const sound = marked(await soundBody(bench, channel), row.id);
  for (const fault of faults) {
    const exchange = await book(bench, { body: withFault(sound, pathOf(member), fault) });
    const finding = errorFinding(exchange, 400);
    if (finding !== undefined) return told(finding, `${member} ${fault.words}`);
  }
  return undefined;
}

export const aBooking = (channel: Order['channel']): string =>
  `${channel === 'MOBILE' ? 'a' : 'an'} ${channel} booking`;

const common = { kind: 'active', area: 'validation', level: 'MUST' } as const;

export const refusedBookingChecks: readonly ActiveCheck[] = bookingMembers.map((row) => ({
  ...common,
  id: row.id,
  title: `${aBooking(row.channel)} whose ${row.member} is ${inWords(row.faults)} is refused with 400`,
  asks: row.faults.map(() => 'createBooking' as const),
  requirements: ['R-ERR-02', 'R-ERR-03', 'R-ERR-13', ...row.requirements],
  run: async (bench) => conclude(await refusesMember(bench, row)),
}));
