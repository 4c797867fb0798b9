/** A value in a sentence: as JSON, cut where it is long. */
const longest = 200;

export function shownValue(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return 'nothing';
  return json.length <= longest ? json : `${json.slice(0, longest)}…`;
}
