import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { statusLine } from './status-line.ts';

/** What stands on a terminal in the end, line by line, and all that was printed. */
function run(live: boolean): { readonly printed: string; readonly seen: readonly string[] } {
  const chunks: string[] = [];
  const print = (text: string): void => void chunks.push(text);
  const status = statusLine({ print, colors: picocolors.createColors(false), checks: 3, live });
  status.begin();
  status.line('one\n', { verdict: 'pass' });
  status.line('two\n', { verdict: 'fail' });
  status.line('a wait\n');
  const seen = chunks.map((chunk) => chunk.split('\n').at(-1) ?? '');
  status.end();
  return { printed: chunks.join(''), seen };
}

it('is redrawn below each line on a terminal, and gone in the end', () => {
  const { printed, seen } = run(true);
  expect(seen).toEqual(['0 of 3', '1 of 3', '2 of 3, 1 failed', '2 of 3, 1 failed']);
  expect(printed).toContain('\r\u001b[Kone\n');
  expect(printed.endsWith('\r\u001b[K')).toBe(true);
});

it('is not there in a pipe: only whole lines are', () => {
  expect(run(false).printed).toBe('one\ntwo\na wait\n');
});
