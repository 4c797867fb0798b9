/** Several clients may have their webhooks sent to one address, as those of one integrator: each has its own secret. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { isSignedBy } from '../../receiver/verify.ts';
import { bookAndHear, makeListener } from '../given/webhook.ts';

/** The address has a path, as they do. */
async function sharedFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('webhook.configure');
  const mailbox = bench.mailbox('an address of two clients');
  const names = ['first at one address', 'second at one address'];
  for (const name of names) {
    const client = await makeListener(bench, name);
    mailbox.secrets.push(...client.mailbox.secrets);
    await bench.act('webhook.configure', { clientId: client.clientId, url: mailbox.url });
    const { event } = await bookAndHear(
      bench,
      { ...client, mailbox },
      'to be told of at one address',
    );
    if (isSignedBy(event, client.mailbox.secrets)) continue;
    return {
      expected: `a signature by the secret of the ${name}`,
      actual: 'none is by it',
    };
  }
  return undefined;
}

export const sharedAddressCheck: ActiveCheck = {
  kind: 'active',
  area: 'webhook',
  level: 'MUST',
  id: 'SIGN-07',
  title: 'of two clients with one address each is signed for with its own secret',
  asks: ['createBooking', 'createBooking'],
  requirements: ['R-SIGN-05', 'R-SIGN-06'],
  run: async (bench) => conclude(await sharedFinding(bench)),
};
