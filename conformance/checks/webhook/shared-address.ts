/** Several clients may have their webhooks sent to one address, as those of one integrator: each has its own secret. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { isSignedBy } from '../../receiver/verify.ts';
import { ifPossible } from '../given/if-possible.ts';
import { bookAndHear, makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { show } from '../value.ts';

type Heard = {
  readonly client: Listener;
  readonly event: Delivery;
  /** What stands behind the path of the client's address; empty where the server takes no address with more. */
  readonly query: string;
};

/** Two have the same address to the letter; the third one's differs in the query, by which an integrator may tell its clients apart. */
const queries = [
  ['first', '?from=phlebo'],
  ['second', '?from=phlebo'],
  ['third', '?client=third&from=phlebo'],
] as const;

const heardAtOneAddress = (bench: Bench): Promise<readonly Heard[]> =>
  bench.once('clients at one address', async (maker) => {
    maker.need('webhook.configure');
    const mailbox = maker.mailbox('an address of several clients');
    const heard: Heard[] = [];
    for (const [name, query] of queries) {
      const client = await makeListener(maker, `${name} at one address`);
      const { clientId } = client;
      mailbox.secrets.push(...client.mailbox.secrets);
      const configure = (url: string) => maker.act('webhook.configure', { clientId, url });
      const isTaken = (await ifPossible(configure(`${mailbox.url}${query}`))) !== undefined;
      if (!isTaken) await configure(mailbox.url);
      const told = await bookAndHear(maker, { ...client, mailbox }, `to be told of, ${name}`);
      heard.push({ client, event: told.event, query: isTaken ? query : '' });
    }
    return heard;
  });

async function signedFinding(bench: Bench): Promise<Finding | undefined> {
  const heard = await heardAtOneAddress(bench);
  const wrong = heard.find(({ client, event }) => !isSignedBy(event, client.mailbox.secrets));
  if (wrong === undefined) return undefined;
  return {
    expected: `a signature by the secret of the client ${wrong.client.name}`,
    actual: 'none is by it',
  };
}

async function queryFinding(bench: Bench): Promise<Finding | undefined> {
  const heard = await heardAtOneAddress(bench);
  if (heard.every(({ query }) => query === '')) {
    throw Obstacle.lacking(
      'the server takes no address with a query',
      'let webhook.configure take one',
    );
  }
  const cameTo = ({ target }: Delivery): string => new URL(target, 'http://inbox').search;
  const wrong = heard.find(({ event, query }) => cameTo(event) !== query);
  if (wrong === undefined) return undefined;
  return {
    expected: `a delivery to the whole address, with the query ${wrong.query}`,
    actual: `the query ${show(cameTo(wrong.event))}`,
  };
}

const common = { kind: 'active', area: 'webhook', level: 'MUST' } as const;

export const sharedAddressChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SIGN-07',
    title: 'of several clients with one address each is signed for with its own secret',
    asks: queries.map(() => 'createBooking' as const),
    requirements: ['R-SIGN-05', 'R-SIGN-06'],
    run: async (bench) => conclude(await signedFinding(bench)),
  },
  {
    ...common,
    id: 'WEBHOOK-90',
    title: 'the query of the address comes with the deliveries',
    asks: [],
    requirements: ['R-HOOK-01'],
    run: async (bench) => conclude(await queryFinding(bench)),
  },
];
