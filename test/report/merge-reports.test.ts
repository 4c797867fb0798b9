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
const check = (name: string, only: string, seed = '1') =>
  runPhlebo([
    ...['check', '--url', server.url, '--seed', seed, '--only', only, '--report', 'json'],
    ...['--report-dir', at(name)],
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

it('what a real run writes line by line fits the published schema', () => {
  const text = readFileSync(at('two', 'results.ndjson'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeGreaterThan(4);
  expect(faultsOfEvents(text)).toEqual([]);
});
