/** Every event type can be chosen by its name, and comes then (Events, Delivery semantics). */
import { eventTypes } from '#contract/events.ts';
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { ifPossible } from '../given/if-possible.ts';
import { flip } from '../events/happenings.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { billed, cancelled, live, lostType, missed, paid } from '../life/acts.ts';

const flips: readonly EventType[] = ['venue.deactivated', 'venue.activated'];

type Named = { readonly client: Listener; readonly due: ReadonlySet<EventType> };

/** A venue where the client has booked is switched off and on, if the server can be asked for it. */
export async function flipsOf(
  bench: Bench,
  client: Listener,
  label: string,
): Promise<readonly EventType[]> {
  const flipped = flip(bench, client, { label, times: 1 }).then(() => true);
  return (await ifPossible(flipped)) === undefined ? [] : flips;
}

/** Two clients that have chosen all types, each by its name. */
export const namedClients = (bench: Bench): Promise<readonly Named[]> =>
  bench.once('clients that choose all types by name', async (maker) => {
    const webhook = { eventTypes };
    const payer = await makeListener(maker, 'choosing by name, paid', {
      ...{ webhook, billingMode: 'PATIENT_PAY' },
    });
    const weekly = await makeListener(maker, 'choosing by name, weekly', { webhook });
    const [ofPaid, ...others] = [
      await live(maker, payer, paid),
      await live(maker, weekly, billed),
      await live(maker, weekly, await missed(maker)),
      await live(maker, weekly, cancelled),
      await flipsOf(maker, weekly, 'venue to be told of by name'),
    ];
    return [
      { client: payer, due: new Set(ofPaid) },
      { client: weekly, due: new Set(others.flat()) },
    ];
  });

async function absentFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await namedClients(bench);
  if (all.every(({ due }) => due.size < 2)) {
    throw Obstacle.lacking(
      'hardly anything could be made to happen',
      'offer the actions of the life of a job by control',
    );
  }
  for (const { client, due } of all) {
    const lost = await lostType(bench, client, due);
    if (lost === undefined) continue;
    const expected = `${lost} to ${client.name}, which has chosen all types by their names`;
    return { expected, actual: 'none came' };
  }
  return undefined;
}

export const typesByNameChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'webhook',
    level: 'MUST',
    id: 'SUBSCRIBE-09',
    title: 'an event of any type comes to a client that has chosen the type by its name',
    requirements: ['R-DELIVER-09'],
    asks: [...Array.from({ length: 5 }, () => 'createBooking' as const), 'getVenueAvailability'],
    run: async (bench) => conclude(await absentFinding(bench)),
  },
];
