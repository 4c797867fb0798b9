/** What the events of dispatch and sample tell. The keys of some are open, and so are looked for anywhere (O65). */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { envelopeAt, eventDataAt } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { digits, textsIn } from '../life/texts.ts';
import { stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { logged, phlebotomists, searchRadiusMiles, unassignReason } from '../life/steps.ts';
import { loggedLife, lostPhlebotomists, metadata, wholeMobileLife } from '../life/ways.ts';
import { differences, show } from '../value.ts';
import { arrivalsOf, givenEvents, missing } from './find-events.ts';

const textsOf = (event: Delivery): readonly string[] => textsIn(envelopeAt(event, 'data'));

type Phlebotomist = { readonly name: string; readonly phone: string };

const tellsName =
  ({ name }: Phlebotomist) =>
  (event: Delivery): boolean =>
    textsOf(event).some((text) => text.includes(name));

const tellsPhone =
  ({ phone }: Phlebotomist) =>
  (event: Delivery): boolean =>
    textsOf(event).some((text) => digits(text).endsWith(digits(phone).slice(-10)));

/**
 * Judges an event of the job after this step. One that does not name its job may be another's (O38): as soon as one
 * is right, the job has had the right one.
 */
const aboutEvent =
  (
    type: EventType,
    [way, step]: readonly [Way, string],
    judge: (event: Delivery) => Finding | undefined,
  ) =>
  async (bench: Bench) => {
    const { booking } = await stageOf(bench, way, step);
    const findings = (await givenEvents(bench, booking, type)).map(judge);
    return conclude(findings.includes(undefined) ? undefined : findings[0]);
  };

const unless = (isTold: boolean, expected: string, event: Delivery): Finding | undefined =>
  isTold ? undefined : { expected, actual: `data ${show(envelopeAt(event, 'data'))}` };

/** Each phlebotomist who accepts is told of, with name and phone. */
async function reassignmentFinding(bench: Bench): Promise<Finding | undefined> {
  const accepted = [
    ['accepted', phlebotomists.first],
    ['accepted again', phlebotomists.second],
    ['accepted a third time', phlebotomists.third],
  ] as const;
  const findings = await Promise.all(
    accepted.map(async ([step, who]) => {
      const { booking } = await stageOf(bench, lostPhlebotomists, step);
      const isTold = (event: Delivery): boolean => tellsName(who)(event) && tellsPhone(who)(event);
      const come = await arrivalsOf(bench, booking, 'dispatch.assigned', isTold);
      return come.length > 0
        ? undefined
        : missing('dispatch.assigned', booking, `${who.name}, ${who.phone} has accepted`);
    }),
  );
  return findings.find((one) => one !== undefined);
}

const registeredKeys = ['shipmentMode', 'shipmentModeSource', 'clientMetadata', 'collectionNotes'];

function registeredFinding(event: Delivery): Finding | undefined {
  const absent = registeredKeys.filter((key) => eventDataAt(event, key) === undefined);
  if (absent.length === 0) return undefined;
  return {
    expected: `data with ${registeredKeys.join(', ')}`,
    actual: `${absent.join(', ')} missing`,
  };
}

const common = { kind: 'active', area: 'event', level: 'MUST', asks: [] } as const;

export const otherPayloadChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PAYLOAD-20',
    title: 'dispatch.assigned tells the name of the phlebotomist',
    requirements: ['R-EVENT-59'],
    run: aboutEvent('dispatch.assigned', [wholeMobileLife, 'accepted'], (event) =>
      unless(
        tellsName(phlebotomists.first)(event),
        `the name ${phlebotomists.first.name} in data`,
        event,
      ),
    ),
  },
  {
    ...common,
    id: 'PAYLOAD-21',
    title: 'dispatch.assigned tells the phone of the phlebotomist',
    requirements: ['R-EVENT-60'],
    run: aboutEvent('dispatch.assigned', [wholeMobileLife, 'accepted'], (event) =>
      unless(
        tellsPhone(phlebotomists.first)(event),
        `the phone ${phlebotomists.first.phone} in data`,
        event,
      ),
    ),
  },
  {
    ...common,
    id: 'PAYLOAD-22',
    title: 'dispatch.assigned comes again, with the new details, when another phlebotomist accepts',
    requirements: ['R-EVENT-61', 'R-GAP-03'],
    run: async (bench) => conclude(await reassignmentFinding(bench)),
  },
  {
    ...common,
    id: 'PAYLOAD-23',
    title: 'dispatch.searching tells the radius of the search',
    requirements: ['R-EVENT-63', 'R-EVENT-64'],
    run: aboutEvent('dispatch.searching', [wholeMobileLife, 'searched'], (event) =>
      unless(
        Number(eventDataAt(event, 'searchRadiusMiles')) === searchRadiusMiles,
        `data.searchRadiusMiles ${String(searchRadiusMiles)}`,
        event,
      ),
    ),
  },
  {
    ...common,
    id: 'PAYLOAD-24',
    title: 'dispatch.unassigned tells the reason',
    requirements: ['R-EVENT-66'],
    run: aboutEvent('dispatch.unassigned', [lostPhlebotomists, 'removed'], (event) =>
      unless(
        textsOf(event).some((text) => text.includes(unassignReason)),
        `the reason "${unassignReason}" in data`,
        event,
      ),
    ),
  },
  {
    ...common,
    id: 'PAYLOAD-25',
    title: 'sample.registered carries shipment mode and its source, metadata and notes',
    requirements: ['R-EVENT-69', 'R-EVENT-70'],
    run: aboutEvent('sample.registered', [wholeMobileLife, 'completed'], registeredFinding),
  },
  {
    ...common,
    id: 'PAYLOAD-26',
    title: 'sample.registered tells what the completion has logged',
    requirements: ['R-EVENT-69', 'R-EVENT-71', 'R-EVENT-72'],
    run: aboutEvent('sample.registered', [loggedLife, 'completed'], (event) => {
      const { shipmentMode, collectionNotes } = logged;
      const due = { shipmentMode, collectionNotes, clientMetadata: metadata };
      return differences('data', envelopeAt(event, 'data'), due);
    }),
  },
  {
    ...common,
    id: 'PAYLOAD-27',
    title: 'sample.results_ready has the key resultsUrl',
    requirements: ['R-EVENT-77'],
    run: aboutEvent('sample.results_ready', [wholeMobileLife, 'published'], (event) =>
      unless(eventDataAt(event, 'resultsUrl') !== undefined, 'data with the key resultsUrl', event),
    ),
  },
];
