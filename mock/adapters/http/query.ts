/** The query string, as the operations take it: declared parameters only, limits inside bounds. */

import type { QueryParam } from '#contract/operations.ts';
import type { RawQuery } from '#contract/validate.ts';
import type { Input } from '../../application/operation.ts';
import type { Policies } from '../../domain/policy.ts';

export type QueryReading = {
  /** For validation, which refuses a repeated parameter (A08): that one is a list. */
  readonly raw: RawQuery;
  /** For the operation: parameters that were given once. */
  readonly query: Input['query'];
};

const nothing: QueryReading = { raw: {}, query: {} };

/** `url` is the request target. Parameters that the contract does not declare are left out. */
export const readQuery = (
  url: string,
  params: readonly QueryParam[],
  policies: Policies,
): QueryReading => {
  const mark = url.indexOf('?');
  if (mark === -1 || params.length === 0) return nothing;
  const given = new URLSearchParams(url.slice(mark));
  const raw: Record<string, string | readonly string[]> = {};
  const query: Record<string, string> = {};
  for (const param of params) {
    const values = given.getAll(param.name);
    const [value] = values;
    if (value === undefined) continue;
    if (values.length === 1) {
      raw[param.name] = query[param.name] = clamp(value, boundsOf(param, policies));
    } else {
      raw[param.name] = values;
    }
  }
  return { raw, query };
};

/** O18: a limit outside its bounds is moved to the nearer end, or left for validation to refuse. */
const boundsOf = (param: QueryParam, { O18 }: Policies): readonly [number, number] | undefined => {
  if (param.clamp !== undefined) return param.clamp;
  const { minimum, maximum } = param;
  if (O18 !== 'clamp' || minimum === undefined || maximum === undefined) return undefined;
  return [minimum, maximum];
};

/** What is no integer stays as it is: O19, reading A, refuses it in validation. */
const clamp = (value: string, bounds: readonly [number, number] | undefined): string => {
  if (bounds === undefined || !/^-?\d+$/.test(value)) return value;
  const [lowest, highest] = bounds;
  return String(Math.min(Math.max(Number(value), lowest), highest));
};
