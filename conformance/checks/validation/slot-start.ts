/** A slot start may be sent with Z or with a numeric offset, and means the same moment. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Outcome } from '../../engine/outcome.ts';
import { compareInstants, readInstant, writeInZone } from '../../instant.ts';
import { successFinding } from '../answer.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { dateOf, daysAhead } from '../given/clock.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { bookingWindow, givenSlotStart, givenVenue } from '../given/venue.ts';
import { dataAt, show } from '../value.ts';
import { book } from './refused-bookings.ts';

/** Between the windows in which others book and look: what is booked here is in the way of none of them. */
const ownDay = bookingWindow.toDay + 1;

/**
 * The moment (ms) of a slot that may be booked. At a venue of the runner's own it follows from the opening hours; of
 * another one it is known only where the server writes an offset (O92).
 */
async function slotMoment(bench: Bench, venueIsOwn: boolean, hour: number): Promise<number> {
  if (venueIsOwn) return londonMoment(dateOf(await daysAhead(bench, ownDay)), hour);
  const start = readInstant(await givenSlotStart(bench, await givenClient(bench, 'primary')));
  if (start?.hasOffset === true) return start.earliest;
  throw Obstacle.lacking(
    'the server writes its slots without an offset, so that their moment is not known',
    'offer venue.create by control: the slots of a venue of its own the runner can work out',
  );
}

/** Full hours of a day in London: one hour before UTC's in summer. */
function londonMoment(date: string, hour: number): number {
  const inUtc = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(inUtc);
  return inUtc - (Number(shown) - hour) * 3_600_000;
}

type Row = {
  readonly id: string;
  readonly words: string;
  readonly requirements: readonly string[];
  /** London's hour of the slot: each check books another one. */
  readonly hour: number;
  readonly write: (moment: number) => string;
};

const withZ = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
const withFraction = (moment: number): string => new Date(moment).toISOString();
const inZone =
  (offset: string) =>
  (moment: number): string =>
    writeInZone(moment, offset).replace('.000', '');

const rows: readonly Row[] = [
  { id: 'VALID-77', words: 'Z', requirements: ['R-BOOK-81'], hour: 16, write: withZ },
  {
    id: 'VALID-78',
    words: 'a numeric offset',
    requirements: ['R-BOOK-82'],
    hour: 17,
    write: inZone('+05:30'),
  },
  {
    id: 'VALID-82',
    words: 'an offset west of Greenwich',
    requirements: ['R-BOOK-82'],
    hour: 15,
    write: inZone('-08:00'),
  },
  {
    id: 'VALID-83',
    words: 'the offset +00:00',
    requirements: ['R-BOOK-82'],
    hour: 14,
    write: inZone('+00:00'),
  },
  {
    id: 'VALID-84',
    words: 'Z and a fraction of a second',
    requirements: ['R-BOOK-81'],
    hour: 13,
    write: withFraction,
  },
];

async function booksAt(bench: Bench, row: Row): Promise<Outcome> {
  const client = await givenClient(bench, 'primary');
  const { venueId, own } = await givenVenue(bench, client);
  const venueSlotStart = row.write(await slotMoment(bench, own, row.hour));
  const place = { venueId, venueSlotStart };
  const wanted = { channel: 'IN_VENUE', purpose: row.id, place } as const;
  const made = await book(bench, { body: await bookingBody(bench, client, wanted) });
  const refused = successFinding(made);
  if (refused !== undefined) return conclude(refused);
  const read = { operation: 'getBooking', id: demandText(made, 'jobId') } as const;
  const key = keyFor(client, 'getBooking');
  const start = dataAt(demandSuccess(await bench.call({ ...read, key })), 'job', 'venueSlotStart');
  const comparison = compareInstants(start, venueSlotStart);
  if (comparison === 'apart') {
    return conclude({ expected: `job.venueSlotStart at ${venueSlotStart}`, actual: show(start) });
  }
  return conclude(
    undefined,
    comparison === 'unsure'
      ? 'venueSlotStart came without an offset, so it is held to fourteen hours only'
      : undefined,
  );
}

export const slotStartChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'validation',
  level: 'MUST',
  id: row.id,
  title: `a venueSlotStart with ${row.words} is taken, and means the same moment`,
  asks: ['createBooking', 'getBooking'],
  requirements: row.requirements,
  run: (bench) => booksAt(bench, row),
}));
