import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/report/any-text.ts';
import { failed, passed, reportOf } from '../../test/report/given-report.ts';
import { githubAnnotations, inertOutput, stepSummary } from './github.ts';
import type { Report } from './report.ts';

const linesOf = (report: Report): readonly string[] =>
  githubAnnotations(report).trimEnd().split('\n');

const warned = failed({ id: 'W-01', verdict: 'warn', level: 'SHOULD' });

/** How the runner of GitHub finds commands: it trims a line and looks for `::`, or for `##[` anywhere. */
const isCommand = (line: string): boolean => line.trim().startsWith('::') || line.includes('##[');

describe('annotations', () => {
  it('are an error for a failure, a warning for a warning, none for what passed', () => {
    expect(linesOf(reportOf([passed(), warned, failed()]))).toEqual([
      '::error title=BOOK-06 a booking is found by its id::GET /bookings/{id}. Expected status 200; came 500 oops',
      expect.stringMatching(/^::warning title=W-01 /) as string,
    ]);
    expect(githubAnnotations(reportOf([passed()]))).toBe('');
  });

  it('count an expected failure as a warning, and a warning as an error under --strict', () => {
    expect(linesOf(reportOf([failed({ expectedFailure: true })]))[0]).toMatch(/^::warning /);
    expect(linesOf(reportOf([warned], { strict: true }))[0]).toMatch(/^::error /);
  });

  it('tell of stale expectations and of a run that ended early', () => {
    const stale = [{ check: 'BOOK-05', why: 'it passes now' }];
    expect(linesOf(reportOf([], { stale, aborted: 'it hung' }))).toEqual([
      '::error title=The run ended early::it hung',
      '::error title=Stale%3A BOOK-05::it passes now',
    ]);
  });

  it('are ten at most: the worst, and the number of the others', () => {
    const many = Array.from({ length: 12 }, (_, index) => failed({ id: `F-${String(index)}` }));
    const lines = linesOf(reportOf([warned, ...many]));
    expect(lines).toHaveLength(10);
    expect(lines[9]).toMatch(/^::error title=and 4 more::/);
    expect(linesOf(reportOf(many.slice(0, 10)))).toHaveLength(10);
    expect(githubAnnotations(reportOf(many.slice(0, 10)))).not.toContain('more::');
  });

  it('escape what would end a command or its properties', () => {
    const check = failed({ title: '100%, a: b', actual: 'one\r\n::error::two' });
    const [line = ''] = linesOf(reportOf([check]));
    expect(line).toContain('title=BOOK-06 100%25%2C a%3A b::');
    expect(line).toContain('came one\\u{d}%0A::error::two');
  });

  it('are one line each, and no other, whatever a server sends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const check = failed({ title: text, section: text, expected: text, actual: text });
        const printed = githubAnnotations(reportOf([check], { aborted: text }));
        const lines = printed.split(/\r|\n/);
        expect(lines).toHaveLength(3);
        expect(lines.slice(0, 2).every((line) => line.startsWith('::error title='))).toBe(true);
      }),
    );
  });
});

describe('other output of the step', () => {
  it('holds no command, whatever a server sends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(inertOutput(text).split(/\r|\n/).some(isCommand)).toBe(false);
      }),
    );
  });

  it('is left as it is where nothing looks like a command', () => {
    const text = '✔ BOOK-01  a::b ## title [x]\n';
    expect(inertOutput(text)).toBe(text);
  });
});

describe('the step summary', () => {
  it('is the whole markdown report where there is room', () => {
    expect(stepSummary('# all\n', 0)).toBe('# all\n');
  });

  it('is cut at a line, and says so, where GitHub would refuse it', () => {
    const text = 'a line of thirty characters, é\n'.repeat(50_000);
    const cut = stepSummary(text, 1000);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(1024 * 1024 - 1000);
    expect(Buffer.byteLength(cut)).toBeGreaterThan(1024 * 1024 - 1200);
    expect(cut).toMatch(/characters, é\n\n\(cut here: the whole of it is in summary.md\)\n$/);
    expect(stepSummary(text, 1024 * 1024)).toBe('');
  });
});
