/** From the text of a YAML (or JSON) file to its value, with the place in the text of everything in it. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { Path } from './shape.ts';

/** Both count from 1. */
export type Place = { readonly line: number; readonly column: number };

export type OpenedYaml = {
  /** Undefined when there are faults. */
  readonly value: unknown;
  /** What keeps the text from being YAML, duplicate keys among it. */
  readonly faults: readonly (Place & { readonly message: string })[];
  /**
   * Where the value stands, or, when it is missing, the nearest thing around it that is there. `offset` counts
   * characters inside a text, where the file has them in one piece.
   */
  readonly placeOf: (path: Path, offset?: number) => Place;
  /** Where the key of this member stands. */
  readonly placeOfKey: (path: Path) => Place;
};

const start: Place = { line: 1, column: 1 };

/** Never throws for what stands in the text: that is a fault. */
export function openYaml(text: string): OpenedYaml {
  const lines = new LineCounter();
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    // An offset at the very end of a file that ends with a line break stands before the first column.
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const failed = (error: unknown): OpenedYaml => ({
    value: undefined,
    faults: [{ ...start, message: sentenceOf(error) }],
    placeOf: () => start,
    placeOfKey: () => start,
  });
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const faults = document.errors.map(({ pos, message }) => ({ ...at(pos[0]), message }));
    return {
      value: faults.length === 0 ? treeOf(document) : undefined,
      faults,
      placeOf: (path, offset = 0) => at(offsetOf(document, text, path, offset)),
      placeOfKey: (path) => at(offsetOfKey(document, path) ?? offsetOf(document, text, path, 0)),
    };
  } catch (error) {
    return failed(error);
  }
}

/** A value without cycles. */
function treeOf(document: Document): unknown {
  const value: unknown = document.toJS();
  // Throws for what stands inside itself, on which every reader would go round for ever.
  JSON.stringify(value);
  return value;
}

/** What the parser throws for a file that it could only read with all the memory, or not at all. */
function sentenceOf(error: unknown): string {
  if (error instanceof RangeError) return 'the file is nested too deep to be read';
  if (error instanceof TypeError) return 'an alias (*name) stands inside what it stands for';
  if (error instanceof ReferenceError && error.message.startsWith('Excessive alias count')) {
    return 'the aliases (*name) of the file unfold to too much: write out what they stand for';
  }
  if (error instanceof ReferenceError) {
    // The name is not told: it may be a secret that begins with a star.
    return 'an alias (*name) has no anchor (&name) before it: a text that begins with * needs quotes';
  }
  throw error;
}

function offsetOf(document: Document, text: string, path: Path, inside: number): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (!hasRange(node)) continue;
    return node.range[0] + (length === path.length ? within(node, text, inside) : 0);
  }
  return 0;
}

/** Quotes count; a text that the file folds or escapes is pointed at as a whole. */
function within(node: { range: [number, number, number] }, text: string, inside: number): number {
  if (inside === 0 || !isScalar(node) || typeof node.value !== 'string') return 0;
  const quoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE' ? 1 : 0;
  const from = node.range[0] + quoted;
  const before = node.value.slice(0, inside);
  return text.startsWith(before, from) ? quoted + inside : 0;
}

function offsetOfKey(document: Document, path: Path): number | undefined {
  const parent: unknown =
    path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const last = path.at(-1);
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
  return hasRange(pair?.key) ? pair.key.range[0] : undefined;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
