import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/report/any-text.ts';
import { failed, notTestable, passed, reportOf } from '../../test/report/given-report.ts';
import { markdownReport } from './markdown.ts';

const rowsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));

describe('summary.md', () => {
  it('begins with what was judged and the numbers', () => {
    const text = markdownReport(reportOf([passed(), failed()]));
    expect(text).toMatch(
      /^# phlebo check of ` http:\/\/h `\n\n\*\*1 passed, 1 failed\*\*; 7 of 10/,
    );
  });

  it('has a row for each failure, the worst first, and the line that repeats it', () => {
    const warned = failed({ id: 'A-01', verdict: 'warn' });
    const text = markdownReport(reportOf([warned, failed()]));
    expect(rowsOf(text).slice(1)).toEqual([
      '| failed | BOOK-06 | a booking is found by its id | GET /bookings/\\{id\\} | status 200 | 500 oops |',
      expect.stringMatching(/^\| warned \| A-01 /) as string,
    ]);
    expect(text).toContain("```sh\n# BOOK-06\ncurl -sS -i 'http://h/x'");
  });

  it('tells what the spec leaves open, what could not be tested, what is stale and why it ended', () => {
    const observations = [{ id: 'O07', question: 'Which?', answer: 'This.', evidence: [] }];
    const stale = [{ check: 'BOOK-05', why: 'it passes now' }];
    const text = markdownReport(
      reportOf([notTestable()], { stale, aborted: 'it hung', results: { observations } }),
    );
    expect(text).toContain('- O07: Which? **This.**');
    expect(text).toContain('- `LIFE-01`: the clock cannot be moved. To make it testable:');
    expect(text).toContain('- `BOOK-05`: it passes now');
    expect(text).toContain('**The run ended early:** it hung');
  });

  it('keeps the text of a server in its cell, as text', () => {
    const actual = 'a | b `c` <img src=x> @all [x](https://h) \\| *y*\nnext';
    const [, row = ''] = rowsOf(markdownReport(reportOf([failed({ actual })])));
    expect(row).toContain(
      'a &#124; b \\`c\\` &lt;img src=x&gt; @<!-- -->all \\[x\\](https\\://h) \\\\&#124; \\*y\\* next |',
    );
  });

  it('closes a code block only where it ends, whatever backticks are in it', () => {
    const evidence = {
      e2: { kind: 'http', operationId: null, fault: null, durationMs: 1, response: null },
    } as const;
    const request = { method: 'GET', url: 'http://h', headers: {}, body: null };
    const curl = 'curl ```` x';
    const text = markdownReport(
      reportOf([failed()], { results: { evidence: { e2: { ...evidence.e2, request, curl } } } }),
    );
    expect(text).toContain(`${'`'.repeat(5)}sh\n# BOOK-06\n${curl}\n${'`'.repeat(5)}\n`);
  });

  it('has as many cells in each row as in its head, whatever a server sends', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const check = failed({ title: text, section: text, expected: text, actual: text });
        const rows = rowsOf(markdownReport(reportOf([check])));
        expect(rows).toHaveLength(2);
        expect(rows.map((row) => row.split('|').length)).toEqual([8, 8]);
      }),
    );
  });
});
