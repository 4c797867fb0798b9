import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Validators from '../contract/generated/validators.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const committed = join(root, 'contract', 'generated');

function generate(...args: string[]): { status: number | null; stderr: string } {
  const script = join(root, 'tools', 'generate.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('the generator', () => {
  let out: string;

  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'phlebo-generated-'));
    expect(generate('--out', out)).toEqual({ status: 0, stderr: '' });
  }, 60_000);

  afterAll(() => rm(out, { recursive: true }));

  it('writes what is committed, to the byte', async () => {
    const names = await readdir(committed);
    expect(await readdir(out)).toEqual(names);
    for (const name of names) {
      const [ours, theirs] = await Promise.all(
        [out, committed].map((directory) => readFile(join(directory, name), 'utf8')),
      );
      expect(ours === theirs, name).toBe(true);
      expect(theirs).toMatch(/^\/\/ Generated from openapi\.yaml .* Do not edit\.\n/);
    }
  });

  it('finds drift: a file that was edited, one that is gone, one that has no source', async () => {
    await appendFile(join(out, 'events.ts'), '// edited\n');
    await rm(join(out, 'types.ts'));
    await writeFile(join(out, 'stray.ts'), '');
    const { status, stderr } = generate('--check', '--out', out);
    expect(status).toBe(1);
    const listed = stderr
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split('/').at(-1));
    expect(listed).toEqual(['events.ts', 'stray.ts', 'types.ts']);
  }, 60_000);

  it('makes validators that need no package: they load where there is none', async () => {
    const url = pathToFileURL(join(out, 'validators.js')).href;
    const { requestBodies } = (await import(url)) as Pick<typeof Validators, 'requestBodies'>;
    expect(requestBodies['createBooking']?.({})).toBe(false);
  });
});
