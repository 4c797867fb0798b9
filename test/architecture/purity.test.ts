// ESLint's bans in the pure rooms, shown catching what they are there for.

import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Our own configuration without the rules that need a whole program: the planted files are not on disk. */
const eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked });

const impure = [
  'export const at = Date.now();',
  'export const at = new Date();',
  'export const at = Date();',
  'export const luck = Math.random();',
  'export const home = process.env;',
  'export const answer = fetch("http://127.0.0.1");',
  'setTimeout(() => undefined, 1);',
  'setInterval(() => undefined, 1);',
  'setImmediate(() => undefined);',
  'export const id = crypto.randomUUID();',
  'export const id = globalThis.crypto.randomUUID();',
  'export const at = performance.now();',
  'console.log("decided");',
  'export const late = await import("./late.ts");',
];

const rooms = ['mock/domain/job/decide.ts', 'mock/application/commands.ts'];

describe.each(rooms)('in %s', (filePath) => {
  it.each(impure)('%s is refused', async (code) => {
    expect(await messages(code, filePath)).toContainEqual(expect.stringContaining('are pure:'));
  });

  it('a date made from an argument is welcome', async () => {
    const code = 'export const next = (now: Date) => new Date(now.getTime() + 1);';
    expect(await messages(code, filePath)).toEqual([]);
  });
});

it('adapters and tests may be impure', async () => {
  const code = 'export const at = Date.now();';
  expect(await messages(code, 'mock/adapters/clock/system-clock.ts')).toEqual([]);
  expect(await messages(code, 'mock/domain/job/decide.test.ts')).toEqual([]);
});

async function messages(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result?.messages.map(({ message }) => message) ?? ['nothing was linted'];
}
