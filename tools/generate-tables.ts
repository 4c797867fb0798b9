// The parts of openapi.yaml that are read as data: operations, events, life cycle, the document.

import {
  pathOperations,
  resolve,
  type Document,
  type OperationObject,
  type Parameter,
} from './generate-source.ts';

/** Keywords that the query validation carries out. Any other would be ignored, so it is refused. */
const QUERY_KEYWORDS = new Set(['type', 'format', 'enum', 'minimum', 'maximum', 'default']);
const ANNOTATIONS = new Set(['description', 'examples']);

export function generateTables(document: Document): Record<string, string> {
  return {
    'operations.ts': constant('operationTable', operationTable(document)),
    'events.ts': [
      constant('eventTable', eventTable(document)),
      constant('deliveryHeaderTable', deliveryHeaderTable(document)),
    ].join('\n'),
    'lifecycle.ts': constant('lifecycleTable', document['x-lifecycle']),
    'document.ts': `export const document: Readonly<Record<string, unknown>> = ${json(document)};\n`,
  };
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${json(value)} as const;\n`;

function operationTable(document: Document): unknown[] {
  return pathOperations(document).map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).map((each) =>
      resolve<Parameter>(document, each),
    );
    return {
      operationId: operation.operationId,
      method,
      path,
      scope: operation['x-scope'],
      capabilities: operation['x-capability'],
      pathParams: parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      queryParams: parameters
        .filter((each) => each.in === 'query')
        .map((each) => queryParam(document, each)),
      hasBody: operation.requestBody !== undefined,
      statuses: Object.keys(operation.responses).map(Number),
    };
  });
}

function queryParam(document: Document, parameter: Parameter): object {
  const schema = resolve(document, parameter.schema);
  const kept = Object.entries(schema).filter(([key]) => !ANNOTATIONS.has(key));
  for (const [key] of kept) {
    if (!QUERY_KEYWORDS.has(key)) {
      throw new Error(
        `openapi.yaml: the query validation does not know ${key} (${parameter.name})`,
      );
    }
  }
  const clamp = parameter['x-clamp'];
  const open = parameter['x-open'];
  return {
    name: parameter.name,
    required: parameter.required ?? false,
    ...Object.fromEntries(kept),
    ...(clamp === undefined ? {} : { clamp }),
    ...(open === undefined ? {} : { open }),
  };
}

function eventTable(document: Document): unknown[] {
  return Object.entries(document.webhooks).map(([type, { post }]) => ({
    type,
    channels: channels(post),
    ...(post['x-open'] === undefined ? {} : { open: post['x-open'] }),
  }));
}

function channels({ 'x-channels': listed = [] }: OperationObject): unknown[] {
  return listed.map((each) => (typeof each === 'string' ? { channel: each } : each));
}

/** The headers of a delivery, which are the same for every event. */
function deliveryHeaderTable(document: Document): unknown[] {
  const [first, ...others] = Object.values(document.webhooks).map(
    ({ post }) => post.parameters ?? [],
  );
  if (others.some((each) => JSON.stringify(each) !== JSON.stringify(first))) {
    throw new Error('openapi.yaml: the webhooks do not all have the same headers');
  }
  return (first ?? []).map((each) => {
    const { name, schema } = resolve<Parameter>(document, each);
    const { pattern, 'x-phrase': expected } = resolve(document, schema);
    if (pattern === undefined || expected === undefined) {
      throw new Error(`openapi.yaml: the header ${name} needs a pattern and an x-phrase`);
    }
    return { name, pattern, expected };
  });
}
