// Compiles every body, answer and webhook of openapi.yaml with ajv into one dependency-free module,
// so that neither the sandbox nor the runner compiles a schema when it starts.

import { fileURLToPath } from 'node:url';
import { Ajv2020, _ } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { formats } from '../contract/formats.ts';
import {
  nullableOf,
  pathOperations,
  resolve,
  schemaOf,
  type Document,
  type Schema,
} from './generate-source.ts';

/** `closed` refuses keys that the document does not describe, the other reading of O15. */
type Mode = 'request' | 'closed' | 'answer';

const ANNOTATIONS = new Set(['description', 'title', 'examples', 'default']);

/** Name of a validator, and the schema that it compiles. */
type Entry = { readonly name: string; readonly mode: Mode; readonly schema: Schema };

export async function generateValidators(document: Document): Promise<Record<string, string>> {
  const entries = collect(document);
  const compiled = compile(document, entries);
  return {
    'validators.js': await bundle(compiled, index(document)),
    'validators.d.ts': DECLARATIONS,
  };
}

function collect(document: Document): Entry[] {
  const entries: Entry[] = [{ name: 'error', mode: 'answer', schema: component('ErrorBody') }];
  for (const { operation } of pathOperations(document)) {
    const id = operation.operationId;
    const body = schemaOf(operation.requestBody);
    if (body !== undefined) {
      entries.push({ name: `body_${id}`, mode: 'request', schema: body });
      entries.push({ name: `closed_${id}`, mode: 'closed', schema: body });
    }
    const success = operation.responses['200'];
    const answer = success && schemaOf(resolve(document, success));
    if (answer === undefined)
      throw new Error(`openapi.yaml: ${id} has no schema for its status 200`);
    entries.push({ name: `success_${id}`, mode: 'answer', schema: answer });
  }
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const schema = schemaOf(post.requestBody);
    if (schema === undefined) throw new Error(`openapi.yaml: ${type} has no body`);
    entries.push({ name: webhookName(type), mode: 'answer', schema });
  }
  return entries;
}

const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const webhookName = (type: string): string => `webhook_${type.replaceAll('.', '_')}`;
const root = (mode: Mode): string => `https://phlebo.example/${mode}`;

function compile(document: Document, entries: readonly Entry[]): string {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    allErrors: true,
    discriminator: true,
    messages: false,
    formats,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  for (const mode of ['request', 'closed', 'answer'] as const) {
    const $defs: Record<string, object> = {};
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      $defs[name] = plain(document, schema, mode);
    }
    for (const { name, schema } of entries.filter((entry) => entry.mode === mode)) {
      $defs[name] = plain(document, schema, mode);
    }
    ajv.addSchema({ $id: root(mode), $defs });
  }
  const references: Record<string, string> = {};
  for (const { name, mode } of entries) references[name] = `${root(mode)}#/$defs/${name}`;
  const code = standaloneCode.default(ajv, references);
  return `import { formats } from './formats.ts';\n${code}`;
}

/**
 * The schema as ajv takes it in its strict mode: no annotations, no extensions, local references.
 * Requests have no references at all: each costs a call and a path when nothing is wrong.
 */
function plain(document: Document, schema: Schema, mode: Mode): object {
  const inlined = inlinedOf(document, schema, mode);
  if (inlined !== undefined) return plain(document, inlined, mode);
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(key) || key.startsWith('x-')) continue;
    result[key] = plainKeyword(document, key, value, mode);
  }
  if (schema.discriminator !== undefined) result['type'] = 'object';
  const closable = schema.properties !== undefined && schema.additionalProperties === undefined;
  if (mode === 'closed' && closable) result['additionalProperties'] = false;
  return result;
}

function inlinedOf(document: Document, schema: Schema, mode: Mode): Schema | undefined {
  if (schema.$ref !== undefined && mode !== 'answer') return resolve(document, schema);
  return nullableOf(document, schema);
}

function plainKeyword(document: Document, key: string, value: unknown, mode: Mode): unknown {
  const inner = (schema: Schema): object => plain(document, schema, mode);
  switch (key) {
    case '$ref':
      return `#/$defs/${String(value).split('/').at(-1) ?? ''}`;
    case 'format':
      return mode === 'answer' && value === 'date-time' ? 'timestamp' : value;
    case 'discriminator':
      return { propertyName: (value as { propertyName: string }).propertyName };
    case 'properties':
      return Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([name, schema]) => [
          name,
          inner(schema),
        ]),
      );
    case 'oneOf':
    case 'allOf':
      return (value as Schema[]).map(inner);
    case 'items':
    case 'if':
    case 'then':
    case 'else':
      return inner(value as Schema);
    default:
      return value;
  }
}

/** The module's entry: validators by operation, status and event type. */
function index(document: Document): string {
  const operations = pathOperations(document).map(({ operation }) => operation);
  const bodies = operations.filter(({ requestBody }) => requestBody !== undefined);
  const table = (rows: readonly string[]): string => `{\n${rows.join('')}}`;
  const responses = operations.map(({ operationId, responses }) => {
    const statuses = Object.keys(responses).map((status) =>
      status === '200' ? `200: v.success_${operationId}` : `${status}: v.error`,
    );
    return `  ${operationId}: { ${statuses.join(', ')} },\n`;
  });
  const body = ({ operationId }: { operationId: string }, prefix: string): string =>
    `  ${operationId}: v.${prefix}_${operationId},\n`;
  const types = Object.keys(document.webhooks);
  return [
    `import * as v from 'compiled';`,
    `export const requestBodies = ${table(bodies.map((operation) => body(operation, 'body')))};`,
    `export const closedRequestBodies = ${table(bodies.map((operation) => body(operation, 'closed')))};`,
    `export const responses = ${table(responses)};`,
    `export const webhooks = ${table(types.map((type) => `  '${type}': v.${webhookName(type)},\n`))};`,
  ].join('\n');
}

async function bundle(compiled: string, entry: string): Promise<string> {
  const contract = fileURLToPath(new URL('../contract/', import.meta.url));
  const result = await build({
    stdin: { contents: entry, resolveDir: contract, sourcefile: 'entry.js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    // Names shorten the paths that the bundler writes into comments, whatever the directory.
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    legalComments: 'none',
    plugins: [
      {
        name: 'compiled-validators',
        setup(plugins): void {
          plugins.onResolve({ filter: /^compiled$/ }, () => ({
            path: 'compiled',
            namespace: 'ajv',
          }));
          plugins.onLoad({ filter: /.*/, namespace: 'ajv' }, () => ({
            contents: compiled,
            resolveDir: contract,
          }));
        },
      },
    ],
  });
  return result.outputFiles.map(({ text }) => text).join('');
}

const DECLARATIONS = `export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** Says whether the value fits; if not, its \`errors\` tell why until the next call. */
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
`;
