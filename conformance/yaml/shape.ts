/**
 * Small readers that turn an untyped value into a typed one and name every fault by its place.
 *
 * A reader never stops at the first fault: a person who writes a file wants to mend all of it at once.
 */
import { didYouMean } from '../closest.ts';
import { isMap } from '../json.ts';

export type Path = readonly (string | number)[];
export type Problem = { readonly path: Path; readonly message: string };

/** What a reader gives back when it has reported a problem. */
export const bad: unique symbol = Symbol('bad');
export type Shape<T> = (value: unknown, path: Path, problems: Problem[]) => T | typeof bad;
type ShapeOf<S> = S extends Shape<infer T> ? T : never;

const fault = (path: Path, problems: Problem[], message: string): typeof bad => {
  problems.push({ path, message });
  return bad;
};

export const text: Shape<string> = (value, path, problems) => {
  if (typeof value !== 'string')
    return fault(path, problems, `expected a text, got ${show(value)}`);
  return value === '' ? fault(path, problems, 'is empty') : value;
};

/** Texts of digits count as numbers, since what comes from an environment variable is always a text. */
export const positive: Shape<number> = (value, path, problems) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number === 'number' && number > 0) return number;
  return fault(path, problems, `expected a number above 0, got ${show(value)}`);
};

export const yesNo: Shape<boolean> = (value, path, problems) => {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return fault(path, problems, `expected true or false, got ${show(value)}`);
};

export const oneOf =
  <const T extends string>(...words: readonly T[]): Shape<T> =>
  (value, path, problems) => {
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    const hint = typeof value === 'string' ? didYouMean(value, words) : '';
    return fault(path, problems, `expected ${words.join(' or ')}, got ${show(value)}${hint}`);
  };

export const listOf =
  <T>(item: Shape<T>): Shape<T[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return fault(path, problems, `expected a list, got ${show(value)}`);
    const items = value.map((member, index) => item(member, [...path, index], problems));
    return items.some((member) => member === bad) ? bad : (items as T[]);
  };

export const mapOf =
  <T>(member: Shape<T>): Shape<Record<string, T>> =>
  (value, path, problems) => {
    if (!isMap(value)) return fault(path, problems, `expected a map, got ${show(value)}`);
    const read = Object.entries(value).map(([key, item]) => [
      key,
      member(item, [...path, key], problems),
    ]);
    return read.some(([, item]) => item === bad)
      ? bad
      : (Object.fromEntries(read) as Record<string, T>);
  };

/** The key may be left out; then this value stands for it. */
export const optional =
  <T, const U>(shape: Shape<T>, otherwise: U): Shape<T | U> =>
  (value, path, problems) =>
    value === undefined ? otherwise : shape(value, path, problems);

/** A part of the file that may be left out as a whole: each of its keys is then left out. */
export const section =
  <S extends Record<string, Shape<unknown>>>(shapes: S): Shape<{ [K in keyof S]: ShapeOf<S[K]> }> =>
  (value, path, problems) =>
    object(shapes)(value ?? {}, path, problems);

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path, problems) =>
    value === null ? null : shape(value, path, problems);

/** An object with these keys and no others; an unknown one is reported with a guess at what was meant. */
export const object =
  <S extends Record<string, Shape<unknown>>>(shapes: S): Shape<{ [K in keyof S]: ShapeOf<S[K]> }> =>
  (value, path, problems) => {
    if (!isMap(value)) return fault(path, problems, `expected a map, got ${show(value)}`);
    const known = Object.keys(shapes);
    for (const key of Object.keys(value).filter((name) => !known.includes(name))) {
      fault([...path, key], problems, `is not known here${didYouMean(key, known)}`);
    }
    const read = Object.entries(shapes).map(
      ([key, shape]) => [key, member(shape, value[key], [...path, key], problems)] as const,
    );
    if (read.some(([, item]) => item === bad)) return bad;
    return Object.fromEntries(read) as { [K in keyof S]: ShapeOf<S[K]> };
  };

function member(shape: Shape<unknown>, value: unknown, path: Path, problems: Problem[]): unknown {
  const before = problems.length;
  const read = shape(value, path, problems);
  if (value !== undefined || read !== bad) return read;
  problems.splice(before, problems.length, { path, message: 'is missing' });
  return bad;
}

/** A file may hold keys, and values filled in from the environment: of a text only the kind is told. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (holdsText(value))
    return Array.isArray(value)
      ? 'a list'
      : typeof value === 'string'
        ? 'another text'
        : 'an object';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}
