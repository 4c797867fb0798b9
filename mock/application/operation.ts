/** What an operation of the integration API is to the application: a caller, an input, an answer. */

import type { Data } from '#contract/model.ts';
import type { OperationId } from '#contract/operations.ts';
import type { ApiKey, Client } from '../domain/client/client.ts';
import type { Refusal } from '../domain/refusal.ts';

/** Who calls: the key that was shown, and the client that owns it. */
export type Caller = { readonly client: Client; readonly key: ApiKey };

/**
 * A request that holds to the contract. `id` is the path's id (or ''), `query` the parameters
 * that were given, as text, with `limit` already inside its bounds.
 */
export type Input = {
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type Operation<Op extends OperationId> = (
  caller: Caller,
  input: Input,
) => Promise<Data<Op> | Refusal>;

export type Operations = { readonly [Op in OperationId]: Operation<Op> };
