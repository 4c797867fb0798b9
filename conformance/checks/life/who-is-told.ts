/** A client sees who drew or does not: whatever it is shown and told in a run, of whichever booking, is one of the two. */
import type { DeliveryCheck, PassiveCheck, Seen } from '../../engine/check.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, isMap } from '../../json.ts';
import { envelopeAt, eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { dataAt, listAt, show } from '../value.ts';
import { bookingOf } from '../webhook/bookings-seen.ts';

function bookingsIn(exchange: Exchange): readonly unknown[] {
  if (exchange.client === undefined || statusOf(exchange) !== 200) return [];
  const { operationId } = exchange.operation;
  if (operationId === 'listBookings') return listAt(exchange, 'bookings');
  return operationId === 'getBooking' ? [dataAt(exchange, 'job')] : [];
}

const tells = (job: unknown): boolean => isMap(job) && 'fulfillment' in job;

/** Before the draw it may be there or not (O36). */
const isDrawn = (job: unknown): boolean => at(job, 'status') === 'COMPLETED';

/** By client: a completed booking of which it was shown who drew, and one of which it was not. */
type Shown = { readonly telling?: unknown; readonly silent?: unknown };

const known = new WeakMap<readonly Exchange[], ReadonlyMap<string, Shown>>();

function findShown(exchanges: readonly Exchange[]): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const exchange of exchanges) {
    for (const job of bookingsIn(exchange).filter(isDrawn)) {
      const place = tells(job) ? 'telling' : 'silent';
      const client = exchange.client ?? '';
      shown.set(client, { [place]: at(job, 'id'), ...shown.get(client) });
    }
  }
  return shown;
}

function shownTo(client: string | undefined, { exchanges }: Seen): Shown {
  const shown = known.get(exchanges) ?? findShown(exchanges);
  known.set(exchanges, shown);
  return shown.get(client ?? '') ?? {};
}

function answerFinding(exchange: Exchange, seen: Seen): Finding | undefined {
  const { silent } = shownTo(exchange.client, seen);
  const telling = bookingsIn(exchange).find(tells);
  if (silent === undefined || telling === undefined) return undefined;
  return {
    expected: `no fulfillment, as in the completed booking ${show(silent)} of the same client`,
    actual: `booking ${show(at(telling, 'id'))} with fulfillment ${show(at(telling, 'fulfillment'))}`,
  };
}

const clientOf = (delivery: Delivery, { exchanges }: Seen): string | undefined =>
  bookingOf(eventDataAt(delivery, 'jobId'), exchanges)?.client;

function eventFinding(delivery: Delivery, seen: Seen): Finding | undefined {
  const { silent, telling } = shownTo(clientOf(delivery, seen), seen);
  const type = String(eventTypeOf(delivery));
  const isTold = tells(envelopeAt(delivery, 'data'));
  if (isTold && silent !== undefined) {
    return {
      expected: `no fulfillment, as in the completed booking ${show(silent)} of the same client`,
      actual: `${type} with fulfillment ${show(eventDataAt(delivery, 'fulfillment'))}`,
    };
  }
  if (isTold || telling === undefined || type !== 'job.completed') return undefined;
  return {
    expected: `fulfillment, as in the completed booking ${show(telling)} of the same client`,
    actual: `${type} of job ${show(eventDataAt(delivery, 'jobId'))} without it`,
  };
}

const isShown = ({ telling, silent }: Shown): boolean =>
  telling !== undefined || silent !== undefined;

const common = { area: 'life', level: 'MUST' } as const;

export const whoIsShownCheck: PassiveCheck = {
  ...common,
  kind: 'passive',
  id: 'FULFIL-71',
  title: 'a client is shown who drew in all of its completed bookings or in none of its bookings',
  requirements: ['R-FULFIL-01', 'R-FULFIL-02', 'R-FULFIL-03'],
  concerns: (exchange, seen) =>
    bookingsIn(exchange).length > 0 && isShown(shownTo(exchange.client, seen)),
  judge: answerFinding,
};

export const whoIsToldCheck: DeliveryCheck = {
  ...common,
  kind: 'delivery',
  id: 'FULFIL-72',
  title:
    'the events of a client tell who drew only if its completed bookings show it, and job.completed then does',
  requirements: ['R-FULFIL-04', 'R-FULFIL-05'],
  concerns: (delivery, seen) => isShown(shownTo(clientOf(delivery, seen), seen)),
  judge: eventFinding,
};
