/** Lengths of time as people write them in a flag or a profile: 500ms, 2s, 1m. */

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds, or undefined when the text is not a length of time. A bare number has no unit and is refused. */
export function parseDuration(text: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text.trim()) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  return Number(amount) * (units[unit] ?? 1);
}
