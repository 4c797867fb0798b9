/** Whether an event of a job comes, told without taking a late one for a missing one. */
import type { Bench } from '../../engine/bench.ts';
import { eventIdOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Mailbox } from '../../receiver/mailbox.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { firstEvent, tells } from '../given/webhook.ts';
import { unseen } from './probe.ts';

/** Where webhooks of the client come in. */
async function mailboxOf(bench: Bench, { name, mailbox }: Client): Promise<Mailbox> {
  if ((await firstEvent(bench)).event === undefined) throw unseen('no webhook comes at all');
  if (mailbox !== undefined) return mailbox;
  throw unseen(`webhooks of the client ${name} do not come here`);
}

/**
 * A server may be busy with the webhooks of others: one that is sent later, and has come, tells that those before it
 * have been on their way for long enough.
 */
export async function catchUp(bench: Bench, client: Client): Promise<void> {
  const mailbox = await mailboxOf(bench, client);
  const channel = client.capabilities.includes('canUseMobilePhleb') ? 'MOBILE' : 'IN_VENUE';
  const later = await makeBooking(bench, client, { channel, purpose: 'to be heard of later' });
  const [event] = await bench.arrivals(mailbox, tells('job.created', later));
  if (event === undefined) throw unseen('the webhooks of the server are late');
}

type Hearing = {
  readonly booking: Booking;
  readonly type: string;
  /** As many as can come of it; usually one. */
  readonly most?: number;
  /** Brings about an event of the same job that is sure to come later, and gives its type. */
  readonly later?: () => Promise<string>;
};

/** Each event of this type that has come of the job, once. */
export async function heardOf(
  bench: Bench,
  { booking, type, most = 1, later }: Hearing,
): Promise<readonly Delivery[]> {
  const mailbox = await mailboxOf(bench, booking.client);
  const wish = tells(type, booking);
  const soon = distinct(await bench.strays(mailbox, wish));
  if (soon.length >= most) return soon;
  if (later === undefined) await catchUp(bench, booking.client);
  else await eventOf(bench, booking, await later());
  return distinct(await bench.strays(mailbox, wish));
}

/** For `later`: the booking is cancelled, which is always told. */
export const byCancelling =
  (bench: Bench, { client, jobId }: Booking) =>
  async () => {
    const key = keyFor(client, 'cancelBooking');
    demandSuccess(await bench.call({ operation: 'cancelBooking', key, id: jobId }));
    return 'job.cancelled';
  };

/** The first event of this type that comes of the job. */
export async function eventOf(bench: Bench, booking: Booking, type: string): Promise<Delivery> {
  const mailbox = await mailboxOf(bench, booking.client);
  const [event] = await bench.arrivals(mailbox, tells(type, booking));
  if (event === undefined) throw unseen(`${type} did not come`);
  return event;
}

const distinct = (events: readonly Delivery[]): readonly Delivery[] => [
  ...new Map(events.map((event) => [eventIdOf(event), event])).values(),
];
