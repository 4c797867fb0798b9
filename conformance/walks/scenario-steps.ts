/** Steps of a scenario file: the API's with a key, the testbench's with a payload. */
import type { OperationId } from '#contract/operations.ts';

export type Criterion =
  | { readonly condition: string }
  | { readonly context: string; readonly condition: string; readonly type: 'regex' | 'jsonpath' };

export type Step = {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: { readonly contentType: string; readonly payload: unknown };
  readonly successCriteria: readonly Criterion[];
  readonly outputs?: Readonly<Record<string, string>>;
};

export const jobIdOf = '$steps.book.outputs.jobId';

const met: Criterion = { condition: '$statusCode == 200' };
const refused: readonly Criterion[] = [
  { condition: '$statusCode >= 400' },
  { condition: '$statusCode < 500' },
];

const json = (payload: unknown) => ({ contentType: 'application/json', payload });

/** `outputs` are members of the answer. */
export const testbenchStep = (
  stepId: string,
  operation: string,
  payload: unknown,
  outputs: readonly string[] = [],
): Step => ({
  stepId,
  operationId: `$sourceDescriptions.testbench.${operation}`,
  requestBody: json(payload),
  successCriteria: [met],
  ...(outputs.length === 0
    ? {}
    : {
        outputs: Object.fromEntries(outputs.map((name) => [name, `$response.body#/${name}`])),
      }),
});

export type ApiWish = {
  readonly payload?: unknown;
  /** The path names the job. */
  readonly isOfJob?: boolean;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly isRefused?: boolean;
  readonly criteria?: readonly Criterion[];
  readonly outputs?: Readonly<Record<string, string>>;
};

export function apiStep(
  stepId: string,
  operation: OperationId,
  { payload, isOfJob = false, query = {}, isRefused = false, criteria = [], outputs }: ApiWish,
): Step {
  return {
    stepId,
    operationId: `$sourceDescriptions.api.${operation}`,
    parameters: [
      { name: 'X-API-Key', in: 'header', value: '$steps.client.outputs.apiKey' },
      { name: 'X-API-Version', in: 'header', value: '1' },
      ...(isOfJob ? [{ name: 'id', in: 'path', value: jobIdOf }] : []),
      ...Object.entries(query).map(([name, value]) => ({ name, in: 'query', value })),
    ],
    ...(payload === undefined ? {} : { requestBody: json(payload) }),
    successCriteria: [...(isRefused ? refused : [met]), ...criteria],
    ...(outputs === undefined ? {} : { outputs }),
  };
}
