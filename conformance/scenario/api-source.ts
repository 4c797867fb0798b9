/** The API as a source of operations, from the contract. */
import { operations } from '#contract/operations.ts';
import type { Operation } from '#contract/operations.ts';
import { validateBody } from '#contract/validate.ts';
import type { BodyFault, Source, SourceOperation, SourceParameter } from './source.ts';

/** Every operation takes them; a scenario says itself which it sends ("Authentication", "Versioning"). */
const headers: readonly SourceParameter[] = ['X-API-Key', 'X-API-Version'].map((name) => ({
  name,
  in: 'header',
  required: false,
}));

export const apiSource: Source = {
  name: 'api',
  operations: new Map(
    operations.map((operation) => [operation.operationId, operationOf(operation)]),
  ),
};

function operationOf(operation: Operation): SourceOperation {
  const { operationId, method, path, pathParams, queryParams, hasBody } = operation;
  return {
    source: 'api',
    ...{ operationId, method, path, takesBody: hasBody },
    parameters: [
      ...pathParams.map((name) => ({ name, in: 'path', required: true }) as const),
      ...queryParams.map(({ name, required }) => ({ name, in: 'query', required }) as const),
      ...headers,
    ],
    bodyFaults: (body) => validateBody(operationId, body).map(faultOf),
  };
}

/** The contract names a place `body.patient.email` or `body.items[0]`. */
const faultOf = ({ place, expected }: { place: string; expected: string }): BodyFault => ({
  path: [...place.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(
    ([, name, index]) => name ?? Number(index),
  ),
  expected,
});
