/** POST /booking-url: a link that a patient opens to book. */
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { successFinding } from './answer.ts';
import { givenClient, keyFor, needCapability } from './given/client.ts';
import { serverNow } from './given/clock.ts';
import { demandText } from './given/demand.ts';

const hourMs = 3_600_000;
/** Clocks differ, and a server may round: the 24 hours are held to five minutes. */
const toleranceMs = 300_000;

type Minting = { readonly exchange: Exchange; readonly before: Date; readonly after: Date };

const mintLink = (bench: Bench): Promise<Minting> =>
  bench.once('booking link', async (maker) => {
    const client = await givenClient(maker, 'primary');
    needCapability(client, 'canUseMobilePhleb');
    const before = await serverNow(maker);
    const exchange = await maker.call({
      operation: 'createBookingUrl',
      key: keyFor(client, 'createBookingUrl'),
      body: { scope: { kind: 'all-mobile' }, externalOrderId: 'order-link' },
    });
    return { exchange, before, after: await serverNow(maker) };
  });

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
    requirements: ['R-LINK-01', 'R-ENV-01'],
    run: async (bench) => conclude(successFinding((await mintLink(bench)).exchange)),
  },
  {
    ...common,
    id: 'LINK-02',
    title: 'a booking link expires 24 hours after it was minted',
    requirements: ['R-LINK-02'],
    run: async (bench) => {
      // Without it the runner's own clock would be held against the server's.
      bench.need('clock.read');
      const { exchange, before, after } = await mintLink(bench);
      const expiresAt = Date.parse(demandText(exchange, 'expiresAt'));
      const earliest = before.getTime() + 24 * hourMs - toleranceMs;
      const latest = after.getTime() + 24 * hourMs + toleranceMs;
      if (expiresAt >= earliest && expiresAt <= latest) return conclude(undefined);
      const hours = (expiresAt - before.getTime()) / hourMs;
      return conclude({
        expected: 'expiresAt 24 hours after minting',
        actual: `expiresAt ${hours.toFixed(2)} hours after minting`,
      });
    },
  },
];
