import { describe, expect, it } from 'vitest';
import { areaOf, isJudged, loadRequirements, readRequirements } from './requirements.ts';

const entry = (changes: Record<string, unknown>): string =>
  JSON.stringify([
    { id: 'R-A-01', section: 's', level: 'MUST', party: 'server', text: 't', ...changes },
  ]);
const read = (changes: Record<string, unknown>) => readRequirements(entry(changes));

describe('requirements.yaml', () => {
  it('can be read', () => {
    expect(loadRequirements().size).toBeGreaterThan(900);
  });

  it('gives each open point a statement of its own number', () => {
    const open = [...loadRequirements().values()].filter(({ level }) => level === 'OPEN');
    expect(
      open.filter(({ id, open: [point] }) => id !== `R-OPEN-${point?.slice(1) ?? ''}`),
    ).toEqual([]);
    const points = open.flatMap((one) => one.open);
    expect(points).toEqual(expect.arrayContaining(['O01', 'O76', 'O77', 'O86', 'O91', 'O95']));
    expect(new Set(points).size).toBe(points.length);
  });

  it('says nothing twice within an area', () => {
    const seen = [...loadRequirements().values()].map(
      (one) => `${areaOf(one)} ${one.section} ${one.text}`,
    );
    expect(seen.filter((text, index) => seen.indexOf(text) < index)).toEqual([]);
  });
});

describe('a list of requirements', () => {
  it('is read with what is left out left empty', () => {
    expect(read({}).get('R-A-01')).toEqual({
      ...{ id: 'R-A-01', section: 's', level: 'MUST', party: 'server', text: 't' },
      open: [],
      reason: undefined,
    });
  });

  it.each([
    ['an id that is given twice', /R-A-01 is given twice/],
    ['an id of another form', /R-a-1 is no id of the form R-AREA-nn/],
    ['an OPEN statement without open points', /R-A-01 is OPEN, and names no open point/],
    ['an open point of a MUST', /R-A-01 is MUST, and names an open point/],
    ['an open point of another form', /names O7, which is no open point/],
    ['a level that there is not', /expected MUST or SHOULD or OPEN/],
    ['an empty reason', /reason is empty/],
  ])('is refused for %s', (name, message) => {
    const changed: Record<string, Record<string, unknown>> = {
      'an id of another form': { id: 'R-a-1' },
      'an OPEN statement without open points': { level: 'OPEN' },
      'an open point of a MUST': { open: ['O07'] },
      'an open point of another form': { level: 'OPEN', open: ['O7'] },
      'a level that there is not': { level: 'MAY' },
      'an empty reason': { reason: '' },
    };
    const changes = changed[name];
    const yaml =
      changes === undefined
        ? JSON.stringify([
            ...(JSON.parse(entry({})) as unknown[]),
            ...(JSON.parse(entry({})) as unknown[]),
          ])
        : entry(changes);
    expect(() => readRequirements(yaml)).toThrow(message);
  });
});

it('what is judged is a MUST or a SHOULD of the server or its pages', () => {
  const judged = (changes: Record<string, unknown>): boolean =>
    [...read(changes).values()].every(isJudged);
  expect(judged({})).toBe(true);
  expect(judged({ level: 'SHOULD', party: 'pages' })).toBe(true);
  expect(judged({ level: 'OPEN', open: ['O07'] })).toBe(false);
  expect(judged({ party: 'receiver' })).toBe(false);
  expect(judged({ party: 'client' })).toBe(false);
});
