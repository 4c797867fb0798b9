/** A sandbox with a named world, listening. What `phlebo mock` and the tests start. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from '../cli/version.ts';
import {
  compose,
  type ComposedSandbox,
  type Replacements,
  type WebhookOptions,
} from './compose.ts';
import { usualPolicies, type Policies } from './domain/policy.ts';
import type { CompleteWorld } from './seeds/complete/complete-world.ts';
import { loadWorld } from './worlds.ts';

export type SandboxOptions = {
  /** 0 (usual) takes a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly seed?: number;
  /** ms; the clock stands there. Left out: real time. */
  readonly startAt?: number | undefined;
  /** `default`, `empty`, or the path of a world file. */
  readonly world?: string;
  readonly policies?: Policies;
  readonly controlToken?: string | undefined;
  readonly webhooks?: WebhookOptions | undefined;
  readonly replacements?: Replacements;
};

export type RunningSandbox = ComposedSandbox & {
  /** Without a slash at the end. */
  readonly url: string;
  readonly controlUrl: string;
  readonly dashboardUrl: string;
  /** Undefined where the reference has not been built. */
  readonly docsUrl: string | undefined;
  readonly worldName: string;
  readonly world: CompleteWorld;
  /** Places at which the sandbox found itself wrong, oldest first. */
  readonly bugs: readonly Bug[];
};

export type Bug = { readonly during: string; readonly error: unknown };

/** Rejects with a UsageError, or with Node's error when the address cannot be had. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<RunningSandbox> => {
  const worldOf = (name: string) =>
    loadWorld(name, options.seed ?? 1, options.startAt ?? Date.now());
  const world = await worldOf(options.world ?? 'default');
  const docsFolder = findDocs();
  const bugs: Bug[] = [];
  const sandbox = compose(
    {
      version,
      world,
      worlds: { default: () => worldOf('default'), empty: () => worldOf('empty') },
      policies: options.policies ?? usualPolicies,
      startAt: options.startAt,
      controlToken: options.controlToken,
      seed: options.seed,
      webhooks: options.webhooks,
      docsFolder,
      onBug: (error, during) => {
        bugs.push({ error, during });
        if (bugs.length > bugsKept) bugs.shift();
        console.error(`A bug of the sandbox, during ${during}:`, error);
      },
    },
    options.replacements,
  );
  const url = await sandbox.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  return {
    ...sandbox,
    url,
    controlUrl: `${url}/_sandbox/control`,
    dashboardUrl: `${url}/_sandbox/`,
    docsUrl: docsFolder === undefined ? undefined : `${url}/_sandbox/docs/`,
    worldName: world.name,
    world: world.content,
    bugs,
  };
};

const bugsKept = 100;

/** dist/docs, seen from the bundle in dist/ or from this source. */
const findDocs = (): string | undefined =>
  ['./docs', '../dist/docs']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}/index.html`));
