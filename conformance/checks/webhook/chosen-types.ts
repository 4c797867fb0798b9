/** Whatever mix of event types a client has chosen, no other comes (Events, Delivery semantics). */
import { eventTypes } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import type { Wish } from '../../receiver/mailbox.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { act, billed, cancelled, live, missed, paid } from '../life/acts.ts';
import { flipsOf } from './types-by-name.ts';

type Chooser = { readonly client: Listener; readonly chosen: ReadonlySet<string> };

/** So many choices tell each type from each other one: by one digit of its number at least the two differ. */
const digits = Math.ceil(Math.log2(eventTypes.length));
const choices: readonly (readonly string[])[] = Array.from({ length: digits }, (_, digit) =>
  [0, 1].map((value) => eventTypes.filter((_type, number) => ((number >> digit) & 1) === value)),
).flat();

/** Each client by itself; the last one has chosen so little that nearly all that happens to it is not due. */
const choosers = (bench: Bench): Promise<readonly Chooser[]> =>
  bench.once('clients that choose by halves', (maker) =>
    Promise.all([
      ...choices.map((types, number) => half(maker, types, number)),
      hardlyAny(maker, ['job.created']),
    ]),
  );

/** Two MOBILE jobs: one is paid, and goes up to its results, its refunds and its dispute; nobody comes to the other. */
async function half(bench: Bench, types: readonly string[], number: number): Promise<Chooser> {
  const webhook = { eventTypes: types };
  const name = `choosing by halves, ${String(number + 1)}`;
  const client = await makeListener(bench, name, { webhook, billingMode: 'PATIENT_PAY' });
  await live(bench, client, paid);
  await live(bench, client, [act('payment.finalize'), ...(await missed(bench)), ...cancelled]);
  return { client, chosen: new Set(types) };
}

/** What happens to a client that is billed weekly, and to a venue where it has booked. */
async function hardlyAny(bench: Bench, types: readonly string[]): Promise<Chooser> {
  const webhook = { eventTypes: types };
  const client = await makeListener(bench, 'choosing hardly any', { webhook });
  await live(bench, client, billed);
  await flipsOf(bench, client, 'venue to be told of to nobody');
  return { client, chosen: new Set(types) };
}

/** A type that was not chosen, and came; what has come of the chosen ones says that silence means something. */
async function strayOf(bench: Bench, { client, chosen }: Chooser): Promise<string | undefined> {
  const [stray] = await bench.strays(
    client.mailbox,
    (delivery) => !chosen.has(eventTypeOf(delivery) ?? ''),
  );
  return stray === undefined ? undefined : String(eventTypeOf(stray));
}

const common = { kind: 'active', area: 'webhook', level: 'MUST' } as const;

export const chosenTypesChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SUBSCRIBE-07',
    title: 'whichever half of the event types a client has chosen, none of the other half comes',
    requirements: ['R-DELIVER-08'],
    asks: [
      ...choices.flatMap(() => ['createBooking', 'createBooking'] as const),
      ...(['createBooking', 'createBooking', 'getVenueAvailability'] as const),
    ],
    run: async (bench) => {
      const all = await choosers(bench);
      const strays = await Promise.all(all.map((one) => strayOf(bench, one)));
      const place = strays.findIndex((stray) => stray !== undefined);
      const [stray, wrong] = [strays[place], all[place]];
      if (stray !== undefined && wrong !== undefined) {
        const chosen = [...wrong.chosen].join(', ');
        return conclude({ expected: `none but ${chosen}`, actual: `${stray} as well` });
      }
      const heard = new Set(
        all.flatMap(({ client }) => client.mailbox.deliveries.map((one) => eventTypeOf(one))),
      );
      if (heard.size > 1)
        return conclude(undefined, `${String(heard.size)} types came where chosen`);
      throw Obstacle.lacking(
        'hardly any event came to those who had chosen it',
        'mend the delivery of webhooks',
      );
    },
  },
  {
    ...common,
    id: 'SUBSCRIBE-08',
    title: 'job.created comes to each client that has chosen it, whatever the others have chosen',
    requirements: ['R-DELIVER-09', 'R-DELIVER-14'],
    asks: [],
    run: async (bench) => {
      const all = await choosers(bench);
      for (const { client, chosen } of all.filter((one) => one.chosen.has('job.created'))) {
        const isOne: Wish = (delivery) => eventTypeOf(delivery) === 'job.created';
        const [come] = await bench.arrivals(client.mailbox, isOne);
        if (come !== undefined) continue;
        const expected = `job.created to ${client.name}, which has chosen ${[...chosen].join(', ')}`;
        return conclude({ expected, actual: 'none came' });
      }
      return conclude(undefined);
    },
  },
];
