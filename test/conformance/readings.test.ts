/** Where the spec can be read in two ways the sandbox can, too: under every reading it passes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyChoices } from '../../mock/domain/policy.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { judge } from './judge.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

async function setPolicy(id: string, value: string): Promise<void> {
  const answer = await fetch(sandbox.controlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'policy.set', [id]: value }),
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

const others = Object.entries(policyChoices).flatMap(([id, [usual, ...values]]) =>
  values.map((value) => ({ id, usual, value })),
);

describe('the other reading', () => {
  it.each(others)('$id $value turns no check red', async ({ id, usual, value }) => {
    await setPolicy(id, value);
    try {
      const control = { url: sandbox.controlUrl, token: undefined };
      const { exitCode, results } = await judge(sandbox.url, { control });
      expect(results.checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
      expect(exitCode).toBe(0);
    } finally {
      await setPolicy(id, usual);
    }
  });
});
