/** Every rule of lint, by a file that is named after the fault and ends with what lint must say of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRequirements } from '../../conformance/requirements.ts';
import { apiSource } from '../../conformance/scenario/api-source.ts';
import { lintScenario, lintTogether } from '../../conformance/scenario/lint/lint-scenario.ts';
import { loadScenario } from '../../conformance/scenario/load-scenario.ts';
import type { PlacedRemark } from '../../conformance/scenario/remark.ts';
import { loadTestbenchSource } from '../../conformance/testbench-source.ts';

const folder = new URL('faults/', import.meta.url);
const known = {
  sources: { api: apiSource, testbench: loadTestbenchSource() },
  requirements: new Set(loadRequirements().keys()),
};
const files = readdirSync(folder).map((file) => file.replace('.arazzo.yaml', ''));
const textOf = (file: string): string =>
  readFileSync(new URL(`${file}.arazzo.yaml`, folder), 'utf8');
const lint = (text: string): readonly PlacedRemark[] =>
  lintScenario(loadScenario('f.yaml', text), known);

const told = ({ line, column, severity, rule }: PlacedRemark): string =>
  `# ${String(line)}:${String(column)} ${severity} ${rule}`;

describe('lint finds', () => {
  it.each(files)('%s', (file) => {
    const text = textOf(file);
    const expected = text.split('\n').filter((line) => line.startsWith('# '));
    expect(expected.length > 0).toBe(!file.startsWith('no-fault'));
    expect([...new Set(lint(text).map(told))]).toEqual(expected);
  });

  it('an id of another file that is run along', () => {
    const loaded = ['a.yaml', 'b.yaml', 'c.yaml'].map((file) =>
      loadScenario(file, textOf(file === 'c.yaml' ? 'no-fault' : 'no-fault-with-a-mark')),
    );
    const remarks = lintTogether(loaded.flatMap((one) => (one.ok ? [one.scenario] : [])));
    expect(remarks.map(({ file, line, rule }) => [file, line, rule])).toEqual([
      ['b.yaml', 8, 'duplicate-id'],
    ]);
  });
});

describe('what lint says', () => {
  it.each([
    ['unknown-operation', 'api has no operation listBooking; did you mean listBookings?'],
    ['operation-without-source', 'write $sourceDescriptions.api.listBookings'],
    ['unknown-output', '$steps.one.outputs.then: the step one has no output then'],
    ['step-that-comes-later', 'has not been done by then'],
    ['dependencies-in-a-circle', 'the workflows lead in a circle: v, then w, then v'],
    ['payload-unfit-for-the-testbench', 'advanceClock wants no such key at minutes'],
    ['string-equality', 'use a regex criterion with an anchored pattern'],
    ['extension-mistyped', 'did you mean x-phlebo?'],
    ['source-is-arazzo', 'copy the workflow into this file'],
  ])('of %s names the fault and what to do', (file, words) => {
    expect(
      lint(textOf(file))
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(words);
  });

  it('reads JSON as well', () => {
    expect(lint('{"arazzo": "1.0.1",\n "arazzo": "1.0.1"}').map(told)).toEqual([
      '# 2:2 error duplicate-key',
    ]);
  });

  it.each(['', 'x', '[]', '- 1', 'a: *b', 'a: &a [*a]', '\u0000', '{'])(
    'never breaks on a file like %j',
    (text) => {
      expect(lint(text).length).toBeGreaterThan(0);
    },
  );
});
