import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failed, passed, reportOf } from '../../test/report/given-report.ts';
import type { ReportFormat } from './report-formats.ts';
import { writeReports } from './write-reports.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-reports-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

async function write(formats: readonly ReportFormat[], stepSummary?: string): Promise<string> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const desk = { formats, dir, print, stepSummary, requirements: new Map() };
  await writeReports(reportOf([passed(), failed()]), desk);
  return printed;
}

const begin = (name: string): string => readFileSync(join(dir, name), 'utf8').slice(0, 8);

it('writes each format that was asked for into its file, and no other', async () => {
  await write(['json', 'junit', 'html', 'markdown']);
  expect(readdirSync(dir).sort()).toEqual([
    'junit.xml',
    'report.html',
    'results.json',
    'summary.md',
  ]);
  expect(['junit.xml', 'report.html', 'results.json', 'summary.md'].map(begin)).toEqual([
    ...['<?xml ve', '<!doctyp', '{\n  "sch', '# phlebo'],
  ]);
});

it('prints annotations for GitHub, and adds to the summary of the step', async () => {
  const summary = join(dir, 'step.md');
  writeFileSync(summary, 'of an earlier command\n');
  expect(await write(['github'], summary)).toMatch(/^::error title=BOOK-06 .*\n$/);
  expect(readFileSync(summary, 'utf8')).toMatch(/^of an earlier command\n# phlebo check of /);
  expect(readdirSync(dir)).toEqual(['step.md']);
});

it('prints annotations outside of GitHub, too, where there is no summary', async () => {
  expect(await write(['github'])).toMatch(/^::error /);
  expect(readdirSync(dir)).toEqual([]);
});

it('writes the others when one cannot be written, and says so', async () => {
  mkdirSync(join(dir, 'junit.xml'));
  await expect(write(['json', 'junit', 'markdown'])).rejects.toThrow('junit.xml');
  expect(['results.json', 'summary.md'].map(begin)).toEqual(['{\n  "sch', '# phlebo']);
});
