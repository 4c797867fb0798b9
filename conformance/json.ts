/** JSON values whose shape is not known yet. */

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at the end of these steps, or undefined as soon as one leads nowhere. */
export function at(value: unknown, ...steps: readonly (string | number)[]): unknown {
  let here = value;
  for (const step of steps) {
    if (Array.isArray(here)) here = (here as unknown[])[Number(step)];
    else if (isMap(here) && Object.hasOwn(here, step)) here = here[step];
    else return undefined;
  }
  return here;
}

/** Equal as JSON values: the order of an object's keys says nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  }
  if (isMap(one) && isMap(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
    );
  }
  return one === other;
}
