/**
 * A start is a moment: in whatever notation it is booked, it takes the one place there is then, and is shown as then.
 */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { compareInstants } from '../../instant.ts';
import { at } from '../../json.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import type { Attempt } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { dataAt, listAt, show } from '../value.ts';
import { told } from '../validation/refused-bookings.ts';
import { capacityAt } from './places.ts';
import { hourMs, writeMoment } from './random-windows.ts';
import type { Zone } from './random-windows.ts';
import { placesIn } from './slots.ts';
import { attempt, slotsNow, stage } from './stage.ts';
import { momentAt } from './venue-clock.ts';

type Notation = { readonly zone: Zone; readonly fraction: boolean };

/** Of the afternoon in London it is the next day already fourteen hours further east. */
const notations: readonly Notation[] = [
  { zone: 'Z', fraction: false },
  { zone: '+02:00', fraction: false },
  { zone: '-05:30', fraction: true },
  { zone: '+00:00', fraction: true },
  { zone: '+14:00', fraction: false },
];

type Tried = Attempt & {
  readonly moment: number;
  /** As it was sent. */
  readonly start: string;
};

type Here = Awaited<ReturnType<typeof stage>>;

/** A venue with one station, where each notation has a slot of its own, an hour apart. */
const bookedStarts = (
  bench: Bench,
): Promise<{
  readonly here: Here;
  readonly tried: readonly Tried[];
  readonly now: readonly unknown[];
}> =>
  bench.once('starts booked in every notation', async (maker) => {
    const here = await stage(maker, 'every notation', 1);
    const first = momentAt(await daysAhead(maker, 7), '11:00', 'Europe/London').getTime();
    const tried: Tried[] = [];
    for (const [index, { zone, fraction }] of notations.entries()) {
      const moment = first + index * hourMs;
      const start = writeMoment(moment, zone, fraction);
      const made = await attempt(maker, here, { start, purpose: `at ${zone} ${String(index)}` });
      tried.push({ ...made, moment, start });
    }
    return { here, tried, now: await slotsNow(maker, here) };
  });

const wasMade = ({ exchange }: Tried): boolean => statusOf(exchange) === 200;

/** What is not booked in one notation is another check's business, but for its own. */
function needMade(tried: readonly Tried[]): readonly Tried[] {
  const made = tried.filter(wasMade);
  if (made.length > 0) return made;
  throw Obstacle.lacking('no start was booked in any notation', 'mend POST /bookings for IN_VENUE');
}

async function takenFinding(bench: Bench): Promise<Finding | undefined> {
  const { here, tried, now } = await bookedStarts(bench);
  const refused = tried.find((one) => !wasMade(one));
  if (refused !== undefined) return refusedFinding(bench, here, refused);
  const open = tried.find(({ moment }) => {
    // Left out of account where the slots have no offset: then the sum alone tells.
    const left = capacityAt(new Date(moment).toISOString(), here.slots, now);
    return left !== undefined && left !== 0;
  });
  const less = placesIn(here.slots) - placesIn(now);
  if (open === undefined && less === tried.length) return undefined;
  return {
    expected: `one place less at each of the ${String(tried.length)} starts that were booked`,
    actual: `${String(less)} less in all${open === undefined ? '' : `, and one left at ${open.start}`}`,
  };
}

/** A venue need not have a slot just then: the same moment is asked for as everybody writes it. */
async function refusedFinding(
  bench: Bench,
  here: Here,
  refused: Tried,
): Promise<Finding | undefined> {
  const start = writeMoment(refused.moment, 'Z', false);
  const plain = await attempt(bench, here, { start, purpose: 'as everybody writes it' });
  if (statusOf(plain.exchange) === 200) return sentAs(successFinding(refused.exchange), refused);
  throw Obstacle.lacking(`no booking can be made at ${start}`, 'mend POST /bookings for IN_VENUE');
}

const sentAs = (finding: Finding | undefined, { start }: Tried): Finding | undefined =>
  finding && told(finding, `the venueSlotStart ${start}`);

type Again = { readonly one: Tried; readonly start: string; readonly again: Attempt };

/** Each is asked for once more, as another notation writes it. */
const bookedAgain = (bench: Bench): Promise<readonly Again[]> =>
  bench.once('starts booked once more in another notation', async (maker) => {
    const { here, tried } = await bookedStarts(maker);
    const all: Again[] = [];
    for (const [index, one] of needMade(tried).entries()) {
      const start = writeMoment(one.moment, one.start.endsWith('Z') ? '+02:00' : 'Z');
      const purpose = `once more, ${String(index)}`;
      all.push({ one, start, again: await attempt(maker, here, { start, purpose }) });
    }
    return all;
  });

async function againFinding(bench: Bench): Promise<Finding | undefined> {
  for (const { one, start, again } of await bookedAgain(bench)) {
    const finding = refusalFinding(again.exchange, (status) => status !== 409);
    if (finding !== undefined) return told(finding, `${start}, booked already as ${one.start}`);
  }
  return undefined;
}

/** GET of each, and the list, as long as none of them is cancelled. */
const shownStarts = (bench: Bench) =>
  bench.once('bookings of every notation as they are shown', async (maker) => {
    const { here, tried } = await bookedStarts(maker);
    const { client } = here;
    const key = keyFor(client, 'listBookings');
    const query = { limit: '100' };
    const list = listAt(
      demandSuccess(await maker.call({ operation: 'listBookings', key, query })),
      'bookings',
    );
    const shown = [];
    for (const one of needMade(tried)) {
      const id = demandText(one.exchange, 'jobId');
      const asked = { operation: 'getBooking', key: keyFor(client, 'getBooking'), id } as const;
      const detail = dataAt(demandSuccess(await maker.call(asked)), 'job');
      shown.push({ one, id, detail, item: list.find((item) => at(item, 'id') === id) });
    }
    return { client, shown };
  });

async function shownFinding(bench: Bench): Promise<Finding | undefined> {
  const { shown } = await shownStarts(bench);
  const questions = shown.flatMap(({ one, detail, item }) => [
    () => sentAs(startFinding('the venueSlotStart of the booking', detail, one.moment), one),
    () => sentAs(startFinding('the venueSlotStart of its list item', item, one.moment), one),
  ]);
  return firstFinding(...questions);
}

/** How far off it is where it came without an offset is not known (O92). */
export function startFinding(what: string, job: unknown, moment: number): Finding | undefined {
  const due = new Date(moment).toISOString();
  const start = at(job, 'venueSlotStart');
  if (compareInstants(start, due) !== 'apart') return undefined;
  return { expected: `${what} at ${due}`, actual: show(start) };
}

/** When all the rest is over: a cancelled booking may free its place (O24). */
async function cancelFinding(bench: Bench): Promise<Finding | undefined> {
  await bookedAgain(bench);
  const { client, shown } = await shownStarts(bench);
  const key = keyFor(client, 'cancelBooking');
  for (const { one, id } of shown) {
    const finding = successFinding(await bench.call({ operation: 'cancelBooking', key, id }));
    if (finding !== undefined) return sentAs(finding, one);
  }
  return undefined;
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const notationChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SLOT-21',
    title: 'a start takes the place of its moment, in whatever notation it is booked',
    asks: [
      'getVenueAvailability',
      ...notations.map(() => 'createBooking' as const),
      'getVenueAvailability',
    ],
    requirements: ['R-AVAIL-03', 'R-AVAIL-12', 'R-BOOK-81', 'R-BOOK-82'],
    run: async (bench) => conclude(await takenFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-22',
    title: 'a full start takes no booking more in another notation',
    asks: notations.map(() => 'createBooking' as const),
    requirements: ['R-BOOK-99', 'R-BOOK-82'],
    run: async (bench) => conclude(await againFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-23',
    title:
      'a booking and its list item show the moment of its start, in whatever notation it was booked',
    asks: ['listBookings', ...notations.map(() => 'getBooking' as const)],
    requirements: ['R-BOOK-07', 'R-JOBLIST-12', 'R-BOOK-82'],
    run: async (bench) => conclude(await shownFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-24',
    title: 'a booking is cancelled days before its start, in whatever notation that was sent',
    asks: notations.map(() => 'cancelBooking' as const),
    requirements: ['R-CANCEL-01'],
    run: async (bench) => conclude(await cancelFinding(bench)),
  },
];
