import { describe, expect, it } from 'vitest';
import type { Criterion } from '../model.ts';
import type { Context } from './context.ts';
import { ExpressionError } from './expression-error.ts';
import { judgeCriterion } from './judge-criterion.ts';

const context: Context = {
  inputs: { id: 'b', quoted: `it's "b"` },
  outputs: undefined,
  steps: new Map(),
  workflows: new Map(),
  sources: new Map(),
  exchange: {
    url: 'http://host',
    method: 'GET',
    request: { header: {}, query: {}, path: {}, body: undefined },
    response: {
      status: 200,
      header: { 'content-type': 'application/json' },
      body: { items: [{ id: 'a', n: 1 }, { id: 'b', n: 2 }, { id: `it's "b"` }], flag: false },
    },
  },
};
const criterion = (
  type: Criterion['type'],
  on: string | undefined,
  condition: string,
): Criterion => ({
  ...{ type, context: on, condition },
});

describe('a regex criterion', () => {
  it.each([
    ['$statusCode', '^20[01]$', true],
    ['$statusCode', '^40', false],
    ['$response.body#/items/0/id', '^a$', true],
    ['$response.body#/items/0/id', '^A$', false],
    ['$response.body#/items/0/id', '/^A$/i', true],
    ['$response.body#/flag', '^false$', true],
    ['$response.header.Content-Type', 'json', true],
    ['$response.body#/none', '.*', false],
  ])('%s on %s is %s', (on, condition, met) => {
    expect(judgeCriterion(criterion('regex', on, condition), context).met).toBe(met);
  });

  it('that would try for ever is given up, whatever the server has sent', () => {
    const sent = { ...context, inputs: { text: `${'a'.repeat(40)}b` } };
    const judged = () => judgeCriterion(criterion('regex', '$inputs.text', '^(a+)+$'), sent);
    expect(judged).toThrow(/not judged within 2 s/);
  });

  it('says what it was applied to', () => {
    expect(judgeCriterion(criterion('regex', '$statusCode', '^40'), context)).toEqual({
      criterion: '$statusCode matches ^40',
      met: false,
      actual: '$statusCode is 200',
    });
  });
});

describe('a JSONPath criterion', () => {
  it.each([
    ['half of a surrogate pair', 'x\ud800'],
    ['an object', { a: 1 }],
    ['a list', ['b']],
  ])('about %s is not met, and is no fault of the scenario', (_, id) => {
    const condition = '$[?@.items[?(@.id == {$inputs.id})]]';
    const sent = { ...context, inputs: { id } };
    expect(judgeCriterion(criterion('jsonpath', '$response.body', condition), sent).met).toBe(
      false,
    );
  });

  it.each([
    ["$[?@.items[?(@.id == 'a')]]", true],
    ["$[?@.items[?(@.id == 'A')]]", false],
    ['$[?@.items[?(@.id == {$inputs.id} && @.n > 1)]]', true],
    ['$[?@.items[?(@.id == {$inputs.quoted})]]', true],
    ['$[?@.items[?(@.id == {$inputs.gone})]]', false],
    ['$[?count(@.*) > 1]', true],
    ['$[?@.flag == false]', true],
    ['$[?!@.none]', true],
    ['$[?!@.flag]', false],
    ['$[?@.none]', false],
  ])('%s finds something: %s', (condition, met) => {
    expect(judgeCriterion(criterion('jsonpath', '$response.body', condition), context).met).toBe(
      met,
    );
  });

  it('may name the version of the draft', () => {
    const type = { type: 'jsonpath', version: 'draft-goessner-dispatch-jsonpath-00' } as const;
    expect(judgeCriterion(criterion(type, '$response.body', '$[?@.items]'), context).met).toBe(
      true,
    );
  });

  it.each(["$.a == 'b'", '$.items[', '$.items[?(@.id == "{$inputs.id}")]', 'items'])(
    'is refused: %s',
    (condition) => {
      const judge = () =>
        judgeCriterion(criterion('jsonpath', '$response.body', condition), context);
      expect(judge).toThrow(ExpressionError);
    },
  );
});

describe('a criterion', () => {
  it('is simple when it says no type', () => {
    expect(judgeCriterion(criterion(undefined, undefined, '$statusCode == 200'), context).met).toBe(
      true,
    );
  });

  it('is never XPath', () => {
    expect(() => judgeCriterion(criterion('xpath', '$response.body', '//a'), context)).toThrow(
      'XPath',
    );
  });
});
