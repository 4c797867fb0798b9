/**
 * Whatever window is asked for, the slots in it are those that the whole month has there.
 *
 * The answer to one wide window is the oracle; at the edges of the others what is open stays open (O53), and so do the
 * slots that have begun (O81).
 */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { everyDay, givenVenue, makeVenue } from '../given/venue.ts';
import { listAt } from '../value.ts';
import { told } from '../validation/refused-bookings.ts';
import { dayMs, hourMs, longestFrom, randomWindows, writeMoment } from './random-windows.ts';
import type { MadeWindow, Zone } from './random-windows.ts';
import { slotsIn } from './slots.ts';
import { guest } from './stage.ts';

type Times = { readonly start: Instant; readonly end: Instant };

type Oracle = {
  readonly client: Client;
  readonly venueId: string;
  /** The full hour in which it was asked, ms. */
  readonly now: number;
  /** By the start, ms. */
  readonly slots: ReadonlyMap<number, Times>;
};

/** Open around the clock: there are slots on both sides of every midnight, whoever's it is. */
const alwaysOpen = (bench: Bench): Promise<Pick<Oracle, 'client' | 'venueId'>> =>
  bench.once('venue of all windows', async (maker) => {
    const client = await guest(maker);
    const { venueId } = await makeVenue(maker, {
      label: 'asked for in every window',
      settings: {
        operatingHours: everyDay({ open: '00:00', close: '24:00' }),
        slotDurationMinutes: 60,
      },
    });
    return { client, venueId };
  });

const allSlots = (bench: Bench): Promise<Oracle> =>
  bench.once('all slots of a month', async (maker) => {
    const { client, venueId } = await alwaysOpen(maker);
    const now = Math.floor((await daysAhead(maker, 0)).getTime() / hourMs) * hourMs;
    const span = { venueId, from: new Date(now), to: new Date(now + longestFrom(now)) };
    const slots = (await slotsIn(maker, client, span)).map(timesOf);
    if (slots.length === 0) {
      throw Obstacle.lacking(
        'the venue offers no slots in a month',
        'mend GET /venues/{id}/availability',
      );
    }
    return {
      ...{ client, venueId, now },
      slots: new Map(slots.map((slot) => [slot.start.earliest, slot])),
    };
  });

/** When each of them begins, ms. */
export const slotsOfMonth = async (bench: Bench): Promise<readonly number[]> => [
  ...(await allSlots(bench)).slots.keys(),
];

/** The slots of the week that begins so many days from now: nobody books there. */
export async function slotsOfWeek(bench: Bench, fromDay: number): Promise<readonly unknown[]> {
  const { client, venueId } = await alwaysOpen(bench);
  const [from, to] = [await daysAhead(bench, fromDay), await daysAhead(bench, fromDay + 7)];
  return slotsIn(bench, client, { venueId, from, to });
}

function timesOf(slot: unknown): Times {
  const [start, end] = [readInstant(at(slot, 'start')), readInstant(at(slot, 'end'))];
  if (start?.hasOffset === true && end?.hasOffset === true) return { start, end };
  throw Obstacle.lacking(
    'the slots have times without an offset, as one reading of O92 allows, so that their moment is not known',
    'nothing need be mended; with an offset they are held to the window that was asked for',
  );
}

/** A server may count whole seconds. */
const slackMs = 1000;

/** What begins later than this had not begun when the last window was asked for either. */
const sureFrom = ({ now }: Oracle): number => now + 6 * hourMs;

function slotsFinding(
  oracle: Oracle,
  window: MadeWindow,
  came: readonly Times[],
): Finding | undefined {
  const { opens, closes } = window;
  const due = [...oracle.slots.values()].filter(
    ({ start, end }) => start.earliest > Math.max(opens, sureFrom(oracle)) && end.latest < closes,
  );
  const starts = new Set(came.map(({ start }) => start.earliest));
  const missing = due.find(({ start }) => !starts.has(start.earliest));
  const stray = came.find(
    ({ start }) => start.latest < opens - slackMs || start.earliest > closes + slackMs,
  );
  const unknown = came.find(
    ({ start: { earliest } }) => earliest > sureFrom(oracle) && !oracle.slots.has(earliest),
  );
  const expected = `the ${String(due.length)} slots that a window of 30 days has inside`;
  const of = ({ start }: Times): string => new Date(start.earliest).toISOString();
  if (missing !== undefined) {
    return { expected, actual: `${String(came.length)} slots, without the one at ${of(missing)}` };
  }
  const odd = stray ?? unknown;
  return odd === undefined ? undefined : { expected, actual: `a slot at ${of(odd)}, too` };
}

async function windowFinding(
  bench: Bench,
  oracle: Oracle,
  window: MadeWindow,
): Promise<Finding | undefined> {
  const { client, venueId: id } = oracle;
  const key = keyFor(client, 'getVenueAvailability');
  const { query } = window;
  const exchange = await bench.call({ operation: 'getVenueAvailability', key, id, query });
  const finding =
    successFinding(exchange) ??
    slotsFinding(oracle, window, listAt(exchange, 'slots').map(timesOf));
  return finding && told(finding, `?${new URLSearchParams(query).toString()}`);
}

type Row = {
  readonly id: string;
  readonly title: string;
  readonly zones: readonly [Zone, ...Zone[]];
  /** How many windows, and how many with `--depth full`. */
  readonly few: number;
  readonly many: number;
  readonly requirements: readonly string[];
  readonly need?: (bench: Bench) => Promise<Finding | undefined>;
};

async function rowFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const { id, zones, few, many } = row;
  const finding = await row.need?.(bench);
  if (finding !== undefined) return finding;
  const oracle = await allSlots(bench);
  const count = bench.depth === 'full' ? many : few;
  for (const window of randomWindows(bench.random(id), { now: oracle.now, count, zones })) {
    const found = await windowFinding(bench, oracle, window);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * An ordinary window with a numeric offset. Only Z is certain to be taken (O52); a server that takes this one reads
 * offsets, and must then read them as the moments that they mean.
 */
export const offsetsTried = (bench: Bench): Promise<Exchange> =>
  bench.once('a window with a numeric offset', async (maker) => {
    const client = await givenClient(maker, 'primary');
    const { venueId: id } = await givenVenue(maker, client);
    const from = (await daysAhead(maker, 4)).getTime();
    const [zone, operation] = ['+02:00', 'getVenueAvailability'] as const;
    const query = { from: writeMoment(from, zone), to: writeMoment(from + 2 * dayMs, zone) };
    return maker.call({ operation, key: keyFor(client, operation), id, query });
  });

async function needOffsets(bench: Bench): Promise<Finding | undefined> {
  const exchange = await offsetsTried(bench);
  const status = statusOf(exchange) ?? 0;
  if (status < 400 || status >= 500) return successFinding(exchange);
  throw Obstacle.lacking(
    `a numeric offset in from and to is refused with ${String(status)}, and only Z is certain to be taken (O52)`,
    'nothing need be mended; where offsets are taken they are held to the moments that they mean',
  );
}

const inside = ['R-AVAIL-26', 'R-AVAIL-27'];

const rows: readonly Row[] = [
  {
    id: 'SLOT-19',
    title: 'any window has the slots that a window of 30 days has inside of it',
    ...{ zones: ['Z'], few: 6, many: 40 },
    requirements: [...inside, 'R-AVAIL-02', 'R-AVAIL-23', 'R-AVAIL-25'],
  },
  {
    id: 'SLOT-20',
    title:
      'a window with numeric offsets, where they are taken, has the slots between its two moments',
    ...{ zones: ['+02:00', '-05:30', '+00:00', '+14:00', 'Z'], few: 4, many: 40 },
    requirements: inside,
    need: needOffsets,
  },
];

export const windowSlotChecks: readonly ActiveCheck[] = rows.map((row) => {
  const asks = (count: number) =>
    Array.from({ length: count }, () => 'getVenueAvailability' as const);
  const { id, title, requirements, few, many } = row;
  return {
    ...{ kind: 'active', area: 'venue', level: 'MUST', id, title, requirements },
    asks: asks(few),
    fullAsks: asks(many),
    run: async (bench) => conclude(await rowFinding(bench, row)),
  };
});
