import { describe, expect, it } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import { unknownIdLike } from './unknown-id.ts';

const make = (example?: string): string => unknownIdLike(example, seededRandom(1, 'unknown'));

describe('an unknown id', () => {
  it('keeps the form of a UUID, version and all', () => {
    const uuid = '0d3f9b1a-7c52-4e88-9a41-52f7be90c6d3';
    const unknown = make(uuid);
    expect(unknown).not.toBe(uuid);
    expect(unknown).toMatch(/^0d3f9b1a-7c52-4e88-9a41-[0-9a-f]{12}$/);
  });

  it('keeps prefix, length and alphabet of a random id', () => {
    const id = 'job_01HZX4K9QW7T3B5NM8RJ2V6C';
    const unknown = make(id);
    expect(unknown).not.toBe(id);
    expect(unknown.startsWith('job_01HZX4K9')).toBe(true);
    expect(Array.from(unknown).sort()).toEqual(Array.from(id).sort());
  });

  it('goes far away from a counted id', () => {
    expect(make('j_1')).toMatch(/^j_9\d{8}$/);
    expect(make('17')).toMatch(/^9\d{8}$/);
    expect(make('aaaa')).toMatch(/^aaaa9\d{8}$/);
  });

  it('is a random UUID when no id has been seen', () => {
    expect(make()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
