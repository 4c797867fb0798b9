/** The phlebotomist stands at the door: what becomes of the visit then is told like at any other time. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { makeBooking } from '../given/booking.ts';
import { makeListener } from '../given/webhook.ts';
import { act, happen, lostType, putOff } from '../life/acts.ts';
import type { Act } from '../life/acts.ts';

const arrived: readonly Act[] = [
  act('phlebotomist.accept', 'dispatch.assigned'),
  act('phlebotomist.enRoute', 'job.en_route'),
  act('phlebotomist.arrive'),
];

/** One for each booking: none of them leads on to the next. */
const turns = async (bench: Bench): Promise<readonly Act[]> => [
  act('patient.noShow', 'job.no_show'),
  act('staff.cancel', 'job.cancelled'),
  act('dispatch.unassign', 'dispatch.unassigned'),
  await putOff(bench, 16),
];

async function untoldFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('phlebotomist.accept', 'phlebotomist.arrive');
  const client = await makeListener(bench, 'whose phlebotomists have arrived');
  const due = new Set<Act['due'][number]>();
  for (const turn of await turns(bench)) {
    const purpose = `at the door, ${turn.action}`;
    const { jobId } = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
    await happen(bench, { client, jobId }, arrived);
    for (const type of (await happen(bench, { client, jobId }, [turn])).due) due.add(type);
  }
  if (due.size === 0) {
    throw Obstacle.lacking(
      'nothing could be made to happen after the arrival',
      'let patient.noShow or staff.cancel be carried out then',
    );
  }
  const lost = await lostType(bench, client, due);
  if (lost === undefined) return undefined;
  return { expected: `${lost}, after the phlebotomist has arrived`, actual: 'none came' };
}

export const afterArrivalCheck: ActiveCheck = {
  kind: 'active',
  area: 'event',
  level: 'MUST',
  id: 'EMIT-91',
  title: 'a no-show, a cancel, a removal and another time are told after the arrival, too',
  asks: Array.from({ length: 4 }, () => 'createBooking' as const),
  requirements: ['R-EVENT-48', 'R-EVENT-49', 'R-EVENT-56', 'R-EVENT-65'],
  run: async (bench) => conclude(await untoldFinding(bench)),
};
