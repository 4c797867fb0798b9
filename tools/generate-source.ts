// openapi.yaml as the generator reads it: its shape, as far as the generator relies on it.

import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-phrase'?: string;
  readonly 'x-open'?: Readonly<Record<string, readonly string[]>>;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-clamp'?: readonly [number, number];
  readonly 'x-open'?: Readonly<Record<string, readonly string[]>>;
};

export type Content = {
  readonly content?: { readonly 'application/json': { readonly schema: Schema } };
};
export type Ref = { readonly $ref: string };

export type OperationObject = {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content | Ref>>;
  readonly 'x-scope'?: unknown;
  readonly 'x-capability'?: unknown;
  readonly 'x-channels'?: readonly (string | { readonly channel: string; readonly open: string })[];
  readonly 'x-open'?: Readonly<Record<string, readonly string[]>>;
};

export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly [section: string]: Readonly<Record<string, unknown>>;
  };
  readonly 'x-lifecycle': unknown;
};

export type PathOperation = {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
};

export async function readSource(url: URL): Promise<Document> {
  return parse(await readFile(url, 'utf8')) as Document;
}

/** Every operation under `paths`, in the document's order. */
export function pathOperations(document: Document): PathOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** The object itself, or the component that it refers to. */
export function resolve<T extends object>(document: Document, value: T | Ref): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const [, , section = '', name = ''] = value.$ref.split('/');
  const found = document.components[section]?.[name];
  if (found === undefined) throw new Error(`openapi.yaml: ${value.$ref} leads nowhere`);
  return found as T;
}

/** The JSON schema of a body or an answer; undefined when there is no content. */
export function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json'].schema;
}

/** The component's name when the schema is a reference to one. */
export function componentName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/** `oneOf: [X, null]` is X with one more type, which yields X's faults and not those of a union. */
export function nullableOf(document: Document, schema: Schema): Schema | undefined {
  const [first, second, third] = schema.oneOf ?? [];
  if (first === undefined || second?.type !== 'null' || third !== undefined) return undefined;
  const target = resolve(document, first);
  return { ...target, type: [String(target.type), 'null'] };
}
