import type { Fault } from '#contract/validate.ts';

/** Thrown when the sandbox was about to send what the contract does not allow: a bug of ours. */
export class ResponseContractError extends Error {
  readonly code = 'RESPONSE_CONTRACT';

  constructor(operationId: string, faults: readonly Fault[]) {
    const list = faults.map(({ place, expected }) => `${place}: expected ${expected}`).join('; ');
    super(`The answer to ${operationId} breaks the contract: ${list}`);
    this.name = 'ResponseContractError';
  }
}
