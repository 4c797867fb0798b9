// Every example of openapi.yaml, with what it is an example of.

import { loadDocument } from './document.ts';
import type { EventType } from './events.ts';
import { operations, type OperationId } from './operations.ts';

/** An example of a request body, of an answer, or of a delivery's envelope. */
export type Example = { readonly name: string; readonly value: unknown } & (
  | { readonly of: 'body'; readonly operationId: OperationId }
  | { readonly of: 'response'; readonly operationId: OperationId; readonly status: number }
  | { readonly of: 'webhook'; readonly type: EventType }
);

type Named = Readonly<Record<string, { readonly value: unknown }>>;
type Message = {
  readonly content?: { readonly 'application/json'?: { readonly examples?: Named } };
};
type Described = {
  readonly requestBody?: Message;
  readonly responses: Readonly<Record<string, Message & { readonly $ref?: string }>>;
};
type Source = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly webhooks: Readonly<Record<EventType, { readonly post: Described }>>;
  readonly components: { readonly responses: Readonly<Record<string, Message>> };
};

/** In the document's order. Examples that operations share (of failures) come for each of them. */
export async function loadExamples(): Promise<readonly Example[]> {
  const source = (await loadDocument()) as unknown as Source;
  const ofOperations = operations.flatMap(({ operationId, method, path }) => {
    const described = source.paths[path]?.[method.toLowerCase()];
    if (described === undefined) return [];
    return [
      ...named(described.requestBody, { of: 'body', operationId } as const),
      ...Object.entries(described.responses).flatMap(([status, response]) =>
        named(resolve(source, response), { of: 'response', operationId, status: Number(status) }),
      ),
    ];
  });
  const ofWebhooks = Object.entries(source.webhooks).flatMap(([type, { post }]) =>
    named(post.requestBody, { of: 'webhook', type: type as EventType } as const),
  );
  return [...ofOperations, ...ofWebhooks] as Example[];
}

function named<T extends object>(
  message: Message | undefined,
  origin: T,
): (T & { name: string; value: unknown })[] {
  const examples = Object.entries(message?.content?.['application/json']?.examples ?? {});
  return examples.map(([name, { value }]) => ({ ...origin, name, value }));
}

function resolve(source: Source, response: Message & { readonly $ref?: string }): Message {
  const name = response.$ref?.split('/').at(-1);
  return name === undefined ? response : (source.components.responses[name] ?? response);
}
