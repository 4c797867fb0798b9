/** Ways to change a webhook between its signing and the wire, to be put together into flaws. */
import { createHmac } from 'node:crypto';
import type { Posted } from '../../mock/adapters/webhooks/post.ts';
import type { Deps } from '../../mock/application/ports.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import type { Json } from './tampering.ts';

/** One delivery on its way. */
export type Post = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type Sender = {
  /** Whose endpoint it goes to. */
  readonly client: Client | undefined;
  /** Every address that any client has. */
  readonly addresses: readonly URL[];
  /** The sandbox's time, ms. */
  readonly now: number;
  /** Those that sign by rights, the older first. */
  readonly secrets: readonly string[];
};

/** What is sent in the place of one delivery: nothing, itself, another, several. */
export type Spoil = (
  post: Post,
  sender: Sender,
) => readonly Post[] | undefined | Promise<readonly Post[] | undefined>;

/** A sandbox whose webhooks pass this on their way. Where it gives undefined they go as they are. */
export const posting = (make: () => Spoil) => (): SandboxOptions => {
  const spoil = make();
  return {
    world: 'empty',
    replacements: {
      poster: (usual, deps) => ({
        ...usual,
        post: async (url, { headers, body }) => {
          const post = { url, headers, body };
          const posts = (await spoil(post, await senderOf(deps, post))) ?? [post];
          let end: Posted = taken;
          for (const one of posts) end = await usual.post(one.url, one);
          return end;
        },
      }),
    },
  };
};

type Rest = Omit<Flaw, 'name' | 'tamper' | 'sandbox' | 'site'>;

/** A server that is wrong in what it sends. */
export const spoiling = (name: string, make: () => Spoil, rest: Rest): Flaw => ({
  name,
  sandbox: posting(make),
  ...rest,
});

/** Said of what was not sent at all. */
const taken: Posted = {
  response: { status: 204, headers: {}, body: '', truncated: false },
  error: null,
  durationMs: 0,
  reconnected: false,
};

/** Of several clients with one address it is the one whose secret has signed. */
async function senderOf({ store, clock }: Deps, post: Post): Promise<Sender> {
  const clients = await store.clients();
  const there = clients.filter(({ endpoints }) =>
    endpoints.some((one) => one.url === post.url.href),
  );
  const signature = post.headers['webhook-signature'] ?? '';
  const client =
    there.find((one) =>
      secretsAt(one, clock.now()).some((secret) =>
        signature.includes(signatureOf(post, keyOf(secret))),
      ),
    ) ?? there[0];
  const addresses = clients.flatMap(({ endpoints }) =>
    endpoints.filter(({ url: one }) => one !== '').map((one) => new URL(one.url)),
  );
  return { client, addresses, now: clock.now(), secrets: secretsAt(client, clock.now()) };
}

function secretsAt(client: Client | undefined, now: number): readonly string[] {
  if (client === undefined) return [];
  const { current, previous } = client.webhookSecrets;
  return previous !== null && now < previous.until ? [previous.secret, current] : [current];
}

export const idOf = ({ headers }: Post): string => headers['webhook-id'] ?? '';

export const envelopeOf = ({ body }: Post): Json => JSON.parse(body.toString()) as Json;

export const typeOf = (post: Post): string => String(envelopeOf(post)['type']);

export const dataOf = (post: Post): Json => envelopeOf(post)['data'] as Json;

export const keyOf = (secret: string): Buffer =>
  Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

export const signatureOf = ({ headers, body }: Post, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`${headers['webhook-id'] ?? ''}.${headers['webhook-timestamp'] ?? ''}.`)
    .update(body)
    .digest('base64');

/** Signed anew, as it is now. */
export const signed = (post: Post, secrets: readonly string[]): Post =>
  withHeaders(post, {
    'webhook-signature': secrets
      .map((secret) => `v1,${signatureOf(post, keyOf(secret))}`)
      .join(' '),
  });

export const withHeaders = (post: Post, headers: Readonly<Record<string, string>>): Post => ({
  ...post,
  headers: { ...post.headers, ...headers },
});

export const withoutHeader = (post: Post, name: string): Post => ({
  ...post,
  headers: Object.fromEntries(Object.entries(post.headers).filter(([key]) => key !== name)),
});

export const withBody = (post: Post, envelope: unknown): Post => ({
  ...post,
  body: Buffer.from(typeof envelope === 'string' ? envelope : JSON.stringify(envelope)),
});

/** The same event under another id, in the header and in the body. */
export const renamed = (post: Post, id: string): Post =>
  withHeaders(withBody(post, { ...envelopeOf(post), data: { ...dataOf(post), id } }), {
    'webhook-id': id,
  });

/** Every webhook goes through this, and is signed afterwards. */
export const beforeSigning =
  (change: (post: Post, sender: Sender) => Post) => (): Spoil => (post, sender) => [
    signed(change(post, sender), sender.secrets),
  ];

/** Every webhook goes through this, and keeps the signature that it has. */
export const afterSigning =
  (change: (post: Post, sender: Sender) => Post) => (): Spoil => (post, sender) => [
    change(post, sender),
  ];

export const onEnvelope = (change: (envelope: Json) => unknown): (() => Spoil) =>
  beforeSigning((post) => withBody(post, change(envelopeOf(post))));

export const onEventData = (change: (data: Json, type: string) => Json): (() => Spoil) =>
  beforeSigning((post) =>
    withBody(post, { ...envelopeOf(post), data: change(dataOf(post), typeOf(post)) }),
  );

/** How often this event was sent before, from 0. */
export function countingEvents(): (post: Post) => number {
  const counts = new Map<string, number>();
  return (post) => {
    const before = counts.get(idOf(post)) ?? 0;
    counts.set(idOf(post), before + 1);
    return before;
  };
}
