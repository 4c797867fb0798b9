import { expect, it } from 'vitest';
import { WorldError } from '../fault.ts';
import { readWorld } from './read-world.ts';

it.each(['clients: &a\n  - *a\n', 'clients: [{}]\njobs: [{passthrough: &p {a: *p}}]\n'])(
  'a world that refers to itself is refused, not kept: %j',
  (text) => {
    expect(() => readWorld(text, 'w.yaml')).toThrow(WorldError);
  },
);

it.each([
  ['!!set {a, b}', 36, 'a set (!!set)'],
  ['!!omap [a: 1]', 37, 'an ordered map (!!omap)'],
  ['!!binary aGk=', 39, 'bytes (!!binary)'],
  ['!!timestamp 2026-11-30', 42, 'a timestamp (!!timestamp)'],
  ['.nan', 30, 'NaN'],
  ['-.inf', 30, '-Infinity'],
  ['1e999', 30, 'Infinity'],
])(
  'a world with %s is refused with the place and the reason, not changed',
  (written, column, what) => {
    const text = `clients: [{}]\njobs:\n  - passthrough: { deep: [1, ${written}] }\n`;
    const read = () => readWorld(text, 'w.yaml');
    expect(read).toThrow(WorldError);
    expect(read).toThrow(`w.yaml:3:${column} jobs[0].passthrough.deep[1]: ${what}`);
    expect(read).toThrow('has no place in JSON');
  },
);

it('all of them are told at once', () => {
  const text = 'clients: [{}]\njobs: [{ passthrough: { a: .nan, b: .inf, c: 1e3 } }]\n';
  try {
    readWorld(text, 'w.yaml');
    expect.unreachable();
  } catch (error) {
    expect((error as WorldError).faults.map(({ path }) => path.at(-1))).toEqual(['a', 'b']);
  }
});

it('of many faults the first 20 are told, and how many more there are', () => {
  const text = `clients: [{}]\njobs: [${'{ phase: gone },'.repeat(20_000)}]`;
  try {
    readWorld(text, 'w.yaml');
    expect.unreachable();
  } catch (error) {
    const { message, faults } = error as WorldError;
    const lines = message.split('\n');
    expect(faults).toHaveLength(20_000);
    expect(lines).toHaveLength(21);
    expect(lines[19]).toMatch(/^w\.yaml:2:\d+ jobs\[19\]\.phase: expected /);
    expect(lines[20]).toBe('and 19980 more');
  }
});
