/** Waits for each event that must come. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { stageOf } from '../life/walk.ts';
import { emissionRows } from './emission-rows.ts';
import type { Place } from './emission-rows.ts';
import { arrivalsOf, missing } from './find-events.ts';

/** Which event each check waits for, so that a server can be made that forgets just that one. */
export const emissions = emissionRows.map(({ id, type, places: [[way]] }) => ({
  ...{ id, type },
  channel: way.channel,
}));

async function absence(
  bench: Bench,
  type: EventType,
  [way, step]: Place,
): Promise<Finding | undefined> {
  const { booking } = await stageOf(bench, way, step);
  const come = await arrivalsOf(bench, booking, type);
  return come.length > 0 ? undefined : missing(type, booking, `${way.name}, ${step}`);
}

export const emissionChecks: readonly ActiveCheck[] = emissionRows.map(
  ({ id, type, title, requirements, places }) => ({
    kind: 'active',
    area: 'event',
    level: 'MUST',
    asks: [],
    ...{ id, title, requirements },
    run: async (bench) => {
      const absences = await Promise.all(places.map((place) => absence(bench, type, place)));
      return conclude(absences.find((one) => one !== undefined));
    },
  }),
);
