/** What sample.registered tells of a sample is what GET /bookings/{id}/sample shows of it right after its completion. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, isMap, sameJson } from '../../json.ts';
import { eventDataAt } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { sampleIn, stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import {
  drawnByPartner,
  loggedLife,
  paidMobileLife,
  weeklyVenueLife,
  wholeMobileLife,
  wholeVenueLife,
} from '../life/ways.ts';
import { show } from '../value.ts';
import { givenEvents } from './find-events.ts';

const lives: readonly Way[] = [
  ...[wholeMobileLife, paidMobileLife, wholeVenueLife, weeklyVenueLife, loggedLife],
  drawnByPartner,
];

/** What was left empty may be left out, null or an empty text or object. */
function filled(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (!isMap(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return members.length === 0 ? null : Object.fromEntries(members);
}

/** The courier's mode has a name of the operator's (O68): of others than these two nothing can be said. */
const named: readonly unknown[] = ['VENUE_OR_PATIENT_TO_LAB', 'CLIENT_HANDLES_OFFLINE'];

const agrees = (name: string, told: unknown, shown: unknown): boolean =>
  sameJson(told, shown) || (name === 'shipmentMode' && !named.includes(told ?? shown));

const members = ['collectionNotes', 'clientMetadata', 'shipmentMode'] as const;

function memberFinding(event: Delivery, sample: unknown): Finding | undefined {
  const wrong = members.find(
    (name) => !agrees(name, filled(eventDataAt(event, name)), filled(at(sample, name))),
  );
  if (wrong === undefined) return undefined;
  return {
    expected: `data.${wrong} ${show(at(sample, wrong))}, as GET /bookings/{id}/sample shows it`,
    actual: `data.${wrong} ${show(eventDataAt(event, wrong))}`,
  };
}

/** An event that names no job may be another's (O38): as soon as one is right, the job has had the right one. */
async function lifeFinding(bench: Bench, way: Way): Promise<Finding | undefined> {
  const stage = await stageOf(bench, way, 'completed');
  const sample = sampleIn(stage);
  // That there is one is another check's business.
  if (!isMap(sample)) return undefined;
  const events = await givenEvents(bench, stage.booking, 'sample.registered');
  const findings = events.map((event) => memberFinding(event, sample));
  return findings.includes(undefined) ? undefined : findings[0];
}

export const sampleAgreementCheck: ActiveCheck = {
  kind: 'active',
  area: 'event',
  level: 'MUST',
  asks: [],
  id: 'PAYLOAD-37',
  title:
    'sample.registered tells the notes, metadata and shipment mode that the sample shows, in every kind of life',
  requirements: ['R-EVENT-69', 'R-EVENT-71', 'R-EVENT-72'],
  run: async (bench) => {
    const findings = await Promise.all(lives.map((way) => lifeFinding(bench, way)));
    return conclude(findings.find((one) => one !== undefined));
  },
};
