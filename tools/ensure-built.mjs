// @ts-check
// Builds dist/ when it is missing or was made from other sources.

import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runProcess } from './run-process.mjs';

/** Everything whose change may change what is built. */
const sources = [
  'cli',
  'conformance',
  'contract',
  'mock',
  'scenarios',
  'tools',
  'openapi.yaml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsdown.config.ts',
];

const stamp = join(root, 'dist', '.sources');

/**
 * Says what it does in one line on standard error; silent when nothing is to be done.
 * @returns {Promise<boolean>} false if the build failed (the reason has been printed)
 */
export async function ensureBuilt() {
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === (await fingerprintSources())) return true;
  process.stderr.write('Building … ');
  const { code, output, seconds } = await runProcess(process.execPath, ['tools/build.mjs']);
  if (code === 0) {
    process.stderr.write(`done in ${seconds.toFixed(1)} s\n`);
    return true;
  }
  process.stderr.write(`failed.\n\n${output}\nThe build failed: the reason stands above.\n`);
  return false;
}

/**
 * Marks dist/ as made from the sources with this fingerprint; the build says so last.
 * @param {string} fingerprint
 */
export async function markBuilt(fingerprint) {
  await writeFile(stamp, fingerprint);
}

/** Removes nothing and builds nothing: a hash over names and contents of the sources. */
export async function fingerprintSources() {
  const files = (await Promise.all(sources.map(filesUnder))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${file}\0`).update(/** @type {Buffer} */ (contents[index]));
  }
  return hash.digest('hex');
}

/**
 * @param {string} place a file or folder below the root
 * @returns {Promise<string[]>} none if it is not there; tests never reach dist/ and are left out
 */
async function filesUnder(place) {
  try {
    const entries = await readdir(join(root, place), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
