/** Bookings that staff made: for their client they are like any other from then on. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { statusOf } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import { makeByStaff } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { makeListener, tells } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { dataAt, differences, listAt, show } from '../value.ts';
import { happen, lostType, missed, paid } from '../webhook/types-by-name.ts';
import type { Happened } from '../webhook/types-by-name.ts';
import { cancelAndRead, cancelledFinding } from './cancelling.ts';
import type { Cancelling } from './cancelling.ts';
import { readJob, readSample } from './walk.ts';

type OfStaff = { readonly client: Listener; readonly jobId: string };
type Lived = Happened & OfStaff;

/** All that can happen to a booking happens to it; the client has no other one. */
const lived = (bench: Bench): Promise<Lived> =>
  bench.once('life of a booking that staff made', async (maker) => {
    maker.need('booking.createInternal');
    const client = await makeListener(maker, 'booked for by staff');
    const jobId = await makeByStaff(maker, client);
    const happened = await happen(maker, { client, jobId }, paid);
    return { ...happened, client, jobId };
  });

async function untoldFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, due } = await lived(bench);
  const types = new Set<EventType>(due);
  if (types.size === 0) {
    throw Obstacle.lacking(
      'nothing could be made to happen to a booking that staff made',
      'offer the actions of the life of a job by control',
    );
  }
  const lost = await lostType(bench, client, types);
  if (lost === undefined) return undefined;
  return { expected: `${lost} of the booking that staff made`, actual: 'none came' };
}

/** Whatever was made of the booking is found under it. */
async function unfoundFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, jobId, due, ids } = await lived(bench);
  const reading = await readJob(bench, { client, jobId });
  const failed = successFinding(reading);
  if (failed !== undefined) return failed;
  const wrong = differences('job', dataAt(reading, 'job'), { id: jobId });
  if (wrong !== undefined) return wrong;
  if (due.includes('sample.registered')) {
    const sample = dataAt(demandSuccess(await readSample(bench, { client, jobId })), 'sample');
    if (sample === null) return { expected: 'a sample once it is completed', actual: 'null' };
  }
  const sums = [
    ['listRefunds', 'refunds', ids['refundId']],
    ['listDisputes', 'disputes', ids['disputeId']],
  ] as const;
  for (const [operation, name, id] of sums) {
    if (id === undefined) continue;
    const key = keyFor(client, operation);
    const exchange = demandSuccess(await bench.call({ operation, key, query: { jobId } }));
    if (listAt(exchange, name).some((one) => at(one, 'id') === id)) continue;
    return { expected: `${show(id)} among the ${name} of its job`, actual: 'it is not there' };
  }
  return undefined;
}

/** When staff will have it is theirs to say: it is moved to a day that is surely further off than the lock. */
const dropped = (bench: Bench): Promise<Cancelling<OfStaff>> =>
  bench.once('a booking that staff made, cancelled', async (maker) => {
    maker.need('booking.createInternal');
    const client = await makeListener(maker, 'booked for by staff, and cancelling');
    const jobId = await makeByStaff(maker, client);
    const { due } = await happen(maker, { client, jobId }, (await missed(maker)).slice(0, -1));
    const cancelling = await cancelAndRead(maker, { client, jobId });
    if (statusOf(cancelling.answer) === 409 && !due.includes('job.rescheduled')) {
      throw Obstacle.lacking(
        'the appointment of a booking that staff made may be within 24 hours',
        'let staff.reschedule move it',
      );
    }
    return cancelling;
  });

async function cancelFinding(bench: Bench): Promise<Finding | undefined> {
  const cancelling = await dropped(bench);
  const finding = cancelledFinding(cancelling);
  if (finding !== undefined) return finding;
  const { booking } = cancelling;
  const cancelled = tells('job.cancelled', booking);
  const events = await bench.arrivals(booking.client.mailbox, cancelled);
  if (events.length > 0) return undefined;
  return { expected: 'job.cancelled of the booking that staff made', actual: 'none came' };
}

type Row = Pick<ActiveCheck, 'id' | 'area' | 'title' | 'asks' | 'requirements'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'LIFE-70',
    area: 'life',
    title: 'what happens to a booking that staff made is told to its client',
    asks: [],
    requirements: ['R-STATE-06', 'R-STATE-07', 'R-STATE-12', 'R-STATE-15', 'R-STATE-16'],
    find: untoldFinding,
  },
  {
    id: 'LIFE-71',
    area: 'life',
    title: 'a booking that staff made is found, and its sample, refunds and disputes with it',
    asks: ['getBooking', 'getBookingSample', 'listRefunds', 'listDisputes'],
    requirements: ['R-BOOK-05', 'R-SAMPLE-02', 'R-REFUND-27', 'R-DISPUTE-27'],
    find: unfoundFinding,
  },
  {
    id: 'CANCEL-92',
    area: 'cancel',
    title: 'a client cancels a booking that staff made, and is told of it',
    asks: ['getBooking', 'cancelBooking', 'getBooking'],
    requirements: ['R-CANCEL-01', 'R-CANCEL-02', 'R-CANCEL-07'],
    find: cancelFinding,
  },
];

export const staffMadeChecks: readonly ActiveCheck[] = rows.map(({ find, ...described }) => ({
  kind: 'active',
  level: 'MUST',
  ...described,
  run: async (bench) => conclude(await find(bench)),
}));
