/** One booking for each creation that succeeds, none and no word of one for each that is refused. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess, demandText } from '../given/demand.ts';
import { firstEvent } from '../given/webhook.ts';
import { dataAt, differences } from '../value.ts';
import { withoutMember, withValue } from './altered.ts';
import { book, marked, soundBody } from './refused-bookings.ts';

const common = { kind: 'active', area: 'validation', level: 'MUST' } as const;

async function twoBookings(bench: Bench): Promise<Finding | undefined> {
  const sound = await soundBody(bench, 'MOBILE');
  const ids: string[] = [];
  const key = keyFor(await givenClient(bench, 'primary'), 'getBooking');
  for (const mark of ['VALID-79-one', 'VALID-79-other']) {
    const id = demandText(await book(bench, { body: marked(sound, mark) }), 'jobId');
    if (ids.includes(id)) return { expected: 'two bookings', actual: `${id} twice` };
    ids.push(id);
    const read = demandSuccess(await bench.call({ operation: 'getBooking', key, id }));
    const due = { id, externalOrderId: `order-${mark}` };
    const wrong = differences('job', dataAt(read, 'job'), due);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Webhooks come at all, and none tells of what was refused. */
async function noWord(bench: Bench): Promise<Finding | undefined> {
  const mailbox = bench.mailbox('primary');
  if ((await firstEvent(bench)).event === undefined) {
    throw Obstacle.lacking('no webhook comes at all', 'mend what is found of job.created');
  }
  const sound = marked(await soundBody(bench, 'MOBILE'), 'VALID-80');
  for (const body of [
    withoutMember(sound, ['patient']),
    withValue(sound, ['location', 'postcode'], 'nowhere'),
    withValue(sound, ['appointment', 'testType'], ''),
  ]) {
    if (statusOf(await book(bench, { body })) !== 200) continue;
    throw Obstacle.lacking(
      'a faulty booking was not refused',
      'mend what is found of POST /bookings',
    );
  }
  const [stray] = await bench.strays(
    mailbox,
    (delivery) => eventDataAt(delivery, 'externalOrderId') === 'order-VALID-80',
  );
  if (stray === undefined) return undefined;
  return { expected: 'no event of a booking that was refused', actual: 'an event with its ids' };
}

const chosen = { id: 'phleb_1', name: 'Sam Example', phone: '+447700900456' };

/** Every key under which one could be asked for; taken or refused (O15), none has an effect. */
async function noChoice(bench: Bench): Promise<Finding | undefined> {
  const sound = marked(await soundBody(bench, 'MOBILE'), 'VALID-81');
  const wish = { phlebotomist: chosen, phlebotomistId: chosen.id, assignedTo: chosen.id };
  const made = await book(bench, { body: { ...sound, ...wish } });
  if (statusOf(made) !== 200) return refusalFinding(made);
  const wrong = successFinding(made);
  if (wrong !== undefined) return wrong;
  const key = keyFor(await givenClient(bench, 'primary'), 'getBooking');
  const id = demandText(made, 'jobId');
  const read = demandSuccess(await bench.call({ operation: 'getBooking', key, id }));
  if (dataAt(read, 'job', 'status') !== 'CONFIRMED') return undefined;
  return {
    expected: 'a booking that waits for a phlebotomist',
    actual: 'job.status "CONFIRMED", as if the client had chosen one',
  };
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'asks' | 'requirements'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'VALID-79',
    title: 'two bookings that are alike but for their external ids are two',
    asks: ['createBooking', 'getBooking', 'createBooking', 'getBooking'],
    requirements: ['R-BOOK-15'],
    find: twoBookings,
  },
  {
    id: 'VALID-80',
    title: 'no event tells of a booking that was refused',
    asks: ['createBooking', 'createBooking', 'createBooking'],
    requirements: ['R-BOOK-17'],
    find: noWord,
  },
  {
    id: 'VALID-81',
    title: 'a client that names a phlebotomist in its booking has not chosen one',
    asks: ['createBooking', 'getBooking'],
    requirements: ['R-BOOK-18'],
    find: noChoice,
  },
];

export const oneForOneChecks: readonly ActiveCheck[] = rows.map(({ find, ...described }) => ({
  ...common,
  ...described,
  run: async (bench) => conclude(await find(bench)),
}));
