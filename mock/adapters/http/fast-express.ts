/** Express without the cost of its prototype swap. */

import { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/** What `app.handle` gives every request and response as prototype; Express's types leave it out. */
type Prototypes = { request: IncomingMessage; response: ServerResponse };

/**
 * An Express app whose `request` and `response` are the prototypes of two subclasses of Node's own.
 *
 * Express calls `Object.setPrototypeOf` on both objects of every exchange, and V8 then takes the
 * slow path for each property of theirs: stock Express answers about 6,700 requests a second where
 * node:http answers 44,000. A server that makes its objects of these subclasses (`http-server.ts`)
 * hands Express objects that already have the prototype it sets, and the call changes nothing.
 *
 * ES classes on purpose: made with `Reflect.construct` they are slower than stock Express.
 */
export const createFastExpress = (): Express => {
  const app = express();
  class FastRequest extends IncomingMessage {}
  class FastResponse extends ServerResponse {}
  adopt(FastRequest.prototype, express.request, app);
  adopt(FastResponse.prototype, express.response, app);
  const prototypes = app as unknown as Prototypes;
  prototypes.request = FastRequest.prototype;
  prototypes.response = FastResponse.prototype;
  return app;
};

/** Copies Express's methods and getters, and the reference to the app, which `app.init` would add. */
const adopt = (prototype: object, methods: object, app: Express): void => {
  Object.defineProperties(prototype, {
    ...Object.getOwnPropertyDescriptors(methods),
    app: { configurable: true, enumerable: true, writable: true, value: app },
  });
};

/** The classes that a server must make its objects of; for a stock Express app, Node's own. */
export const messageClassesOf = (app: Express) => {
  const { request, response } = app as unknown as Prototypes;
  return {
    IncomingMessage: request.constructor as typeof IncomingMessage,
    ServerResponse: response.constructor as typeof ServerResponse,
  };
};
