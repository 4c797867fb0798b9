/** The places of a venue's slots: which are listed, and what takes and frees them. */
import type { Bench } from '../../engine/bench.ts';
import { compareInstants } from '../../instant.ts';
import { makeBooking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { askAvailability, givenVenue, makeVenue, untouchedWindow } from '../given/venue.ts';
import { dataAt } from '../value.ts';
import { givenOpenVenue, makeOpenVenue, slotsIn, slotsOf } from './open-venue.ts';
import type { Slot } from './open-venue.ts';
import { probe, told, unseen } from './probe.ts';

/** What one slot of a venue says before and after something happens to its places. */
const placeAt = (slots: readonly Slot[], start: string): number | undefined =>
  slots.find((slot) => compareInstants(slot.start, start) === 'same')?.capacity;

type Places = {
  readonly client: Client;
  readonly venueId: string;
  readonly starts: readonly [string, string];
  readonly look: () => Promise<readonly Slot[]>;
};

/** A venue with one place at each start. */
async function singlePlaces(bench: Bench): Promise<Places> {
  const client = await givenClient(bench, 'primary');
  const { venueId } = await makeVenue(bench, { label: 'venue with one place', stations: 1 });
  const [from, to] = [await daysAhead(bench, 4), await daysAhead(bench, 6)];
  const look = (): Promise<readonly Slot[]> => slotsOf(bench, client, { venueId, from, to });
  const [first, second] = await look();
  if (first === undefined || second === undefined) throw unseen('a new venue offers no slots');
  return { client, venueId, starts: [first.start, second.start], look };
}

type Filled = {
  /** The capacity that is told of each; undefined where it is not listed. */
  readonly booked: number | undefined;
  readonly freed: number | undefined;
  readonly unpaid: number | undefined;
};

/** One start booked by a client that is billed, another by one whose patient has not paid. */
export const filled = (bench: Bench): Promise<Filled> =>
  bench.once('places that were booked and freed', async (maker) => {
    const { client, venueId, starts, look } = await singlePlaces(maker);
    const order = (venueSlotStart: string) =>
      ({
        channel: 'IN_VENUE',
        purpose: 'to hold a place',
        place: { venueId, venueSlotStart },
      }) as const;
    const { jobId } = await makeBooking(maker, client, order(starts[0]));
    const patientPay = await ifPossible(givenClient(maker, 'patientPay'));
    if (patientPay !== undefined) await makeBooking(maker, patientPay, order(starts[1]));
    const taken = await look();
    const key = keyFor(client, 'cancelBooking');
    demandSuccess(await maker.call({ operation: 'cancelBooking', key, id: jobId }));
    return {
      booked: placeAt(taken, starts[0]),
      unpaid: placeAt(taken, starts[1]),
      freed: placeAt(await look(), starts[0]),
    };
  });

async function startsBetween(
  bench: Bench,
  client: Client,
  [from, to]: readonly [number, number],
): Promise<readonly number[]> {
  const { venueId } = await givenVenue(bench, client);
  const window = { venueId, from: new Date(from), to: new Date(to) };
  const slots = await slotsOf(bench, client, window);
  return slots.map(({ start }) => Date.parse(start));
}

const common = { area: 'venue' } as const;

export const placeProbes = [
  probe({
    ...common,
    id: 'O22',
    question: 'Is a fully booked slot in the availability list?',
    asks: ['getVenueAvailability'],
    run: async (bench) => {
      const { booked } = await filled(bench);
      if (booked === undefined) return { answer: 'it is left out', value: 'omit' };
      return told(`with capacity ${String(booked)}`, booked === 0 ? 'zero' : undefined);
    },
  }),
  probe({
    ...common,
    id: 'O23',
    question: 'How many places has a venue whose phlebotomyStations is null?',
    asks: ['getVenueAvailability'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const venueId = await makeOpenVenue(bench, { phlebotomyStations: null });
      const key = keyFor(client, 'getVenue');
      const read = demandSuccess(await bench.call({ operation: 'getVenue', key, id: venueId }));
      const stations = dataAt(read, 'venue', 'phlebotomyStations');
      if (stations !== null) throw unseen('venue.create gave phlebotomyStations a number for null');
      const [from, to] = [await daysAhead(bench, 4), await daysAhead(bench, 5)];
      const [slot] = await slotsOf(bench, client, { venueId, from, to });
      return { answer: slot === undefined ? 'no slots' : `capacity ${String(slot.capacity)}` };
    },
  }),
  probe({
    ...common,
    id: 'O24',
    question: 'Does a cancelled job give its place back?',
    asks: ['getVenueAvailability'],
    run: async (bench) => {
      const { booked, freed } = await filled(bench);
      if ((booked ?? 0) > 0) throw unseen('a booking took no place away');
      return (freed ?? 0) > 0
        ? { answer: 'yes', value: 'frees' }
        : { answer: 'no', value: 'holds' };
    },
  }),
  probe({
    ...common,
    id: 'O53',
    question: 'Which slots at the edges of the window does availability list?',
    asks: ['getVenueAvailability', 'getVenueAvailability', 'getVenueAvailability'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const all = slotsIn(demandSuccess(await askAvailability(bench, client, untouchedWindow)));
      const [first, second, third] = all.map(({ start }) => Date.parse(start));
      if (first === undefined || second === undefined || third === undefined) {
        throw unseen('there are not three free slots in a row');
      }
      const edge = (from: number, to: number): Promise<readonly number[]> =>
        startsBetween(bench, client, [from, to]);
      const [whole, half] = [
        await edge(first, third),
        await edge(first, (second + third) / 2),
      ] as const;
      const says = (holds: boolean): string => (holds ? 'listed' : 'left out');
      const rows = [
        `one that starts at from: ${says(whole.includes(first))}`,
        `one that starts at to: ${says(whole.includes(third))}`,
        `one that ends after to: ${says(half.includes(second))}`,
      ];
      return { answer: rows.join('; ') };
    },
  }),
  probe({
    ...common,
    id: 'O80',
    question: 'Does a booking hold its place while its payment is due?',
    asks: ['getVenueAvailability'],
    run: async (bench) => {
      await givenClient(bench, 'patientPay');
      const { unpaid } = await filled(bench);
      return { answer: (unpaid ?? 0) > 0 ? 'no' : 'yes' };
    },
  }),
  probe({
    ...common,
    id: 'O81',
    question: 'Does availability list slots that have begun?',
    asks: ['getVenueAvailability'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const venueId = await givenOpenVenue(bench);
      const now = await daysAhead(bench, 0);
      const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
      const slots = await slotsOf(bench, client, { venueId, from: hours(-3), to: hours(3) });
      if (slots.length === 0) throw unseen('a venue that never closes offers no slots');
      // The clock of the server is known to some minutes only.
      const begun = slots.filter(({ start }) => Date.parse(start) < hours(-1).getTime());
      return { answer: begun.length > 0 ? 'yes' : 'no' };
    },
  }),
];
