/** What a job event says of its job is what GET /bookings/{id} says of it: then, or later if it is told late. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import { jobIn, stagesUpTo } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { wholeMobileLife, wholeVenueLife } from '../life/ways.ts';
import { dataAt, show } from '../value.ts';
import { givenEvents } from './find-events.ts';

type Telling = readonly [step: string, type: EventType];

const lives: readonly { readonly way: Way; readonly tells: readonly Telling[] }[] = [
  {
    way: wholeMobileLife,
    tells: [
      ['booked', 'job.created'],
      ['accepted', 'job.confirmed'],
      ['en route', 'job.en_route'],
      ['started', 'job.in_progress'],
      ['completed', 'job.completed'],
    ],
  },
  {
    way: wholeVenueLife,
    tells: [
      ['booked', 'job.created'],
      ['checked in', 'job.in_progress'],
      ['completed', 'job.completed'],
    ],
  },
];

const members = ['status', 'paymentStatus'] as const;

async function disagreement(
  bench: Bench,
  way: Way,
  [step, type]: Telling,
): Promise<Finding | undefined> {
  const stages = await stagesUpTo(bench, way, 'completed');
  const place = way.steps.findIndex(({ name }) => name === step) + 1;
  const readings = stages.slice(place).map(({ reading }) => jobIn(reading));
  const [event] = await givenEvents(bench, stages[0].booking, type);
  // A dispatcher may move a new job on before it is read: then job.created says what the answer to its creation said.
  const answered = step === 'booked' ? dataAt(stages[0].booking.exchange, 'status') : undefined;
  const told = (member: string): readonly unknown[] => [
    ...(member === 'status' && answered !== undefined ? [answered] : []),
    ...readings.map((job) => at(job, member)),
  ];
  const wrong = members.find((member) => !told(member).includes(eventDataAt(event, member)));
  if (wrong === undefined) return undefined;
  const read = [...new Set(told(wrong).map(show))];
  return {
    expected: `${wrong} of ${type} as GET /bookings/{id} has it: ${read.join(', then ')}`,
    actual: `${wrong} ${show(eventDataAt(event, wrong))}`,
  };
}

export const agreementCheck: ActiveCheck = {
  kind: 'active',
  area: 'event',
  level: 'MUST',
  asks: [],
  id: 'PAYLOAD-12',
  title: 'job events tell the status and the payment status that GET /bookings/{id} shows',
  requirements: ['R-EVENT-26', 'R-EVENT-27', 'R-EVENT-28', 'R-EVENT-29', 'R-EVENT-32'],
  run: async (bench) => {
    const told = lives.flatMap(({ way, tells }) =>
      tells.map((telling) => disagreement(bench, way, telling)),
    );
    const findings = await Promise.all(told);
    return conclude(findings.find((one) => one !== undefined));
  },
};
