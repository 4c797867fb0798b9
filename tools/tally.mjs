// @ts-check
// Counts tests: what passed, failed and was skipped, and the plain line that says so.

/** @typedef {{passed: number, failed: number, skipped: number}} Tally */

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '');
}

const closing = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m;

/**
 * Splits a program's output from the closing line that it ended with.
 * @param {string} output
 * @returns {{rest: string, tally: Tally | undefined}}
 */
export function takeClosingLine(output) {
  const found = closing.exec(output);
  if (found === null) return { rest: output, tally: undefined };
  const [passed, failed, skipped] = found.slice(1).map((digits) => Number(digits ?? 0));
  return {
    rest: output.replace(found[0], ''),
    tally: { passed: passed ?? 0, failed: failed ?? 0, skipped: skipped ?? 0 },
  };
}

/**
 * @typedef {object} VitestReport
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{status: string, assertionResults: {status: string}[]}[]} testResults one for each file
 */

/**
 * A file that broke before or outside its tests counts as one failure, and so does a run that
 * failed though no test did (an error that nobody caught).
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function tallyVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
