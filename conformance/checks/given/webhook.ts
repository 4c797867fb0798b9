/** Clients that hear of what happens to their jobs, and the webhooks that a check stands on. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Mailbox, Wish } from '../../receiver/mailbox.ts';
import { givenBooking, makeBooking } from './booking.ts';
import type { Booking } from './booking.ts';
import { givenClient, makeClient } from './client.ts';
import type { Client, Settings } from './client.ts';

/** An own client whose webhooks come to a mailbox of its own. */
export type Listener = Client & { readonly clientId: string; readonly mailbox: Mailbox };

/** The deliveries of one event of one job. */
export const tells =
  (type: string, { jobId }: Pick<Booking, 'jobId'>): Wish =>
  (delivery) =>
    eventTypeOf(delivery) === type && isOf({ jobId })(delivery);

/** The deliveries of whatever happened to one job. */
export const isOf =
  ({ jobId }: Pick<Booking, 'jobId'>): Wish =>
  (delivery) =>
    eventDataAt(delivery, 'jobId') === jobId;

export type FirstEvent = { readonly booking: Booking; readonly event: Delivery | undefined };

/**
 * The first booking of the shared client, and the first delivery of its job.created: undefined when none came. Where
 * that is so, no other check need wait for a webhook.
 */
export const firstEvent = (bench: Bench): Promise<FirstEvent> =>
  bench.once('first event', async (maker) => {
    const mailbox = maker.mailbox('primary');
    const client = await givenClient(maker, 'primary');
    if (client.mailbox === undefined) throw deaf(client);
    const channel = client.capabilities.includes('canUseMobilePhleb') ? 'MOBILE' : 'IN_VENUE';
    const wish = { client: 'primary', channel, purpose: 'to be heard of' } as const;
    const booking = await givenBooking(maker, wish);
    const [event] = await maker.arrivals(mailbox, tells('job.created', booking));
    return { booking, event };
  });

/** A new client that hears of its jobs. Ends the check as not-testable where webhooks do not come at all. */
export async function makeListener(
  bench: Bench,
  name: string,
  settings: Settings = {},
): Promise<Listener> {
  bench.mailbox(name);
  bench.need('client.create', 'key.mint');
  if ((await firstEvent(bench)).event === undefined) throw missing('any event', 'primary');
  const client = await makeClient(bench, name, settings);
  const { clientId, mailbox } = client;
  if (clientId === undefined || mailbox === undefined) throw deaf(client);
  return { ...client, clientId, mailbox };
}

/** A webhook that is only a means: whether it comes is another check's business. */
export async function demandEvent(
  bench: Bench,
  { name, mailbox }: Pick<Listener, 'name' | 'mailbox'>,
  { wish, what }: { readonly wish: Wish; readonly what: string },
): Promise<Delivery> {
  const [event] = await bench.arrivals(mailbox, wish);
  if (event === undefined) throw missing(what, name);
  return event;
}

/** A new booking, and the delivery that tells of it. */
export type Heard = { readonly booking: Booking; readonly event: Delivery };

export async function bookAndHear(bench: Bench, client: Listener, purpose: string): Promise<Heard> {
  const booking = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  const wish = tells('job.created', booking);
  return { booking, event: await demandEvent(bench, client, { wish, what: 'job.created' }) };
}

/** The id under which the event is asked for again. */
export function demandEventId(event: Delivery): string {
  const id = eventIdOf(event);
  if (id !== undefined && id !== '') return id;
  throw Obstacle.lacking('a delivery has no webhook-id', 'send webhook-id with every delivery');
}

/** The deliveries of one event, however often it is sent. */
export const isOfEvent =
  (id: string): Wish =>
  (delivery) =>
    eventIdOf(delivery) === id;

/** Asks for the event again: its next delivery, or undefined when nothing came under its id. */
export async function replay(
  bench: Bench,
  { clientId, mailbox }: Listener,
  event: Delivery,
): Promise<Delivery | undefined> {
  const eventId = demandEventId(event);
  // A second copy of what was delivered first may be on its way.
  await bench.pause(bench.profile.webhookSettle);
  const before = mailbox.deliveries.filter(isOfEvent(eventId)).length;
  await bench.act('webhook.replay', { eventId, clientId });
  const all = await bench.arrivals(mailbox, isOfEvent(eventId), before + 1);
  return all[before];
}

/** A replay that is only a means: whether it comes is another check's business. */
export async function demandReplay(
  bench: Bench,
  client: Listener,
  event: Delivery,
): Promise<Delivery> {
  return (await replay(bench, client, event)) ?? throwNotReplayed();
}

export function throwNotReplayed(): never {
  throw Obstacle.lacking(
    'this needs a replay, and nothing came under the webhook-id of the event',
    'let webhook.replay deliver the event again',
  );
}

const deaf = ({ name, clientId }: Pick<Client, 'name' | 'clientId'>): Obstacle =>
  clientId === undefined
    ? Obstacle.lacking(
        `the webhooks of the client ${name}, which the profile lends, do not come to this machine`,
        'give inbox: in the profile, and its publicUrl to the server as the endpoint of this client',
      )
    : Obstacle.lacking(
        `the client ${name} could not be given an address for its webhooks`,
        'let client.create take webhook: {url, eventTypes?}',
      );

const missing = (what: string, name: string): Obstacle =>
  Obstacle.lacking(
    `this needs a webhook (${what}) for the client ${name}, and none came`,
    'mend the delivery of webhooks; a server that cannot reach this machine at the address that it was given (one in a container, say) needs inbox: in the profile',
  );
