// @ts-check
// Installs the packages of package-lock.json when they are not there, or not all of them.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runProcess } from './run-process.mjs';

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, link?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lockfile
 */

/**
 * Says what it does in one line on standard error; silent when nothing is to be done.
 * @returns {Promise<boolean>} false if the installation failed (the reason has been printed)
 */
export async function ensureInstalled() {
  if (!isNodeNewEnough()) return false;
  if (await isInstalled()) return true;
  process.stderr.write('Installing packages (once; up to a minute) … ');
  const { code, output, seconds } = await npm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]);
  if (code === 0) {
    process.stderr.write(`done in ${seconds.toFixed(0)} s\n`);
    return true;
  }
  process.stderr.write(
    `failed.\n\n${output}\n` +
      'The packages could not be installed: npm says above why. ' +
      'Once that is mended (often the network or the registry setting), run the same command again.\n',
  );
  return false;
}

/** npm only warns of an engine that is too old, and what fails then is a riddle. */
function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  process.stderr.write(`phlebo needs Node.js 20.19 or later; this is ${process.versions.node}.\n`);
  return false;
}

/**
 * npm writes node_modules/.package-lock.json last, so a broken-off installation counts as none.
 * Contents are compared, not dates: a fresh clone or a changed branch makes dates meaningless.
 */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    readLockfile(join(root, 'package-lock.json')),
    readLockfile(join(root, 'node_modules', '.package-lock.json')),
  ]);
  if (wanted === undefined)
    throw new Error('package-lock.json is missing or not JSON: restore it from git.');
  if (present === undefined) return false;
  return Object.entries(wanted.packages).every(([place, { version, optional }]) => {
    const isRoot = place === '';
    // Optional packages are mostly binaries of other platforms, which npm rightly leaves out.
    if (isRoot || optional) return true;
    return present.packages[place]?.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Lockfile | undefined>}
 */
async function readLockfile(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs the npm that started us, where one did: the one on PATH may be another.
 * @param {string[]} args
 */
function npm(args) {
  const started = process.env['npm_execpath'];
  if (started?.endsWith('.js')) return runProcess(process.execPath, [started, ...args]);
  return runProcess(`npm ${args.join(' ')}`);
}
