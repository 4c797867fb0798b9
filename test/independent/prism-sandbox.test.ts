import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationById, operations, scopes } from '../../contract/operations.ts';
import { validateBody, validateQuery, validateResponse } from '../../contract/validate.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import { startRoomySandbox, type RoomySandbox } from '../integrator/roomy-sandbox.ts';
import { differs, type Case } from './cases.ts';
import {
  onePlanEach,
  perform,
  unknownVenues,
  usualPlans,
  withVersion,
  type Bodies,
  type Exchange,
  type Plan,
} from './exchanges.ts';
import { goodBodies } from './good-bodies.ts';
import { isKnown, knownDisagreements } from './known-disagreements.ts';
import { loadPrism, type Prism } from './prism.ts';
import { throwing } from './throwing.ts';

const pairs = operations.flatMap(({ operationId, statuses }) =>
  statuses.map((status) => `${operationId} ${String(status)}`),
);

/** Milliseconds; recording takes two seconds of one free core. */
const loadedMachine = 120_000;

const requestCase = (
  prism: Prism,
  { operationId, request, title }: Pick<Exchange, 'operationId' | 'request' | 'title'>,
): Case => {
  const { hasBody } = operationById(operationId);
  return {
    about: hasBody || request.body !== undefined ? 'body' : 'query',
    of: operationId,
    change: title,
    ours: hasBody
      ? validateBody(operationId, request.body)
      : validateQuery(operationId, request.query ?? {}),
    prism: prism.request(operationId, request),
  };
};

/** No request leads the sandbox there: it answers a filter by an unknown job with an empty list (O91). */
const neverGiven = ['listRefunds 404', 'listDisputes 404'];

/**
 * What the sandbox alone checks: a phone's form, dates that are past or to come, a window's length,
 * and the values of a filter whose set the contract leaves open.
 */
const beyondSchemas =
  /^(?:patient\.phone|patient\.dateOfBirth|appointment\.preferredDate|from|to|status|type|capability) = /;

describe('Prism and the sandbox', () => {
  let sandbox: RoomySandbox;
  let broken: RoomySandbox;
  let prism: Prism;
  let usual: readonly Exchange[];
  const all: Exchange[] = [];

  const record = async (url: string, plans: Iterable<Plan>) => {
    const exchanges: Exchange[] = [];
    for (const plan of plans) exchanges.push(await perform(url, plan));
    all.push(...exchanges);
    return exchanges;
  };

  const newKey = async (scopes: readonly string[], settings = {}): Promise<string> => {
    const { clientId } = await sandbox.act('client.create', settings);
    return String((await sandbox.act('key.mint', { clientId, scopes }))['apiKey']);
  };

  beforeAll(async () => {
    prism = await loadPrism();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const strict = { ...usualPolicies, O18: 'refuse' } as const;
    sandbox = await startRoomySandbox({ policies: strict });
    broken = await startRoomySandbox({ replacements: { operations: throwing } });
    const key = sandbox.world.clients[0]?.keys[0]?.apiKey ?? '';
    const bodies: Bodies = await goodBodies(sandbox, key);
    usual = await record(sandbox.url, usualPlans(sandbox, bodies));
    await record(broken.url, onePlanEach('a bug', key, bodies));

    const slow = await newKey(scopes, { rateLimitPerMinute: 1 });
    await perform(sandbox.url, { operationId: 'listVenues', title: 'the only one', key: slow });
    await record(sandbox.url, onePlanEach('too many', slow, bodies));
    await sandbox.act('policy.set', { O13: 'bookings:read', O25: '404' });
    await record(sandbox.url, onePlanEach('no scope', await newKey([]), bodies));
    await record(sandbox.url, unknownVenues(key, bodies));
    await sandbox.act('policy.set', { O48: 'refuse' });
    await record(sandbox.url, withVersion('2', onePlanEach('version 2', key, bodies)));
  }, loadedMachine);

  afterAll(async () => {
    await sandbox.close();
    await broken.close();
  });

  it('meet in every status of every operation that the sandbox can give', () => {
    const seen = new Set(all.map(({ operationId, status }) => `${operationId} ${String(status)}`));
    expect(pairs.filter((pair) => !seen.has(pair))).toEqual(neverGiven);
    expect([...seen].filter((pair) => !pairs.includes(pair))).toEqual([]);
    expect(all.length).toBeGreaterThan(1_500);
    expect(sandbox.bugs).toEqual([]);
  });

  it('agree that every answer is what the contract says', () => {
    const wrong = all.flatMap((exchange) => {
      const ours = validateResponse(exchange.operationId, exchange.status, exchange.body);
      const theirs = prism.response(exchange.operationId, exchange);
      return ours.length + theirs.length === 0 ? [] : [{ exchange, ours, theirs }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('agree with our validators on every request', () => {
    // Of a body that is no JSON there is nothing to validate.
    const unlisted = usual
      .filter(({ reason }) => reason !== 'content-type')
      .map((exchange) => requestCase(prism, exchange))
      .filter((each) => differs(each) && !knownDisagreements.some((row) => isKnown(row, each)));
    expect(unlisted.slice(0, 5)).toEqual([]);
  });

  it('agree on which keys are there at all', () => {
    const refused = all.filter(
      ({ operationId, request }) => prism.security(operationId, request).length > 0,
    );
    const without = all.filter(({ reason }) => reason === 'key-missing');
    expect(refused).toEqual(without);
    expect(without).toHaveLength(operations.length);
    expect(without.every(({ status }) => status === 401)).toBe(true);
  });

  it('agree on which requests are malformed, but for rules that no schema can say', () => {
    const malformed = new Set(['validation', 'body-missing', 'content-type']);
    const withKey = usual.filter(({ status }) => status !== 401);
    const split = withKey.filter((exchange) => {
      const each = requestCase(prism, exchange);
      if (knownDisagreements.some((row) => isKnown(row, each))) return false;
      if (each.prism.length === 0 && beyondSchemas.test(exchange.title)) return false;
      return malformed.has(exchange.reason) !== each.prism.length > 0;
    });
    expect(split.slice(0, 5)).toEqual([]);
    expect(withKey.filter(({ reason }) => malformed.has(reason)).length).toBeGreaterThan(500);
  });
});
