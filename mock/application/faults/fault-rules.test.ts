import { describe, expect, it } from 'vitest';
import type { ApiSubject } from './api-effect.ts';
import { createFaultRules, type FaultRules } from './fault-rules.ts';
import type { ApiMatch, FaultRuleTerms, Frequency } from './rule.ts';
import type { FaultSubject } from './webhook-fault.ts';

const root = '/api/integration/v1';

const request: ApiSubject = {
  method: 'GET',
  path: `${root}/bookings/job_1`,
  operationId: 'getBooking',
  clientId: 'cl_1',
};

const rule = (match: ApiMatch = {}, frequency: Frequency = {}): FaultRuleTerms => ({
  on: 'request',
  match,
  effect: { kind: 'hang' },
  ...frequency,
});

/** For each of so many requests, whether the rule struck. */
const struck = (rules: FaultRules, count: number, subject = request): readonly boolean[] =>
  Array.from({ length: count }, () => rules.requests.next(subject).length > 0);

const withRule = (terms: FaultRuleTerms, seed = 1): FaultRules => {
  const rules = createFaultRules(seed);
  rules.add('flt_1', terms);
  return rules;
};

describe('what a rule is meant for', () => {
  it.each<[ApiMatch, boolean]>([
    [{}, true],
    [{ method: 'GET' }, true],
    [{ method: 'POST' }, false],
    [{ operationId: 'getBooking' }, true],
    [{ operationId: 'listBookings' }, false],
    [{ clientId: 'cl_1' }, true],
    [{ clientId: 'cl_2' }, false],
    [{ path: `${root}/bookings/job_1` }, true],
    [{ path: `${root}/bookings` }, false],
    [{ path: `${root}/bookings/*` }, true],
    [{ path: '*/bookings/*' }, true],
    [{ path: '*' }, true],
    [{ path: '*/job_1' }, true],
    [{ path: '*/job_1*job_1' }, false],
    [{ path: `${root}/*/job_*` }, true],
    [{ path: `${root}/venues*` }, false],
    [{ path: '*/bookings/*', method: 'GET', clientId: 'cl_2' }, false],
  ])('%o: %s', (match, strikes) => {
    expect(struck(withRule(rule(match)), 1)).toEqual([strikes]);
  });

  it('matches no client where the key is unknown', () => {
    const nobody = { ...request, clientId: undefined };
    expect(struck(withRule(rule({ clientId: 'cl_1' })), 1, nobody)).toEqual([false]);
    expect(struck(withRule(rule()), 1, nobody)).toEqual([true]);
  });

  it('rules of requests leave deliveries alone, and the other way round', () => {
    const rules = withRule(rule());
    rules.add('flt_2', { on: 'webhook', match: { jobId: 'job_1' }, effect: { kind: 'drop' } });
    const delivery = { type: 'job.created', clientId: 'cl_1', jobId: 'job_1' } as FaultSubject;
    expect(rules.webhooks.next(delivery)).toEqual([{ kind: 'drop' }]);
    expect(rules.webhooks.next({ ...delivery, jobId: 'job_2' })).toEqual([]);
    expect(rules.requests.next(request)).toEqual([{ kind: 'hang' }]);
  });
});

describe('how often a rule strikes', () => {
  const [no, yes] = [false, true];

  it('each time, if nothing is said', () => {
    expect(struck(withRule(rule()), 3)).toEqual([yes, yes, yes]);
  });

  it('only the nth that matches', () => {
    const rules = withRule(rule({ method: 'GET' }, { nth: 2 }));
    struck(rules, 3, { ...request, method: 'POST' });
    expect(struck(rules, 3)).toEqual([no, yes, no]);
  });

  it('so many times, and then no more', () => {
    expect(struck(withRule(rule({}, { times: 2 })), 4)).toEqual([yes, yes, no, no]);
  });

  it('with a probability, which follows from the seed and not from what does not match', () => {
    const half = rule({ method: 'GET' }, { probability: 0.5 });
    const first = struck(withRule(half, 5), 1_000);
    const other = withRule(half, 5);
    struck(other, 10, { ...request, method: 'POST' });
    expect(struck(other, 1_000)).toEqual(first);
    expect(struck(withRule(half, 6), 1_000)).not.toEqual(first);
    expect(first.filter(Boolean).length).toBeGreaterThan(440);
    expect(first.filter(Boolean).length).toBeLessThan(560);
  });

  it('never and always, at the ends', () => {
    expect(struck(withRule(rule({}, { probability: 0 })), 100)).not.toContain(true);
    expect(struck(withRule(rule({}, { probability: 1 })), 100)).not.toContain(false);
  });

  it('so many times by chance', () => {
    const rules = withRule(rule({}, { probability: 0.5, times: 3 }));
    expect(struck(rules, 100).filter(Boolean)).toHaveLength(3);
  });
});

describe('the rules in force', () => {
  it('act together, in order of entry', () => {
    const rules = withRule(rule());
    rules.add('flt_2', { on: 'request', match: {}, effect: { kind: 'reset' } });
    expect(rules.requests.next(request)).toEqual([{ kind: 'hang' }, { kind: 'reset' }]);
  });

  it('are listed with what they saw and did, and removed one by one or all', () => {
    const rules = withRule(rule({}, { nth: 2 }));
    rules.add('flt_2', rule({ method: 'POST' }));
    struck(rules, 3);
    expect(rules.list()).toMatchObject([
      { id: 'flt_1', seen: 3, struck: 1, nth: 2, effect: { kind: 'hang' } },
      { id: 'flt_2', seen: 0, struck: 0 },
    ]);
    expect([rules.remove('flt_1'), rules.remove('flt_1')]).toEqual([true, false]);
    expect(rules.requests.isIdle()).toBe(false);
    rules.reset();
    expect(rules.list()).toEqual([]);
    expect(rules.requests.isIdle()).toBe(true);
  });

  it.each<[Frequency, number, number | null]>([
    [{}, 3, null],
    [{ probability: 0.5 }, 3, null],
    [{ times: 2 }, 0, 2],
    [{ times: 2 }, 1, 1],
    [{ times: 2 }, 3, 0],
    [{ nth: 2 }, 1, 1],
    [{ nth: 2, times: 5 }, 1, 1],
    [{ nth: 2 }, 2, 0],
  ])('say how often they may strike yet: %o after %d requests: %s', (frequency, count, left) => {
    const rules = withRule(rule({}, frequency));
    struck(rules, count);
    expect(rules.list()).toMatchObject([{ left, spent: left === 0 }]);
  });

  it('begin the seed anew after a reset', () => {
    const half = rule({}, { probability: 0.5 });
    const rules = withRule(half);
    const first = struck(rules, 50);
    rules.reset();
    rules.add('flt_1', half);
    expect(struck(rules, 50)).toEqual(first);
  });
});
