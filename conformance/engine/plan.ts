/** Which checks are run: --only and --skip by check id, area or tag. */
import { didYouMean } from '../closest.ts';
import { UsageError } from '../usage-error.ts';
import { tagsOf } from './check.ts';
import type { Check } from './check.ts';

export type Selection = { readonly only: readonly string[]; readonly skip: readonly string[] };

/**
 * The checks of the catalogue that are selected, in its order. A selector that names nothing is refused with a
 * UsageError: a slip must not turn into a run of nothing.
 */
export function planChecks(
  catalogue: readonly Check[],
  { only, skip }: Selection,
): readonly Check[] {
  const names = new Set(catalogue.flatMap(namesOf));
  for (const selector of [...only, ...skip]) {
    if (!names.has(selector.toLowerCase())) {
      const hint = didYouMean(selector, names);
      throw new UsageError(
        `no check, area or tag is called "${selector}"${hint} (--list shows what there is)`,
      );
    }
  }
  const named = (check: Check, selectors: readonly string[]): boolean =>
    selectors.some((selector) => namesOf(check).includes(selector.toLowerCase()));
  return catalogue.filter(
    (check) => (only.length === 0 || named(check, only)) && !named(check, skip),
  );
}

const namesOf = (check: Check): readonly string[] =>
  [check.id, check.area, ...tagsOf(check)].map((name) => name.toLowerCase());
