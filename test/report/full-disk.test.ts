/** A disk that is full ends in one sentence and the exit code of a broken runner, and hides no verdict. */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWith } from '../../conformance/cli/end-with.ts';
import { openReports } from '../../conformance/cli/reports.ts';
import { exitCodes } from '../../conformance/engine/exit-code.ts';
import { failed, reportOf } from './given-report.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

/** Takes no byte: a file of Linux for this very purpose. */
const fullDevice = '/dev/full';

it.skipIf(!existsSync(fullDevice))(
  'the verdicts are printed, and why the reports are not whole',
  async () => {
    symlinkSync(fullDevice, join(dir, 'results.ndjson'));
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const printed: string[] = [];
    const reports = openReports({
      ...{ formats: ['pretty'], dir, print: (text) => printed.push(text), coloured: false },
      ...{
        complain: () => undefined,
        live: false,
        checks: 1,
        strict: false,
        stepSummary: undefined,
      },
    });
    const end = reportOf([failed()]);
    const code = await endWith('check', async () => {
      reports.onCheck(failed());
      await reports.finish(end);
      return end.exitCode;
    });
    expect(code).toBe(exitCodes.broken);
    expect(printed.join('')).toContain('BOOK-06');
    const said = complaints.mock.calls.map(([text]) => String(text)).join('');
    expect(said).toMatch(/^phlebo check: the reports in .* are not whole, .*: ENOSPC/);
    expect(said).not.toContain('    at ');
  },
);
