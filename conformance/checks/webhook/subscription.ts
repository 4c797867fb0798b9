/** Each client chooses the event types that it gets, and where (Events, Delivery semantics). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import type { Mailbox } from '../../receiver/mailbox.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { bookAndHear, demandEvent, isOf, makeListener, tells } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { rotate } from './rotation.ts';

/** Of the two events that a booking and its cancellation by the API cause, the one that is chosen. */
const chosen = 'job.cancelled';
const others = 'job.created';

/** Booked and cancelled again: two events are caused, and nothing is left. */
async function bookAndCancel(bench: Bench, client: Listener, purpose: string): Promise<Booking> {
  const booking = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  const key = keyFor(client, 'cancelBooking');
  demandSuccess(await bench.call({ operation: 'cancelBooking', key, id: booking.jobId }));
  return booking;
}

async function comes(
  bench: Bench,
  mailbox: Mailbox,
  { type, booking }: { readonly type: string; readonly booking: Booking },
): Promise<Finding | undefined> {
  const [come] = await bench.arrivals(mailbox, tells(type, booking));
  return come === undefined ? { expected: type, actual: 'none came' } : undefined;
}

type Subscribed = { readonly client: Listener; readonly booking: Booking };

/** A client that has chosen one type from the start. */
const choosing = (bench: Bench): Promise<Subscribed> =>
  bench.once('choosing client', async (maker) => {
    const webhook = { eventTypes: [chosen] };
    const client = await makeListener(maker, 'choosing', { webhook });
    return { client, booking: await bookAndCancel(maker, client, 'to be chosen from') };
  });

/** The other event of the job, once silence may be believed. Without the chosen one silence says nothing. */
async function othersFinding(
  bench: Bench,
  { client, booking }: Subscribed,
): Promise<Finding | undefined> {
  await demandEvent(bench, client, { wish: tells(chosen, booking), what: chosen });
  const isOther = (type: string | undefined): boolean => type !== chosen;
  const [stray] = await bench.strays(
    client.mailbox,
    (delivery) => isOf(booking)(delivery) && isOther(eventTypeOf(delivery)),
  );
  if (stray === undefined) return undefined;
  return { expected: `${chosen} alone`, actual: `${String(eventTypeOf(stray))} as well` };
}

const common = {
  kind: 'active',
  area: 'webhook',
  level: 'MUST',
  asks: ['createBooking', 'cancelBooking'],
} as const;

export const subscriptionChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SUBSCRIBE-01',
    title: 'a client that has chosen no event types gets them all',
    requirements: ['R-DELIVER-10'],
    run: async (bench) => {
      const client = await makeListener(bench, 'choosing nothing');
      const booking = await bookAndCancel(bench, client, 'to be told of whole');
      return conclude(
        (await comes(bench, client.mailbox, { type: others, booking })) ??
          (await comes(bench, client.mailbox, { type: chosen, booking })),
      );
    },
  },
  {
    ...common,
    id: 'SUBSCRIBE-02',
    title: 'an event of a type that the client has chosen is delivered',
    requirements: ['R-DELIVER-09'],
    run: async (bench) => {
      const { client, booking } = await choosing(bench);
      return conclude(await comes(bench, client.mailbox, { type: chosen, booking }));
    },
  },
  {
    ...common,
    id: 'SUBSCRIBE-03',
    title: 'an event of a type that the client has not chosen is not delivered',
    requirements: ['R-DELIVER-08'],
    run: async (bench) => conclude(await othersFinding(bench, await choosing(bench))),
  },
  {
    ...common,
    id: 'SUBSCRIBE-04',
    title: 'a choice of event types that is made later holds for what happens from then on',
    requirements: ['R-DELIVER-11'],
    run: async (bench) => {
      bench.need('webhook.configure');
      const client = await makeListener(bench, 'choosing later');
      await bookAndHear(bench, client, 'to be told of before the choice');
      await bench.act('webhook.configure', { clientId: client.clientId, eventTypes: [chosen] });
      const booking = await bookAndCancel(bench, client, 'to be told of after the choice');
      return conclude(await othersFinding(bench, { client, booking }));
    },
    asks: ['createBooking', 'createBooking', 'cancelBooking'],
  },
  {
    ...common,
    id: 'SUBSCRIBE-05',
    title: 'a client that takes its choice back gets all event types again',
    requirements: ['R-DELIVER-10', 'R-DELIVER-11'],
    run: async (bench) => {
      bench.need('webhook.configure');
      const webhook = { eventTypes: [chosen] };
      const client = await makeListener(bench, 'choosing no longer', { webhook });
      await bench.act('webhook.configure', { clientId: client.clientId, eventTypes: null });
      const wanted = { channel: 'MOBILE', purpose: 'to be told of again' } as const;
      const booking = await makeBooking(bench, client, wanted);
      return conclude(await comes(bench, client.mailbox, { type: others, booking }));
    },
    asks: ['createBooking'],
  },
  {
    ...common,
    id: 'SUBSCRIBE-06',
    title: 'after a change of the address events go to the new one, and to that alone',
    requirements: ['R-DELIVER-12'],
    run: async (bench) => {
      bench.need('webhook.configure');
      const client = await makeListener(bench, 'moving');
      await bookAndHear(bench, client, 'to be told of at the old address');
      const moved = bench.mailbox('moving, the new address');
      await bench.act('webhook.configure', { clientId: client.clientId, url: moved.url });
      const wanted = { channel: 'MOBILE', purpose: 'to be told of at the new address' } as const;
      const booking = await makeBooking(bench, client, wanted);
      const missing = await comes(bench, moved, { type: others, booking });
      if (missing !== undefined) return conclude(missing);
      const [stray] = await bench.strays(client.mailbox, isOf(booking));
      if (stray === undefined) return conclude(undefined);
      const type = String(eventTypeOf(stray));
      return conclude({ expected: 'nothing at the old address', actual: type });
    },
    asks: ['createBooking', 'createBooking'],
  },
  {
    ...common,
    id: 'SUBSCRIBE-11',
    title: 'a choice of event types outlives a change of the secret, and one of the address',
    requirements: ['R-DELIVER-08', 'R-DELIVER-09'],
    run: async (bench) => {
      bench.need('webhook.configure', 'webhook.rotateSecret');
      const webhook = { eventTypes: [chosen] };
      const client = await makeListener(bench, 'choosing, then rotating', { webhook });
      await rotate(bench, client);
      const mailbox = bench.mailbox('choosing, then rotating, the new address');
      mailbox.secrets.push(...client.mailbox.secrets);
      await bench.act('webhook.configure', { clientId: client.clientId, url: mailbox.url });
      const moved = { ...client, mailbox };
      const booking = await bookAndCancel(bench, moved, 'to be told of by an old choice');
      return conclude(await othersFinding(bench, { client: moved, booking }));
    },
    asks: ['createBooking', 'cancelBooking'],
  },
  {
    ...common,
    id: 'SUBSCRIBE-10',
    title: 'a type that is chosen later is delivered of earlier bookings, too',
    requirements: ['R-DELIVER-11'],
    run: async (bench) => {
      bench.need('webhook.configure');
      const webhook = { eventTypes: [others] };
      const client = await makeListener(bench, 'choosing one more', { webhook });
      const { booking } = await bookAndHear(bench, client, 'to be told of by a later choice');
      const eventTypes = [others, chosen];
      await bench.act('webhook.configure', { clientId: client.clientId, eventTypes });
      const key = keyFor(client, 'cancelBooking');
      demandSuccess(await bench.call({ operation: 'cancelBooking', key, id: booking.jobId }));
      return conclude(await comes(bench, client.mailbox, { type: chosen, booking }));
    },
  },
];
