/** junit.xml: a test suite for each area, a test case for each check, for CI servers that draw such things. */
import junit from 'junit-report-builder';
import type { Builder, TestCase, TestSuite } from 'junit-report-builder';
import type { Observation } from '../engine/bench.ts';
import { gates } from '../engine/verdict.ts';
import { explain } from './explain.ts';
import type { Report } from './report.ts';
import type { CheckEntry } from './results.ts';
import { visible } from './visible.ts';

/** What the package exports is a builder; its declarations take it for a module that holds one. */
const blank = junit as unknown as Builder;

/** The builder puts long texts into CDATA, and does not split one that has the end of CDATA in it twice. */
const shown = (text: string): string => visible(text).replaceAll(']]>', ']]\\u{3e}');

/** An area without checks has no suite, and so has a run without observations or stale expectations. */
export function junitReport(report: Report): string {
  const builder = blank.newBuilder().name('phlebo check');
  const { checks } = report.results;
  for (const area of new Set(checks.map((check) => check.area))) {
    const suite = addSuite(builder, area, report);
    for (const check of checks) if (check.area === area) addCheck(suite, check, report);
  }
  addObservations(builder, report);
  addRun(builder, report);
  return `${builder.build()}\n`;
}

function addSuite(builder: Builder, name: string, { results }: Report): TestSuite {
  // The time is without its zone in JUnit; it is UTC here.
  const suite = builder.testSuite().name(name).timestamp(results.startedAt.slice(0, 19));
  suite.property('target', shown(results.target.url));
  suite.property('seed', String(results.seed));
  return suite;
}

function addCheck(suite: TestSuite, check: CheckEntry, report: Report): void {
  const testCase = suite
    .testCase()
    .name(shown(`${check.id} ${check.title}`))
    .className(`phlebo.${check.area}`)
    .time(check.durationMs / 1000);
  for (const requirement of check.requirements) testCase.property('requirement', requirement);
  testCase.property('level', check.level);
  if (check.section !== '') testCase.property('section', shown(check.section));
  tellVerdict(testCase, check, report);
}

function tellVerdict(testCase: TestCase, check: CheckEntry, report: Report): void {
  const story = storyOf(check, report);
  switch (check.verdict) {
    case 'fail':
    case 'warn':
      if (gates(check.verdict, report) && !check.expectedFailure) {
        testCase.failure(headline(check), check.level).stacktrace(story);
      } else if (check.expectedFailure) {
        testCase.standardOutput(story);
        skip(testCase, `expected to fail: ${headline(check)}`);
      } else {
        testCase.standardOutput(`warning: ${story}`);
      }
      return;
    case 'error':
      testCase.error(headline(check), 'phlebo', story);
      return;
    case 'not-applicable':
    case 'not-testable':
      skip(testCase, shown(check.reason ?? check.verdict));
      return;
    case 'pass':
    case 'observed':
      if (check.reason !== null) testCase.standardOutput(shown(check.reason));
  }
}

const headline = ({ expected, actual, reason }: CheckEntry): string =>
  shown(expected === null ? (reason ?? '') : `expected ${expected}, came ${actual ?? 'nothing'}`);

const storyOf = (check: CheckEntry, { results }: Report): string =>
  explain(check, results.evidence)
    .map(({ name, text }) => `${name}: ${shown(text)}`)
    .join('\n');

/** The builder knows no reason for a skipped case: the usual attribute is added to what it has built. */
function skip(testCase: TestCase, reason: string): void {
  const build = testCase.skipped().build.bind(testCase);
  testCase.build = (parent) => {
    const element = build(parent);
    for (const child of element.children) {
      if ('name' in child && child.name === 'skipped' && 'att' in child) {
        (child as typeof element).att('message', reason);
      }
    }
    return element;
  };
}

function addObservations(builder: Builder, report: Report): void {
  const { observations } = report.results;
  if (observations.length === 0) return;
  const suite = addSuite(builder, 'observations', report);
  for (const observation of observations) addObservation(suite, observation);
}

function addObservation(suite: TestSuite, { id, question, answer }: Observation): void {
  suite
    .testCase()
    .name(shown(`${id} ${question}`))
    .className('phlebo.observations')
    .standardOutput(shown(answer));
}

/** What became of the run as a whole: there when it ended early, when an expectation is stale, or when nothing was run. */
function addRun(builder: Builder, report: Report): void {
  const { aborted, stale, results } = report;
  const isEmpty = results.checks.length === 0 && results.observations.length === 0;
  if (aborted === undefined && stale.length === 0 && !isEmpty) return;
  const suite = addSuite(builder, 'run', report);
  const whole = suite.testCase().name('the run came to its end').className('phlebo.run');
  if (aborted !== undefined) whole.error(shown(aborted), 'aborted');
  for (const { check, why } of stale) {
    suite
      .testCase()
      .name(shown(`the expectation of ${check} is current`))
      .className('phlebo.run')
      .failure(shown(why), 'stale');
  }
}
