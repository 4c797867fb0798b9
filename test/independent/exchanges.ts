/** Real requests to a running sandbox and its answers: each operation, with every status it can give. */

import { operationById, operations, type OperationId } from '../../contract/operations.ts';
import type { RoomySandbox } from '../integrator/roomy-sandbox.ts';
import { aBody } from './cases.ts';
import type { PrismRequest } from './prism.ts';
import { variantsOf } from './variants.ts';

export type Exchange = {
  readonly operationId: OperationId;
  readonly title: string;
  readonly request: PrismRequest;
  readonly status: number;
  readonly contentType: string;
  /** The `x-sandbox-reason` header, empty on success. */
  readonly reason: string;
  readonly body: unknown;
};

export type Plan = {
  readonly operationId: OperationId;
  readonly title: string;
  readonly key?: string;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export const perform = async (url: string, plan: Plan): Promise<Exchange> => {
  const { operationId, title, key, id = 'unknown', query = {}, body } = plan;
  const { method, path: template } = operationById(operationId);
  const path = template.replace('{id}', id);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'x-api-version': '1',
    ...(key === undefined ? {} : { 'x-api-key': key }),
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    ...plan.headers,
  };
  const target = `${url}${path}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(target, {
    method,
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
  return {
    operationId,
    title,
    request: { path, query, headers: { ...headers, ...length }, body },
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    reason: response.headers.get('x-sandbox-reason') ?? '',
    body: await response.json(),
  };
};

type Keys = { readonly weekly: string; readonly patientPay: string; readonly fulfiller: string };

/** All that can be asked under the usual policies, but with limits outside 1 to 100 refused (O18). */
export function* usualPlans(sandbox: RoomySandbox, bodies: Bodies): Generator<Plan> {
  const { clients, venues } = sandbox.world;
  const [weekly = '', patientPay = '', fulfiller = ''] = clients.map((client) => keyOf(client));
  const keys: Keys = { weekly, patientPay, fulfiller };
  for (const { id } of venues) {
    yield { operationId: 'getVenue', title: 'a venue', id, key: weekly };
    yield { operationId: 'getVenueAvailability', title: 'slots', id, key: weekly, query: window };
  }
  for (const client of clients) yield* ownPlans(sandbox, client.id, keyOf(client));
  yield* queryPlans(keys, venues[0]?.id ?? '');
  yield* bodyPlans(keys, bodies);
  yield* keyPlans(keys);
}

const keyOf = ({ keys }: RoomySandbox['world']['clients'][number]): string => keys[0]?.apiKey ?? '';

/** Everything that belongs to the client, each read with its key; its jobs cancelled at last. */
function* ownPlans({ world }: RoomySandbox, clientId: string, key: string): Generator<Plan> {
  const own = { key, title: 'its own' };
  const jobs = world.jobs.filter((job) => job.clientId === clientId).map(({ id }) => id);
  for (const id of jobs) {
    yield { operationId: 'getBooking', id, ...own };
    yield { operationId: 'getBookingSample', id, ...own };
  }
  for (const invoice of world.invoices) {
    if (invoice.clientId === clientId) yield { operationId: 'getInvoice', id: invoice.id, ...own };
  }
  for (const { id, jobId } of world.refunds) {
    if (jobs.includes(jobId)) yield { operationId: 'getRefund', id, ...own };
  }
  for (const dispute of world.disputes) {
    if (dispute.clientId === clientId) yield { operationId: 'getDispute', id: dispute.id, ...own };
  }
  for (const id of jobs) yield { operationId: 'cancelBooking', id, ...own };
  yield { operationId: 'cancelBooking', id: jobs[0] ?? '', key, title: aBody, body: {} };
}

/** Good bodies for this world. */
export type Bodies = { readonly booking: readonly unknown[]; readonly link: readonly unknown[] };

const window = { from: '2027-01-05T00:00:00Z', to: '2027-01-12T00:00:00Z' };

function* queryPlans(keys: Keys, venueId: string): Generator<Plan> {
  for (const { operationId, method, queryParams } of operations) {
    if (method !== 'GET') continue;
    const plan = {
      operationId,
      id: venueId,
      query: operationId === 'getVenueAvailability' ? window : {},
    };
    for (const key of Object.values(keys)) yield { ...plan, title: 'plain', key };
    for (const { name, required, format, type } of queryParams) {
      const values = type === 'integer' ? ['1', '100', '0', '101', 'ten'] : ['nonsense'];
      if (format !== undefined) values.push('2027-01-05T09:00:00Z', '2027-01-05');
      for (const value of values) {
        const query = { ...plan.query, [name]: value };
        yield { ...plan, title: `${name} = ${JSON.stringify(value)}`, query, key: keys.weekly };
      }
      if (!required) continue;
      const others = Object.entries<string>(plan.query).filter(([other]) => other !== name);
      const query = Object.fromEntries(others);
      yield { ...plan, title: `without ${name}`, query, key: keys.weekly };
    }
  }
}

function* bodyPlans(keys: Keys, { booking, link }: Bodies): Generator<Plan> {
  const lists = { createBooking: booking, createBookingUrl: link } as const;
  for (const operationId of ['createBooking', 'createBookingUrl'] as const) {
    yield { operationId, title: 'no body', key: keys.weekly };
    const headers = { 'content-type': 'text/plain' };
    yield { operationId, title: 'text', body: lists[operationId][0], headers, key: keys.weekly };
    for (const good of lists[operationId]) {
      for (const key of Object.values(keys)) yield { operationId, title: 'good', body: good, key };
      for (const { change, value } of variantsOf(good)) {
        yield { operationId, title: change, body: value, key: keys.weekly };
      }
    }
  }
}

function* keyPlans({ weekly }: Keys): Generator<Plan> {
  for (const { operationId, pathParams } of operations) {
    yield { operationId, title: 'without a key' };
    yield { operationId, title: 'an unknown key', key: 'pj_live_example_not_a_real_key' };
    if (pathParams.length > 0) {
      yield { operationId, title: 'an unknown id', query: window, key: weekly };
    }
  }
}

/** One request for each operation, good except for what the key, the policies or the server do. */
export function* onePlanEach(title: string, key: string, bodies: Bodies): Generator<Plan> {
  for (const { operationId } of operations) {
    const body =
      operationId === 'createBooking'
        ? bodies.booking[0]
        : operationId === 'createBookingUrl'
          ? bodies.link[0]
          : undefined;
    yield { operationId, title, key, query: window, ...(body === undefined ? {} : { body }) };
  }
}

export function* withVersion(version: string, plans: Iterable<Plan>): Generator<Plan> {
  for (const plan of plans) yield { ...plan, headers: { 'x-api-version': version } };
}

/** A venue that nobody knows, where the body names one. */
export function* unknownVenues(key: string, { booking }: Bodies): Generator<Plan> {
  const title = 'an unknown venue';
  const scope = { kind: 'venue', venueId: 'unknown' };
  yield { operationId: 'createBookingUrl', title, key, body: { scope } };
  for (const body of booking) {
    const elsewhere = { ...(body as object), venueId: 'unknown' };
    yield { operationId: 'createBooking', title, key, body: elsewhere };
  }
}
