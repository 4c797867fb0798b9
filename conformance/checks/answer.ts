/**
 * What an answer must look like: each question finds one thing wrong, or nothing.
 *
 * Only what holds under every reading of the spec is found: faults that hang on an open point are left out.
 */
import { firmFaults, validateResponse } from '#contract/validate.ts';
import type { Fault } from '#contract/validate.ts';
import { firstFinding } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { at, isMap } from '../json.ts';
import type { Answer, Exchange } from '../target/exchange.ts';

export type WholeAnswer = Answer & { readonly kind: 'whole' };

/** Bodies are JSON, `Content-Type: application/json` (Endpoints). Parameters such as a charset may follow. */
export function contentTypeFinding(answer: WholeAnswer): Finding | undefined {
  const type = answer.headers['content-type'];
  const essence = type?.split(';')[0]?.trim().toLowerCase();
  if (essence === 'application/json') return undefined;
  return {
    expected: 'Content-Type: application/json',
    actual: type === undefined ? 'no Content-Type' : `Content-Type: ${type}`,
  };
}

export function jsonFinding(answer: WholeAnswer): Finding | undefined {
  if (answer.body.kind === 'json') return undefined;
  return { expected: 'a JSON body', actual: `${answer.body.problem}: ${excerpt(answer.text)}` };
}

/** `{success: true, data}` for a success, `{success: false, error, message?}` for a failure (Errors). */
export function envelopeFinding(answer: WholeAnswer): Finding | undefined {
  const value = answer.body.kind === 'json' ? answer.body.value : undefined;
  const isSuccess = answer.status < 400;
  if (isMap(value) && (isSuccess ? isSuccessEnvelope(value) : isErrorEnvelope(value)))
    return undefined;
  return {
    expected: isSuccess
      ? 'the envelope {"success": true, "data": …}'
      : 'the error body {"success": false, "error": a code, "message"?: text}',
    actual: excerpt(answer.text),
  };
}

const isSuccessEnvelope = (value: Record<string, unknown>): boolean =>
  value['success'] === true && 'data' in value;

const isErrorEnvelope = ({ success, error, message }: Record<string, unknown>): boolean =>
  success === false &&
  typeof error === 'string' &&
  error !== '' &&
  (message === undefined || typeof message === 'string');

export function statusFinding(
  answer: WholeAnswer,
  allowed: readonly number[],
): Finding | undefined {
  if (allowed.includes(answer.status)) return undefined;
  const expected = `status ${allowed.map(String).join(' or ')}`;
  return { expected, actual: `${String(answer.status)} ${excerpt(answer.text)}` };
}

/** The body against the contract's schema for this operation and status. */
export function schemaFinding({ operation, answer }: Exchange): Finding | undefined {
  if (answer.kind !== 'whole' || answer.body.kind !== 'json') return undefined;
  const faults = firmFaults(
    validateResponse(operation.operationId, answer.status, answer.body.value),
  );
  return faultsFinding(faults, answer.body.value);
}

/** All that the contract finds wrong with a body, in one finding. */
export function faultsFinding(faults: readonly Fault[], body: unknown): Finding | undefined {
  if (faults.length === 0) return undefined;
  return {
    expected: faults.map(({ place, expected }) => `${place}: ${expected}`).join('; '),
    actual: faults.map((fault) => `${fault.place} is ${found(body, fault)}`).join('; '),
  };
}

/** The value at a fault's place; places begin with the name of the message. */
function found(body: unknown, { place }: Fault): string {
  const steps = [...place.matchAll(/\.([\w-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(
    ([, name, index, quoted]) =>
      quoted === undefined ? (name ?? Number(index)) : (JSON.parse(quoted) as string),
  );
  const value = at(body, ...steps);
  return value === undefined ? 'missing' : excerpt(JSON.stringify(value));
}

/** All that a success must be, up to its schema. */
export const successFinding = (exchange: Exchange): Finding | undefined =>
  answerFinding(exchange, [200]);

/** All that an error must be: one of these statuses, and the error body. */
export const errorFinding = (
  exchange: Exchange,
  ...statuses: readonly number[]
): Finding | undefined => answerFinding(exchange, statuses);

function answerFinding(exchange: Exchange, statuses: readonly number[]): Finding | undefined {
  const { answer } = exchange;
  if (answer.kind === 'none') return { expected: 'an HTTP answer', actual: answer.problem };
  return firstFinding(
    () => statusFinding(answer, statuses),
    () => contentTypeFinding(answer),
    () => jsonFinding(answer),
    () => envelopeFinding(answer),
    () => schemaFinding(exchange),
  );
}

const longestExcerpt = 300;

function excerpt(text: string): string {
  if (text === '') return '(no body)';
  return text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt)}…`;
}
