/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Deps, Reader } from '../../mock/application/ports.ts';
import { isOpen, type Dispute } from '../../mock/domain/dispute/dispute.ts';
import type { Panel } from '../../mock/domain/panel/panel.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, dependingBut, onAppend, operating, transacting } from '../flaws/lifetime.ts';
import { posting, signed } from '../flaws/posting.ts';
import { json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

import type { BlindFlaw } from './round-1.ts';

/** What is written in the body; undefined where it is no JSON. */
const readBody = (body: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(body) as unknown };
  } catch {
    return undefined;
  }
};

/** The body is parsed by a layer that stands before the one that looks at the key. */
const parsingBeforeTheKey: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  const isBroken = asked.body !== '' && readBody(asked.body) === undefined;
  return reply.status === 401 && isBroken
    ? json(400, { success: false, error: 'VALIDATION', message: 'The body is not JSON.' })
    : reply;
};

/** `[\w.-]+@…`: a plus is no letter, digit, dot or dash. */
const refusingAPlus: Tamper = (asked, forward) => {
  if (asked.operation !== 'createBooking') return forward(asked);
  const request = readBody(asked.body)?.value as { patient?: Json } | null | undefined;
  const email = request?.patient?.['email'];
  if (typeof email !== 'string' || !/\+.*@/.test(email)) return forward(asked);
  // The server says itself what it says of an address that is none.
  const patient = { ...request?.patient, email: email.replace('@', '') };
  return forward({ ...asked, body: JSON.stringify({ ...request, patient }) });
};

/** Two filters widen the search, as two ticks in the same box of filters do. */
const findingEither = operating((operations) => ({
  listVenues: async (caller, input) => {
    const { type, capability, limit = '50', ...others } = input.query;
    if (type === undefined || capability === undefined) return operations.listVenues(caller, input);
    const found = (query: Readonly<Record<string, string>>) =>
      operations.listVenues(caller, { ...input, query: { ...others, ...query, limit: '50' } });
    const ofType = await found({ type });
    if (isRefusal(ofType)) return ofType;
    const capable = await found({ capability });
    if (isRefusal(capable)) return capable;
    const byId = new Map([...ofType.venues, ...capable.venues].map((venue) => [venue.id, venue]));
    const venues = [...byId.values()].slice(0, Number(limit));
    return { venues, total: venues.length };
  },
}));

const privatePanels = async ({ store }: Deps): Promise<readonly Panel[]> => {
  const panels: Panel[] = [];
  for (const { id } of await store.clients()) {
    let after: string | undefined;
    do {
      const page: Awaited<ReturnType<Reader['panels']>> = await store.panels({
        ...{ clientId: id, limit: 100, after },
      });
      if (isRefusal(page)) break;
      panels.push(...page.items.filter(({ clientId }) => clientId !== null));
      after = page.nextCursor ?? undefined;
    } while (after !== undefined);
  }
  return panels;
};

/** Nobody has logged in to a hosted page: its form is filled from the table of panels, whosever they are. */
const offeringAllPanelsOnThePage = dependingBut(
  // The list of the API is asked for with a key, and scoped by it.
  ['listTestPanels'],
  (deps) => {
    const panels: Reader['panels'] = async (query) => {
      const page = await deps.store.panels(query);
      if (isRefusal(page) || page.nextCursor !== null) return page;
      const strange = (await privatePanels(deps)).filter(
        ({ clientId }) => clientId !== query.clientId,
      );
      return { ...page, items: [...page.items, ...strange] };
    };
    return { ...deps, store: { ...deps.store, panels } };
  },
);

/** `if (answer)`: no, nought and nothing are taken for what was not answered. */
const forgettingNo = transacting((tx) => ({
  put: (kind, id, state) => {
    if (!('collection' in state) || state.collection.clientMetadata === null) {
      tx.put(kind, id, state);
      return;
    }
    const { collection } = state;
    const answers = Object.entries(collection.clientMetadata ?? {});
    const clientMetadata = Object.fromEntries(answers.filter(([, answer]) => Boolean(answer)));
    tx.put('sample', id, { ...state, collection: { ...collection, clientMetadata } });
  },
}));

/** The jobs in the detail are read on the caller's behalf, for which the key must let it read jobs. */
const askingForTheJobs = operating((operations) => ({
  getInvoice: async (caller, input) => {
    const answer = await operations.getInvoice(caller, input);
    return isRefusal(answer) || caller.key.scopes.includes('bookings:read')
      ? answer
      : refuse('capability-missing', 'This key may not read bookings.');
  },
}));

/** An open dispute stops all that is to do with refunds of the booking, and the news of it too. */
const silencingUnderDispute = (): SandboxOptions => {
  const open = new Map<string, string | null>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      tx.put(kind, id, state);
      if (!('processorDisputeId' in state)) return;
      if (isOpen(state)) open.set(id, state.jobId);
      else open.delete(id);
    },
    announce: (due) => {
      const isHeld = due.type === 'refund.succeeded' && [...open.values()].includes(due.jobId);
      if (!isHeld) tx.announce(due);
    },
  }))();
};

/** The booking's own page asks in this way what stands against it, which a closed dispute does not. */
const askingWhatStandsAgainst = depending((deps) => {
  const { store } = deps;
  const disputes: Reader['disputes'] = async (query) => {
    if (query.jobId === undefined || query.status !== undefined) return store.disputes(query);
    const items: Dispute[] = [];
    let { after } = query;
    let afterLast: string | null = null;
    for (;;) {
      const page = await store.disputes({ ...query, limit: 1, after });
      if (isRefusal(page)) return page;
      for (const dispute of page.items.filter(isOpen)) {
        if (items.length === query.limit) return { items, nextCursor: afterLast };
        items.push(dispute);
        afterLast = page.nextCursor;
      }
      if (page.nextCursor === null) return { items, nextCursor: null };
      after = page.nextCursor;
    }
  };
  return { ...deps, store: { ...store, disputes } };
});

/** Saving the webhook's settings writes the secret with them: the one that is shown, and no other. */
const savingTheShownSecret = (): SandboxOptions => {
  const saved = new Set<string>();
  const options = posting(() => (post, { client, secrets }) => {
    const isSaved = client !== undefined && saved.has(client.id);
    return isSaved && secrets.length > 1 ? [signed(post, secrets.slice(-1))] : undefined;
  })();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'client') return;
    if (event.type === 'WebhookSecretRotated') saved.delete(id);
    if (event.type === 'WebhookEndpointsChanged') saved.add(id);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The event is filled from the booking as it was before the check-in, in which the slot is the only time. */
const checkingInAtTheSlot = (): SandboxOptions => {
  const slots = new Map<string, number>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      tx.put(kind, id, state);
      if ('visit' in state) slots.set(id, state.visit.appointmentAt);
    },
    announce: (due) => {
      const slot = slots.get(due.jobId ?? '');
      const isCheckIn = due.type === 'job.in_progress' && 'checkedInAt' in due.data;
      if (!isCheckIn || slot === undefined) {
        tx.announce(due);
        return;
      }
      const checkedInAt = new Date(slot).toISOString();
      tx.announce({ ...due, data: { ...due.data, checkedInAt } });
    },
  }))();
};

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'answers 400 in the place of 401 to a body that is no JSON and comes without a valid key',
    breaks: 'A missing or invalid key gives 401 with `{success: false, error: ...}`',
    red: ['AUTH-44'],
    tamper: () => parsingBeforeTheKey,
  },
  {
    name: 'refuses an email address with a plus in it',
    breaks: 'email (string, email format)',
    red: ['VALID-86'],
    tamper: () => refusingAPlus,
  },
  {
    name: 'finds venues that match the type or the capability when asked for both',
    breaks:
      'type (matches the venue type enumeration), capability (matches the venue capability enumeration)',
    red: ['VENUE-36'],
    sandbox: findingEither,
  },
  {
    name: "offers other clients' private panels on the hosted booking page",
    breaks:
      'isGlobal (boolean; true = operator-curated panel available to all clients, false = private to this client)',
    red: ['HOSTED-24'],
    sandbox: offeringAllPanelsOnThePage,
  },
  {
    name: "leaves answers that are false, 0 or empty out of a sample's clientMetadata",
    breaks: "Field keys are used as keys of a sample's clientMetadata.",
    red: ['SAMPLE-05', 'PAYLOAD-37', 'FIELD-07'],
    sandbox: forgettingNo,
  },
  {
    name: 'refuses the detail of an invoice to a key that may read invoices and not bookings',
    breaks: 'invoices:read | weekly invoices and line items',
    red: ['SCOPE-12'],
    sandbox: askingForTheJobs,
  },
  {
    name: 'sends no refund.succeeded for a refund that is settled while a dispute is open',
    breaks: 'refund.succeeded | BOTH | processor confirms settlement',
    red: ['STORY-04'],
    sandbox: silencingUnderDispute,
  },
  {
    name: 'leaves closed disputes out of the list when asked for it by jobId alone',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (processor dispute status string), jobId (string).',
    red: ['DISPUTE-09'],
    sandbox: askingWhatStandsAgainst,
  },
  {
    name: 'signs with the new secret alone once the client has changed its webhook settings within the rotation window',
    breaks:
      'for 24 hours exactly after a secret change, the header holds both signatures, `v1,<old-base64> v1,<new-base64>`',
    red: ['ROTATE-13'],
    sandbox: savingTheShownSecret,
  },
  {
    name: "tells the slot's start as the checkedInAt of job.in_progress",
    breaks: 'phlebotomist starts (MOBILE); venue check-in (IN_VENUE; data carries checkedInAt)',
    red: ['WALK-07', 'PAYLOAD-07'],
    sandbox: checkingInAtTheSlot,
  },
];
