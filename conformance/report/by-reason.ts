/** Checks that could not be tested, those that lack the same power together: one missing power bars many. */
import type { CheckEntry } from './results.ts';

export type Lacking = { readonly reason: string; readonly checks: readonly CheckEntry[] };

/** The reasons in the order of their first check. */
export function notTestableByReason(checks: readonly CheckEntry[]): readonly Lacking[] {
  const byReason = new Map<string, CheckEntry[]>();
  for (const check of checks) {
    if (check.verdict !== 'not-testable') continue;
    const reason = check.reason ?? '';
    byReason.set(reason, [...(byReason.get(reason) ?? []), check]);
  }
  return [...byReason].map(([reason, lacking]) => ({ reason, checks: lacking }));
}
