/** O74, reading B: an optional member that is sent as null counts as left out. */

/**
 * A copy of the body without its null members, at every depth except inside `passthrough`, whose
 * content belongs to the caller. A required member goes too, and is then named as missing.
 */
export const withoutNulls = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, name === 'passthrough' ? member : withoutNulls(member)]),
  );
};
