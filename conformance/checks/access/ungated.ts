/** What no capability gates, a client has whatever capability it lacks. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { successFinding } from '../answer.ts';
import { operationName } from '../operation-name.ts';
import { makeBooking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';

const ofItsBooking = ['getBooking', 'getBookingSample', 'cancelBooking'] as const;
const lists = [
  'listBookings',
  'listTestPanels',
  'listInvoices',
  'listRefunds',
  'listDisputes',
] as const;
const asked: readonly OperationId[] = [...lists, ...ofItsBooking];

type Row = {
  readonly id: string;
  readonly has: string;
  readonly client: 'noVenues' | 'noMobile';
  readonly channel: 'MOBILE' | 'IN_VENUE';
};

const rows: readonly Row[] = [
  { id: 'CAP-71', has: 'canUseMobilePhleb', client: 'noVenues', channel: 'MOBILE' },
  { id: 'CAP-72', has: 'canUseVenueNetwork', client: 'noMobile', channel: 'IN_VENUE' },
];

async function deniedFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const client = await givenClient(bench, row.client);
  const { jobId } = await makeBooking(bench, client, {
    channel: row.channel,
    purpose: 'of a client with one capability',
  });
  for (const operation of asked) {
    const id = lists.some((list) => list === operation) ? {} : { id: jobId };
    const exchange = await bench.call({ operation, key: keyFor(client, operation), ...id });
    const finding = successFinding(exchange);
    if (finding === undefined) continue;
    return { ...finding, expected: `${operationName(operation)}: ${finding.expected}` };
  }
  return undefined;
}

export const ungatedChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'auth',
  level: 'MUST',
  id: row.id,
  title: `a client with ${row.has} alone lists what is its own, and reads and cancels its bookings`,
  asks: ['createBooking', ...asked],
  requirements: ['R-CAP-17'],
  run: async (bench) => conclude(await deniedFinding(bench, row)),
}));
