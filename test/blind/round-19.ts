/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone; four of them were those of
 * the round before over again, and are left out.
 */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Deps, Reader, Store, Transaction } from '../../mock/application/ports.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import type { Venue } from '../../mock/domain/venue/venue.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, operating, transacting } from '../flaws/lifetime.ts';
import { idOf, posting, signed } from '../flaws/posting.ts';
import { queryOf, withQuery } from '../flaws/querying.ts';
import { json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import type { Broken } from './broken.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Operations whose transactions see and write otherwise than those of the rest. */
const throughAnother = (deps: Deps, change: (tx: Transaction) => Partial<Transaction>) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, ...change(tx) }));
  return createOperations({ ...deps, store: { ...store, transact } });
};

/** The secrets are written down with the event when it is first sent, and taken from there again. */
const signingAsAtFirst = posting(() => {
  const oldOf = new Map<string, string>();
  return (post, { secrets }) => {
    const id = idOf(post);
    const [first] = secrets;
    if (secrets.length > 1 && first !== undefined) {
      if (!oldOf.has(id)) oldOf.set(id, first);
      return undefined;
    }
    const old = oldOf.get(id);
    return old === undefined ? undefined : [signed(post, [old, ...secrets])];
  };
});

/** `findFirst({ where: { jobId } })`, and then a look at the status of that one. */
const lookingAtTheFirstDispute = operating((_, deps) => {
  const { cancelBooking } = throughAnother(deps, (tx) => ({
    disputesOf: async (jobId) => (await tx.disputesOf(jobId)).slice(0, 1),
  }));
  return { cancelBooking };
});

const isJob = (state: State<Kind>): state is Job => 'bookingSource' in state;

/** What has been reconciled is money given back, so it counts among what has succeeded. */
const countingReconciledAsSucceeded = depending((deps) => {
  const refunds: Reader['refunds'] = ({ phases, ...query }) =>
    deps.store.refunds({
      ...query,
      phases: phases?.includes('succeeded') === true ? [...phases, 'reconciled'] : phases,
    });
  return { ...deps, store: { ...deps.store, refunds } };
});

const isVenue = (state: State<Kind>): state is Venue => 'phlebotomyStations' in state;

/** Whoever has drawn is a partner if it is not one of the operator's own: so is a partner venue. */
const callingVenuesPartners = (): SandboxOptions => {
  const names = new Map<string, string>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      if (isVenue(state)) names.set(id, state.name);
      if (!isJob(state) || state.phase !== 'completed' || state.visit.channel !== 'IN_VENUE') {
        tx.put(kind, id, state);
        return;
      }
      const { venueId } = state.visit;
      const venue = { id: venueId, name: names.get(venueId) ?? venueId };
      tx.put('job', id, { ...state, partner: state.partner ?? venue });
    },
  }))();
};

const isKind = (one: Kind, other: Kind): boolean => one === other;

/** The link is used up while it has a booking, and one that is cancelled is none. */
const freeingLinks = depending((deps) => {
  const freeing = ({ get }: Pick<Reader, 'get'>): Reader['get'] => {
    return async <K extends Kind>(kind: K, id: string): Promise<State<K> | undefined> => {
      const state = await get(kind, id);
      if (state === undefined || !isKind(kind, 'link')) return state;
      const { usedBy } = state as State<'link'>;
      const job = usedBy === null ? undefined : await get('job', usedBy);
      return job?.phase === 'cancelled' ? { ...state, usedBy: null } : state;
    };
  };
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, get: freeing(tx) }));
  return { ...deps, store: { ...store, get: freeing(store), transact } };
});

/** `differenceInDays(to, from) > 30`, which leaves away what is less than a day. */
const cuttingTheWindowToDays: Tamper = async (asked, forward) => {
  const query = queryOf(asked);
  const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')];
  const isLong = to - from > 30 * DAY && to - from < 31 * DAY;
  if (asked.operation !== 'getVenueAvailability' || !isLong) return forward(asked);
  const middle = new Date(from + 30 * DAY).toISOString();
  const one = await forward(withQuery(asked, (part) => part.set('to', middle)));
  if (one.status !== 200) return one;
  const two = await forward(withQuery(asked, (part) => part.set('from', middle)));
  if (two.status !== 200) return two;
  const [slots, more] = [one, two].map(
    ({ body }) => (JSON.parse(body) as { data: { slots: unknown[] } }).data.slots,
  );
  return json(200, { success: true, data: { slots: [...(slots ?? []), ...(more ?? [])] } });
};

export const blindFlaws: readonly Broken[] = [
  {
    name: 'signs with the old secret, too, what it replays after 24 hours and has sent within them',
    breaks: 'After 24 hours the old secret stops signing.',
    red: ['ROTATE-11'],
    sandbox: signingAsAtFirst,
  },
  {
    name: 'cancels a booking whose second dispute is open, the first being closed',
    breaks: '409 when under dispute or within the 24-hour lock window.',
    red: ['CANCEL-33', 'CANCEL-34'],
    sandbox: lookingAtTheFirstDispute,
  },
  {
    name: 'lists reconciled refunds among those with status SUCCEEDED',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (string), jobId (string).',
    red: ['LIST-25'],
    sandbox: countingReconciledAsSucceeded,
  },
  {
    name: 'says PARTNER of a draw by the staff of a venue',
    breaks: "A draw by the operator's phlebotomist or by venue staff is INTERNAL",
    red: ['FULFIL-01', 'FULFIL-03', 'FULFIL-04'],
    sandbox: callingVenuesPartners,
  },
  {
    name: 'takes a booking link once more when the booking made with it is cancelled',
    breaks:
      'The token expires 24 hours after minting and is consumed once the booking is submitted.',
    red: ['HOSTED-29'],
    sandbox: freeingLinks,
  },
  {
    name: 'accepts an availability window of 30 days and some hours',
    breaks:
      'from (required, ISO date-time), to (required, ISO date-time, must be later than from, window at most 30 days).',
    red: ['LIMIT-38'],
    tamper: () => cuttingTheWindowToDays,
  },
];
