/** `--workers`: how many requests are on their way at the same time, whatever a check does side by side. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeThrough } from '../flaws/judge-flaw.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

/** Passes everything on, and knows how many it was passing on at once at the most. */
function counting(): { readonly tamper: Tamper; readonly most: () => number } {
  let [now, most] = [0, 0];
  return {
    tamper: async (asked, forward) => {
      now += 1;
      most = Math.max(most, now);
      const reply = await forward(asked);
      now -= 1;
      return reply;
    },
    most: () => most,
  };
}

const mostAtOnce = async (workers: number, only: readonly string[]): Promise<number> => {
  const { tamper, most } = counting();
  const { exitCode } = await judgeThrough(sandbox, tamper, {
    workers,
    selection: { only, skip: [] },
  });
  expect(exitCode).toBe(0);
  return most();
};

/** Checks that do ten things side by side, and wait for webhooks meanwhile. */
const busy = ['SUBSCRIBE-07', 'auth', 'tenancy'];

it.each([1, 3])(
  '%i: no more than that',
  async (workers) => {
    expect(await mostAtOnce(workers, busy)).toBeLessThanOrEqual(workers);
  },
  60_000,
);

it('two requests that race are on their way together all the same', async () => {
  expect(await mostAtOnce(1, ['SLOT-11', 'WALK-05'])).toBe(2);
}, 60_000);
