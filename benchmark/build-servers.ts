/** Bundles the servers that are written in TypeScript, as `npm run build` bundles the sandbox. */

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

export type Servers = {
  readonly bareHttp: string;
  readonly bareJson: string;
  readonly stockExpress: string;
  readonly prism: string;
  readonly receiver: string;
  readonly sandbox: string;
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Paths of scripts that `node` runs. The bundle is written below node_modules/.cache. */
export const buildServers = async (): Promise<Servers> => {
  const outDir = await mkdtemp(join(here('../node_modules/'), '.bench-'));
  await build({
    config: false,
    entry: { sandbox: here('./servers/sandbox.ts') },
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    dts: false,
    logLevel: 'error',
    fixedExtension: true,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
  });
  return {
    bareHttp: here('./servers/bare-http.mjs'),
    bareJson: here('./servers/bare-json.mjs'),
    stockExpress: here('./servers/stock-express.mjs'),
    prism: here('./servers/prism.mjs'),
    receiver: here('./servers/receiver.mjs'),
    sandbox: join(outDir, 'sandbox.mjs'),
  };
};
