/** Venues that probes make, and the slots that they offer. */
import type { Bench } from '../../engine/bench.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';

export type Slot = { readonly start: string; readonly capacity: number };

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The venue at which all book who need a slot at a certain time. */
export const givenOpenVenue = (bench: Bench): Promise<string> =>
  bench.once('venue that never closes', (maker) => makeOpenVenue(maker));

/** A venue that never closes, so that there is a slot at any time of the day. Needs venue.create. */
export async function makeOpenVenue(
  bench: Bench,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const made = await bench.act('venue.create', {
    name: 'Conformance clinic that never closes',
    phlebotomyStations: 3,
    slotDurationMinutes: 30,
    timezone: 'Europe/London',
    operatingHours: Object.fromEntries(week.map((day) => [day, { open: '00:00', close: '24:00' }])),
    ...settings,
  });
  const venueId = controlText('venue.create', made, 'venueId');
  bench.afterwards('venue.deactivate', { venueId });
  return venueId;
}

/** The slots that a venue offers, the earliest first. */
export async function slotsOf(
  bench: Bench,
  client: Client,
  wanted: { readonly venueId: string; readonly from: Date; readonly to: Date },
): Promise<readonly Slot[]> {
  const { venueId, from, to } = wanted;
  const query = { from: from.toISOString(), to: to.toISOString() };
  const key = keyFor(client, 'getVenueAvailability');
  const call = { operation: 'getVenueAvailability', key, id: venueId, query } as const;
  return slotsIn(demandSuccess(await bench.call(call)));
}

export const slotsIn = (exchange: Exchange): readonly Slot[] =>
  listAt(exchange, 'slots').map((slot) => ({
    start: String(at(slot, 'start')),
    capacity: Number(at(slot, 'capacity')),
  }));
