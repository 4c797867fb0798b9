/** How deep JSON of others may be nested: what is deeper is not read, for it would break its readers. */

/** No answer of the API or of the control protocol comes near it, whatever a passthrough holds. */
export const deepest = 500;

/** Looks at brackets outside texts only; whether the rest is JSON is for the parser to say. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  // A text that does not end is taken to the end: looking again from each quote in it would not end.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
