// @ts-check
// Runs one child process; what stops us stops the child.

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing separator removed. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Tools installed here come first, so that a script runs the pinned version however it is started. */
const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

/** No tool may phone home, advertise its next version, or colour what goes into a file. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 128 + n after signal n, 127 if the command could not be started
 * @property {string} output standard output and error as they came; empty when `show` was set
 * @property {number} seconds
 */

/**
 * @param {string} command run by the shell when `args` is left out
 * @param {string[]} [args]
 * @param {{show?: boolean, env?: Record<string, string>}} [options] `show` passes the output through instead of keeping it
 * @returns {Promise<Outcome>}
 */
export function runProcess(command, args, { show = false, env = {} } = {}) {
  const started = performance.now();
  const child = spawn(command, args ?? [], {
    cwd: root,
    env: { ...process.env, ...quiet, PATH: path, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: args === undefined,
  });
  const release = passSignalsOn(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      release();
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once('close', (code, signal) => {
      end(code ?? 128 + (signal === null ? 1 : (signalNumber[signal] ?? 1)));
    });
  });
}

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const signalNumber = { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} takes the listeners off again
 */
function passSignalsOn(child) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal);
    process.exit(128 + (signalNumber[signal] ?? 1));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => void process.off('SIGINT', stop).off('SIGTERM', stop);
}
