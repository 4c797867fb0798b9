/** Past deliveries can be made again by administrators (Events, Delivery semantics). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { sameJson } from '../../json.ts';
import { eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { problemsOf } from '../../receiver/verify.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import {
  bookAndHear,
  demandEvent,
  demandEventId,
  demandReplay,
  isOfEvent,
  makeListener,
  replay,
  tells,
  throwNotReplayed,
} from '../given/webhook.ts';
import type { Heard, Listener } from '../given/webhook.ts';
import { dataAt, show } from '../value.ts';
import { givenPair } from './pair.ts';

type Replayed = Heard & { readonly again: Delivery | undefined };

/** webhook-timestamp counts in whole seconds. */
const secondMs = 1100;

const replayed = (bench: Bench): Promise<Replayed> =>
  bench.once('replayed event', async (maker) => {
    maker.need('webhook.replay');
    const { one } = await givenPair(maker);
    const heard = await bookAndHear(maker, one, 'to be replayed');
    // So that the time of the replay is another one, and whose time is signed can be told.
    await maker.pause(Math.max(0, heard.event.receivedAt + secondMs - Date.now()));
    return { ...heard, again: await replay(maker, one, heard.event) };
  });

const givenReplay = async (bench: Bench): Promise<Delivery> =>
  (await replayed(bench)).again ?? throwNotReplayed();

/** What came instead: the same event under another id is no replay of it. */
function insteadOf({ booking, event }: Heard, { mailbox }: Listener): string {
  const other = mailbox.deliveries.find(
    (one) => tells('job.created', booking)(one) && eventIdOf(one) !== eventIdOf(event),
  );
  return other === undefined
    ? 'nothing came'
    : `it came under ${String(eventIdOf(other))}, which is another event`;
}

async function movedFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('webhook.replay', 'webhook.configure');
  const client = await makeListener(bench, 'moving before a replay');
  const { event } = await bookAndHear(bench, client, 'to be replayed at a new address');
  const { clientId } = client;
  const moved = bench.mailbox('moving before a replay, the new address');
  await bench.act('webhook.configure', { clientId, url: moved.url });
  const eventId = demandEventId(event);
  // A second copy of what was delivered first may be on its way.
  await bench.pause(bench.profile.webhookSettle);
  const before = client.mailbox.deliveries.filter(isOfEvent(eventId)).length;
  await bench.act('webhook.replay', { eventId, clientId });
  const [come] = await bench.arrivals(moved, isOfEvent(eventId));
  if (come === undefined) {
    const after = client.mailbox.deliveries.filter(isOfEvent(eventId)).length;
    const actual = after > before ? 'it came to the old one' : 'it came to neither';
    return { expected: 'the event again, at the new address', actual };
  }
  const [, ...strays] = await bench.strays(client.mailbox, isOfEvent(eventId));
  if (strays.length < before) return undefined;
  return { expected: 'nothing more at the old address', actual: 'the event, once more' };
}

const common = { kind: 'active', area: 'webhook', level: 'MUST', asks: ['createBooking'] } as const;

export const replayChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'REPLAY-01',
    title: 'a replay delivers the event again, under the same webhook-id and with the same type',
    requirements: ['R-DELIVER-02', 'R-DELIVER-03', 'R-DELIVER-04', 'R-HOOK-05'],
    run: async (bench) => {
      const { again, ...heard } = await replayed(bench);
      const [id, type] = [eventIdOf(heard.event), eventTypeOf(heard.event)];
      const expected = `${String(type)} again under ${String(id)}`;
      const { one } = await givenPair(bench);
      if (again === undefined) return conclude({ expected, actual: insteadOf(heard, one) });
      const came = eventTypeOf(again);
      return conclude(came === type ? undefined : { expected, actual: `type ${show(came)}` });
    },
  },
  {
    ...common,
    id: 'REPLAY-02',
    title: 'the signature of a replay is valid for its own timestamp',
    requirements: ['R-DELIVER-05'],
    run: async (bench) => {
      const again = await givenReplay(bench);
      // A replay may bear the time of the event (O41): how old it is does not count.
      const problems = problemsOf(again, { ...again, isRepeat: true });
      if (problems.length === 0) return conclude(undefined);
      return conclude({ expected: 'a delivery that verifies', actual: problems.join('; ') });
    },
  },
  {
    ...common,
    id: 'REPLAY-03',
    title: 'a replay never reaches a client to which the event was not due',
    requirements: ['R-DELIVER-06'],
    run: async (bench) => {
      bench.need('webhook.replay');
      const { one, other } = await givenPair(bench);
      const { event } = await bookAndHear(bench, one, 'to be asked for by a stranger');
      const eventId = demandEventId(event);
      const asked = { eventId, clientId: other.clientId };
      const done = await ifPossible(bench.act('webhook.replay', asked));
      const [stray] = await bench.strays(other.mailbox, isOfEvent(eventId));
      return conclude(
        stray === undefined
          ? undefined
          : { expected: 'nothing for another client', actual: String(eventTypeOf(stray)) },
        done === undefined ? 'refused' : 'accepted, and nothing was sent',
      );
    },
  },
  {
    ...common,
    id: 'REPLAY-04',
    title: 'a replay changes nothing of the booking that it tells of',
    requirements: ['R-DELIVER-07'],
    asks: ['createBooking', 'cancelBooking', 'getBooking', 'getBooking'],
    run: async (bench) => {
      bench.need('webhook.replay');
      const { one } = await givenPair(bench);
      const wanted = { channel: 'MOBILE', purpose: 'to be left as it is' } as const;
      const booking = await makeBooking(bench, one, wanted);
      const id = booking.jobId;
      const wish = tells('job.created', booking);
      const event = await demandEvent(bench, one, { wish, what: 'job.created' });
      // A cancelled booking has come to its end: nobody else changes it meanwhile.
      demandSuccess(
        await bench.call({ operation: 'cancelBooking', key: keyFor(one, 'cancelBooking'), id }),
      );
      const cancelled = tells('job.cancelled', booking);
      await demandEvent(bench, one, { wish: cancelled, what: 'job.cancelled' });
      const read = async (): Promise<unknown> => {
        const key = keyFor(one, 'getBooking');
        const exchange = await bench.call({ operation: 'getBooking', key, id });
        return dataAt(demandSuccess(exchange), 'job');
      };
      const before = await read();
      await demandReplay(bench, one, event);
      const after = await read();
      if (sameJson(before, after)) return conclude(undefined);
      return conclude({ expected: show(before), actual: show(after) });
    },
  },
  {
    ...common,
    id: 'REPLAY-05',
    title:
      'a replay goes to the address that the client has now, not to the one of the first delivery',
    requirements: ['R-DELIVER-12'],
    run: async (bench) => conclude(await movedFinding(bench)),
  },
];
