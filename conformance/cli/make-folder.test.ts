import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { makeFolder } from './make-folder.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

describe('the folder of the reports', () => {
  it('is made with all that leads to it', () => {
    const deep = join(dir, 'a', 'b', 'c');
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('may be there already', () => {
    makeFolder(dir);
    expect(statSync(dir).isDirectory()).toBe(true);
  });

  it('cannot be a file, nor be in one', () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(() => {
      makeFolder(file);
    }).toThrow(UsageError);
    expect(() => {
      makeFolder(join(file, 'reports'));
    }).toThrow(`reports cannot be written to ${join(file, 'reports')}`);
  });

  it.runIf(process.platform === 'linux')('is refused at once where nothing can be made', () => {
    expect(() => {
      makeFolder('/proc/nowhere/reports');
    }).toThrow('reports cannot be written to /proc/nowhere/reports');
  });
});
