/** Any text that a server could send: whole Unicode, halves of pairs, control characters, and what closes things. */
import fc from 'fast-check';

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const poison = fc.constantFrom(
  ...[']]>', '<![CDATA[', '</script>', '<!--', '-->', '&', '"', "'", '<', '>', '\r\n', '\u0000'],
  ...['\n::error::', '##[add-mask]', '%0A', '|', '`', '```', '@all', '\ud800', '\udc00', '\ufffe'],
  ...['\u202e', '\u2028', '&#0;', '&amp;', 'https://h', 'www.h', '[x](y)', '\\', ':', ','],
);

export const anyText = fc
  .array(fc.oneof(poison, codeUnit, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
