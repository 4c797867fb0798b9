/** A window is as long as the time between its two moments, however they are written. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { givenVenue } from '../given/venue.ts';
import { told } from '../validation/refused-bookings.ts';
import { dayMs, hourMs, longestFrom, minuteMs, writeMoment } from './random-windows.ts';
import type { Zone } from './random-windows.ts';
import { offsetsTried } from './window-slots.ts';

/** A moment, ms since 1970, and the zone in which it is written. */
type Bound = readonly [moment: number, zone: Zone];
type Bounds = { readonly from: Bound; readonly to: Bound };

async function ask(bench: Bench, { from, to }: Bounds): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  const { venueId: id } = await givenVenue(bench, client);
  const operation = 'getVenueAvailability';
  const query = { from: writeMoment(...from), to: writeMoment(...to) };
  return bench.call({ operation, key: keyFor(client, operation), id, query });
}

async function firstWrong(
  bench: Bench,
  windows: readonly Bounds[],
  judge: (exchange: Exchange) => Finding | undefined,
): Promise<Finding | undefined> {
  for (const window of windows) {
    const exchange = await ask(bench, window);
    const finding = judge(exchange);
    if (finding !== undefined) return told(finding, new URL(exchange.request.url).search);
  }
  return undefined;
}

const refused = (exchange: Exchange): Finding | undefined => errorFinding(exchange, 400);

/** So many days from now, at a full hour. */
const hourIn = async (bench: Bench, days: number): Promise<number> =>
  Math.floor((await daysAhead(bench, days)).getTime() / hourMs) * hourMs;

/** The next moment from which 30 days are 30 days by every clock. */
async function beforeEvenDays(bench: Bench): Promise<number> {
  const soon = await hourIn(bench, 1);
  const later = [0, 35, 70].map((days) => soon + days * dayMs);
  return later.find((moment) => longestFrom(moment) === 30 * dayMs) ?? soon;
}

const overlong = (opens: number): readonly Bounds[] => [
  ...[1000, minuteMs, hourMs, 23 * hourMs, dayMs].map((excess): Bounds => ({
    from: [opens, 'Z'],
    to: [opens + 30 * dayMs + excess, 'Z'],
  })),
  // By their texts the two are less than 30 days apart.
  { from: [opens, '+02:00'], to: [opens + 30 * dayMs + hourMs, '-05:30'] },
];

const notForward = (moment: number): readonly Bounds[] => [
  { from: [moment, 'Z'], to: [moment, '+02:00'] },
  { from: [moment, '-05:30'], to: [moment, 'Z'] },
  { from: [moment, '-05:30'], to: [moment - hourMs, '+00:00'] },
  { from: [moment, 'Z'], to: [moment - hourMs / 2, '+02:00'] },
];

const forward = (moment: number): readonly Bounds[] => [
  { from: [moment, '+02:00'], to: [moment + hourMs, 'Z'] },
  { from: [moment, '+00:00'], to: [moment + hourMs, '-05:30'] },
];

async function orderOutcome(bench: Bench): Promise<Outcome> {
  const moment = await hourIn(bench, 5);
  const finding = await firstWrong(bench, notForward(moment), refused);
  if (finding !== undefined) return conclude(finding);
  // Only Z is certain to be taken (O52).
  if (statusOf(await offsetsTried(bench)) !== 200) throw zAlone;
  return conclude(await firstWrong(bench, forward(moment), successFinding));
}

/** That it refuses them for what they mean is then not to be seen. */
const zAlone = Obstacle.lacking(
  'a numeric offset is refused, as it may be (O52)',
  'there is nothing to be mended',
);

const common = { kind: 'active', area: 'limit', level: 'MUST' } as const;

export const windowBoundChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIMIT-38',
    title:
      'a window that is too long by a second, a minute, some hours or a day is refused with 400',
    asks: overlong(0).map(() => 'getVenueAvailability' as const),
    requirements: ['R-ERR-02', 'R-AVAIL-24'],
    run: async (bench) =>
      conclude(await firstWrong(bench, overlong(await beforeEvenDays(bench)), refused)),
  },
  {
    ...common,
    id: 'LIMIT-39',
    title: 'which of from and to is later is decided by the moments that they mean',
    asks: [...notForward(0), ...forward(0)].map(() => 'getVenueAvailability' as const),
    requirements: ['R-ERR-02', 'R-AVAIL-21', 'R-AVAIL-22'],
    run: orderOutcome,
  },
];
