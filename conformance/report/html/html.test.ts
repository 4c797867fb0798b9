import { describe, expect, it } from 'vitest';
import { failed, notTestable, passed, reportOf } from '../../../test/report/given-report.ts';
import type { Requirement } from '../../requirements.ts';
import type { Report } from '../report.ts';
import { htmlReport } from './html.ts';

const requirement: Requirement = {
  ...{ id: 'R-BOOK-05', section: 'GET /bookings/{id}', level: 'MUST', party: 'server' },
  ...{ text: 'A booking is answered as data.job.', open: [], reason: undefined },
};

/** Without what stands between tags for the eye, in one line. */
const page = (report: Report): string =>
  htmlReport(report, {
    requirements: new Map([[requirement.id, requirement]]),
    assets: { style: 'body { margin: 0 }', script: 'void 0;' },
  }).replace(/\s+/g, ' ');

const banner = (report: Report): string =>
  (/<div class="banner.*?<\/div>/.exec(page(report))?.[0] ?? '').replace(/<[^>]*>/g, '').trim();

describe('the banner', () => {
  it.each([
    ['a failure', reportOf([failed(), passed()]), 'Does not conform 1 check failed.'],
    [
      'a run in which all passed',
      reportOf([passed()], { exitCode: 0 }),
      'No violation found 1 check passed.',
    ],
    [
      'checks that could not be tested',
      reportOf([passed(), notTestable()], { exitCode: 0 }),
      'No violation found 1 check passed. 1 check could not be tested.',
    ],
    [
      'an expected failure',
      reportOf([failed({ expectedFailure: true }), passed()], { exitCode: 0 }),
      'No violation found 1 check passed. 1 expected failure.',
    ],
    [
      'nothing but lacking powers',
      reportOf([notTestable()], { exitCode: 5 }),
      'Nothing was exercised 1 check could not be tested.',
    ],
    [
      'a broken runner',
      reportOf([passed({ verdict: 'error' })], { exitCode: 4 }),
      'The runner broke In 1 check; the server is not blamed for that. 0 checks failed.',
    ],
    [
      'an early end',
      reportOf([], { exitCode: 3, aborted: 'nothing listens there' }),
      'The run ended early nothing listens there. What was not asked is not judged.',
    ],
    [
      'a stale expectation',
      reportOf([passed()], { stale: [{ check: 'BOOK-05', why: 'it passes now' }] }),
      'An expectation is stale No check failed that was not expected to.',
    ],
  ])('tells of %s', (_, report, words) => {
    expect(banner(report)).toBe(words);
  });
});

describe('the page', () => {
  it('names stale expectations', () => {
    const stale = [{ check: 'BOOK-05', why: 'it passes now' }];
    expect(page(reportOf([passed()], { stale }))).toContain('<b>BOOK-05</b> it passes now');
  });

  it('says of what could not be tested how to change that, once for all that it would change', () => {
    const other = 'no venue can be made. To make it testable: offer clock.advance.';
    const checks = [notTestable(), notTestable({ id: 'LIFE-02', reason: other })];
    const text = page(reportOf(checks));
    expect(text.match(/<b>To change that:<\/b> offer clock\.advance\./g)).toHaveLength(1);
    expect(text).toMatch(/<b>2 checks<\/b>.*the clock cannot be moved.*no venue can be made/);
  });

  it('tells the answers to open points, as the value of a policy where there is one', () => {
    const observations = [
      { id: 'O07', question: 'Which?', answer: 'This.', value: 'this', evidence: [] },
    ];
    const text = page(reportOf([passed()], { results: { observations } }));
    expect(text).toMatch(/<b>O07<\/b> Which\?.*This\..*<code>O07=this<\/code>/);
  });

  it('says of a failure which requirement it violates, in words', () => {
    const text = page(reportOf([failed()]));
    expect(text).toMatch(
      /<h3>Violated<\/h3>.*A booking is answered as data\.job\..*href="#BOOK-06"/,
    );
  });

  it('tells at the top what came, and the command that runs what failed again', () => {
    const checks = [failed({ actual: 'job.passthrough is missing' }), passed()];
    const text = page(reportOf([...checks, failed({ id: 'BOOK-07', actual: null })]));
    expect(text).toMatch(/<ul class="broken">.*BOOK-06.*Came: job\.passthrough is missing.*<\/ul>/);
    expect(text).toContain(
      'npx phlebo check --url &#39;http://h&#39; --only BOOK-06,BOOK-07 --seed 42',
    );
    expect(page(reportOf([passed()]))).not.toContain('npx phlebo check');
  });

  it('lets only its own style and script run, by their fingerprints', () => {
    expect(page(reportOf([passed()]))).toMatch(
      /default-src &#39;none&#39;; style-src &#39;sha256-[\w+/=]{44}&#39;; script-src &#39;sha256-[\w+/=]{44}&#39;/,
    );
  });
});
