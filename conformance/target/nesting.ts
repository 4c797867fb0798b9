/** How deep JSON of others may be nested: what is deeper is not read, for it would break its readers. */

/** No answer of the API or of the control protocol comes near it, whatever a passthrough holds. */
export const deepest = 500;

/** Looks at brackets outside texts only; whether the rest is JSON is for the parser to say. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  const token = /["[\]{}]/g;
  for (let found = token.exec(json); found !== null; found = token.exec(json)) {
    if (found[0] === '"') token.lastIndex = endOfText(json, token.lastIndex);
    else depth += found[0] === '[' || found[0] === '{' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Step by step: one expression for a whole text would keep megabytes to go back to, and fail of them. */
function endOfText(json: string, from: number): number {
  const mark = /["\\]/g;
  mark.lastIndex = from;
  for (let found = mark.exec(json); found !== null; found = mark.exec(json)) {
    if (found[0] === '"') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return json.length;
}
