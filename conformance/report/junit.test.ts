import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/report/any-text.ts';
import { failed, notTestable, passed, reportOf } from '../../test/report/given-report.ts';
import { junitReport } from './junit.ts';
import type { Report } from './report.ts';
import { visible } from './visible.ts';

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

/** Strict: throws at the first thing that is not well-formed XML 1.0. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  const here = (): Element => open.at(-1) ?? root;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: Element = { name, attributes, children: [], text: '' };
    here().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => (here().text += text));
  parser.on('cdata', (text) => (here().text += text));
  parser.write(xml).close();
  const [top] = root.children;
  if (top === undefined) throw new Error('there is no element');
  return top;
}

const suitesOf = (report: Report): readonly Element[] => parse(junitReport(report)).children;
const casesOf = (report: Report): readonly Element[] =>
  suitesOf(report).flatMap(({ children }) => named(children, 'testcase'));
const named = (elements: readonly Element[], name: string): Element[] =>
  elements.filter((element) => element.name === name);
const only = (report: Report): Element => casesOf(report)[0]!;
const child = (element: Element, name: string): Element | undefined =>
  named(element.children, name)[0];

describe('junit.xml', () => {
  it('has a suite for each area and a case for each check, and counts them', () => {
    const report = reportOf([passed(), failed(), notTestable()]);
    expect(suitesOf(report).map(({ attributes }) => attributes)).toMatchObject([
      { name: 'booking', tests: '2', failures: '1', errors: '0', skipped: '0' },
      { name: 'life', tests: '1', failures: '0', errors: '0', skipped: '1' },
    ]);
    expect(casesOf(report).map(({ attributes }) => attributes['name'])).toEqual([
      'BOOK-05 a booking is found by its id',
      'BOOK-06 a booking is found by its id',
      'LIFE-01 a booking is found by its id',
    ]);
  });

  it('tells of a failure what was due, where the spec says it, what came and how to repeat it', () => {
    const failure = child(only(reportOf([failed()])), 'failure');
    expect(failure?.attributes['message']).toBe('expected status 200, came 500 oops');
    expect(failure?.text).toContain('reason: A booking is answered as data.job.');
    expect(failure?.text).toContain('spec: GET /bookings/{id}');
    expect(failure?.text).toContain("repeat: curl -sS -i 'http://h/x'");
  });

  it('names the requirements of a check as properties', () => {
    const check = passed({ requirements: ['R-A-01', 'R-B-02'] });
    const properties = child(only(reportOf([check])), 'properties')?.children ?? [];
    expect(properties.map(({ attributes }) => attributes)).toEqual(
      expect.arrayContaining([
        { name: 'requirement', value: 'R-A-01' },
        { name: 'requirement', value: 'R-B-02' },
      ]),
    );
  });

  it.each(['not-testable', 'not-applicable'] as const)(
    'skips what is %s, with the reason',
    (verdict) => {
      const check = notTestable({ verdict, reason: 'no clock' });
      expect(child(only(reportOf([check])), 'skipped')?.attributes).toEqual({
        message: 'no clock',
      });
    },
  );

  it('blames a broken check on the runner', () => {
    const check = passed({ verdict: 'error', reason: 'a bug' });
    expect(child(only(reportOf([check])), 'error')?.attributes).toMatchObject({
      message: 'a bug',
      type: 'phlebo',
    });
  });

  it('lets a warning pass, told as output, and fail under --strict', () => {
    const check = failed({ verdict: 'warn', level: 'SHOULD' });
    const lenient = only(reportOf([check]));
    expect(child(lenient, 'failure')).toBeUndefined();
    expect(child(lenient, 'system-out')?.text).toMatch(/^warning: reason: /);
    expect(child(only(reportOf([check], { strict: true })), 'failure')).toBeDefined();
  });

  it('does not fail for a failure that was expected', () => {
    const testCase = only(reportOf([failed({ expectedFailure: true })]));
    expect(child(testCase, 'failure')).toBeUndefined();
    expect(child(testCase, 'skipped')?.attributes['message']).toMatch(/^expected to fail: /);
  });

  it('has observations as passing cases of their own suite', () => {
    const observations = [{ id: 'O07', question: 'Which?', answer: 'This.', evidence: [] }];
    const suite = suitesOf(reportOf([passed()], { results: { observations } })).at(-1);
    expect(suite?.attributes).toMatchObject({ name: 'observations', tests: '1', failures: '0' });
    expect(
      child(
        suite!.children.find(({ name }) => name === 'testcase')!,
        'system-out',
      )?.text,
    ).toBe('This.');
  });

  it('fails for a stale expectation, and breaks for a run that ended early', () => {
    const stale = [{ check: 'BOOK-05', why: 'it passes now' }];
    const suite = suitesOf(reportOf([passed()], { stale, aborted: 'nothing listens there' })).at(
      -1,
    );
    expect(suite?.attributes).toMatchObject({
      name: 'run',
      tests: '2',
      failures: '1',
      errors: '1',
    });
  });

  it('never has an empty suite, also when nothing was run', () => {
    for (const report of [
      reportOf([]),
      reportOf([passed()]),
      reportOf([failed(), notTestable()]),
    ]) {
      const tests = suitesOf(report).map(({ attributes }) => Number(attributes['tests']));
      expect(tests.length).toBeGreaterThan(0);
      expect(Math.min(...tests)).toBeGreaterThan(0);
    }
  });

  it('is well-formed whatever a server sends, and shows what it sent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const hostile = {
          title: text,
          section: text,
          reason: text,
          expected: text,
          actual: `it was ${text}`,
        };
        const report = reportOf(
          [
            failed(hostile),
            notTestable({ reason: text }),
            passed({ verdict: 'error', reason: text }),
            failed({ ...hostile, verdict: 'warn' }),
            failed({ ...hostile, expectedFailure: true }),
          ],
          {
            aborted: text,
            stale: [{ check: text, why: text }],
            results: {
              target: { url: text, profile: text },
              observations: [{ id: 'O07', question: text, answer: text, evidence: [] }],
            },
          },
        );
        const failure = child(only(report), 'failure');
        expect(failure?.text).toContain(
          visible(`came: it was ${text}`).replaceAll(']]>', ']]\\u{3e}'),
        );
      }),
    );
  });
});
