import { describe, expect, it } from 'vitest';
import { parseExpectations } from '../engine/expected.ts';
import { UsageError } from '../usage-error.ts';
import { FileError, readYaml } from './read-yaml.ts';
import { object, text } from './shape.ts';

const shape = object({ reason: text });
const reading = (source: Omit<Parameters<typeof readYaml>[0], 'file'>): unknown =>
  readYaml({ file: 'f.yaml', ...source }, shape);

describe('a YAML file', () => {
  it('takes values from the environment only where it may', () => {
    const source = { text: 'reason: costs ${PRICE}' };
    expect(reading({ ...source, environment: { PRICE: '£5' } })).toEqual({ reason: 'costs £5' });
    expect(reading(source)).toEqual({ reason: 'costs ${PRICE}' });
  });

  it('that is not what it should be is wrong usage, whichever file it is', () => {
    for (const fault of [
      () => reading({ text: 'raeson: x' }),
      () => parseExpectations('expected.yaml', '- {}'),
    ]) {
      expect(fault).toThrow(FileError);
      expect(fault).toThrow(UsageError);
      expect(fault).not.toThrow(/profile/i);
    }
  });

  it('is refused with the place of each fault', () => {
    expect(() => reading({ text: 'raeson: x' })).toThrow(
      'f.yaml:1:9 raeson is not known here; did you mean reason?\nf.yaml:1:1 reason is missing',
    );
  });
});
