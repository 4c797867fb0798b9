/** Two cancels of one booking that set out at the same time: whichever is first, the other one finds it CANCELLED. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding, Outcome } from '../engine/outcome.ts';
import { statusOf } from '../checks/access/denied.ts';
import { allEventsOf, arrivalsOf, distinct } from '../checks/events/find-events.ts';
import { makeBooking } from '../checks/given/booking.ts';
import type { Booking } from '../checks/given/booking.ts';
import { givenClient } from '../checks/given/client.ts';
import { cancelRacing } from '../checks/life/cancelling.ts';
import { jobIn, readJob } from '../checks/life/walk.ts';
import { differences } from '../checks/value.ts';
import { eventTypeOf } from '../receiver/delivery.ts';

type Race = { readonly booking: Booking; readonly statuses: readonly (number | undefined)[] };

const race = (bench: Bench): Promise<Race> =>
  bench.once('two cancels at once', async (maker) => {
    const client = await givenClient(maker, 'primary');
    const wanted = { channel: 'MOBILE', purpose: 'to be cancelled twice at once' } as const;
    const booking = await makeBooking(maker, client, wanted);
    const both = await Promise.all([cancelRacing(maker, booking), cancelRacing(maker, booking)]);
    return { booking, statuses: both.map(statusOf) };
  });

/** A refusal of the second one would be none of the two that the spec knows, but 4xx is no harm done. */
async function endFinding(bench: Bench): Promise<Finding | undefined> {
  const { booking, statuses } = await race(bench);
  const isSound = statuses.includes(200) && statuses.every((one) => one !== undefined && one < 500);
  if (!isSound) {
    return {
      expected: 'status 200 from one of the cancels, and no fault of the server from the other',
      actual: `status ${statuses.join(' and ')}`,
    };
  }
  return differences('job', jobIn(await readJob(bench, booking)), { status: 'CANCELLED' });
}

/** Once for each cancel at the most: whether a repeated one tells it again is open (O30). */
async function toldOutcome(bench: Bench): Promise<Outcome> {
  const { booking, statuses } = await race(bench);
  if (!statuses.includes(200)) {
    throw Obstacle.lacking('neither of the two cancels succeeded', 'mend what WALK-05 has found');
  }
  // The first may be late; after it silence is listened to.
  await arrivalsOf(bench, booking, 'job.cancelled');
  const events = await allEventsOf(bench, booking);
  const told = distinct(events).filter((one) => eventTypeOf(one) === 'job.cancelled').length;
  if (told === 1 || told === 2) return conclude(undefined, `${String(told)} (O30)`);
  return conclude({
    expected: 'job.cancelled once, or once for each of the two cancels (O30)',
    actual: told === 0 ? 'none came' : `${String(told)} came, each under an id of its own`,
  });
}

const common = { kind: 'active', area: 'cancel', level: 'MUST' } as const;

export const twoCancelChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'WALK-05',
    title: 'of two cancels at the same time one succeeds at least, and the booking is CANCELLED',
    asks: ['createBooking', 'cancelBooking', 'cancelBooking', 'getBooking'],
    requirements: ['R-CANCEL-01', 'R-CANCEL-02', 'R-CANCEL-22'],
    run: async (bench) => conclude(await endFinding(bench)),
  },
  {
    ...common,
    id: 'WALK-06',
    title: 'two cancels at the same time emit job.cancelled, and not more often than twice',
    asks: [],
    requirements: ['R-CANCEL-07', 'R-CANCEL-23'],
    run: toldOutcome,
  },
];
