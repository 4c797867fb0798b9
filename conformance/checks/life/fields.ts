/** What the other fields of a job say as it goes through its life: check-in, venue, slot, payment, and what is hidden. */
import type { Exchange } from '../../target/exchange.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck, PassiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { compareInstants, mayMeet, readInstant } from '../../instant.ts';
import { at, isMap } from '../../json.ts';
import { readClock, serverTimeAt } from '../given/clock.ts';
import { dataAt, differences, listAt, show } from '../value.ts';
import { digits, textsIn } from './texts.ts';
import { jobIn, stageOf, stagesUpTo } from './walk.ts';
import type { Stage, Way } from './walk.ts';
import { phlebotomists } from './steps.ts';
import { paidMobileLife, reschedules, wholeMobileLife, wholeVenueLife } from './ways.ts';

/** The first thing that is wrong with the job at any step of the way. */
async function findingUpTo(
  bench: Bench,
  [way, step]: readonly [Way, string],
  judge: (job: unknown, stage: Stage) => Finding | undefined,
): Promise<Finding | undefined> {
  const stages = await stagesUpTo(bench, way, step);
  return firstFinding(...stages.map((stage) => () => judge(jobIn(stage.reading), stage)));
}

const minuteMs = 60_000;
/** The server's clock is known to some minutes only. */
const clockTolerance = 15 * minuteMs;

async function checkInTimeFinding(bench: Bench): Promise<Finding | undefined> {
  // Without it there is no telling what the server's clock says.
  bench.need('clock.read');
  const { reading, takenAt } = await stageOf(bench, wholeVenueLife, 'checked in');
  const checkedInAt = at(jobIn(reading), 'checkedInAt');
  const instant = readInstant(checkedInAt);
  if (instant === undefined) throw noCheckIn(checkedInAt);
  const then = await serverTimeAt(bench, takenAt);
  const now = await readClock(bench);
  // A clock may stand still, or have been moved by a limit that was waited out; a run may be a long one.
  const around = {
    earliest: Math.min(then, now.earliest) - clockTolerance,
    latest: Math.max(then, now.latest) + clockTolerance,
  };
  if (mayMeet(instant, around)) return undefined;
  const clock = new Date(then).toISOString();
  return {
    expected: `checkedInAt at the time of the check-in, about ${clock}`,
    actual: `checkedInAt ${show(checkedInAt)}`,
  };
}

const noCheckIn = (value: unknown): Obstacle =>
  Obstacle.lacking(`checkedInAt is ${show(value)} after the check-in`, 'set it at the check-in');

async function movedSlotFinding(bench: Bench): Promise<Finding | undefined> {
  const { reading, parameters } = await stageOf(bench, reschedules.IN_VENUE, 'moved');
  const due = parameters['venueSlotStart'];
  const start = at(jobIn(reading), 'venueSlotStart');
  if (compareInstants(start, due) !== 'apart') return undefined;
  return { expected: `venueSlotStart ${show(due)}`, actual: `venueSlotStart ${show(start)}` };
}

function venueFinding(job: unknown, { booking: { body } }: Stage): Finding | undefined {
  const venueId = at(body, 'venueId');
  return firstFinding(
    () => differences('job', job, { venueId }),
    () => differences('job.venue', at(job, 'venue'), { id: venueId }),
    () =>
      readInstant(at(job, 'venueSlotStart')) === undefined
        ? {
            expected: 'job.venueSlotStart: a timestamp',
            actual: `job.venueSlotStart ${show(at(job, 'venueSlotStart'))}`,
          }
        : undefined,
  );
}

/** Each text of an answer that is the moment which the phlebotomist gave as ETA. */
function etaFinding({ reading }: Stage, eta: unknown): Finding | undefined {
  const shown = textsIn(jobIn(reading)).find((text) => compareInstants(text, eta) === 'same');
  if (shown === undefined) return undefined;
  return { expected: 'no ETA in a GET response', actual: `the job shows the ETA ${shown}` };
}

function phlebotomistFinding({ reading }: Stage): Finding | undefined {
  const { name, phone } = phlebotomists.first;
  const shown = textsIn(jobIn(reading)).find(
    (text) => text.includes(name) || digits(text).endsWith(digits(phone).slice(-10)),
  );
  if (shown === undefined) return undefined;
  return { expected: 'no phlebotomist in a GET response', actual: `the job shows ${show(shown)}` };
}

const common = { kind: 'active', area: 'life', level: 'MUST', asks: ['getBooking'] } as const;

export const lifeFieldChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIFE-18',
    title: 'an IN_VENUE job that is moved has its new slot',
    requirements: ['R-STATE-27', 'R-STATE-28'],
    run: async (bench) => conclude(await movedSlotFinding(bench)),
  },
  {
    ...common,
    id: 'LIFE-19',
    title: 'checkedInAt is the time of the check-in at the venue',
    requirements: ['R-STATE-14'],
    run: async (bench) => conclude(await checkInTimeFinding(bench)),
  },
  {
    ...common,
    id: 'LIFE-20',
    title: 'checkedInAt is null until the visit begins',
    requirements: ['R-JOB-29'],
    run: async (bench) => {
      const judge = (job: unknown): Finding | undefined =>
        differences('job', job, { checkedInAt: null });
      const mobile = await findingUpTo(bench, [wholeMobileLife, 'arrived'], judge);
      return conclude(mobile ?? (await findingUpTo(bench, [wholeVenueLife, 'paid'], judge)));
    },
  },
  {
    ...common,
    id: 'LIFE-21',
    title: 'a MOBILE job has no venue and no slot, whatever happens to it',
    requirements: ['R-JOB-09', 'R-JOB-11', 'R-JOB-21', 'R-BOOK-07'],
    run: async (bench) =>
      conclude(
        await findingUpTo(bench, [wholeMobileLife, 'published'], (job) =>
          differences('job', job, { venue: null, venueId: null, venueSlotStart: null }),
        ),
      ),
  },
  {
    ...common,
    id: 'LIFE-22',
    title: 'an IN_VENUE job has its venue and a slot, whatever happens to it',
    requirements: ['R-JOB-08', 'R-BOOK-07'],
    run: async (bench) =>
      conclude(await findingUpTo(bench, [wholeVenueLife, 'published'], venueFinding)),
  },
  {
    ...common,
    id: 'LIFE-23',
    title: 'paymentStatus is PENDING right after the creation',
    level: 'SHOULD',
    requirements: ['R-JOB-26'],
    run: async (bench) => {
      const stages = await Promise.all(
        [wholeMobileLife, paidMobileLife, wholeVenueLife].map((way) =>
          stageOf(bench, way, 'booked'),
        ),
      );
      const judge = ({ reading }: Stage) =>
        differences('job', jobIn(reading), { paymentStatus: 'PENDING' });
      return conclude(firstFinding(...stages.map((stage) => () => judge(stage))));
    },
  },
  {
    ...common,
    id: 'LIFE-24',
    title: 'paymentStatus is PAID after the payment',
    level: 'SHOULD',
    requirements: ['R-JOB-27'],
    run: async (bench) => {
      const stages = await Promise.all(
        [paidMobileLife, wholeVenueLife].map((way) => stageOf(bench, way, 'paid')),
      );
      const judge = ({ reading }: Stage) =>
        differences('job', jobIn(reading), { paymentStatus: 'PAID' });
      return conclude(firstFinding(...stages.map((stage) => () => judge(stage))));
    },
  },
  {
    ...common,
    id: 'LIFE-25',
    title: 'the ETA that a phlebotomist gives is not shown by GET /bookings/{id}',
    requirements: ['R-JOB-30', 'R-GAP-08'],
    run: async (bench) => {
      const updated = await stageOf(bench, wholeMobileLife, 'eta updated');
      const eta = updated.parameters['newEta'];
      const arrived = await stageOf(bench, wholeMobileLife, 'arrived');
      return conclude(
        firstFinding(
          () => etaFinding(updated, eta),
          () => etaFinding(arrived, eta),
        ),
      );
    },
  },
  {
    ...common,
    id: 'LIFE-26',
    title: 'GET /bookings/{id} does not show who was assigned',
    level: 'SHOULD',
    requirements: ['R-JOB-32'],
    run: async (bench) =>
      conclude(phlebotomistFinding(await stageOf(bench, wholeMobileLife, 'en route'))),
  },
];

const jobsOf: Readonly<Record<string, (exchange: Exchange) => readonly unknown[]>> = {
  getBooking: (exchange) => [dataAt(exchange, 'job')],
  listBookings: (exchange) => listAt(exchange, 'bookings'),
  cancelBooking: (exchange) => [dataAt(exchange)],
  createBooking: (exchange) => [dataAt(exchange)],
};

/** The jobs that an answer shows. */
const jobsIn = (exchange: Exchange): readonly unknown[] =>
  (jobsOf[exchange.operation.operationId]?.(exchange) ?? []).filter(isMap);

export const neverArrived: PassiveCheck = {
  kind: 'passive',
  area: 'life',
  level: 'MUST',
  id: 'LIFE-27',
  title: 'no job is ever ARRIVED',
  requirements: ['R-JOB-31', 'R-STATE-23'],
  concerns: (exchange) => jobsIn(exchange).length > 0,
  judge: (exchange) => {
    const jobs = jobsIn(exchange);
    const arrived = jobs.find((job) => isMap(job) && job['status'] === 'ARRIVED');
    if (arrived === undefined) return undefined;
    const id = at(arrived, 'id') ?? at(arrived, 'jobId');
    return { expected: 'any status but ARRIVED', actual: `job ${show(id)} is ARRIVED` };
  },
};
