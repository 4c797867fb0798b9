/** How webhooks are delivered: replays, subscriptions, changes of the secret. */
import type { Bench } from '../../engine/bench.ts';
import { envelopeAt, eventIdOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { entriesOf, timestampOf } from '../../receiver/verify.ts';
import { controlText } from '../given/demand.ts';
import { makeBooking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { bookAndHear, demandEventId, isOf, makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { catchUp } from './hearing.ts';
import { probe, unseen } from './probe.ts';

type Pair = { readonly first: Delivery; readonly again: Delivery };

/** A header counts in seconds: what is sent so much later has another one. */
const apartMs = 2100;

/** An event, and its replay some seconds later. */
const replayed = (bench: Bench): Promise<Pair> =>
  bench.once('event and its replay', async (maker) => {
    maker.need('webhook.replay');
    const client = await makeListener(maker, 'replayed to');
    const { event: first } = await bookAndHear(maker, client, 'to be told of again');
    await maker.pause(apartMs);
    const eventId = demandEventId(first);
    await maker.act('webhook.replay', { eventId, clientId: client.clientId });
    const isReplay = (delivery: Delivery): boolean =>
      eventIdOf(delivery) === eventId && delivery.receivedAt >= first.receivedAt + apartMs / 2;
    const [again] = await maker.arrivals(client.mailbox, isReplay);
    if (again === undefined) throw unseen('the replay did not come');
    return { first, again };
  });

/** Has the secret changed, and knows the new one from then on. */
export async function rotate(bench: Bench, { clientId, mailbox }: Listener): Promise<void> {
  const rotated = await bench.act('webhook.rotateSecret', { clientId });
  mailbox.secrets.push(controlText('webhook.rotateSecret', rotated, 'webhookSecret'));
}

/** How many signatures a delivery has, in words. */
export const signatures = (event: Delivery): string => {
  const { length } = entriesOf(event);
  return length === 1 ? 'one signature' : `${String(length)} signatures`;
};

const common = { area: 'webhook', asks: [] } as const;

export const deliveryProbes = [
  probe({
    ...common,
    id: 'O41',
    question: 'Is webhook-timestamp of a replay the time of the attempt?',
    run: async (bench) => {
      const { first, again } = await replayed(bench);
      const same = timestampOf(first) === timestampOf(again);
      return { answer: same ? 'no, it is unchanged' : 'yes' };
    },
  }),
  probe({
    ...common,
    id: 'O42',
    question: 'Is the timestamp in the envelope of a replay that of the event?',
    run: async (bench) => {
      const { first, again } = await replayed(bench);
      const same = envelopeAt(first, 'timestamp') === envelopeAt(again, 'timestamp');
      return { answer: same ? 'yes, it is unchanged' : 'no, it is another' };
    },
  }),
  probe({
    ...common,
    id: 'O43',
    question: 'Is the body of a replay the same, byte for byte?',
    run: async (bench) => {
      const { first, again } = await replayed(bench);
      return { answer: Buffer.compare(first.raw, again.raw) === 0 ? 'yes' : 'no' };
    },
  }),
  probe({
    ...common,
    id: 'O44',
    question: 'How many signatures has a delivery after a second change of the secret?',
    asks: ['createBooking'],
    run: async (bench) => {
      bench.need('webhook.rotateSecret');
      const client = await makeListener(bench, 'with two changes of the secret');
      await rotate(bench, client);
      await rotate(bench, client);
      const { event } = await bookAndHear(bench, client, 'to be signed after two changes');
      return { answer: signatures(event) };
    },
  }),
  probe({
    ...common,
    id: 'O45',
    question: 'What is delivered when the list of subscribed event types is empty?',
    asks: ['createBooking'],
    run: async (bench) => {
      const settings = { webhook: { eventTypes: [] } };
      const client = await makeListener(bench, 'without a subscription', settings);
      const order = { channel: 'MOBILE', purpose: 'to be told of to nobody' } as const;
      const booking = await makeBooking(bench, client, order);
      await catchUp(bench, await givenClient(bench, 'primary'));
      const came = await bench.strays(client.mailbox, isOf(booking));
      return { answer: came.length === 0 ? 'nothing' : 'events' };
    },
  }),
];
