import { describe, expect, it } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import { unknownIdLike } from './unknown-id.ts';

const make = (example?: string) => unknownIdLike(example, seededRandom(1, 'unknown'));

describe('an unknown id', () => {
  it('keeps the form of a UUID, version and all', () => {
    const uuid = '0d3f9b1a-7c52-4e88-9a41-52f7be90c6d3';
    const { id, inForm } = make(uuid);
    expect(inForm).toBe(true);
    expect(id).not.toBe(uuid);
    expect(id).toMatch(/^0d3f9b1a-7c52-4e88-9a41-[0-9a-f]{12}$/);
  });

  it('keeps prefix, length and alphabet of a random id', () => {
    const example = 'job_01HZX4K9QW7T3B5NM8RJ2V6C';
    const { id, inForm } = make(example);
    expect(inForm).toBe(true);
    expect(id).not.toBe(example);
    expect(id.startsWith('job_01HZX4K9')).toBe(true);
    expect(Array.from(id).sort()).toEqual(Array.from(example).sort());
  });

  it.each(['venue_k3x9ab', 'in-ab-k3x9ab', 'dispute_aB3dE6g'])(
    'changes nothing before the last separator of %s',
    (example) => {
      const { id, inForm } = make(example);
      const head = example.slice(
        0,
        Math.max(example.lastIndexOf('_'), example.lastIndexOf('-')) + 1,
      );
      expect(inForm).toBe(true);
      expect(id).not.toBe(example);
      expect(id.startsWith(head)).toBe(true);
      expect(id).toHaveLength(example.length);
    },
  );

  it('goes far away from a counted id', () => {
    expect(make('j_1')).toEqual({
      id: expect.stringMatching(/^j_9\d{8}$/) as string,
      inForm: true,
    });
    expect(make('17')).toEqual({ id: expect.stringMatching(/^9\d{8}$/) as string, inForm: true });
  });

  it('keeps the length of a number that is padded or long', () => {
    expect(make('INV-2027-000017').id).toMatch(/^INV-2027-9\d{5}$/);
    expect(make('INV000017').id).toMatch(/^INV9\d{5}$/);
    expect(make('1234567890123456789').id).toMatch(/^1234567\d{12}$/);
    expect(make('10000001')).toEqual({
      id: expect.stringMatching(/^1\d{7}$/) as string,
      inForm: true,
    });
  });

  it.each(['aaaa', 'ab12', '007', 'INVab12cd34', 'V1StGXR8_Z5jdHi6B-myT', ''])(
    'is not sure to have the form of %s',
    (example) => {
      expect(make(example).inForm).toBe(false);
      expect(make(example).id).not.toBe(example);
    },
  );

  it('is a random UUID when no id has been seen, and then in no known form', () => {
    const { id, inForm } = make();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(inForm).toBe(false);
  });
});
