/** Every webhook goes to the client whose job it is about, and to nobody else. */
import type { ActiveCheck, DeliveryCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { bookAndHear } from '../given/webhook.ts';
import { bookingOf } from './bookings-seen.ts';
import { givenPair } from './pair.ts';

/** A mailbox that is no client's own (one that an address was moved to) says nothing of whose it is. */
function strangerFinding(
  { mailbox, ...delivery }: Delivery,
  exchanges: readonly Exchange[],
): Finding | undefined {
  const jobId = eventDataAt(delivery, 'jobId');
  const booking = bookingOf(jobId, exchanges);
  const isClient = exchanges.some(({ client }) => client === mailbox);
  if (booking === undefined || !isClient || booking.client === mailbox) return undefined;
  return {
    expected: `events of ${String(jobId)} at the endpoint of ${booking.client} only`,
    actual: `${String(eventTypeOf(delivery))} at the endpoint of ${mailbox}`,
  };
}

export const addresseeCheck: DeliveryCheck = {
  kind: 'delivery',
  id: 'WEBHOOK-15',
  title: 'no event of a job is delivered to another client than the one that booked it',
  area: 'webhook',
  level: 'MUST',
  requirements: ['R-TENANT-17'],
  concerns: (delivery, { exchanges }) =>
    bookingOf(eventDataAt(delivery, 'jobId'), exchanges) !== undefined,
  judge: (delivery, { exchanges }) => strangerFinding(delivery, exchanges),
};

export const neighbourCheck: ActiveCheck = {
  kind: 'active',
  id: 'WEBHOOK-16',
  title: 'a client that wants all events hears nothing of the booking of another',
  area: 'webhook',
  level: 'MUST',
  requirements: ['R-TENANT-17'],
  asks: ['createBooking'],
  run: async (bench) => {
    const { one, other } = await givenPair(bench);
    const { booking } = await bookAndHear(bench, one, "to be nobody else's");
    const { externalUserId, externalOrderId } = booking.body;
    const marks = [booking.jobId, externalUserId, externalOrderId].filter(
      (mark) => mark !== undefined,
    );
    const strays = await bench.strays(other.mailbox, ({ raw }) => {
      const text = Buffer.from(raw).toString();
      return marks.some((mark) => text.includes(`"${mark}"`));
    });
    const [stray] = strays;
    if (stray === undefined) return conclude(undefined);
    return conclude({
      expected: 'nothing at the endpoint of another client',
      actual: `${String(eventTypeOf(stray))} of ${booking.jobId}`,
    });
  },
};
