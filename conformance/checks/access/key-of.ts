/** A key of a client with certain scopes: minted for the purpose, else one that the profile lends. */
import type { Scope } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { mintKey } from '../given/client.ts';
import type { Client } from '../given/client.ts';

/** A key with exactly these scopes. */
export const keyWith = (bench: Bench, client: Client, scopes: readonly Scope[]): Promise<string> =>
  bench.once(`key of ${client.name} with ${scopes.join(', ')}`, async (maker) => {
    const { name, clientId } = client;
    if (clientId !== undefined) return mintKey(maker, { name, clientId, scopes });
    const lent = client.keys.find((key) => sameSet(key.scopes, scopes));
    if (lent !== undefined) return lent.key;
    throw Obstacle.lacking(
      `the client ${name} has no key with ${wordsFor(scopes)}`,
      `give one under clients.${name}.keys in the profile, or offer client.create and key.mint by control`,
    );
  });

const wordsFor = (scopes: readonly Scope[]): string =>
  scopes.length === 0 ? 'no scope at all' : `these scopes alone: ${scopes.join(', ')}`;

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((item) => other.includes(item));

/** A key that lacks this scope: minted with every other one, else any lent key without it. */
export async function keyWithout(
  bench: Bench,
  client: Client,
  { scope, all }: { readonly scope: Scope; readonly all: readonly Scope[] },
): Promise<string> {
  if (client.clientId !== undefined) {
    return keyWith(
      bench,
      client,
      all.filter((one) => one !== scope),
    );
  }
  const lent = client.keys.find((key) => !key.scopes.includes(scope));
  if (lent !== undefined) return lent.key;
  throw Obstacle.lacking(
    `the client ${client.name} has no key without ${scope}`,
    `give one under clients.${client.name}.keys in the profile, or offer client.create and key.mint by control`,
  );
}
