/** A sandbox without a world of its own, asked as a partner asks it: over HTTP, API and control. */

import { scopes as allScopes } from '../../contract/operations.ts';
import { compose } from '../../mock/compose.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';

/** A Monday; the venues of the probes are open from 08:00 to 18:00, UK time. */
const startAt = '2027-01-04T09:00:00Z';

type Fields = Readonly<Record<string, unknown>>;
type Answer = { readonly status: number; readonly data: Fields };
type ClientOptions = {
  readonly billingMode?: 'WEEKLY_INVOICE' | 'PATIENT_PAY';
  readonly capabilities?: { readonly canUseMobilePhleb?: boolean; canUseVenueNetwork?: boolean };
  readonly fulfillerVisibility?: boolean;
  readonly scopes?: readonly string[];
};

/** A client with one key, and a test panel that it may order. */
export type Partner = {
  readonly clientId: string;
  readonly panelId: string;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly post: (path: string, body?: Fields) => Promise<Answer>;
  readonly bookMobile: (changes?: Fields) => Promise<Answer>;
  readonly bookVenue: (venueId: string, venueSlotStart: string) => Promise<Answer>;
};

export type Sandbox = {
  readonly act: (action: string, parameters?: Fields) => Promise<Fields>;
  readonly partner: (options?: ClientOptions) => Promise<Partner>;
  /** The event types that `work` leads to, in order. */
  readonly eventsOf: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  /** Errors that are the sandbox's own fault; to be empty at the end. */
  readonly bugs: readonly unknown[];
  readonly close: () => Promise<void>;
};

const patient = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada.okafor@example.org',
  phone: '+447700900123',
  dateOfBirth: '1988-04-12',
  gender: 'FEMALE',
};

const location = { addressLine1: '2 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' };

export const startSandbox = async (): Promise<Sandbox> => {
  const events: string[] = [];
  const bugs: unknown[] = [];
  const composed = compose({
    version: '0.0.0',
    world: { name: 'nothing', write: () => Promise.resolve() },
    policies: usualPolicies,
    startAt: Date.parse(startAt),
    onBug: (error) => {
      bugs.push(error);
    },
  });
  composed.deps.store.onAnnounced((announcements) => {
    events.push(...announcements.map(({ type }) => type));
  });
  const base = await composed.listen(0, '127.0.0.1');

  const act: Sandbox['act'] = async (action, parameters = {}) => {
    const reply = await send(`${base}/_sandbox/control`, {}, { action, ...parameters });
    if (reply.body['ok'] !== true) throw new Error(`${action}: ${JSON.stringify(reply.body)}`);
    return reply.body['result'] as Fields;
  };

  return {
    act,
    partner: (options) => makePartner(`${base}/api/integration/v1`, act, options),
    eventsOf: async (work) => {
      events.length = 0;
      await work();
      return [...events];
    },
    bugs,
    close: composed.close,
  };
};

const makePartner = async (
  base: string,
  act: Sandbox['act'],
  { scopes = allScopes, ...settings }: ClientOptions = {},
): Promise<Partner> => {
  const { clientId } = await act('client.create', settings);
  const { apiKey } = await act('key.mint', { clientId, scopes });
  const { panelId } = await act('panel.create', { clientId });
  const usual = { 'x-api-key': String(apiKey), 'x-api-version': '1' };
  const call = async (
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: Fields,
  ): Promise<Answer> => {
    const reply = await send(base + path, headers, body);
    return { status: reply.status, data: (reply.body['data'] ?? {}) as Fields };
  };
  const post: Partner['post'] = (path, body = {}) => call(path, usual, body);
  return {
    clientId: String(clientId),
    panelId: String(panelId),
    get: (path, headers = usual) => call(path, { 'x-api-key': String(apiKey), ...headers }),
    post,
    bookMobile: (changes) =>
      post('/bookings', {
        fulfillmentChannel: 'MOBILE',
        patient,
        location,
        appointment: { preferredDate: '2027-01-11', timePreference: 'morning', testType: panelId },
        ...changes,
      }),
    bookVenue: (venueId, venueSlotStart) =>
      post('/bookings', {
        fulfillmentChannel: 'IN_VENUE',
        patient,
        venueId,
        venueSlotStart,
        appointment: { testType: panelId },
      }),
  };
};

/** GET without a body, POST with one. */
const send = async (url: string, headers: Readonly<Record<string, string>>, body?: Fields) => {
  const response = await fetch(
    url,
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  return { status: response.status, body: (await response.json()) as Fields };
};

/** The patient of every booking here, with changes. */
export const patientWith = (changes: Fields): Fields => ({ ...patient, ...changes });
