/** Puts the values of environment variables where a file says ${NAME}. */
import { isMap } from '../json.ts';
import type { Path, Problem } from './shape.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const reference = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The names of all variables that the text refers to. */
export const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(reference)].flatMap(([, name]) => name ?? []);

/** The same tree with each reference replaced; a variable that is not set is a problem at its place. */
export function fillIn(
  value: unknown,
  environment: Environment,
  problems: Problem[],
  path: Path = [],
): unknown {
  const go = (member: unknown, key: string | number): unknown =>
    fillIn(member, environment, problems, [...path, key]);
  if (Array.isArray(value)) return value.map(go);
  if (isMap(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, go(member, key)]));
  }
  if (typeof value !== 'string') return value;
  return value.replace(reference, (written, name: string) => {
    const found = environment[name];
    if (found !== undefined) return found;
    problems.push({ path, message: `the environment variable ${name} is not set` });
    return written;
  });
}
