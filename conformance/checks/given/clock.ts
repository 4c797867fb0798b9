/** The time by which the server decides, and days counted from it. */
import type { Bench } from '../../engine/bench.ts';

const dayMs = 86_400_000;

/** Asks the server's clock once and counts on from there; without control, the runner's own clock. */
export async function serverNow(bench: Bench): Promise<Date> {
  const ahead = await bench.once('how far the server is ahead', async (maker) => {
    if (!maker.offers('clock.read')) return 0;
    const { now } = await maker.act('clock.read', {});
    const read = typeof now === 'string' ? Date.parse(now) : Number.NaN;
    return Number.isNaN(read) ? 0 : read - Date.now();
  });
  return new Date(Date.now() + ahead);
}

export async function daysAhead(bench: Bench, days: number): Promise<Date> {
  return new Date((await serverNow(bench)).getTime() + days * dayMs);
}

/** YYYY-MM-DD, in UTC. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
