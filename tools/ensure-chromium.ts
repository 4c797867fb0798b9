// Finds a Chromium for the tests, or installs one from npm, or else from Debian: `--blind` overlooks those of the
// machine, which shows that the installation works. Prints where it is.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  cachedChromium,
  cacheFolder,
  chromiumRemedy,
  findChromium,
  thisMachine,
} from '../conformance/target/browser/find-chromium.ts';
import type { Surroundings } from '../conformance/target/browser/find-chromium.ts';

const run = promisify(execFile);

/** Holds a Chromium in the package itself, so that nothing but the npm registry is asked. The next major wants Node 22. */
const carrier = '@sparticuz/chromium@147.0.0';

const place = process.argv.includes('--blind') ? blind(thisMachine()) : thisMachine();
const found = findChromium(place) ?? (await install(place));
if (found === undefined) {
  console.error(`No Chromium is found, and none could be installed: ${chromiumRemedy}.`);
  process.exitCode = 1;
} else {
  console.log(found);
}

/** A machine on which only our own cache is looked into. */
function blind(machine: Surroundings): Surroundings {
  const { XDG_CACHE_HOME } = machine.environment;
  return { ...machine, environment: { XDG_CACHE_HOME }, namesIn: () => [] };
}

async function install(machine: Surroundings): Promise<string | undefined> {
  for (const way of [fromNpm, fromDebian]) {
    try {
      await way(machine);
      const installed = findChromium(machine);
      if (installed !== undefined) return installed;
    } catch (error) {
      console.error(`${way.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}

/** The package is unpacked beside its place and then moved there: a broken-off installation is none. */
async function fromNpm(machine: Surroundings): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('the package holds a Chromium for Linux on x64 only');
  }
  const folder = cacheFolder(machine);
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'install-'));
  try {
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', work];
    await run('npm', ['install', ...flags, carrier], { cwd: work });
    await rename(await unpack(work), cachedChromium(machine));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The package unpacks into the folder for temporary files, of which each process has one. */
async function unpack(work: string): Promise<string> {
  const entry = join(work, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  const code = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)});
console.log(await chromium.executablePath());`;
  const env = { ...process.env, TMPDIR: work };
  const argv = ['--input-type=module', '--eval', code];
  const { stdout } = await run(process.execPath, argv, { env });
  return stdout.trim();
}

async function fromDebian(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('apt-get needs root');
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
}
