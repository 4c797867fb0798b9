// @ts-check
// Makes dist/: the bundled program and its types, the API reference and the dashboard's script beside them.

import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintSources, markBuilt } from './ensure-built.mjs';
import { root, runProcess } from './run-process.mjs';

// Taken first: a file that changes during the build makes the next one start anew.
const fingerprint = await fingerprintSources();
await rm(join(root, 'dist'), { recursive: true, force: true });
await mkdir(join(root, 'dist'));
// A browser reads it as it is, so it is in no bundle; and an installation brings one package.
const htmx = join('dist', 'htmx.min.js');
await copyFile(join(root, 'node_modules', 'htmx.org', htmx), join(root, htmx));

const parts = await Promise.all([
  runProcess('tsdown --logLevel warn'),
  runProcess('tsx tools/build-docs.ts'),
]);
const failed = parts.filter(({ code }) => code !== 0);
for (const { output } of parts) process.stdout.write(output);
if (failed.length === 0) await markBuilt(fingerprint);
else process.exitCode = 1;
