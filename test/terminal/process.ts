// `phlebo` as a user starts it: a process of its own, read line by line.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

export type Phlebo = {
  readonly child: ChildProcess & { readonly stdout: NodeJS.ReadableStream };
  readonly ended: Promise<Ended>;
  /** The first line, past or to come, of either output that matches; rejects when it ends before. */
  readonly line: (pattern: RegExp) => Promise<string>;
  /** Ctrl+C. */
  readonly interrupt: () => Promise<Ended>;
};

export const startPhlebo = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Phlebo => {
  const child = spawn(process.execPath, [inject('builtCli'), ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const follow = (stream: NodeJS.ReadableStream, name: 'out' | 'err'): void => {
    createInterface({ input: stream }).on('line', (line) => {
      output[name] += `${line}\n`;
      lines.push(line);
      wake();
    });
  };
  follow(child.stdout, 'out');
  follow(child.stderr, 'err');
  let isOver = false;
  const ended = once(child, 'close').then(([code]): Ended => {
    isOver = true;
    wake();
    return { code: code as number | null, ...output };
  });
  return {
    child,
    ended,
    line: async (pattern) => {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        if (isOver) throw new Error(`ended without ${String(pattern)}:\n${lines.join('\n')}`);
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
};

export const runPhlebo = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> => startPhlebo(args, env).ended;
