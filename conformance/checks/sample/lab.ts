/** A sample on its way: what the completion has logged, what the lab makes of it, and what v1 never shows. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at, isMap } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { dataAt, differences, show } from '../value.ts';
import { jobIn, readSample, sampleIn, stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { logged } from '../life/steps.ts';
import {
  loggedLife,
  metadata,
  nobodyFound,
  noShows,
  paidMobileLife,
  refundedAway,
  staffCancels,
  wholeMobileLife,
  wholeVenueLife,
} from '../life/ways.ts';

type Place = readonly [way: Way, step: string];

/** A sample that was to be there already: that it is, is another check's business. */
async function givenSample(bench: Bench, [way, step]: Place): Promise<Record<string, unknown>> {
  const sample = sampleIn(await stageOf(bench, way, step));
  if (isMap(sample)) return sample;
  throw Obstacle.lacking(
    `the sample is ${show(sample)} after ${way.name}, ${step}`,
    'let a completed job have a sample',
  );
}

/** At each of these places the sample has these members. */
const holdsAt =
  (places: readonly Place[], due: Readonly<Record<string, unknown>>) =>
  async (bench: Bench): Promise<Outcome> => {
    const samples = await Promise.all(places.map((place) => givenSample(bench, place)));
    return conclude(
      firstFinding(...samples.map((sample) => () => differences('sample', sample, due))),
    );
  };

/** Lives that end before anything is collected. */
const undrawn: readonly Place[] = [
  [noShows.MOBILE, 'not shown up'],
  [staffCancels.MOBILE, 'cancelled by staff'],
  [staffCancels.IN_VENUE, 'cancelled by staff'],
  [nobodyFound, 'exhausted'],
  [refundedAway, 'cancelled by its refund'],
];

/** It is asked for late, and some of them have moved on: no step on their ways collects anything. */
async function undrawnFinding(bench: Bench): Promise<Finding | undefined> {
  for (const [way, step] of undrawn) {
    const { booking } = await stageOf(bench, way, step);
    const exchange = await readSample(bench, booking);
    const finding = firstFinding(
      () => successFinding(exchange),
      () => differences('data', dataAt(exchange), { sample: null }),
    );
    if (finding === undefined) continue;
    return { ...finding, expected: `${finding.expected} (${way.name}, ${step})` };
  }
  return undefined;
}

const common = {
  kind: 'active',
  area: 'sample',
  level: 'MUST',
  asks: ['getBookingSample'],
} as const;

const afterCompletion: readonly Place[] = [[loggedLife, 'completed']];

/** The job tells two members of its sample. */
const agreement = async (bench: Bench): Promise<Outcome> => {
  const stage = await stageOf(bench, loggedLife, 'completed');
  const { clientMetadata, collectionNotes } = await givenSample(bench, [loggedLife, 'completed']);
  const told = at(jobIn(stage.reading), 'sample');
  return conclude(differences('job.sample', told, { clientMetadata, collectionNotes }));
};

export const labChecks: readonly ActiveCheck[] = [
  {
    ...common,
    level: 'SHOULD',
    id: 'SAMPLE-03',
    title: 'the sample is null while the visit is under way',
    requirements: ['R-SAMPLE-31'],
    run: async (bench) => {
      const sample = sampleIn(await stageOf(bench, wholeMobileLife, 'started'));
      return conclude(differences('data', { sample }, { sample: null }));
    },
  },
  {
    ...common,
    id: 'SAMPLE-14',
    title: 'the sample of a booking that came to nothing is null',
    requirements: ['R-SAMPLE-01'],
    asks: undrawn.map(() => 'getBookingSample' as const),
    run: async (bench) => conclude(await undrawnFinding(bench)),
  },
  {
    ...common,
    id: 'SAMPLE-04',
    title: 'the sample has the barcode that the completion has logged',
    requirements: ['R-SAMPLE-14'],
    run: holdsAt(afterCompletion, { barcode: logged.barcode }),
  },
  {
    ...common,
    id: 'SAMPLE-05',
    title: 'the sample has the metadata that the completion has logged',
    requirements: ['R-SAMPLE-15'],
    run: holdsAt(afterCompletion, { clientMetadata: metadata }),
  },
  {
    ...common,
    id: 'SAMPLE-06',
    title: 'the sample has the notes that the completion has logged',
    requirements: ['R-SAMPLE-16'],
    run: holdsAt([...afterCompletion, [wholeMobileLife, 'completed']], {
      collectionNotes: logged.collectionNotes,
    }),
  },
  {
    ...common,
    id: 'SAMPLE-07',
    title: 'the sample has the shipment mode that the completion has logged',
    requirements: ['R-SAMPLE-17'],
    run: holdsAt(afterCompletion, { shipmentMode: logged.shipmentMode }),
  },
  {
    ...common,
    id: 'SAMPLE-13',
    title: 'the sampleDate stays what it was when the sample was collected',
    requirements: ['R-SAMPLE-29'],
    run: async (bench) => {
      const stages = ['completed', 'received', 'published'] as const;
      const [first, ...later] = await Promise.all(
        stages.map((stage) => givenSample(bench, [wholeMobileLife, stage])),
      );
      const sampleDate = at(first, 'sampleDate');
      return conclude(
        firstFinding(...later.map((one) => () => differences('sample', one, { sampleDate }))),
      );
    },
  },
  {
    ...common,
    id: 'SAMPLE-08',
    title: 'a sample that the lab has received is RECEIVED_BY_LAB',
    requirements: ['R-SAMPLE-22'],
    run: holdsAt(
      [
        [wholeMobileLife, 'received'],
        [wholeVenueLife, 'received'],
      ],
      { status: 'RECEIVED_BY_LAB' },
    ),
  },
  {
    ...common,
    id: 'SAMPLE-09',
    title: 'a sample whose results are published is RESULTS_READY',
    requirements: ['R-SAMPLE-23'],
    run: holdsAt(
      [
        [wholeMobileLife, 'published'],
        [wholeVenueLife, 'published'],
      ],
      { status: 'RESULTS_READY' },
    ),
  },
  {
    ...common,
    id: 'SAMPLE-10',
    title: 'a sample is RESULTS_READY though no receipt was confirmed before',
    requirements: ['R-SAMPLE-24'],
    run: holdsAt([[paidMobileLife, 'published']], { status: 'RESULTS_READY' }),
  },
  {
    ...common,
    id: 'SAMPLE-11',
    title: 'resultsReadyAt and resultsUrl stay null when the results are published',
    requirements: ['R-SAMPLE-18', 'R-SAMPLE-11', 'R-SAMPLE-12', 'R-SAMPLE-03'],
    run: holdsAt(
      [
        [wholeMobileLife, 'published'],
        [wholeVenueLife, 'published'],
      ],
      { resultsReadyAt: null, resultsUrl: null },
    ),
  },
  {
    ...common,
    id: 'SAMPLE-12',
    title: 'GET /bookings/{id} tells metadata and notes of the sample',
    requirements: ['R-JOB-28', 'R-JOB-18', 'R-JOB-19'],
    run: agreement,
  },
];
