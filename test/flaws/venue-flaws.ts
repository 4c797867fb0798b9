/** Servers that are wrong about venues, their slots and their fields. */
import type { Deps } from '../../mock/application/ports.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import type { Venue } from '../../mock/domain/venue/venue.ts';
import type { Flaw } from './flaw.ts';
import { ignoring, onQuery, queryOf } from './querying.ts';
import {
  answerInstead,
  insteadOf,
  json,
  onData,
  onItems,
  onMember,
  withMember,
  without,
} from './tampering.ts';
import type { Tamper } from './tampering-proxy.ts';
import type { Json } from './tampering.ts';

const venueBookings = ['BOOK-02', 'BOOK-04', 'BOOK-07', 'LIFE-02', 'LIFE-03'];

const venues: readonly Flaw[] = [
  {
    name: 'leaves slug out of the list of venues',
    tamper: () => onItems('listVenues', 'venues', without('slug')),
    red: ['VENUE-01', 'WIRE-04'],
  },
  {
    name: 'counts venues that are not in the answer',
    tamper: () => onData('listVenues', (data) => ({ ...data, total: Number(data['total']) + 50 })),
    red: ['VENUE-02'],
  },
  {
    name: 'finds postcodes in capitals only',
    tamper: () =>
      onData('listVenues', (data, { path }) =>
        /postcode=[a-z]/.test(path) ? { venues: [], total: 0 } : data,
      ),
    red: ['VENUE-03', 'VENUE-22'],
  },
  {
    name: 'leaves the time zone out of a venue',
    tamper: () => onMember('getVenue', 'venue', without('timezone')),
    red: ['VENUE-04', 'WIRE-04'],
  },
  {
    name: 'shows another venue than was asked for',
    tamper: () => onMember('getVenue', 'venue', withMember('id', 'another')),
    red: ['VENUE-04'],
  },
];

const aMonthLater = (slot: Json): Json => ({
  ...slot,
  start: new Date(Date.parse(String(slot['start'])) + 30 * 86_400_000).toISOString(),
});

const slots: readonly Flaw[] = [
  {
    name: 'leaves the end out of a slot',
    tamper: () => onItems('getVenueAvailability', 'slots', without('end')),
    red: ['VENUE-05', 'WIRE-04'],
  },
  {
    name: 'offers a slot a month after the window',
    tamper: () =>
      onMember('getVenueAvailability', 'slots', (list) => {
        const slots = list as unknown as Json[];
        return [...slots, ...slots.slice(-1).map(aMonthLater)];
      }),
    red: ['VENUE-05'],
  },
  {
    name: 'offers no slots at all',
    tamper: () => onData('getVenueAvailability', () => ({ slots: [] })),
    red: ['VENUE-06'],
    blocked: [...venueBookings, 'VENUE-07'],
  },
  {
    name: 'offers one place in each slot, whatever the stations',
    tamper: () => onItems('getVenueAvailability', 'slots', withMember('capacity', 1)),
    red: ['VENUE-06', 'VENUE-07'],
  },
  {
    name: 'does not count bookings against the capacity',
    tamper: () => onItems('getVenueAvailability', 'slots', withMember('capacity', 3)),
    red: ['VENUE-07'],
  },
];

const fields: readonly Flaw[] = [
  {
    name: 'leaves labShipmentMode out',
    tamper: () => onData('getVenueFieldDefinitions', without('labShipmentMode')),
    red: ['FIELD-01', 'WIRE-04'],
  },
  {
    name: 'has fields for a client that has none',
    tamper: () =>
      onMember('getVenueFieldDefinitions', 'venueCompletionFields', (list) =>
        (list as unknown as Json[]).length > 0
          ? list
          : [{ key: 'notes', label: 'Notes', type: 'text', required: false }],
      ),
    red: ['FIELD-02'],
  },
  {
    name: 'has 25 fields for a client, and no more',
    tamper: () =>
      onMember('getVenueFieldDefinitions', 'venueCompletionFields', (list) =>
        (list as unknown as Json[]).slice(0, 25),
      ),
    red: ['FIELD-17'],
    among: ['FIELD-03'],
  },
  {
    name: 'has no fields for anyone',
    tamper: () => onData('getVenueFieldDefinitions', withMember('venueCompletionFields', [])),
    red: ['FIELD-03'],
  },
];

/** A sandbox in which everybody reads venues, and jobs at their slots, in another way than they are stored. */
const readingStore =
  (read: {
    readonly venue?: (venue: Venue) => Venue;
    readonly jobs?: (jobs: readonly Job[]) => readonly Job[];
  }) =>
  (deps: Deps): Deps => {
    const venue = read.venue ?? ((one: Venue) => one);
    const jobs = read.jobs ?? ((some: readonly Job[]) => some);
    const { store } = deps;
    const get: Deps['store']['get'] = async (kind, id) => {
      const state = await store.get(kind, id);
      return kind === 'venue' && state !== undefined ? venue(state as Venue) : state;
    };
    return {
      ...deps,
      store: {
        ...store,
        get,
        venues: async () => (await store.venues()).map(venue),
        jobsAtSlots: async (id, starts) => (await store.jobsAtSlots(id, starts)).map(jobs),
      },
    };
  };

const storeFlaw = (
  name: string,
  read: Parameters<typeof readingStore>[0],
  red: readonly string[],
): Flaw => ({ name, sandbox: () => ({ replacements: { deps: readingStore(read) } }), red });

const shown: readonly Flaw[] = [
  storeFlaw('shows unverified venues', { venue: (one) => ({ ...one, verified: true }) }, [
    'VENUE-08',
    'VENUE-11',
    'VENUE-18',
  ]),
  storeFlaw('shows inactive venues', { venue: (one) => ({ ...one, active: true }) }, [
    'VENUE-09',
    'VENUE-12',
    'VENUE-14',
    'VENUE-19',
  ]),
  storeFlaw(
    'shows venues without public bookings',
    { venue: (one) => ({ ...one, acceptsPublicBookings: true }) },
    ['VENUE-10', 'VENUE-13'],
  ),
  {
    name: 'does not show a venue that is back',
    tamper: () => onData('listVenues', () => ({ venues: [], total: 0 })),
    red: ['VENUE-15', 'VENUE-28'],
  },
  {
    name: 'refuses the bookings of a venue with 409',
    tamper: () => insteadOf(400, () => json(409, { success: false, error: 'CONFLICT' })),
    red: ['VENUE-16', 'SLOT-08', 'SLOT-14'],
  },
  {
    name: 'refuses all bookings',
    tamper: () =>
      answerInstead('createBooking', () =>
        Promise.resolve(json(400, { success: false, error: 'VALIDATION' })),
      ),
    red: ['VENUE-17'],
  },
  {
    name: 'says of its venues that they take no public bookings',
    tamper: () => onMember('getVenue', 'venue', withMember('acceptsPublicBookings', false)),
    red: ['VENUE-20'],
  },
];

const filters: readonly Flaw[] = [
  {
    name: 'does not heed postcode of venues',
    tamper: () => ignoring('listVenues', 'postcode'),
    red: ['VENUE-21', 'VENUE-26'],
  },
  {
    name: 'does not heed type of venues',
    tamper: () => ignoring('listVenues', 'type'),
    red: ['VENUE-23', 'VENUE-25', 'VENUE-26'],
  },
  {
    name: 'does not heed capability of venues',
    tamper: () => ignoring('listVenues', 'capability'),
    red: ['VENUE-24', 'VENUE-25'],
  },
  {
    name: 'finds no venue by its type or capability',
    tamper: () =>
      onData('listVenues', (data, asked) =>
        queryOf(asked).has('type') || queryOf(asked).has('capability')
          ? { venues: [], total: 0 }
          : data,
      ),
    red: ['VENUE-23', 'VENUE-24', 'VENUE-26'],
  },
  {
    name: 'shows another name of a venue than it was given',
    tamper: () => onMember('getVenue', 'venue', withMember('name', 'Another')),
    red: ['VENUE-27'],
  },
  {
    name: 'lists three venues when no limit is named',
    tamper: () =>
      onMember('listVenues', 'venues', (list, asked) =>
        queryOf(asked).has('postcode') ? list : (list as unknown as Json[]).slice(0, 3),
      ),
    red: ['VENUE-28'],
  },
  {
    name: 'counts all venues that there are in total',
    tamper: () => onData('listVenues', withMember('total', 40)),
    red: ['VENUE-29'],
  },
  {
    name: 'gives a cursor with its venues',
    tamper: () => onData('listVenues', withMember('nextCursor', 'more')),
    red: ['VENUE-30'],
  },
  {
    name: 'breaks down at radiusKm',
    tamper: () => (asked, forward) =>
      queryOf(asked).has('radiusKm')
        ? Promise.resolve(json(500, { success: false, error: 'INTERNAL' }))
        : forward(asked),
    red: ['VENUE-31'],
  },
];

const dayMs = 86_400_000;

const movedBy =
  (ms: number) =>
  (slot: Json): Json => ({
    ...slot,
    start: new Date(Date.parse(String(slot['start'])) + ms).toISOString(),
    end: new Date(Date.parse(String(slot['end'])) + ms).toISOString(),
  });

/** Changes the list of slots. */
const onSlots = (
  change: (slots: readonly Json[], query: URLSearchParams) => readonly Json[],
): Tamper =>
  onMember('getVenueAvailability', 'slots', (slots, asked) =>
    change(slots as unknown as Json[], queryOf(asked)),
  );

const daysIn = (query: URLSearchParams): number =>
  (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / dayMs;

const hours: readonly Flaw[] = [
  {
    name: 'takes the opening hours for those of another time zone',
    tamper: () => onItems('getVenueAvailability', 'slots', movedBy(5 * 3_600_000)),
    red: ['SLOT-01'],
  },
  {
    name: 'opens on the day after each open day',
    tamper: () => onSlots((slots) => [...slots, ...slots.map(movedBy(dayMs))]),
    red: ['SLOT-02'],
  },
  {
    name: 'has slots of ten minutes more',
    tamper: () =>
      onItems('getVenueAvailability', 'slots', (slot) => ({
        ...slot,
        end: movedBy(600_000)(slot)['end'],
      })),
    red: [],
    warned: ['SLOT-03'],
    among: ['SLOT-06'],
  },
  {
    name: 'offers slots for windows of whole days only',
    tamper: () => onSlots((slots, query) => (daysIn(query) < 2 ? [] : slots)),
    red: ['SLOT-04'],
    among: ['SLOT-05'],
  },
  {
    name: 'has a slot at night, too',
    tamper: () =>
      onSlots((slots, query) => {
        const start = query.get('from') ?? '';
        const end = query.get('to') ?? '';
        return slots.length > 0 ? slots : [{ start, end, capacity: 1 }];
      }),
    red: ['SLOT-05'],
  },
  {
    name: 'ends a slot when it starts',
    tamper: () =>
      onItems('getVenueAvailability', 'slots', (slot) => ({ ...slot, end: slot['start'] })),
    red: ['SLOT-06'],
  },
];

/** Says of every booking that it was made. */
const takingAll: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  if (asked.operation !== 'createBooking' || reply.status === 200) return reply;
  const data = { jobId: 'job_none', status: 'PENDING', bookingUrl: 'https://staff.example.org/' };
  return json(200, { success: true, data });
};

const places: readonly Flaw[] = [
  storeFlaw('counts one booking to a slot', { jobs: (jobs) => jobs.slice(0, 1) }, ['SLOT-07']),
  {
    name: 'makes bookings where there is no place',
    tamper: () => takingAll,
    red: ['SLOT-08', 'SLOT-11', 'SLOT-14', 'VENUE-16'],
  },
  storeFlaw(
    'frees a slot altogether when one of its bookings is cancelled',
    { jobs: (jobs) => (jobs.some(({ phase }) => phase === 'cancelled') ? [] : jobs) },
    ['SLOT-09'],
  ),
  {
    name: 'has capacities below zero',
    tamper: () => onItems('getVenueAvailability', 'slots', withMember('capacity', -1)),
    red: ['SLOT-10'],
  },
  storeFlaw(
    'counts no confirmed booking',
    { jobs: (jobs) => jobs.filter(({ phase }) => phase !== 'confirmed') },
    ['SLOT-12', 'SLOT-13'],
  ),
  {
    name: 'breaks down where there is no number of stations',
    tamper: () => async (asked, forward) => {
      const reply = await forward(asked);
      return asked.operation === 'getVenueAvailability' && reply.body.includes('"slots":[]')
        ? json(500, { success: false, error: 'INTERNAL' })
        : reply;
    },
    red: ['SLOT-15'],
  },
];

const moreFields: readonly Flaw[] = [
  {
    name: 'has no fields for numbers',
    tamper: () =>
      onItems('getVenueFieldDefinitions', 'venueCompletionFields', (field) =>
        field['type'] === 'number' ? { ...field, type: 'text' } : field,
      ),
    red: ['FIELD-04'],
  },
  {
    name: 'keeps five options of a field',
    tamper: () =>
      onItems('getVenueFieldDefinitions', 'venueCompletionFields', (field) =>
        field['type'] === 'select'
          ? { ...field, options: (field['options'] as readonly string[]).slice(0, 5) }
          : field,
      ),
    red: ['FIELD-04'],
  },
  {
    name: 'has keys of fields that no client could use',
    tamper: () =>
      onItems('getVenueFieldDefinitions', 'venueCompletionFields', withMember('key', '1st-field')),
    red: ['FIELD-04'],
  },
  {
    name: 'ships by post',
    tamper: () => onData('getVenueFieldDefinitions', withMember('labShipmentMode', 'BY_POST')),
    red: ['FIELD-05', 'FIELD-06'],
  },
  {
    name: 'has one way of shipping for all clients',
    tamper: () =>
      onData('getVenueFieldDefinitions', withMember('labShipmentMode', 'CLIENT_HANDLES_OFFLINE')),
    red: ['FIELD-06'],
  },
  {
    name: 'keeps what was filled in under names of its own',
    tamper: () =>
      onMember('getBookingSample', 'sample', (sample) => ({
        ...sample,
        clientMetadata: { 'field 1': 2 },
      })),
    red: ['FIELD-07'],
  },
];

const capabilitiesOf = (venue: Json): readonly unknown[] => venue['capabilities'] as unknown[];

const narrowed: readonly Flaw[] = [
  {
    name: 'looks at the first capability of a venue alone',
    tamper: () =>
      onData('listVenues', (data, asked) => {
        const capability = queryOf(asked).get('capability');
        if (capability === null) return data;
        const venues = (data['venues'] as Json[]).filter(
          (venue) => capabilitiesOf(venue)[0] === capability,
        );
        return { venues, total: venues.length };
      }),
    red: ['VENUE-24', 'VENUE-36'],
    among: ['VENUE-26', 'VENUE-35'],
  },
  {
    name: 'counts in total what the filter by capability leaves out',
    tamper: () =>
      onData('listVenues', (data, asked) =>
        queryOf(asked).has('capability') ? { ...data, total: Number(data['total']) + 1 } : data,
      ),
    red: ['VENUE-35'],
    among: ['VENUE-02', 'VENUE-24', 'VENUE-29'],
  },
  {
    name: 'does not heed capability beside type or postcode',
    tamper: () => (asked, forward) => {
      const query = queryOf(asked);
      const isBeside = query.has('type') || query.has('postcode');
      return isBeside ? ignoring('listVenues', 'capability')(asked, forward) : forward(asked);
    },
    red: ['VENUE-36'],
    among: ['VENUE-24', 'VENUE-26'],
  },
  {
    name: 'cuts the letter off the end of a first segment',
    tamper: () =>
      onQuery(['listVenues'], (query) => {
        const postcode = query.get('postcode');
        if (postcode !== null) query.set('postcode', postcode.replace(/(\d)[A-Z]$/i, '$1'));
      }),
    red: ['VENUE-37'],
    among: ['VENUE-03', 'VENUE-21', 'VENUE-22'],
  },
  {
    name: 'takes four letters and digits for the first segment of a postcode',
    tamper: () => async (asked, forward) => {
      const postcode = queryOf(asked).get('postcode');
      return asked.operation === 'listVenues' && postcode !== null && postcode.length < 4
        ? json(200, { success: true, data: { venues: [], total: 0 } })
        : forward(asked);
    },
    red: ['VENUE-37'],
    among: ['VENUE-03', 'VENUE-21', 'VENUE-22'],
  },
  {
    name: 'shows a field of another client with those of its own',
    tamper: () =>
      onMember('getVenueFieldDefinitions', 'venueCompletionFields', (fields) => {
        const list = fields as unknown as Json[];
        const other = { key: 'others', label: 'Of others', type: 'text', required: false };
        return list.length === 0 ? list : [...list, other];
      }),
    red: ['FIELD-03', 'FIELD-04', 'FIELD-17'],
    among: ['FIELD-02'],
  },
  {
    name: 'writes the keys of fields in small letters',
    tamper: () =>
      onItems('getVenueFieldDefinitions', 'venueCompletionFields', (field) => ({
        ...field,
        key: String(field['key']).toLowerCase(),
      })),
    red: ['FIELD-04'],
    among: ['FIELD-03', 'FIELD-17'],
  },
];

export const venueFlaws: readonly Flaw[] = [
  ...venues,
  ...shown,
  ...filters,
  ...slots,
  ...hours,
  ...places,
  ...fields,
  ...moreFields,
  ...narrowed,
];
