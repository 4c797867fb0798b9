/** `phlebo` bundled as it is published, made anew for each run of the tests: from the sources it starts a second later. */
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface is merged with vitest's own
  interface ProvidedContext {
    /** The file that node runs to be `phlebo`. */
    readonly builtCli: string;
  }
}

/** Called by vitest once, before all tests; what it returns, after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // As deep as dist/, so that what lies beside it is found in the same way.
  const folder = await mkdtemp(fileURLToPath(new URL('../.test-build-', import.meta.url)));
  const entry = { cli: 'cli/main.ts' };
  await build({ entry, outDir: folder, dts: false, plugins: [], logLevel: 'error' });
  project.provide('builtCli', `${folder}/cli.js`);
  return () => rm(folder, { recursive: true, force: true });
}
