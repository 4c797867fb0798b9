/** The schemas of request bodies as the contract has them, and a full example of each. */
import { loadDocument } from '#contract/document.ts';
import { loadExamples } from '#contract/examples.ts';
import type { OpenMarks, OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';

/** What the requests of openapi.yaml use of JSON Schema. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: 'object' | 'string';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping: Readonly<Record<string, string>>;
  };
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly 'x-open'?: OpenMarks;
};

type Source = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
type Described = {
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Schema } } };
};

const source = (await loadDocument()) as unknown as Source;
const examples = await loadExamples();

/** With its reference followed; what stands beside the reference goes before. */
export function resolve({ $ref, ...beside }: Schema): Schema {
  if ($ref === undefined) return beside;
  const found = source.components.schemas[$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`openapi.yaml has no ${$ref}`);
  return { ...resolve(found), ...beside };
}

/** Throws for an operation that takes no body. */
export function bodySchema(operation: OperationId): Schema {
  const { method, path } = operationById(operation);
  const described = source.paths[path]?.[method.toLowerCase()];
  const schema = described?.requestBody?.content['application/json'].schema;
  if (schema === undefined) throw new Error(`${operation} takes no body`);
  return resolve(schema);
}

/** The body of this name among the examples of the operation. */
export function exampleBody(
  operation: OperationId,
  name: string,
): Readonly<Record<string, unknown>> {
  const found = examples.find(
    (one) => one.of === 'body' && one.operationId === operation && one.name === name,
  );
  if (found === undefined) throw new Error(`${operation} has no example ${name}`);
  return found.value as Readonly<Record<string, unknown>>;
}
