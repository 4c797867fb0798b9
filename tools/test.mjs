// @ts-check
// `npm test`: installs what is missing, runs every step whatever the others did, and closes with
// the plain line "N passed, N failed". Exits with 0 only if nothing failed.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, runProcess } from './run-process.mjs';
import { closingLine, sum, takeClosingLine, tallyVitest } from './tally.mjs';
import {
  browserStep,
  buildStep,
  ownSandboxStep,
  proofStep,
  staticSteps,
  vitestStep,
} from './test-steps.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {import('./test-steps.mjs').Step} Step
 */

/** Steps at a time beside the tests, which leave much of two cores idle: they wait for browsers and webhooks. */
const atOnce = 1;

/** @type {Tally} */
const onePassed = { passed: 1, failed: 0, skipped: 0 };
/** @type {Tally} */
const oneFailed = { passed: 0, failed: 1, skipped: 0 };

/** @type {string[]} */
const failures = [];
/** @type {Tally} */
let tally = oneFailed;
try {
  if (await ensureInstalled()) tally = await runAll(await readScripts());
} catch (error) {
  console.error('npm test itself broke, which is a bug in tools/:', error);
}
if (failures.length > 0) console.log(['\nFailed:', ...failures, ''].join('\n  ').trimEnd());
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed === 0 ? 0 : 1;

/**
 * @param {Record<string, string>} scripts those of package.json
 * @returns {Promise<Tally>}
 */
async function runAll(scripts) {
  const browser = await runQuietly(browserStep, scripts);
  const limited = limiter(atOnce);
  const building = limited(() => runQuietly(buildStep, scripts));
  const statics = staticSteps.map(async (step) => {
    if (step.needsBuild && (await building).failed > 0) return notBuilt(step);
    return limited(() => runQuietly(step, scripts));
  });
  const tallies = await Promise.all([runVitest(scripts), building, ...statics]);
  tallies.push(browser);
  const built = (await building).failed === 0;
  tallies.push(built ? await runQuietly(ownSandboxStep, scripts) : notBuilt(ownSandboxStep));
  tallies.push(await runQuietly(proofStep, scripts));
  return sum(tallies);
}

/**
 * One line for a step that passes, its output too for one that does not.
 * @param {Step} step
 * @param {Record<string, string>} scripts
 */
async function runQuietly(step, scripts) {
  const { code, output, seconds } = await runProcess(command(step, scripts));
  const { rest, tally: counted } = takeClosingLine(output);
  const passed = code === 0 && (counted?.failed ?? 0) === 0;
  report(step, passed, seconds);
  if (!passed) console.log(`${rest.trim()}\n`);
  return honest(counted, passed);
}

/**
 * Shows vitest's own output as it comes, and counts from its JSON report.
 * @param {Record<string, string>} scripts
 */
async function runVitest(scripts) {
  const folder = await mkdtemp(join(tmpdir(), 'phlebo-test-'));
  const file = join(folder, 'vitest.json');
  try {
    const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`;
    const run = await runProcess(`${command(vitestStep, scripts)} ${reporters}`, undefined, {
      show: true,
    });
    const json = await readFile(file, 'utf8').catch(() => undefined);
    if (json === undefined) console.log('vitest left no report: it broke before the end.');
    const counted = json === undefined ? oneFailed : tallyVitest(JSON.parse(json));
    const passed = run.code === 0 && counted.failed === 0;
    report(vitestStep, passed, run.seconds);
    return honest(counted, passed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A step that counts nothing is one test; one that fails never counts as none failed.
 * @param {Tally | undefined} counted
 * @param {boolean} passed
 * @returns {Tally}
 */
function honest(counted, passed) {
  if (counted === undefined) return passed ? onePassed : oneFailed;
  return passed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** @param {Step} step */
function notBuilt(step) {
  console.log(`FAIL  ${step.title}: not run, since the build failed`);
  failures.push(`${step.title}: not run, since the build failed`);
  return oneFailed;
}

/**
 * @param {Step} step
 * @param {boolean} passed
 * @param {number} seconds
 */
function report(step, passed, seconds) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${step.title} (${seconds.toFixed(1)} s)`);
  if (!passed) failures.push(`${step.title}: ${step.onFailure} (alone: npm run ${step.script})`);
}

/**
 * @param {Step} step
 * @param {Record<string, string>} scripts
 */
function command(step, scripts) {
  const found = scripts[step.script];
  if (found === undefined) throw new Error(`package.json has no script "${step.script}".`);
  return found;
}

/** @returns {Promise<Record<string, string>>} */
async function readScripts() {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts;
}

/**
 * @param {number} limit
 * @returns {<T>(job: () => Promise<T>) => Promise<T>} runs jobs in the order given, so many at a time
 */
function limiter(limit) {
  let running = 0;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (job) => {
    if (running < limit) running += 1;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
