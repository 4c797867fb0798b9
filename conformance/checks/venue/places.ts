/** The places of a slot: what bookings, cancellations, payments and moves do to them. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { compareInstants } from '../../instant.ts';
import { at } from '../../json.ts';
import { refusalFinding } from '../access/denied.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { placesIn, startOf, sureSlotsAt } from './slots.ts';
import { attempt, book, fullSlot, oneTooMany, slotsNow, stage, stations } from './stage.ts';
import { momentAt } from './venue-clock.ts';

const zone = 'Europe/London';

/** The capacity of the slot that certainly begins then: 0 when it is left out, undefined when it is not certain. */
export function capacityAt(
  start: string,
  before: readonly unknown[],
  now: readonly unknown[],
): number | undefined {
  const isSure = now.length > 0 && sureSlotsAt(start, before).length === 1;
  const isCertain = now.every((slot) => compareInstants(at(slot, 'start'), start) !== 'unsure');
  if (!isSure || !isCertain) return undefined;
  return placesIn(sureSlotsAt(start, now));
}

async function fullFinding(bench: Bench): Promise<Finding | undefined> {
  const { slots, start, fullSlots } = await fullSlot(bench);
  const left = placesIn(slots) - placesIn(fullSlots);
  const capacity = capacityAt(start, slots, fullSlots) ?? 0;
  if (left === stations && capacity === 0) return undefined;
  return {
    expected: `the slot at ${start} left out or with capacity 0, and ${String(stations)} places less than before`,
    actual: `capacity ${String(capacity)}, ${String(left)} places less`,
  };
}

/** Both places were booked, and one of the two bookings is cancelled. */
async function cancelledFinding(bench: Bench): Promise<Finding | undefined> {
  const full = await oneTooMany(bench);
  const { slots, client, booked } = full;
  const key = keyFor(client, 'cancelBooking');
  const id = booked[1]?.jobId ?? '';
  demandSuccess(await bench.call({ operation: 'cancelBooking', key, id }));
  const now = placesIn(await slotsNow(bench, full));
  const [least, most] = [placesIn(slots) - stations, placesIn(slots) - stations + 1];
  if (now >= least && now <= most) return undefined;
  return {
    expected: `${String(least)} or ${String(most)} places in all after the cancellation`,
    actual: String(now),
  };
}

function negativeFinding(slots: readonly unknown[]): Finding | undefined {
  const odd = slots.find((slot) => Number(at(slot, 'capacity')) < 0);
  if (odd === undefined) return undefined;
  return { expected: 'no capacity below 0', actual: JSON.stringify(odd) };
}

/** A booking whose payment is finalized takes one place, like any other. */
async function paidFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('payment.finalize');
  const here = await stage(bench, 'a paid booking');
  const start = startOf(here.slots[3]);
  const { jobId } = await book(bench, here, { start, purpose: 'to hold its place' });
  await bench.act('payment.finalize', { jobId });
  const less = placesIn(here.slots) - placesIn(await slotsNow(bench, here));
  if (less === 1) return undefined;
  return { expected: 'one place less for a paid booking', actual: `${String(less)} less` };
}

/** Who has come for it, and who has been drawn, was booked at that start, and is so still. */
const heldBehind =
  (name: string, actions: readonly [string, ...string[]]) =>
  async (bench: Bench): Promise<Finding | undefined> => {
    bench.need(...actions);
    const here = await stage(bench, `a booking that is ${name}`);
    const start = startOf(here.slots[3]);
    const { jobId } = await book(bench, here, { start, purpose: `to be ${name}` });
    // A server may want it before the visit begins.
    await ifPossible(bench.act('payment.finalize', { jobId }));
    for (const action of actions) await bench.act(action, { jobId });
    const less = placesIn(here.slots) - placesIn(await slotsNow(bench, here));
    if (less === 1) return undefined;
    return {
      expected: `one place less for a booking that is ${name}`,
      actual: `${String(less)} less`,
    };
  };

async function movedFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('staff.reschedule');
  const here = await stage(bench, 'a moved booking');
  const old = startOf(here.slots[3]);
  // The control protocol takes no time without an offset. A slot of half an hour begins then, since it opens at eight.
  const next = momentAt(await daysAhead(bench, 7), '15:00', zone).toISOString();
  const { jobId } = await book(bench, here, { start: old, purpose: 'to be moved' });
  // Only a confirmed booking can be moved, by one reading (O85).
  await ifPossible(bench.act('payment.finalize', { jobId }));
  await bench.act('staff.reschedule', { jobId, venueSlotStart: next });
  const now = await slotsNow(bench, here);
  const less = placesIn(here.slots) - placesIn(now);
  // Whether what was ever booked at a start goes on to count there is open (O24).
  const held = less - 1;
  const left = capacityAt(old, here.slots, now) ?? stations - held;
  const taken = capacityAt(next, here.slots, now) ?? stations - 1;
  const isSound = [0, 1].includes(held) && left === stations - held && taken === stations - 1;
  if (isSound) return undefined;
  return {
    expected: `capacity ${String(stations - 1)} at ${next}, and at ${old} between that and ${String(stations)}, and no other place less`,
    actual: `${String(taken)} and ${String(left)}, ${String(less)} less in all`,
  };
}

/** What one client has booked is booked for all: a place that is gone is gone, whoever asks and whoever books. */
async function sharedFinding(bench: Bench): Promise<Finding | undefined> {
  const here = await stage(bench, 'two clients', 1);
  const other = await givenClient(bench, 'primary');
  needCapability(other, 'canUseVenueNetwork');
  const theirs = { ...here, client: other };
  const before = placesIn(await slotsNow(bench, theirs));
  const start = startOf(here.slots[3]);
  await book(bench, here, { start, purpose: 'to be missing for another client' });
  const less = before - placesIn(await slotsNow(bench, theirs));
  if (less !== 1) {
    return { expected: 'one place less for another client, too', actual: `${String(less)} less` };
  }
  const second = await attempt(bench, theirs, { start, purpose: 'at a slot of another client' });
  return refusalFinding(second.exchange, (status) => status !== 409);
}

type Row = Omit<ActiveCheck, 'kind' | 'area' | 'level' | 'run'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'SLOT-07',
    title: 'a fully booked slot is left out, or has capacity 0',
    asks: ['getVenueAvailability', 'createBooking', 'createBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-12'],
    find: fullFinding,
  },
  {
    id: 'SLOT-09',
    title: 'a cancelled booking changes the places of its slot by one at the most',
    asks: ['cancelBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-13'],
    find: cancelledFinding,
  },
  {
    id: 'SLOT-10',
    title: 'the capacity of a slot is never below zero',
    asks: [],
    requirements: ['R-AVAIL-08'],
    find: async (bench) => negativeFinding((await fullSlot(bench)).fullSlots),
  },
  {
    id: 'SLOT-12',
    title: 'a paid booking holds its place',
    asks: ['getVenueAvailability', 'createBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-14'],
    find: paidFinding,
  },
  {
    id: 'SLOT-13',
    title:
      'a booking that is moved takes a place at its new start, and at its old one no more than before',
    asks: ['getVenueAvailability', 'createBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-40'],
    find: movedFinding,
  },
  {
    id: 'SLOT-17',
    title: 'the place of a patient who has checked in is taken',
    asks: ['getVenueAvailability', 'createBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-36'],
    find: heldBehind('checked in', ['venue.checkIn']),
  },
  {
    id: 'SLOT-18',
    title: 'the place of a completed booking is taken',
    asks: ['getVenueAvailability', 'createBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-36'],
    find: heldBehind('completed', ['venue.checkIn', 'job.complete']),
  },
  {
    id: 'SLOT-16',
    title: 'a place that one client has booked is gone for another one, too',
    asks: [
      'getVenueAvailability',
      'getVenueAvailability',
      'createBooking',
      'getVenueAvailability',
      'createBooking',
    ],
    requirements: ['R-AVAIL-12', 'R-BOOK-99'],
    find: sharedFinding,
  },
];

export const placeChecks: readonly ActiveCheck[] = rows.map(({ find, ...described }) => ({
  kind: 'active',
  area: 'venue',
  level: 'MUST',
  ...described,
  run: async (bench) => conclude(await find(bench)),
}));
