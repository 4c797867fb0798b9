/** After a change of the secret both sign, whatever an event is about (Events, Signing, 4). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { makeListener } from '../given/webhook.ts';
import { rotate, twoFinding } from './rotation.ts';
import { live, paid } from '../life/acts.ts';

/** Of a venue it may hear by what others do, before the change already. */
const isOwn = (delivery: Delivery): boolean =>
  eventTypeOf(delivery)?.startsWith('venue.') === false;

/** All that comes to a client whose secret was changed before anything happened to it. */
async function typesFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('webhook.rotateSecret');
  const settings = { billingMode: 'PATIENT_PAY' } as const;
  const rotated = await rotate(bench, await makeListener(bench, 'rotating, all types', settings));
  await live(bench, rotated.client, paid);
  const { mailbox } = rotated.client;
  const [first] = await bench.arrivals(mailbox, isOwn);
  if (first === undefined) {
    throw Obstacle.lacking('no webhook came after the change', 'mend the delivery of webhooks');
  }
  for (const event of await bench.strays(mailbox, isOwn)) {
    const finding = twoFinding(event, rotated);
    if (finding === undefined) continue;
    return { ...finding, expected: `${String(eventTypeOf(event))} with ${finding.expected}` };
  }
  return undefined;
}

export const rotatedTypesCheck: ActiveCheck = {
  kind: 'active',
  area: 'webhook',
  level: 'MUST',
  id: 'ROTATE-12',
  title: 'after a change of the secret events of all types are signed by both',
  requirements: ['R-SIGN-07', 'R-SIGN-12'],
  asks: ['createBooking'],
  run: async (bench) => conclude(await typesFinding(bench)),
};
