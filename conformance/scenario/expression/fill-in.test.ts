import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { ExpressionError } from './expression-error.ts';
import { fillIn, NoValue } from './fill-in.ts';

const context: Context = {
  inputs: { name: 'Ada', count: 3, list: [1, 2], none: null },
  outputs: { left: 'over' },
  steps: new Map([['book', { job: { id: 'J-1' } }]]),
  workflows: new Map(),
  sources: new Map(),
  exchange: undefined,
};

describe('a value of a scenario', () => {
  it.each([
    ['$inputs.count', 3],
    ['$inputs.list', [1, 2]],
    ['$inputs.none', null],
    ['{$inputs.count}', 3],
    ['$outputs.left', 'over'],
    ['$steps.book.outputs.job#/id', 'J-1'],
    ['$steps.book.outputs.job.id', 'J-1'],
    ['Dear {$inputs.name}, you are {$inputs.count}.', 'Dear Ada, you are 3.'],
    ['{$inputs.name}{$inputs.list}', 'Ada[1,2]'],
    ['plain', 'plain'],
    ['costs $5', 'costs $5'],
    ['$5', '$5'],
    ['{braces}', '{braces}'],
    ['', ''],
    [7, 7],
    [
      { a: ['$inputs.name', { b: '{$inputs.count}x' }], c: true },
      { a: ['Ada', { b: '3x' }], c: true },
    ],
  ])('%j becomes %j', (written, value) => {
    expect(fillIn(written, context)).toEqual(value);
  });

  it.each([
    ['$inputs.gone', '$inputs.gone has no value: no input gone was given'],
    ['x{$steps.none.outputs.a}', 'the step none has left no output a'],
    ['$statusCode', 'nothing was asked yet'],
    ['$components.parameters.x', 'stands for no value'],
  ])('%s has no value', (written, why) => {
    expect(() => fillIn({ deep: [written] }, context)).toThrow(NoValue);
    expect(() => fillIn(written, context)).toThrow(why);
  });

  it.each(['{$inputs.name', '{$inputs}', '$unknown', '$inputs.a#b', 'x {$inputs.name } y'])(
    '%s is no expression',
    (written) => {
      expect(() => fillIn(written, context)).toThrow(ExpressionError);
    },
  );
});
