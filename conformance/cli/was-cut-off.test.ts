import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerAnswers } from './answers.ts';
import { wasCutOff } from './was-cut-off.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cut-off-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const observation = { id: 'O09', question: 'How?', answer: 'so', evidence: [] };
const events = [
  { type: 'start', schemaVersion: 1 },
  { type: 'observation', observation },
];
const linesOf = (...more: readonly object[]): string =>
  [...events, ...more].map((one) => `${JSON.stringify(one)}\n`).join('');
const whole = linesOf({ type: 'end', exitCode: 0 });

const write = (name: string, text: string): void => {
  writeFileSync(join(dir, name), text);
};

describe('a run', () => {
  it.each([
    ['has come to its end', whole, false],
    ['was cut off between two lines', linesOf(), true],
    ['was cut off in the middle of a line', `${linesOf()}{"type":"end","exi`, true],
  ])('%s', (_, text, isCut) => {
    write('results.ndjson', text);
    expect(wasCutOff(dir)).toBe(isCut);
    expect(wasCutOff(join(dir, 'results.ndjson'))).toBe(isCut);
  });

  it('that has left results.json has come to its end, in one line or in many', () => {
    for (const space of [0, 2]) {
      write('results.json', JSON.stringify({ observations: [observation] }, undefined, space));
      expect(wasCutOff(dir)).toBe(false);
      expect(wasCutOff(join(dir, 'results.json'))).toBe(false);
    }
  });
});

describe('the answers of a run that was cut off', () => {
  const answers = async (...args: readonly string[]): Promise<{ out: string; err: string }> => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const program = new Command();
    registerAnswers(program);
    try {
      await program.parseAsync(['answers', ...args], { from: 'user' });
      const said = [out, err].map(({ mock }) => mock.calls.map(([text]) => String(text)).join(''));
      return { out: said[0] ?? '', err: said[1] ?? '' };
    } finally {
      process.exitCode = undefined;
      out.mockRestore();
      err.mockRestore();
    }
  };
  const sentence = 'is of a run that was cut off before its end: some open points were not asked\n';

  it('are shown with a line that says so, beside the list', async () => {
    write('results.ndjson', linesOf());
    const { out, err } = await answers('show', dir, '--json');
    expect(err).toBe(`phlebo answers show: ${dir} ${sentence}`);
    expect(JSON.parse(out)).toHaveLength(1);
    write('results.ndjson', whole);
    expect((await answers('show', dir)).err).toBe('');
  });

  it('are compared with a line that says so', async () => {
    write('a.ndjson', linesOf());
    write('b.ndjson', whole);
    const [a, b] = [join(dir, 'a.ndjson'), join(dir, 'b.ndjson')];
    expect((await answers('diff', a, b)).err).toBe(`phlebo answers diff: ${a} ${sentence}`);
  });
});
