/** Where a text stops being JSON (RFC 8259): V8's own message often names no position. */

export type JsonFault = {
  /** Both count from 1, in characters. */
  readonly line: number;
  readonly column: number;
  readonly expected: string;
};

/** What may come next. */
type Expectation =
  'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or ]' | 'comma or }' | 'end';

const wording: Readonly<Record<Expectation, string>> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  name: 'a member name in double quotes',
  'name or }': 'a member name in double quotes, or }',
  colon: 'a colon after the member name',
  'comma or ]': 'a comma or ]',
  'comma or }': 'a comma or }',
  end: 'nothing after the JSON value',
};

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/** A place in the text, and the containers that are open there: a stack of its own, so depth is no risk. */
type Scan = { readonly text: string; readonly containers: ('[' | '{')[]; at: number };

/** The first fault of `text`, or undefined when it is JSON. */
export const findJsonFault = (text: string): JsonFault | undefined => {
  const scan: Scan = { text, containers: [], at: 0 };
  let expected: Expectation = 'value';
  for (;;) {
    take(scan, space);
    if (expected === 'end' && scan.at === text.length) return undefined;
    const next = step(scan, expected);
    if (next === undefined) return { ...placeOf(scan), expected: wording[expected] };
    expected = next;
  }
};

/** Takes what is expected; undefined when something else stands there. */
const step = (scan: Scan, expected: Expectation): Expectation | undefined => {
  switch (expected) {
    case 'value':
      return takeValue(scan);
    case 'value or ]':
      return takeEnd(scan, ']') ?? takeValue(scan);
    case 'name or }':
      return takeEnd(scan, '}') ?? takeName(scan);
    case 'name':
      return takeName(scan);
    case 'colon':
      return takeSign(scan, ':') ? 'value' : undefined;
    case 'comma or ]':
      return takeSign(scan, ',') ? 'value' : takeEnd(scan, ']');
    case 'comma or }':
      return takeSign(scan, ',') ? 'name' : takeEnd(scan, '}');
    case 'end':
      return undefined;
  }
};

const takeValue = (scan: Scan): Expectation | undefined => {
  for (const bracket of ['[', '{'] as const) {
    if (!takeSign(scan, bracket)) continue;
    scan.containers.push(bracket);
    return bracket === '[' ? 'value or ]' : 'name or }';
  }
  return take(scan, string) || take(scan, scalar) ? afterValue(scan) : undefined;
};

const takeName = (scan: Scan): Expectation | undefined =>
  take(scan, string) ? 'colon' : undefined;

const takeEnd = (scan: Scan, bracket: ']' | '}'): Expectation | undefined => {
  if (!takeSign(scan, bracket)) return undefined;
  scan.containers.pop();
  return afterValue(scan);
};

const afterValue = ({ containers }: Scan): Expectation => {
  const container = containers.at(-1);
  if (container === undefined) return 'end';
  return container === '[' ? 'comma or ]' : 'comma or }';
};

const takeSign = (scan: Scan, sign: string): boolean => {
  const found = scan.text[scan.at] === sign;
  if (found) scan.at += 1;
  return found;
};

const take = (scan: Scan, token: RegExp): boolean => {
  token.lastIndex = scan.at;
  const found = token.test(scan.text);
  if (found) scan.at = token.lastIndex;
  return found;
};

const placeOf = ({ text, at }: Scan): Pick<JsonFault, 'line' | 'column'> => {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
};
