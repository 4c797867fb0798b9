import { describe, expect, it } from 'vitest';
import { closingLine, sum, takeClosingLine, tallyVitest } from './tally.mjs';

describe('the closing line', () => {
  it('names what was skipped only if something was', () => {
    expect(closingLine({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed');
    expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });

  it('is taken out of the output that it closes', () => {
    expect(takeClosingLine('A-01 passed\n2 passed, 1 failed, 4 skipped\n')).toEqual({
      rest: 'A-01 passed\n\n',
      tally: { passed: 2, failed: 1, skipped: 4 },
    });
  });

  it('is missing from a program that counts nothing', () => {
    expect(takeClosingLine('12 passed, as far as I know')).toEqual({
      rest: '12 passed, as far as I know',
      tally: undefined,
    });
  });
});

it('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

describe("vitest's report", () => {
  const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const report = {
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [passing],
  };

  it('is counted as it stands', () => {
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('counts a file that broke before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const testResults = [passing, broken];
    expect(tallyVitest({ ...report, success: false, testResults })).toMatchObject({ failed: 1 });
  });

  it('counts an error that no test owns', () => {
    expect(tallyVitest({ ...report, success: false })).toMatchObject({ failed: 1 });
  });

  it('counts a failed test once, not its file again', () => {
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const failed = { ...report, success: false, numFailedTests: 1, testResults: [failing] };
    expect(tallyVitest(failed)).toMatchObject({ failed: 1 });
  });
});
