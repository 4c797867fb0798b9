/** From a step and what is known so far to the request that it makes. */
import { isMap } from '../json.ts';
import { asText, fillIn, NoValue } from './expression/fill-in.ts';
import type { Context } from './expression/context.ts';
import { pointerTokens } from './expression/reference.ts';
import type { Components, Parameter, Replacement, Reusable, Step, Workflow } from './model.ts';
import type { OperationRequest } from './ports.ts';
import { parameterOf } from './reusable.ts';

/** Why a request cannot be made is a NoValue that is thrown. */
export function buildRequest(
  step: Step,
  workflow: Workflow,
  components: Components,
  context: Context,
): OperationRequest {
  const parameters = joined([...workflow.parameters, ...step.parameters], components);
  const valuesIn = (where: Parameter['in']): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === where)
        .map((parameter) => [parameter.name, parameterText(parameter, context)]),
    );
  const request = {
    path: valuesIn('path'),
    query: valuesIn('query'),
    header: valuesIn('header'),
    cookie: valuesIn('cookie'),
  };
  if (step.requestBody === undefined) return { ...request, body: undefined };
  const { payload, replacements } = step.requestBody;
  const body = replaced(payloadValue(fillIn(payload, context)), replacements, context);
  return { ...request, body };
}

/** A parameter of the step goes before one of the workflow with the same name and place. */
function joined(
  written: readonly (Parameter | Reusable)[],
  components: Components,
): readonly Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const one of written) {
    const parameter = parameterOf(one, components);
    if (parameter === undefined) continue;
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    byName.set(`${parameter.in ?? ''} ${name}`, parameter);
  }
  return [...byName.values()];
}

function parameterText({ name, value }: Parameter, context: Context): string {
  const filled = fillIn(value, context);
  if (['string', 'number', 'boolean'].includes(typeof filled)) return String(filled);
  throw new NoValue(`the parameter ${name} would be ${asText(filled)}, which is no single value`);
}

/** A payload may be written as a text of JSON, with expressions in braces. */
function payloadValue(filled: unknown): unknown {
  if (typeof filled !== 'string') return filled;
  try {
    return JSON.parse(filled) as unknown;
  } catch {
    throw new NoValue('the payload is a text that is no JSON');
  }
}

function replaced(
  payload: unknown,
  replacements: readonly Replacement[],
  context: Context,
): unknown {
  return replacements.reduce<unknown>(
    (body, { target, value }) =>
      withValue(body, pointerTokens(target), fillIn(value, context), target),
    payload,
  );
}

/** The same value with another one at the place. What is there already is replaced; a new key is added. */
function withValue(
  body: unknown,
  [token, ...rest]: readonly string[],
  value: unknown,
  target: string,
): unknown {
  if (token === undefined) return value;
  if (Array.isArray(body)) {
    const index = token === '-' ? body.length : Number(token);
    if (Number.isInteger(index) && index >= 0 && index <= body.length) {
      const items: readonly unknown[] = body;
      const item = withValue(items[index], rest, value, target);
      return [...items.slice(0, index), item, ...items.slice(index + 1)];
    }
  } else if (isMap(body)) {
    const own = Object.hasOwn(body, token) ? body[token] : undefined;
    const entries = Object.entries(body).filter(([key]) => key !== token);
    return Object.fromEntries([...entries, [token, withValue(own, rest, value, target)]]);
  }
  throw new NoValue(`the payload has no place ${target}`);
}
