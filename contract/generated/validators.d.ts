// Generated from openapi.yaml by `npm run generate`. Do not edit.

export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** Says whether the value fits; if not, its `errors` tell why until the next call. */
export type Validator = {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
};

type ByName = Readonly<Record<string, Validator>>;

/** By operationId, for the operations that take a body. */
export const requestBodies: ByName;
/** The same, and unknown keys are refused. */
export const closedRequestBodies: ByName;
/** By operationId and status. */
export const responses: Readonly<Record<string, Readonly<Record<number, Validator>>>>;
/** By event type: the whole envelope. */
export const webhooks: ByName;
