/** The limit is that of the key: whatever else is asked for with it counts, and is refused when the minute is used up. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Call } from '../../target/api-client.ts';
import { statusOf } from '../access/denied.ts';
import { soundWindow } from '../access/sound-call.ts';
import { givenClient } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import { givenVenue } from '../given/venue.ts';
import { operationName } from '../operation-name.ts';
import { exhaustedNow } from './rate-limit.ts';

/** With nothing wrong in them but that they come too late: their things are no one client's. */
const plain: readonly Call[] = [
  { operation: 'listVenues' },
  { operation: 'getVenueFieldDefinitions' },
  { operation: 'listTestPanels' },
  { operation: 'listInvoices' },
  { operation: 'listRefunds' },
  { operation: 'listDisputes' },
  { operation: 'createBookingUrl', body: { scope: { kind: 'all-mobile' } } },
];

async function callsOf(bench: Bench): Promise<readonly Call[]> {
  const venue = await ifPossible(
    givenClient(bench, 'primary').then((one) => givenVenue(bench, one)),
  );
  if (venue === undefined) return plain;
  const query = await soundWindow(bench);
  return [...plain, { operation: 'getVenueAvailability', id: venue.venueId, query }];
}

/** A limit that refills drop by drop serves one now and then, but not so many in a row. */
const tooMany = 8;

/** What fails for another reason is not served either, and says nothing of the limit. */
async function isServed(bench: Bench, call: Call): Promise<boolean> {
  let hasSucceeded = false;
  for (let number = 0; number < tooMany; number += 1) {
    const status = statusOf(await bench.call({ ...call, asIs: true }));
    if (status === 429) return false;
    hasSucceeded ||= status === 200;
  }
  return hasSucceeded;
}

/** Whether the key is in the same minute still. */
async function needStillOver(bench: Bench, key: string): Promise<void> {
  const listed = await bench.call({ operation: 'listBookings', key, asIs: true });
  if (statusOf(listed) === 429) return;
  throw Obstacle.lacking('the minute of the key was over', 'run it again');
}

async function servedFinding(bench: Bench): Promise<Finding | undefined> {
  // Looked for beforehand: the minute is short.
  const calls = await callsOf(bench);
  const { key } = await exhaustedNow(bench);
  for (const call of calls) {
    if (!(await isServed(bench, { ...call, key }))) continue;
    await needStillOver(bench, key);
    const expected = `429 from ${operationName(call.operation)} as well, since the key has used its minute up`;
    return { expected, actual: `${String(tooMany)} calls in a row were served` };
  }
  return undefined;
}

export const oneLimitCheck: ActiveCheck = {
  kind: 'active',
  area: 'limit',
  level: 'SHOULD',
  id: 'LIMIT-53',
  title: 'a key that has used its minute up with one operation is answered 429 by the others, too',
  asks: ['listBookings', ...plain.map(({ operation }) => operation), 'getVenueAvailability'],
  requirements: ['R-RATE-09'],
  run: async (bench) => conclude(await servedFinding(bench)),
};
