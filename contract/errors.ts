// The statuses of failures, as the specification's section "Errors" gives them.

import { operations, type OperationId } from './operations.ts';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 429 | 500;

export type ErrorDescription = {
  readonly status: ErrorStatus;
  readonly meaning: string;
  /** Codes that the specification names for the status. The full list of codes is not shown. */
  readonly codes: readonly string[];
  /** The operations that the specification confines the status to; all where it does not. */
  readonly only?: readonly OperationId[];
};

export const errorTable: readonly ErrorDescription[] = [
  {
    status: 400,
    meaning: 'validation failed, or capability denied, with error VALIDATION',
    codes: ['VALIDATION'],
  },
  { status: 401, meaning: 'missing or invalid X-API-Key', codes: ['INVALID_API_KEY'] },
  {
    status: 403,
    meaning: 'key valid but the client capability gate denies the operation',
    codes: [],
  },
  { status: 404, meaning: 'resource not found or not accessible to this client', codes: [] },
  {
    status: 409,
    meaning: 'cancellation refused: booking under dispute or within the 24-hour lock window',
    codes: [],
    only: ['cancelBooking'],
  },
  { status: 429, meaning: 'rate limit exceeded', codes: [] },
  { status: 500, meaning: 'internal exception; safe to retry', codes: [] },
];

/** Whether openapi.yaml has this status among the answers of the operation. */
export function mayAnswer(id: OperationId, status: number): boolean {
  return operations.some((each) => each.operationId === id && each.statuses.includes(status));
}
