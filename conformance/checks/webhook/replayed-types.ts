/** Whatever a past event was about, it can be had again, and more than once (Events, Delivery semantics). */
import { isEventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { sameJson } from '../../json.ts';
import { eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { distinct } from '../events/find-events.ts';
import { bookAndHear, demandReplay, replay } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { show } from '../value.ts';
import { givenPair } from './pair.ts';
import { namedClients } from './types-by-name.ts';

type Past = { readonly client: Listener; readonly event: Delivery };

/** Of each type that has come to the client one event: any of several, by the seed. */
function oneOfEach(bench: Bench, client: Listener): readonly Past[] {
  const random = bench.random(`events of ${client.name} to be replayed`);
  const byType = new Map<string, [Delivery, ...Delivery[]]>();
  for (const event of distinct(client.mailbox.deliveries)) {
    const type = eventTypeOf(event) ?? '';
    if (!isEventType(type) || eventIdOf(event) === undefined) continue;
    const others = byType.get(type);
    if (others === undefined) byType.set(type, [event]);
    else others.push(event);
  }
  return [...byType.values()].map((events) => ({ client, event: random.pick(events) }));
}

const whatItTells = (delivery: Delivery) => ({
  type: eventTypeOf(delivery) ?? null,
  jobId: eventDataAt(delivery, 'jobId') ?? null,
});

async function replayFinding(bench: Bench, { client, event }: Past): Promise<Finding | undefined> {
  const again = await replay(bench, client, event);
  const due = whatItTells(event);
  const expected = `${show(due)} again under ${String(eventIdOf(event))}, when a replay is asked for`;
  if (again === undefined) return { expected, actual: 'nothing came' };
  const came = whatItTells(again);
  return sameJson(due, came) ? undefined : { expected, actual: show(came) };
}

async function typesFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('webhook.replay');
  const clients = (await namedClients(bench)).map(({ client }) => client);
  const [first] = clients;
  if (first !== undefined) await bench.arrivals(first.mailbox, () => true);
  // What is late would only not be replayed.
  await bench.pause(bench.profile.webhookSettle);
  const past = clients.flatMap((client) => oneOfEach(bench, client));
  if (past.length === 0) {
    throw Obstacle.lacking(
      'no event has come that could be replayed',
      'mend the delivery of webhooks',
    );
  }
  const findings = await Promise.all(past.map((one) => replayFinding(bench, one)));
  return findings.find((one) => one !== undefined);
}

/** What was replayed once is asked for once more. */
async function thirdFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('webhook.replay');
  const { one } = await givenPair(bench);
  const { event } = await bookAndHear(bench, one, 'to be replayed twice');
  await demandReplay(bench, one, event);
  return replayFinding(bench, { client: one, event });
}

const common = { kind: 'active', area: 'webhook', level: 'MUST' } as const;

export const replayedTypesChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'REPLAY-06',
    title: 'an event of any type is delivered again by a replay, with its type and of its job',
    requirements: ['R-DELIVER-02', 'R-DELIVER-03', 'R-DELIVER-04'],
    asks: [],
    run: async (bench) => conclude(await typesFinding(bench)),
  },
  {
    ...common,
    id: 'REPLAY-07',
    title: 'an event that was replayed is delivered once more by a second replay',
    requirements: ['R-DELIVER-02', 'R-DELIVER-03', 'R-DELIVER-04'],
    asks: ['createBooking'],
    run: async (bench) => conclude(await thirdFinding(bench)),
  },
];
