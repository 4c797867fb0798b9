/** The events of one job among all that has come to its client. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Finding } from '../../engine/outcome.ts';
import { isMap } from '../../json.ts';
import { envelopeAt, eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Mailbox, Wish } from '../../receiver/mailbox.ts';
import type { Booking } from '../given/booking.ts';
import type { Client } from '../given/client.ts';
import { firstEvent } from '../given/webhook.ts';

type Job = Pick<Booking, 'client' | 'jobId' | 'body'>;

/** Where the client's webhooks come in. Ends the check as not-testable when they do not. */
function mailboxOf(bench: Bench, { name, mailbox }: Client): Mailbox {
  if (mailbox !== undefined) return mailbox;
  // Says how to give a way in, when there is none at all.
  bench.mailbox(name);
  throw Obstacle.lacking(
    `the webhooks of the client ${name} do not come to the runner`,
    'let client.create take webhook: {url, eventTypes?}, or have the client send to the address of inbox: in the profile',
  );
}

/** Where no webhook comes at all one check says so, and the others need not wait for theirs. */
async function demandAnyEvent(bench: Bench): Promise<void> {
  const { event } = await firstEvent(bench);
  if (event !== undefined) return;
  throw Obstacle.lacking('no webhook comes at all', 'mend the delivery of webhooks');
}

/** By its jobId, or, where an event has none (O38), by the external id that no other booking has. */
export const namesJob =
  ({ jobId, body }: Job) =>
  (delivery: Delivery): boolean => {
    const named = eventDataAt(delivery, 'jobId');
    if (typeof named === 'string') return named === jobId;
    const { externalOrderId } = body;
    return (
      externalOrderId !== undefined && eventDataAt(delivery, 'externalOrderId') === externalOrderId
    );
  };

/** What says of itself that it is another job's is; what says nothing of any job may be this one's. */
export const mayBeOf =
  (job: Job) =>
  (delivery: Delivery): boolean =>
    namesJob(job)(delivery) ||
    (typeof eventDataAt(delivery, 'jobId') !== 'string' &&
      typeof eventDataAt(delivery, 'externalOrderId') !== 'string');

/** Waits for so many events that are wished for: their ids, since a delivery may come again. */
export async function differentEvents(
  bench: Bench,
  mailbox: Mailbox,
  { wish, atLeast }: { readonly wish: Wish; readonly atLeast: number },
): Promise<ReadonlySet<string | undefined>> {
  const heard = new Set<string | undefined>();
  const isNew = (one: Delivery): boolean => wish(one) && !heard.has(eventIdOf(one));
  while (heard.size < atLeast) {
    const [next] = await bench.arrivals(mailbox, isNew);
    if (next === undefined) break;
    heard.add(eventIdOf(next));
  }
  return heard;
}

/** How many events of this type the job has had; waits for so many. */
export async function countOf(
  bench: Bench,
  job: Job,
  { type, atLeast }: { readonly type: EventType; readonly atLeast: number },
): Promise<number> {
  const mailbox = mailboxOf(bench, job.client);
  await demandAnyEvent(bench);
  return (await differentEvents(bench, mailbox, { wish: wishFor(job, type), atLeast })).size;
}

/** Job events name their job; whether others do is open (O38). */
const wishFor = (job: Job, type: EventType): Wish => {
  const isOf = type.startsWith('job.') ? namesJob(job) : mayBeOf(job);
  return (delivery) => eventTypeOf(delivery) === type && isOf(delivery);
};

/** The events of this type that the job has had; waits for one to come. With `also`, only those are meant. */
export async function arrivalsOf(
  bench: Bench,
  job: Job,
  type: EventType,
  also: Wish = () => true,
): Promise<readonly Delivery[]> {
  const mailbox = mailboxOf(bench, job.client);
  // job.created is the one that shows whether any comes.
  if (type !== 'job.created') await demandAnyEvent(bench);
  const wish = wishFor(job, type);
  return bench.arrivals(mailbox, (one) => wish(one) && also(one));
}

/**
 * Everything that names the job, after silence has been listened to. Where nothing at all is told of it, silence
 * about one thing says nothing.
 */
export async function allEventsOf(bench: Bench, job: Job): Promise<readonly Delivery[]> {
  const mailbox = mailboxOf(bench, job.client);
  await demandAnyEvent(bench);
  const [first] = await bench.arrivals(mailbox, namesJob(job));
  if (first === undefined) throw untold(job, 'any event');
  return bench.strays(mailbox, namesJob(job));
}

/** Of what had come to the client at a moment, that which names the job. */
export async function heardOf(
  bench: Bench,
  job: Job,
  heard: readonly Delivery[],
): Promise<readonly Delivery[]> {
  mailboxOf(bench, job.client);
  await demandAnyEvent(bench);
  const events = heard.filter(namesJob(job));
  if (events.length === 0) throw untold(job, 'any event');
  return events;
}

/** The event that this check only looks into: that it comes is another check's business. */
export async function givenEvents(
  bench: Bench,
  job: Job,
  type: EventType,
): Promise<readonly [Delivery, ...Delivery[]]> {
  const [first, ...others] = await arrivalsOf(bench, job, type);
  if (first !== undefined) return [first, ...others];
  throw untold(job, type);
}

const untold = ({ jobId }: Pick<Job, 'jobId'>, what: string): Obstacle =>
  Obstacle.lacking(`${what} of job ${jobId} did not come`, `send ${what}`);

export const missing = (type: string, job: Pick<Job, 'jobId'>, after: string): Finding => ({
  expected: `${type} of job ${job.jobId} after ${after}`,
  actual: 'none came',
});

/** One event for each webhook-id: a delivery may be repeated. */
export const distinct = (deliveries: readonly Delivery[]): readonly Delivery[] => [
  ...new Map(
    deliveries.map((one) => [one.headers['webhook-id'] ?? `#${String(one.number)}`, one]),
  ).values(),
];

/**
 * How often, at the most, the same is told under an id of its own. There may be several samples of one job (O58): of
 * those, what is told of each is another, beside the id of the event, which may stand in the data too.
 */
export function timesTold(events: readonly Delivery[], type: EventType): number {
  const told = events.filter((one) => eventTypeOf(one) === type);
  if (!type.startsWith('sample.')) return told.length;
  const counts = new Map<string, number>();
  for (const one of told) {
    const data = envelopeAt(one, 'data');
    const words = JSON.stringify(isMap(data) ? { ...data, id: undefined } : data);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** None of these types came; else what did. */
export function strayFinding(
  deliveries: readonly Delivery[],
  types: readonly string[],
  when: string,
): Finding | undefined {
  const stray = deliveries.find((one) => types.includes(eventTypeOf(one) ?? ''));
  if (stray === undefined) return undefined;
  return {
    expected: `no ${types.join(' and no ')} ${when}`,
    actual: `${String(eventTypeOf(stray))} came`,
  };
}
