/** Control by a program: one process for each action, the protocol's JSON on standard input, its reply on standard output. */
import { spawn } from 'node:child_process';
import type { ControlAnswer, ControlChannel } from './control-channel.ts';
import { readReply } from './control-channel.ts';
import { quote } from './curl.ts';
import type { Limits } from './http.ts';
import { calledOff } from './transport-error.ts';

type Words = readonly [string, ...string[]];

/** A reply of the protocol is small; a program that goes on for longer is ended. */
const longestReply = 1024 * 1024;

/** `run` is the program and its arguments; no shell reads them. */
export function commandChannel(run: Words, limits: Limits): ControlChannel {
  return {
    curl: (action, parameters) => {
      const message = JSON.stringify({ action, ...parameters });
      return `printf %s ${quote(message)} | ${run.map(quote).join(' ')}`;
    },
    send: (action, parameters, signal = limits.signal) =>
      carryOut(run, JSON.stringify({ action, ...parameters }), { ...limits, signal }),
  };
}

type Ended = { readonly code: number | null; readonly output: string; readonly problem?: string };

async function carryOut(run: Words, message: string, limits: Limits): Promise<ControlAnswer> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const ended = await runOnce(run, message, AbortSignal.any([timeout, limits.signal]));
  if (limits.signal.aborted) throw calledOff();
  const broken = (why: 'unreachable' | 'not-the-protocol', problem: string): ControlAnswer => ({
    kind: 'broken',
    why,
    problem: `${run[0]} ${problem}`,
  });
  if (timeout.aborted)
    return broken('unreachable', `gave no reply within ${String(limits.timeoutMs)} ms`);
  if (ended.problem !== undefined) return broken('unreachable', ended.problem);
  if (ended.code !== 0) return broken('not-the-protocol', `ended with code ${String(ended.code)}`);
  return (
    readReply(ended.output) ?? broken('not-the-protocol', `said ${ended.output.slice(0, 120)}`)
  );
}

const runOnce = (
  [program, ...words]: Words,
  message: string,
  signal: AbortSignal,
): Promise<Ended> =>
  new Promise((resolve) => {
    // What the program has to say to a person goes to the terminal, past the reply.
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'], signal });
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > longestReply) child.kill();
      else chunks.push(chunk);
    });
    // A program need not read what it is told.
    child.stdin.on('error', () => undefined);
    child.stdin.end(message);
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT' ? 'cannot be found' : `failed: ${error.message}`;
      resolve({ code: null, output: '', problem: missing });
    });
    child.once('close', (code) => {
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
