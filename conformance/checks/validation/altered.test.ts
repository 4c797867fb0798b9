import { describe, expect, it } from 'vitest';
import { withoutMember, withValue } from './altered.ts';

const body = { kind: 'a', patient: { name: 'Ada', age: 1 } };

describe('a body with a member changed', () => {
  it('keeps all others, at the top and below', () => {
    expect(withValue(body, ['kind'], 7)).toEqual({ kind: 7, patient: body.patient });
    expect(withValue(body, ['patient', 'name'], null)).toEqual({
      kind: 'a',
      patient: { name: null, age: 1 },
    });
  });

  it('gets the objects on the way that it lacks', () => {
    expect(withValue({}, ['place', 'city'], 'X')).toEqual({ place: { city: 'X' } });
  });

  it('leaves the body that was given as it is', () => {
    withValue(body, ['patient', 'name'], null);
    withoutMember(body, ['patient']);
    expect(body).toEqual({ kind: 'a', patient: { name: 'Ada', age: 1 } });
  });
});

describe('a body without a member', () => {
  it('has all others, at the top and below', () => {
    expect(withoutMember(body, ['kind'])).toEqual({ patient: body.patient });
    expect(withoutMember(body, ['patient', 'age'])).toEqual({
      kind: 'a',
      patient: { name: 'Ada' },
    });
  });
});
