/** What both judges are asked: every example, every variant of it, and every query. */

import { loadExamples, type Example } from '../../contract/examples.ts';
import { operations, type Operation, type QueryParam } from '../../contract/operations.ts';
import {
  validateBody,
  validateQuery,
  validateResponse,
  validateWebhook,
  validateWebhookHeaders,
  type Fault,
  type RawQuery,
} from '../../contract/validate.ts';
import { webhookOperationId, webhookPath, type Prism } from './prism.ts';
import { dateTimes, variantsOf } from './variants.ts';

/** One message and both verdicts; an empty list is "nothing wrong". */
export type Case = {
  readonly about: 'body' | 'response' | 'query' | 'webhook' | 'webhook headers';
  /** An operationId, or an event type. */
  readonly of: string;
  readonly status?: number;
  /** In which way the message differs from a good one. */
  readonly change: string;
  readonly ours: readonly Fault[];
  readonly prism: readonly string[];
};

/** One judge finds fault where the other finds none. */
export const differs = ({ ours, prism }: Case): boolean =>
  (ours.length === 0) !== (prism.length === 0);

export async function* allCases(prism: Prism): AsyncGenerator<Case> {
  for (const example of await loadExamples()) {
    const asItIs = { change: `example ${example.name}`, value: example.value };
    for (const { change, value } of [asItIs, ...variantsOf(example.value)]) {
      yield { change, ...judged(prism, example, value) };
    }
  }
  for (const operation of operations) {
    if (operation.hasBody) yield withoutBody(prism, operation);
    else yield* casesWithoutBody(prism, operation);
  }
  for (const headers of webhookHeaders()) yield webhookHeaderCase(prism, headers);
}

const judged = (prism: Prism, example: Example, value: unknown): Omit<Case, 'change'> => {
  switch (example.of) {
    case 'body':
      return {
        about: 'body',
        of: example.operationId,
        ours: validateBody(example.operationId, value),
        prism: prism.request(example.operationId, { path: '/', headers: json, body: value }),
      };
    case 'response': {
      const { operationId, status } = example;
      return {
        about: 'response',
        of: operationId,
        status,
        ours: validateResponse(operationId, status, value),
        prism: prism.response(operationId, {
          status,
          contentType: 'application/json',
          body: value,
        }),
      };
    }
    case 'webhook':
      return {
        about: 'webhook',
        of: example.type,
        ours: validateWebhook(example.type, value),
        prism: prism.request(webhookOperationId(example.type), {
          path: webhookPath(example.type),
          headers: { ...json, ...goodWebhookHeaders },
          body: value,
        }),
      };
  }
};

/** Prism looks at the content type only where the body has a length. */
const json = { 'content-type': 'application/json', 'content-length': '2' };

const withoutBody = (prism: Prism, { operationId, path }: Operation): Case => ({
  about: 'body',
  of: operationId,
  change: 'no body',
  ours: validateBody(operationId, undefined),
  prism: prism.request(operationId, { path }),
});

function* casesWithoutBody(prism: Prism, operation: Operation): Generator<Case> {
  const { operationId, path } = operation;
  for (const query of queriesOf(operation)) yield queryCase(prism, operation, query);
  const query = requiredQuery(operation.queryParams);
  yield {
    about: 'body',
    of: operationId,
    change: aBody,
    ours: validateBody(operationId, {}),
    prism: prism.request(operationId, { path, query, headers: json, body: {} }),
  };
}

/** The change of a request that carries a body although its operation takes none. */
export const aBody = 'a body where none is taken';

type GivenQuery = Readonly<Record<string, string | readonly string[]>>;
type QueryVariant = { readonly change: string; readonly query: GivenQuery };

function* queriesOf({ queryParams }: Operation): Generator<QueryVariant> {
  const good = requiredQuery(queryParams);
  yield { change: 'only what is required', query: good };
  yield { change: 'with an unknown parameter', query: { ...good, radiusKm: '5' } };
  for (const param of queryParams) {
    const { name } = param;
    const { [name]: _, ...others } = good;
    yield { change: `without ${name}`, query: others };
    for (const value of valuesOf(param)) {
      yield { change: `${name} = ${JSON.stringify(value)}`, query: { ...good, [name]: value } };
    }
    const twice = [goodValue(param), goodValue(param)];
    yield { change: `${name} twice`, query: { ...good, [name]: twice } };
  }
}

const requiredQuery = (params: readonly QueryParam[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    params.filter(({ required }) => required).map((param) => [param.name, goodValue(param)]),
  );

const goodValue = ({ type, format, enum: values }: QueryParam): string =>
  values?.[0] ??
  (type === 'integer' ? '10' : format === 'date-time' ? '2027-01-12T09:00:00Z' : 'a');

const valuesOf = ({ type, format, enum: values }: QueryParam): readonly string[] => {
  if (values !== undefined) return ['', ...values, 'ELSEWHERE', values[0]?.toLowerCase() ?? ''];
  if (type === 'integer') return integers;
  return format === 'date-time' ? ['', ...dateTimes] : texts;
};

const texts = ['', ' ', 'a', '7', 'null', 'é', 'x'.repeat(300)];

const integers = [
  '1', '25', '50', '51', '100', '007', '0', '101', '-1', '-0', '1000000', '1.5', 'ten', 'null', 'true',
  '10 10', '10a', '0x10', 'NaN', 'Infinity', '999999999999999999999',
  // On these the two judges are not of one mind: see known-disagreements.ts.
  '', ' 10', '+10', '1e1', '10.0', '1_0',
]; // prettier-ignore

const queryCase = (
  prism: Prism,
  { operationId, path }: Operation,
  { change, query }: QueryVariant,
): Case => ({
  about: 'query',
  of: operationId,
  change,
  ours: validateQuery(operationId, query satisfies RawQuery),
  prism: prism.request(operationId, { path, query }),
});

const goodWebhookHeaders = {
  'webhook-id': 'evt_00000000-0000-4000-8000-000000000001',
  'webhook-timestamp': '1799053200',
  'webhook-signature': `v1,${'A'.repeat(43)}=`,
};

type HeaderVariant = {
  readonly change: string;
  readonly headers: Readonly<Record<string, string>>;
};

function* webhookHeaders(): Generator<HeaderVariant> {
  yield { change: 'all three', headers: goodWebhookHeaders };
  for (const [name, value] of Object.entries(goodWebhookHeaders)) {
    const others = Object.entries(goodWebhookHeaders).filter(([other]) => other !== name);
    yield { change: `without ${name}`, headers: Object.fromEntries(others) };
    for (const other of ['', 'nonsense', `${value} `, ` ${value}`, `${value} ${value}`, '-1']) {
      yield {
        change: `${name} = ${JSON.stringify(other)}`,
        headers: { ...goodWebhookHeaders, [name]: other },
      };
    }
  }
}

const anyEvent = 'venue.activated';

const webhookHeaderCase = (prism: Prism, { change, headers }: HeaderVariant): Case => ({
  about: 'webhook headers',
  of: anyEvent,
  change,
  ours: validateWebhookHeaders(headers),
  prism: prism.request(webhookOperationId(anyEvent), {
    path: webhookPath(anyEvent),
    headers: { ...json, ...headers },
    body: { type: anyEvent, timestamp: '2027-01-04T09:00:00.000Z', data: {} },
  }),
});
