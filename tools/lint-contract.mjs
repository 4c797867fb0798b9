// @ts-check
// Lints openapi.yaml, testbench.openapi.yaml and the scenarios by the rules of redocly.yaml.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runProcess } from './run-process.mjs';

const everything = await readdir(join(root, 'scenarios'), { recursive: true }).catch(() => []);
const scenarios = everything.filter((name) => name.endsWith('.arazzo.yaml'));
const documents = ['openapi.yaml', 'testbench.openapi.yaml'];
const files = [...documents, ...scenarios.map((name) => join('scenarios', name))];

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const { code, output } = await runProcess(process.execPath, [redocly, 'lint', ...files]);

/** Redocly frames its advertisements. */
const framed = /^\s*[╔║╚].*\n/gm;
if (code !== 0) console.log(output.replace(framed, '').trim());
process.exitCode = code;
