import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { validateResponse } from '#contract/validate.ts';
import { createSandbox, type Sandbox } from '../../create-sandbox.ts';

vi.setConfig({ testTimeout: 20_000 });

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ clock: '2027-01-04T09:00:00Z' });
});
afterEach(() => sandbox.do('fault.reset'));
afterAll(() => sandbox.close());

const add = (effect: object, rule: object = {}): Promise<{ faultId: string }> =>
  sandbox.do('fault.add', { on: 'request', effect, ...rule });

const key = (): string => sandbox.clients[0]?.keys[0]?.apiKey ?? '';

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Whether the body came to its end. */
  readonly complete: boolean;
};

/** Rejects with Node's error when there is no answer at all. */
const ask = (
  path: string,
  {
    method = 'GET',
    apiKey = key(),
    signal,
  }: { method?: string; apiKey?: string; signal?: AbortSignal } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${sandbox.url}/api/integration/v1${path}`,
      { method, headers: { 'X-API-Key': apiKey }, agent: false, ...(signal && { signal }) },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('error', () => undefined);
        response.on('close', () =>
          resolve({
            ...{ status: response.statusCode ?? 0, headers: response.headers, body },
            complete: response.complete,
          }),
        );
      },
    );
    outgoing.on('error', reject).end();
  });

const jobsBooked = async (): Promise<number> =>
  (await sandbox.events.list({ type: 'job.created' })).length;

const booking = {
  fulfillmentChannel: 'MOBILE',
  patient: {
    ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', gender: 'FEMALE' },
    ...{ phone: '07700 900123', dateOfBirth: '1988-04-12' },
  },
  location: { addressLine1: '1 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
};

const book = async (): Promise<Response> => {
  const headers = { 'X-API-Key': key(), 'Content-Type': 'application/json' };
  const panels = await fetch(`${sandbox.url}/api/integration/v1/test-panels`, { headers });
  const { data } = (await panels.json()) as { data: { testPanels?: object[] } };
  const [first] = Object.values(data).flat() as readonly { id: string }[];
  const appointment = {
    ...{ preferredDate: '2027-01-20', timePreference: 'morning', testType: first?.id },
  };
  return fetch(`${sandbox.url}/api/integration/v1/bookings`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ ...booking, appointment }) },
  });
};

describe('a status', () => {
  it.each([
    [400, 'VALIDATION'],
    [401, 'INVALID_API_KEY'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CANCELLATION_LOCKED'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL_ERROR'],
  ])('%d has the body that the API has for it: %s', async (status, error) => {
    await add({ kind: 'status', status });
    const answer = await ask('/bookings/job_1/cancel', { method: 'POST' });
    expect(answer.status).toBe(status);
    expect(answer.headers['x-sandbox-reason']).toBe('fault-rule');
    const body = JSON.parse(answer.body) as { error: string };
    expect(body.error).toBe(error);
    expect(validateResponse('cancelBooking', status, body)).toEqual([]);
    expect(answer.headers['retry-after']).toBe(status === 429 ? '1' : undefined);
  });

  it.each([
    [502, 'BAD_GATEWAY'],
    [503, 'SERVICE_UNAVAILABLE'],
    [504, 'GATEWAY_TIMEOUT'],
  ])('%d is that of a gateway: %s', async (status, error) => {
    await add({ kind: 'status', status });
    const answer = await ask('/bookings');
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, error });
  });

  it('may have a code, words and a time to come back of its own', async () => {
    await add({
      ...{ kind: 'status', status: 429, error: 'SLOW_DOWN', message: 'Later, please.' },
      retryAfterSeconds: 17,
    });
    const { headers, body } = await ask('/bookings');
    expect(headers['retry-after']).toBe('17');
    expect(JSON.parse(body)).toEqual({
      ...{ success: false, error: 'SLOW_DOWN', message: 'Later, please.' },
    });
  });

  it('comes before the operation is carried out', async () => {
    const before = await jobsBooked();
    await add({ kind: 'status', status: 500 }, { match: { operationId: 'createBooking' } });
    expect((await book()).status).toBe(500);
    expect(await jobsBooked()).toBe(before);
  });

  it('reaches a caller without a key too, but no other client and no unknown path', async () => {
    await add({ kind: 'status', status: 500 });
    expect((await ask('/bookings', { apiKey: 'none' })).status).toBe(500);
    expect((await ask('/nowhere')).status).toBe(404);
    await sandbox.do('fault.reset');
    await add({ kind: 'status', status: 500 }, { match: { clientId: sandbox.clients[1]?.id } });
    expect((await ask('/bookings')).status).toBe(200);
    const other = sandbox.clients[1]?.keys[0]?.apiKey ?? '';
    expect((await ask('/bookings', { apiKey: other })).status).toBe(500);
  });

  it('follows path, method and frequency', async () => {
    const { faultId } = await add(
      { kind: 'status', status: 500 },
      { match: { method: 'GET', path: '*/bookings*' }, nth: 2 },
    );
    const statuses: number[] = [];
    for (const path of ['/bookings', '/venues', '/bookings?limit=1', '/bookings']) {
      statuses.push((await ask(path)).status);
    }
    expect(statuses).toEqual([200, 200, 500, 200]);
    const { faults } = await sandbox.do<{ faults: readonly object[] }>('fault.list');
    expect(faults).toMatchObject([{ id: faultId, seen: 3, struck: 1 }]);
    await sandbox.do('fault.reset', { faultId });
    expect(await sandbox.do('fault.list')).toEqual({ faults: [] });
    await expect(sandbox.do('fault.reset', { faultId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a latency', () => {
  const held = async (latency: object): Promise<number> => {
    await sandbox.do('fault.reset');
    await add({ kind: 'latency', latency });
    const from = performance.now();
    expect((await ask('/bookings')).status).toBe(200);
    return performance.now() - from;
  };

  it('holds the answer back, which is otherwise as it would be', async () => {
    // A timer may come a millisecond before its time.
    expect(await held({ distribution: 'fixed', ms: 120 })).toBeGreaterThan(118);
    const uniform = { distribution: 'uniform', minMs: 80, maxMs: 120 };
    expect(await held(uniform)).toBeGreaterThan(78);
    const lognormal = { distribution: 'lognormal', medianMs: 60, sigma: 0 };
    expect(await held(lognormal)).toBeGreaterThan(58);
  });

  it('ends when the caller has hung up, and the operation is not carried out', async () => {
    const before = await jobsBooked();
    await add(
      { kind: 'latency', latency: { distribution: 'fixed', ms: 3_600_000 } },
      { match: { operationId: 'createBooking' } },
    );
    const gone = new AbortController();
    const headers = { 'X-API-Key': key(), 'Content-Type': 'application/json' };
    const asked = fetch(`${sandbox.url}/api/integration/v1/bookings`, {
      ...{ method: 'POST', headers, body: JSON.stringify(booking), signal: gone.signal },
    });
    await vi.waitFor(async () => {
      const { faults } = await sandbox.do<{ faults: readonly { struck: number }[] }>('fault.list');
      expect(faults[0]?.struck).toBe(1);
    });
    gone.abort();
    await expect(asked).rejects.toThrow();
    expect(await jobsBooked()).toBe(before);
  });
});

describe('no answer', () => {
  it('reset: the connection is reset, and the operation is not carried out', async () => {
    const before = await jobsBooked();
    await add({ kind: 'reset' }, { match: { operationId: 'createBooking' } });
    await expect(book()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(await jobsBooked()).toBe(before);
  });

  it('hang: the caller waits until it gives up', async () => {
    await add({ kind: 'hang' }, { times: 1 });
    const signal = AbortSignal.timeout(200);
    await expect(ask('/bookings', { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect((await ask('/bookings')).status).toBe(200);
  });

  it.each([
    ['hang', { kind: 'hang' }],
    ['an hour', { kind: 'latency', latency: { distribution: 'fixed', ms: 3_600_000 } }],
  ])('%s: a sandbox that is closed does not wait for it', async (_, effect) => {
    const other = await createSandbox();
    await other.do('fault.add', { on: 'request', effect });
    const asked = fetch(`${other.url}/api/integration/v1/bookings`);
    asked.catch(() => undefined);
    await vi.waitFor(async () => {
      const { faults } = await other.do<{ faults: readonly { struck: number }[] }>('fault.list');
      expect(faults[0]?.struck).toBe(1);
    });
    const from = performance.now();
    await other.close();
    expect(performance.now() - from).toBeLessThan(4_000);
    await expect(asked).rejects.toThrow();
  });
});

describe('a truncated answer', () => {
  it('promises its whole body and breaks off in the middle, after the work was done', async () => {
    const before = await jobsBooked();
    await add({ kind: 'truncate' }, { match: { operationId: 'createBooking' } });
    const response = await book();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(await jobsBooked()).toBe(before + 1);
  });

  it.each([
    [0, 0],
    [10, 10],
  ])('after %d bytes', async (bytes, sent) => {
    await add({ kind: 'truncate', bytes });
    const { status, headers, body, complete } = await ask('/bookings');
    expect(status).toBe(200);
    expect(body).toHaveLength(sent);
    expect(Number(headers['content-length'])).toBeGreaterThan(sent);
    expect(complete).toBe(false);
  });

  it('is one byte short at least, and works on a failure too', async () => {
    await add({ kind: 'truncate', bytes: 1_000_000 });
    const { status, headers, body, complete } = await ask('/bookings/job_x');
    expect(status).toBe(404);
    expect(body).toHaveLength(Number(headers['content-length']) - 1);
    expect(complete).toBe(false);
  });
});

it('rules act together: late, and then refused', async () => {
  await add({ kind: 'latency', latency: { distribution: 'fixed', ms: 60 } });
  await add({ kind: 'status', status: 500 });
  const from = performance.now();
  expect((await ask('/bookings')).status).toBe(500);
  expect(performance.now() - from).toBeGreaterThan(58);
});

it.each([
  ['an unknown kind', { effect: { kind: 'explode' } }, /effect/],
  ['a status that the API has not', { effect: { kind: 'status', status: 418 } }, /effect\.status/],
  ['bounds the wrong way round', { effect: latency(200, 100) }, /maxMs/],
  ['a path that can match nothing', { match: { path: '/bookings' } }, /match\.path/],
  ['a path with a template', { match: { path: '*/bookings/{id}' } }, /match\.path/],
  ['an operation that is not there', { match: { operationId: 'book' } }, /match\.operationId/],
  ['chances above one', { probability: 1.5 }, /probability/],
  ['the zeroth time', { nth: 0 }, /nth/],
])('refuses %s', async (_, rule, place) => {
  await expect(
    sandbox.do('fault.add', { on: 'request', effect: { kind: 'hang' }, ...rule }),
  ).rejects.toMatchObject({ code: 'INVALID', message: expect.stringMatching(place) as string });
});

function latency(minMs: number, maxMs: number): object {
  return { kind: 'latency', latency: { distribution: 'uniform', minMs, maxMs } };
}
