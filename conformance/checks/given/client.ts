/** A client to act as: made through control and nobody else's, or lent by the profile. */
import { capabilities, operationById, scopes } from '#contract/operations.ts';
import type { Capability, OperationId, Scope } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Mailbox } from '../../receiver/mailbox.ts';
import type {
  BillingMode,
  ClientName,
  Profile,
  ProfileClient,
} from '../../target/profile/profile.ts';
import { controlText } from './demand.ts';
import { ifPossible, sayingAlso } from './if-possible.ts';

export type Client = {
  readonly name: string;
  /** Known only of a client that the runner has made. Nothing is in it but what the runner has put there. */
  readonly clientId: string | undefined;
  /** Undefined when the profile does not say it. */
  readonly billingMode: BillingMode | undefined;
  readonly capabilities: readonly Capability[];
  readonly fulfillerVisibility: boolean;
  readonly keys: readonly { readonly key: string; readonly scopes: readonly Scope[] }[];
  /** Where its webhooks come in; undefined when they do not. */
  readonly mailbox: Mailbox | undefined;
  /** Of keys that would do equally, the one that may ask the most just now. */
  readonly roomiest: (keys: readonly [string, ...string[]]) => string;
};

/** The clients that checks act as, and what each is there for. */
const settings = {
  primary: { billingMode: 'WEEKLY_INVOICE' },
  patientPay: { billingMode: 'PATIENT_PAY' },
  /** A second one, whose things are none of the first one's business. */
  other: { billingMode: 'WEEKLY_INVOICE' },
  noVenues: { billingMode: 'WEEKLY_INVOICE', capabilities: { canUseVenueNetwork: false } },
  noMobile: { billingMode: 'WEEKLY_INVOICE', capabilities: { canUseMobilePhleb: false } },
  visible: { billingMode: 'WEEKLY_INVOICE', fulfillerVisibility: true },
} as const satisfies Record<ClientName, Settings>;

export type ActingClient = ClientName;

export const making = ['client.create', 'key.mint'];

/** The client of this name: an own one where control can make it, else the profile's. */
export const givenClient = (bench: Bench, name: ActingClient): Promise<Client> =>
  bench.once(`client ${name}`, async (maker) => {
    const make = (): Promise<Client> => makeClient(maker, name, settings[name]);
    if (making.every((action) => maker.offers(action))) return make();
    return lentClient(maker, name) ?? sayingAlso(`, or give clients.${name} in the profile`, make);
  });

/** Parameters of client.create. */
export type Settings = {
  readonly billingMode?: BillingMode;
  readonly capabilities?: Partial<Record<Capability, boolean>>;
  readonly fulfillerVisibility?: boolean;
  readonly labShipmentMode?: string;
  readonly venueCompletionFields?: readonly unknown[];
  readonly rateLimitPerMinute?: number;
  readonly webhook?: { readonly eventTypes?: readonly string[] | null };
};

/** A client with these settings and a key with every scope. Needs client.create and key.mint. */
export async function makeClient(bench: Bench, name: string, wanted: Settings): Promise<Client> {
  bench.need(...making);
  const { created, mailbox, perMinute } = await createClient(bench, name, wanted);
  const clientId = controlText('client.create', created, 'clientId');
  if (mailbox !== undefined) {
    mailbox.secrets.push(controlText('client.create', created, 'webhookSecret'));
    // When the run is over nobody hears what the server would go on to send.
    bench.afterwards('webhook.configure', { clientId, url: null });
  }
  // Where its limit stays what it is by default, several keys share the work.
  const count = perMinute === Infinity ? 1 : keysOfSlowClient;
  const keys = await Promise.all(
    Array.from({ length: count }, () => mintKey(bench, { name, clientId, perMinute })),
  );
  return {
    name,
    clientId,
    billingMode: wanted.billingMode ?? 'WEEKLY_INVOICE',
    capabilities: capabilities.filter((one) => wanted.capabilities?.[one] !== false),
    fulfillerVisibility: wanted.fulfillerVisibility ?? false,
    keys: keys.map((key) => ({ key, scopes })),
    mailbox,
    roomiest: (some) => bench.roomiest(some),
  };
}

const keysOfSlowClient = 4;

type Minting = {
  readonly name: string;
  readonly clientId: string;
  readonly scopes?: readonly Scope[];
  /** The budget of the key. */
  readonly perMinute?: number;
};

/** A key with these scopes, every one when none are named. */
export async function mintKey(
  bench: Bench,
  { name, clientId, scopes: wanted = scopes, perMinute = Infinity }: Minting,
): Promise<string> {
  const minted = await bench.act('key.mint', { clientId, scopes: [...wanted] });
  const key = controlText('key.mint', minted, 'apiKey');
  bench.own(key, name, perMinute);
  return key;
}

/** Enough that no run of checks ever has to wait for the next minute. */
const rateLimitPerMinute = 60_000;

type Created = {
  readonly created: Record<string, unknown>;
  readonly mailbox: Mailbox | undefined;
  /** Requests a minute of each of its keys. */
  readonly perMinute: number;
};

/** A server may not be able to raise the limit of one client, or to send webhooks; then it is made without. */
async function createClient(bench: Bench, name: string, wanted: Settings): Promise<Created> {
  const settings = { name: `phlebo check, ${name}`, ...wanted };
  const mailbox = bench.hasInbox ? bench.mailbox(name) : undefined;
  const heard = mailbox === undefined ? {} : { webhook: { url: mailbox.url, ...wanted.webhook } };
  const limited = wanted.rateLimitPerMinute ?? 60;
  const tries = [
    { parameters: { rateLimitPerMinute, ...settings, ...heard }, mailbox },
    { parameters: { ...settings, ...heard }, mailbox },
  ];
  for (const { parameters, ...rest } of tries) {
    const created = await ifPossible(bench.act('client.create', parameters));
    if (created === undefined) continue;
    const raised = 'rateLimitPerMinute' in parameters && wanted.rateLimitPerMinute === undefined;
    return { created, ...rest, perMinute: raised ? Infinity : limited };
  }
  const created = await bench.act('client.create', settings);
  return { created, mailbox: undefined, perMinute: limited };
}

/** Undefined when the profile has none. One whose primary client is billed by PATIENT_PAY need not name it twice. */
export function lentClient(bench: Bench, name: ActingClient): Client | undefined {
  const { clients } = bench.profile;
  const lent = clients[name];
  if (lent === 'none')
    throw Obstacle.absent(`the profile says that the server has no client ${name}`);
  if (lent !== undefined) return borrow(bench, name, lent);
  const { primary } = clients;
  // One that is billed by the patient, or shows who has drawn the blood, need not be named twice.
  if (primary === undefined) return undefined;
  const serves =
    (name === 'patientPay' && primary.billingMode === 'PATIENT_PAY') ||
    (name === 'visible' && primary.fulfillerVisibility);
  return serves ? borrow(bench, 'primary', primary) : undefined;
}

/** A client of the profile, with its mailbox where its webhooks reach the runner. */
function borrow(bench: Bench, name: string, lent: ProfileClient): Client {
  const mailbox = hearing(bench) ? bench.mailbox(name) : undefined;
  const { webhookSecret } = lent;
  if (webhookSecret !== undefined && mailbox?.secrets.includes(webhookSecret) === false) {
    mailbox.secrets.push(webhookSecret);
  }
  for (const { key } of lent.keys) bench.own(key, name, lent.requestsPerMinute);
  const roomiest: Client['roomiest'] = (keys) => bench.roomiest(keys);
  return { ...lent, name, clientId: undefined, mailbox, roomiest };
}

/** Only where the profile says under which address is the runner known to a server that it does not control. */
const hearing = (bench: Bench): boolean =>
  bench.hasInbox && typeof bench.profile.inbox === 'object';

/** The client whose things the profile knows: not the one that control has made in its place. */
export function lenderOf(bench: Bench, known: keyof Profile['known']): Client {
  const { primary } = bench.profile.clients;
  if (primary !== undefined) return borrow(bench, 'primary', primary);
  throw Obstacle.lacking(
    `known.${known} is a thing of the profile's primary client, and the profile has none`,
    'give clients.primary in the profile',
  );
}

/** A key of the client with which the operation can be called; where its scope is open, one with every scope. */
export function keyFor(client: Client, operation: OperationId): string {
  const { scope } = operationById(operation);
  const needed: readonly Scope[] = typeof scope === 'string' ? [scope] : scopes;
  const fitting = client.keys.filter((key) => needed.every((one) => key.scopes.includes(one)));
  const [first, ...others] = fitting.map(({ key }) => key);
  if (first !== undefined) return client.roomiest([first, ...others]);
  throw Obstacle.lacking(
    `the client ${client.name} has no key with ${needed.join(', ')}`,
    `give one under clients.${client.name}.keys in the profile, or offer ${making.join(' and ')} by control`,
  );
}

/** What the profile says the client must not do is not asked of the server. */
export function needCapability(client: Client, capability: Capability): void {
  if (client.capabilities.includes(capability)) return;
  throw Obstacle.absent(`the profile says that the client ${client.name} lacks ${capability}`);
}

/** What hangs on the billing mode can be told only of a client that is known to have it. */
export function needBillingMode({ name, billingMode }: Client, mode: BillingMode): void {
  if (billingMode === mode) return;
  if (billingMode === undefined) {
    throw Obstacle.lacking(
      `the profile does not say how its client ${name} is billed`,
      `say clients.${name}.billingMode in the profile`,
    );
  }
  throw Obstacle.lacking(
    `the profile says that its client ${name} is billed by ${billingMode}`,
    `lend a client with ${mode} as clients.${name}, or offer ${making.join(' and ')} by control`,
  );
}
