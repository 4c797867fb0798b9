import { describe, expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import { areas } from '../engine/check.ts';
import { loadRequirements } from '../requirements.ts';
import { catalogue } from './catalogue.ts';

const ids = catalogue.map(({ id }) => id);

describe('the catalogue', () => {
  it('has ids of the form AREA-nn, each once', () => {
    expect(ids.filter((id) => !/^[A-Z]+-\d{2}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('cites requirements that there are', () => {
    const requirements = loadRequirements();
    const cited = catalogue.flatMap((check) => check.requirements);
    expect(cited.filter((id) => !requirements.has(id))).toEqual([]);
    expect(catalogue.filter((check) => check.requirements.length === 0)).toEqual([]);
  });

  it('holds every requirement by a check', () => {
    const cited = new Set(catalogue.flatMap((check) => check.requirements));
    expect([...loadRequirements().keys()].filter((id) => !cited.has(id))).toEqual([]);
  });

  it('asks every operation for a success, without a key and with a wrong key', () => {
    const asking = (area: 'auth' | 'other', operationId: string): number =>
      catalogue.filter(
        (check) =>
          check.kind === 'active' &&
          (check.area === 'auth') === (area === 'auth') &&
          check.asks.some((id) => id === operationId),
      ).length;
    for (const { operationId } of operations) {
      expect(asking('auth', operationId), operationId).toBe(2);
      expect(asking('other', operationId), operationId).toBeGreaterThan(0);
    }
  });

  it('has a check in every area', () => {
    expect(areas.filter((area) => !catalogue.some((check) => check.area === area))).toEqual([]);
  });
});
