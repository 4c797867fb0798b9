/** A client to act as: made through control and nobody else's, or lent by the profile. */
import { operationById, scopes } from '#contract/operations.ts';
import type { Capability, OperationId, Scope } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { BillingMode, ClientName, Profile } from '../../target/profile/profile.ts';
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
};

/** The clients that checks act as: one for each billing mode. */
const settings = {
  primary: { billingMode: 'WEEKLY_INVOICE' },
  patientPay: { billingMode: 'PATIENT_PAY' },
} as const satisfies Partial<Record<ClientName, { billingMode: BillingMode }>>;

export type ActingClient = keyof typeof settings;

const making = ['client.create', 'key.mint'];

/** The client of this name: an own one where control can make it, else the profile's. */
export const givenClient = (bench: Bench, name: ActingClient): Promise<Client> =>
  bench.once(`client ${name}`, async (maker) => {
    const make = (): Promise<Client> => makeClient(maker, name, settings[name]);
    if (making.every((action) => maker.offers(action))) return make();
    return lentClient(maker, name) ?? sayingAlso(`, or give clients.${name} in the profile`, make);
  });

type Settings = Readonly<Record<string, unknown>> & { readonly billingMode?: BillingMode };

/** A client with these settings and one key with every scope. Needs client.create and key.mint. */
export async function makeClient(bench: Bench, name: string, wanted: Settings): Promise<Client> {
  bench.need(...making);
  const created = await createClient(bench, { name: `phlebo check, ${name}`, ...wanted });
  const clientId = controlText('client.create', created, 'clientId');
  const minted = await bench.act('key.mint', { clientId, scopes: [...scopes] });
  return {
    name,
    clientId,
    billingMode: wanted.billingMode ?? 'WEEKLY_INVOICE',
    capabilities: ['canUseMobilePhleb', 'canUseVenueNetwork'],
    fulfillerVisibility: false,
    keys: [{ key: controlText('key.mint', minted, 'apiKey'), scopes }],
  };
}

/** Enough that no run of checks ever has to wait for the next minute. */
const rateLimitPerMinute = 6000;

/** A server may not be able to raise the limit of one client; then the client is made without. */
async function createClient(
  bench: Bench,
  wanted: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const raised = await ifPossible(bench.act('client.create', { ...wanted, rateLimitPerMinute }));
  return raised ?? bench.act('client.create', wanted);
}

/** Undefined when the profile has none. One whose primary client is billed by PATIENT_PAY need not name it twice. */
function lentClient({ profile: { clients } }: Bench, name: ActingClient): Client | undefined {
  const lent = clients[name];
  if (lent === 'none')
    throw Obstacle.absent(`the profile says that the server has no client ${name}`);
  if (lent !== undefined) return { ...lent, name, clientId: undefined };
  const { primary } = clients;
  if (name === 'primary' || primary?.billingMode !== settings[name].billingMode) return undefined;
  return { ...primary, name: 'primary', clientId: undefined };
}

/** The client whose things the profile knows: not the one that control has made in its place. */
export function lenderOf({ profile }: Bench, known: keyof Profile['known']): Client {
  const { primary } = profile.clients;
  if (primary !== undefined) return { ...primary, name: 'primary', clientId: undefined };
  throw Obstacle.lacking(
    `known.${known} is a thing of the profile's primary client, and the profile has none`,
    'give clients.primary in the profile',
  );
}

/** A key of the client with which the operation can be called; where its scope is open, one with every scope. */
export function keyFor(client: Client, operation: OperationId): string {
  const { scope } = operationById(operation);
  const needed: readonly Scope[] = typeof scope === 'string' ? [scope] : scopes;
  const found = client.keys.find((key) => needed.every((one) => key.scopes.includes(one)));
  if (found !== undefined) return found.key;
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
