import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReports } from './reports.ts';
import type { Reports } from './reports.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const open = (): Reports =>
  openReports({
    ...{
      formats: [],
      dir,
      print: () => undefined,
      complain: () => undefined,
      coloured: false,
      live: false,
    },
    ...{ checks: 0, strict: false, stepSummary: undefined },
  });

describe('the reports of a run', () => {
  it('have the scenarios of failed walks beside them', () => {
    open().onScenario('WALK-01', 'arazzo: 1.0.1\n');
    const file = join(dir, 'walks', 'WALK-01.arazzo.yaml');
    expect(readFileSync(file, 'utf8')).toBe('arazzo: 1.0.1\n');
  });

  it('have none of an earlier run', () => {
    open().onScenario('WALK-01', 'arazzo: 1.0.1\n');
    open();
    expect(existsSync(join(dir, 'walks'))).toBe(false);
  });
});
