/** A sandbox with the default world, in which no key meets its rate limit. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultWorld } from '../../mock/seeds/default/default-world.ts';
import {
  startSandbox,
  type RunningSandbox,
  type SandboxOptions,
} from '../../mock/start-sandbox.ts';

/** A Monday morning; the clock stands there, so that the same seed gives the same world. */
const startAt = Date.parse('2027-01-04T09:00:00Z');

export type Fields = Readonly<Record<string, unknown>>;

export type RoomySandbox = RunningSandbox & {
  /** A control action; throws when it is not done. */
  readonly act: (action: string, parameters?: Fields) => Promise<Fields>;
};

const noLimit = 1_000_000_000;

export const startRoomySandbox = async (
  options: Omit<SandboxOptions, 'world' | 'startAt'> = {},
): Promise<RoomySandbox> => {
  const folder = await mkdtemp(join(tmpdir(), 'phlebo-world-'));
  try {
    const world = join(folder, 'world.json');
    await writeFile(world, JSON.stringify(worldWithoutLimits(options.seed ?? 1)));
    const sandbox = await startSandbox({ ...options, world, startAt });
    return { ...sandbox, act: actorOf(sandbox.controlUrl) };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const worldWithoutLimits = (seed: number) => {
  const world = defaultWorld(seed);
  const clients = world.clients.map((client) => ({ ...client, rateLimitPerMinute: noLimit }));
  return { ...world, clients };
};

const actorOf =
  (controlUrl: string): RoomySandbox['act'] =>
  async (action, parameters = {}) => {
    const response = await fetch(controlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, ...parameters }),
    });
    const reply = (await response.json()) as { ok: boolean; result?: Fields };
    if (!reply.ok) throw new Error(`${action}: ${JSON.stringify(reply)}`);
    return reply.result ?? {};
  };
