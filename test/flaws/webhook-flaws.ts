/** Servers whose webhooks are wrong: in their headers, bodies and signatures, in where they go and how often. */
import { createHmac, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Deps, Transaction } from '../../mock/application/ports.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { chosenFlaws } from './chosen-flaws.ts';
import type { Flaw } from './flaw.ts';
import {
  afterSigning,
  beforeSigning,
  countingEvents,
  dataOf,
  envelopeOf,
  idOf,
  keyOf,
  onEnvelope,
  onEventData,
  renamed,
  signatureOf,
  signed,
  spoiling,
  typeOf,
  withBody,
  withHeaders,
  withoutHeader,
} from './posting.ts';
import type { Post, Spoil } from './posting.ts';
import { choosing, seeing } from './seen-clients.ts';
import { onMember, without, withMember } from './tampering.ts';

/** One booking that is told of. */
const traffic = ['WEBHOOK-01'];

const headerFlaws: readonly Flaw[] = [
  {
    name: 'delivers its webhooks by PUT',
    sandbox: () => ({
      world: 'empty',
      replacements: {
        poster: (usual) => ({
          ...usual,
          post: async (url, { headers, body }) => {
            const { status } = await fetch(url, { method: 'PUT', headers, body });
            const response = { status, headers: {}, body: '', truncated: false };
            return { response, error: null, durationMs: 0, reconnected: false };
          },
        }),
      },
    }),
    ...{ red: ['WEBHOOK-02'], among: traffic },
  },
  ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((header) =>
    spoiling(
      `leaves ${header} out of its webhooks`,
      afterSigning((post) => withoutHeader(post, header)),
      { red: ['WEBHOOK-03'], among: traffic },
    ),
  ),
  spoiling(
    'has a bare UUID as webhook-id',
    beforeSigning((post) => withHeaders(post, { 'webhook-id': idOf(post).replace('evt_', '') })),
    { red: ['WEBHOOK-04', 'WEBHOOK-07'], among: traffic },
  ),
  spoiling(
    'has an ISO timestamp as webhook-timestamp',
    beforeSigning((post) => withHeaders(post, { 'webhook-timestamp': new Date().toISOString() })),
    { red: ['WEBHOOK-05'], among: traffic },
  ),
  spoiling(
    'counts webhook-timestamp in fractions of seconds',
    beforeSigning((post) =>
      withHeaders(post, { 'webhook-timestamp': String(Date.now() / 1000 + 0.0005) }),
    ),
    { red: ['WEBHOOK-05'], among: traffic },
  ),
  ...[
    { name: 'counts webhook-timestamp in milliseconds', at: () => Date.now() },
    { name: 'is six minutes late by its clock', at: () => Math.floor(Date.now() / 1000) - 360 },
    { name: 'is six minutes early by its clock', at: () => Math.floor(Date.now() / 1000) + 360 },
  ].map(({ name, at }) =>
    spoiling(
      name,
      beforeSigning((post) => withHeaders(post, { 'webhook-timestamp': String(at()) })),
      { red: ['WEBHOOK-06'], among: traffic },
    ),
  ),
  spoiling(
    'dates its webhooks by a clock that can be moved',
    beforeSigning((post, { now }) =>
      withHeaders(post, { 'webhook-timestamp': String(Math.floor(now / 1000)) }),
    ),
    { red: ['WEBHOOK-06', 'WEBHOOK-14'] },
  ),
  spoiling(
    'sends an API key with its webhooks',
    afterSigning((post) => withHeaders(post, { 'x-api-key': 'pj_live_of_the_operator' })),
    { red: ['WEBHOOK-10'], among: traffic },
  ),
];

const bodyFlaws: readonly Flaw[] = [
  spoiling(
    'sends its events as forms',
    beforeSigning((post) => withBody(post, `type=${typeOf(post)}`)),
    // What cannot be read can be found by nobody who waits for it.
    { red: ['WEBHOOK-01', 'WEBHOOK-02'] },
  ),
  spoiling(
    'has another id in the data of an event than in webhook-id',
    onEventData(withMember('id', `evt_${randomUUID()}`)),
    { red: ['WEBHOOK-07'], among: traffic },
  ),
  spoiling(
    'has one webhook-id for all events of a job',
    beforeSigning((post) => {
      const jobId = String(dataOf(post)['jobId']);
      return renamed(post, `evt_${jobId.replace('job_', '')}`);
    }),
    { red: ['WEBHOOK-08'], among: ['ECHO-03'] },
  ),
  spoiling('leaves the timestamp out of its events', onEnvelope(without('timestamp')), {
    red: ['WEBHOOK-11'],
    among: traffic,
  }),
  spoiling(
    'counts the timestamp of its events in seconds',
    onEnvelope(withMember('timestamp', 1_800_000_000)),
    { red: ['WEBHOOK-11'], among: traffic },
  ),
  spoiling(
    'has the data of an event beside its type',
    onEnvelope(({ data, ...envelope }) => ({ ...envelope, ...(data as object) })),
    { red: ['WEBHOOK-01', 'WEBHOOK-11'] },
  ),
  spoiling(
    'tells of job.expired, which is no event',
    () =>
      (post, { secrets }) => {
        const expired = { ...envelopeOf(post), type: 'job.expired' };
        return [signed(withBody(renamed(post, `evt_${randomUUID()}`), expired), secrets), post];
      },
    { red: ['WEBHOOK-12'], among: traffic },
  ),
  spoiling('leaves paymentStatus out of its events', onEventData(without('paymentStatus')), {
    red: ['WEBHOOK-13'],
    among: traffic,
  }),
  spoiling(
    'tells the whole last name of the patient',
    onEventData((data) => ('patient' in data ? { ...data, patient: { firstName: 'Ada' } } : data)),
    { red: ['WEBHOOK-13'], among: traffic },
  ),
];

/** Another entry in the place of each that is due. */
const signedOtherwise = (sign: (post: Post, secret: string) => string): (() => Spoil) =>
  afterSigning((post, { secrets }) =>
    withHeaders(post, {
      'webhook-signature': secrets.map((secret) => sign(post, secret)).join(' '),
    }),
  );

const hmac = (key: Buffer | string, text: Buffer | string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const signatureFlaws: readonly Flaw[] = [
  ...[
    {
      name: 'signs with the text of the secret',
      make: signedOtherwise((post, secret) => `v1,${signatureOf(post, Buffer.from(secret))}`),
    },
    {
      name: 'signs the body alone',
      make: signedOtherwise(
        ({ body }, secret) => `v1,${hmac(keyOf(secret), body).toString('base64')}`,
      ),
    },
    {
      name: 'writes the body anew after it was signed',
      make: afterSigning((post) => withBody(post, JSON.stringify(envelopeOf(post), undefined, 2))),
    },
    {
      name: 'dates a webhook after it was signed',
      make: afterSigning((post) =>
        withHeaders(post, { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 1) }),
      ),
    },
    {
      name: 'changes webhook-id after it was signed',
      make: afterSigning((post) => withHeaders(post, { 'webhook-id': `evt_${randomUUID()}` })),
    },
    {
      name: 'signs with a secret that nobody has',
      make: signedOtherwise((post) => `v1,${signatureOf(post, Buffer.from('of nobody'))}`),
    },
  ].map(({ name, make }) => spoiling(name, make, { red: ['SIGN-01'], among: traffic })),
  spoiling(
    'signs in hex',
    signedOtherwise(
      (post, secret) =>
        `v1,${Buffer.from(signatureOf(post, keyOf(secret)), 'base64').toString('hex')}`,
    ),
    { red: ['SIGN-01', 'SIGN-02'], among: traffic },
  ),
  spoiling(
    'leaves the version out of its signatures',
    signedOtherwise((post, secret) => signatureOf(post, keyOf(secret))),
    { red: ['SIGN-01', 'SIGN-02'], among: traffic },
  ),
  spoiling(
    'parts its signatures by commas',
    afterSigning((post) =>
      withHeaders(post, {
        'webhook-signature': (post.headers['webhook-signature'] ?? '').replace(' ', ','),
      }),
    ),
    { red: ['SIGN-02', 'ROTATE-01'] },
  ),
  ...[
    { name: 'of the body', text: ({ body }: Post): Buffer => body },
    {
      name: 'of timestamp and body',
      text: ({ headers, body }: Post): string =>
        `${headers['webhook-timestamp'] ?? ''}.${body.toString()}`,
    },
  ].map(({ name, text }) =>
    spoiling(
      `sends the former hex HMAC ${name} beside the signature`,
      afterSigning((post, { secrets: [secret = ''] }) =>
        withHeaders(post, { 'x-signature': `sha256=${hmac(secret, text(post)).toString('hex')}` }),
      ),
      { red: ['SIGN-03'], among: traffic },
    ),
  ),
  spoiling(
    'signs everything twice',
    () =>
      (post, { secrets }) => [signed(post, [...secrets, ...secrets])],
    { red: ['SIGN-04'] },
  ),
];

const issuing = (newWebhookSecret: (deps: Deps) => string) => (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    deps: (deps) => ({
      ...deps,
      credentials: { ...deps.credentials, newWebhookSecret: () => newWebhookSecret(deps) },
    }),
  },
});

const plain = (deps: Deps): string => deps.credentials.newWebhookSecret();

const secretFlaws: readonly Flaw[] = [
  {
    name: 'issues its secrets without whsec_',
    sandbox: issuing((deps) => plain(deps).replace('whsec_', '')),
    red: ['SIGN-05', 'ROTATE-06'],
  },
  {
    name: 'issues its secrets without padding',
    sandbox: issuing((deps) => plain(deps).replace('=', '')),
    red: ['SIGN-05', 'ROTATE-06'],
  },
  {
    name: 'has one secret for all of its clients',
    sandbox: issuing(() => `whsec_${Buffer.alloc(32, 7).toString('base64')}`),
    red: ['SIGN-06', 'ROTATE-06'],
  },
];

/** Signs with these instead of those that sign by rights. */
const signing =
  (secretsOf: (client: Client, now: number) => readonly string[]): (() => Spoil) =>
  () =>
  (post, { client, now }) =>
    client === undefined ? undefined : [signed(post, secretsOf(client, now))];

const rotatedSecrets = ({ webhookSecrets: { current, previous } }: Client) =>
  previous === null ? [current] : [previous.secret, current];

const hour = 3_600_000;

/** Both secrets, as long as the window is open; it is longer than it should be by so much. */
const windowLongerBy = (ms: number): (() => Spoil) =>
  signing((client, now) => {
    const { current, previous } = client.webhookSecrets;
    return previous !== null && now < previous.until + ms ? [previous.secret, current] : [current];
  });

/** Signs with some of all the secrets that a client ever had, the oldest first; with undefined, as it should. */
const byAllEver =
  (choose: (had: readonly string[]) => readonly string[] | undefined) => (): Spoil => {
    const ever = new Map<string, string[]>();
    return (post, { client }) => {
      if (client === undefined) return undefined;
      const had = ever.get(client.id) ?? [];
      ever.set(client.id, had);
      for (const one of rotatedSecrets(client)) if (!had.includes(one)) had.push(one);
      const chosen = choose(had);
      return chosen && [signed(post, chosen)];
    };
  };

const oldestPair = byAllEver((had) => had.slice(0, 2));

/** Looks at the end of the first window only: behind it each pair signs for ever. */
const keepingTheLastPair = byAllEver((had) => (had.length < 3 ? undefined : had.slice(-2)));

const rotationFlaws: readonly Flaw[] = [
  spoiling(
    'lets the old secret go at once',
    signing(({ webhookSecrets }) => [webhookSecrets.current]),
    {
      red: ['ROTATE-01', 'ROTATE-03'],
      among: ['ROTATE-04', 'ROTATE-05'],
    },
  ),
  spoiling(
    'goes on with the old secret for a day',
    () =>
      (post, { secrets }) => [signed(post, secrets.slice(0, 1))],
    { red: ['ROTATE-01', 'ROTATE-03', 'ROTATE-05'], among: ['ROTATE-04'] },
  ),
  spoiling(
    'signs what it sends again with the new secret alone',
    () => {
      const sentBefore = countingEvents();
      return (post, { secrets }) =>
        sentBefore(post) > 0 ? [signed(post, secrets.slice(-1))] : undefined;
    },
    { red: ['ROTATE-07', 'ROTATE-08'], among: ['ROTATE-01', 'REPLAY-02'] },
  ),
  spoiling(
    'signs what was first sent before a change of the secret with the new one alone',
    () => {
      const known = new Map<string, number>();
      return (post, { secrets }) => {
        const before = known.get(idOf(post)) ?? secrets.length;
        known.set(idOf(post), before);
        return secrets.length > before ? [signed(post, secrets.slice(-1))] : undefined;
      };
    },
    { red: ['ROTATE-14'], among: ['ROTATE-07'] },
  ),
  spoiling(
    'puts the new signature before the old one',
    () =>
      (post, { secrets }) => [signed(post, secrets.toReversed())],
    { red: ['ROTATE-02'], among: ['ROTATE-01'] },
  ),
  spoiling('lets no secret go after a second change', keepingTheLastPair, {
    red: ['ROTATE-10'],
    among: ['ROTATE-04', 'ROTATE-09'],
  }),
  spoiling('lets the old secret go after 23 hours', windowLongerBy(-hour), {
    red: ['ROTATE-03'],
    among: ['ROTATE-01', 'ROTATE-04'],
  }),
  spoiling('lets the old secret sign for 25 hours', windowLongerBy(hour), {
    red: ['ROTATE-04'],
    among: ['ROTATE-01', 'ROTATE-03'],
  }),
  spoiling('forgets the newest secret when there are three', oldestPair, {
    red: ['ROTATE-05'],
    among: ['ROTATE-01'],
  }),
];

/** What is sent a second time, or more often, is changed; undefined leaves it as it is. */
const onRepeats =
  (change: (post: Post, secrets: readonly string[]) => readonly Post[]) => (): Spoil => {
    const timesBefore = countingEvents();
    return (post, { secrets }) => (timesBefore(post) === 0 ? undefined : change(post, secrets));
  };

const repeatFlaws: readonly Flaw[] = [
  spoiling(
    'sends nothing twice',
    onRepeats(() => []),
    { red: ['REPLAY-01', 'RETRY-01', 'RETRY-02'], blocked: ['REPLAY-02'] },
  ),
  spoiling(
    'gives a new id to what it sends again',
    onRepeats((post, secrets) => [signed(renamed(post, `evt_${randomUUID()}`), secrets)]),
    { red: ['REPLAY-01', 'RETRY-01', 'RETRY-02'] },
  ),
  spoiling(
    'replays events with another type',
    onRepeats((post, secrets) => [
      signed(withBody(post, { ...envelopeOf(post), type: 'job.confirmed' }), secrets),
    ]),
    { red: ['REPLAY-01', 'WEBHOOK-08'] },
  ),
  spoiling(
    'replays events with the signature that they had at first',
    onRepeats((post) => [
      withHeaders(post, { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 1) }),
    ]),
    { red: ['REPLAY-02', 'SIGN-01'], among: ['REPLAY-01'] },
  ),
  {
    name: 'moves a booking on when its event is replayed',
    tamper: () => {
      let read = 0;
      return onMember('getBooking', 'job', (job) => {
        read += 1;
        return read === 1 ? job : { ...job, status: 'PENDING' };
      });
    },
    red: ['REPLAY-04'],
  },
  {
    name: 'answers a booking only when its webhook was taken',
    sandbox: answeringOnceTaken,
    red: [],
    warned: ['RETRY-03'],
  },
];

/** A sandbox whose POST /bookings waits until the receiver has answered to job.created. */
function answeringOnceTaken(): SandboxOptions {
  const taken = new EventEmitter();
  const done = new Set<unknown>();
  return {
    world: 'empty',
    replacements: {
      poster: (usual) => ({
        ...usual,
        post: async (url, { headers, body }) => {
          const end = await usual.post(url, { headers, body });
          const { jobId } = dataOf({ url, headers, body });
          done.add(jobId);
          taken.emit(String(jobId));
          return end;
        },
      }),
      operations: (usual) => ({
        ...usual,
        createBooking: async (caller, input) => {
          const booked = await usual.createBooking(caller, input);
          if (!('jobId' in booked) || !hearsOfBookings(caller.client)) return booked;
          if (!done.has(booked.jobId)) await once(taken, booked.jobId);
          return booked;
        },
      }),
    },
  };
}

const hearsOfBookings = ({ endpoints }: Client): boolean =>
  endpoints.some(
    ({ enabled, eventTypes }) => enabled && eventTypes?.includes('job.created') !== false,
  );

/** The first of these values for each client. */
const firstOfEach = <T>(): ((client: Client, value: T) => T) => {
  const firsts = new Map<string, T>();
  return ({ id }, value) => {
    const first = firsts.has(id) ? (firsts.get(id) as T) : value;
    firsts.set(id, first);
    return first;
  };
};

const withUrl = (client: Client, url: string): Client => ({
  ...client,
  endpoints: client.endpoints.map((one) => ({ ...one, url })),
});

/** A choice, once made, is never given up for all types. */
const keepingChoice = (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    deps: (deps) => {
      const chosen = new Map<string, readonly string[]>();
      const kept = (client: Client): Client => ({
        ...client,
        endpoints: client.endpoints.map((one) => {
          if (one.eventTypes !== null) chosen.set(client.id, one.eventTypes);
          return { ...one, eventTypes: one.eventTypes ?? chosen.get(client.id) ?? null };
        }),
      });
      const keeping = (tx: Transaction): Transaction => ({
        ...tx,
        put: (kind, id, state) => {
          const written = kind === 'client' ? kept(state as unknown as Client) : state;
          // The kind says what the state is.
          tx.put(kind, id, written);
        },
      });
      const transact: Deps['store']['transact'] = (work) =>
        deps.store.transact((tx) => work(keeping(tx)));
      return { ...deps, store: { ...deps.store, transact } };
    },
  },
});

const firstChoice = firstOfEach<readonly string[] | null>;
const firstUrl = firstOfEach<string>;

const addressFlaws: readonly Flaw[] = [
  spoiling('delivers nothing', () => () => [], {
    red: ['WEBHOOK-01'],
    blocked: ['SIGN-04', 'SUBSCRIBE-01', 'ROTATE-03', 'REPLAY-01', 'RETRY-01', 'WEBHOOK-03'],
  }),
  spoiling('calls its jobs otherwise in events', onEventData(withMember('jobId', 'job_another')), {
    red: ['WEBHOOK-01'],
  }),
  spoiling(
    'delivers everything to everybody',
    () =>
      (post, { addresses }) =>
        addresses.map((url) => ({ ...post, url })),
    { red: ['WEBHOOK-15', 'WEBHOOK-16', 'REPLAY-03'] },
  ),
  {
    name: 'pays no heed to the choice of event types',
    sandbox: choosing(() => null),
    red: ['SUBSCRIBE-03', 'SUBSCRIBE-04'],
    among: ['SUBSCRIBE-01', 'SUBSCRIBE-02'],
  },
  {
    name: 'delivers job.created alone to who has chosen nothing',
    sandbox: choosing((eventTypes) => eventTypes ?? ['job.created']),
    red: ['SUBSCRIBE-01'],
    among: ['SUBSCRIBE-02', 'SUBSCRIBE-03'],
  },
  {
    name: 'delivers nothing of what was chosen',
    sandbox: choosing((eventTypes) => (eventTypes === null ? null : [])),
    red: ['SUBSCRIBE-02'],
    blocked: ['SUBSCRIBE-03', 'SUBSCRIBE-04'],
    among: ['SUBSCRIBE-01'],
  },
  {
    name: 'holds to the first choice of event types for ever',
    sandbox: () => {
      const first = firstChoice();
      return choosing((eventTypes, client) => first(client, eventTypes))();
    },
    red: ['SUBSCRIBE-04'],
    among: ['SUBSCRIBE-01', 'SUBSCRIBE-03'],
  },
  {
    name: 'sends to all what all of them have chosen',
    sandbox: () => {
      let common: readonly string[] | undefined;
      return choosing((eventTypes) => {
        if (eventTypes === null) return null;
        common = common?.filter((type) => eventTypes.includes(type)) ?? eventTypes;
        return common;
      })();
    },
    red: ['SUBSCRIBE-08'],
  },
  {
    name: 'takes no choice for no change',
    sandbox: keepingChoice,
    red: ['SUBSCRIBE-05'],
    among: ['SUBSCRIBE-01', 'SUBSCRIBE-04'],
  },
  {
    name: 'holds to the first address for ever',
    sandbox: seeing(() => {
      const first = firstUrl();
      return (client) => withUrl(client, first(client, client.endpoints[0]?.url ?? ''));
    }),
    red: ['SUBSCRIBE-06'],
    among: traffic,
  },
  spoiling(
    'goes on delivering to the first address, too',
    () => {
      const first = firstUrl();
      return (post, { client }) => {
        if (client === undefined) return undefined;
        const urls = new Set([first(client, post.url.href), post.url.href]);
        return [...urls].map((url) => ({ ...post, url: new URL(url) }));
      };
    },
    { red: ['SUBSCRIBE-06'], among: traffic },
  ),
];

/** What the event before this one said. */
const ofTheLastOne = (name: string): (() => Spoil) => {
  let last: unknown = 'order-of-another';
  return onEventData((data) => {
    const before = last;
    last = data[name];
    return { ...data, [name]: before };
  });
};

const echoFlaws: readonly Flaw[] = [
  ...['externalUserId', 'externalOrderId', 'passthroughJson'].map((name) =>
    spoiling(
      `loses ${name} when a job is cancelled`,
      onEventData((data, type) => (type === 'job.cancelled' ? { ...data, [name]: null } : data)),
      { red: ['ECHO-01', 'ECHO-03'], among: ['ECHO-02'] },
    ),
  ),
  spoiling(
    'calls every job of its events IN_VENUE',
    onEventData(withMember('fulfillmentChannel', 'IN_VENUE')),
    { red: ['ECHO-01'], among: traffic },
  ),
  spoiling('tells the external order id of the job before', ofTheLastOne('externalOrderId'), {
    red: ['ECHO-01', 'ECHO-02'],
    among: traffic,
  }),
];

export const webhookFlaws: readonly Flaw[] = [
  ...headerFlaws,
  ...bodyFlaws,
  ...signatureFlaws,
  ...secretFlaws,
  ...rotationFlaws,
  ...repeatFlaws,
  ...addressFlaws,
  ...echoFlaws,
  ...chosenFlaws,
];
