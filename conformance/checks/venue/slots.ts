/** Slots of a venue of one's own: asked for, counted, compared with an earlier answer to the same question. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { compareInstants } from '../../instant.ts';
import type { Comparison } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';

export type SlotWindow = {
  readonly venueId: string;
  /** Days from now, both ends included. */
  readonly fromDay: number;
  readonly toDay: number;
};

/** Whatever comes of it. */
export async function askSlots(bench: Bench, client: Client, asked: SlotWindow): Promise<Exchange> {
  const [from, to] = [await daysAhead(bench, asked.fromDay), await daysAhead(bench, asked.toDay)];
  return askBetween(bench, client, { venueId: asked.venueId, from, to });
}

export type Span = { readonly venueId: string; readonly from: Date; readonly to: Date };

export const askBetween = (
  bench: Bench,
  client: Client,
  { venueId, from, to }: Span,
): Promise<Exchange> =>
  bench.call({
    operation: 'getVenueAvailability',
    key: keyFor(client, 'getVenueAvailability'),
    id: venueId,
    query: { from: from.toISOString(), to: to.toISOString() },
  });

export async function slotsIn(
  bench: Bench,
  client: Client,
  span: Span,
): Promise<readonly unknown[]> {
  return listAt(demandSuccess(await askBetween(bench, client, span)), 'slots');
}

/** The start of a free slot, as the venue writes it. */
export async function firstStart(bench: Bench, client: Client, asked: SlotWindow): Promise<string> {
  const slots = listAt(demandSuccess(await askSlots(bench, client, asked)), 'slots');
  return startOf(slots[0]);
}

export function startOf(slot: unknown): string {
  const start = at(slot, 'start');
  if (typeof start === 'string') return start;
  throw Obstacle.lacking('the venue offers no slot', 'mend GET /venues/{id}/availability');
}

/** All places that are left, in all slots. */
export const placesIn = (slots: readonly unknown[]): number =>
  slots.reduce<number>((sum, slot) => sum + Number(at(slot, 'capacity') ?? 0), 0);

/** The slots that begin then; where none is known to, for want of an offset (O92), those that may. */
export function slotsAt(start: string, slots: readonly unknown[]): readonly unknown[] {
  const same = sureSlotsAt(start, slots);
  return same.length > 0 ? same : slotsThat('unsure', start, slots);
}

/** Only those that are known to begin then. */
export const sureSlotsAt = (start: string, slots: readonly unknown[]): readonly unknown[] =>
  slotsThat('same', start, slots);

const slotsThat = (how: Comparison, start: string, slots: readonly unknown[]): readonly unknown[] =>
  slots.filter((slot) => compareInstants(at(slot, 'start'), start) === how);
