/** A simple condition, `$statusCode == 200 && !$inputs.quick`, as a tree (Arazzo 1.0.1, "Criterion Object"). */
import { ExpressionError } from './expression-error.ts';
import { readReference } from './reference.ts';
import type { Reference } from './reference.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | {
      readonly kind: 'comparison';
      readonly operator: Comparison;
      readonly left: Condition;
      readonly right: Condition;
      readonly offset: number;
    };

const longest = 4096;
const deepest = 64;

/** Throws an ExpressionError, and nothing else, whatever the text is. */
export function readCondition(text: string): Condition {
  if (text.length > longest) {
    throw new ExpressionError(`a condition has at most ${String(longest)} characters`, longest);
  }
  const reader = new Reader(text);
  const condition = reader.or(0);
  reader.end();
  return condition;
}

/** All expressions in a condition, in their order. */
export function referencesIn(condition: Condition): readonly Reference[] {
  switch (condition.kind) {
    case 'literal':
      return [];
    case 'reference':
      return [condition.reference];
    case 'not':
      return referencesIn(condition.of);
    case 'and':
    case 'or':
    case 'comparison':
      return [...referencesIn(condition.left), ...referencesIn(condition.right)];
  }
}

const words = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** By recursive descent: or, and, comparison, not, value. */
class Reader {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  or(depth: number): Condition {
    let left = this.#and(depth);
    while (this.#take(/\|\|/y) !== undefined) left = { kind: 'or', left, right: this.#and(depth) };
    return left;
  }

  end(): void {
    this.#space();
    if (this.#offset < this.#text.length) {
      throw this.#fault(
        `"${this.#text.slice(this.#offset, this.#offset + 20)}" is not expected here`,
      );
    }
  }

  #and(depth: number): Condition {
    let left = this.#comparison(depth);
    while (this.#take(/&&/y) !== undefined) {
      left = { kind: 'and', left, right: this.#comparison(depth) };
    }
    return left;
  }

  #comparison(depth: number): Condition {
    const left = this.#not(depth);
    this.#space();
    const offset = this.#offset;
    if (this.#text.startsWith('===', offset) || this.#text.startsWith('!==', offset)) {
      const written = this.#text.slice(offset, offset + 3);
      throw this.#fault(`"${written}" is written "${written.slice(0, 2)}"`);
    }
    if (/=(?!=)/y.test(this.#text.slice(offset, offset + 2)))
      throw this.#fault('"=" is written "=="');
    const operator = this.#take(/==|!=|<=|>=|<|>/y) as Comparison | undefined;
    if (operator !== undefined) {
      return { kind: 'comparison', operator, left, right: this.#not(depth), offset };
    }
    return left;
  }

  #not(depth: number): Condition {
    if (depth > deepest) throw this.#fault('the condition is nested too deep');
    if (this.#take(/!(?!=)/y) !== undefined) return { kind: 'not', of: this.#not(depth + 1) };
    return this.#value(depth);
  }

  #value(depth: number): Condition {
    this.#space();
    const next = this.#text[this.#offset];
    if (next === '(') return this.#group(depth, /\(/y, /\)/y);
    if (next === '{') return this.#group(depth, /\{/y, /\}/y);
    if (next === '$') return this.#reference();
    if (next === "'") return { kind: 'literal', value: this.#string() };
    if (next === '"') throw this.#fault("a text stands in single quotes, as in 'CONFIRMED'");
    const number = this.#take(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y);
    if (number !== undefined) return { kind: 'literal', value: Number(number) };
    const at = this.#offset;
    const word = this.#take(/[A-Za-z_][\w.-]*/y);
    const value = words.get(word ?? '');
    if (value !== undefined) return { kind: 'literal', value };
    this.#offset = at;
    if (word !== undefined) {
      throw this.#fault(
        `"${word}" is no value: an expression begins with "$", a text stands in single quotes`,
      );
    }
    throw this.#fault(
      'a value is missing: an expression, a number, a text in single quotes, true, false or null',
    );
  }

  #group(depth: number, open: RegExp, close: RegExp): Condition {
    const from = this.#offset;
    this.#take(open);
    const inner = this.or(depth + 1);
    if (this.#take(close) !== undefined) return inner;
    this.#space();
    throw this.#fault(`the "${this.#text.charAt(from)}" at ${String(from + 1)} is not closed`);
  }

  #reference(): Condition {
    const reference = readReference(this.#text, this.#offset, 'condition');
    this.#offset += reference.text.length;
    return { kind: 'reference', reference };
  }

  /** A single quote inside is written twice. */
  #string(): string {
    const written = this.#take(/'(?:[^']|'')*'/y);
    if (written === undefined) throw this.#fault('the text has no closing quote');
    return written.slice(1, -1).replaceAll("''", "'");
  }

  #space(): void {
    while (/\s/.test(this.#text.charAt(this.#offset))) this.#offset += 1;
  }

  #take(pattern: RegExp): string | undefined {
    this.#space();
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#offset += found.length;
    return found;
  }

  #fault(message: string): ExpressionError {
    return new ExpressionError(message, this.#offset);
  }
}
