/** For the tests beside it: the API over operations that answer with the contract's own examples. */

import { request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { loadDocument } from '#contract/document.ts';
import { operations as table, type Operation } from '#contract/operations.ts';
import type { Caller, Input, Operations } from '../../application/operation.ts';
import { usualPolicies, type Policies } from '../../domain/policy.ts';
import { createHttpServer } from './http-server.ts';
import { createIntegrationApi, type IntegrationApiOptions } from './server.ts';

type Content = {
  content: { 'application/json': { examples: Record<string, { value: unknown }> } };
};
type Described = { requestBody?: Content; responses: Record<string, Content> };
const paths = (await loadDocument())['paths'] as Record<string, Record<string, Described>>;

const firstExample = ({ content }: Content): unknown =>
  Object.values(content['application/json'].examples)[0]?.value;

const describedAs = ({ path, method }: Operation): Described =>
  paths[path]?.[method.toLowerCase()] ?? { responses: {} };

/** The contract's first example of a request body; undefined where there is none. */
export const exampleBody = (operation: Operation): unknown => {
  const { requestBody } = describedAs(operation);
  return requestBody === undefined ? undefined : firstExample(requestBody);
};

/** The body of the first example of a 200. */
export const exampleAnswer = (operation: Operation): { data: unknown } => {
  const answer = describedAs(operation).responses['200'];
  return (answer === undefined ? undefined : firstExample(answer)) as { data: unknown };
};

export const stubCaller: Caller = {
  client: {
    id: 'cl_stub',
    name: 'Stub Health',
    billingMode: 'WEEKLY_INVOICE',
    capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: true },
    fulfillerVisibility: false,
    labShipmentMode: 'CLIENT_HANDLES_OFFLINE',
    venueCompletionFields: [],
    rateLimitPerMinute: 1_000_000,
    webhookSecrets: { current: 'whsec_c3R1Yg==', previous: null },
    endpoints: [],
    createdAt: 0,
  },
  key: {
    id: 'key_stub',
    clientId: 'cl_stub',
    scopes: [
      'bookings:read',
      'bookings:write',
      'venues:read',
      'invoices:read',
      'refunds:read',
      'disputes:read',
    ],
    lastCharacters: 'stub',
    createdAt: 0,
  },
};

export const stubKey = 'pj_live_stub';

export type Call = { readonly operationId: string; readonly input: Input };

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

export type Sending = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Text and bytes go as they are, anything else as JSON. */
  readonly body?: unknown;
};

export type StubOptions = Partial<Omit<IntegrationApiOptions, 'policies' | 'operations'>> & {
  readonly caller?: Caller;
  readonly policies?: Partial<Policies>;
  readonly operations?: Partial<Operations>;
  /** Told each time the policies are read: a request with a known caller is about to be looked at. */
  readonly onPolicies?: () => void;
};

export const startStubApi = async ({
  caller = stubCaller,
  policies = {},
  operations = {},
  onPolicies = () => undefined,
  ...rest
}: StubOptions = {}) => {
  const calls: Call[] = [];
  const bugs: unknown[] = [];
  const answers = table.map((operation) => [
    operation.operationId,
    async (_caller: Caller, input: Input) => {
      calls.push({ operationId: operation.operationId, input });
      return exampleAnswer(operation).data;
    },
  ]);
  const stamp = { version: '0.0.0', world: 'stub' };
  const api = createIntegrationApi({
    ...stamp,
    operations: { ...Object.fromEntries(answers), ...operations } as Operations,
    extraFaults: () => [],
    authenticate: async (apiKey) => (apiKey === stubKey ? caller : undefined),
    now: () => 0,
    policies: () => {
      onPolicies();
      return { ...usualPolicies, ...policies };
    },
    onBug: (error) => bugs.push(error),
    ...rest,
  });
  const http = createHttpServer(api.app, stamp);
  const { port } = await http.listen(0, '127.0.0.1');
  return {
    ...api,
    ...http,
    port,
    calls,
    bugs,
    /** Sends with the stub's key; a header that is given as undefined is left out. */
    ask: (path: string, sending: Sending = {}): Promise<Answer> => ask(port, path, sending),
  };
};

export type StubApi = Awaited<ReturnType<typeof startStubApi>>;

/** Starts one, hands it to `use`, and closes it whatever happens. */
export const withStubApi = async (
  options: StubOptions,
  use: (api: StubApi) => Promise<void>,
): Promise<void> => {
  const api = await startStubApi(options);
  try {
    await use(api);
  } finally {
    await api.close(0);
  }
};

/** A request that the contract allows: an id, the required parameters, the example body. */
export const goodRequest = (operation: Operation): { path: string; sending: Sending } => {
  const window = '?from=2027-01-04T00:00:00Z&to=2027-01-05T00:00:00Z';
  const needsWindow = operation.queryParams.some(({ required }) => required);
  return {
    path: operation.path.replace('{id}', 'id_1') + (needsWindow ? window : ''),
    sending: { method: operation.method, body: exampleBody(operation) },
  };
};

const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: Sending) =>
  new Promise<Answer>((resolve, reject) => {
    const bytes = bytesOf(body);
    const all = {
      'x-api-key': stubKey,
      ...(bytes === undefined ? {} : { 'content-type': 'application/json' }),
      // Node's client gives a GET with a body neither length nor chunks.
      ...(bytes === undefined || 'transfer-encoding' in headers
        ? {}
        : { 'content-length': bytes.length }),
      ...headers,
    };
    const given = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    );
    const request = send({ port, host: '127.0.0.1', path, method, headers: given, agent: false });
    request.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.end(bytes);
  });

const bytesOf = (body: unknown): Buffer | undefined => {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

/** The parts of a failure that the rules speak of; throws where the body has any other key. */
export const failureIn = ({ status, headers, text }: Answer) => {
  const { success, error, message, ...others } = JSON.parse(text) as Record<string, unknown>;
  if (success !== false || Object.keys(others).length > 0)
    throw new Error(`No error body: ${text}`);
  return { status, error, reason: headers['x-sandbox-reason'], message };
};

export const root = '/api/integration/v1';
