/** One call of an operation and what came back: a whole answer, or none. */
import type { Operation } from '#contract/operations.ts';
import type { HttpRequest } from './http.ts';
import { deepest, isTooDeep } from './nesting.ts';

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  /** May be JSON, and is not read: `problem` says why. */
  | { readonly kind: 'unread'; readonly problem: string }
  /** `problem` says why it cannot be read as JSON. */
  | { readonly kind: 'other'; readonly problem: string };

export type Answer =
  | {
      readonly kind: 'whole';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
      readonly body: Body;
    }
  | { readonly kind: 'none'; readonly problem: string };

export type Exchange = {
  /** Its record in the evidence. */
  readonly evidence: string;
  /** The client whose key was sent, by the name that the run gives it; undefined without one that is known. */
  readonly client: string | undefined;
  readonly operation: Operation;
  readonly request: HttpRequest;
  readonly answer: Answer;
};

const lenient = new TextDecoder();
const strict = new TextDecoder('utf-8', { fatal: true });

/** Reads the raw bytes as UTF-8 and then as JSON; neither is taken for granted. */
export function readBody(bytes: Uint8Array): { text: string; body: Body } {
  const text = lenient.decode(bytes);
  if (text === '') return { text, body: { kind: 'other', problem: 'the body is empty' } };
  try {
    strict.decode(bytes);
    if (isTooDeep(text)) {
      const problem = `the body is nested more than ${String(deepest)} levels deep`;
      return { text, body: { kind: 'unread', problem } };
    }
    return { text, body: { kind: 'json', value: JSON.parse(text) as unknown } };
  } catch (error) {
    return { text, body: { kind: 'other', problem: problemOf(error) } };
  }
}

const problemOf = (error: unknown): string =>
  error instanceof SyntaxError ? 'the body is not JSON' : 'the body is not UTF-8';
