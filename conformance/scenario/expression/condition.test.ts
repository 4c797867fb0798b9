import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCondition } from './condition.ts';
import type { Context } from './context.ts';
import { ExpressionError } from './expression-error.ts';
import { judgeCondition } from './judge-condition.ts';
import { readJsonPath } from './json-path.ts';
import { readPattern } from './pattern.ts';
import { readExpression, readTemplate } from './template.ts';

const context: Context = {
  inputs: { name: 'Ada', quick: false, count: 0, nested: { list: [{ id: 'a' }, { id: 'b' }] } },
  outputs: undefined,
  steps: new Map([['book', { jobId: 'J-1', fee: 12.5 }]]),
  workflows: new Map([['other', { inputs: { x: 1 }, outputs: { y: 'z' } }]]),
  sources: new Map([['api', 'openapi.yaml']]),
  exchange: {
    url: 'http://host/jobs',
    method: 'GET',
    request: { header: { 'x-api-key': 'k' }, query: { limit: '5' }, path: { id: 'J-1' }, body: {} },
    response: {
      status: 200,
      header: { 'x-count': '5' },
      body: { data: { status: 'CONFIRMED', none: null, 'a/b': 1, 'm~n': 2, list: [10, 20] } },
    },
  },
};
const met = (condition: string): boolean => judgeCondition(condition, context).met;

describe('a simple condition', () => {
  it.each([
    // Comparisons.
    '$statusCode == 200',
    '$statusCode != 404',
    '$statusCode >= 200 && $statusCode < 300',
    '200 <= $statusCode',
    '$steps.book.outputs.fee > 12',
    '$steps.book.outputs.fee == 12.5e0',
    '-1 < 0',
    // Texts: without case, a quote inside is written twice.
    "$inputs.name == 'ADA'",
    "$inputs.name != 'Bob'",
    "'a' < 'B'",
    "'it''s' == 'IT''S'",
    "'' == ''",
    // Loosely.
    '$response.header.x-count == 5',
    '$response.header.X-Count > 4',
    "'5' == 5",
    // true, false, null.
    '$inputs.quick == false',
    '$response.body#/data/none == null',
    '$response.body#/data/status != null',
    'true',
    // And, or, not, groups; and binds stronger.
    'false && false || true',
    'true || false && false',
    '!$inputs.quick',
    '!!true',
    '!(1 == 2)',
    "(1 == 2 || 1 == 1) && 'x' == 'x'",
    '{$statusCode == 200}',
    // Where values are.
    "$url == 'http://host/jobs'",
    "$method == 'get'",
    "$request.header.X-API-Key == 'k'",
    '$request.query.limit == 5',
    "$request.path.id == 'j-1'",
    "$inputs.nested.list[1].id == 'b'",
    "$inputs.nested#/list/0/id == 'a'",
    '$response.body.data.list[1] == 20',
    '$response.body#/data/list/1 == 20',
    '$response.body#/data/a~1b == 1',
    '$response.body#/data/m~0n == 2',
    "$workflows.other.outputs.y == 'z'",
    '$workflows.other.inputs.x == 1',
    "$sourceDescriptions.api.url == 'openapi.yaml'",
    '$statusCode==200&&true',
    '$response.body#/data/list/0!=11',
  ])('is met: %s', (condition) => {
    expect(met(condition)).toBe(true);
  });

  it.each([
    '$statusCode == 404',
    '$inputs.count',
    "$inputs.name == 'Adam'",
    '$response.body#/data/none',
    '$response.body#/data/none > -1',
    '$response.body#/data > 1',
    'true == null',
    // What has no value is never met, negated or compared.
    '$response.body#/data/missing',
    '!$response.body#/data/missing',
    '$response.body#/data/missing != 1',
    '$response.body#/data/missing == null',
    '$inputs.missing == null',
    "$response.header.missing != 'x'",
    '$steps.book.outputs.missing != 1',
    '$steps.later.outputs.x != 1',
    '$response.body#/data/status/length > 0',
    '$response.body.constructor != null',
    '$inputs.__proto__ != null',
  ])('is not met: %s', (condition) => {
    expect(met(condition)).toBe(false);
  });

  it('evaluates only the side that decides', () => {
    expect(met('true || $inputs.missing')).toBe(true);
    expect(met('$inputs.missing || true')).toBe(false);
  });

  it('says what its expressions stood for', () => {
    expect(judgeCondition('$statusCode == 1 || $inputs.gone == 2', context).actual).toBe(
      '$statusCode is 200, $inputs.gone has no value: no input gone was given',
    );
  });

  it.each([
    ['', 0, 'a value is missing'],
    ['$statusCode = 200', 12, '"=" is written "=="'],
    ['$statusCode === 200', 12, '"===" is written "=="'],
    ['$statuscode == 200', 0, 'did you mean statusCode?'],
    ['$status', 0, '$status is no runtime expression'],
    ['$ == 1', 0, '$ is no runtime expression'],
    ['$inputs == 1', 7, '$inputs must be followed by "." and a name'],
    ['$steps.book.output.x == 1', 12, 'did you mean outputs?'],
    ['$steps.book == 1', 11, '".outputs"'],
    ['$response.bdy#/x == 1', 10, 'did you mean body?'],
    ['$response.query.x == 1', 10, '".header", ".body"'],
    ['$statusCode.x == 1', 12, '$statusCode has no "x"'],
    ['$statusCode#/x == 1', 0, 'has no parts'],
    ['$response.body#x == 1', 15, 'a JSON Pointer begins with "/"'],
    ['$response.body#/a~2 == 1', 17, '"~" is written "~0"'],
    ['$inputs.name == "Ada"', 16, 'single quotes'],
    ["$inputs.name == 'Ada", 16, 'no closing quote'],
    ['$inputs.name == Ada', 16, '"Ada" is no value'],
    ['1 !== 2', 2, '"!==" is written "!="'],
    ['(1 == 1', 7, 'the "(" at 1 is not closed'],
    ['1 == 1)', 6, '")" is not expected here'],
    ['1 == 1 2', 7, '"2" is not expected here'],
    ['1 ==', 4, 'a value is missing'],
    ['1 == 1 &&', 9, 'a value is missing'],
    ['1 & 1', 2, 'not expected here'],
    ['1 < 2 < 3', 6, 'not expected here'],
    ['01x', 0, 'a value is missing'],
    ['('.repeat(100), 65, 'nested too deep'],
    ['!'.repeat(10_000), 4096, 'at most 4096 characters'],
    ['!'.repeat(4000), 65, 'nested too deep'],
  ])('is refused: %s', (condition, offset, message) => {
    const fault = faultOf(() => readCondition(condition));
    expect(fault?.message).toContain(message);
    expect(fault?.offset).toBe(offset);
  });
});

function faultOf(read: () => unknown): ExpressionError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
}

describe('whatever stands in the file', () => {
  const pieces = fc.constantFrom(
    ...[
      '$',
      '{',
      '}',
      '{$',
      '(',
      ')',
      '[',
      ']',
      '.',
      '#',
      '/',
      '~',
      '~1',
      "'",
      '"',
      '!',
      '=',
      '==',
      '<',
      '&&',
    ],
    ...[
      '||',
      ' ',
      '0',
      '-1',
      'true',
      'null',
      '$inputs.',
      '$response.body',
      '$steps.a.outputs.b',
      '@',
      '?',
      '*',
    ],
    ...['..', ':', ',', '\\', '\n', '\u0000', '\ud800', 'é', '__proto__', '$[?(@.a', ' == '],
  );
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  it.each([
    ['a condition', (written: string) => readCondition(written)],
    ['an expression', (written: string) => readExpression(written)],
    ['a template', (written: string) => readTemplate(written)],
    ['a JSONPath', (written: string) => readJsonPath(written)],
    ['a pattern', (written: string) => readPattern(written)],
  ])('%s is read, or refused with a place inside it', (_, read) => {
    fc.assert(
      fc.property(text, (written) => {
        const fault = faultOf(() => read(written));
        if (fault === undefined) return;
        expect(fault.offset).toBeGreaterThanOrEqual(0);
        expect(fault.offset).toBeLessThanOrEqual(written.length);
      }),
      { numRuns: 500 },
    );
  });

  it('a condition that is read can be judged', () => {
    fc.assert(
      fc.property(text, (written) => {
        if (faultOf(() => readCondition(written)) !== undefined) return;
        expect(typeof judgeCondition(written, context).met).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
