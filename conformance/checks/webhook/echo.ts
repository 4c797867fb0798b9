/** The external ids and the passthrough that were supplied come back with the events of the job, to its end. */
import type { ActiveCheck, DeliveryCheck } from '../../engine/check.ts';
import type { Bench } from '../../engine/bench.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, sameJson } from '../../json.ts';
import { envelopeAt, eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { demandEvent, tells } from '../given/webhook.ts';
import { differences, show } from '../value.ts';
import { bookingOf, bookingsOf, echoesOf, echoNames } from './bookings-seen.ts';
import type { BookingSeen } from './bookings-seen.ts';
import { givenPair } from './pair.ts';

const isJobEvent = (delivery: Delivery): boolean =>
  eventTypeOf(delivery)?.startsWith('job.') === true;

const namesJob = (delivery: Delivery): boolean =>
  typeof eventDataAt(delivery, 'jobId') === 'string';

function echoFinding(delivery: Delivery, exchanges: readonly Exchange[]): Finding | undefined {
  const booking = bookingOf(eventDataAt(delivery, 'jobId'), exchanges);
  if (booking === undefined) return undefined;
  const channel = at(booking.supplied, 'fulfillmentChannel');
  const due = { ...booking.echoes, fulfillmentChannel: channel };
  return differences('data', envelopeAt(delivery, 'data'), due);
}

/** Other events than job.* may leave them out (O38); those that they have are of their own job. */
function foreignFinding(delivery: Delivery, exchanges: readonly Exchange[]): Finding | undefined {
  const booking = bookingOf(eventDataAt(delivery, 'jobId'), exchanges);
  if (booking === undefined) return undefined;
  const due = Object.entries(booking.echoes).filter(
    ([name]) => (eventDataAt(delivery, name) ?? null) !== null,
  );
  return (
    differences('data', envelopeAt(delivery, 'data'), Object.fromEntries(due)) ??
    notSuppliedFinding(delivery, booking, exchanges)
  );
}

/** Whether a passthrough that was left out comes back as null or as an empty object is not said. */
const isNothing = (told: unknown): boolean => told === null || sameJson(told, {});

/** What was left out has nothing to come back: least of all what another job was booked with. */
function notSuppliedFinding(
  delivery: Delivery,
  booking: BookingSeen,
  exchanges: readonly Exchange[],
): Finding | undefined {
  const wrong = echoNames.find((name) => {
    const told = eventDataAt(delivery, name) ?? null;
    return (
      !isNothing(told) &&
      booking.echoes[name] === undefined &&
      [...bookingsOf(exchanges)].some(({ echoes }) => sameJson(echoes[name], told))
    );
  });
  if (wrong === undefined) return undefined;
  return {
    expected: `data.${wrong} null, since the job was booked without`,
    actual: `data.${wrong} ${show(eventDataAt(delivery, wrong))}, of another job`,
  };
}

const common = { kind: 'delivery', area: 'webhook', level: 'MUST' } as const;

export const echoChecks: readonly DeliveryCheck[] = [
  {
    ...common,
    id: 'ECHO-01',
    title:
      'job events carry the external ids, the passthrough and the channel with which the job was booked',
    requirements: ['R-EVENT-07', 'R-EVENT-08', 'R-EVENT-09', 'R-EVENT-10', 'R-EVENT-13'],
    concerns: (delivery) => isJobEvent(delivery) && namesJob(delivery),
    judge: (delivery, { exchanges }) => echoFinding(delivery, exchanges),
  },
  {
    ...common,
    id: 'ECHO-02',
    title: "no event of a job carries another job's external ids or passthrough",
    requirements: ['R-EVENT-14'],
    concerns: namesJob,
    judge: (delivery, { exchanges }) => foreignFinding(delivery, exchanges),
  },
];

/** A booking that its client has cancelled, and the last webhook of its life. */
const lastEvent = (bench: Bench) =>
  bench.once('last event of a job', async (maker) => {
    const { one } = await givenPair(maker);
    const booking = await makeBooking(maker, one, { channel: 'MOBILE', purpose: 'to be ended' });
    const key = keyFor(one, 'cancelBooking');
    demandSuccess(await maker.call({ operation: 'cancelBooking', key, id: booking.jobId }));
    const wish = tells('job.cancelled', booking);
    return { booking, event: await demandEvent(maker, one, { wish, what: 'job.cancelled' }) };
  });

export const lifelongEchoCheck: ActiveCheck = {
  kind: 'active',
  id: 'ECHO-03',
  title:
    'the last event of a job, too, carries the external ids and the passthrough of its booking',
  area: 'webhook',
  level: 'MUST',
  requirements: ['R-EVENT-13'],
  asks: ['createBooking', 'cancelBooking'],
  run: async (bench) => {
    const { booking, event } = await lastEvent(bench);
    const due = echoesOf(booking.body);
    return conclude(differences('data', envelopeAt(event, 'data'), due));
  },
};
