/** PENDING is how PENDING_PAYMENT begins: a filter brings the status that it names, not those that look like it. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { givenBooking } from '../given/booking.ts';
import { givenClient, keyFor, needBillingMode } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';
import { filterFinding, has } from './matching.ts';
import type { Filtered } from './matching.ts';

const operation = 'listBookings';

/** A booking that is yet to be paid, and what each of the two filters brings of its client. */
async function likeFinding(bench: Bench): Promise<Finding | undefined> {
  const client = await givenClient(bench, 'patientPay');
  needBillingMode(client, 'PATIENT_PAY');
  const wish = { client: 'patientPay', channel: 'MOBILE', purpose: 'never to be paid' } as const;
  const { jobId } = await givenBooking(bench, wish);
  const brought = async (status: string): Promise<Filtered> => {
    const query = { status, limit: '100' };
    const asked = { operation, key: keyFor(client, operation), query } as const;
    const came = listAt(demandSuccess(await bench.call(asked)), 'bookings');
    // So many unpaid ones, which would put it on a later page, no run makes.
    const all = [{ id: jobId, status: 'PENDING_PAYMENT' }];
    return { words: `status=${status}`, fits: has('status', status), all, came };
  };
  const [unpaid, pending] = [await brought('PENDING_PAYMENT'), await brought('PENDING')];
  return firstFinding(
    () => filterFinding(unpaid),
    () => filterFinding(pending),
  );
}

export const likeStatusesCheck: ActiveCheck = {
  kind: 'active',
  area: 'list',
  level: 'MUST',
  id: 'LIST-90',
  title:
    'GET /bookings: status=PENDING brings no booking that is PENDING_PAYMENT, nor the other way round',
  asks: ['createBooking', operation, operation],
  requirements: ['R-JOBLIST-17', 'R-JOBLIST-18'],
  run: async (bench) => conclude(await likeFinding(bench)),
};
