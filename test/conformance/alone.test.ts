/** No check hangs on another that was run before it: each selection passes by itself. */
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { areas, tagsOf } from '../../conformance/engine/check.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import { judge } from './judge.ts';
import type { Selection } from '../../conformance/engine/plan.ts';
import { isWhole, partOf } from './part-of.ts';

// Many make a world each, several at a time.
vi.setConfig({ testTimeout: 90_000 });

async function othersThanPassed(
  only: readonly string[],
  part: Partial<Selection> = {},
): Promise<readonly unknown[]> {
  // One for each, since some move the clock while others wait.
  const sandbox = await sandboxTarget({ world: 'empty' });
  try {
    await makeGlobalPanel(sandbox.controlUrl);
    const control = { url: sandbox.controlUrl, token: undefined };
    const selection = { only, skip: ['hosted'], ...part };
    const { results } = await judge(sandbox.url, { control, selection });
    expect(results.checks).not.toEqual([]);
    return results.checks
      .filter(({ verdict }) => verdict !== 'pass')
      .map(({ id, verdict, reason, actual }) => ({ id, verdict, reason, actual }));
  } finally {
    await sandbox.close();
  }
}

/** Panels of both kinds are needed, and an empty world has no global one. */
async function makeGlobalPanel(controlUrl: string): Promise<void> {
  await fetch(controlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'panel.create', name: 'Everyone’s' }),
  });
}

describe('against a sandbox in which there is next to nothing', () => {
  // Pages want a browser, and are shown alone by their flaws; scenarios are no part of the catalogue.
  const asked = areas.filter((area) =>
    catalogue.some((check) => check.area === area && check.kind === 'active' && area !== 'hosted'),
  );

  /** Cancels are refused with 409 alone, which no other answer of their area could have been; lookups find nothing. */
  const unseenIn: Partial<Record<string, readonly string[]>> = {
    cancel: ['CANCEL-28'],
    lookup: ['LOOKUP-10', 'LOOKUP-60', 'LOOKUP-61', 'LOOKUP-62', 'LOOKUP-63', 'LOOKUP-64'],
  };

  it.concurrent.each(asked)('the area %s passes alone', async (area) => {
    const unseen = unseenIn[area] ?? [];
    expect(await othersThanPassed([area])).toMatchObject(
      unseen.map((id) => ({ id, verdict: 'not-testable' })),
    );
  });

  // What looks back on answers or webhooks asks for none by itself: it is run with its area.
  const byThemselves = catalogue.filter(
    ({ kind, area }) => kind === 'active' && area !== 'hosted' && area !== 'scenario',
  );

  it('what looks back on answers is green for none by itself', async () => {
    expect(await othersThanPassed(['WIRE-04'])).toEqual([
      expect.objectContaining({ id: 'WIRE-04', verdict: 'not-testable' }),
    ]);
  });

  const tags = [...new Set(byThemselves.flatMap(tagsOf))].filter((tag) => tag !== 'passive');

  it.concurrent.each(tags.map((tag, place) => ({ tag, part: partOf(place, 4) })))(
    'the tag $tag passes alone',
    async ({ tag, part }) => {
      expect(await othersThanPassed([tag], part)).toEqual([]);
    },
  );

  // Each is in its area, and under its tags, anyway: of them one by one a sixteenth will do.
  const some = byThemselves.filter((_check, place) => isWhole || place % 16 === 0);

  it.concurrent.each(some.map(({ id }) => id))('%s passes alone', async (id) => {
    expect(await othersThanPassed([id])).toEqual([]);
  });

  it('two checks pass, of which the first reads the list that the second looks into', async () => {
    expect(await othersThanPassed(['BOOK-08', 'BOOK-09'])).toEqual([]);
  });
});
