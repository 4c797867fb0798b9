import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal } from './seal.ts';

const keys = [Buffer.from('key')];
const sealed = (body: Buffer) =>
  seal({ id: 'evt_1', timestamp: 1, body }, keys, [{ kind: 'tamperedByte' }]);

describe('a tampered byte', () => {
  it('leaves JSON that is still JSON, and differs in one byte', () => {
    const envelopes = fc.record({
      timestamp: fc.constant('2031-03-05T09:00:00.000Z'),
      data: fc.jsonValue(),
    });
    fc.assert(
      fc.property(envelopes, (envelope) => {
        const body = Buffer.from(JSON.stringify(envelope));
        const before = Buffer.from(body);
        const after = sealed(body).body;
        expect(() => JSON.parse(after.toString()) as unknown).not.toThrow();
        expect(after.filter((byte, at) => byte !== before[at])).toHaveLength(1);
        expect(body.equals(before)).toBe(true);
      }),
    );
  });
});
