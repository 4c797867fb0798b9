import { request as send } from 'node:http';
import { expect, it } from 'vitest';
import { operationById } from '#contract/operations.ts';
import { exampleBody, failureIn, root, stubCaller, stubKey, withStubApi } from './stub-api.ts';

const meanwhile = {
  status: 401,
  error: 'INVALID_API_KEY',
  reason: 'key-invalid',
  message: 'The sandbox was reset meanwhile: ask again.',
};

it('is not let through with a caller who was looked up before the reset', async () => {
  let forget: () => void = () => undefined;
  const authenticate = async () => {
    forget();
    return stubCaller;
  };
  await withStubApi({ authenticate }, async (api) => {
    forget = api.forgetCallers;
    expect(failureIn(await api.ask(`${root}/bookings`))).toEqual(meanwhile);
    expect(api.calls).toEqual([]);
    forget = () => undefined;
    expect((await api.ask(`${root}/bookings`)).status).toBe(200);
  });
});

it('books nothing when its body comes in on both sides of the reset', async () => {
  let letIn: () => void = () => undefined;
  const isIn = new Promise<void>((resolve) => (letIn = resolve));
  // Asked for by the last step before the body is read.
  const policies = () => letIn();
  await withStubApi({ onPolicies: policies }, async (api) => {
    const bytes = Buffer.from(JSON.stringify(exampleBody(operationById('createBooking'))));
    const request = send({
      ...{ port: api.port, host: '127.0.0.1', path: `${root}/bookings`, method: 'POST' },
      headers: {
        ...{ 'x-api-key': stubKey, 'content-type': 'application/json' },
        'content-length': bytes.length,
      },
      agent: false,
    });
    const status = new Promise((resolve, reject) => {
      request.on('error', reject).on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
    request.write(bytes.subarray(0, 10));
    await isIn;
    api.forgetCallers();
    request.end(bytes.subarray(10));
    expect(await status).toBe(401);
    expect(api.calls).toEqual([]);
  });
});
