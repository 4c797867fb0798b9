// @ts-check
// `phlebo check` of our own sandbox: both as a user starts them, from dist/, over loopback.
// Closes with the plain line "N passed, N failed", counted from the verdicts in results.json.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from './ensure-built.mjs';
import { root, runProcess } from './run-process.mjs';
import { closingLine } from './tally.mjs';

const cli = join(root, 'dist', 'cli.js');

if (await ensureBuilt()) {
  const reports = await mkdtemp(join(tmpdir(), 'phlebo-check-'));
  const sandbox = startSandbox();
  try {
    process.exitCode = await check(await sandbox.address, reports);
  } finally {
    await sandbox.stop();
    await rm(reports, { recursive: true, force: true });
  }
} else {
  process.exitCode = 1;
}

/** On a port that the system picks; `address` is settled by what it prints when it listens. */
function startSandbox() {
  const child = spawn(process.execPath, [cli, 'mock', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return { address: printedAddress(child.stdout), stop };

  async function stop() {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * @param {import('node:stream').Readable} output
 * @returns {Promise<{url: string, controlUrl: string}>} from the first line
 */
async function printedAddress(output) {
  for await (const line of createInterface({ input: output })) {
    // Read on, or a full pipe would one day stop the sandbox.
    output.resume();
    return JSON.parse(line);
  }
  throw new Error('The sandbox ended before it listened; it says above why.');
}

/**
 * @param {{url: string, controlUrl: string}} address
 * @param {string} reports folder for results.json
 * @returns {Promise<number>} the exit code of `phlebo check`
 */
async function check({ url, controlUrl }, reports) {
  const target = ['--url', url, '--control', controlUrl];
  const report = ['--report', 'pretty,json', '--report-dir', reports];
  const { code, output } = await runProcess(process.execPath, [cli, 'check', ...target, ...report]);
  console.log(output);
  const results = await readFile(join(reports, 'results.json'), 'utf8').catch(() => undefined);
  if (results === undefined) {
    console.log(`phlebo check left no results.json (exit code ${code}).`);
    return code || 1;
  }
  const { summary, coverage } = JSON.parse(results);
  const provedAll = coverage.proved === coverage.provable;
  if (!provedAll)
    console.log(`Of ${coverage.provable} requirements only ${coverage.proved} were proved.`);
  console.log(closingLine(tally(summary)));
  return code || (provedAll ? 0 : 1);
}

/**
 * An error is the suite's own fault, so in our own house it counts as failed, and so does a SHOULD
 * that was not met. Only a pass is green: what was merely observed was not judged.
 * @param {Record<'pass' | 'fail' | 'warn' | 'error' | 'notApplicable' | 'notTestable' | 'observed', number>} summary
 */
function tally({ pass, fail, warn, error, notApplicable, notTestable, observed }) {
  return {
    passed: pass,
    failed: fail + error + warn,
    skipped: notApplicable + notTestable + observed,
  };
}
