/** What nobody can book: a panel, a venue or a start that is not on offer. Refused with 4xx, never 409 (O25, O26). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { daysAhead } from '../given/clock.ts';
import { controlText } from '../given/demand.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { withValue } from './altered.ts';
import { aBooking, book, marked, notMadeFinding, soundBody } from './refused-bookings.ts';
import type { Body } from './refused-bookings.ts';

type Row = {
  readonly id: string;
  /** What is booked, as in "an unknown venue". */
  readonly words: string;
  readonly channel: 'MOBILE' | 'IN_VENUE';
  readonly requirement: string;
  readonly alter: (bench: Bench, sound: Body) => Promise<Body>;
};

const unknown = (bench: Bench, example: unknown): string =>
  unknownIdLike(typeof example === 'string' ? example : undefined, bench.random('not on offer')).id;

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Open like the usual venue, so that only this one thing stands against it. */
const hiddenVenue = (bench: Bench, hidden: Readonly<Record<string, boolean>>): Promise<string> =>
  bench.once(`venue with ${JSON.stringify(hidden)}`, async (maker) => {
    const made = await maker.act('venue.create', {
      name: 'Conformance clinic, hidden',
      postcode: 'ZE1 0AA',
      phlebotomyStations: 3,
      slotDurationMinutes: 30,
      timezone: 'Europe/London',
      operatingHours: Object.fromEntries(
        week.map((day) => [day, { open: '08:00', close: '18:00' }]),
      ),
      ...hidden,
    });
    return controlText('venue.create', made, 'venueId');
  });

const atHidden =
  (hidden: Readonly<Record<string, boolean>>): Row['alter'] =>
  async (bench, sound) =>
    withValue(sound, ['venueId'], await hiddenVenue(bench, hidden));

/** A start that lies so far (ms) from one that is on offer. Without an offset it is not known when that is (O92). */
const movedBy =
  (ms: number): Row['alter'] =>
  async (bench, sound) => {
    const start = readInstant(sound['venueSlotStart']);
    const base = start?.hasOffset === true ? start.earliest : (await daysAhead(bench, 5)).getTime();
    const moved = new Date(base + ms).toISOString();
    return withValue(sound, ['venueSlotStart'], moved);
  };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const rows: readonly Row[] = [
  {
    id: 'VALID-40',
    words: 'an unknown panel',
    channel: 'MOBILE',
    requirement: 'R-BOOK-75',
    alter: (bench, sound) => {
      const testType = unknown(bench, at(sound, 'appointment', 'testType'));
      return Promise.resolve(withValue(sound, ['appointment', 'testType'], testType));
    },
  },
  {
    id: 'VALID-41',
    words: 'an unknown venue',
    channel: 'IN_VENUE',
    requirement: 'R-BOOK-93',
    alter: (bench, sound) =>
      Promise.resolve(withValue(sound, ['venueId'], unknown(bench, sound['venueId']))),
  },
  {
    id: 'VALID-42',
    words: 'an inactive venue',
    channel: 'IN_VENUE',
    requirement: 'R-BOOK-94',
    alter: atHidden({ active: false }),
  },
  {
    id: 'VALID-43',
    words: 'an unverified venue',
    channel: 'IN_VENUE',
    requirement: 'R-BOOK-95',
    alter: atHidden({ verified: false }),
  },
  {
    id: 'VALID-44',
    words: 'a venue that takes no public bookings',
    channel: 'IN_VENUE',
    requirement: 'R-BOOK-96',
    alter: atHidden({ acceptsPublicBookings: false }),
  },
  {
    id: 'VALID-45',
    words: 'a start seven minutes after that of a slot',
    channel: 'IN_VENUE',
    requirement: 'R-BOOK-97',
    alter: movedBy(7 * minuteMs + 11_000),
  },
  {
    id: 'VALID-46',
    words: 'a start four weeks before that of a slot, in the past',
    channel: 'IN_VENUE',
    requirement: 'R-BOOK-98',
    alter: movedBy(-28 * dayMs),
  },
];

export const unbookableChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'validation',
  level: 'MUST',
  id: row.id,
  title: `${aBooking(row.channel)} of ${row.words} is refused, and not made`,
  asks: ['createBooking', 'listBookings'],
  requirements: ['R-BOOK-16', row.requirement],
  run: async (bench) => {
    const sound = marked(await soundBody(bench, row.channel), row.id);
    const exchange = await book(bench, { body: await row.alter(bench, sound) });
    const finding =
      refusalFinding(exchange, (status) => status !== 409) ?? (await notMadeFinding(bench, row.id));
    return conclude(finding, String(statusOf(exchange)));
  },
}));
