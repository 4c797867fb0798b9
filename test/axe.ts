/** What axe finds fault with on a page that is open, in light and in dark. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The scheme, the rule, and the first element that breaks it; none is what a test expects. */
export async function axeFaults(page: Page): Promise<readonly (readonly string[])[]> {
  // Colours that move from one scheme to the other are those of neither.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The same elements in other colours.
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(({ id, nodes }) => [scheme, id, nodes[0]?.html ?? '']),
  );
}
