/** What axe finds on a page. */
import type * as Axe from '@axe-core/playwright';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { PageTab } from '../../target/pages/page-tab.ts';

/** Violations that axe calls serious or critical, of the rules for WCAG A and AA; the first nodes of each. */
export async function accessibilityFinding(tab: PageTab): Promise<Finding | undefined> {
  const { AxeBuilder } = await loadAxe();
  const axe = new AxeBuilder({ page: tab.page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    // The other way opens a page of its own to put the parts together.
    .setLegacyMode(true);
  const { violations } = await tab.ask(() => axe.analyze(), longestAudit);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  if (grave.length === 0) return undefined;
  const told = grave.map(({ id, help, nodes }) => `${id} (${help}): ${placesOf(nodes)}`);
  return {
    expected: 'no serious or critical violation of WCAG 2.1 A and AA',
    actual: told.join('; '),
  };
}

/** In ms: a large page takes some seconds. */
const longestAudit = 30_000;

const placesOf = (nodes: readonly { readonly target: readonly unknown[] }[]): string =>
  nodes
    .slice(0, 3)
    .map(({ target }) => target.map(String).join(' '))
    .join(', ');

/** It is no part of the package: whoever checks no pages need not have it. */
async function loadAxe(): Promise<Pick<typeof Axe, 'AxeBuilder'>> {
  try {
    return await import('@axe-core/playwright');
  } catch {
    throw Obstacle.lacking(
      'accessibility is judged by axe, which is not installed',
      'npm install @axe-core/playwright',
    );
  }
}
