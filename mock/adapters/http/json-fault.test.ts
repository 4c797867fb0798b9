import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('findJsonFault', () => {
  it('finds none in JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        expect(findJsonFault(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });

  it('agrees with JSON.parse on text that was JSON before one place was changed', () => {
    const pieces = [
      '',
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '-',
      '.',
      'e',
      'u',
      '\n',
      'x',
    ];
    const changed = fc.tuple(fc.jsonValue(), fc.nat(), fc.nat(2), fc.constantFrom(...pieces));
    fc.assert(
      fc.property(changed, ([value, place, cut, piece]) => {
        const json = JSON.stringify(value);
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + piece + json.slice(at + cut);
        expect(findJsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees with JSON.parse on scraps of JSON', () => {
    const scraps = ['{', '}', '[', ']', ',', ':', '"a"', '1', '-0.5e+3', '01', 'true', 'nul', ' '];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scraps), { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        expect(findJsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['[1, 2', { line: 1, column: 6, expected: 'a comma or ]' }],
    ['[1, ]', { line: 1, column: 5, expected: 'a value' }],
    ['{"a": "b\nc"}', { line: 1, column: 7, expected: 'a value' }],
    ['{"a": 1 "b": 2}', { line: 1, column: 9, expected: 'a comma or }' }],
    ['[\r\n  01\r\n]', { line: 2, column: 3, expected: 'a value or ]' }],
    ['["\\x"]', { line: 1, column: 2, expected: 'a value or ]' }],
  ])('names the place and what was expected: %j', (text, fault) => {
    expect(findJsonFault(text)).toEqual(fault);
  });

  it('reads the longest strings and the deepest nesting that a body can have', () => {
    expect(findJsonFault(`"${'a\\n'.repeat(34_000)}"`)).toBeUndefined();
    expect(findJsonFault('['.repeat(51_000) + ']'.repeat(51_000))).toBeUndefined();
    expect(findJsonFault('['.repeat(100_000))?.column).toBe(100_001);
  });
});
