/** From a server that was judged to a sandbox that answers like it, as a user goes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPolicies } from '../../mock/options.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import { runPhlebo, startPhlebo } from '../terminal/process.ts';

let dir: string;

async function checked(name: string, policies: readonly string[]): Promise<number | null> {
  const sandbox = await sandboxTarget({ policies: readPolicies(policies) });
  try {
    const { code } = await runPhlebo([
      ...['check', '--url', sandbox.url, '--control', sandbox.controlUrl],
      ...['--only', 'O09,O14,O18', '--report', 'json', '--report-dir', join(dir, name)],
    ]);
    return code;
  } finally {
    await sandbox.close();
  }
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-answers-'));
  // A run of probes alone has exercised something.
  expect(await checked('usual', [])).toBe(0);
  expect(await checked('other', ['O09=400', 'O18=refuse'])).toBe(0);
}, 60_000);
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

const answers = (verb: string, ...words: readonly string[]) =>
  runPhlebo(['answers', verb, ...words]);

describe('phlebo answers', { timeout: 60_000 }, () => {
  it('shows what a server has answered beside what the sandbox does', async () => {
    const { code, out } = await answers('show', join(dir, 'other', 'results.json'));
    expect(code).toBe(0);
    expect(out).toMatch(/O09 .*capability.*\n +refused with 400 \(400\) \[the sandbox: 403\]/);
    expect(out).toMatch(/Not to be seen from outside:\nO17 /);
  });

  it('compares two servers, and ends with 1 when an answer differs', async () => {
    const { code, out } = await answers('diff', join(dir, 'usual'), join(dir, 'other'));
    expect(code).toBe(1);
    expect(out).toMatch(/2 different, 1 the same, 0 seen by one only\./);
    const json = await answers('diff', join(dir, 'usual'), join(dir, 'other'), '--json');
    expect((JSON.parse(json.out) as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'different',
      'same',
      'different',
    ]);
  });

  it('ends with 0 when no answer differs', async () => {
    const { code, out } = await answers('diff', join(dir, 'usual'), join(dir, 'usual'));
    expect(code).toBe(0);
    expect(out).toBe('0 different, 3 the same, 0 seen by one only.\n');
  });

  it('ends with 2 and one sentence when a file is not there', async () => {
    const { code, err } = await answers('diff', join(dir, 'usual'), join(dir, 'nowhere'));
    expect(code).toBe(2);
    expect(err).toMatch(/^phlebo answers diff: there is no .*nowhere\n$/);
  });
});

describe('phlebo mock --answers', { timeout: 60_000 }, () => {
  const policiesOf = async (url: string): Promise<unknown> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'policy.list' }),
    });
    return ((await answer.json()) as { result: { policies: unknown } }).result.policies;
  };

  it('answers like the server that was judged, but for what --policy says', async () => {
    const words = ['--answers', join(dir, 'other'), '--policy', 'O18=clamp'];
    const mock = startPhlebo(['mock', '--port', '0', '--json', ...words]);
    const greeting = JSON.parse(await mock.line(/^\{/)) as {
      controlUrl: string;
      answers: { choices: unknown; withoutPolicy: unknown };
    };
    expect(greeting.answers.choices).toEqual(['O09=400', 'O18=refuse']);
    expect(greeting.answers.withoutPolicy).toEqual(['O14']);
    expect(await policiesOf(greeting.controlUrl)).toMatchObject({
      O09: { value: '400' },
      O18: { value: 'clamp' },
    });
    await mock.interrupt();
  });

  it('says at the start which answers it has taken', async () => {
    const mock = startPhlebo(['mock', '--port', '0', '--answers', join(dir, 'other')]);
    expect(await mock.line(/taken, not the usual/)).toMatch(/O09=400 O18=refuse/);
    await mock.line(/Base URL/);
    await mock.interrupt();
  });

  it('ends with 2 and one sentence when the file is not there', async () => {
    const { code, err } = await runPhlebo(['mock', '--port', '0', '--answers', join(dir, 'no')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^--answers cannot be read, there is no .*\n$/);
  });
});
