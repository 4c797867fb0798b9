/** The client that is nobody's but its own, and things of another one that are none of its business. */
import type { Bench } from '../../engine/bench.ts';
import { bookingToRead, givenBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { givenPanel } from '../given/panel.ts';

export type Thing = { readonly id: string };

export const stranger = (bench: Bench): Promise<Client> => givenClient(bench, 'other');

export const job = async (bench: Bench): Promise<Thing> => ({
  id: (await givenBooking(bench, bookingToRead)).jobId,
});
/** Nothing else is done with it: should it be cancelled all the same, no other check is misled. */
export const jobToKeep = (bench: Bench): Promise<Booking> =>
  givenBooking(bench, { ...bookingToRead, purpose: 'to be kept' });

/** A private panel is known only of a client of the runner's own. */
export const panel = async (bench: Bench): Promise<Thing> => {
  bench.need('client.create', 'key.mint', 'panel.create');
  return { id: await givenPanel(bench, await givenClient(bench, 'primary')) };
};
