/** Servers whose webhooks differ from the sandbox's in what the spec leaves to them: none of it may turn a check red. */
import { randomUUID } from 'node:crypto';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import {
  afterSigning,
  countingEvents,
  dataOf,
  envelopeOf,
  idOf,
  onEnvelope,
  onEventData,
  posting,
  signed,
  withBody,
  withHeaders,
  withoutHeader,
} from './posting.ts';
import type { Post, Spoil } from './posting.ts';
import type { Json } from './tampering.ts';

export type HarmlessWebhooks = {
  /** What this server does otherwise, as the end of "a server that …". */
  readonly name: string;
  readonly sandbox: () => SandboxOptions;
  /** Those that hear of it; left out: webhook and event. */
  readonly areas?: readonly string[];
};

/** Well within the time that silence must last in these tests to be believed. */
const lateMs = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const late = (): Spoil => async (post) => {
  await pause(lateMs);
  return [post];
};

/** Of two that are due at about the same time the later one goes first. */
const inAnotherOrder = (): Spoil => {
  let isOdd = false;
  return async (post) => {
    isOdd = !isOdd;
    if (isOdd) await pause(lateMs);
    return [post];
  };
};

/** The second time the same event has a body that was built anew, under a new timestamp of its envelope (O42, O43). */
const fresh = (): Spoil => {
  const timesBefore = countingEvents();
  return (post, { secrets }) => {
    if (timesBefore(post) === 0) return undefined;
    const { type } = envelopeOf(post);
    const envelope = { data: dataOf(post), type, timestamp: new Date().toISOString() };
    return [signed(withBody(post, JSON.stringify(envelope, undefined, 1)), secrets)];
  };
};

/** What was delivered is delivered once more, with a body that was built anew when the job had gone on (O43). */
const goneOn =
  (): Spoil =>
  (post, { secrets }) => {
    const envelope = envelopeOf(post);
    if (envelope['type'] !== 'job.confirmed') return undefined;
    const data = { ...dataOf(post), status: 'IN_PROGRESS' };
    return [post, signed(withBody(post, JSON.stringify({ ...envelope, data })), secrets)];
  };

/** Retries and replays bear the time of the event (O41); here it lies ten minutes back by then. */
const datedByEvent = (): Spoil => {
  const timesBefore = countingEvents();
  return (post, { secrets }) => {
    if (timesBefore(post) === 0) return undefined;
    const then = String(Math.floor(Date.now() / 1000) - 600);
    return [signed(withHeaders(post, { 'webhook-timestamp': then }), secrets)];
  };
};

/** What failed is not tried again, unless someone asks for it (O71): the sandbox is told that it was taken. */
const neverRetrying = (): SandboxOptions => ({
  world: 'empty',
  webhooks: { ladder: [0] },
});

/** The second copy comes when nobody thinks of it any more; where the receiver is gone, it is gone with it. */
const onceMoreLater = (): Spoil => async (post) => {
  const again = pause(3 * lateMs).then(() =>
    fetch(post.url, { method: 'POST', headers: post.headers, body: post.body }),
  );
  again.catch(() => undefined);
  return Promise.resolve([post]);
};

const notTakingPlace: readonly unknown[] = ['job.cancelled', 'job.no_show', 'job.rescheduled'];

/** Of a job that somebody has accepted: the removal is told beside what brought it about. */
const freeingPhlebotomists = (): Spoil => {
  const assigned = new Set<unknown>();
  return (post, { client, secrets }) => {
    const { type, timestamp } = envelopeOf(post);
    const data = dataOf(post);
    if (type === 'dispatch.assigned') assigned.add(data['jobId']);
    if (type === 'dispatch.unassigned') assigned.delete(data['jobId']);
    if (!notTakingPlace.includes(type) || !assigned.delete(data['jobId'])) return undefined;
    const isChosen = client?.endpoints.some(
      ({ eventTypes }) => eventTypes === null || eventTypes.includes('dispatch.unassigned'),
    );
    if (isChosen !== true) return undefined;
    const id = `evt_${randomUUID()}`;
    const { jobId, externalUserId, externalOrderId, passthroughJson } = data;
    const about = { id, jobId, externalUserId, externalOrderId, passthroughJson };
    const more = { fulfillmentChannel: 'MOBILE', ...fulfillmentIn(data), reason: 'Not needed' };
    const removal = { type: 'dispatch.unassigned', timestamp, data: { ...about, ...more } };
    const other = withHeaders(withBody(post, JSON.stringify(removal)), { 'webhook-id': id });
    return [post, signed(other, secrets)];
  };
};

const fulfillmentIn = (data: Json): Json =>
  'fulfillment' in data ? { fulfillment: data['fulfillment'] } : {};

/** All but the names of the headers, which are read in any case. */
const shouted = ({ headers, ...post }: Post): Post => ({
  ...post,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  ),
});

const stamped = (post: Post): Post =>
  withHeaders(post, {
    // As many hex digits as a signature has.
    'x-request-id': Buffer.from(idOf(post)).toString('hex').slice(0, 64),
    'x-checksum': 'sha256=0000000000000000000000000000000000000000000000000000000000000000',
    'svix-id': idOf(post),
  });

const changed = (name: string, spoil: () => Spoil): HarmlessWebhooks => ({
  name,
  sandbox: posting(spoil),
});

export const harmlessWebhooks: readonly HarmlessWebhooks[] = [
  changed('delivers everything twice', () => (post) => [post, post]),
  changed('delivers late', late),
  changed('delivers in another order', inAnotherOrder),
  changed('sends headers of its own', afterSigning(stamped)),
  changed('writes the names of headers in capitals', afterSigning(shouted)),
  changed(
    'does not say what type of content its webhooks have',
    afterSigning((post) => withoutHeader(post, 'content-type')),
  ),
  changed(
    'says more in its events than the spec shows',
    onEventData((data) => ({
      ...data,
      customerPostcode: 'ZZ99 3VZ',
      requestedDate: '2027-01-12',
      passthrough: data['passthroughJson'],
    })),
  ),
  changed(
    'has more in the envelope than the spec shows',
    onEnvelope((envelope) => ({ ...envelope, apiVersion: '1', attempt: 1 })),
  ),
  changed(
    'writes its events on many lines, in UTF-8',
    onEnvelope(
      (envelope) => `${JSON.stringify({ ...envelope, note: 'Ünïcøde ✓' }, undefined, 2)}\r\n`,
    ),
  ),
  changed(
    'gives the timestamp of its events with an offset',
    onEnvelope(({ timestamp, ...envelope }) => ({
      ...envelope,
      timestamp: String(timestamp).replace('Z', '+00:00'),
    })),
  ),
  changed('builds the body of a replay anew', fresh),
  changed('delivers once more what the job has left behind', goneOn),
  changed('dates retries and replays by their event', datedByEvent),
  { name: 'does not retry by itself', sandbox: neverRetrying },
  {
    ...changed('delivers everything once more, later', onceMoreLater),
    areas: ['webhook', 'event', 'life', 'story'],
  },
  {
    ...changed('takes the phlebotomist off a visit that does not take place', freeingPhlebotomists),
    areas: ['webhook', 'event', 'life', 'story'],
  },
];
