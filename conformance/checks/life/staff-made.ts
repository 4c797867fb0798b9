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
import { makeListener, tells } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { dataAt, differences, listAt, show } from '../value.ts';
import { happen, lostType, moved, paid } from './acts.ts';
import type { Happened } from './acts.ts';
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

/** Of one that was confirmed from the start no acceptance need tell so (O66). */
const mayBeUntold: ReadonlySet<EventType> = new Set(['job.confirmed']);

async function untoldFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, due } = await livedToItsEnd(bench);
  const lost = await lostType(bench, client, new Set(due.filter((type) => !mayBeUntold.has(type))));
  if (lost === undefined) return undefined;
  return { expected: `${lost} of the booking that staff made`, actual: 'none came' };
}

/** What stands on its completion cannot be seen of one that was not brought so far. */
async function livedToItsEnd(bench: Bench): Promise<Lived> {
  const all = await lived(bench);
  if (all.due.includes('job.completed')) return all;
  throw Obstacle.lacking(
    'a booking that staff made could not be completed',
    'let phlebotomist.accept, phlebotomist.start and job.complete move it',
  );
}

async function unfoundFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, jobId } = await livedToItsEnd(bench);
  const reading = await readJob(bench, { client, jobId });
  const wrong =
    successFinding(reading) ?? differences('job', dataAt(reading, 'job'), { id: jobId });
  if (wrong !== undefined) return wrong;
  const sample = await readSample(bench, { client, jobId });
  const failed = successFinding(sample);
  if (failed !== undefined || dataAt(sample, 'sample') !== null) return failed;
  return { expected: 'a sample, since the booking is completed', actual: 'sample null' };
}

type Sum = {
  readonly operation: 'listRefunds' | 'listDisputes';
  readonly items: string;
  /** Under which control tells of what was made last. */
  readonly named: 'refundId' | 'disputeId';
  readonly made: string;
};

const sumFinding =
  ({ operation, items, named, made }: Sum) =>
  async (bench: Bench): Promise<Finding | undefined> => {
    bench.need(made);
    const { client, jobId, ids } = await lived(bench);
    const id = ids[named];
    if (id === undefined) {
      throw Obstacle.lacking(
        `${made} was refused for a booking that staff made`,
        `let ${made} succeed once it is completed`,
      );
    }
    const key = keyFor(client, operation);
    const exchange = await bench.call({ operation, key, query: { jobId } });
    const failed = successFinding(exchange);
    if (failed !== undefined) return failed;
    if (listAt(exchange, items).some((one) => at(one, 'id') === id)) return undefined;
    return { expected: `${show(id)} among the ${items} of its job`, actual: 'it is not there' };
  };

/** When staff will have it is theirs to say: it is moved to a day that is surely further off than the lock. */
const dropped = (bench: Bench): Promise<Cancelling<OfStaff>> =>
  bench.once('a booking that staff made, cancelled', async (maker) => {
    maker.need('booking.createInternal');
    const client = await makeListener(maker, 'booked for by staff, and cancelling');
    const jobId = await makeByStaff(maker, client);
    const { due } = await happen(maker, { client, jobId }, await moved(maker));
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
    requirements: [
      ...['R-STATE-07', 'R-STATE-12', 'R-STATE-15', 'R-STATE-16', 'R-EVENT-51', 'R-EVENT-62'],
      ...['R-EVENT-65', 'R-EVENT-73', 'R-EVENT-75', 'R-EVENT-82', 'R-EVENT-83', 'R-EVENT-84'],
      ...['R-EVENT-85', 'R-EVENT-86'],
    ],
    find: untoldFinding,
  },
  {
    id: 'LIFE-71',
    area: 'life',
    title: 'a booking that staff made is found by its id, and its sample with it',
    asks: ['getBooking', 'getBookingSample'],
    requirements: ['R-BOOK-05', 'R-SAMPLE-02'],
    find: unfoundFinding,
  },
  {
    id: 'REFUND-70',
    area: 'refund',
    title: 'a refund of a booking that staff made is found by its job',
    asks: ['listRefunds'],
    requirements: ['R-REFUND-25', 'R-REFUND-27'],
    find: sumFinding({
      ...{ operation: 'listRefunds', items: 'refunds' },
      ...{ named: 'refundId', made: 'refund.create' },
    }),
  },
  {
    id: 'DISPUTE-70',
    area: 'dispute',
    title: 'a dispute of a booking that staff made is found by its job',
    asks: ['listDisputes'],
    requirements: ['R-DISPUTE-24', 'R-DISPUTE-27'],
    find: sumFinding({
      ...{ operation: 'listDisputes', items: 'disputes' },
      ...{ named: 'disputeId', made: 'dispute.open' },
    }),
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
