/** How an operation is named in titles and findings. */
import { operationById } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';

/** `GET /bookings/{id}`: the method, and the path as the tables of the spec write it. */
export function operationName(operation: OperationId): string {
  const { method, path } = operationById(operation);
  return `${method} ${path.replace('/api/integration/v1', '')}`;
}
