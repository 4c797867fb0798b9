// Writes contract/generated/ (or the directory after --out) from openapi.yaml. With --check it writes
// nothing, lists the files that differ, and exits 1 when there are any.

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { generateGuides } from './generate-guides.ts';
import { readSource } from './generate-source.ts';
import { generateTables } from './generate-tables.ts';
import { generateValidators } from './generate-validators.ts';

const HEADER = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

async function generate(source: URL): Promise<Map<string, string>> {
  const document = await readSource(source);
  // A copy, since openapi-typescript writes into what it reads.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const types = await openapiTS(copy, { defaultNonNullable: false });
  const files = {
    'types.ts': astToString(types),
    'guides.ts': generateGuides(document),
    ...(await generateValidators(document)),
    ...generateTables(document),
  };
  return new Map(Object.entries(files).map(([name, text]) => [name, `${HEADER}\n${text}`]));
}

/** Names of files that are missing, differ, or should not be there. */
async function drifted(target: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await readdir(target).catch(() => []);
  const names = [...new Set([...files.keys(), ...present])].sort();
  const found = await Promise.all(
    names.map((name) => readFile(join(target, name), 'utf8').catch(() => undefined)),
  );
  return names.filter((name, index) => found[index] !== files.get(name));
}

async function write(
  target: string,
  files: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of names) {
    const text = files.get(name);
    if (text === undefined) await rm(join(target, name));
    else await writeFile(join(target, name), text);
  }
}

const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const target = options.out ?? join(root, 'contract', 'generated');
const files = await generate(new URL('../openapi.yaml', import.meta.url));
const names = await drifted(target, files);
if (!options.check) {
  await write(target, files, names);
} else if (names.length > 0) {
  const list = names.map((name) => `  ${relative(root, join(target, name))}\n`).join('');
  process.stderr.write(`Not as openapi.yaml has it (npm run generate):\n${list}`);
  process.exitCode = 1;
}
