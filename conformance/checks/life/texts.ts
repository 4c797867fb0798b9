/** Looking for a text wherever it may stand in a JSON value. */

/** Every string in a value, its keys left out. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A phone number may be written with spaces, or in its national form. */
export const digits = (text: string): string => text.replace(/\D/g, '');
