/** POST /booking-url: a link that a patient opens to book. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import { mayMeet } from '../instant.ts';
import type { Instant } from '../instant.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { givenClient, keyFor, needCapability } from './given/client.ts';
import { readClock } from './given/clock.ts';
import { demandInstant } from './given/demand.ts';

const hourMs = 3_600_000;
const lifeMs = 24 * hourMs;
/** Clocks differ, and a server may round: the 24 hours are held to five minutes. */
const toleranceMs = 300_000;

async function mintLink(bench: Bench): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseMobilePhleb');
  return bench.call({
    operation: 'createBookingUrl',
    key: keyFor(client, 'createBookingUrl'),
    body: { scope: { kind: 'all-mobile' }, externalOrderId: 'order-link' },
  });
}

/** The span of 24 hours after a minting that lay between these readings of the server's clock. */
const dueAfter = (before: Instant, after: Instant): Pick<Instant, 'earliest' | 'latest'> => ({
  earliest: before.earliest + lifeMs - toleranceMs,
  latest: after.latest + lifeMs + toleranceMs,
});

/** An answer that O92 permits. */
const withoutOffset = 'expiresAt without an offset, so held to fourteen hours only';

const common = {
  kind: 'active',
  area: 'link',
  level: 'MUST',
  asks: ['createBookingUrl'],
} as const;

export const bookingLinkChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LINK-01',
    title: 'a booking link is minted',
    requirements: [
      ...['R-LINK-01', 'R-ENV-01', 'R-WIRE-05', 'R-VERSION-01', 'R-VERSION-02'],
      ...['R-LINK-03', 'R-LINK-04', 'R-LINK-05', 'R-WIRE-06'],
      ...['R-LINK-13', 'R-LINK-19', 'R-LINK-21', 'R-LINK-29'],
    ],
    run: async (bench) => conclude(successFinding(await mintLink(bench))),
  },
  {
    ...common,
    id: 'LINK-02',
    title: 'a booking link expires 24 hours after it was minted',
    requirements: ['R-LINK-02'],
    run: async (bench) => {
      // Read each time anew: a virtual clock moves on whenever a rate limit is waited out.
      const before = await readClock(bench);
      const exchange = await mintLink(bench);
      const expiresAt = demandInstant(exchange, 'expiresAt');
      const after = await readClock(bench);
      if (mayMeet(expiresAt, dueAfter(before, after))) {
        return conclude(undefined, expiresAt.hasOffset ? undefined : withoutOffset);
      }
      const hours = (expiresAt.earliest - before.earliest) / hourMs;
      return conclude({
        expected: 'expiresAt 24 hours after minting',
        actual: `expiresAt ${hours.toFixed(2)} hours after minting`,
      });
    },
  },
];
