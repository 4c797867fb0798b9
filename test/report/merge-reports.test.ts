/** `phlebo merge-reports` as a user starts it, on what real runs have left. */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Results } from '../../conformance/report/results.ts';
import { always } from '../conformance/wrong-server.ts';
import type { Listening } from '../conformance/wrong-server.ts';
import { runPhlebo } from '../terminal/process.ts';
import { faultsOfEvents, faultsOfResults } from './schemas.ts';

let dir: string;
let server: Listening;
const at = (...names: string[]): string => join(dir, ...names);
const check = (name: string, only: string, seed = '1', ...more: readonly string[]) =>
  runPhlebo([
    ...['check', '--url', server.url, '--seed', seed, '--only', only, '--report', 'json'],
    ...['--report-dir', at(name), ...more],
  ]);
const merge = (...names: readonly string[]) =>
  runPhlebo([
    ...['merge-reports', ...names.map((name) => at(name))],
    ...['--report', 'pretty,junit,html,markdown', '--report-dir', at('merged')],
  ]);

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-merge-'));
  server = await always(500, 'text/html', '<h1>oops</h1>');
  await Promise.all([
    check('one', 'AUTH-01'),
    check('two', 'AUTH-02,AUTH-03'),
    check('odd', 'AUTH-01', '2'),
  ]);
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('phlebo merge-reports', { timeout: 60_000 }, () => {
  it('joins two shards into one results.json, the reports that were asked for, and one exit code', async () => {
    const { code, out, err } = await merge('one', 'two');
    expect(err).toBe('');
    expect(code).toBe(1);
    expect(out).toMatch(/3 failed/);
    const text = readFileSync(at('merged', 'results.json'), 'utf8');
    expect(faultsOfResults(text)).toEqual([]);
    const results = JSON.parse(text) as Results;
    expect(results.checks.map(({ id }) => id)).toEqual(['AUTH-01', 'AUTH-02', 'AUTH-03']);
    for (const { evidence } of results.checks) {
      expect(evidence.map((id) => results.evidence[id]?.kind)).toContain('http');
    }
    for (const [file, begin] of [
      ['junit.xml', '<?xml'],
      ['report.html', '<!doctype'],
      ['summary.md', '# phlebo'],
    ] as const) {
      expect(readFileSync(at('merged', file), 'utf8').startsWith(begin)).toBe(true);
    }
  });

  it('ends with 3 when a shard was cut off, and keeps what it had found', async () => {
    const lines = readFileSync(at('two', 'results.ndjson'), 'utf8').split('\n');
    mkdirSync(at('cut'));
    const begun = lines.filter((line) => !line.startsWith('{"type":"end"')).join('\n');
    writeFileSync(at('cut', 'results.ndjson'), begun);
    appendFileSync(at('cut', 'results.ndjson'), '{"type":"che');
    const { code, out } = await merge('one', 'cut');
    expect(code).toBe(3);
    expect(out).toMatch(/cut was cut off before its end/);
    expect(out).toMatch(/3 failed/);
  });

  it('is wrong usage with shards of several seeds, a folder without results, or lines that are none', async () => {
    mkdirSync(at('empty'));
    mkdirSync(at('false'));
    writeFileSync(at('false', 'results.ndjson'), '{"type":"start"}\n');
    const [seeds, empty, wrong] = await Promise.all([
      merge('one', 'odd'),
      merge('one', 'empty'),
      merge('false'),
    ]);
    expect([seeds.code, empty.code, wrong.code]).toEqual([2, 2, 2]);
    expect(seeds.err).toMatch(/^phlebo merge-reports: .*Give all shards the same --seed\.\n$/);
    expect(empty.err).toMatch(/empty holds neither results\.ndjson nor results\.json/);
    expect(wrong.err).toMatch(/results\.ndjson:1 is not what phlebo check writes/);
  });

  it('says which file it cannot read, and what it could not write', async () => {
    mkdirSync(at('folder', 'results.ndjson'), { recursive: true });
    const unreadable = await merge('folder');
    expect(unreadable.code).toBe(2);
    expect(unreadable.err).toMatch(/^phlebo merge-reports: .*results\.ndjson cannot be read: /);
    rmSync(at('merged'), { recursive: true, force: true });
    mkdirSync(at('merged', 'summary.md'), { recursive: true });
    const unwritten = await merge('one');
    rmSync(at('merged'), { recursive: true });
    expect(unwritten.code).toBe(4);
    expect(unwritten.err).toMatch(
      /^phlebo merge-reports: the reports in .* are not whole, .*summary\.md/,
    );
  });
});

describe('phlebo merge-reports of parts', { timeout: 60_000 }, () => {
  const part = (name: string, only: string, shard: string, ...more: readonly string[]) =>
    check(name, only, '7', '--shard', shard, ...more);
  beforeAll(async () => {
    await Promise.all([
      part('part-1', 'AUTH-01,AUTH-02', '1/2'),
      part('part-2', 'AUTH-02,AUTH-01', '2/2'),
      part('part-2-again', 'AUTH-01,AUTH-02', '2/2'),
      part('part-of-3', 'AUTH-01,AUTH-02', '2/3'),
      part('part-of-other', 'AUTH-01,AUTH-03', '2/2'),
      part('deep-part', 'AUTH-01,AUTH-02', '2/2', '--depth', 'full'),
    ]);
  }, 60_000);

  it('joins them when all are there', async () => {
    const { code, out } = await merge('part-1', 'part-2');
    expect(code).toBe(1);
    expect(out).toMatch(/2 failed/);
    expect(out).not.toMatch(/ended early/);
  });

  it('ends with 3 when one is missing, says which, and reports what there is', async () => {
    const { code, out } = await merge('part-1');
    expect(code).toBe(3);
    expect(out).toMatch(/The run ended early: part 2\/2 is missing: name its folder, too/);
    const text = readFileSync(at('merged', 'results.json'), 'utf8');
    expect(faultsOfResults(text)).toEqual([]);
    expect((JSON.parse(text) as Results).checks.map(({ id }) => id)).toEqual(['AUTH-01']);
  });

  it('says what is missing when no lines were asked for, too', async () => {
    const { code, out, err } = await runPhlebo([
      ...['merge-reports', at('part-2'), '--report', 'html', '--report-dir', at('merged')],
    ]);
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(/part 1\/2 is missing/);
  });

  it('refuses what does not belong together, or is there twice', async () => {
    const refused: readonly (readonly [names: readonly string[], words: RegExp])[] = [
      [['part-1', 'part-1'], /part 1\/2 is there twice, in \S+part-1 and in \S+part-1\. Name/],
      [['part-2', 'part-1', 'part-2-again'], /part 2\/2 is there twice, .*part-2-again\./],
      [['part-1', 'part-of-3'], /is 2, that of \S+part-of-3 is 3\. Give all shards the same n/],
      [['part-1', 'part-of-other'], /part-of-other is part of another selection of checks than/],
      [['part-1', 'deep-part'], /deep-part is full\. Give all shards the same --depth/],
      [['part-1', 'one'], /Give all shards the same --seed/],
    ];
    const ends = await Promise.all(refused.map(([names]) => merge(...names)));
    expect(ends.map(({ code }) => code)).toEqual(refused.map(() => 2));
    for (const [place, [, words]] of refused.entries()) expect(ends[place]?.err).toMatch(words);
  });

  it('reads what an older version has left, of which nothing is known to be missing', async () => {
    const lines = readFileSync(at('part-1', 'results.ndjson'), 'utf8');
    mkdirSync(at('old'));
    const old = lines.replace(/,"shard":"1\/2","depth":"default","selection":"[0-9a-f]+"/, '');
    expect(old).not.toBe(lines);
    writeFileSync(at('old', 'results.ndjson'), old);
    const { code, out } = await merge('old');
    expect(code).toBe(1);
    expect(out).toMatch(/1 failed/);
  });
});

it('what a real run writes line by line fits the published schema', () => {
  const text = readFileSync(at('two', 'results.ndjson'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeGreaterThan(4);
  expect(faultsOfEvents(text)).toEqual([]);
});
