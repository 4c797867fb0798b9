/** Text of others, made safe for a terminal: no control character gets through as itself. */
export const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** JSON of others: valid JSON still, with each control character as an escape. */
export const jsonText = (value: unknown, indent?: number): string =>
  escaped(JSON.stringify(value, null, indent));

/** JSON text of others, its line breaks kept. */
export const escaped = (json: string): string =>
  json.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === '\n' ? character : [...utf16(character)].join(''),
  );

function* utf16(character: string): Generator<string> {
  for (let at = 0; at < character.length; at += 1) {
    yield `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }
}
