import { expect, it } from 'vitest';
import { UsageError } from '../options.ts';
import { readAssignments } from './assignments.ts';

it.each<[string[], object]>([
  [[], {}],
  [['jobId=job_1'], { jobId: 'job_1' }],
  [['seconds=1.5', 'active=false', 'url=null'], { seconds: 1.5, active: false, url: null }],
  [['scopes=["bookings:read"]'], { scopes: ['bookings:read'] }],
  [['name="42"', 'note=a=b', 'empty='], { name: '42', note: 'a=b', empty: '' }],
  [['phone=07700 900123', 'reason={oops'], { phone: '07700 900123', reason: '{oops' }],
  [['a.b=1', 'a.c.d=x'], { a: { b: 1, c: { d: 'x' } } }],
  [['a={"b":1}', 'a.c=2'], { a: { b: 1, c: 2 } }],
])('%o', (words, parameters) => {
  expect(readAssignments(words)).toEqual(parameters);
});

it.each([
  [['hard'], '"hard" is not of the form name=value or a.b=value.'],
  [['=x'], '"=x" is not of the form name=value or a.b=value.'],
  [['a..b=x'], '"a..b=x" is not of the form name=value or a.b=value.'],
  [['a=1', 'a=2'], '"a=2" sets a a second time.'],
  [['a=1', 'a.b=2'], '"a.b=2" reaches into a, which is no object.'],
  [['a.b=1', 'a=2'], '"a=2" sets a a second time.'],
  [['a=[1]', 'a.b=2'], '"a.b=2" reaches into a, which is no object.'],
])('%o is refused', (words, sentence) => {
  expect(() => readAssignments(words)).toThrow(new UsageError(sentence));
});

it('reaches no prototype', () => {
  const parameters = readAssignments(['__proto__.polluted=1', 'constructor.name=x']);
  expect(Object.keys(parameters)).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
