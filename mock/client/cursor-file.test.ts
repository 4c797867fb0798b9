import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCursor, readCursor, saveCursor } from './cursor-file.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-cursor-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

it('gives back what was saved last, and leaves no other file', () => {
  const file = join(dir, 'cursor');
  expect(loadCursor(file)).toBeUndefined();
  saveCursor(file, '3fa91c04-57');
  saveCursor(file, '3fa91c04-58');
  expect(loadCursor(file)).toBe('3fa91c04-58');
  expect(readdirSync(dir)).toEqual(['cursor']);
});

it('refuses what is no cursor, and a file that cannot be used', () => {
  const file = join(dir, 'cursor');
  writeFileSync(file, 'once upon a time');
  expect(() => loadCursor(file)).toThrow(`--cursor-file (${file}) takes a cursor`);
  expect(() => loadCursor(dir)).toThrow(`--cursor-file ${dir} cannot be used`);
  expect(() => {
    saveCursor(join(dir, 'nowhere', 'cursor'), '1');
  }).toThrow('cannot be used: ENOENT');
  expect(readCursor('--since', '0')).toBe('0');
  expect(() => readCursor('--since', '-1')).toThrow('--since takes a cursor');
});
