/** Request bodies as text: what is no JSON, what is no object, and what only some readers of JSON take. Pure. */
export type RawCase = {
  readonly rule: 'not JSON' | 'no object' | 'odd JSON';
  readonly member: string;
  readonly words: string;
  readonly text: string;
};

type Rewrite = readonly [words: string, rewrite: (valid: string) => string];

/** No reader of JSON takes these, as lenient as it may be. */
const notJson: readonly Rewrite[] = [
  ['cut short by a character', (valid) => valid.slice(0, -1)],
  ['cut in the middle', (valid) => valid.slice(0, Math.floor(valid.length / 2))],
  ['cut after a quarter', (valid) => valid.slice(0, Math.floor(valid.length / 4))],
  ['without its first character', (valid) => valid.slice(1)],
  ['empty', () => ''],
  ['of spaces', () => '   '],
  ['of form fields', () => 'fulfillmentChannel=MOBILE&scope=all-mobile'],
  ['of XML', () => '<booking><scope>all-mobile</scope></booking>'],
  ['with a colon too few', (valid) => valid.replace(':', ' ')],
  ['with two commas', (valid) => valid.replace(',', ',,')],
];

const noObject: readonly Rewrite[] = [
  ['in a list', (valid) => `[${valid}]`],
  ['in a text', (valid) => JSON.stringify(valid)],
  ['that is a number', () => '7'],
  ['that is null', () => 'null'],
  ['that is true', () => 'true'],
  ['that is an empty list', () => '[]'],
  ['that is an empty text', () => '""'],
  ['of a thousand brackets', () => '['.repeat(1_000) + ']'.repeat(1_000)],
];

/** Some readers take them; a server that does is not to blame for that alone. */
const oddJson: readonly Rewrite[] = [
  ['with a comma at its end', (valid) => `${valid.slice(0, -1)},}`],
  ['in single quotes', (valid) => valid.replaceAll('"', "'")],
  ['with a comment', (valid) => `/* hello */ ${valid}`],
  ['with another one behind it', (valid) => `${valid}{}`],
  ['with something behind it', (valid) => `${valid} hello`],
  ['with a byte order mark', (valid) => `\ufeff${valid}`],
  ['with NaN in it', (valid) => `{"notDefined":NaN,${valid.slice(1)}`],
  ['with a number of 400 digits', (valid) => `{"notDefined":${'9'.repeat(400)},${valid.slice(1)}`],
  ['with a key twice', (valid) => `{"patient":null,${valid.slice(1)}`],
  ['with a hundred thousand open brackets', () => '['.repeat(100_000)],
];

const rewritten = (rule: RawCase['rule'], rewrites: readonly Rewrite[], valid: string) =>
  rewrites.map(([words, rewrite]): RawCase => ({
    rule,
    member: words,
    words,
    text: rewrite(valid),
  }));

/** `valid` is the text of a valid body. */
export const rawCases = (valid: string): readonly RawCase[] => [
  ...rewritten('not JSON', notJson, valid),
  ...rewritten('no object', noObject, valid),
  ...rewritten('odd JSON', oddJson, valid),
];

/** Of what type a body may say that it is, in the place of application/json. */
export const oddTypes: readonly string[] = [
  ...['text/plain', 'text/html', 'application/xml', 'application/octet-stream'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['application/vnd.api+json', 'application/json; charset=utf-16', 'Application/JSON', 'json'],
];
