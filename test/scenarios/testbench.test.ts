/** The testbench beside a sandbox: what each operation gives, what it refuses, and what it cannot do here. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../../conformance/json.ts';
import { actionParameters } from '../../conformance/testbench/action-parameters.ts';
import { emptyProfile } from '../../conformance/target/profile/load-profile.ts';
import type { Profile } from '../../conformance/target/profile/profile.ts';
import { loadTestbenchSource } from '../../conformance/testbench-source.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;
type Answer = { readonly status: number; readonly body: Body };

const document = parse(
  readFileSync(new URL('../../testbench.openapi.yaml', import.meta.url), 'utf8'),
) as { components: { schemas: { Action: { enum: string[] } } } };
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'testbench');

/** Every answer is held against what the document says of its status. */
function demandDescribed(operationId: string, { status, body }: Answer): void {
  const operation = loadTestbenchSource().operations.get(operationId);
  if (operation === undefined) return;
  const { path, method } = operation;
  const steps = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  // Some answers are described once for all operations.
  const shared = at(document, ...steps, '$ref');
  const escaped = steps.map((key) => encodeURIComponent(key.replaceAll('/', '~1')));
  const pointer = typeof shared === 'string' ? shared : `#/${escaped.join('/')}`;
  const validate = ajv.compile({ $ref: `testbench${pointer}/content/application~1json/schema` });
  expect(validate(body), JSON.stringify([operationId, status, body, validate.errors])).toBe(true);
}

let sandbox: SandboxTarget;
let stage: Stage;
beforeAll(async () => {
  sandbox = await sandboxTarget({ world: 'empty' });
  stage = await openStage(sandbox);
});
afterAll(async () => {
  await stage.close();
  await sandbox.close();
});

function asking(on: Stage): (operationId: string, body?: unknown) => Promise<Answer> {
  const testbench = on.testbench();
  return async (operationId, body) => {
    const answer = await testbench.handle(operationId, {}, body);
    demandDescribed(operationId, answer);
    return answer;
  };
}

/** A testbench without control, and perhaps with a profile. */
async function askWith(
  profile: Partial<Profile>,
  use: (ask: ReturnType<typeof asking>) => Promise<void>,
): Promise<void> {
  const bare = await openStage({ url: sandbox.url }, profile);
  try {
    await use(asking(bare));
  } finally {
    await bare.close();
  }
}

const idOf = ({ body }: Answer): string => String(body['clientId']);

describe('what it refuses as a fault of the scenario', () => {
  it.each([
    ['giveClient', { billing: 'x' }, /billing/],
    ['giveClient', { billingMode: 'MONTHLY' }, /billingMode/],
    ['giveKey', {}, /clientId/],
    ['giveSlot', { clientId: 'c', venueId: 'v', toHours: 5 }, /toHours must be later/],
    ['givePanel', { clientId: 'nobody' }, /no client nobody/],
    ['giveDate', { days: 1e9 }, /too far/],
    ['advanceClock', {}, /advanceClock/],
    ['moveActor', { action: 'phlebotomist.fly' }, /action/],
    [
      'moveActor',
      { action: 'lab.receive', parameters: { job: 'j' } },
      /no parameter job; it has jobId/,
    ],
    ['waitForEvent', { clientId: 'c', type: 'job.phleb_arrived' }, /type/],
    ['expectNoEvent', { clientId: 'nobody' }, /no client nobody/],
    ['sendBurst', { operationId: 'createBooking', apiKey: 'k', count: 1 }, /operationId/],
    ['recordObservation', { point: 'X1', question: 'q', answer: 'a' }, /point/],
    ['giveMoney', {}, /no operation giveMoney/],
  ])('%s %j', async (operationId, body, words) => {
    const answer = await asking(stage)(operationId, body);
    expect(answer.status).toBe(400);
    expect(answer.body['reason']).toMatch(words);
  });

  it('parameters beside the body', async () => {
    const answer = await stage.testbench().handle('giveId', { prefix: 'a' }, {});
    expect(answer).toMatchObject({
      status: 400,
      body: { reason: 'giveId has no parameter prefix' },
    });
  });
});

describe('what it gives', () => {
  it('a client whose key has the scopes that were asked for', async () => {
    const ask = asking(stage);
    const { body } = await ask('giveClient', { scopes: ['venues:read'] });
    const headers = { 'x-api-key': String(body['apiKey']), 'x-api-version': '1' };
    const read = (path: string): Promise<Response> =>
      fetch(`${sandbox.url}/api/integration/v1/${path}`, { headers });
    expect((await read('venues')).status).toBe(200);
    expect((await read('bookings')).status).toBe(403);
  });

  it('a slot of a venue within the hours that were asked for, and never the same twice', async () => {
    const ask = asking(stage);
    const clientId = idOf(await ask('giveClient'));
    const { body } = await ask('giveVenue', { clientId, stations: 5 });
    const wish = { clientId, venueId: body['venueId'], fromHours: 1, toHours: 23 };
    const slots = [await ask('giveSlot', wish), await ask('giveSlot', wish)].map((one) => one.body);
    expect(slots.map((slot) => slot['capacity'])).toEqual([5, 5]);
    expect(slots[0]?.['start']).not.toBe(slots[1]?.['start']);
    const hours = (Date.parse(String(slots[0]?.['start'])) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(0.9);
    expect(hours).toBeLessThan(23);
  });

  it('no slot where there is none, which is nobody’s fault', async () => {
    const ask = asking(stage);
    const clientId = idOf(await ask('giveClient'));
    const { body } = await ask('giveVenue', { clientId });
    const none = { clientId, venueId: body['venueId'], fromHours: 0, toHours: 0.001 };
    expect((await ask('giveSlot', none)).status).toBe(501);
  });

  it('a date ahead, and an id that differs each time', async () => {
    const ask = asking(stage);
    const { body } = await ask('giveDate', { days: 2, hours: 1 });
    const ahead = Date.parse(String(body['dateTime'])) - Date.now();
    expect(ahead / 3_600_000).toBeCloseTo(49, 1);
    expect(String(body['dateTime']).startsWith(String(body['date']))).toBe(true);
    const ids = [
      await ask('giveId', { prefix: 'order' }),
      await ask('giveId', { prefix: 'order' }),
    ];
    expect(new Set(ids.map((one) => one.body['id'])).size).toBe(2);
    expect(ids[0]?.body['id']).toMatch(/^order-[\da-f-]{36}$/);
  });
});

describe('the hidden actors', () => {
  it('every action of the document has its parameters in the table, and no others are there', () => {
    expect(Object.keys(actionParameters).sort()).toEqual(
      document.components.schemas.Action.enum.toSorted(),
    );
  });

  it('gives back what an action gives, but keeps a new webhook secret and verifies with it', async () => {
    const ask = asking(stage);
    const clientId = idOf(await ask('giveClient'));
    const { body } = await ask('moveActor', {
      action: 'webhook.rotateSecret',
      parameters: { clientId },
    });
    expect(body).toEqual({ result: {}, sequence: 0 });
    const made = await ask('moveActor', { action: 'panel.create', parameters: { clientId } });
    expect(made.body['result']).toMatchObject({ panelId: expect.any(String) as string });
  });

  it('a refusal is met where it was expected, and else it cannot be known here', async () => {
    const ask = asking(stage);
    const clientId = idOf(await ask('giveClient', { billingMode: 'PATIENT_PAY' }));
    const refused = { action: 'invoice.create', parameters: { clientId } };
    expect((await ask('moveActor', { ...refused, expect: 'refused' })).status).toBe(200);
    const { status, body } = await ask('moveActor', refused);
    expect(status).toBe(501);
    expect(body['reason']).toMatch(/REFUSED/);
  });

  it('that something is carried out which had to be refused is not met', async () => {
    const ask = asking(stage);
    const clientId = idOf(await ask('giveClient'));
    const done = { action: 'panel.create', parameters: { clientId }, expect: 'refused' };
    expect((await ask('moveActor', done)).status).toBe(409);
  });

  it('the clock is read and moved forward', async () => {
    const ask = asking(stage);
    const before = Date.parse(String((await ask('readClock')).body['now']));
    const after = Date.parse(
      String((await ask('advanceClock', { hours: 1, seconds: 30 })).body['now']),
    );
    expect((after - before) / 1000).toBeGreaterThanOrEqual(3630);
    expect((after - before) / 1000).toBeLessThan(3640);
  });
});

describe('traffic and notes', () => {
  it('counts what a burst was answered with, and waits for nobody', async () => {
    const ask = asking(stage);
    const { body } = await ask('giveClient', { rateLimitPerMinute: 5 });
    const burst = { operationId: 'listBookings', apiKey: body['apiKey'], count: 20 };
    expect((await ask('sendBurst', burst)).body).toEqual({ served: 5, limited: 15, other: 0 });
    const wrongKey = { ...burst, apiKey: 'pj_live_nobody', count: 2 };
    expect((await ask('sendBurst', wrongKey)).body).toEqual({ served: 0, limited: 0, other: 2 });
  });

  it('writes an observation down', async () => {
    const seen = { point: 'O01', question: 'Is it?', answer: 'it is', value: 'emit' };
    expect((await asking(stage)('recordObservation', seen)).status).toBe(200);
    const { point: id, ...rest } = seen;
    expect(stage.observations.at(-1)).toMatchObject({ id, ...rest });
  });
});

describe('without a power it says which one, and how to give it', () => {
  const reader = {
    billingMode: 'WEEKLY_INVOICE',
    capabilities: ['canUseMobilePhleb', 'canUseVenueNetwork'],
    fulfillerVisibility: false,
    webhookSecret: undefined,
    requestsPerMinute: 60,
    keys: [{ key: 'pj_live_lent', scopes: ['bookings:read'] }],
  } as const satisfies NonNullable<Profile['clients']['primary']>;

  it('no control, no client: another way to one is named, too', async () => {
    await askWith({}, async (ask) => {
      const { status, body } = await ask('giveClient');
      expect(status).toBe(501);
      expect(body['power']).toBe('lacking');
      expect(body['remedy']).toMatch(/--control URL.*clients\.primary in the profile/);
      expect((await ask('advanceClock', { seconds: 1 })).status).toBe(501);
    });
  });

  it('a client of the profile is lent, with the keys that it has', async () => {
    const clients = { ...emptyProfile().clients, primary: reader };
    await askWith({ clients }, async (ask) => {
      expect((await ask('giveClient')).body).toEqual({
        clientId: 'primary',
        apiKey: 'pj_live_lent',
      });
      const key = { clientId: 'primary', scopes: ['bookings:read'] };
      expect((await ask('giveKey', key)).body).toEqual({ apiKey: 'pj_live_lent' });
      expect((await ask('giveKey', { ...key, scopes: ['venues:read'] })).status).toBe(501);
      expect((await ask('giveClient', { eventTypes: ['job.created'] })).status).toBe(501);
      const listen = { clientId: 'primary', type: 'job.created' };
      expect((await ask('waitForEvent', listen)).body['remedy']).toMatch(/inbox: in the profile/);
      const bill = { action: 'invoice.create', parameters: { clientId: 'primary' } };
      expect((await ask('moveActor', bill)).body['reason']).toMatch(/client id/);
    });
  });

  it('what the profile says the server has not is absent, not lacking', async () => {
    const clients = { ...emptyProfile().clients, patientPay: 'none' as const };
    await askWith({ clients }, async (ask) => {
      const { status, body } = await ask('giveClient', { billingMode: 'PATIENT_PAY' });
      expect([status, body['power']]).toEqual([501, 'absent']);
    });
  });

  it('the client that stands in follows from the wish, or is named', async () => {
    await askWith({}, async (ask) => {
      const remedies = async (wish: object): Promise<unknown> =>
        (await ask('giveClient', wish)).body['remedy'];
      expect(await remedies({ standIn: 'other' })).toMatch(/clients\.other /);
      expect(await remedies({ capabilities: { canUseVenueNetwork: false } })).toMatch(/noVenues/);
      expect(await remedies({ capabilities: { canUseMobilePhleb: false } })).toMatch(/noMobile/);
      expect(await remedies({ fulfillerVisibility: true })).toMatch(/clients\.visible/);
    });
  });

  it.each(['openBookingPage', 'submitBookingPage', 'payOnPage'])('%s', async (operationId) => {
    const pages = { ...emptyProfile().pages, browser: 'none' };
    await askWith({ pages }, async (ask) => {
      const { status, body } = await ask(operationId, { url: 'http://127.0.0.1/1' });
      expect(status).toBe(501);
      expect(body['remedy']).toMatch(/pages\.browser/);
    });
  });
});

describe('over HTTP', () => {
  it('does not serve a page that has let a name of its own point here', async () => {
    const { hostname: host, port } = new URL(stage.url);
    const asked = request({
      host,
      port,
      path: '/read-clock',
      headers: { host: 'evil.example.org' },
    });
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(403);
  });

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${stage.url}${path}`, { method: 'POST', ...init });
  const json = { 'content-type': 'application/json' };

  it('listens on this machine alone, and answers as it does in the process', async () => {
    expect(new URL(stage.url).hostname).toBe('127.0.0.1');
    const given = await ask('/give-id', { headers: json, body: '{"prefix": "order"}' });
    expect(given.status).toBe(200);
    expect(await given.json()).toMatchObject({ id: expect.stringMatching(/^order-/) as string });
    expect((await ask('/give-id')).status).toBe(200);
    expect((await ask('/read-clock', { method: 'GET' })).status).toBe(200);
  });

  it.each([
    ['a path that there is not', '/give-money', { headers: json, body: '{}' }, 404],
    ['another method', '/read-clock', { headers: json, body: '{}' }, 405],
    ['a parameter in the query', '/give-id?prefix=a', { headers: json, body: '{}' }, 400],
    ['a body that is not JSON', '/give-id', { headers: json, body: '{' }, 400],
    [
      'JSON that does not say so',
      '/give-id',
      { headers: { 'content-type': 'text/plain' }, body: '{}' },
      400,
    ],
    [
      'a body without an end',
      '/give-id',
      { headers: json, body: `"${'a'.repeat(1024 * 1024)}"` },
      400,
    ],
  ])('refuses %s', async (_, path, init, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ reason: expect.any(String) as string });
  });
});
