/** A list that is too long to be walked through says nothing about its end. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { onData } from '../flaws/tampering.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import { failuresOf, idsWith, judge } from './judge.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

it('a list that always goes on leaves the checks of its end not-testable', async () => {
  let page = 0;
  const endless = onData('listTestPanels', (data) => {
    page += 1;
    const id = (item: object, index: number) => ({
      ...item,
      id: `p_${String(page)}_${String(index)}`,
    });
    const panels = (data['panels'] as object[]).map(id);
    return { panels, nextCursor: 'on' };
  });
  const proxy = await tamperingProxy(sandbox.url, (asked, forward) =>
    endless({ ...asked, path: asked.path.replace(/[?&]cursor=on/, '') }, forward),
  );
  const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
  const only = ['PAGE-02', 'PAGE-07'];
  const end = await judge(proxy.url, { control, selection: { only, skip: [] } });
  await proxy.close();
  expect(failuresOf(end)).toEqual([]);
  expect(idsWith(end, 'not-testable')).toEqual(only);
  const check = end.results.checks.find(({ id }) => id === 'PAGE-02');
  expect(check?.reason).toMatch(/the list goes on after 20 pages/);
});
