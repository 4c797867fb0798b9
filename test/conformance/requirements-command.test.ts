/** `phlebo requirements` as a user starts it: a process of its own, whose output goes into a pipe. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

type Ended = { readonly code: number; readonly out: string; readonly err: string };

const run = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [inject('builtCli'), 'requirements', ...args],
      {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { PATH: process.env['PATH'], ...env },
        maxBuffer: 10_000_000,
      },
      (_, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });

/** The columns of each line but those of the summary. */
const rows = ({ out }: Ended): readonly (readonly string[])[] =>
  out
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t'));

// Each starts a process that reads the sources: several seconds on a busy machine.
describe('phlebo requirements', { timeout: 60_000 }, () => {
  it('lists every statement with what holds it, and counts', async () => {
    const ended = await run([]);
    expect(ended.code).toBe(0);
    expect(ended.err).toBe('');
    const [first] = rows(ended);
    expect(first).toEqual([
      'R-ENV-01',
      'MUST',
      'server',
      'Conventions',
      'Every success body has the envelope {success: true, data: ...}.',
      expect.stringMatching(/^held by .*BOOK-01/),
    ]);
    expect(ended.out).toMatch(/\nOf \d+ MUSTs of the server and its pages \d+ are held by a check/);
  });

  it('shows a level, a party, an area alone, also when the environment says so', async () => {
    const ended = await run(['--level', 'must,SHOULD', '--area', 'book,page'], {
      PHLEBO_PARTY: 'server',
    });
    const shown = rows(ended);
    expect(new Set(shown.map(([id]) => id?.split('-')[1]))).toEqual(new Set(['BOOK', 'PAGE']));
    expect(new Set(shown.map(([, level]) => level))).toEqual(new Set(['MUST', 'SHOULD']));
    expect(new Set(shown.map(([, , party]) => party))).toEqual(new Set(['server']));
  });

  it('shows as JSON which statements nothing holds', async () => {
    const { out } = await run(['--json', '--unheld']);
    const { requirements } = JSON.parse(out) as { requirements: readonly Shown[] };
    const held = requirements.filter((one) => !one.unheld || one.checks.length > 0);
    expect(held).toEqual([]);
    expect(requirements.filter(({ party }) => !['server', 'pages'].includes(party))).toEqual([]);
  });

  it('refuses an area that there is not, and says which was meant: 2', async () => {
    const { code, out, err } = await run(['--area', 'CANCLE']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('did you mean CANCEL?');
  });
});

type Shown = {
  readonly party: string;
  readonly unheld: boolean;
  readonly checks: readonly string[];
};
