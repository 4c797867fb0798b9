/** The testbench as a source of operations, from its OpenAPI description. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { at, isMap } from '../json.ts';
import { pointerTokens } from './expression/reference.ts';
import type { BodyFault, Source, SourceOperation, SourceParameter } from './source.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
const documentId = 'testbench';

/** Reads the parsed document of testbench.openapi.yaml. Schemas are compiled when they are first needed. */
export function testbenchSource(document: unknown): Source {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(isMap(document) ? document : {}, documentId);
  const found: SourceOperation[] = [];
  for (const [path, item] of Object.entries(mapAt(document, 'paths'))) {
    for (const method of methods) {
      const described = at(item, method);
      if (!isMap(described)) continue;
      found.push(operationOf({ document, ajv, path, method, item, described }));
    }
  }
  return {
    name: 'testbench',
    operations: new Map(found.map((operation) => [operation.operationId, operation])),
  };
}

type Described = {
  readonly document: unknown;
  readonly ajv: Ajv2020;
  readonly path: string;
  readonly method: string;
  readonly item: unknown;
  readonly described: Record<string, unknown>;
};

function operationOf(from: Described): SourceOperation {
  const { document, path, method, item, described } = from;
  const listed = [...listAt(item, 'parameters'), ...listAt(described, 'parameters')];
  const schemaAt = ['requestBody', 'content', 'application/json', 'schema'] as const;
  return {
    source: 'testbench',
    operationId: String(described['operationId']),
    method: method.toUpperCase(),
    path,
    parameters: listed.map((parameter) => parameterOf(follow(document, parameter))),
    takesBody: at(described, ...schemaAt) !== undefined,
    bodyFaults: bodyValidator(from, ['paths', path, method, ...schemaAt]),
  };
}

function parameterOf(parameter: unknown): SourceParameter {
  const where = (['path', 'query', 'header', 'cookie'] as const).find(
    (one) => one === at(parameter, 'in'),
  );
  return {
    name: String(at(parameter, 'name')),
    in: where ?? 'query',
    required: at(parameter, 'required') === true,
  };
}

function bodyValidator(
  { ajv, document }: Described,
  schemaAt: readonly string[],
): SourceOperation['bodyFaults'] {
  let compiled: ValidateFunction | undefined;
  return (body) => {
    if (at(document, ...schemaAt) === undefined) return [];
    const pointer = schemaAt.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'));
    compiled ??= ajv.compile({
      $ref: `${documentId}#/${pointer.map(encodeURIComponent).join('/')}`,
    });
    return compiled(body) ? [] : (compiled.errors ?? []).map(faultOf);
  };
}

function faultOf({ instancePath, keyword, params, message }: ErrorObject): BodyFault {
  const path = pointerTokens(instancePath);
  const missing: unknown = params['missingProperty'];
  if (keyword === 'required')
    return { path: [...path, String(missing)], expected: 'a value (missing)' };
  const unknown: unknown = params['additionalProperty'];
  if (keyword === 'additionalProperties')
    return { path: [...path, String(unknown)], expected: 'no such key' };
  return { path, expected: message ?? keyword };
}

/** A parameter, or what its `$ref` in the same document stands for. */
function follow(document: unknown, value: unknown): unknown {
  const reference = at(value, '$ref');
  if (typeof reference !== 'string' || !reference.startsWith('#')) return value;
  return at(document, ...pointerTokens(reference.slice(1)));
}

const mapAt = (value: unknown, key: string): Record<string, unknown> => {
  const found = at(value, key);
  return isMap(found) ? found : {};
};

const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
};
