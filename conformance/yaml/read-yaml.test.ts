import { describe, expect, it } from 'vitest';
import { parseExpectations } from '../engine/expected.ts';
import { UsageError } from '../usage-error.ts';
import { FileError, readYaml } from './read-yaml.ts';
import { object, text } from './shape.ts';

const shape = object({ reason: text });
const reading = (source: Omit<Parameters<typeof readYaml>[0], 'file'>): unknown =>
  readYaml({ file: 'f.yaml', ...source }, shape);

/** Ten times ten times …, nine times over. */
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...Array.from('bcdefghi', (name, index) => {
    const before = `*${'abcdefgh'.charAt(index)}`;
    return `${name}: &${name} [${Array.from({ length: 10 }, () => before).join(', ')}]`;
  }),
].join('\n');

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

  it.each([
    [
      'whose aliases unfold without measure',
      bomb,
      /^f\.yaml:1:1 the aliases .* unfold to too much/,
    ],
    ['that stands inside itself', 'reason: &r [*r]', /^f\.yaml:1:1 an alias .* stands inside/],
    ['that names no anchor', 'reason: *r', /^f\.yaml:1:1 an alias .* has no anchor/],
    ['that has no end of levels', `reason: ${'['.repeat(100_000)}`, /^f\.yaml:1:\d+ /],
    ['that is too deep', `reason: ${'['.repeat(9_000)}${']'.repeat(9_000)}`, /^f\.yaml:1:\d+ /],
  ])('%s is wrong usage, not a fault of the reader', (_, written, sentence) => {
    for (const environment of [undefined, {}]) {
      const read = () => reading({ text: written, ...(environment && { environment }) });
      expect(read).toThrow(UsageError);
      expect(read).toThrow(sentence);
      expect(() => parseExpectations('f.yaml', written)).toThrow(UsageError);
    }
  });

  it('is refused with the place of each fault', () => {
    expect(() => reading({ text: 'raeson: x' })).toThrow(
      'f.yaml:1:9 raeson is not known here; did you mean reason?\nf.yaml:1:1 reason is missing',
    );
  });
});
