/** A body with one member changed or left out. */
import { isMap } from '../../json.ts';

export type Path = readonly [string, ...string[]];

type Map = Readonly<Record<string, unknown>>;

const inner = (body: Map, name: string): Map => {
  const member = body[name];
  return isMap(member) ? member : {};
};

/** The same body with this value at the path; objects on the way that are missing are made. */
export function withValue(body: Map, [name, next, ...rest]: Path, value: unknown): Map {
  if (next === undefined) return { ...body, [name]: value };
  return { ...body, [name]: withValue(inner(body, name), [next, ...rest], value) };
}

/** The same body without the member at the path. */
export function withoutMember(body: Map, [name, next, ...rest]: Path): Map {
  if (next === undefined) {
    return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  }
  return { ...body, [name]: withoutMember(inner(body, name), [next, ...rest]) };
}
