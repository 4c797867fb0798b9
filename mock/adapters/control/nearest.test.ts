import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['job.complete', 'job.cancel', 'staff.cancel', 'client.create', 'clock.advance'];

it.each([
  ['job.complet', ['job.complete']],
  ['jobComplete', ['job.complete']],
  ['complete', ['job.complete']],
  ['clock.advence', ['clock.advance']],
  ['CLIENT.CREATE', ['client.create']],
  ['cancel', ['job.cancel', 'staff.cancel']],
  ['xyz', []],
  ['', []],
  ['a'.repeat(100_000), []],
])('%s may mean %j', (wanted, expected) => {
  const found = nearest(wanted, names);
  for (const name of expected) expect(found).toContain(name);
  if (expected.length === 0) expect(found).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(3);
});
