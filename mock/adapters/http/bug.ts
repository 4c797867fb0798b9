/** What the caller is told of an error that was thrown: nothing of its inside. */

import { fail, type Failure } from './failure.ts';
import { ResponseContractError } from './response-contract-error.ts';
import { undecodablePath } from './unknown-route.ts';

/**
 * Express throws too, where a path holds a `%` that starts no escape: such a path is unknown. It
 * gives these errors a status, which a URIError of ours would not have.
 * Everything else is a bug (spec, Errors: "internal exception; safe to retry").
 */
export const failureOfError = (error: unknown): Failure => {
  if (error instanceof URIError && 'status' in error) return undecodablePath;
  if (error instanceof ResponseContractError) {
    return fail(
      'response-contract',
      'The sandbox made an answer that the contract does not allow.',
    );
  }
  return fail('internal', 'The sandbox failed; it is not the fault of the request. Safe to retry.');
};
