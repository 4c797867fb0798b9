/** giveClient and giveKey: a client of the scenario's own where one can be made, else one that the profile lends. */
import type { Capability, Scope } from '#contract/operations.ts';
import { lentClient, makeClient, making, mintKey } from '../checks/given/client.ts';
import type { Client } from '../checks/given/client.ts';
import { sayingAlso } from '../checks/given/if-possible.ts';
import { Obstacle } from '../engine/obstacle.ts';
import type { Bench } from '../engine/bench.ts';
import type { BillingMode, ClientName } from '../target/profile/profile.ts';
import { met } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import type { Session } from './session.ts';

export type GiveClient = {
  readonly billingMode?: BillingMode;
  readonly capabilities?: Partial<Record<Capability, boolean>>;
  readonly fulfillerVisibility?: boolean;
  readonly labShipmentMode?: string;
  readonly venueCompletionFields?: readonly unknown[];
  readonly eventTypes?: readonly string[];
  readonly rateLimitPerMinute?: number;
  readonly scopes?: readonly Scope[];
  readonly standIn?: ClientName;
};

export async function giveClient(session: Session, wanted: GiveClient): Promise<TestbenchAnswer> {
  const { bench } = session;
  const make = async (): Promise<Client> =>
    makeClient(bench, await freshName(bench), wishes(wanted));
  const client = making.every((action) => bench.offers(action))
    ? await make()
    : (lent(bench, wanted) ??
      (await sayingAlso(`, or give clients.${standInFor(wanted)} in the profile`, make)));
  const clientId = session.keep(client);
  return met({ clientId, apiKey: await keyWith(bench, client, wanted.scopes) });
}

export type GiveKey = { readonly clientId: string; readonly scopes: readonly Scope[] };

export async function giveKey(session: Session, wanted: GiveKey): Promise<TestbenchAnswer> {
  const client = session.client(wanted.clientId);
  return met({ apiKey: await keyWith(session.bench, client, wanted.scopes) });
}

function wishes({ scopes, standIn, eventTypes, ...settings }: GiveClient) {
  return eventTypes === undefined ? settings : { ...settings, webhook: { eventTypes } };
}

/** The mailboxes of a run are told apart by the names of their clients. */
async function freshName(bench: Bench): Promise<string> {
  const made = await bench.once('clients of scenarios', () => Promise.resolve({ count: 0 }));
  made.count += 1;
  return `scenario ${String(made.count)}`;
}

/** What the profile says of its clients is all that is known of them: finer wishes only an own client fulfils. */
function lent(bench: Bench, wanted: GiveClient): Client | undefined {
  const finer = (
    ['labShipmentMode', 'venueCompletionFields', 'eventTypes', 'rateLimitPerMinute'] as const
  ).filter((name) => wanted[name] !== undefined);
  if (finer.length === 0) return lentClient(bench, standInFor(wanted));
  throw Obstacle.lacking(
    `a client with ${finer.join(', ')} of the scenario's choice cannot be lent by a profile`,
    `offer ${making.join(' and ')} by control`,
  );
}

function standInFor({ standIn, ...wanted }: GiveClient): ClientName {
  if (standIn !== undefined) return standIn;
  if (wanted.capabilities?.canUseVenueNetwork === false) return 'noVenues';
  if (wanted.capabilities?.canUseMobilePhleb === false) return 'noMobile';
  if (wanted.fulfillerVisibility === true) return 'visible';
  return wanted.billingMode === 'PATIENT_PAY' ? 'patientPay' : 'primary';
}

/** Without scopes the key with the most; with them one that has exactly these. */
async function keyWith(
  bench: Bench,
  client: Client,
  scopes: readonly Scope[] | undefined,
): Promise<string> {
  if (scopes !== undefined && client.clientId !== undefined) {
    return mintKey(bench, { name: client.name, clientId: client.clientId, scopes });
  }
  const [widest] = client.keys.toSorted((one, other) => other.scopes.length - one.scopes.length);
  const fitting =
    scopes === undefined ? widest : client.keys.find((key) => sameSet(key.scopes, scopes));
  if (fitting !== undefined) return fitting.key;
  throw Obstacle.lacking(
    `the client ${client.name} has no key with ${scopes?.join(', ') ?? 'any scope'} alone`,
    `give one under clients.${client.name}.keys in the profile, or offer ${making.join(' and ')} by control`,
  );
}

const sameSet = (one: readonly Scope[], other: readonly Scope[]): boolean =>
  one.length === other.length && one.every((scope) => other.includes(scope));
