/** Requests for every operation, good ones among them; most are wrong in few places. */

import fc from 'fast-check';
import { operations, type Operation } from '../../../contract/operations.ts';
import type { Known } from '../known.ts';
import type { FuzzBody, FuzzRequest } from '../request.ts';
import { headersFor } from './headers.ts';
import { simplestFirst } from './simplest-first.ts';
import { anyJson, faultyJson, noJson, utf8 } from './json.ts';
import { pathFor } from './path.ts';
import { queryFor } from './query.ts';
import { rawRequest } from './raw.ts';

const oddMethods = [
  'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'GET', 'POST', 'PROPFIND', 'SEARCH', 'PURGE',
  'M-SEARCH', 'QUERY', 'CONNECT', 'get', 'BREW', 'G@T', '',
]; // prettier-ignore

const methodFor = ({ method }: Operation): fc.Arbitrary<string> =>
  fc.oneof(
    simplestFirst,
    { weight: 14, arbitrary: fc.constant<string>(method) },
    { weight: 1, arbitrary: fc.constantFrom(...oddMethods) },
  );

const packed = (text: fc.Arbitrary<string>): fc.Arbitrary<FuzzBody> =>
  fc.record({
    bytes: text,
    packing: fc.oneof(
      { weight: 30, arbitrary: fc.constant<FuzzBody['packing']>('plain') },
      { weight: 1, arbitrary: fc.constantFrom<FuzzBody['packing']>('gzip', 'corrupt gzip') },
    ),
    framing: fc.constantFrom('length', 'length', 'length', 'chunks'),
  });

const bodyFor = (
  { operationId }: Operation,
  { bodies, ids }: Known,
): fc.Arbitrary<FuzzBody | undefined> => {
  const sent = operationId === 'createBookingUrl' ? bodies.createBookingUrl : bodies.createBooking;
  const takesBody = operationId === 'createBooking' || operationId === 'createBookingUrl';
  const good = utf8(JSON.stringify(sent[0]));
  const some = fc.oneof(
    { weight: 14, arbitrary: packed(faultyJson(sent, ids).map(utf8)) },
    { weight: 2, arbitrary: packed(anyJson.map(utf8)) },
    { weight: 2, arbitrary: packed(noJson(good)) },
  );
  const [none, sometimes] = takesBody ? [1, 20] : [12, 1];
  return fc.oneof(
    simplestFirst,
    { weight: none, arbitrary: fc.constant(undefined) },
    { weight: sometimes, arbitrary: some },
  );
};

const messageFor = (operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: methodFor(operation),
      path: pathFor(operation, known),
      query: queryFor(operation, known),
      withBody: headersFor(known, true),
      withoutBody: headersFor(known, false),
      body: bodyFor(operation, known),
    })
    .map(({ withBody, withoutBody, body, ...line }) => ({
      kind: 'message',
      ...line,
      headers: body === undefined && !operation.hasBody ? withoutBody : withBody,
      body,
    }));

/** Creations come more often: most can go wrong there. */
const weightOf = ({ operationId }: Operation): number => (operationId === 'createBooking' ? 10 : 2);

export const fuzzRequest = (known: Known): fc.Arbitrary<FuzzRequest> => {
  const messages = operations.map((operation) => ({
    weight: weightOf(operation) * 20,
    arbitrary: messageFor(operation, known),
  }));
  const message = fc.oneof(...messages);
  const raw = rawRequest(known.keys.full[0] ?? '', message);
  return fc.oneof(...messages, { weight: 24, arbitrary: raw });
};
