/** The 24 hours of a rotation are the secret's: what else the client changes meanwhile leaves them as they are. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { bookAndHear, makeListener } from '../given/webhook.ts';
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

export const rotationKeptCheck: ActiveCheck = {
  kind: 'active',
  area: 'webhook',
  level: 'MUST',
  id: 'ROTATE-13',
  title: 'both secrets sign on when the client chooses other types, or another address',
  asks: ['createBooking', 'createBooking'],
  requirements: ['R-SIGN-07'],
  run: async (bench) => conclude(await keptFinding(bench)),
};
