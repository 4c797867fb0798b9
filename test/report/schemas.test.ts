import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../conformance/report/json.ts';
import type { Evidence } from '../../conformance/engine/evidence.ts';
import { ndjsonLine } from '../../conformance/report/ndjson.ts';
import { failed, httpEvidence, passed, reportOf } from './given-report.ts';
import { faultsOfEvents, faultsOfResults } from './schemas.ts';

const kinds: readonly Evidence[] = [
  httpEvidence(),
  httpEvidence({ response: null, fault: 'no answer came' }),
  {
    kind: 'control',
    action: 'a',
    parameters: {},
    reply: {},
    fault: null,
    durationMs: 1,
    curl: 'c',
  },
  {
    ...{ kind: 'webhook', mailbox: 'primary', eventType: 'job.created', webhookId: null },
    ...{ receivedAt: '2027-01-04T09:00:00.000Z', headers: {}, body: '{}' },
    ...{ problems: ['no signature'], answered: null },
  },
  {
    ...{ kind: 'page', url: 'http://h', step: 'open', shown: 'Book', fault: null },
    ...{ screenshot: null, trace: 'pages/HOSTED-01-1.zip', durationMs: 1 },
  },
];

describe('the published schemas', () => {
  it.each(kinds)('take evidence of each kind: $kind', (record) => {
    expect(faultsOfEvents(ndjsonLine({ type: 'evidence', id: 'e1', ...record }))).toEqual([]);
    const report = reportOf([passed()], { results: { evidence: { e1: record } } });
    expect(faultsOfResults(jsonReport(report))).toEqual([]);
  });

  it('take stale expectations and an early end', () => {
    const report = reportOf([failed()], {
      stale: [{ check: 'A-01', why: 'x' }],
      aborted: 'it hung',
    });
    expect(faultsOfResults(jsonReport(report))).toEqual([]);
  });

  const start = {
    ...{ type: 'start', schemaVersion: 1, suite: { version: '1.2.3', contract: '1.0.0' } },
    ...{ target: { url: 'http://h', profile: null }, seed: 7 },
    startedAt: '2027-01-04T09:00:00.000Z',
  };

  it.each([
    ['a whole run', { shard: null, depth: 'full', selection: '0f' }],
    ['a part', { shard: '2/4', depth: 'default', selection: '0f' }],
    ['a run of an older version, which does not tell', {}],
  ])('take the start of %s', (_, told) => {
    expect(faultsOfEvents(JSON.stringify({ ...start, ...told }))).toEqual([]);
  });

  it.each([
    ['a part that is none', { ...start, shard: '0/4' }],
    ['a depth that is none', { ...start, depth: 'deep' }],
    ['an unknown kind of line', { type: 'other' }],
    ['a key that is not described', { type: 'check', ...passed(), more: 1 }],
    ['evidence without its id', { type: 'evidence', ...httpEvidence() }],
    ['evidence of an unknown kind', { type: 'evidence', id: 'e1', kind: 'rumour' }],
    ['a verdict that is none', { type: 'check', ...passed(), verdict: 'green' }],
  ])('refuse %s', (_, event) => {
    expect(faultsOfEvents(JSON.stringify(event))).not.toEqual([]);
  });
});
