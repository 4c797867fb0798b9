/**
 * Prism's own validation as a second judge of messages. It reads openapi.yaml by itself, compiles
 * the schemas with its own ajv, formats and options, and shares nothing with contract/.
 *
 * `validateOutput` is no part of Prism's interface; its mock and proxy servers call it from there.
 */

import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import {
  validateInput,
  validateOutput,
  validateSecurity,
} from '@stoplight/prism-http/dist/validator/index.js';
import { loadDocument } from '../../contract/document.ts';

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** A request as Prism takes it: the path with its prefix, header names in lower case. */
export type PrismRequest = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type PrismResponse = {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
};

/** What Prism says is wrong, as `body.data.job: must have required property 'id'`; [] when nothing. */
export type Prism = {
  readonly request: (operationId: string, request: PrismRequest) => readonly string[];
  readonly security: (operationId: string, request: PrismRequest) => readonly string[];
  readonly response: (operationId: string, response: PrismResponse) => readonly string[];
};

/** Webhooks are no operations to Prism: it is shown each as a POST to this path. */
export const webhookPath = (type: string): string => `/webhooks/${type}`;

/** The operationId that openapi.yaml gives to a webhook: `onJobCreated`. */
export const webhookOperationId = (type: string): string =>
  `on${type.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

export const loadPrism = async (): Promise<Prism> => {
  const operations = await readOperations();
  const find = (operationId: string): PrismOperation => {
    const found = operations.get(operationId);
    if (found === undefined) throw new Error(`Prism knows no operation ${operationId}`);
    return found;
  };
  return {
    request: (operationId, request) => {
      const resource = find(operationId);
      return messagesOf(validateInput({ resource, element: inputOf(resource, request) }));
    },
    security: (operationId, request) => {
      const resource = find(operationId);
      return messagesOf(validateSecurity({ resource, element: inputOf(resource, request) }));
    },
    response: (operationId, { status, contentType, body }) =>
      messagesOf(
        validateOutput({
          resource: find(operationId),
          element: { statusCode: status, headers: { 'content-type': contentType }, body },
        }),
      ),
  };
};

const readOperations = async (): Promise<ReadonlyMap<string, PrismOperation>> => {
  const document = await loadDocument();
  const webhooks = Object.entries(document['webhooks'] as Readonly<Record<string, object>>);
  const withWebhooks = {
    ...document,
    paths: {
      ...(document['paths'] as object),
      ...Object.fromEntries(webhooks.map(([type, item]) => [webhookPath(type), item])),
    },
  };
  // Prism resolves references in place.
  const operations = await getHttpOperationsFromSpec(structuredClone(withWebhooks));
  return new Map(operations.map((operation) => [operation.iid ?? '', operation]));
};

const inputOf = (resource: PrismOperation, { path, query, headers, body }: PrismRequest) => ({
  method: resource.method as 'get' | 'post',
  url: { path, query: Object.fromEntries(Object.entries(query ?? {}).map(mutable)) },
  headers: { ...headers },
  body,
});

const mutable = ([name, value]: readonly [string, string | readonly string[]]): [
  string,
  string | string[],
] => [name, typeof value === 'string' ? value : [...value]];

type Diagnostic = { readonly path?: readonly (string | number)[]; readonly message: string };
type Outcome =
  { readonly _tag: 'Left'; readonly left: readonly Diagnostic[] } | { readonly _tag: 'Right' };

const messagesOf = (outcome: Outcome): readonly string[] =>
  outcome._tag === 'Right'
    ? []
    : outcome.left.map(({ path, message }) => `${(path ?? []).join('.')}: ${message}`);
