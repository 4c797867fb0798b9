/** Which operation a step asks: by its operationId, or by the path that it has in its description. */
import { didYouMean } from '../closest.ts';
import { pointerTokens } from './expression/reference.ts';
import type { Step } from './model.ts';
import { isSourceName, sourceNames } from './source.ts';
import type { Source, SourceOperation, Sources } from './source.ts';

export type FoundOperation =
  | { readonly found: true; readonly operation: SourceOperation }
  /** What is wrong with the step, and what to do; `key` is where it is wrong. */
  | {
      readonly found: false;
      readonly key: 'operationId' | 'operationPath';
      readonly message: string;
    };

/** Undefined when the step calls no operation at all. */
export function operationOf(step: Step, sources: Sources): FoundOperation | undefined {
  if (step.operationId !== undefined) return byId(step.operationId, sources);
  if (step.operationPath !== undefined) return byPath(step.operationPath, sources);
  return undefined;
}

/** With two sources an operationId must say whose it is (Arazzo 1.0.1, "Step Object"). */
function byId(written: string, sources: Sources): FoundOperation {
  const fault = (message: string): FoundOperation => ({
    found: false,
    key: 'operationId',
    message,
  });
  const [, name, id] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/.exec(written) ?? [];
  if (name === undefined || id === undefined) {
    const owner = sourceNames.find((one) => sources[one].operations.has(written)) ?? 'api';
    return fault(
      `"${written}" does not say whose operation it is: write $sourceDescriptions.${owner}.${written}`,
    );
  }
  if (!isSourceName(name))
    return fault(`there is no source ${name}${didYouMean(name, sourceNames)}`);
  const operation = sources[name].operations.get(id);
  if (operation !== undefined) return { found: true, operation };
  const other = sourceNames.find((one) => sources[one].operations.has(id));
  if (other !== undefined) return fault(`${id} is an operation of ${other}, not of ${name}`);
  return fault(`${name} has no operation ${id}${didYouMean(id, sources[name].operations.keys())}`);
}

function byPath(written: string, sources: Sources): FoundOperation {
  const fault = (message: string): FoundOperation => ({
    found: false,
    key: 'operationPath',
    message,
  });
  const [, name, pointer] = /^\{\$sourceDescriptions\.([\w-]+)\.url\}#(.+)$/.exec(written) ?? [];
  if (name === undefined || pointer === undefined || !isSourceName(name)) {
    return fault(
      `"${written}" is not written as {$sourceDescriptions.api.url}#/paths/~1example/get; an operationId is simpler`,
    );
  }
  const operation = at(sources[name], pointer);
  if (operation !== undefined) return { found: true, operation };
  return fault(`${name} has no operation at ${pointer}`);
}

function at({ operations }: Source, pointer: string): SourceOperation | undefined {
  const [paths, path, method, ...more] = pointerTokens(pointer);
  if (paths !== 'paths' || more.length > 0) return undefined;
  return [...operations.values()].find(
    (operation) => operation.path === path && operation.method === method?.toUpperCase(),
  );
}
