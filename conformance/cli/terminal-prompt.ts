/** Asks the person at the terminal, one line at a time. */
import { createInterface } from 'node:readline/promises';
import type { Prompt } from '../target/manual-channel.ts';

/**
 * Questions go to standard error, so that reports on standard output stay whole. The input is read only once a
 * question is asked; when it ends, nobody is there any more.
 */
export function terminalPrompt(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Prompt {
  let lines: AsyncIterator<string, undefined> | undefined;
  return async (text) => {
    lines ??= createInterface({ input, terminal: false })[Symbol.asyncIterator]();
    output.write(text);
    return (await lines.next()).value;
  };
}
