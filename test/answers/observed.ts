/** A sandbox that follows certain readings, looked at by the probes alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Results } from '../../conformance/report/results.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import type { Policies } from '../../mock/domain/policy.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { judge } from '../conformance/judge.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';

/** Where the clock stands, so that an exact moment can be met; undefined for one that runs. */
export const stillClock = Date.parse('2027-01-04T09:00:00Z');

type How = {
  readonly only?: readonly string[];
  readonly startAt?: number;
  readonly seed?: number;
  readonly sandbox?: SandboxOptions;
};

export async function observe(
  policies: Partial<Policies>,
  { only = ['probe'], startAt, seed = 1, sandbox = {} }: How = {},
): Promise<Results> {
  const all = { ...usualPolicies, ...policies };
  const { url, controlUrl, close } = await sandboxTarget({
    ...sandbox,
    policies: all,
    startAt,
  });
  try {
    const control = { url: controlUrl, token: undefined };
    return (await judge(url, { control, seed, selection: { only, skip: ['hosted'] } })).results;
  } finally {
    await close();
  }
}

/** Hands over the name of a file with this content, which is gone afterwards. */
export async function withFile<T>(
  content: unknown,
  use: (file: string) => T | Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'phlebo-answers-'));
  try {
    const file = join(dir, 'results.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return await use(file);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
