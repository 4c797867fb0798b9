import { describe, expect, it } from 'vitest';
import { conclude, firstFinding } from './outcome.ts';

const finding = { expected: 'a', actual: 'b' };

describe('a conclusion', () => {
  it('is that it held when nothing was found, with the permitted answer that was seen, if one was named', () => {
    expect(conclude(undefined)).toStrictEqual({ kind: 'held' });
    expect(conclude(undefined, 'with 409')).toStrictEqual({ kind: 'held', seen: 'with 409' });
  });

  it('is that it was violated when something was found, whatever was seen', () => {
    expect(conclude(finding, 'with 409')).toStrictEqual({ kind: 'violated', ...finding });
  });
});

describe('asking in turn', () => {
  const nothing = () => undefined;

  it('stops at the first finding', () => {
    const later = () => expect.fail('this need not be asked');
    expect(firstFinding(nothing, () => finding, later)).toBe(finding);
  });

  it('finds nothing when no question does', () => {
    expect(firstFinding(nothing, nothing)).toBeUndefined();
  });
});
