import { expect, it } from 'vitest';
import { asksAt } from '../engine/check.ts';
import { loadRequirements } from '../requirements.ts';
import { generatedChecks } from './generated-checks.ts';
import { rawCases } from './raw-bodies.ts';

it('has one id for each check, in a row', () => {
  expect(generatedChecks.map(({ id }) => id)).toEqual(
    generatedChecks.map((_, place) => `GEN-${String(place + 1).padStart(2, '0')}`),
  );
});

it('takes a few hundred requests in a usual run, and several times as many in a full one', () => {
  const asked = (depth: 'default' | 'full') =>
    generatedChecks.reduce((sum, check) => sum + asksAt(check, depth).length, 0);
  expect(asked('default')).toBeLessThanOrEqual(700);
  expect(asked('full')).toBeGreaterThan(3 * asked('default'));
});

it('asks no more in a usual run than in a full one', () => {
  const odd = generatedChecks.filter(
    (check) => asksAt(check, 'default').length > asksAt(check, 'full').length,
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

it('cites statements of the level of the check', () => {
  const requirements = loadRequirements();
  const odd = generatedChecks.flatMap(({ id, level, requirements: cited }) =>
    cited
      .filter((one) => requirements.get(one)?.level !== level)
      .map((one) => `${id} (${level}) cites ${one}`),
  );
  expect(odd).toEqual([]);
});

it('makes texts that are no JSON, or JSON that is no object', () => {
  const readable = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  for (const { rule, words, text } of rawCases('{"scope":{"kind":"all-mobile"},"patient":{}}')) {
    const value = readable(text);
    if (rule === 'not JSON') expect(value, words).toBeUndefined();
    if (rule === 'no object') {
      expect(value, words).not.toBeUndefined();
      expect(typeof value === 'object' && value !== null && !Array.isArray(value), words).toBe(
        false,
      );
    }
  }
});
