/** Load from wrk on a core of its own; a figure counts only if the server's core was busy. */

import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds, loadCore, type RunningServer } from './process.ts';

const run = promisify(execFile);

export type Request = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Round = {
  readonly requestsPerSecond: number;
  /** Share of the server's core that was used, 0 to 1. */
  readonly busy: number;
  readonly errors: number;
};

const connections = 10;

/** One round of `seconds`. Answers other than 2xx count as errors. */
export const load = async (
  server: RunningServer,
  request: Request,
  seconds: number,
): Promise<Round> => {
  const script = await scriptFor(request);
  const before = await cpuSeconds(server.pid);
  const began = performance.now();
  const { stdout } = await run('taskset', [
    '-c',
    loadCore,
    'wrk',
    '-t1',
    `-c${String(connections)}`,
    `-d${String(seconds)}s`,
    '-s',
    script,
    `${server.url}${request.path}`,
  ]);
  const elapsed = (performance.now() - began) / 1000;
  const busy = ((await cpuSeconds(server.pid)) - before) / elapsed;
  const errors = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    busy: Math.min(1, busy),
    errors,
  };
};

/** wrk takes method, headers and body from a Lua script. */
const scriptFor = async ({ method = 'GET', headers = {}, body }: Request): Promise<string> => {
  const lines = [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    ...(body === undefined ? [] : [`wrk.body = [==[${body}]==]`]),
  ];
  const file = join(await mkdtemp(join(tmpdir(), 'phlebo-bench-')), 'request.lua');
  await writeFile(file, lines.join('\n'));
  return file;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
