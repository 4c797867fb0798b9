import { describe, expect, it } from 'vitest';
import { loadRequirements } from '../../requirements.ts';
import { catalogue } from '../catalogue.ts';
import { probes } from '../probes.ts';
import { unseeable } from './unseeable.ts';

const statements = [...loadRequirements().values()].filter(({ level }) => level === 'OPEN');
const points = new Set(statements.flatMap(({ open }) => open));
const observed = new Set([
  ...probes.map(({ id }) => id),
  ...catalogue.flatMap(({ observes }) => observes ?? []),
]);

describe('every open point', () => {
  it('is looked at by a probe or a check, or has a reason why it cannot be', () => {
    const silent = [...points].filter((id) => !observed.has(id) && unseeable[id] === undefined);
    expect(silent).toEqual([]);
    expect(points.size).toBeGreaterThanOrEqual(91);
  });

  it('is not looked at when it has such a reason', () => {
    expect(Object.keys(unseeable).filter((id) => observed.has(id))).toEqual([]);
    expect(Object.keys(unseeable).filter((id) => !points.has(id))).toEqual([]);
  });

  it('has such a reason when its statement says that no test can hold it', () => {
    const barred = statements.filter(({ reason }) => reason !== undefined);
    expect(barred.flatMap(({ open }) => open).filter((id) => unseeable[id] === undefined)).toEqual(
      [],
    );
  });
});

describe('a probe', () => {
  it('asks one question of an open point once', () => {
    const questions = probes.map(({ id, question }) => `${id} ${question}`);
    expect(new Set(questions).size).toBe(questions.length);
    expect(probes.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
  });
});
