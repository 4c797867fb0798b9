/** One action: what it takes, and what it does. */

import type * as z from 'zod';
import type { ActionDeps } from '../../application/actions/controls.ts';
import type { Refusal } from '../../domain/refusal.ts';

type Outcome = Promise<object | Refusal>;

export type Handler = {
  readonly schema: z.ZodType;
  /** `parameters` are what `schema` made of the request. */
  readonly run: (deps: ActionDeps, parameters: unknown) => Outcome;
};

export type Handlers = Readonly<Record<string, Handler>>;

/** Binds a use case to the schema of its parameters: a pair that does not fit does not compile. */
export const on = <Schema extends z.ZodType>(
  schema: Schema,
  run: (deps: ActionDeps, parameters: z.output<Schema>) => Outcome,
): Handler => ({ schema, run: run as Handler['run'] });
