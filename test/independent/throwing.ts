/** Operations of a sandbox with a bug in each: every answer is a 500. */

import { operations } from '../../contract/operations.ts';
import type { Operations } from '../../mock/application/operation.ts';

export const throwing = (): Operations =>
  Object.fromEntries(
    operations.map(({ operationId }) => [
      operationId,
      () => Promise.reject(new Error(`A planted bug in ${operationId}`)),
    ]),
  ) as unknown as Operations;
