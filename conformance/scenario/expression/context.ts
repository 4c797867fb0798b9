/** What expressions are about while a scenario runs, and the value of one of them. */
import { at } from '../../json.ts';
import type { Reference } from './reference.ts';

type Values = Readonly<Record<string, unknown>>;

/** The exchange of the step at hand. Names of headers in lower case. */
export type ExchangeContext = {
  readonly url: string;
  readonly method: string;
  readonly request: {
    readonly header: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
    readonly path: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  /** Undefined as long as no answer has come. */
  readonly response:
    | {
        readonly status: number;
        readonly header: Readonly<Record<string, string>>;
        readonly body: unknown;
      }
    | undefined;
};

export type Context = {
  readonly inputs: Values;
  /** The outputs of a workflow that a step has called. */
  readonly outputs: Values | undefined;
  /** By stepId. */
  readonly steps: ReadonlyMap<string, Values>;
  /** By workflowId. */
  readonly workflows: ReadonlyMap<string, { readonly inputs: Values; readonly outputs: Values }>;
  /** The addresses of the sources, by name. */
  readonly sources: ReadonlyMap<string, string>;
  readonly exchange: ExchangeContext | undefined;
};

export type Resolved =
  | { readonly found: true; readonly value: unknown }
  | { readonly found: false; readonly why: string };

const nothing = (why: string): Resolved => ({ found: false, why });

/** The value for which an expression stands now, or why it stands for none. */
export function resolve(reference: Reference, context: Context): Resolved {
  switch (reference.root) {
    case 'url':
    case 'method':
    case 'statusCode':
    case 'request':
    case 'response':
      return ofExchange(reference, context.exchange);
    case 'inputs':
      return inside(context.inputs, `no input ${reference.name} was given`, reference);
    case 'outputs':
      return inside(context.outputs, `there is no output ${reference.name}`, reference);
    case 'steps': {
      const why = `the step ${reference.step} has left no output ${reference.name}`;
      return inside(context.steps.get(reference.step), why, reference);
    }
    case 'workflows': {
      const { workflow, part, name } = reference;
      const why = `the workflow ${workflow} has left no ${name} in its ${part}`;
      return inside(context.workflows.get(workflow)?.[part], why, reference);
    }
    case 'sourceDescriptions': {
      const url = reference.member === 'url' ? context.sources.get(reference.source) : undefined;
      return url === undefined ? nothing(`${reference.text} has no value`) : found(url);
    }
    case 'components':
      return nothing(`${reference.text} stands for no value`);
  }
}

const found = (value: unknown): Resolved => ({ found: true, value });

type ExchangeReference = Reference & {
  readonly root: 'url' | 'method' | 'statusCode' | 'request' | 'response';
};

function ofExchange(reference: ExchangeReference, exchange: ExchangeContext | undefined): Resolved {
  if (exchange === undefined) return nothing('nothing was asked yet');
  const { response } = exchange;
  switch (reference.root) {
    case 'url':
      return found(exchange.url);
    case 'method':
      return found(exchange.method);
    case 'statusCode':
      return response === undefined ? nothing('no answer came') : found(response.status);
    case 'request':
      return ofMessage(reference, exchange.request, 'the request');
    case 'response':
      return response === undefined
        ? nothing('no answer came')
        : ofMessage(reference, response, 'the answer');
  }
}

type Message = {
  readonly header: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly body: unknown;
};

function ofMessage(
  reference: ExchangeReference & { readonly root: 'request' | 'response' },
  message: Message,
  whose: string,
): Resolved {
  if (reference.part === 'body')
    return follow(message.body, reference, `${whose} has no such part`);
  const { part } = reference;
  const name = part === 'header' ? reference.name.toLowerCase() : reference.name;
  const value = at(message[part], name);
  return value === undefined ? nothing(`${whose} has no ${part} ${reference.name}`) : found(value);
}

type Inside = {
  readonly members: readonly (string | number)[];
  readonly pointer: readonly string[];
};

function inside(
  values: Values | undefined,
  why: string,
  reference: Inside & { name: string },
): Resolved {
  const value = at(values, reference.name);
  return value === undefined ? nothing(why) : follow(value, reference, `${why} with such a part`);
}

/** A member that is not there has no value; one that is null has the value null. */
function follow(value: unknown, { members, pointer }: Inside, why: string): Resolved {
  const end = at(value, ...members, ...pointer);
  return end === undefined ? nothing(why) : found(end);
}
