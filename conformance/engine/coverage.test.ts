import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { coverageOf } from './coverage.ts';
import type { Requirement } from '../requirements.ts';
import type { Verdict } from './verdict.ts';

const requirement = (id: string, changes: Partial<Requirement> = {}): Requirement => ({
  ...{ id, section: 's', level: 'MUST', party: 'server', text: 't', open: [], reason: undefined },
  ...changes,
});
const check = (id: string, ...requirements: string[]): Check => ({
  kind: 'passive',
  id,
  title: id,
  area: 'wire',
  level: 'MUST',
  requirements,
  judge: () => undefined,
});
const cover = (checks: Check[], verdicts: Record<string, Verdict>, ...ids: string[]) =>
  coverageOf(
    ids.map((id) => requirement(id)),
    checks,
    new Map(Object.entries(verdicts)),
  );

describe('coverage', () => {
  it('proves a requirement when all its checks passed', () => {
    const checks = [check('A-01', 'R-1'), check('A-02', 'R-1')];
    expect(cover(checks, { 'A-01': 'pass', 'A-02': 'pass' }, 'R-1')).toEqual({
      requirements: 1,
      provable: 1,
      proved: 1,
    });
  });

  it('does not prove it when one of them failed or was not asked', () => {
    const checks = [check('A-01', 'R-1'), check('A-02', 'R-1')];
    expect(cover(checks, { 'A-01': 'pass', 'A-02': 'fail' }, 'R-1').proved).toBe(0);
    expect(cover(checks, { 'A-01': 'pass' }, 'R-1')).toMatchObject({ provable: 1, proved: 0 });
  });

  it('keeps what could not be tested in the count, and takes out what the server does not have', () => {
    const checks = [check('A-01', 'R-1'), check('A-02', 'R-2')];
    const verdicts = { 'A-01': 'not-testable', 'A-02': 'not-applicable' } as const;
    expect(cover(checks, verdicts, 'R-1', 'R-2')).toEqual({
      requirements: 1,
      provable: 0,
      proved: 0,
    });
  });

  it('counts a requirement without a check, and never proves it', () => {
    expect(cover([], {}, 'R-1')).toEqual({ requirements: 1, provable: 0, proved: 0 });
  });

  it('counts what no check can hold, and never finds it provable', () => {
    const counted = coverageOf([requirement('R-1', { reason: 'unseen' })], [], new Map());
    expect(counted).toEqual({ requirements: 1, provable: 0, proved: 0 });
  });

  it('counts SHOULDs and pages, but neither what is open nor what others have to keep', () => {
    const checks = [check('A-01', 'R-1', 'R-2', 'R-3', 'R-4', 'R-5')];
    const requirements = [
      requirement('R-1', { level: 'SHOULD' }),
      requirement('R-2', { party: 'pages' }),
      requirement('R-3', { level: 'OPEN', open: ['O07'] }),
      requirement('R-4', { party: 'receiver' }),
      requirement('R-5', { party: 'client' }),
    ];
    expect(coverageOf(requirements, checks, new Map([['A-01', 'pass']]))).toEqual({
      requirements: 2,
      provable: 2,
      proved: 2,
    });
  });
});
