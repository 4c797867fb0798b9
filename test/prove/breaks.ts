/** Which statements of the spec a flaw breaks. */
import type { Check } from '../../conformance/engine/check.ts';
import type { Flaw } from '../flaws/flaw.ts';

/**
 * What all checks that are there for the flaw cite; where they have nothing in common, what the first of them does.
 * Ids of requirements.yaml; empty only for a flaw with which something else is wrong.
 */
export function brokenBy(flaw: Flaw, checks: ReadonlyMap<string, Check>): readonly string[] {
  const cited = [...flaw.red, ...(flaw.red.length === 0 ? (flaw.warned ?? []) : [])].map(
    (id) => checks.get(id)?.requirements ?? [],
  );
  const [first = [], ...others] = cited;
  const common = first.filter((id) => others.every((one) => one.includes(id)));
  return common.length > 0 ? common : first;
}
