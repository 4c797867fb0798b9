/**
 * A job that is walked through its life, one action of a hidden actor after the other, and read after each.
 *
 * Each step is taken once in a run, whichever check asks for it first; a check that reads the job after one step
 * gets the answer of that moment, although other checks have walked on since.
 */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import { eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking, Order } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { ActingClient, Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { dataAt } from '../value.ts';

export type Parameters = Readonly<Record<string, unknown>>;

export type Step = {
  /** What it is called among the steps of its way. */
  readonly name: string;
  /** An action of the control protocol. */
  readonly action: string;
  /** Besides jobId. */
  readonly parameters?: Parameters | ((bench: Bench, booking: Booking) => Promise<Parameters>);
  /** A server may refuse it and the job goes on all the same, as with a payment that is not due. */
  readonly optional?: true;
  /** The sample is read after it, too. */
  readonly readsSample?: true;
  /** Not even the booking is read after it: its reading is that of the step before. */
  readonly unread?: true;
  /**
   * Silence is listened to beforehand, so that what comes afterwards comes of this step; longer, as long as this
   * event, which may or may not be due by then, has not come.
   */
  readonly afterSilence?: EventType;
};

export type Way = {
  readonly name: string;
  /** One of the acting clients, or a client of the way's own. */
  readonly client: ActingClient | ((bench: Bench) => Promise<Client>);
  readonly channel: Order['channel'];
  readonly steps: readonly Step[];
};

export type Stage = {
  readonly booking: Booking;
  /** GET /bookings/{id} after the step, whatever came of it. */
  readonly reading: Exchange;
  /** GET /bookings/{id}/sample, after the steps that read it. */
  readonly sample: Exchange | undefined;
  /** What the action was given. */
  readonly parameters: Parameters;
  /** An optional step that was refused is not taken. */
  readonly taken: boolean;
  /** When that was, by the runner's clock (ms since 1970). */
  readonly takenAt: number;
  /** What had come to the client when the step was taken. */
  readonly heardBefore: readonly Delivery[];
};

/** The job as it was read after this step of the way; `booked` is right after its creation. */
export function stageOf(bench: Bench, way: Way, name: string): Promise<Stage> {
  const place = way.steps.findIndex((step) => step.name === name);
  if (place === -1 && name !== 'booked') throw new Error(`${way.name} has no step ${name}`);
  return stageAt(bench, way, place);
}

/** All stages up to this step, the booking first. */
export async function stagesUpTo(
  bench: Bench,
  way: Way,
  name: string,
): Promise<readonly [Stage, ...Stage[]]> {
  const last = way.steps.findIndex((step) => step.name === name);
  const stages: [Stage, ...Stage[]] = [await stageAt(bench, way, -1)];
  for (let place = 0; place <= last; place += 1) stages.push(await stageAt(bench, way, place));
  return stages;
}

function stageAt(bench: Bench, way: Way, place: number): Promise<Stage> {
  const step = way.steps[place];
  return bench.once(`${way.name}: ${step?.name ?? 'booked'}`, async (maker) => {
    if (step === undefined) return begin(maker, way);
    // Before anything is made: a server that cannot take the step is not given the booking either.
    if (step.optional !== true) maker.need(step.action);
    return take(maker, await stageAt(maker, way, place - 1), step);
  });
}

async function begin(bench: Bench, { name, client: whose, channel }: Way): Promise<Stage> {
  const client = await (typeof whose === 'string' ? givenClient(bench, whose) : whose(bench));
  const booking = await makeBooking(bench, client, { channel, purpose: name });
  const reading = await readJob(bench, booking);
  return {
    ...{ booking, reading, sample: undefined, parameters: {} },
    ...{ taken: true, takenAt: Date.now(), heardBefore: [] },
  };
}

async function take(bench: Bench, before: Stage, step: Step): Promise<Stage> {
  const { booking } = before;
  if (step.afterSilence !== undefined) await listen(bench, booking, step.afterSilence);
  const parameters =
    typeof step.parameters === 'function'
      ? await step.parameters(bench, booking)
      : (step.parameters ?? {});
  const heardBefore = [...(booking.client.mailbox?.deliveries ?? [])];
  const takenAt = Date.now();
  const acting = bench.act(step.action, { jobId: booking.jobId, ...parameters });
  const result = await (step.optional === true ? ifPossible(acting) : acting);
  const reading = step.unread === true ? before.reading : await readJob(bench, booking);
  const sample = step.readsSample === true ? await readSample(bench, booking) : undefined;
  const taken = result !== undefined;
  return { booking, reading, sample, parameters, taken, takenAt, heardBefore };
}

/** How often the silence is listened to again for an event that has not come. */
const repetitions = 3;

async function listen(bench: Bench, { client, jobId }: Booking, due: EventType): Promise<void> {
  const hasCome = (): boolean =>
    client.mailbox?.deliveries.some(
      (one) => eventTypeOf(one) === due && eventDataAt(one, 'jobId') === jobId,
    ) === true;
  for (let times = 0; times < repetitions; times += 1) {
    await bench.pause(bench.profile.webhookSettle);
    if (hasCome()) return;
  }
}

type Readable = Pick<Booking, 'client' | 'jobId'>;

/** GET /bookings/{id}, whatever comes of it. */
export const readJob = (bench: Bench, { client, jobId }: Readable): Promise<Exchange> =>
  bench.call({ operation: 'getBooking', key: keyFor(client, 'getBooking'), id: jobId });

/** GET /bookings/{id}/sample, whatever comes of it. */
export const readSample = (bench: Bench, { client, jobId }: Readable): Promise<Exchange> =>
  bench.call({ operation: 'getBookingSample', key: keyFor(client, 'getBookingSample'), id: jobId });

/** `data.job` of a reading that succeeded. */
export const jobIn = (reading: Exchange): unknown => dataAt(demandSuccess(reading), 'job');

/** `data.sample` after a step that reads it. */
export function sampleIn({ sample }: Stage): unknown {
  if (sample === undefined) throw new Error('the step does not read the sample');
  return dataAt(demandSuccess(sample), 'sample');
}
