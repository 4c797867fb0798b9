/** Servers on which a scenario fails: one for each that shows more than webhooks, one for all the others. */
import { loadPackagedScenarios } from '../../conformance/packaged-scenarios.ts';
import type { Flaw } from './flaw.ts';
import { afterSigning, posting, withHeaders } from './posting.ts';
import { json, onItems, onMember, withMember } from './tampering.ts';
import type { Json } from './tampering.ts';
import type { Reply, Tamper } from './tampering-proxy.ts';

const success = (data: unknown): Reply => json(200, { success: true, data });

/** Grants what the server refuses with this status. */
const granting =
  (operation: string, status: number, data: unknown): Tamper =>
  async (asked, forward) => {
    const reply = await forward(asked);
    return asked.operation === operation && reply.status === status ? success(data) : reply;
  };

const onJob = (change: (job: Json) => Json): Tamper =>
  onMember('getBooking', 'job', (job) => change(job));

type Row = readonly [name: string, id: string, tamper: Tamper];

/** Each fails by itself: what it waits for comes, and something else is wrong. */
const rows: readonly Row[] = [
  ['gives links without an address', 'SCENARIO-02', onMember('createBookingUrl', 'url', () => 'x')],
  ['shows another venue', 'SCENARIO-03', onMember('getVenue', 'venue', withMember('id', 'other'))],
  ['cancels within the lock', 'SCENARIO-15', granting('cancelBooking', 409, {})],
  [
    'makes a booking without the scope',
    'SCENARIO-32',
    granting('createBooking', 403, { jobId: 'j', status: 'PENDING' }),
  ],
  [
    'lists bookings without the scope',
    'SCENARIO-33',
    granting('listBookings', 403, { bookings: [], nextCursor: null }),
  ],
  [
    'lists venues without the capability',
    'SCENARIO-34',
    granting('listVenues', 403, { venues: [], total: 0 }),
  ],
  ['shows a booking to everybody', 'SCENARIO-31', granting('getBooking', 404, { job: {} })],
  [
    'takes a missing key for a fault of the body',
    'SCENARIO-35',
    async (asked, forward) => {
      const reply = await forward(asked);
      return reply.status === 401 ? { ...reply, status: 400 } : reply;
    },
  ],
  [
    'has no rate limit',
    'SCENARIO-36',
    granting('listBookings', 429, { bookings: [], nextCursor: null }),
  ],
  [
    'ends every list with its first page',
    'SCENARIO-37',
    onMember('listBookings', 'nextCursor', () => null),
  ],
  [
    'filters by no status',
    'SCENARIO-38',
    (asked, forward) =>
      forward({ ...asked, path: asked.path.replace('status=CANCELLED', 'limit=9') }),
  ],
  [
    'lets a booking expire',
    'SCENARIO-41',
    onJob((job) => (job['status'] === 'AVAILABLE' ? { ...job, status: 'EXPIRED' } : job)),
  ],
  [
    'forgets that a booking came by a page',
    'SCENARIO-46',
    onItems('listBookings', 'bookings', withMember('bookingSource', 'INTEGRATION_API')),
  ],
  [
    'does not hear of a payment on its page',
    'SCENARIO-47',
    onJob((job) => (job['status'] === 'CONFIRMED' ? { ...job, status: 'PENDING_PAYMENT' } : job)),
  ],
  ['shows an ETA', 'SCENARIO-42', onJob(withMember('eta', '2027-01-04T09:00:00Z'))],
  [
    'does not name the partner',
    'SCENARIO-44',
    onJob((job) => ('fulfillment' in job ? { ...job, fulfillment: null } : job)),
  ],
];

const single: readonly Flaw[] = rows.map(([name, id, tamper]) => ({
  name,
  tamper: () => tamper,
  red: [id],
}));

const shown = new Set(single.flatMap(({ red }) => red));

const forging: Flaw = {
  name: 'signs with the wrong secret',
  sandbox: posting(
    afterSigning((post) => withHeaders(post, { 'webhook-signature': 'v1,bm90IGEgc2lnbmF0dXJl' })),
  ),
  red: loadPackagedScenarios()
    .flatMap(({ checks }) => checks.map(({ id }) => id))
    .filter((id) => !shown.has(id)),
};

export const scenarioFlaws: readonly Flaw[] = [...single, forging];
