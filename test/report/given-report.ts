/** Reports put together by hand, for tests of one format. */
import type { Evidence } from '../../conformance/engine/evidence.ts';
import { summarize } from '../../conformance/engine/verdict.ts';
import type { Report } from '../../conformance/report/report.ts';
import type { CheckEntry, Results } from '../../conformance/report/results.ts';

export const passed = (over: Partial<CheckEntry> = {}): CheckEntry => ({
  ...{ id: 'BOOK-05', title: 'a booking is found by its id', area: 'booking', level: 'MUST' },
  ...{ requirements: ['R-BOOK-05'], section: 'GET /bookings/{id}', verdict: 'pass' },
  ...{ expectedFailure: false, reason: null, expected: null, actual: null },
  ...{ evidence: ['e1', 'e2'], durationMs: 3 },
  ...over,
});

export const failed = (over: Partial<CheckEntry> = {}): CheckEntry =>
  passed({
    ...{ id: 'BOOK-06', verdict: 'fail', reason: 'A booking is answered as data.job.' },
    ...{ expected: 'status 200', actual: '500 oops' },
    ...over,
  });

export const notTestable = (over: Partial<CheckEntry> = {}): CheckEntry =>
  passed({
    ...{ id: 'LIFE-01', area: 'life', verdict: 'not-testable', evidence: [] },
    reason: 'the clock cannot be moved. To make it testable: offer clock.advance.',
    ...over,
  });

export const httpEvidence = (
  over: Partial<Extract<Evidence, { kind: 'http' }>> = {},
): Evidence => ({
  ...{ kind: 'http', operationId: 'getBooking', fault: null, durationMs: 12 },
  request: {
    method: 'GET',
    url: 'http://h/api/integration/v1/bookings/x',
    headers: {},
    body: null,
  },
  response: { status: 500, headers: { 'content-type': 'text/html' }, body: 'oops' },
  curl: "curl -sS -i 'http://h/x'",
  ...over,
});

type Over = Partial<Omit<Report, 'results'>> & { readonly results?: Partial<Results> };

export function reportOf(
  checks: readonly CheckEntry[],
  { results = {}, ...over }: Over = {},
): Report {
  const observations = results.observations ?? [];
  return {
    ...{ exitCode: 1, stale: [], aborted: undefined, strict: false },
    results: {
      ...{ schemaVersion: 1, suite: { version: '1.2.3', contract: '1.0.0' } },
      ...{ target: { url: 'http://h', profile: null }, seed: 42, durationMs: 1500, requests: 7 },
      startedAt: '2027-01-04T09:00:00.000Z',
      summary: summarize(
        checks.map(({ verdict }) => verdict),
        observations.length,
      ),
      coverage: { requirements: 10, provable: 8, proved: 7 },
      ...{ checks, observations, evidence: { e1: httpEvidence(), e2: httpEvidence() } },
      ...results,
    },
    ...over,
  };
}
