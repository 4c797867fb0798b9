/** What is no key is refused by every operation, a 401 goes before all else, and a good key is never refused. */
import { operations } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Call } from '../../target/api-client.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { wellFormedCall } from '../well-formed.ts';
import { statusOf } from './denied.ts';

const every: readonly OperationId[] = operations.map(({ operationId }) => operationId);
const common = { kind: 'active', area: 'auth', level: 'MUST' } as const;

/** How a request carries what is no key. */
type Sent = Pick<Call, 'headers' | 'query'>;

type Form = {
  readonly id: string;
  /** The end of "… is refused by every operation". */
  readonly words: string;
  readonly requirements: readonly string[];
  readonly send: (bench: Bench) => Promise<Sent>;
};

const realKey = async (bench: Bench): Promise<string> =>
  keyFor(await givenClient(bench, 'primary'), 'listBookings');

const inHeader = (key: string): Sent => ({ headers: { 'X-API-Key': key } });

/** Made from a real key: it stays masked, like the key. */
const altered =
  (alter: (key: string) => string): Form['send'] =>
  async (bench) => {
    const key = await realKey(bench);
    const made = alter(key);
    // Without the prefix it would not be known for what it is.
    bench.secrets.add(made);
    if (made !== key) return inHeader(made);
    throw Obstacle.lacking('the key has no letter whose case could be changed', 'lend another key');
  };

const otherCase = (text: string): string =>
  Array.from(text, (one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  ).join('');
const prefix = 'pj_live_';
const secretPart = (key: string): string => key.slice(prefix.length);

const forms: readonly Form[] = [
  {
    id: 'AUTH-35',
    words: 'a key without the prefix pj_live_',
    requirements: ['R-AUTH-03'],
    send: altered(secretPart),
  },
  {
    id: 'AUTH-36',
    words: 'the prefix pj_live_ alone',
    requirements: ['R-AUTH-03', 'R-AUTH-07'],
    send: () => Promise.resolve(inHeader(prefix)),
  },
  {
    id: 'AUTH-37',
    words: 'a key that is cut short by a character',
    requirements: ['R-AUTH-03', 'R-AUTH-08'],
    send: altered((key) => key.slice(0, -1)),
  },
  {
    id: 'AUTH-38',
    words: 'a key with one more character at its end',
    requirements: ['R-AUTH-03', 'R-AUTH-08'],
    send: altered((key) => `${key}x`),
  },
  {
    id: 'AUTH-39',
    words: 'a key whose secret part is in the other case',
    requirements: ['R-AUTH-03'],
    send: altered((key) => `${prefix}${otherCase(secretPart(key))}`),
  },
  {
    id: 'AUTH-40',
    words: 'an empty X-API-Key',
    requirements: ['R-AUTH-01', 'R-AUTH-09'],
    send: () => Promise.resolve(inHeader('')),
  },
  {
    id: 'AUTH-41',
    words: 'a good key in the header Authorization',
    requirements: ['R-AUTH-01', 'R-AUTH-05'],
    send: async (bench) => ({ headers: { Authorization: `Bearer ${await realKey(bench)}` } }),
  },
  {
    id: 'AUTH-42',
    words: 'a good key in the query',
    requirements: ['R-AUTH-01', 'R-AUTH-05'],
    send: async (bench) => {
      const key = await realKey(bench);
      return { query: { 'X-API-Key': key, api_key: key, apiKey: key } };
    },
  },
  {
    id: 'AUTH-43',
    words: 'a webhook secret',
    requirements: ['R-AUTH-03'],
    send: async (bench) => inHeader(await webhookSecret(bench)),
  },
];

/** Of a client that is there for nothing else, or of the one that the profile lends. */
async function webhookSecret(bench: Bench): Promise<string> {
  const lent = bench.profile.clients.primary?.webhookSecret;
  if (!bench.offers('client.create') && lent !== undefined) return lent;
  return bench.once('webhook secret that opens nothing', async (maker) => {
    const created = await maker.act('client.create', { name: 'phlebo check, secret' });
    return controlText('client.create', created, 'webhookSecret');
  });
}

/** Each operation, asked for something that nobody has. */
async function harmlessCall(bench: Bench, operation: OperationId): Promise<Call> {
  const { id } = unknownIdLike(undefined, bench.random('made-up id'));
  return wellFormedCall(bench, operation, id);
}

/** So many operations hear of each form in a run of the usual depth: no operation is left out by all forms. */
const few = 4;

/** The operations that hear of one form; the next form goes on where this one ended. */
const operationsFor = ({ depth }: Bench, place: number): readonly OperationId[] =>
  depth === 'full' ? every : [...every, ...every].splice((place * few) % every.length, few);

const refusedForms = forms.map(({ id, words, requirements, send }, place): ActiveCheck => ({
  ...common,
  id,
  title: `${words} is refused with 401, whatever the operation`,
  asks: every.slice(0, few),
  fullAsks: every,
  requirements: [...requirements, 'R-AUTH-16'],
  run: async (bench) => {
    const { headers = {}, query = {} } = await send(bench);
    for (const operation of operationsFor(bench, place)) {
      const call = await harmlessCall(bench, operation);
      const exchange = await bench.call({ ...call, headers, query: { ...call.query, ...query } });
      const finding = errorFinding(exchange, 401);
      if (finding !== undefined) return conclude(finding);
    }
    return conclude(undefined);
  },
}));

/** Requests that are wrong in more than the key. */
const wrongTwice: readonly Call[] = [
  { operation: 'createBooking', body: {} },
  { operation: 'createBooking', rawBody: '{"fulfillmentChannel":' },
  { operation: 'createBookingUrl', body: { scope: { kind: 'nowhere' } } },
  { operation: 'createBookingUrl', rawBody: 'not JSON' },
  { operation: 'getVenueAvailability', id: 'nowhere', query: { from: 'soon' } },
  { operation: 'listBookings', query: { limit: 'many' } },
  { operation: 'listVenues', query: { limit: 'many' } },
];

/** Every operation with a key that may do all; with what nobody has, so that nothing comes of it. */
const withGoodKey = (bench: Bench): Promise<readonly Exchange[]> =>
  bench.once('every operation with a key of every scope', async (maker) => {
    const client = await givenClient(maker, 'primary');
    needCapability(client, 'canUseMobilePhleb');
    needCapability(client, 'canUseVenueNetwork');
    const exchanges: Exchange[] = [];
    for (const operation of every) {
      const call = await harmlessCall(maker, operation);
      // Some scope of the test panels is open (O13): only a key with every scope may do all for certain.
      exchanges.push(await maker.call({ ...call, key: keyFor(client, 'listTestPanels') }));
    }
    return exchanges;
  });

const never = (status: number, exchanges: readonly Exchange[]): Finding | undefined => {
  const refused = exchanges.find((exchange) => statusOf(exchange) === status);
  if (refused === undefined) return undefined;
  const { method, path } = refused.operation;
  return {
    expected: `any answer but ${String(status)}`,
    actual: `${method} ${path} answered ${String(status)}`,
  };
};

export const keyFormChecks: readonly ActiveCheck[] = [
  ...refusedForms,
  {
    ...common,
    id: 'AUTH-44',
    title: 'a missing key is answered with 401, whatever else is wrong with the request',
    asks: wrongTwice.map(({ operation }) => operation),
    requirements: ['R-ERR-14'],
    run: async (bench) => {
      for (const call of wrongTwice) {
        const finding = errorFinding(await bench.call(call), 401);
        if (finding !== undefined) return conclude(finding);
      }
      return conclude(undefined);
    },
  },
  {
    ...common,
    id: 'AUTH-45',
    title: 'the name of the header X-API-Key is read in any case',
    asks: ['listBookings', 'listBookings'],
    requirements: ['R-AUTH-04'],
    run: async (bench) => {
      const key = await realKey(bench);
      for (const name of ['x-api-key', 'X-Api-KEY']) {
        const exchange = await bench.call({ operation: 'listBookings', headers: { [name]: key } });
        const finding = successFinding(exchange);
        if (finding !== undefined) return conclude(finding);
      }
      return conclude(undefined);
    },
  },
  {
    ...common,
    id: 'AUTH-46',
    title: 'a key begins with pj_live_, and has a secret part behind it',
    asks: ['listBookings'],
    requirements: ['R-AUTH-06', 'R-AUTH-07'],
    run: async (bench) => {
      const key = await realKey(bench);
      // A key that was lent by mistake, and that the server does not know, shows nothing of its keys.
      if ((await givenClient(bench, 'primary')).clientId === undefined) {
        demandSuccess(await bench.call({ operation: 'listBookings', key }));
      }
      if (key.startsWith(prefix) && secretPart(key) !== '') return conclude(undefined);
      return conclude({ expected: 'pj_live_ and a secret part', actual: 'a key in another form' });
    },
  },
  ...(
    [
      ['AUTH-47', 401, 'R-ERR-05'],
      ['AUTH-48', 403, 'R-ERR-06'],
    ] as const
  ).map(([id, status, requirement]): ActiveCheck => ({
    ...common,
    id,
    title: `a key with every scope, of a client with both capabilities, is never answered with ${String(status)}`,
    asks: every,
    requirements: [requirement],
    run: async (bench) => conclude(never(status, await withGoodKey(bench))),
  })),
];
