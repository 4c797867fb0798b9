/** The life of a job: statuses, the draw and its sample, and the events on the way. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at, isMap } from '../../json.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import { makeBooking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { jobIn, readJob, sampleIn, stageOf } from '../life/walk.ts';
import type { Stage, Step, Way } from '../life/walk.ts';
import { phlebotomists } from '../life/steps.ts';
import { byCancelling, eventOf, heardOf } from './hearing.ts';
import { probe, told, unseen } from './probe.ts';

const optional = (name: string, action: string, more: Partial<Step> = {}): Step => ({
  ...{ name, action, optional: true },
  ...more,
});

const accept = (who: keyof typeof phlebotomists): Pick<Step, 'action' | 'parameters'> => ({
  action: 'phlebotomist.accept',
  parameters: { phlebotomist: phlebotomists[who] },
});

/** What only some servers offer is no obstacle to what comes after it. */
const way: Way = {
  name: 'to be probed',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    { name: 'accepted', ...accept('first') },
    optional('lost', 'phlebotomist.cancel'),
    { name: 'accepted again', optional: true, ...accept('second') },
    optional('expected', 'phlebotomist.updateEta', {
      parameters: async (bench) => ({ newEta: (await daysAhead(bench, 14)).toISOString() }),
    }),
    optional('arrived', 'phlebotomist.arrive'),
    { name: 'started', action: 'phlebotomist.start', readsSample: true },
    { name: 'completed', action: 'job.complete', readsSample: true },
    optional('published', 'lab.publish', { readsSample: true }),
    optional('received', 'lab.receive', { readsSample: true }),
  ],
};

/** The job after a step that was taken; where a server refused it, there is nothing to see. */
export async function probedStage(bench: Bench, name: string): Promise<Stage> {
  const stage = await stageOf(bench, way, name);
  if (stage.taken) return stage;
  const action = way.steps.find((step) => step.name === name)?.action ?? name;
  throw unseen(`this needs the action ${action}, which is not offered or was refused`);
}

/** The walk goes on to its completion, which is always told. */
const heardOnTheWay: typeof heardOf = (bench, hearing) =>
  heardOf(bench, {
    later: async () => {
      await probedStage(bench, 'completed');
      return 'job.completed';
    },
    ...hearing,
  });

const statusIn = (stage: Pick<Stage, 'reading'>): string =>
  String(at(jobIn(stage.reading), 'status'));

const sampleStatus = (stage: Stage): string => String(at(sampleIn(stage), 'status'));

const common = { area: 'life', asks: [] } as const;
const ofEvents = { area: 'event', asks: [] } as const;

export const lifeProbes = [
  probe({
    ...ofEvents,
    id: 'O01',
    question: 'Is job.eta_updated sent when the phlebotomist updates the ETA?',
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'expected');
      return (await heardOnTheWay(bench, { booking, type: 'job.eta_updated' })).length > 0
        ? { answer: 'yes', value: 'emitted' }
        : { answer: 'no', value: 'silent' };
    },
  }),
  probe({
    ...ofEvents,
    id: 'O03',
    question: 'Is dispatch.unassigned sent when the phlebotomist backs out?',
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'lost');
      return (await heardOnTheWay(bench, { booking, type: 'dispatch.unassigned' })).length > 0
        ? { answer: 'yes', value: 'unassigned' }
        : { answer: 'no', value: 'silent' };
    },
  }),
  probe({
    ...ofEvents,
    id: 'O04',
    question: 'Is job.arrived sent when the phlebotomist marks the arrival?',
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'arrived');
      const came = await heardOnTheWay(bench, { booking, type: 'job.arrived' });
      return { answer: came.length > 0 ? 'yes' : 'no' };
    },
  }),
  probe({
    ...ofEvents,
    id: 'O66',
    question: 'Is job.confirmed sent again when another phlebotomist accepts?',
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'accepted again');
      const { length } = await heardOnTheWay(bench, { booking, type: 'job.confirmed', most: 2 });
      if (length === 0) return { answer: 'it did not come even once' };
      return length > 1 ? { answer: 'yes', value: 'every' } : { answer: 'no', value: 'first' };
    },
  }),
  probe({
    ...common,
    id: 'O93',
    question: 'What is the status of a job whose phlebotomist has backed out?',
    run: async (bench) => ({ answer: statusIn(await probedStage(bench, 'lost')) }),
  }),
  probe({
    ...common,
    id: 'O35',
    question: 'Does checkedInAt of a MOBILE job hold the time at which the phlebotomist started?',
    run: async (bench) => {
      const { reading } = await probedStage(bench, 'started');
      const value = at(jobIn(reading), 'checkedInAt');
      if (value === null) return { answer: 'no, it is null', value: 'null' };
      return told('yes', typeof value === 'string' ? 'start' : undefined);
    },
  }),
  probe({
    ...common,
    id: 'O34',
    question: 'What is the status of a completed job?',
    run: async (bench) => ({ answer: statusIn(await probedStage(bench, 'completed')) }),
  }),
  probe({
    ...common,
    id: 'O58',
    question: 'When is there a sample?',
    run: async (bench) => {
      const before = sampleIn(await probedStage(bench, 'started'));
      const after = sampleIn(await probedStage(bench, 'completed'));
      const says = (sample: unknown): string => (isMap(sample) ? 'a sample' : 'none');
      return { answer: `during the draw: ${says(before)}; after completion: ${says(after)}` };
    },
  }),
  probe({
    ...common,
    id: 'O59',
    question: 'Does a lab receipt after the results set the status of the sample back?',
    run: async (bench) => {
      await probedStage(bench, 'published');
      const status = sampleStatus(await probedStage(bench, 'received'));
      if (status === 'RECEIVED_BY_LAB') return { answer: 'yes', value: 'back' };
      return status === 'RESULTS_READY'
        ? { answer: 'no', value: 'stays' }
        : { answer: `it becomes ${status}` };
    },
  }),
  probe({
    ...ofEvents,
    id: 'O60',
    question: 'What is resultsUrl in sample.results_ready?',
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'published');
      const url = eventDataAt(await eventOf(bench, booking, 'sample.results_ready'), 'resultsUrl');
      return { answer: url === null ? 'null' : typeof url === 'string' ? 'an address' : 'missing' };
    },
  }),
  probe({
    ...common,
    id: 'O32',
    question: 'Is an IN_VENUE booking of a WEEKLY_INVOICE client confirmed without a payment?',
    asks: ['createBooking', 'getBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      if (client.billingMode !== 'WEEKLY_INVOICE') throw notWeekly(client.name);
      const order = { channel: 'IN_VENUE', purpose: 'to be confirmed or not' } as const;
      const booking = await makeBooking(bench, client, order);
      await bench.pause(bench.profile.webhookSettle);
      const status = at(jobIn(await readJob(bench, booking)), 'status');
      if (status === 'PENDING') return { answer: 'no, it stays PENDING', value: 'pending' };
      return told(`it is ${String(status)}`, status === 'CONFIRMED' ? 'confirmed' : undefined);
    },
  }),
  probe({
    ...ofEvents,
    id: 'O02',
    question: 'Is job.confirmed sent when the payment of an IN_VENUE booking is finalized?',
    asks: ['createBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'patientPay');
      bench.need('payment.finalize');
      const order = { channel: 'IN_VENUE', purpose: 'to be paid and confirmed' } as const;
      const booking = await makeBooking(bench, client, order);
      await bench.act('payment.finalize', { jobId: booking.jobId });
      return (
        await heardOf(bench, {
          ...{ booking, type: 'job.confirmed' },
          later: byCancelling(bench, booking),
        })
      ).length > 0
        ? { answer: 'yes', value: 'emitted' }
        : { answer: 'no', value: 'silent' };
    },
  }),
  probe({
    ...common,
    id: 'O33',
    question: 'What is the status of a MOBILE booking that the patient has paid for?',
    asks: ['createBooking', 'getBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'patientPay');
      bench.need('payment.finalize');
      const order = { channel: 'MOBILE', purpose: 'to be paid for' } as const;
      const booking = await makeBooking(bench, client, order);
      await bench.act('payment.finalize', { jobId: booking.jobId });
      return { answer: statusIn({ reading: await readJob(bench, booking) }) };
    },
  }),
  probe({
    ...common,
    id: 'O36',
    question: 'Is fulfillment there before the draw?',
    asks: ['createBooking', 'getBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'visible');
      const order = { channel: 'MOBILE', purpose: 'to be drawn by somebody' } as const;
      const job = jobIn(await readJob(bench, await makeBooking(bench, client, order)));
      return at(job, 'fulfillment') === undefined
        ? { answer: 'no', value: 'completed' }
        : { answer: 'yes, from creation', value: 'created' };
    },
  }),
];

const notWeekly = (name: string): Obstacle =>
  Obstacle.absent(`the client ${name} is not known to be billed by WEEKLY_INVOICE`);
