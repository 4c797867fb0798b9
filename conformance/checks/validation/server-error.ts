/** A 500 tells of an internal exception, and no request of a client should cause one. Looks at every answer. */
import type { PassiveCheck } from '../../engine/check.ts';

export const serverErrorChecks: readonly PassiveCheck[] = [
  {
    kind: 'passive',
    id: 'WIRE-22',
    area: 'validation',
    level: 'SHOULD',
    title: 'no answer is a fault of the server (5xx)',
    requirements: ['R-ERR-11'],
    judge: ({ answer }) =>
      answer.kind === 'whole' && answer.status >= 500
        ? {
            expected: 'a status below 500',
            actual: `${String(answer.status)} ${answer.text.slice(0, 300)}`,
          }
        : undefined,
  },
];
