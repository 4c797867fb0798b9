#!/usr/bin/env node
// The command, also before the first build: npx remembers a bin that was missing as one that is not
// there, and would go on saying so after the build.

import { existsSync } from 'node:fs';

const built = new URL('../dist/cli.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('phlebo is not built yet: run npm start (or npm run build) in its folder first.');
  process.exitCode = 2;
}
