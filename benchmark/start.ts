/** From the start of the process to the first 200, and the memory it takes before any load. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median } from './load.ts';
import { residentMiB, serverCore } from './process.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type Start = { readonly ms: number; readonly residentMiB: number };

export const measureStart = async ({ rounds }: { readonly rounds: number }): Promise<void> => {
  const sandbox: Start[] = [];
  const express: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    sandbox.push(
      await startOnce([here('../dist/cli.js'), 'mock'], 'PHLEBO_PORT', '/_sandbox/docs/'),
    );
    express.push(await startOnce([here('./servers/stock-express.mjs')], 'BENCH_PORT', '/'));
  }
  const ms = (starts: readonly Start[]): number => median(starts.map((start) => start.ms));
  const memory = (starts: readonly Start[]): number =>
    median(starts.map((start) => start.residentMiB));
  console.log('\nStart to first 200\n');
  for (const [name, starts] of [
    ['sandbox, default world', sandbox],
    ['bare Express', express],
  ] as const) {
    console.log(
      `  ${name.padEnd(30)} ${ms(starts).toFixed(0).padStart(8)} ms   ${memory(starts).toFixed(0)} MiB resident`,
    );
  }
  console.log(`  sandbox / bare Express (at most 2): ${(ms(sandbox) / ms(express)).toFixed(2)}`);
};

const startOnce = async (
  args: readonly string[],
  portVariable: string,
  path: string,
): Promise<Start> => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('taskset', ['-c', serverCore, process.execPath, ...args], {
    stdio: 'ignore',
    env: { ...process.env, [portVariable]: String(port), BENCH_BARE: '1' },
  });
  await first200(port, path, child);
  const ms = performance.now() - began;
  const resident = await residentMiB(Number(child.pid));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { ms, residentMiB: resident };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** Asks again as soon as the last attempt was refused. */
const first200 = async (port: number, path: string, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    if ((await statusOf(port, path)) === 200) return;
  }
  throw new Error('the server ended before it answered');
};

const statusOf = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const outgoing = request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', () => {
      // Give the server's process its turn between two attempts.
      setTimeout(resolve, 1, undefined);
    });
    outgoing.end();
  });
