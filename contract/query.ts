// Query parameters against the operation table. They are few and simple, so the table is read
// directly: nothing is made when they are right.

import { NO_FAULTS, type Fault } from './faults.ts';
import { isDateTime } from './formats.ts';
import type { FilledQuery } from './model.ts';
import { operationById, type OperationId, type QueryParam } from './operations.ts';

/** As a server reads them from the URL: a repeated parameter is a list. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * What is wrong with the query of an operation; places are `query.<name>`. Unknown parameters are
 * none of the contract's business. What the schema cannot say (`to` later than `from`, "Limits") is
 * not looked at.
 */
export function validateQuery(op: OperationId, query: RawQuery): readonly Fault[] {
  let faults: Fault[] | undefined;
  for (const param of operationById(op).queryParams) {
    const fault = faultOf(param, valueOf(query, param.name));
    if (fault !== undefined) (faults ??= []).push(fault);
  }
  return faults ?? NO_FAULTS;
}

/**
 * The query of an operation with its values in their declared types, defaults filled in, and clamped
 * where the contract clamps. For a query in which validateQuery finds no fault.
 */
export function readQuery<Op extends OperationId>(op: Op, query: RawQuery): FilledQuery<Op> {
  const result: Record<string, string | number> = {};
  for (const param of operationById(op).queryParams) {
    const raw = valueOf(query, param.name);
    const value = typeof raw === 'string' ? read(param, raw) : param.default;
    if (value !== undefined) result[param.name] = value;
  }
  return result as FilledQuery<Op>;
}

function valueOf(query: RawQuery, name: string): string | readonly string[] | undefined {
  return Object.hasOwn(query, name) ? query[name] : undefined;
}

function read({ type, clamp }: QueryParam, raw: string): string | number {
  if (type === 'string') return raw;
  const value = Number(raw);
  return clamp === undefined ? value : Math.min(Math.max(value, clamp[0]), clamp[1]);
}

function faultOf(
  param: QueryParam,
  raw: string | readonly string[] | undefined,
): Fault | undefined {
  if (raw === undefined) {
    return param.required ? fault(param, 'required', `${words(param)} (missing)`) : undefined;
  }
  if (typeof raw !== 'string') return fault(param, 'repeated', 'one value, not several');
  const keyword = brokenKeyword(param, raw);
  return keyword === undefined ? undefined : fault(param, keyword, words(param));
}

const INTEGER = /^-?\d+$/;

function brokenKeyword(param: QueryParam, raw: string): string | undefined {
  if (param.type === 'integer') return brokenNumber(param, raw);
  if (param.format === 'date-time' && !isDateTime(raw)) return 'format';
  return param.enum !== undefined && !param.enum.includes(raw) ? 'enum' : undefined;
}

function brokenNumber({ minimum, maximum }: QueryParam, raw: string): string | undefined {
  if (!INTEGER.test(raw)) return 'type';
  const value = Number(raw);
  if (minimum !== undefined && value < minimum) return 'minimum';
  return maximum !== undefined && value > maximum ? 'maximum' : undefined;
}

function fault({ name, open }: QueryParam, keyword: string, expected: string): Fault {
  const points = open?.[keyword];
  return { place: `query.${name}`, expected, ...(points === undefined ? {} : { open: points }) };
}

function words({ type, format, enum: values, minimum, maximum }: QueryParam): string {
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (format === 'date-time') return 'an ISO 8601 date-time with Z or a numeric offset';
  if (type === 'string') return 'a string';
  const bounded = minimum !== undefined && maximum !== undefined;
  return bounded ? `an integer from ${String(minimum)} to ${String(maximum)}` : 'an integer';
}
