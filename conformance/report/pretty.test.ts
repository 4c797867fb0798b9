import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { briefEnd, prettyEnd, prettyLine, prettyProgress } from './pretty.ts';
import type { Report } from './report.ts';
import type { CheckEntry, Results } from './results.ts';
import { visible } from './visible.ts';

const plain = picocolors.createColors(false);

const entry = (over: Partial<CheckEntry> = {}): CheckEntry => ({
  ...{ id: 'BOOK-05', title: 'a booking is found by its id', area: 'booking', level: 'MUST' },
  ...{ requirements: ['R-BOOK-05'], section: 'GET /bookings/{id}', verdict: 'pass' },
  ...{ expectedFailure: false, reason: null, expected: null, actual: null },
  ...{ evidence: ['e1', 'e2'], durationMs: 3 },
  ...over,
});

const failed = entry({
  verdict: 'fail',
  reason: 'A booking of the client is answered as data.job.',
  expected: 'status 200',
  actual: '500 \u001b[31moops',
});

const results = (...checks: CheckEntry[]): Results => ({
  ...{ schemaVersion: 1, suite: { version: '1', contract: '1.0.0' } },
  ...{ target: { url: 'http://h', profile: null }, seed: 42, startedAt: '', durationMs: 1500 },
  requests: 7,
  summary: { pass: 1, fail: 1, warn: 0, error: 0, notApplicable: 0, notTestable: 2, observed: 0 },
  coverage: { requirements: 10, provable: 8, proved: 7 },
  ...{ checks, observations: [] },
  evidence: {
    e2: {
      ...{ kind: 'http', operationId: 'getBooking', response: null, fault: null, durationMs: 1 },
      request: { method: 'GET', url: 'http://h/x', headers: {}, body: null },
      curl: "curl -sS -i 'http://h/x'",
    },
  },
});

const end = (over: Partial<Report> = {}): string =>
  prettyEnd(
    {
      ...{ results: results(failed), exitCode: 1, strict: false, stale: [], aborted: undefined },
      ...over,
    },
    'reports',
    plain,
  );

describe('the line of a check', () => {
  it('has its mark, its id and what it says', () => {
    expect(prettyLine(entry(), plain)).toBe('✔ BOOK-05     a booking is found by its id\n');
    expect(prettyLine(failed, plain)).toMatch(/^✘ BOOK-05/);
  });

  it('marks an expected failure', () => {
    expect(prettyLine({ ...failed, expectedFailure: true }, plain)).toMatch(/\(expected\)/);
  });

  it('has colour only when it is wanted', () => {
    expect(prettyLine(entry(), picocolors.createColors(true))).toContain('\u001b[32m');
  });
});

describe('the progress of a run', () => {
  it('is told with its failures, if there are any', () => {
    expect(prettyProgress({ ended: 37, of: 240, failed: 2 }, plain)).toBe('37 of 240, 2 failed');
    expect(prettyProgress({ ended: 37, of: 240, failed: 0 }, plain)).toBe('37 of 240');
  });
});

describe('the end of the report', () => {
  it('explains a failure: requirement, section, what was due, what came, how to repeat it', () => {
    const text = end();
    expect(text).toContain('A booking of the client is answered as data.job.');
    expect(text).toContain('spec     GET /bookings/{id}');
    expect(text).toContain('expected status 200');
    expect(text).toContain("repeat   curl -sS -i 'http://h/x'");
    expect(text).toContain('evidence e1 e2');
  });

  it('lets no control character of the server through', () => {
    expect(end()).toContain('came     500 \\u{1b}[31moops');
  });

  it('names checks that lack the same power together', () => {
    const lacking = { verdict: 'not-testable', reason: 'no clock' } as const;
    const text = end({
      results: results(entry({ ...lacking, id: 'A-01' }), entry({ ...lacking, id: 'A-02' })),
    });
    expect(text).toMatch(/no clock\n\s+A-01 A-02/);
  });

  it('says how to run again what failed', () => {
    expect(end()).toContain('Run what failed again with --only BOOK-05 --seed 42\n');
    const many = Array.from({ length: 22 }, (_, index) => ({
      ...failed,
      id: `A-${String(index)}`,
    }));
    expect(end({ results: results(...many) })).toMatch(/A-19 --seed 42 \(and 2 others\)\n/);
    expect(end({ results: results(entry()) })).not.toContain('again');
  });

  it('names of much evidence the first and the last', () => {
    const much = Array.from({ length: 78 }, (_, index) => `e${String(index + 1)}`);
    expect(end({ results: results({ ...failed, evidence: much }) })).toContain(
      'e1 e2 e3 e4 … e75 e76 e77 e78 (78 in all)',
    );
  });

  it('tells numbers, seed and where the reports are', () => {
    expect(end()).toContain('1 passed, 1 failed, 2 not testable');
    expect(end()).toContain('7 of 10 requirements proved (8 could be)');
    expect(end()).toContain('7 requests in 1.5 s, seed 42, reports in reports');
  });

  it('says why a run ended early, and spares the list of what was not asked', () => {
    const unasked = entry({ verdict: 'not-testable', reason: 'the run ended' });
    const text = end({ results: results(unasked), aborted: 'nothing listens there' });
    expect(text).toContain('The run ended early: nothing listens there');
    expect(text).not.toContain('Not testable');
  });

  it('names stale expectations', () => {
    expect(end({ stale: [{ check: 'A-01', why: 'it passes now' }] })).toContain(
      'Stale expectation A-01: it passes now',
    );
  });
});

describe('visible text', () => {
  it('keeps line breaks and shows what would act on a terminal', () => {
    expect(visible('a\nb\tc')).toBe('a\nb\tc');
    expect(visible('\u001b]0;x\u0007\u202e')).toBe('\\u{1b}]0;x\\u{7}\\u{202e}');
  });

  it('shows halves of pairs and characters that are none, and leaves pairs whole', () => {
    expect(visible('\ud800\udc00\ud800 \ufffe\uffff')).toBe(
      '\ud800\udc00\\u{d800} \\u{fffe}\\u{ffff}',
    );
  });
});

describe('the end of a run that prints nothing', () => {
  const briefly = (over: Partial<Report> = {}): string =>
    briefEnd(
      {
        ...{ results: results(failed), exitCode: 1, strict: false, stale: [], aborted: undefined },
        ...over,
      },
      'reports',
    );

  it('has its numbers, and where the reports are', () => {
    expect(briefly()).toMatch(/^1 passed, 1 failed/);
    expect(briefly()).toContain('reports in reports');
  });

  it('says why it ended early', () => {
    expect(briefly({ aborted: 'nobody answers' })).toMatch(
      /^The run ended early: nobody answers\n/,
    );
  });
});
