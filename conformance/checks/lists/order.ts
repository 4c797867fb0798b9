/** Newest first, by createdAt; what was made at the same moment may stand in any order. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { mayMeet, readInstant } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import { at } from '../../json.ts';
import { order } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { readClock } from '../given/clock.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import type { CursorList } from '../given/walk.ts';
import { listAt, show } from '../value.ts';
import { makeQuietClient, wholeList } from './full-lists.ts';

const momentsOf = (items: readonly unknown[]): readonly (Instant | undefined)[] =>
  items.map((item) => readInstant(at(item, 'createdAt')));

export function orderFinding(items: readonly unknown[]): Finding | undefined {
  needMoments(momentsOf(items));
  return newerBehind(items);
}

/** The first item that certainly was made before the one behind it. */
export function newerBehind(items: readonly unknown[]): Finding | undefined {
  const moments = momentsOf(items);
  const wrong = moments.findIndex((moment, index) => {
    const next = moments[index + 1];
    return moment !== undefined && next !== undefined && next.earliest > moment.latest;
  });
  if (wrong === -1) return undefined;
  const text = (index: number): string => show(at(items[index], 'createdAt'));
  return {
    expected: 'nothing newer behind something older',
    actual: `createdAt ${text(wrong)} before ${text(wrong + 1)}`,
  };
}

/** Things that were made at one moment, by a clock that stands still or is a coarse one, have no order. */
function needMoments(moments: readonly (Instant | undefined)[]): void {
  const [first, ...others] = moments.filter((moment) => moment !== undefined);
  if (first !== undefined && others.some((other) => !mayMeet(first, other))) return;
  throw oneMoment();
}

const oneMoment = (): Obstacle =>
  Obstacle.lacking(
    'all that is listed was made at one moment, as createdAt tells it, and so has no order',
    'run it with a clock that goes on, and createdAt in ms',
  );

type Newest = {
  readonly jobId: string;
  readonly items: readonly unknown[];
  /** The server's clock when its making began; undefined where it cannot be read. */
  readonly begun: Instant | undefined;
};

/** A booking that is made when the list holds others already. */
const newest = (bench: Bench): Promise<Newest> =>
  bench.once('newest booking', async (maker) => {
    const client = await makeQuietClient(maker, 'newestFirst');
    const begun = maker.offers('clock.read') ? await readClock(maker) : undefined;
    let jobId = '';
    for (const number of [1, 2, 3]) {
      const purpose = `one after the other, ${String(number)}`;
      const made = await order(maker, client, { channel: 'MOBILE', purpose });
      jobId = demandText(made.exchange, 'jobId');
    }
    const key = keyFor(client, 'listBookings');
    const listed = demandSuccess(await maker.call({ operation: 'listBookings', key }));
    return { jobId, items: listAt(listed, 'bookings'), begun };
  });

/** Bookings of one moment may stand in any order: a clock may stand still, or show whole seconds only. */
function firstFinding({
  jobId,
  items,
}: {
  jobId: string;
  items: readonly unknown[];
}): Finding | undefined {
  const [first] = items;
  if (at(first, 'id') === jobId) return undefined;
  const own = items.find((item) => at(item, 'id') === jobId);
  const [moment, other] = [own, first].map((item) => readInstant(at(item, 'createdAt')));
  const isTie = moment !== undefined && other !== undefined && other.latest >= moment.earliest;
  if (isTie) throw oneMoment();
  return {
    expected: `booking ${jobId} first in the list`,
    actual: `${show(at(first, 'id'))} is first`,
  };
}

/** A server may take some time, and its control may read another clock than its store. */
const tolerance = 60_000;

async function createdAtFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('clock.read');
  const { jobId, items, begun } = await newest(bench);
  const { createdAt, moment } = createdAtOf(items.find((item) => at(item, 'id') === jobId));
  const now = await readClock(bench);
  const from = (begun ?? now).earliest - tolerance;
  const to = now.latest + tolerance;
  if (moment.earliest <= to && moment.latest >= from) return undefined;
  return {
    expected: `createdAt between ${new Date(from).toISOString()} and ${new Date(to).toISOString()}, when the booking was made by the server's clock`,
    actual: show(createdAt),
  };
}

function createdAtOf(item: unknown) {
  const createdAt = at(item, 'createdAt');
  const moment = readInstant(createdAt);
  if (moment !== undefined) return { createdAt, moment };
  throw Obstacle.lacking('the booking is not in the list with a createdAt', 'mend GET /bookings');
}

type Row = { readonly operation: CursorList; readonly requirement: string };

const rows: readonly Row[] = [
  { operation: 'listBookings', requirement: 'R-JOBLIST-15' },
  { operation: 'listInvoices', requirement: 'R-INVOICE-33' },
  { operation: 'listRefunds', requirement: 'R-REFUND-22' },
  { operation: 'listDisputes', requirement: 'R-DISPUTE-22' },
];

const common = { kind: 'active', area: 'list', level: 'MUST' } as const;

export const orderChecks: readonly ActiveCheck[] = [
  ...rows.map(({ operation, requirement }, index): ActiveCheck => ({
    ...common,
    id: `LIST-0${String(index + 1)}`,
    title: `${operation}: the newest come first`,
    asks: [operation],
    requirements: [requirement],
    run: async (bench) => conclude(orderFinding(await wholeList(bench, operation))),
  })),
  {
    ...common,
    id: 'LIST-05',
    title: 'a booking that was just made is the first of the list',
    asks: ['listBookings'],
    requirements: ['R-JOBLIST-16'],
    run: async (bench) => conclude(firstFinding(await newest(bench))),
  },
  {
    ...common,
    id: 'LIST-06',
    title: "createdAt of a booking is the time of its creation, by the server's clock",
    asks: ['listBookings'],
    requirements: ['R-JOBLIST-13'],
    run: async (bench) => conclude(await createdAtFinding(bench)),
  },
];
