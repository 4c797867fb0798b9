/** Servers and load as processes of their own, one core each, watched through /proc. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export const serverCore = '0';
export const loadCore = '1';

export type RunningServer = {
  readonly pid: number;
  /** The first line of JSON that the server printed. */
  readonly hello: Readonly<Record<string, unknown>>;
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** Starts `node ARGS…` on the servers' core and waits for its line `{"url": …}`. */
export const startServer = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> => {
  const child = spawn('taskset', ['-c', serverCore, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const hello = await firstJsonLine(child, args);
  return {
    pid: Number(child.pid),
    hello,
    url: String(hello['url']),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const firstJsonLine = async (
  child: ChildProcess,
  args: readonly string[],
): Promise<Readonly<Record<string, unknown>>> => {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    child.stdout.resume();
    return JSON.parse(line) as Record<string, unknown>;
  }
  throw new Error(`${args.join(' ')} ended before it listened`);
};

/** CPU time (user and system) that a process has used so far, in seconds. */
export const cpuSeconds = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
  // The name may hold spaces; what follows its closing bracket does not (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Resident memory of a process, in MiB. */
export const residentMiB = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};
