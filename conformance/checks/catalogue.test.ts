import { describe, expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import { areas } from '../engine/check.ts';
import { holdingsOf, tally } from '../holdings.ts';
import { allChecks } from '../packaged-scenarios.ts';
import { isJudged, loadRequirements } from '../requirements.ts';
import { catalogue } from './catalogue.ts';
import { probes } from './probes.ts';

const ids = catalogue.map(({ id }) => id);
const holdings = holdingsOf(loadRequirements().values(), catalogue, probes);
const { unheld } = tally(holdings);
const mostUnheld = 0;

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

  it('cites only what is judged, and a MUST only by a MUST', () => {
    const requirements = loadRequirements();
    const odd = catalogue.flatMap(({ id, level, requirements: cited }) =>
      cited
        .flatMap((one) => requirements.get(one) ?? [])
        .filter((one) => !isJudged(one) || one.level !== level)
        .map((one) => `${id} (${level}) cites ${one.id} (${one.level}, ${one.party})`),
    );
    expect(odd).toEqual([]);
  });

  it('cites nothing twice in one check', () => {
    const twice = catalogue.filter(
      (check) => new Set(check.requirements).size !== check.requirements.length,
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('holds nothing of which requirements.yaml says that no check can', () => {
    const contradicted = holdings.filter(
      ({ requirement, checks }) => requirement.reason !== undefined && checks.length > 0,
    );
    expect(contradicted).toEqual([]);
  });

  it('observes open points that there are', () => {
    const open = new Set([...loadRequirements().values()].flatMap((one) => one.open));
    const observed = [
      ...probes.map(({ id }) => id),
      ...catalogue.flatMap((one) => one.observes ?? []),
    ];
    expect(observed.filter((point) => !open.has(point))).toEqual([]);
  });

  // `phlebo requirements --unheld` says which they are.
  it(`leaves ${String(unheld)} MUSTs of the server and its pages unheld, and no more than before`, () => {
    expect(unheld).toBeLessThanOrEqual(mostUnheld);
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
      expect(asking('auth', operationId), operationId).toBeGreaterThanOrEqual(2);
      expect(asking('other', operationId), operationId).toBeGreaterThan(0);
    }
  });

  it('has, with the scenarios, a check in every area', () => {
    expect(areas.filter((area) => !allChecks().some((check) => check.area === area))).toEqual([]);
  });
});
