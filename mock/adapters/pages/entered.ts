/** The texts of a form as it was sent. */

export type Entered = { readonly [name: string]: string };

/** Of a field that came several times the last; what is no text is none. Ends are trimmed. */
export const enteredIn = (body: unknown): Entered =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
      name,
      textOf(value),
    ]),
  );

const textOf = (value: unknown): string => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last.trim() : '';
};

/** A text of the form, or none. */
export const textIn = (entered: Entered, name: string): string =>
  Object.hasOwn(entered, name) ? (entered[name] ?? '') : '';
