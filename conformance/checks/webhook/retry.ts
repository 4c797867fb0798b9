/** Delivery is at least once: what a receiver did not take can be had again (Events, Delivery semantics; O71). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Outcome } from '../../engine/outcome.ts';
import { isMap, sameJson } from '../../json.ts';
import { envelopeAt, eventIdOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Reception } from '../../receiver/mailbox.ts';
import { bookingBody, makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { demandText } from '../given/demand.ts';
import { demandEvent, demandEventId, isOf, makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';

/** The first delivery of a new booking's event, which the receiver did not take. */
type Failed = { readonly client: Listener; readonly event: Delivery };

/** A client of HTTP may try again at once when a connection breaks off: that is not a retry yet. */
const atOnceMs = 100;

async function failFirst(bench: Bench, name: string, reception: Reception): Promise<Failed> {
  const client = await makeListener(bench, name);
  const { mailbox } = client;
  mailbox.receive = () => reception;
  const wanted = { channel: 'MOBILE', purpose: `to be told of to a ${name} receiver` } as const;
  const booking = await makeBooking(bench, client, wanted);
  const what = 'any of its events';
  const event = await demandEvent(bench, client, { wish: isOf(booking), what });
  await bench.pause(atOnceMs);
  mailbox.acceptAll();
  return { client, event };
}

const wasTaken = ({ answered }: Delivery): boolean => answered !== undefined && answered < 300;

/** Each kind of failure that a receiver can show, tried at once: retries are waited for once only. */
const failures = (bench: Bench): Promise<Readonly<Record<Failure, Failed>>> =>
  bench.once('deliveries that failed', async (maker) => {
    const answered = await failFirst(maker, 'failing', { status: 500 });
    const closed = await failFirst(maker, 'hanging up', 'close');
    // Most schedules begin with seconds; a server that offers its clock need not be waited for.
    if (maker.offers('clock.advance')) await maker.act('clock.advance', { seconds: 60 });
    return { answered, closed };
  });

type Failure = 'answered' | 'closed';

const isAgain =
  ({ event }: Failed) =>
  (delivery: Delivery): boolean =>
    delivery.number > event.number &&
    eventIdOf(delivery) === eventIdOf(event) &&
    wasTaken(delivery);

/** The same words under another id: a receiver that dedupes would take it for another event. */
const isRenamed =
  ({ event }: Failed) =>
  (delivery: Delivery): boolean =>
    eventIdOf(delivery) !== eventIdOf(event) && sameJson(wordsOf(delivery), wordsOf(event));

function wordsOf(delivery: Delivery): unknown {
  const data = envelopeAt(delivery, 'data');
  const others = isMap(data) ? Object.entries(data).filter(([name]) => name !== 'id') : [];
  return {
    type: envelopeAt(delivery, 'type') ?? null,
    timestamp: envelopeAt(delivery, 'timestamp') ?? null,
    data: Object.fromEntries(others),
  };
}

async function againOutcome(bench: Bench, failure: Failure): Promise<Outcome> {
  const failed = (await failures(bench))[failure];
  const { mailbox, clientId } = failed.client;
  const eventId = demandEventId(failed.event);
  const retried =
    mailbox.deliveries.some(isAgain(failed)) ||
    (await bench.strays(mailbox, isAgain(failed))).length > 0;
  const renamed = mailbox.deliveries.find(isRenamed(failed));
  if (renamed !== undefined) {
    return conclude({
      expected: `the event again under ${eventId}`,
      actual: `it came under ${String(eventIdOf(renamed))}, which is another event`,
    });
  }
  if (retried) return conclude(undefined, 'it was retried');
  if (!bench.offers('webhook.replay')) throw unknownSchedule();
  await bench.act('webhook.replay', { eventId, clientId });
  const [again] = await bench.arrivals(mailbox, isAgain(failed));
  return conclude(
    again === undefined
      ? { expected: 'the event again, by retry or replay', actual: 'neither came' }
      : undefined,
    'it came when a replay was asked for',
  );
}

const unknownSchedule = (): Obstacle =>
  Obstacle.lacking(
    'a delivery that had failed was not retried at once, and when it will be is not known',
    'offer webhook.replay by control',
  );

/** What is told next is no matter of the delivery that failed, or waits until that has been made. */
async function nextOutcome(bench: Bench): Promise<Outcome> {
  const { client } = await failFirst(bench, 'failing once, and told of more', { status: 500 });
  const wanted = { channel: 'MOBILE', purpose: 'to be told of after a failed delivery' } as const;
  const wish = isOf(await makeBooking(bench, client, wanted));
  const come = async (): Promise<boolean> =>
    (await bench.arrivals(client.mailbox, wish)).length > 0;
  if (await come()) return conclude(undefined, 'it came at once');
  if (!bench.offers('clock.advance')) throw unknownSchedule();
  await bench.act('clock.advance', { seconds: daySeconds });
  if (await come()) return conclude(undefined, 'it came within a day');
  return conclude({ expected: 'the event, within a day', actual: 'none came' });
}

const daySeconds = 86_400;

const common = { kind: 'active', area: 'webhook', level: 'MUST', alone: true } as const;

const asks = ['createBooking', 'createBooking'] as const;

export const retryChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'RETRY-01',
    title: 'an event whose first delivery was answered with 500 can be had again',
    requirements: ['R-DELIVER-01', 'R-HOOK-05'],
    asks,
    run: (bench) => againOutcome(bench, 'answered'),
  },
  {
    ...common,
    id: 'RETRY-02',
    title: 'an event whose first delivery was cut off by the receiver can be had again',
    requirements: ['R-DELIVER-01', 'R-HOOK-05'],
    asks,
    run: (bench) => againOutcome(bench, 'closed'),
  },
  {
    ...common,
    id: 'RETRY-04',
    title: 'an event that comes up when the delivery of another has failed is delivered',
    requirements: ['R-DELIVER-01'],
    asks,
    run: nextOutcome,
  },
];

export const slowReceiverCheck: ActiveCheck = {
  kind: 'active',
  id: 'RETRY-03',
  title: 'a receiver that does not answer does not hold up the operation that it is told of',
  area: 'webhook',
  level: 'SHOULD',
  requirements: ['R-DELIVER-13'],
  asks: ['createBooking'],
  run: async (bench) => {
    const client = await makeListener(bench, 'silent');
    const wanted = { channel: 'MOBILE', purpose: 'to be told of to a silent receiver' } as const;
    const key = keyFor(client, 'createBooking');
    const body = await bookingBody(bench, client, wanted);
    const silence = new Silence(longestSilenceMs);
    client.mailbox.receive = () => silence.over.then(() => ({ status: 204 }));
    // As it is: waiting for a limit to pass would look like being held up.
    const made = await bench.call({ operation: 'createBooking', key, body, asIs: true });
    const jobId = demandText(made, 'jobId');
    const wasHeldUp = silence.isOver;
    silence.end();
    await demandEvent(bench, client, { wish: isOf({ jobId }), what: 'any of its events' });
    if (!wasHeldUp) return conclude(undefined);
    return conclude({
      expected: 'an answer to POST /bookings while its webhook waits for the receiver',
      actual: 'none before the receiver had answered',
    });
  },
};

/** Longer than a booking takes for other reasons, as a rule. */
const longestSilenceMs = 10_000;

/** Ends by itself, so that a server that waits for it is waited for no longer. */
class Silence {
  readonly over: Promise<void>;
  isOver = false;
  readonly #timer: NodeJS.Timeout;
  #resolve: () => void = () => undefined;

  constructor(longestMs: number) {
    this.over = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#timer = setTimeout(() => {
      this.end();
    }, longestMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.isOver = true;
    this.#resolve();
  }
}
