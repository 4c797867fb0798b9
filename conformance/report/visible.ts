/** Text that a server has sent, made safe for a terminal, a page and XML: no control character gets through as itself. */

/**
 * Line breaks and tabs stay; every other control or format character, half of a pair and non-character is shown by
 * its number.
 */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/gu, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
