import { describe, expect, it } from 'vitest';
import { actionOf, backOf } from './action-form.ts';

describe('the fields of a form', () => {
  it('become an action and its parameters, each as its kind says', () => {
    expect(
      actionOf({
        ...{ action: 'x.y', back: '/_sandbox/', jobId: 'job_1', 'seconds:number': ' 1.5 ' },
        ...{ 'cancelJob:boolean': 'true', 'effect:json': '{"kind":"drop"}' },
        ...{ 'newEta:time': '2027-01-04T09:30', 'sample.barcode': '0042' },
      }),
    ).toEqual({
      ...{ action: 'x.y', jobId: 'job_1', seconds: 1.5, cancelJob: true, effect: { kind: 'drop' } },
      ...{ newEta: '2027-01-04T09:30:00Z', sample: { barcode: '0042' } },
    });
  });

  it('that are empty are left out, but a list that is empty is a list', () => {
    expect(actionOf({ action: 'a', name: ' ', 'times:number': '', 'scopes:list': '' })).toEqual({
      ...{ action: 'a', scopes: [] },
    });
    expect(actionOf({ action: 'a', 'scopes:list': ['', 'x', 'y'] })).toEqual({
      ...{ action: 'a', scopes: ['x', 'y'] },
    });
  });

  it('that cannot be read are passed on as they are, for the action to say what it expects', () => {
    expect(
      actionOf({ action: 'a', 'n:number': 'many', 'effect:json': '{', 't:time': 'noon' }),
    ).toEqual({ action: 'a', n: 'many', effect: '{', t: 'noon' });
  });

  it('of which the later one has a value overrule the earlier', () => {
    expect(actionOf({ action: 'a', 'effect:json': ['{"kind":"drop"}', '7'] })).toMatchObject({
      effect: 7,
    });
    expect(actionOf({ action: 'a', 'effect:json': ['7', ''] })).toMatchObject({ effect: 7 });
  });

  it('never reach what all objects share', () => {
    actionOf({ action: 'a', '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the way back', () => {
  it('is a path of the dashboard, with what came of the action', () => {
    const back = '/_sandbox/bookings/{jobId}';
    expect(backOf({ back }, { jobId: 'job_1?x' })).toBe('/_sandbox/bookings/job_1%3Fx');
    expect(backOf({ back: '/_sandbox/?phase=pending' })).toBe('/_sandbox/?phase=pending');
  });

  it.each(['https://example.org/', '//example.org', '/other', '/_sandbox/\\x', '', undefined])(
    'is the first page instead of %s',
    (back) => {
      expect(backOf({ back })).toBe('/_sandbox/');
    },
  );
});
