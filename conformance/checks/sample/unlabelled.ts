/** A sample of which nothing was logged has null for its barcode, and goes its way to the lab like any other. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { readSample } from '../life/walk.ts';
import { dataAt, differences, show } from '../value.ts';

const unlogged = { barcode: null, collectionNotes: null, clientMetadata: null };

const givenUnlabelled = (bench: Bench): Promise<Booking> =>
  bench.once('booking with a sample without a barcode', async (maker) => {
    maker.need('phlebotomist.accept', 'phlebotomist.start', 'job.complete');
    const client = await givenClient(maker, 'primary');
    const wanted = { channel: 'MOBILE', purpose: 'to be drawn without a barcode' } as const;
    const booking = await makeBooking(maker, client, wanted);
    const { jobId } = booking;
    for (const action of ['phlebotomist.accept', 'phlebotomist.start']) {
      await maker.act(action, { jobId });
    }
    const done = await ifPossible(maker.act('job.complete', { jobId, sample: unlogged }));
    if (done !== undefined) return booking;
    throw Obstacle.lacking(
      'the server completes no job without a barcode, as it may',
      'let job.complete take null for the barcode of the sample',
    );
  });

async function lostFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('lab.receive', 'lab.publish');
  const booking = await givenUnlabelled(bench);
  const read = async (): Promise<unknown> =>
    dataAt(demandSuccess(await readSample(bench, booking)), 'sample');
  for (const [action, status] of [
    ['lab.receive', 'RECEIVED_BY_LAB'],
    ['lab.publish', 'RESULTS_READY'],
  ] as const) {
    await bench.act(action, { jobId: booking.jobId });
    const sample = await read();
    if ((at(sample, 'barcode') ?? null) !== null) throw labelled(sample);
    const finding = differences('sample', sample, { status });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const labelled = (sample: unknown): Obstacle =>
  Obstacle.lacking(
    `the server has given the sample the barcode ${show(at(sample, 'barcode'))}, as it may`,
    'there is nothing to be mended',
  );

export const unlabelledCheck: ActiveCheck = {
  kind: 'active',
  area: 'sample',
  level: 'MUST',
  id: 'SAMPLE-90',
  title: 'a sample without a barcode, too, is RECEIVED_BY_LAB, and then RESULTS_READY',
  asks: ['createBooking', 'getBookingSample', 'getBookingSample'],
  requirements: ['R-SAMPLE-22', 'R-SAMPLE-23'],
  run: async (bench) => conclude(await lostFinding(bench)),
};
