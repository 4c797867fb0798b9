/** One runtime expression, `$steps.book.outputs.jobId`, as data (Arazzo 1.0.1, "Runtime Expressions"). */
import { didYouMean } from '../../closest.ts';
import { ExpressionError } from './expression-error.ts';

/** What is followed inside a value: members by name, items by number. */
type Inside = {
  readonly members: readonly (string | number)[];
  /** The tokens of a JSON Pointer (RFC 6901), unescaped; applied after the members. */
  readonly pointer: readonly string[];
};

export type ReferenceTarget =
  | { readonly root: 'url' | 'method' | 'statusCode' }
  | { readonly root: 'request'; readonly part: 'path' | 'query'; readonly name: string }
  | { readonly root: 'request' | 'response'; readonly part: 'header'; readonly name: string }
  | ({ readonly root: 'request' | 'response'; readonly part: 'body' } & Inside)
  | ({ readonly root: 'inputs' | 'outputs'; readonly name: string } & Inside)
  | ({ readonly root: 'steps'; readonly step: string; readonly name: string } & Inside)
  | ({
      readonly root: 'workflows';
      readonly workflow: string;
      readonly part: 'inputs' | 'outputs';
      readonly name: string;
    } & Inside)
  | { readonly root: 'sourceDescriptions'; readonly source: string; readonly member: string }
  | { readonly root: 'components'; readonly kind: string; readonly name: string };

export type Reference = ReferenceTarget & {
  readonly text: string;
  /** Where it begins in the text around it. */
  readonly offset: number;
};

/** Where a JSON Pointer ends: at the end of the text, or at what can stand after it. */
export type PointerEnd = 'text' | 'brace' | 'condition';

const pointerText: Readonly<Record<PointerEnd, RegExp>> = {
  text: /[^]*/y,
  brace: /[^}]*/y,
  condition: /[^\s<>=!&|()[\]{}'"]*/y,
};

const roots = [
  ...['url', 'method', 'statusCode', 'request', 'response', 'inputs', 'outputs'],
  ...['steps', 'workflows', 'sourceDescriptions', 'components'],
] as const;
type Root = (typeof roots)[number];

/** Reads the expression that begins at `offset`, where the `$` stands. Throws an ExpressionError. */
export function readReference(text: string, offset: number, pointerEnd: PointerEnd): Reference {
  const chain = readChain(text, offset);
  const { pointer, end } = readPointer(text, chain.end, pointerEnd);
  const target = targetOf(chain, pointer, offset);
  return { ...target, text: text.slice(offset, end), offset };
}

type Segment = { readonly value: string | number; readonly offset: number };
type Chain = { readonly root: Root; readonly segments: readonly Segment[]; readonly end: number };

function readChain(text: string, offset: number): Chain {
  const word = match(/[A-Za-z]+/y, text, offset + 1);
  const root = roots.find((one) => one === word);
  if (root === undefined) {
    const hint = word === undefined ? '' : didYouMean(word, roots);
    throw new ExpressionError(`$${word ?? ''} is no runtime expression${hint}`, offset);
  }
  const segments: Segment[] = [];
  let end = offset + 1 + root.length;
  for (;;) {
    const segment = readSegment(text, end);
    if (segment === undefined) return { root, segments, end };
    segments.push({ value: segment.value, offset: end + 1 });
    end = segment.end;
  }
}

function readSegment(
  text: string,
  offset: number,
): { readonly value: string | number; readonly end: number } | undefined {
  const index = match(/\[\d{1,9}\]/y, text, offset);
  if (index !== undefined) return { value: Number(index.slice(1, -1)), end: offset + index.length };
  if (text[offset] !== '.') return undefined;
  const name = match(/[\w-]+/y, text, offset + 1);
  // A full stop that ends a sentence around the expression is no part of it; lint says what is missing.
  return name === undefined ? undefined : { value: name, end: offset + 1 + name.length };
}

function readPointer(
  text: string,
  offset: number,
  pointerEnd: PointerEnd,
): { readonly pointer: readonly string[] | undefined; readonly end: number } {
  if (text[offset] !== '#') return { pointer: undefined, end: offset };
  const written = match(pointerText[pointerEnd], text, offset + 1) ?? '';
  return { pointer: pointerTokens(written, offset + 1), end: offset + 1 + written.length };
}

/** The tokens of a JSON Pointer. Throws an ExpressionError; `offset` is where it begins in the text around it. */
export function pointerTokens(pointer: string, offset = 0): readonly string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) {
    throw new ExpressionError(`a JSON Pointer begins with "/", this one is "${pointer}"`, offset);
  }
  const wrong = /~(?![01])/.exec(pointer);
  if (wrong !== null) {
    throw new ExpressionError(
      'in a JSON Pointer "~" is written "~0", and "/" inside a key "~1"',
      offset + wrong.index,
    );
  }
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function targetOf(
  { root, segments, end }: Chain,
  pointer: readonly string[] | undefined,
  offset: number,
): ReferenceTarget {
  const names = new Names(root, segments, end);
  const inside = (): Inside => ({ members: names.rest(), pointer: pointer ?? [] });
  const without = <T extends ReferenceTarget>(target: T): T => {
    names.noMore();
    if (pointer === undefined) return target;
    throw new ExpressionError(`$${root} has no parts that "#…" could point to`, offset);
  };
  switch (root) {
    case 'url':
    case 'method':
    case 'statusCode':
      return without({ root });
    case 'request':
    case 'response': {
      const parts =
        root === 'request'
          ? (['header', 'query', 'path', 'body'] as const)
          : (['header', 'body'] as const);
      const part = names.oneOf(...parts);
      if (part === 'body') return { root, part, ...inside() };
      const name = names.allAsOne();
      return without(part === 'header' ? { root, part, name } : { root: 'request', part, name });
    }
    case 'inputs':
    case 'outputs':
      return { root, name: names.name('a name'), ...inside() };
    case 'steps': {
      const step = names.name('the stepId');
      names.oneOf('outputs');
      return { root, step, name: names.name('the name of an output'), ...inside() };
    }
    case 'workflows': {
      const workflow = names.name('the workflowId');
      const part = names.oneOf('outputs', 'inputs');
      return { root, workflow, part, name: names.name('a name'), ...inside() };
    }
    case 'sourceDescriptions': {
      const source = names.name('the name of a source');
      return without({ root, source, member: names.name('url, or an operationId') });
    }
    case 'components':
      return without({ root, kind: names.name('a kind'), name: names.name('a name') });
  }
}

/** The segments after a root, taken one after the other; what is missing or too much is an ExpressionError. */
class Names {
  readonly #root: Root;
  readonly #segments: readonly Segment[];
  readonly #end: number;
  #taken = 0;

  constructor(root: Root, segments: readonly Segment[], end: number) {
    this.#root = root;
    this.#segments = segments;
    this.#end = end;
  }

  name(what: string): string {
    const segment = this.#segments[this.#taken];
    this.#taken += 1;
    if (typeof segment?.value === 'string') return segment.value;
    const so = this.#so(this.#taken - 1);
    throw new ExpressionError(`${so} must be followed by "." and ${what}`, this.#offset(segment));
  }

  oneOf<const T extends string>(...words: readonly T[]): T {
    const segment = this.#segments[this.#taken];
    const word = words.find((candidate) => candidate === segment?.value);
    if (word === undefined) {
      const hint = typeof segment?.value === 'string' ? didYouMean(segment.value, words) : '';
      const so = this.#so(this.#taken);
      throw new ExpressionError(
        `${so} must be followed by ".${words.join('", ".')}"${hint}`,
        this.#offset(segment),
      );
    }
    this.#taken += 1;
    return word;
  }

  /** What is left, as one name: names of headers and parameters may have full stops. */
  allAsOne(): string {
    const first = this.name('a name');
    return [first, ...this.rest()].join('.');
  }

  rest(): readonly (string | number)[] {
    const rest = this.#segments.slice(this.#taken).map(({ value }) => value);
    this.#taken = this.#segments.length;
    return rest;
  }

  noMore(): void {
    const segment = this.#segments[this.#taken];
    if (segment === undefined) return;
    const so = this.#so(this.#taken);
    throw new ExpressionError(`${so} has no "${String(segment.value)}"`, segment.offset);
  }

  #so(count: number): string {
    return [`$${this.#root}`, ...this.#segments.slice(0, count).map(({ value }) => value)].join(
      '.',
    );
  }

  #offset(segment: Segment | undefined): number {
    return segment?.offset ?? this.#end;
  }
}

function match(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}
