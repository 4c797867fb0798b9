/** The time by which the server decides, and days counted from it. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { readInstant } from '../../instant.ts';
import type { Instant } from '../../instant.ts';

const dayMs = 86_400_000;

/** The server's clock as it stands now. Needs clock.read. */
export async function readClock(bench: Bench): Promise<Instant> {
  const { now } = await bench.act('clock.read', {});
  const instant = readInstant(now);
  if (instant !== undefined) return instant;
  throw Obstacle.broken('the control endpoint answered clock.read without a timestamp now');
}

/** Forwards to a moment (ms since 1970), if that has not come yet. Needs clock.read and clock.advance. */
export async function moveClockTo(bench: Bench, moment: number): Promise<void> {
  const { latest } = await readClock(bench);
  if (moment > latest) {
    await bench.act('clock.advance', { seconds: Math.ceil((moment - latest) / 1000) });
  }
}

/**
 * What the server's clock shows (ms since 1970) when the runner's shows this: good to some minutes, for dates that
 * lie days ahead. Asks the server's clock once and counts on from there, with what the run has moved it by since.
 * Without control it is the runner's own clock.
 */
export async function serverTimeAt(bench: Bench, runnerMs: number): Promise<number> {
  const ahead = await bench.once('how far the server is ahead', async (maker) => {
    if (!maker.offers('clock.read')) return 0;
    const { earliest, latest } = await readClock(maker);
    return Math.round((earliest + latest) / 2) - Date.now() - maker.passedMs;
  });
  return runnerMs + ahead + bench.passedMs;
}

export async function daysAhead(bench: Bench, days: number): Promise<Date> {
  return new Date((await serverTimeAt(bench, Date.now())) + days * dayMs);
}

/** YYYY-MM-DD, in UTC. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
