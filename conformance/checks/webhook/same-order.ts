/** Two bookings that bear the same order are two bookings: the events of each echo its own keys. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { envelopeAt, eventTypeOf } from '../../receiver/delivery.ts';
import { allEventsOf, givenEvents } from '../events/find-events.ts';
import type { Booking } from '../given/booking.ts';
import { twinsOfOneOrder } from '../given/twins.ts';
import { makeListener } from '../given/webhook.ts';
import { differences } from '../value.ts';
import { echoesOf } from './bookings-seen.ts';

const life = [
  ...(['phlebotomist.accept', 'phlebotomist.start', 'job.complete'] as const),
  ...(['lab.receive', 'lab.publish'] as const),
];

function echoFinding(client: string, booking: Booking, event: unknown): Finding | undefined {
  const echoes = Object.entries(echoesOf(booking.body));
  const shown = event as Readonly<Record<string, unknown>>;
  // Other events than those of jobs may leave them out (O38).
  const due = echoes.filter(([name]) => (shown[name] ?? null) !== null);
  return differences(`data of an event of ${client}`, event, Object.fromEntries(due));
}

async function sameOrderOutcome(bench: Bench): Promise<Outcome> {
  bench.need(...life);
  const client = await makeListener(bench, 'of one order');
  const [, twin] = await twinsOfOneOrder(bench, client, 'to be told of');
  for (const action of life) await bench.act(action, { jobId: twin.jobId });
  // The last of them has come when nothing more is to be expected.
  await givenEvents(bench, twin, 'sample.results_ready');
  for (const event of await allEventsOf(bench, twin)) {
    const finding = echoFinding(client.name, twin, envelopeAt(event, 'data'));
    if (finding === undefined) continue;
    const type = String(eventTypeOf(event));
    return conclude({ ...finding, actual: `${finding.actual}, on ${type}` });
  }
  return conclude(undefined);
}

export const sameOrderCheck: ActiveCheck = {
  kind: 'active',
  area: 'webhook',
  level: 'MUST',
  id: 'ECHO-05',
  title: 'of two bookings with one externalOrderId each has its own keys on all its events',
  asks: ['createBooking', 'createBooking'],
  requirements: ['R-EVENT-13', 'R-EVENT-14'],
  run: sameOrderOutcome,
};
