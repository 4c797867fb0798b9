/** Servers that are wrong about the slots of some windows, the notation of a start, or what was so before. */
import type { Deps, Reader, Store } from '../../mock/application/ports.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Flaw } from './flaw.ts';
import { onQuery, queryOf, withQuery } from './querying.ts';
import { answerInstead, idIn, json, onMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Asked, Reply, Tamper } from './tampering-proxy.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const refusal = (status: number): Reply => json(status, { success: false, error: 'VALIDATION' });

const slotsAnswer = (slots: readonly unknown[]): Reply =>
  json(200, { success: true, data: { slots } });

const onSlots = (
  change: (slots: readonly Json[], query: URLSearchParams) => readonly Json[],
): Tamper =>
  onMember('getVenueAvailability', 'slots', (slots, asked) =>
    change(slots as unknown as Json[], queryOf(asked)),
  );

const bound = (query: URLSearchParams, name: 'from' | 'to'): string => query.get(name) ?? '';

const isHalfway = (query: URLSearchParams): boolean =>
  (['from', 'to'] as const).some((name) => Date.parse(bound(query, name)) % 60_000 !== 0);

const windows: readonly Flaw[] = [
  {
    name: 'has no slots for a window that begins before today',
    tamper: () =>
      onSlots((slots, query) =>
        Date.parse(bound(query, 'from')) < Math.floor(Date.now() / dayMs) * dayMs ? [] : slots,
      ),
    red: ['SLOT-19', 'SLOT-20'],
    among: ['VENUE-06', 'SLOT-04'],
  },
  {
    name: 'has 240 slots at the most for a window',
    tamper: () => onSlots((slots) => slots.slice(0, 240)),
    red: ['SLOT-19', 'SLOT-20'],
    among: ['VENUE-06', 'SLOT-04'],
  },
  {
    name: 'looks a day further where a bound has seconds',
    tamper: () =>
      answerInstead('getVenueAvailability', (asked, forward) => {
        const query = queryOf(asked);
        const to = Date.parse(bound(query, 'to'));
        const isShort = to - Date.parse(bound(query, 'from')) < 2 * dayMs;
        if (!isHalfway(query) || !isShort) return forward(asked);
        const later = new Date(to + dayMs).toISOString();
        return forward(withQuery(asked, (one) => one.set('to', later)));
      }),
    red: ['SLOT-19'],
    among: ['VENUE-05', 'SLOT-04'],
  },
  {
    name: 'does not mind the offsets of a window',
    tamper: () =>
      onQuery(['getVenueAvailability'], (query) => {
        for (const name of ['from', 'to'] as const) {
          query.set(name, bound(query, name).replace(/[+-]\d\d:\d\d$/, 'Z'));
        }
      }),
    red: ['SLOT-20', 'LIMIT-38', 'LIMIT-39'],
    among: ['SLOT-19', 'VENUE-05', 'SLOT-04'],
  },
  {
    name: 'forgets the minutes of an offset in a window',
    tamper: () =>
      onQuery(['getVenueAvailability'], (query) => {
        for (const name of ['from', 'to'] as const) {
          query.set(name, bound(query, name).replace(/([+-]\d\d):30$/, '$1:00'));
        }
      }),
    red: ['SLOT-20'],
    among: ['SLOT-19', 'SLOT-04'],
  },
];

/** The days between the two, as libraries of dates give them: whole ones. */
const wholeDays: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  if (asked.operation !== 'getVenueAvailability' || reply.status !== 400) return reply;
  const query = queryOf(asked);
  const days = (Date.parse(bound(query, 'to')) - Date.parse(bound(query, 'from'))) / dayMs;
  return days > 30 && days < 31 ? slotsAnswer([]) : reply;
};

/** Which of two texts comes first in a dictionary is taken for which of two moments does. */
const asTexts: Tamper = async (asked, forward) => {
  if (asked.operation !== 'getVenueAvailability') return forward(asked);
  const query = queryOf(asked);
  const [from, to] = [bound(query, 'from'), bound(query, 'to')];
  const reply = await forward(asked);
  if (to <= from) return refusal(400);
  return Date.parse(to) <= Date.parse(from) ? slotsAnswer([]) : reply;
};

const bounds: readonly Flaw[] = [
  {
    name: 'counts the whole days of a window',
    tamper: () => wholeDays,
    red: ['LIMIT-38'],
    among: ['LIMIT-30', 'LIMIT-31'],
  },
  {
    name: 'compares from and to as texts',
    tamper: () => asTexts,
    red: ['LIMIT-39'],
    among: ['LIMIT-32', 'LIMIT-33'],
  },
];

type Booked = {
  readonly key: string;
  readonly venueId: string;
  /** As it was sent. */
  readonly start: string;
  readonly moment: number;
};

/** Undefined for what is no IN_VENUE booking with a start. */
function bookedIn({ operation, body, headers }: Asked): Booked | undefined {
  if (operation !== 'createBooking') return undefined;
  const { venueId, venueSlotStart: start } = JSON.parse(body) as Json;
  if (typeof venueId !== 'string' || typeof start !== 'string') return undefined;
  return { key: headers['x-api-key'] ?? '', venueId, start, moment: Date.parse(start) };
}

const jobIdOf = ({ body }: Reply): string =>
  ((JSON.parse(body) as Json)['data'] as { readonly jobId: string }).jobId;

/** Goes wrong knowing, by their ids, all bookings that were made in venues so far. */
const remembering =
  (
    goWrong: (asked: Asked, reply: Reply, booked: ReadonlyMap<string, Booked>) => Reply,
  ): (() => Tamper) =>
  () => {
    const made = new Map<string, Booked>();
    return async (asked, forward) => {
      const reply = await forward(asked);
      const wrong = goWrong(asked, reply, made);
      const booked = bookedIn(asked);
      if (booked !== undefined && reply.status === 200) made.set(jobIdOf(reply), booked);
      return wrong;
    };
  };

const hasOffset = ({ start }: Booked): boolean => !/Z$/i.test(start);

/** Changes the answers that list bookings. */
const onList = (reply: Reply, change: (item: Json) => Json): Reply => {
  const body = JSON.parse(reply.body) as { readonly data: { readonly bookings: Json[] } };
  const bookings = body.data.bookings.map(change);
  return json(200, { ...body, data: { ...body.data, bookings } });
};

/** Whatever starts with an offset is kept as a text that no slot has. */
const countingNoOffsets = remembering((asked, reply, booked) => {
  if (asked.operation !== 'getVenueAvailability' || reply.status !== 200) return reply;
  const { slots } = (JSON.parse(reply.body) as { readonly data: { readonly slots: Json[] } }).data;
  const uncounted = [...booked.values()]
    .filter((one) => hasOffset(one) && one.venueId === idIn(asked.path))
    .map(({ moment }) => ({
      start: new Date(moment).toISOString(),
      end: new Date(moment + hourMs / 2).toISOString(),
      capacity: 1,
    }));
  return slotsAnswer([...slots, ...uncounted]);
});

const createdAnswer = json(200, {
  success: true,
  data: { jobId: 'job_again', status: 'PENDING', bookingUrl: 'https://staff.example.org/' },
});

const findingByText = remembering((asked, reply, booked) => {
  const wanted = bookedIn(asked);
  if (wanted === undefined || reply.status < 400) return reply;
  const isFull = [...booked.values()].some(
    ({ venueId, start }) => venueId === wanted.venueId && start === wanted.start,
  );
  return isFull ? reply : createdAnswer;
});

const listingWithoutOffset = remembering((asked, reply, booked) => {
  if (asked.operation !== 'listBookings' || reply.status !== 200) return reply;
  return onList(reply, (item) => {
    const start = booked.get(String(item['id']))?.start;
    return start === undefined ? item : { ...item, venueSlotStart: `${start.slice(0, 19)}Z` };
  });
});

const lockingByText = remembering((asked, reply, booked) => {
  const one = asked.operation === 'cancelBooking' ? booked.get(idIn(asked.path)) : undefined;
  return one !== undefined && hasOffset(one) ? refusal(409) : reply;
});

const listingFirstStart = remembering((asked, reply, booked) => {
  if (asked.operation !== 'listBookings' || reply.status !== 200) return reply;
  return onList(reply, (item) => {
    const first = booked.get(String(item['id']));
    return first === undefined
      ? item
      : { ...item, venueSlotStart: new Date(first.moment).toISOString() };
  });
});

/** A start that another client has had once. */
const keepingFirstStart = remembering((asked, reply, booked) => {
  const wanted = bookedIn(asked);
  if (wanted === undefined) return reply;
  const isTaken = [...booked.values()].some(
    ({ key, venueId, moment }) =>
      key !== wanted.key && venueId === wanted.venueId && moment === wanted.moment,
  );
  return isTaken ? refusal(400) : reply;
});

const starts: readonly Flaw[] = [
  {
    name: 'counts no booking whose start was written with an offset',
    tamper: countingNoOffsets,
    red: ['SLOT-21'],
    among: ['SLOT-07', 'VENUE-07', 'VALID-78'],
  },
  {
    name: 'takes a start for free that was booked in another notation',
    tamper: findingByText,
    red: ['SLOT-22'],
    among: ['SLOT-08', 'SLOT-21'],
  },
  {
    name: 'lists a start without the offset that it was sent with',
    tamper: listingWithoutOffset,
    red: ['SLOT-23'],
    among: ['VALID-78', 'BOOK-07'],
  },
  {
    name: 'does not cancel what was booked with an offset',
    tamper: lockingByText,
    red: ['SLOT-24'],
    among: ['CANCEL-01'],
  },
  {
    name: 'lists a moved booking with the start that it had at first',
    tamper: listingFirstStart,
    red: ['SLOT-26'],
    among: ['SLOT-13', 'SLOT-23'],
  },
  {
    name: 'keeps the start of a moved booking for its client',
    tamper: keepingFirstStart,
    red: [],
    warned: ['SLOT-27'],
    among: ['SLOT-13', 'SLOT-16'],
  },
];

/** The venue is left out of the question for the jobs at a start. */
const jobsAnywhere = ({ venues, jobsAtSlots }: Reader): Pick<Reader, 'jobsAtSlots'> => ({
  jobsAtSlots: async (_, wanted) => {
    const everywhere = await Promise.all((await venues()).map(({ id }) => jobsAtSlots(id, wanted)));
    return wanted.map((_start, index) => everywhere.flatMap((jobs) => jobs[index] ?? []));
  },
});

const countingAnywhere = (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    deps: (deps: Deps): Deps => {
      const { store } = deps;
      const transact: Store['transact'] = (work) =>
        store.transact((tx) => work({ ...tx, ...jobsAnywhere(tx) }));
      return { ...deps, store: { ...store, ...jobsAnywhere(store), transact } };
    },
  },
});

/** Answers as it has answered once, where that was a refusal: it is told of no activation. */
const rememberingRefusals =
  (subject: (asked: Asked) => string | undefined): (() => Tamper) =>
  () => {
    const refused = new Map<string, Reply>();
    return async (asked, forward) => {
      const about = subject(asked);
      if (about === undefined) return forward(asked);
      const reply = refused.get(about) ?? (await forward(asked));
      if (reply.status >= 400) refused.set(about, reply);
      return reply;
    };
  };

const venueIn =
  (operation: 'getVenue' | 'getVenueAvailability') =>
  (asked: Asked): string | undefined =>
    asked.operation === operation ? idIn(asked.path) : undefined;

const venuesAndTimes: readonly Flaw[] = [
  {
    name: 'counts bookings at a start in whatever venue they are',
    sandbox: countingAnywhere,
    red: ['SLOT-25'],
    // It books days away from there: another one at the same start would leave no place for this one.
    among: ['VENUE-07'],
  },
  {
    name: 'refuses bookings for good at a venue where it has refused one',
    tamper: rememberingRefusals((asked) => bookedIn(asked)?.venueId),
    red: ['SLOT-28'],
    among: ['VENUE-17'],
  },
  {
    name: 'offers no slots for good at a venue that was asked while it was inactive',
    tamper: rememberingRefusals(venueIn('getVenueAvailability')),
    red: ['SLOT-28'],
    among: ['VENUE-17'],
  },
  {
    name: 'finds no venue that was asked for while it was inactive',
    tamper: rememberingRefusals(venueIn('getVenue')),
    red: ['SLOT-29'],
    among: ['VENUE-15'],
  },
];

/** Three days, as those ask who want to book. */
const isForBooking = (query: URLSearchParams): boolean =>
  Math.abs(Date.parse(bound(query, 'to')) - Date.parse(bound(query, 'from')) - 3 * dayMs) < 1000;

const aDayBefore = (slot: Json): Json => ({
  ...slot,
  start: new Date(Date.parse(String(slot['start'])) - dayMs).toISOString(),
});

/** 0 is no number of stations, as some languages have it. */
const takingNoneForOne = (): SandboxOptions => ({
  replacements: {
    deps: (deps: Deps): Deps => {
      const { store } = deps;
      const stationsOf = <T>(kind: string, state: T): T => {
        const venue = state as { readonly phlebotomyStations?: number } | undefined;
        return kind === 'venue' && venue?.phlebotomyStations === 0
          ? { ...state, phlebotomyStations: 1 }
          : state;
      };
      const get: Reader['get'] = async (kind, id) => stationsOf(kind, await store.get(kind, id));
      return { ...deps, store: { ...store, get } };
    },
  },
});

const ends: readonly Flaw[] = [
  {
    name: 'offers a slot of the day before a window of three days',
    tamper: () =>
      onSlots((slots, query) =>
        isForBooking(query) ? [...slots.slice(0, 1).map(aDayBefore), ...slots] : slots,
      ),
    red: ['SLOT-30'],
    among: ['VENUE-05', 'SLOT-19', 'SLOT-17'],
  },
  {
    name: 'does not book the last slot of a day, which it offers',
    tamper: () =>
      answerInstead('createBooking', (asked, forward) =>
        // Half past nine by the clock of London, whichever it is.
        /"venueSlotStart":"[^"]*T2[01]:30:00/.test(asked.body)
          ? Promise.resolve(refusal(400))
          : forward(asked),
      ),
    red: ['SLOT-31'],
    among: ['SLOT-12', 'SLOT-16'],
  },
  {
    name: 'takes a venue without a station for one with a single station',
    sandbox: takingNoneForOne,
    red: ['SLOT-32'],
    among: ['SLOT-15', 'SLOT-08', 'SLOT-07'],
  },
  {
    name: 'has no slots on Sundays',
    tamper: () =>
      onSlots((slots) => slots.filter((slot) => new Date(String(slot['start'])).getUTCDay() !== 0)),
    red: ['SLOT-33'],
    among: ['SLOT-02', 'SLOT-05', 'SLOT-19', 'VENUE-06'],
  },
  {
    name: 'has no slots more than sixty days ahead',
    tamper: () =>
      onSlots((slots) =>
        slots.filter((slot) => Date.parse(String(slot['start'])) < Date.now() + 60 * dayMs),
      ),
    red: [],
    warned: ['SLOT-80'],
    among: ['SLOT-19', 'SLOT-33', 'VENUE-06'],
  },
];

export const slotFlaws: readonly Flaw[] = [
  ...windows,
  ...bounds,
  ...starts,
  ...venuesAndTimes,
  ...ends,
];
