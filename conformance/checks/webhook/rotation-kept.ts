/**
 * The 24 hours of a rotation are the secret's: what else the client changes meanwhile leaves them as they are, and
 * they hold of all that is sent in them, of events from before as well.
 */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude, held } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { timestampOf } from '../../receiver/verify.ts';
import { bookAndHear, demandReplay, makeListener } from '../given/webhook.ts';
import { rotate, twoFinding } from './rotation.ts';

/** First the types that are wanted, then the address. */
async function keptFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('webhook.rotateSecret', 'webhook.configure');
  const client = await makeListener(bench, 'rotating, then changing its settings');
  const { clientId } = client;
  const rotated = await rotate(bench, client);
  await bench.act('webhook.configure', { clientId, eventTypes: ['job.created', 'job.cancelled'] });
  const chosen = await bookAndHear(bench, client, 'to be signed by both, other types chosen');
  const finding = twoFinding(chosen.event, rotated);
  if (finding !== undefined) return finding;
  const mailbox = bench.mailbox('rotating, at a new address');
  mailbox.secrets.push(...client.mailbox.secrets);
  await bench.act('webhook.configure', { clientId, url: mailbox.url });
  const moved = { ...client, mailbox };
  const { event } = await bookAndHear(bench, moved, 'to be signed by both, at a new address');
  return twoFinding(event, rotated);
}

/** Longer than the second in which a timestamp tells no difference. */
const aSecondMs = 1_100;

async function ofEarlierEvent(bench: Bench): Promise<Outcome> {
  bench.need('webhook.rotateSecret', 'webhook.replay');
  const client = await makeListener(bench, 'rotating after an event');
  const { event } = await bookAndHear(bench, client, 'to be replayed after a change of the secret');
  await bench.pause(aSecondMs);
  const rotated = await rotate(bench, client);
  const again = await demandReplay(bench, client, event);
  // By one reading a replay bears the time of the event (O41), and is what was sent then.
  const isOfNow = (timestampOf(again) ?? 0) > (timestampOf(event) ?? 0);
  return isOfNow ? conclude(twoFinding(again, rotated)) : held('it is dated as the event was');
}

const common = { kind: 'active', area: 'webhook', level: 'MUST' } as const;

export const rotationKeptChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'ROTATE-13',
    title: 'both secrets sign on when the client chooses other types, or another address',
    asks: ['createBooking', 'createBooking'],
    requirements: ['R-SIGN-07'],
    run: async (bench) => conclude(await keptFinding(bench)),
  },
  {
    ...common,
    id: 'ROTATE-14',
    title:
      'an event from before a change of the secret is signed by both, too, when it is sent again',
    asks: ['createBooking'],
    requirements: ['R-SIGN-07'],
    run: ofEarlierEvent,
  },
];
