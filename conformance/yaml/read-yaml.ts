/** From the text of a YAML file to a typed value, or to one message that names every fault with its place. */
import { UsageError } from '../usage-error.ts';
import { fillIn } from './environment.ts';
import type { Environment } from './environment.ts';
import { openYaml } from './open-yaml.ts';
import type { Place } from './open-yaml.ts';
import { placeName } from './place-name.ts';
import { bad } from './shape.ts';
import type { Problem, Shape } from './shape.ts';

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
  const { value: written, faults, placeOf } = openYaml(text);
  const at = ({ line, column }: Place): string => `${file}:${String(line)}:${String(column)}`;
  if (faults.length > 0) {
    throw new FileError(faults.map((fault) => `${at(fault)} ${fault.message}`).join('\n'));
  }
  const problems: Problem[] = [];
  const value = environment === undefined ? written : fillIn(written, environment, problems);
  const read = shape(value, [], problems);
  if (read === bad || problems.length > 0) {
    const line = ({ path, message }: Problem): string =>
      `${at(placeOf(path))} ${placeName(path)} ${message}`;
    throw new FileError([...new Set(problems.map(line))].join('\n'));
  }
  return read;
}
