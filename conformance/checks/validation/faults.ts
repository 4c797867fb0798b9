/** What can be wrong with a member of a request body, in words and as a value. */

/** `value` is sent in the member's place; without it the member is left out. */
export type MemberFault = { readonly words: string } & (
  { readonly value: unknown } | { readonly value?: never; readonly missing: true }
);

export const missing: MemberFault = { words: 'missing', missing: true };
export const aNull: MemberFault = { words: 'null', value: null };
export const aNumber: MemberFault = { words: 'a number', value: 7 };
export const aText: MemberFault = { words: 'a text', value: 'text' };
export const aList: MemberFault = { words: 'a list', value: ['text'] };
export const empty: MemberFault = { words: 'empty', value: '' };
export const tooLong: MemberFault = { words: '201 characters long', value: 'x'.repeat(201) };

/** Values that are just not the ones that are allowed. */
export const wrong = (...values: readonly string[]): readonly MemberFault[] =>
  values.map((value) => ({ words: JSON.stringify(value), value }));

export const emailFaults = wrong(
  ...['ada', 'ada@', '@example.org', 'ada okafor@example.org'],
  'ada@example.org, bob@example.org',
);

/** Next to `^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$`. */
export const postcodeFaults = wrong(
  '12345',
  'ZZ99',
  'ZZ99 3V',
  'ZZ99-3VZ',
  'ZZZ9 3VZ',
  'ZZ99 3VZ1',
);

/** "missing, a number or empty". */
export function inWords(faults: readonly MemberFault[]): string {
  const words = faults.map((fault) => fault.words);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
