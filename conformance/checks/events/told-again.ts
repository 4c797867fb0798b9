/** What happens a second time is told a second time, under an id of its own. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import { stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { publishedAnew, removedTwice, returns } from '../life/ways-again.ts';
import { countOf, differentEvents } from './find-events.ts';
import { disputedTwice, failedTwice, flippedTwice, refundedTwice } from './happenings.ts';
import type { Happening } from './happenings.ts';

type Row = {
  readonly id: string;
  readonly type: EventType;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly times: number;
  readonly after: readonly [way: Way, step: string] | Happening;
};

const rows: readonly Row[] = [
  {
    id: 'EMIT-54',
    type: 'sample.results_ready',
    title: 'results that are published anew, under another address, emit sample.results_ready',
    requirements: ['R-SAMPLE-26', 'R-EVENT-75'],
    times: 2,
    after: [publishedAnew, 'published anew'],
  },
  {
    id: 'EMIT-55',
    type: 'job.rescheduled',
    title: 'a MOBILE job that is moved back to its first time emits job.rescheduled',
    requirements: ['R-EVENT-49'],
    times: 2,
    after: [returns.MOBILE, 'moved back'],
  },
  {
    id: 'EMIT-56',
    type: 'job.rescheduled',
    title: 'an IN_VENUE job that is moved back to its first slot emits job.rescheduled',
    requirements: ['R-EVENT-50'],
    times: 2,
    after: [returns.IN_VENUE, 'moved back'],
  },
  {
    id: 'EMIT-57',
    type: 'dispatch.unassigned',
    title: 'the removal of a second phlebotomist emits dispatch.unassigned',
    requirements: ['R-EVENT-65'],
    times: 2,
    after: [removedTwice, 'removed again'],
  },
  {
    id: 'EMIT-58',
    type: 'dispatch.searching',
    title: 'the search for another phlebotomist emits dispatch.searching',
    requirements: ['R-EVENT-62'],
    times: 2,
    after: [removedTwice, 'searched again'],
  },
  {
    id: 'EMIT-59',
    type: 'dispatch.assigned',
    title:
      'the acceptance by a phlebotomist who has accepted before, after another one, emits dispatch.assigned',
    requirements: ['R-EVENT-58', 'R-EVENT-61'],
    times: 3,
    after: [removedTwice, 'accepted a third time'],
  },
  {
    id: 'EMIT-90',
    type: 'job.en_route',
    title: 'the setting off of a second phlebotomist emits job.en_route',
    requirements: ['R-EVENT-51'],
    times: 2,
    after: [removedTwice, 'set off again'],
  },
  {
    id: 'EMIT-60',
    type: 'invoice.created',
    title: 'a second invoice of a client emits invoice.created',
    requirements: ['R-EVENT-78', 'R-INVOICE-42'],
    times: 2,
    after: failedTwice,
  },
  {
    id: 'EMIT-61',
    type: 'invoice.payment_failed',
    title: 'a second charge of an invoice that fails emits invoice.payment_failed',
    requirements: ['R-EVENT-80', 'R-INVOICE-44'],
    times: 2,
    after: failedTwice,
  },
  {
    id: 'EMIT-62',
    type: 'refund.created',
    title: 'a second refund of a booking emits refund.created',
    requirements: ['R-EVENT-82'],
    times: 2,
    after: refundedTwice,
  },
  {
    id: 'EMIT-63',
    type: 'refund.succeeded',
    title: 'a second refund of a booking that is settled emits refund.succeeded',
    requirements: ['R-EVENT-83'],
    times: 2,
    after: refundedTwice,
  },
  {
    id: 'EMIT-64',
    type: 'dispute.opened',
    title: 'a second dispute of a booking emits dispute.opened',
    requirements: ['R-EVENT-85'],
    times: 2,
    after: disputedTwice,
  },
  {
    id: 'EMIT-65',
    type: 'dispute.closed',
    title: 'a second dispute of a booking that is resolved emits dispute.closed',
    requirements: ['R-EVENT-86', 'R-EVENT-87'],
    times: 2,
    after: disputedTwice,
  },
  {
    id: 'EMIT-66',
    type: 'venue.deactivated',
    title: 'a venue that is switched off a second time emits venue.deactivated',
    requirements: ['R-EVENT-89'],
    times: 2,
    after: flippedTwice,
  },
  {
    id: 'EMIT-67',
    type: 'venue.activated',
    title: 'a venue that is switched on a second time emits venue.activated',
    requirements: ['R-EVENT-88'],
    times: 2,
    after: flippedTwice,
  },
];

/** Which event each check counts, so that a server can be made that tells it less often. */
export const toldAgain: readonly Pick<Row, 'id' | 'type' | 'times'>[] = rows;

/** How many have come of those that are due. */
async function come(bench: Bench, { type, times, after }: Row): Promise<number> {
  if (typeof after === 'function') {
    const { mailbox } = await after(bench);
    const wish = { wish: isOfType(type), atLeast: times };
    return (await differentEvents(bench, mailbox, wish)).size;
  }
  const { booking, taken } = await stageOf(bench, ...after);
  if (!taken) {
    const action = after[0].steps.find(({ name }) => name === after[1])?.action ?? '';
    throw Obstacle.lacking(`${action} was refused`, `let ${action} happen a second time`);
  }
  return countOf(bench, booking, { type, atLeast: times });
}

const isOfType =
  (type: EventType) =>
  (delivery: Parameters<typeof eventTypeOf>[0]): boolean =>
    eventTypeOf(delivery) === type;

export const toldAgainChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'event',
  level: 'MUST',
  asks: [],
  id: row.id,
  title: row.title,
  requirements: row.requirements,
  run: async (bench) => {
    const count = await come(bench, row);
    if (count >= row.times) return conclude(undefined);
    const expected = `${row.type} ${String(row.times)} times, each under an id of its own`;
    return conclude({ expected, actual: count === 0 ? 'none came' : `${String(count)} came` });
  },
}));
