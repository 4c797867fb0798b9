/** A job whose patient has not paid yet is booked at its start, too; how long it stays so is open (O80). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { givenClient } from '../given/client.ts';
import { filled } from '../probes/places.ts';

async function unpaidFinding(bench: Bench): Promise<Finding | undefined> {
  await givenClient(bench, 'patientPay');
  const { booked = 0, unpaid = 0 } = await filled(bench);
  if (booked > 0) {
    throw Obstacle.lacking('a booking takes no place away at all', 'mend what SLOT-07 finds');
  }
  if (unpaid === 0) return undefined;
  return {
    expected: 'no place left at a start that was booked, and not paid for yet',
    actual: `capacity ${String(unpaid)}`,
  };
}

export const unpaidPlaceCheck: ActiveCheck = {
  kind: 'active',
  area: 'venue',
  level: 'MUST',
  id: 'SLOT-34',
  title: 'the place of a booking that is not paid for yet is taken',
  asks: ['getVenueAvailability'],
  requirements: ['R-AVAIL-37'],
  run: async (bench) => conclude(await unpaidFinding(bench)),
};
