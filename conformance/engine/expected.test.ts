import { describe, expect, it } from 'vitest';
import { isExpected, parseExpectations, staleExpectations } from './expected.ts';
import type { Verdict } from './verdict.ts';

const entry = { check: 'BOOK-01', reason: 'known', until: '2027-01-31' };
const known = (verdict: Verdict | undefined, today = '2027-01-31') => ({
  catalogue: new Set(['BOOK-01']),
  verdicts: new Map(verdict === undefined ? [] : [['BOOK-01', verdict]]),
  today,
});

describe('an expected failure', () => {
  it('is marked when the check fails or warns, and only then', () => {
    expect(isExpected([entry], 'BOOK-01', 'fail')).toBe(true);
    expect(isExpected([entry], 'BOOK-01', 'warn')).toBe(true);
    expect(isExpected([entry], 'BOOK-01', 'pass')).toBe(false);
    expect(isExpected([entry], 'BOOK-01', 'error')).toBe(false);
    expect(isExpected([entry], 'BOOK-02', 'fail')).toBe(false);
  });

  it('may stand anywhere in the list', () => {
    const list = [entry, { ...entry, check: 'BOOK-02' }];
    expect(['BOOK-01', 'BOOK-02', 'BOOK-03'].map((id) => isExpected(list, id, 'fail'))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('is not stale while the check fails, up to and on its last day', () => {
    expect(staleExpectations([entry], known('fail'))).toEqual([]);
  });

  it('is stale when the check passes', () => {
    expect(staleExpectations([entry], known('pass'))).toMatchObject([
      { check: 'BOOK-01', why: expect.stringContaining('passes now') as string },
    ]);
  });

  it('is stale when its day has passed', () => {
    expect(staleExpectations([entry], known('fail', '2027-02-01'))).toMatchObject([
      { check: 'BOOK-01', why: expect.stringContaining('2027-01-31') as string },
    ]);
  });

  it('is stale when there is no such check', () => {
    expect(staleExpectations([{ ...entry, check: 'BOOK-99' }], known('fail'))).toMatchObject([
      { check: 'BOOK-99', why: expect.stringContaining('no such check') as string },
    ]);
  });

  it('is not stale when the check was left out or could not be tested', () => {
    expect(staleExpectations([entry], known(undefined))).toEqual([]);
    expect(staleExpectations([entry], known('not-testable'))).toEqual([]);
  });
});

describe('the file of expected failures', () => {
  it('is a YAML list of check, reason and day', () => {
    const yaml = '- { check: BOOK-01, reason: known, until: 2027-01-31 }';
    expect(parseExpectations('e.yaml', yaml)).toEqual([entry]);
  });

  it('may be empty', () => {
    expect(parseExpectations('e.yaml', '\n')).toEqual([]);
  });

  it('names what is wrong in it, with the place', () => {
    expect(() => parseExpectations('e.yaml', '- { check: BOOK-01, until: soon }')).toThrow(
      /e\.yaml:1:\d+ \[0\]\.reason is missing\ne\.yaml:1:\d+ \[0\]\.until expected a day/,
    );
  });

  it('says of a day that is no text that once', () => {
    const yaml = '- { check: BOOK-01, reason: known, until: 2027 }';
    expect(() => parseExpectations('e.yaml', yaml)).toThrow(
      /^e\.yaml:1:\d+ \[0\]\.until expected a text, got 2027$/,
    );
  });
});
