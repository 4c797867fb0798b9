/** When a venue offers slots: while it is open, by its own clock. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Level } from '../../engine/verdict.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { givenClient, needCapability } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { ifPossible } from '../given/if-possible.ts';
import { everyDay, makeVenue } from '../given/venue.ts';
import type { Hours } from '../given/venue.ts';
import { listAt, show } from '../value.ts';
import { askBetween, slotsIn } from './slots.ts';
import type { Span } from './slots.ts';
import { clockChangeWithin, localTime } from './venue-clock.ts';

/** Closed at the weekend: one day says so with null, the other is left out. */
const hours: Hours = { open: '09:00', close: '12:00' };
const openDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const timezone = 'America/New_York';
const slotMinutes = 20;

const dayMs = 86_400_000;

async function acting(bench: Bench): Promise<Client> {
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseVenueNetwork');
  return client;
}

const abroad = (bench: Bench): Promise<string> =>
  bench.once('venue in another time zone', async (maker) => {
    const operatingHours = {
      ...Object.fromEntries(openDays.map((day) => [day, hours])),
      saturday: null,
    };
    const settings = { timezone, operatingHours, slotDurationMinutes: slotMinutes };
    return (await makeVenue(maker, { label: 'abroad', stations: 2, settings })).venueId;
  });

type Seen = { readonly client: Client; readonly span: Span; readonly slots: readonly unknown[] };

/** Ten days, a weekend among them whenever it is. */
const tenDays = (bench: Bench): Promise<Seen> =>
  bench.once('ten days of slots in another time zone', async (maker) => {
    const [venueId, client] = [await abroad(maker), await acting(maker)];
    const [from, to] = [await daysAhead(maker, 3), await daysAhead(maker, 13)];
    const span = { venueId, from, to };
    return { client, span, slots: await slotsIn(maker, client, span) };
  });

/** A start without an offset (O92) is not known well enough to say by which clock it is. */
function outsideFinding(slots: readonly unknown[], zone: string, open: Hours): Finding | undefined {
  const stray = slots.find((slot) => {
    const start = readInstant(at(slot, 'start'));
    if (start?.hasOffset !== true) return false;
    const { time } = localTime(start.earliest, zone);
    return time < open.open || time >= open.close;
  });
  if (stray === undefined) return undefined;
  return {
    expected: `slots that start from ${open.open} until before ${open.close}, ${zone}`,
    actual: `a slot at ${show(at(stray, 'start'))}`,
  };
}

function closedDayFinding(slots: readonly unknown[]): Finding | undefined {
  const stray = slots.find((slot) => {
    const start = readInstant(at(slot, 'start'));
    return start?.hasOffset === true && !openDays.includes(localTime(start.earliest, timezone).day);
  });
  if (stray === undefined) return undefined;
  return { expected: 'no slots at the weekend', actual: `a slot at ${show(at(stray, 'start'))}` };
}

const needSlots = (slots: readonly unknown[]): readonly unknown[] => {
  if (slots.length > 0) return slots;
  throw Obstacle.lacking(
    'the venue offers no slots in ten days',
    'mend GET /venues/{id}/availability',
  );
};

/** A start without an offset says by no clock when it is (O92): of such slots alone nothing is known. */
function needOffsets(slots: readonly unknown[]): readonly unknown[] {
  const isSure = (slot: unknown): boolean => readInstant(at(slot, 'start'))?.hasOffset === true;
  if (needSlots(slots).some(isSure)) return slots;
  throw Obstacle.lacking(
    'the slots start without an offset, as one reading of O92 allows, so that their moment is not known',
    'nothing need be mended; with an offset they are held to the opening hours',
  );
}

/** From one change of the clocks to the next it is 31 weeks at the most. */
const mostDaysBetweenChanges = 220;

/** The days on either side of the next change of the clocks are looked at, too. */
async function hoursFinding(bench: Bench): Promise<Finding | undefined> {
  const slots = needOffsets((await tenDays(bench)).slots);
  const finding = outsideFinding(slots, timezone, hours);
  if (finding !== undefined) return finding;
  const change = clockChangeWithin(
    'Europe/London',
    await daysAhead(bench, 2),
    mostDaysBetweenChanges,
  );
  if (change === undefined) return undefined;
  const client = await acting(bench);
  const open = { open: '08:00', close: '18:00' };
  const { venueId } = await bench.once('venue around a change of clocks', (maker) =>
    makeVenue(maker, { label: 'change of clocks', settings: { operatingHours: everyDay(open) } }),
  );
  const [from, to] = [new Date(change - 2 * dayMs), new Date(change + 2 * dayMs)];
  // So far ahead a server need not offer anything.
  const around = await ifPossible(slotsIn(bench, client, { venueId, from, to }));
  return outsideFinding(around ?? [], 'Europe/London', open);
}

/** How long it lasts; undefined where one of the two has no offset and the other may. */
function lengthOf(slot: unknown): number | undefined {
  const [start, end] = [readInstant(at(slot, 'start')), readInstant(at(slot, 'end'))];
  if (start === undefined || end === undefined) return undefined;
  return start.hasOffset === end.hasOffset ? end.earliest - start.earliest : undefined;
}

function lengthFinding(slots: readonly unknown[]): Finding | undefined {
  const odd = slots.find((slot) => {
    const length = lengthOf(slot);
    return length !== undefined && length !== slotMinutes * 60_000;
  });
  if (odd === undefined) return undefined;
  return { expected: `slots of ${String(slotMinutes)} minutes`, actual: JSON.stringify(odd) };
}

function backwardsFinding(slots: readonly unknown[]): Finding | undefined {
  const odd = slots.find((slot) => (lengthOf(slot) ?? 1) <= 0);
  if (odd === undefined) return undefined;
  return { expected: 'slots that end later than they start', actual: JSON.stringify(odd) };
}

/** A day around one of its slots is asked for: it must be among those that come. */
async function insideFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, span } = await tenDays(bench);
  const slots = needSlots((await tenDays(bench)).slots);
  const start = at(slots[Math.floor(slots.length / 2)], 'start');
  const moment = readInstant(start);
  if (moment === undefined)
    throw Obstacle.lacking('a slot has no start', 'mend GET /venues/{id}/availability');
  // Without an offset the start lies somewhere in a day and a half, so that the window must be wider.
  const [from, to] = [new Date(moment.earliest - 3_600_000), new Date(moment.latest + 3_600_000)];
  const came = await slotsIn(bench, client, { ...span, from, to });
  if (came.some((slot) => at(slot, 'start') === start || sameMoment(slot, start))) return undefined;
  return {
    expected: `the slot at ${show(start)} between ${from.toISOString()} and ${to.toISOString()}`,
    actual: `${String(came.length)} slots, and it is not among them`,
  };
}

const sameMoment = (slot: unknown, start: unknown): boolean => {
  const [one, other] = [readInstant(at(slot, 'start')), readInstant(start)];
  if (one === undefined || other === undefined) return false;
  return one.earliest <= other.latest && other.earliest <= one.latest;
};

/** From one to five in the night of a weekday, on the venue's own clock. */
async function nightFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, span, slots: byDay } = await tenDays(bench);
  // A venue that has no slots at all has none at night either.
  needSlots(byDay);
  const midnight = new Date(`${span.from.toISOString().slice(0, 10)}T00:00:00Z`).getTime();
  const [from, to] = [
    new Date(midnight + dayMs + 6 * 3_600_000),
    new Date(midnight + dayMs + 9 * 3_600_000),
  ];
  const exchange = await askBetween(bench, client, { ...span, from, to });
  const finding = successFinding(exchange);
  const slots = listAt(exchange, 'slots');
  if (finding !== undefined || slots.length === 0) return finding;
  return { expected: 'slots: [] at night', actual: JSON.stringify(slots.slice(0, 2)) };
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'requirements'> & {
  readonly level?: Level;
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const ofTenDays =
  (find: (slots: readonly unknown[]) => Finding | undefined): Row['find'] =>
  async (bench) =>
    find(needSlots((await tenDays(bench)).slots));

const rows: readonly Row[] = [
  {
    id: 'SLOT-01',
    title: 'slots lie within the operating hours, by the clock of the venue',
    requirements: ['R-AVAIL-28'],
    find: hoursFinding,
  },
  {
    id: 'SLOT-02',
    title: 'on a closed day there are no slots',
    requirements: ['R-AVAIL-29'],
    find: ofTenDays((slots) => closedDayFinding(needOffsets(slots))),
  },
  {
    id: 'SLOT-03',
    title: 'a slot lasts slotDurationMinutes of its venue',
    level: 'SHOULD',
    requirements: ['R-AVAIL-10'],
    find: ofTenDays(lengthFinding),
  },
  {
    id: 'SLOT-04',
    title: 'a slot well inside of the window is returned',
    requirements: ['R-AVAIL-26'],
    find: insideFinding,
  },
  {
    id: 'SLOT-05',
    title: 'outside of the operating hours slots is an empty array',
    requirements: ['R-AVAIL-30'],
    find: nightFinding,
  },
  {
    id: 'SLOT-06',
    title: 'a slot ends later than it starts',
    requirements: ['R-AVAIL-09'],
    find: ofTenDays(backwardsFinding),
  },
];

export const openingHoursChecks: readonly ActiveCheck[] = rows.map(
  ({ level = 'MUST', find, ...described }): ActiveCheck => ({
    kind: 'active',
    area: 'venue',
    level,
    ...described,
    asks: ['getVenueAvailability', 'getVenueAvailability'],
    run: async (bench) => conclude(await find(bench)),
  }),
);
