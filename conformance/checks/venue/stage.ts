/**
 * Stories about the places of a slot, each in a venue of its own in which nobody else books.
 *
 * The same days are asked for again and again, so the places of all slots together tell what has happened, even
 * where a start without an offset (O92) cannot be told from another.
 */
import type { Bench } from '../../engine/bench.ts';
import { at } from '../../json.ts';
import { order } from '../given/booking.ts';
import type { Attempt, Order } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { makeVenue } from '../given/venue.ts';
import { makeQuietClient } from '../lists/full-lists.ts';
import { listAt } from '../value.ts';
import { slotsIn, startOf } from './slots.ts';
import type { Span } from './slots.ts';

export const stations = 2;

/** Who books in these stories: the newest hundred of its bookings are all of them. */
export const guest = (bench: Bench): Promise<Client> => makeQuietClient(bench, 'venueGuest');

type Stage = {
  readonly client: Client;
  readonly span: Span;
  readonly slots: readonly unknown[];
};

/** A venue of its own with two stations, and the slots of three days. */
export const stage = (bench: Bench, label: string, places = stations): Promise<Stage> =>
  bench.once(`venue for ${label}`, async (maker) => {
    const client = await guest(maker);
    const { venueId } = await makeVenue(maker, { label, stations: places });
    const [from, to] = [await daysAhead(maker, 5), await daysAhead(maker, 8)];
    const span = { venueId, from, to };
    return { client, span, slots: await slotsIn(maker, client, span) };
  });

/** A start as it is to be sent, and what the booking is for. */
type Wanted = Pick<Order, 'purpose' | 'racing'> & { readonly start: string };

type Booked = Attempt & { readonly jobId: string };

export const attempt = (
  bench: Bench,
  { client, span }: Stage,
  { start, ...wanted }: Wanted,
): Promise<Attempt> =>
  order(bench, client, {
    channel: 'IN_VENUE',
    ...wanted,
    place: { venueId: span.venueId, venueSlotStart: start },
  });

export async function book(bench: Bench, here: Stage, wanted: Wanted): Promise<Booked> {
  const made = await attempt(bench, here, wanted);
  return { ...made, jobId: demandText(made.exchange, 'jobId') };
}

export const slotsNow = (bench: Bench, { client, span }: Stage): Promise<readonly unknown[]> =>
  slotsIn(bench, client, span);

type Full = Stage & {
  readonly start: string;
  readonly booked: readonly Booked[];
  readonly fullSlots: readonly unknown[];
};

/** Both places of one slot are booked. */
export const fullSlot = (bench: Bench): Promise<Full> =>
  bench.once('slot filled to the last place', async (maker) => {
    const here = await stage(maker, 'a full slot');
    const start = startOf(here.slots[4]);
    const booked = [
      await book(maker, here, { start, purpose: 'first place' }),
      await book(maker, here, { start, purpose: 'last place' }),
    ];
    return { ...here, start, booked, fullSlots: await slotsNow(maker, here) };
  });

/** One booking more than there are places, and what the list of bookings says of it afterwards. */
export const oneTooMany = (
  bench: Bench,
): Promise<Full & { readonly third: Attempt; readonly wasMade: boolean }> =>
  bench.once('one booking too many', async (maker) => {
    const full = await fullSlot(maker);
    const third = await attempt(maker, full, { start: full.start, purpose: 'one too many' });
    return { ...full, third, wasMade: await isMade(maker, third) };
  });

export async function isMade(bench: Bench, { client, body }: Attempt): Promise<boolean> {
  const key = keyFor(client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  return listAt(listed, 'bookings').some(
    (one) => at(one, 'externalOrderId') === body.externalOrderId,
  );
}
