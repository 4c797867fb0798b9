import { describe, expect, it } from 'vitest';
import { failed, httpEvidence, notTestable, passed } from '../../test/report/given-report.ts';
import type { Check } from '../engine/check.ts';
import { held } from '../engine/outcome.ts';
import type { Part } from '../engine/part.ts';
import type { Requirement } from '../requirements.ts';
import type { Counted } from './merge.ts';
import { mergeShards } from './merge.ts';
import type { Shard } from './shard.ts';

const suite = { version: '1.2.3', contract: '1.0.0' };

const ended = { exitCode: 0, strict: false, aborted: null, stale: [] } as const;

const shard = (name: string, over: Partial<Shard> = {}): Shard => ({
  ...{ name, suite, target: { url: 'http://h', profile: null }, seed: 7, part: undefined },
  ...{ startedAt: '2027-01-04T09:00:00.000Z', durationMs: 1000, requests: 3, ended },
  checks: [passed({ id: `${name.toUpperCase()}-01`, requirements: ['R-1'] })],
  observations: [],
  evidence: new Map([
    ['e1', httpEvidence({ curl: `${name} 1` })],
    ['e2', httpEvidence({ curl: `${name} 2` })],
  ]),
  ...over,
});

const part = (name: string, told: string | null, over: Partial<Part> = {}): Shard =>
  shard(name, { part: { shard: told, depth: 'default', selection: 'one', ...over } });

const check = (id: string): Check => ({
  ...{ id, title: id, area: 'booking', level: 'MUST', requirements: ['R-1'], kind: 'active' },
  ...{ asks: [], run: () => Promise.resolve(held()) },
});

const requirement: Requirement = {
  ...{ id: 'R-1', section: 'S', level: 'MUST', party: 'server', text: 'T', open: [] },
  reason: undefined,
};

const counted: Counted = {
  suite,
  catalogue: [check('A-01'), check('B-01')],
  requirements: new Map([['R-1', requirement]]),
};

const merged = (...shards: [Shard, ...Shard[]]) => mergeShards(shards, counted);

describe('merged shards', () => {
  it('have all checks, requests and evidence, each record under an id of its own', () => {
    const observation = { id: 'O07', question: 'q', answer: 'a', evidence: ['e2'] };
    const { results } = merged(shard('a'), shard('b', { observations: [observation] }));
    expect(results.checks.map(({ id, evidence }) => [id, evidence])).toEqual([
      ['A-01', ['e1', 'e2']],
      ['B-01', ['e3', 'e4']],
    ]);
    expect(results.observations[0]?.evidence).toEqual(['e4']);
    expect(results.evidence['e4']).toMatchObject({ curl: 'b 2' });
    expect(Object.keys(results.evidence)).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect(results.requests).toBe(6);
    expect(results.summary).toMatchObject({ pass: 2, observed: 1 });
  });

  it('prove together what none of them proves alone', () => {
    expect(merged(shard('a')).results.coverage).toMatchObject({ provable: 1, proved: 0 });
    expect(merged(shard('a'), shard('b')).results.coverage).toMatchObject({ proved: 1 });
  });

  it('took from the first start to the last end', () => {
    const later = shard('b', { startedAt: '2027-01-04T09:00:05.000Z', durationMs: 2000 });
    expect(merged(later, shard('a')).results).toMatchObject({
      startedAt: '2027-01-04T09:00:00.000Z',
      durationMs: 7000,
    });
  });

  it('say of a check that ran in several what was worst, and pass what one of them could exercise', () => {
    const of = (...checks: Shard['checks'][number][]) =>
      checks.map((one, index) => shard(`s${String(index)}`, { checks: [{ ...one, id: 'W-01' }] }));
    const verdictOf = (...checks: Parameters<typeof of>) => {
      const [first, ...others] = of(...checks);
      return merged(first!, ...others).results.checks.map(({ verdict }) => verdict);
    };
    expect(verdictOf(passed(), failed())).toEqual(['fail']);
    expect(verdictOf(failed(), passed())).toEqual(['fail']);
    expect(verdictOf(notTestable(), passed())).toEqual(['pass']);
    expect(verdictOf(failed(), passed({ verdict: 'error' }))).toEqual(['fail']);
  });

  it.each([
    ['all passed', shard('b'), 0],
    ['one failed', shard('b', { checks: [failed()] }), 1],
    ['one failed as expected', shard('b', { checks: [failed({ expectedFailure: true })] }), 0],
    ['one warned', shard('b', { checks: [failed({ verdict: 'warn' })] }), 0],
    [
      'one warned under --strict',
      shard('b', { checks: [failed({ verdict: 'warn' })], ended: { ...ended, strict: true } }),
      1,
    ],
    [
      'an expectation is stale',
      shard('b', { ended: { ...ended, stale: [{ check: 'A-01', why: 'x' }] } }),
      1,
    ],
    ['one broke and one failed', shard('b', { checks: [passed({ verdict: 'error' })] }), 4],
    ['one ended early', shard('b', { ended: { ...ended, aborted: 'it hung' } }), 3],
    ['one was cut off', shard('b', { ended: undefined }), 3],
  ])('end, when %s, as a run in one piece would', (_, other, exitCode) => {
    expect(merged(shard('a'), other).exitCode).toBe(exitCode);
  });

  it('end with 5 when nothing was exercised in any', () => {
    expect(merged(shard('a', { checks: [notTestable()] })).exitCode).toBe(5);
  });

  it('say which shard was cut off, and name a stale expectation once', () => {
    const stale = [{ check: 'A-01', why: 'x' }];
    const one = shard('a', { ended: { ...ended, stale } });
    const report = merged(one, { ...one, name: 'b' }, shard('c', { ended: undefined }));
    expect(report.aborted).toBe('c was cut off before its end');
    expect(report.stale).toEqual(stale);
  });

  it.each([
    [
      'targets',
      { target: { url: 'http://other', profile: null } },
      /the target of a is http:\/\/h, that of b is http:\/\/other\. Let all/,
    ],
    [
      'profiles',
      { target: { url: 'http://h', profile: 'p' } },
      /that of b is http:\/\/h \(profile p\)/,
    ],
    ['seeds', { seed: 8 }, /the seed of a is 7, that of b is 8\. Give all shards the same --seed/],
    [
      'suites',
      { suite: { version: '2', contract: '1.0.0' } },
      /that of b is phlebo 2 \(contract 1\.0\.0\)/,
    ],
  ])('are refused when their %s differ', (_, over, words) => {
    expect(() => merged(shard('a'), shard('b', over))).toThrow(words);
  });

  it('are refused by another version than the one that ran them', () => {
    const old = { suite: { version: '0.9', contract: '1.0.0' } };
    expect(() => merged(shard('a', old))).toThrow(/were run by phlebo 0\.9 .*merge them with/);
  });
});

describe('parts of a run', () => {
  it('are the whole when all are there, in any order', () => {
    const report = merged(part('b', '2/2'), part('a', '1/2'));
    expect([report.exitCode, report.aborted]).toEqual([0, undefined]);
    expect(merged(part('a', '1/1')).exitCode).toBe(0);
  });

  it('end with 3 when some are missing, which are named, and keep what there is', () => {
    const one = merged(part('a', '1/2'));
    expect([one.exitCode, one.aborted]).toEqual([3, 'part 2/2 is missing: name its folder, too']);
    expect(one.results.checks.map(({ id }) => id)).toEqual(['A-01']);
    expect(merged(part('a', '3/4'), part('b', '1/4')).aborted).toBe(
      'parts 2/4, 4/4 are missing: name their folders, too',
    );
    expect(merged(part('a', '1/9999')).aborted).toMatch(/^parts 2\/9999, .* and 9978 more are/);
  });

  it('may be cut off and missing in one run', () => {
    const cut = { ...part('a', '1/2'), ended: undefined };
    expect(merged(cut).aborted).toBe(
      'a was cut off before its end; part 2/2 is missing: name its folder, too',
    );
  });

  it.each([
    ['there twice', part('b', '1/2'), /part 1\/2 is there twice, in a and in b\. Name one folder/],
    ['of another n', part('b', '2/3'), /parts of a is 2, that of b is 3\. Give all .* same n in/],
    [
      'of another depth',
      part('b', '2/2', { depth: 'full' }),
      /depth of a is default, that of b is full\. Give all shards the same --depth/,
    ],
    [
      'of another selection',
      part('b', '2/2', { selection: 'other' }),
      /b is part of another selection of checks than a\. Give all shards the same --only/,
    ],
    ['no parts', part('b', null), /a is part 1\/2, and b was run without --shard\. Leave b out/],
  ])('are refused when one is %s', (_, other, words) => {
    expect(() => merged(part('a', '1/2'), other)).toThrow(words);
    // One that does not tell its part keeps nothing of this from being seen.
    expect(() => merged(shard('old'), part('a', '1/2'), other)).toThrow(words);
  });

  it('are not known to be missing when a shard does not tell which it is', () => {
    expect(merged(part('a', '1/2'), shard('old')).exitCode).toBe(0);
  });

  it('are none when runs were not parted: those are joined whatever they have selected', () => {
    const other = part('b', null, { selection: 'other', depth: 'full' });
    expect(merged(part('a', null), other, shard('old')).exitCode).toBe(0);
  });
});
