/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { CreateBookingRequest } from '../../contract/model.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Reader, Store } from '../../mock/application/ports.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { Refund } from '../../mock/domain/refund/refund.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import { weekdays } from '../../mock/domain/venue/venue.ts';
import type { Venue } from '../../mock/domain/venue/venue.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading } from '../flaws/lifetime.ts';
import { dataOf, idOf, onEventData, posting, typeOf } from '../flaws/posting.ts';
import { onQuery } from '../flaws/querying.ts';

import type { BlindFlaw } from './round-1.ts';

/** Where the venue of the link has become inactive, the page falls back on the whole network. */
const fallingBackOnTheNetwork = depending((deps) => {
  const { store } = deps;
  const opened = async (link: BookingLink): Promise<BookingLink> => {
    if (link.scope.kind !== 'venue') return link;
    const venue = await store.get('venue', link.scope.venueId);
    const isInactive = venue !== undefined && !venue.active;
    return isInactive ? { ...link, scope: { kind: 'all-venues' } } : link;
  };
  const get: Reader['get'] = async (kind, id) => {
    const state = await store.get(kind, id);
    if (state === undefined || kind !== 'link') return state;
    // Of the kind that is read, which the compiler takes on trust.
    return await opened(state as BookingLink);
  };
  return { ...deps, store: { ...store, get } };
});

/** The offset is cut off, and what is left is taken for UTC. */
const cuttingTheOffset = onQuery(['listBookings'], (query) => {
  const bound = query.get('createdFrom');
  if (bound !== null) query.set('createdFrom', bound.replace(/[+-]\d{2}:?\d{2}$/, 'Z'));
});

/** What is cancelled already is answered at once, before it is asked whose it is. */
const repeatingForStrangers = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) => {
    const job = await store.get('job', input.id);
    return job?.phase === 'cancelled' && job.clientId !== caller.client.id
      ? { jobId: job.id, status: 'CANCELLED' }
      : operations.cancelBooking(caller, input);
  },
}));

/** The detail is looked for among the disputes that are still to be answered. */
const forgettingClosedDisputes = operating((operations, { store }) => ({
  getDispute: async (caller, input) => {
    const dispute = await store.get('dispute', input.id);
    return dispute !== undefined && ['won', 'lost'].includes(dispute.status)
      ? refuse('not-found', 'There is no such dispute.')
      : operations.getDispute(caller, input);
  },
}));

const MOST = 100;

const secondOf = ({ createdAt }: Refund): number => Math.floor(createdAt / 1000);

/** The cursor is the second of the last refund on the page, and what goes on is older than that. */
const pagingBySeconds = depending((deps) => {
  const { store } = deps;
  const refunds: Reader['refunds'] = async ({ after, limit, ...query }) => {
    const all: Refund[] = [];
    let next: string | undefined;
    do {
      const page = await store.refunds({ ...query, limit: MOST, after: next });
      if (isRefusal(page)) return page;
      all.push(...page.items);
      next = page.nextCursor ?? undefined;
    } while (next !== undefined);
    const before = after === undefined ? Infinity : Number(after);
    if (Number.isNaN(before)) return refuse('cursor-invalid', 'cursor: not one of this list');
    const left = all.filter((refund) => secondOf(refund) < before);
    const items = left.slice(0, limit);
    const last = items.at(-1);
    const isMore = left.length > items.length && last !== undefined;
    return { items, nextCursor: isMore ? String(secondOf(last)) : null };
  };
  return { ...deps, store: { ...store, refunds } };
});

/** A client that has templates of its own is held to them. */
const holdingToOwnPanels = operating((operations, { store }) => ({
  createBooking: async (caller, input) => {
    const { appointment } = input.body as CreateBookingRequest;
    const panel = await store.get('panel', appointment.testType);
    const isGlobal = panel?.clientId === null;
    const offered = await store.panels({ clientId: caller.client.id, limit: MOST });
    const hasOwn = !isRefusal(offered) && offered.items.some(({ clientId }) => clientId !== null);
    return isGlobal && hasOwn
      ? refuse('panel-unknown', 'appointment.testType: none of your test panels')
      : operations.createBooking(caller, input);
  },
}));

type Ids = {
  readonly clientId: string | null;
  readonly user: string | null;
  readonly order: string | null;
};

/** The lab knows the order, and the first booking that has it gives the rest. */
const findingByTheOrder = (): SandboxOptions => {
  const bookings = new Map<unknown, Ids>();
  const firstOf = (one: Ids): Ids =>
    [...bookings.values()].find(
      ({ clientId, order }) => clientId === one.clientId && order === one.order,
    ) ?? one;
  const options = posting(() =>
    onEventData((data, type) => {
      const own = bookings.get(data['jobId']);
      const isOfLab = type === 'sample.in_lab' || type === 'sample.results_ready';
      if (!isOfLab || own === undefined || own.order === null) return data;
      return { ...data, externalUserId: firstOf(own).user };
    })(),
  )();
  const deps = onAppend((_, [kind, id, clientId, event]) => {
    if (kind !== 'job' || event.type !== 'JobBooked') return;
    const { externalUserId: user, externalOrderId: order } = event.booking;
    bookings.set(id, { clientId, user, order });
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The new secret is written with a row of settings that is new too, and has the default of all types. */
const subscribingAnew = (): SandboxOptions => {
  const rotated = new Set<string>();
  return depending((deps) => {
    const { store } = onAppend((_, [kind, id, , event]) => {
      if (kind !== 'client') return;
      if (event.type === 'WebhookSecretRotated') rotated.add(id);
      if (event.type === 'WebhookEndpointsChanged') rotated.delete(id);
    })(deps);
    const renewed = (client: Client): Client =>
      rotated.has(client.id)
        ? { ...client, endpoints: client.endpoints.map((one) => ({ ...one, eventTypes: null })) }
        : client;
    const transact: Store['transact'] = (work) =>
      store.transact((tx) => work({ ...tx, get: reading(tx, 'client', renewed) }));
    return { ...deps, store: { ...store, get: reading(store, 'client', renewed), transact } };
  })();
};

/** A day without hours of its own has the usual ones. */
const openEveryDay = (venue: Venue): Venue => {
  const { operatingHours } = venue;
  if (operatingHours === null) return venue;
  const hours = weekdays.map((day) => [
    day,
    operatingHours[day] ?? { open: '09:00', close: '17:00' },
  ]);
  return { ...venue, operatingHours: Object.fromEntries(hours) as Venue['operatingHours'] };
};

const fillingClosedDays = operating((_, deps) => {
  const get = reading(deps.store, 'venue', openEveryDay);
  const { getVenueAvailability } = createOperations({ ...deps, store: { ...deps.store, get } });
  return { getVenueAvailability };
});

/** Told where the status changes: an invoice that has failed once is FAILED already. */
const tellingTheFirstFailure = posting(() => {
  const told = new Map<unknown, string>();
  return (post) => {
    if (typeOf(post) !== 'invoice.payment_failed') return undefined;
    const { invoiceId } = dataOf(post);
    const first = told.get(invoiceId) ?? idOf(post);
    told.set(invoiceId, first);
    return first === idOf(post) ? undefined : [];
  };
});

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'lets the patient of a link for one venue book at any other once that venue is inactive',
    breaks: 'venue | venueId (string, min 1, required) | a specific venue',
    red: ['HOSTED-32'],
    sandbox: fallingBackOnTheNetwork,
  },
  {
    name: 'reads a createdFrom with an offset as if it were UTC',
    breaks: 'createdFrom (ISO timestamp, inclusive lower bound)',
    red: ['LIST-45'],
    tamper: () => cuttingTheOffset,
  },
  {
    name: "answers 200 to the cancel of another client's booking that is cancelled already",
    breaks: 'A resource of another client is reported as 404, never disclosed.',
    red: ['TENANT-20'],
    sandbox: repeatingForStrangers,
  },
  {
    name: 'answers 404 for the detail of a dispute that is closed, though the list has it',
    breaks: 'Response `data`: {dispute: dispute detail}.',
    red: ['DISPUTE-09'],
    sandbox: forgettingClosedDisputes,
  },
  {
    name: 'leaves out, from the second page on, the refunds made in the same second as the last one of the page before',
    breaks:
      'Cursor-paginated list responses carry `nextCursor` (string or null; null when exhausted), to be passed back as the `cursor` query parameter.',
    red: ['PAGE-28', 'LIST-43'],
    sandbox: pagingBySeconds,
  },
  {
    name: 'refuses to book for a global panel to a client that has private panels of its own',
    breaks:
      'true = operator-curated panel available to all clients, false = private to this client',
    red: ['PANEL-07', 'PANEL-12'],
    sandbox: holdingToOwnPanels,
  },
  {
    name: "tells on the lab's events the externalUserId of the first booking with the same externalOrderId",
    breaks:
      '`externalUserId` and `externalOrderId` supplied at creation are echoed on every event for the life of the job and are the intended correlation keys.',
    red: ['ECHO-05', 'ECHO-02'],
    sandbox: findingByTheOrder,
  },
  {
    name: 'delivers all event types again once the secret has been rotated, whatever the client had chosen',
    breaks: 'unsubscribed types are not delivered',
    red: ['SUBSCRIBE-11'],
    sandbox: subscribingAnew,
  },
  {
    name: 'offers slots on the days on which a venue is closed, if it has operating hours on others',
    breaks: 'Empty slots means fully booked or outside operating hours.',
    red: ['SLOT-01', 'SLOT-02'],
    sandbox: fillingClosedDays,
  },
  {
    name: 'sends no invoice.payment_failed when the charge of an invoice fails again',
    breaks: 'invoice.payment_failed | BOTH | a scheduled invoice charge fails',
    red: ['EMIT-61'],
    sandbox: tellingTheFirstFailure,
  },
];
