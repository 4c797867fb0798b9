import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { createFastExpress, messageClassesOf } from './fast-express.ts';

const get = async (app: Express, path: string, headers = {}) => {
  const server = createServer(messageClassesOf(app), app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** How often Express gave a request or a response another prototype than it had. */
const prototypeChanges = async (app: Express): Promise<number> => {
  app.get('/', (_request, response) => {
    response.end();
  });
  const swap = Object.setPrototypeOf;
  let changes = 0;
  vi.spyOn(Object, 'setPrototypeOf').mockImplementation((target: object, prototype) => {
    const isMessage = target instanceof IncomingMessage || target instanceof ServerResponse;
    if (isMessage && Object.getPrototypeOf(target) !== prototype) changes += 1;
    return swap(target, prototype) as unknown;
  });
  await get(app, '/');
  vi.restoreAllMocks();
  return changes;
};

describe('createFastExpress', () => {
  it('makes messages whose prototypes Express does not change', async () => {
    expect(await prototypeChanges(createFastExpress())).toBe(0);
  });

  it('is needed: stock Express changes both', async () => {
    expect(await prototypeChanges(express())).toBe(2);
  });

  it('keeps every method and getter of Express', () => {
    const { IncomingMessage: FastRequest, ServerResponse: FastResponse } =
      messageClassesOf(createFastExpress());
    const names = (prototype: object) => Object.keys(Object.getOwnPropertyDescriptors(prototype));
    expect(names(FastRequest.prototype)).toEqual(expect.arrayContaining(names(express.request)));
    expect(names(FastResponse.prototype)).toEqual(expect.arrayContaining(names(express.response)));
  });

  it('leaves what Express offers to handlers as it is', async () => {
    const app = createFastExpress();
    app.get('/things/:id', (request, response) => {
      const { params, query, path } = request;
      const same = request.app === app && response.app === app;
      const header = request.get('x-one');
      response.status(201).type('json').json({ params, query, path, same, header });
    });
    const answer = await get(app, '/things/7?a=1', { 'x-one': '1' });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toEqual({
      params: { id: '7' },
      query: { a: '1' },
      path: '/things/7',
      same: true,
      header: '1',
    });
  });

  it('lets several apps live in one process, each with its own messages', async () => {
    const [one, two] = [createFastExpress(), createFastExpress()];
    for (const app of [one, two]) {
      app.get('/', (request, response) => {
        response.json(request.app === app);
      });
    }
    expect((await get(one, '/')).text).toBe('true');
    expect((await get(two, '/')).text).toBe('true');
  });
});
