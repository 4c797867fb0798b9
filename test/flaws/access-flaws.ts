/** Servers that let in whom they should not, deny whom they should not, or show one client what is another's. */
import type { OperationId } from '../../contract/operations.ts';
import { scopes as scopeNames } from '../../contract/operations.ts';
import type { Caller, Operations } from '../../mock/application/operation.ts';
import { isUnderDispute } from '../../mock/application/under-dispute.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { depending, reading, refusingCancel } from './lifetime.ts';
import { range } from './flaw.ts';
import { answerInstead, idIn, insteadOf, json, onAnswer, onData, onMember } from './tampering.ts';
import { queryOf } from './querying.ts';
import type { Json } from './tampering.ts';
import type { Asked, Forward, Reply, Tamper } from './tampering-proxy.ts';

const denial = (code: string): Reply => json(403, { success: false, error: code });
const nothing = json(200, { success: true, data: {} });

/** Answers a request whose key it takes for a good one, though there is nothing behind it. */
const takesFor =
  (isGood: (asked: Asked) => boolean): (() => Tamper) =>
  () =>
  async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status === 401 && isGood(asked) ? nothing : reply;
  };

const keyIn = ({ headers }: Asked): string => headers['x-api-key'] ?? 'none';

/** Keys of the sandbox have 32 characters behind the prefix. */
const forms: readonly Flaw[] = (
  [
    ['knows keys by their secret part', /^(?!pj_live_|whsec_|none).{32}$/, 'AUTH-35'],
    ['takes the bare prefix for a key', /^pj_live_$/, 'AUTH-36'],
    ['does not look at the end of a key', /^pj_live_.{31}$/, 'AUTH-37'],
    ['does not mind what follows a key', /^pj_live_.{33}$/, 'AUTH-38'],
    ['compares keys without their case', /^pj_live_.{32}$/, 'AUTH-39'],
    ['takes an empty key for a key', /^$/, 'AUTH-40'],
    ['takes a webhook secret for a key', /^whsec_/, 'AUTH-43'],
  ] as const
).map(([name, form, id]) => ({
  name,
  tamper: takesFor((asked) => form.test(keyIn(asked))),
  red: [id],
}));

const places: readonly Flaw[] = [
  {
    name: 'takes a key from the header Authorization, too',
    tamper: takesFor(({ headers }) => headers['authorization']?.startsWith('Bearer ') === true),
    red: ['AUTH-41'],
  },
  {
    name: 'takes a key from the query, too',
    tamper: takesFor(({ path }) => path.includes('api_key=pj_live_')),
    red: ['AUTH-42'],
  },
  {
    name: 'reads a body before it asks for the key',
    tamper: () =>
      answerInstead('createBooking', async (asked, forward) =>
        asked.body.length < 30
          ? json(400, { success: false, error: 'VALIDATION' })
          : forward(asked),
      ),
    red: ['AUTH-44'],
  },
  {
    name: 'knows the header of the key in one way of writing only',
    tamper: () => async (asked, forward) =>
      asked.headerNames?.includes('x-api-key') === true ||
      asked.headerNames?.includes('X-API-Key') === true
        ? forward(asked)
        : forward({ ...asked, headers: {} }),
    red: ['AUTH-45'],
  },
  {
    name: 'mints keys in a form of its own',
    sandbox: () => ({
      replacements: {
        deps: (deps) => ({
          ...deps,
          credentials: { ...deps.credentials, newApiKey: () => 'sk_of_its_own_form' },
        }),
      },
    }),
    red: ['AUTH-46'],
  },
  {
    name: 'answers what it does not find with 401',
    tamper: () => insteadOf(404, () => json(401, { success: false, error: 'WHO_ARE_YOU' })),
    red: ['AUTH-47'],
  },
  {
    name: 'answers what it does not find with 403',
    tamper: () => insteadOf(404, () => denial('NOT_YOURS')),
    red: ['AUTH-48', ...range('TENANT', 1, 6)],
  },
];

/** In the order of the ids: SCOPE-01 and so on. */
const scoped = [
  'listBookings',
  'getBooking',
  'getBookingSample',
  'createBooking',
  'createBookingUrl',
  'cancelBooking',
  'listVenues',
  'getVenue',
  'getVenueAvailability',
  'getVenueFieldDefinitions',
  'listInvoices',
  'getInvoice',
  'listRefunds',
  'getRefund',
  'listDisputes',
  'getDispute',
] as const satisfies readonly OperationId[];

const denies = (operation: OperationId): Tamper =>
  onAnswer(operation, 200, () => ({ success: false, error: 'DENIED' }));

const scopes: readonly Flaw[] = [
  ...scoped.map((operation, index) => ({
    name: `denies ${operation} to everyone`,
    tamper: () => denies(operation),
    red: [`SCOPE-${String(index + 1).padStart(2, '0')}`],
  })),
  {
    name: 'does not look at the scopes of a key',
    tamper: () => insteadOf(403, () => nothing),
    red: range('SCOPE', 17, 32),
  },
  {
    name: 'denies a scope with 500',
    tamper: () => insteadOf(403, () => json(500, { success: false, error: 'OOPS' })),
    red: range('SCOPE', 17, 32),
  },
  {
    name: 'denies the test panels to everyone',
    tamper: () => denies('listTestPanels'),
    red: ['SCOPE-35'],
  },
  {
    name: 'knows a booking by the key that asked for it first',
    tamper: () => {
      const first = new Map<string, string>();
      return answerInstead('getBooking', async (asked, forward) => {
        const id = idIn(asked.path);
        const key = first.get(id) ?? keyIn(asked);
        first.set(id, key);
        return key === keyIn(asked) ? forward(asked) : json(404, { success: false, error: 'GONE' });
      });
    },
    red: ['SCOPE-36'],
  },
  {
    name: 'cancels, and says that it may not',
    tamper: () => {
      let denied: Asked | undefined;
      return async (asked, forward) => {
        const reply = await forward(asked);
        if (asked.operation === 'cancelBooking' && reply.status === 403) denied = asked;
        if (asked.operation !== 'getBooking' || denied === undefined) return reply;
        const key = { 'x-api-key': keyIn(asked) };
        await forward({ ...denied, headers: { ...denied.headers, ...key } });
        return forward(asked);
      };
    },
    red: ['SCOPE-34'],
  },
];

type Change = (operations: Operations) => Partial<Operations>;

/** A sandbox some of whose operations heed more of the caller than they should, or less. */
const heeding = (change: Change) => (): SandboxOptions => ({
  world: 'empty',
  replacements: { operations: (operations) => ({ ...operations, ...change(operations) }) },
});

const has = ({ key }: Caller, scope: string): boolean => key.scopes.includes(scope);
const unscoped = (): Refusal => refuse('capability-missing', 'The key lacks a scope.');

/** Takes some clients for such that have both capabilities. */
const ableIf = (isAble: (client: Client) => boolean): (() => SandboxOptions) =>
  depending((deps) => {
    const { store } = deps;
    const both = { canUseMobilePhleb: true, canUseVenueNetwork: true };
    const get = reading(store, 'client', (client) =>
      isAble(client) ? { ...client, capabilities: both } : client,
    );
    return { ...deps, store: { ...store, get } };
  });

/** Each asks a scope, or a capability, of one kind of request that it asks of no other. */
const narrowGates: readonly Flaw[] = [
  {
    name: 'wants venues:read, too, for a booking at a venue',
    sandbox: heeding(({ createBooking }) => ({
      createBooking: async (caller, input) =>
        JSON.stringify(input.body).includes('"IN_VENUE"') && !has(caller, 'venues:read')
          ? unscoped()
          : createBooking(caller, input),
    })),
    red: ['SCOPE-70'],
    among: ['SCOPE-04'],
  },
  {
    name: 'wants venues:read, too, for a link to a venue',
    sandbox: heeding(({ createBookingUrl }) => ({
      createBookingUrl: async (caller, input) =>
        JSON.stringify(input.body).includes('venue') && !has(caller, 'venues:read')
          ? unscoped()
          : createBookingUrl(caller, input),
    })),
    red: ['SCOPE-70'],
    among: ['SCOPE-05'],
  },
  {
    name: 'hides the name of the venue of a booking from keys without venues:read',
    sandbox: heeding(({ getBooking }) => ({
      getBooking: async (caller, input) => {
        const answer = await getBooking(caller, input);
        if (isRefusal(answer) || has(caller, 'venues:read')) return answer;
        const { venue } = answer.job;
        return { job: { ...answer.job, venue: venue && { ...venue, name: '' } } };
      },
    })),
    red: ['SCOPE-36'],
  },
  {
    name: 'wants bookings:read, too, to look for the money of one job',
    sandbox: heeding(({ listRefunds, listDisputes }) => ({
      listRefunds: async (caller, input) =>
        'jobId' in input.query && !has(caller, 'bookings:read')
          ? unscoped()
          : listRefunds(caller, input),
      listDisputes: async (caller, input) =>
        'jobId' in input.query && !has(caller, 'bookings:read')
          ? unscoped()
          : listDisputes(caller, input),
    })),
    red: ['SCOPE-13', 'SCOPE-15'],
  },
  {
    name: 'hides the jobs of an invoice from keys without bookings:read',
    sandbox: heeding(({ getInvoice }) => ({
      getInvoice: async (caller, input) => {
        const answer = await getInvoice(caller, input);
        if (isRefusal(answer) || has(caller, 'bookings:read')) return answer;
        return { invoice: { ...answer.invoice, jobs: [] } };
      },
    })),
    red: ['SCOPE-12'],
  },
  {
    name: 'looks at the scope of a key for visits alone',
    tamper: () =>
      answerInstead('createBooking', async (asked, forward) => {
        const reply = await forward(asked);
        return reply.status === 403 && asked.body.includes('"IN_VENUE"') ? nothing : reply;
      }),
    red: ['SCOPE-33'],
    among: ['SCOPE-20'],
  },
  ...scopeNames.map((scope) => ({
    name: `lets keys without any scope do what ${scope} grants`,
    sandbox: depending((deps) => {
      const { store } = deps;
      const get = reading(store, 'key', (key) =>
        key.scopes.length === 0 ? { ...key, scopes: [scope] } : key,
      );
      return { ...deps, store: { ...store, get } };
    }),
    red: ['SCOPE-71'],
  })),
  {
    name: 'takes a client with neither capability for one with both',
    sandbox: ableIf(
      ({ capabilities: { canUseMobilePhleb, canUseVenueNetwork } }) =>
        !canUseMobilePhleb && !canUseVenueNetwork,
    ),
    red: ['CAP-70'],
    among: ['CAP-01', 'CAP-05', 'CAP-06'],
  },
  {
    name: 'looks at the capabilities of clients that are billed weekly alone',
    sandbox: ableIf(({ billingMode }) => billingMode === 'PATIENT_PAY'),
    red: ['CAP-70'],
    among: ['CAP-01', 'CAP-05', 'CAP-06'],
  },
];

const deniesKind = (kind: string): Tamper => deniesBody('createBookingUrl', `"kind":"${kind}"`);

/** Denies the requests of an operation whose body holds this. */
function deniesBody(operation: OperationId, part: string): Tamper {
  return answerInstead(operation, async (asked, forward) =>
    asked.body.includes(part) ? denial('DENIED') : forward(asked),
  );
}

const capabilities: readonly Flaw[] = [
  {
    name: 'does not look at the capabilities of a client',
    tamper: () => insteadOf(403, () => nothing),
    red: range('CAP', 1, 8),
  },
  {
    name: 'denies a capability with 400 and a code of its own',
    tamper: () => insteadOf(403, () => json(400, { success: false, error: 'NOT_ABLE' })),
    red: range('CAP', 1, 8),
  },
  {
    name: 'denies a capability with 404',
    tamper: () => insteadOf(403, () => json(404, { success: false, error: 'NOT_FOUND' })),
    red: range('CAP', 1, 8),
  },
  ...(
    [
      ['all-mobile', 'CAP-10'],
      ['all-venues', 'CAP-11'],
      ['venue', 'CAP-12'],
      ['mobile-then-venue-fallback', 'CAP-13'],
    ] as const
  ).map(([kind, id]) => ({
    name: `denies a link of kind ${kind} to everyone`,
    tamper: () => deniesKind(kind),
    red: [id],
  })),
  ...(
    [
      ['IN_VENUE', 'CAP-14'],
      ['MOBILE', 'CAP-15'],
    ] as const
  ).map(([channel, id]) => ({
    name: `denies ${channel} bookings to everyone`,
    tamper: () => deniesBody('createBooking', `"fulfillmentChannel":"${channel}"`),
    red: [id],
  })),
  {
    name: 'denies the field definitions to everyone',
    tamper: () => denies('getVenueFieldDefinitions'),
    red: ['CAP-16'],
  },
];

/** Answers one operation with what the first client of all would get. */
const asFirstClient = (operation: OperationId): Tamper => {
  let first: string | undefined;
  return async (asked, forward) => {
    if (asked.headers['x-api-key'] !== undefined) first ??= keyIn(asked);
    if (asked.operation !== operation || first === undefined) return forward(asked);
    return forward({ ...asked, headers: { ...asked.headers, 'x-api-key': first } });
  };
};

/** Remembers each booking: who made it, with which body. */
const withMemory = (
  tamper: (made: ReadonlyMap<string, Asked>, asked: Asked, forward: Forward) => Promise<Reply>,
): Tamper => {
  const made = new Map<string, Asked>();
  return async (asked, forward) => {
    if (asked.operation !== 'createBooking') return tamper(made, asked, forward);
    const reply = await forward(asked);
    const { data } = JSON.parse(reply.body) as { data?: { jobId: string } };
    if (data !== undefined) made.set(data.jobId, asked);
    return reply;
  };
};

const isSoon = ({ appointmentAt }: Job['visit'], now: number): boolean =>
  appointmentAt - now < 24 * 3_600_000;

const tenancy: readonly Flaw[] = [
  {
    name: 'tells by its code that a booking is another client’s',
    tamper: () =>
      withMemory(async (made, asked, forward) => {
        const reply = await forward(asked);
        const isForeign = reply.status === 404 && made.has(idIn(asked.path));
        return isForeign ? json(404, { success: false, error: 'NOT_YOURS' }) : reply;
      }),
    red: ['TENANT-01', 'TENANT-02', 'TENANT-03'],
  },
  ...(
    [
      ['listBookings', ['TENANT-07', 'WIRE-20']],
      ['listInvoices', ['TENANT-08']],
      ['listRefunds', ['TENANT-09']],
      ['listDisputes', ['TENANT-10']],
    ] as const
  ).map(([operation, red]) => ({
    name: `answers ${operation} to everyone as to its first client`,
    tamper: () => asFirstClient(operation),
    red,
  })),
  ...(
    [
      ['under dispute', 'TENANT-19', ({ id }, { store }) => isUnderDispute(store, id)],
      ['cancelled', 'TENANT-20', ({ phase }) => phase === 'cancelled'],
      ['completed', 'TENANT-21', ({ phase }) => phase === 'completed'],
      ['about to begin', 'TENANT-22', ({ visit }, { clock }) => isSoon(visit, clock.now())],
    ] as const satisfies readonly (readonly [
      string,
      string,
      Parameters<typeof refusingCancel>[0],
    ])[]
  ).map(([state, check, isRefused]) => ({
    name: `tells everyone by a 409 that a booking is ${state}`,
    sandbox: refusingCancel(isRefused),
    red: [check],
    among: ['TENANT-02'],
  })),
  {
    name: 'shows everyone the private panels of all',
    sandbox: () => {
      const owners = new Set<string>();
      return {
        replacements: {
          operations: (usual, deps) => ({
            ...usual,
            listTestPanels: async (caller, input) => {
              for (const { id } of await deps.store.clients()) owners.add(id);
              const pages = await Promise.all(
                [...owners].map((id) =>
                  usual.listTestPanels({ ...caller, client: { ...caller.client, id } }, input),
                ),
              );
              const panels = pages.flatMap((page) => ('panels' in page ? page.panels : []));
              return { panels, nextCursor: null };
            },
          }),
        },
      };
    },
    red: ['TENANT-11'],
  },
  {
    name: 'refuses to filter by a job of another client, and takes an unknown one',
    tamper: () =>
      withMemory(async (made, asked, forward) => {
        const jobId = new URLSearchParams(asked.path.split('?')[1]).get('jobId') ?? '';
        return made.has(jobId) ? denial('NOT_YOURS') : forward(asked);
      }),
    red: ['TENANT-12', 'TENANT-13'],
  },
  {
    name: 'takes a cursor for whose it was',
    tamper: () => {
      const givenTo = new Map<string, string>();
      return async (asked, forward) => {
        const cursor = new URLSearchParams(asked.path.split('?')[1]).get('cursor');
        const key = givenTo.get(cursor ?? '') ?? keyIn(asked);
        if (asked.operation !== 'listBookings') return forward(asked);
        const reply = await forward({ ...asked, headers: { ...asked.headers, 'x-api-key': key } });
        const { data } = JSON.parse(reply.body) as { data?: { nextCursor: string | null } };
        if (typeof data?.nextCursor === 'string') givenTo.set(data.nextCursor, key);
        return reply;
      };
    },
    red: ['TENANT-14'],
  },
  {
    name: 'cancels the bookings of others, and says that it does not find them',
    tamper: () =>
      withMemory(async (made, asked, forward) => {
        const owner = made.get(idIn(asked.path));
        const reply = await forward(asked);
        if (asked.operation !== 'cancelBooking' || owner === undefined) return reply;
        await forward({ ...asked, headers: owner.headers });
        return reply;
      }),
    red: ['TENANT-16'],
  },
  {
    name: 'keeps one booking for each external order id, whoever has it',
    tamper: () =>
      withMemory(async (made, asked, forward) => {
        const reply = await forward(asked);
        if (asked.operation !== 'getBooking' || reply.status !== 200) return reply;
        const body = JSON.parse(reply.body) as { data: { job: Json } };
        const orderId = JSON.stringify(body.data.job['externalOrderId']);
        const last = [...made.values()].findLast((one) => one.body.includes(orderId));
        const { passthrough } = JSON.parse(last?.body ?? '{}') as Json;
        return json(200, { ...body, data: { job: { ...body.data.job, passthrough } } });
      }),
    red: ['TENANT-17'],
  },
  {
    name: 'shows everyone the fields of all',
    tamper: () =>
      onMember('getVenueFieldDefinitions', 'venueCompletionFields', (fields) => [
        ...(fields as unknown as Json[]),
        { key: 'only_of_another_client', label: 'Room', type: 'text', required: false },
      ]),
    red: ['TENANT-18'],
  },
  {
    name: 'repeats the key in its answer',
    tamper: () =>
      onAnswer('getBooking', 404, (body, asked) => ({
        ...body,
        message: `not for ${keyIn(asked)}`,
      })),
    red: ['WIRE-21'],
    among: ['LOOKUP-01'],
  },
];

/** Whatever is refused is made all the same: it stands in the list. */
const booksTheRefused = (): Tamper => {
  const refused: Json[] = [];
  const lists = onData('listBookings', (data) => ({
    ...data,
    bookings: [...refused, ...(data['bookings'] as Json[])],
  }));
  return async (asked, forward) => {
    const reply = await lists(asked, forward);
    if (asked.operation === 'createBooking' && reply.status >= 400) remember(refused, asked.body);
    return reply;
  };
};

function remember(refused: Json[], body: string): void {
  if (!body.startsWith('{"') || !body.endsWith('}')) return;
  const { externalUserId, externalOrderId } = JSON.parse(body) as Json;
  refused.push({ id: `job_${String(refused.length)}`, externalUserId, externalOrderId });
}

/** Takes a cursor for all that has to be known: it is gone on with, whoever brings it. */
const trustingCursors = (): Tamper => {
  const owners = new Map<string, string>();
  return async (asked, forward) => {
    const owner = owners.get(queryOf(asked).get('cursor') ?? '') ?? keyIn(asked);
    const reply = await forward({ ...asked, headers: { ...asked.headers, 'x-api-key': owner } });
    const cursor = /"nextCursor":"([^"]+)"/.exec(reply.body)?.[1];
    if (cursor !== undefined) owners.set(cursor, owner);
    return reply;
  };
};

const effects: readonly Flaw[] = [
  {
    name: 'goes on with a list by its cursor, whoever brings that',
    tamper: trustingCursors,
    red: range('TENANT', 23, 27),
  },
  {
    name: 'makes a booking of each that it refuses',
    tamper: booksTheRefused,
    red: [
      ...['SCOPE-33', 'CAP-09', 'TENANT-15', 'LIMIT-45'],
      ...range('VALID', 40, 46),
      'VALID-96',
    ],
  },
];

export const accessFlaws: readonly Flaw[] = [
  ...forms,
  ...places,
  ...scopes,
  ...narrowGates,
  ...capabilities,
  ...tenancy,
  ...effects,
];
