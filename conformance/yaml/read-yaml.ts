/** From the text of a YAML file to a typed value, or to one message that names every fault with its place. */
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { UsageError } from '../usage-error.ts';
import { fillIn } from './environment.ts';
import type { Environment } from './environment.ts';
import { bad } from './shape.ts';
import type { Path, Problem, Shape } from './shape.ts';

/** A file is not what it is given for. `message` has one line for each fault: file, line, column, place, what was expected. */
export class FileError extends UsageError {
  override readonly name = 'FileError';
}

export type Source = {
  readonly file: string;
  readonly text: string;
  /** Where ${NAME} is looked up. Left out: it means nothing in this file, and stays as it is written. */
  readonly environment?: Environment;
};

/** Reads a YAML text by a shape. Throws a FileError. */
export function readYaml<T>({ file, text, environment }: Source, shape: Shape<T>): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${String(line)}:${String(col)}`;
  };
  if (document.errors.length > 0) {
    throw new FileError(
      document.errors.map(({ pos, message }) => `${at(pos[0])} ${message}`).join('\n'),
    );
  }
  const problems: Problem[] = [];
  const written: unknown = document.toJS();
  const value = environment === undefined ? written : fillIn(written, environment, problems);
  const read = shape(value, [], problems);
  if (read === bad || problems.length > 0) {
    const line = ({ path, message }: Problem): string =>
      `${at(offsetOf(document, path))} ${placeName(path)} ${message}`;
    throw new FileError([...new Set(problems.map(line))].join('\n'));
  }
  return read;
}

/** Where the value stands, or, when it is missing, the nearest thing around it that is there. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

const placeName = (path: Path): string =>
  path.length === 0
    ? 'the file'
    : path
        .map((step) => (typeof step === 'number' ? `[${String(step)}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
