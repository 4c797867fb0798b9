// @ts-check
// `npm start`: installs and builds what is missing, then becomes the sandbox.
// Arguments after `--` go to `phlebo mock`.
//
// package.json begins its line with `exec`: npm sends a signal to the shell between it and us, which
// would die and leave the server running.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './run-process.mjs';

if ((await ensureInstalled()) && (await ensureBuilt())) {
  // In this very process: a signal sent to us reaches the server with nobody in between.
  const cli = join(root, 'dist', 'cli.js');
  process.argv.splice(1, 1, cli, 'mock');
  await import(pathToFileURL(cli).href);
} else {
  process.exitCode = 1;
}
