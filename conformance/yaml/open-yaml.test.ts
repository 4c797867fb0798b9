import { describe, expect, it } from 'vitest';
import { openYaml } from './open-yaml.ts';

const text = `a:
  b: [one, 'two three', "x\\ty z"]
  'c d': |
    many
    lines
`;

describe('a YAML file that is opened', () => {
  it('knows the place of each value, and of what is missing the nearest around it', () => {
    const { placeOf, value } = openYaml(text);
    expect(value).toEqual({ a: { b: ['one', 'two three', 'x\ty z'], 'c d': 'many\nlines\n' } });
    expect(placeOf(['a', 'b', 0])).toEqual({ line: 2, column: 7 });
    expect(placeOf(['a', 'b', 9])).toEqual({ line: 2, column: 6 });
    expect(placeOf(['z'])).toEqual({ line: 1, column: 1 });
  });

  it('knows the place inside a text, unless the file writes it otherwise', () => {
    const { placeOf } = openYaml(text);
    expect(placeOf(['a', 'b', 0], 2)).toEqual({ line: 2, column: 9 });
    expect(placeOf(['a', 'b', 1], 4)).toEqual({ line: 2, column: 17 });
    expect(placeOf(['a', 'b', 2], 3)).toEqual({ line: 2, column: 25 });
    expect(placeOf(['a', 'c d'], 7)).toEqual({ line: 3, column: 10 });
  });

  it('knows the place of each key', () => {
    const { placeOfKey } = openYaml(text);
    expect(placeOfKey(['a'])).toEqual({ line: 1, column: 1 });
    expect(placeOfKey(['a', 'c d'])).toEqual({ line: 3, column: 3 });
    expect(placeOfKey(['a', 'none'])).toEqual({ line: 2, column: 3 });
  });

  it('tells a duplicate key with its place', () => {
    expect(openYaml('a: 1\nb: 2\na: 3\n')).toMatchObject({
      value: undefined,
      faults: [{ line: 3, column: 1, message: 'Map keys must be unique' }],
    });
  });
});
