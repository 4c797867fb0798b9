/** What a fuzzed sandbox knows, so that not every request ends at an unknown id. */

import { operations, scopes, type OperationId } from '../../contract/operations.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { goodBodies } from '../independent/good-bodies.ts';
import { startRoomySandbox, type Fields, type RoomySandbox } from '../integrator/roomy-sandbox.ts';

export type Known = {
  readonly keys: {
    /** One for each client of the world, with every scope and without a limit. */
    readonly full: readonly string[];
    readonly fewScopes: readonly string[];
    /** A minute's calls are used up, and the clock stands still. */
    readonly exhausted: string;
  };
  readonly ids: { readonly [Kind in IdKind]: readonly string[] };
  /** By list operation, cursors that it gave. */
  readonly cursors: readonly string[];
  readonly bodies: { readonly [Op in 'createBooking' | 'createBookingUrl']: readonly unknown[] };
};

export type IdKind = 'bookings' | 'venues' | 'invoices' | 'refunds' | 'disputes' | 'panels';

export type FuzzTarget = { readonly sandbox: RoomySandbox; readonly known: Known };

/** The same world, ids and keys each time, whatever the options. */
export const startFuzzTarget = async (
  options: Pick<SandboxOptions, 'policies' | 'replacements'> = {},
): Promise<FuzzTarget> => {
  const sandbox = await startRoomySandbox(options);
  const { clients, jobs, venues, invoices, refunds, disputes, panels } = sandbox.world;
  const keys = clients.flatMap((client) => client.keys);
  const full = keys.filter((key) => key.scopes.length === scopes.length);
  const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
    things.map(({ id }) => id);
  const first = full[0]?.apiKey ?? '';
  const { booking, link } = await goodBodies(sandbox, first);
  return {
    sandbox,
    known: {
      keys: {
        full: full.map(({ apiKey }) => apiKey),
        fewScopes: keys.filter((key) => !full.includes(key)).map(({ apiKey }) => apiKey),
        exhausted: await exhaustedKey(sandbox),
      },
      ids: {
        bookings: idsOf(jobs),
        venues: idsOf(venues),
        invoices: idsOf(invoices),
        refunds: idsOf(refunds),
        disputes: idsOf(disputes),
        panels: idsOf(panels),
      },
      cursors: await cursorsOf(
        sandbox,
        full.map(({ apiKey }) => apiKey),
      ),
      bodies: { createBooking: booking, createBookingUrl: link },
    },
  };
};

const exhaustedKey = async (sandbox: RoomySandbox): Promise<string> => {
  const { clientId } = await sandbox.act('client.create', { rateLimitPerMinute: 1 });
  const { apiKey } = await sandbox.act('key.mint', { clientId, scopes });
  await get(sandbox, '/api/integration/v1/test-panels', String(apiKey));
  return String(apiKey);
};

const lists: readonly OperationId[] = operations
  .filter(({ queryParams }) => queryParams.some(({ name }) => name === 'cursor'))
  .map(({ operationId }) => operationId);

const cursorsOf = async (
  sandbox: RoomySandbox,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const cursors: string[] = [];
  for (const { operationId, path } of operations) {
    if (!lists.includes(operationId)) continue;
    for (const key of keys) {
      const data = await get(sandbox, `${path}?limit=1`, key);
      if (typeof data['nextCursor'] === 'string') cursors.push(data['nextCursor']);
    }
  }
  return cursors;
};

const get = async ({ url }: RoomySandbox, path: string, key: string): Promise<Fields> => {
  const response = await fetch(url + path, { headers: { 'x-api-key': key, 'x-api-version': '1' } });
  const { data } = (await response.json()) as { data?: Fields };
  if (data === undefined) throw new Error(`${path}: ${String(response.status)}`);
  return data;
};
