/** What the second event of its kind tells, which the first did not. */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { envelopeAt, eventDataAt } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { again, phlebotomists } from '../life/steps.ts';
import { textsIn } from '../life/texts.ts';
import { stageOf } from '../life/walk.ts';
import type { Way } from '../life/walk.ts';
import { correctedUrl, publishedAnew, removedTwice } from '../life/ways-again.ts';
import { arrivalsOf } from './find-events.ts';

type Row = {
  readonly id: string;
  readonly type: EventType;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly after: readonly [way: Way, step: string];
  readonly tells:
    | { readonly kind: 'text'; readonly text: string }
    | {
        readonly kind: 'member';
        readonly name: string;
        readonly value: number | string;
        /** It may be null in every event (O60). */
        readonly orNull?: true;
      };
};

const rows: readonly Row[] = [
  {
    id: 'PAYLOAD-29',
    type: 'dispatch.unassigned',
    title: 'dispatch.unassigned of a second phlebotomist carries the reason of the second removal',
    requirements: ['R-EVENT-66'],
    after: [removedTwice, 'removed again'],
    tells: { kind: 'text', text: again.reason },
  },
  {
    id: 'PAYLOAD-30',
    type: 'dispatch.searching',
    title: 'dispatch.searching of a second search carries the radius of that search',
    requirements: ['R-EVENT-64'],
    after: [removedTwice, 'searched again'],
    tells: { kind: 'member', name: 'searchRadiusMiles', value: again.radiusMiles },
  },
  {
    id: 'PAYLOAD-31',
    type: 'dispatch.assigned',
    title: 'dispatch.assigned of a second phlebotomist tells the name of that one',
    requirements: ['R-EVENT-59', 'R-EVENT-61'],
    after: [removedTwice, 'accepted again'],
    tells: { kind: 'text', text: phlebotomists.second.name },
  },
  {
    id: 'PAYLOAD-60',
    type: 'sample.results_ready',
    title: 'sample.results_ready of results that are published anew tells their new address',
    requirements: ['R-EVENT-77', 'R-SAMPLE-26'],
    after: [publishedAnew, 'published anew'],
    tells: { kind: 'member', name: 'resultsUrl', value: correctedUrl, orNull: true },
  },
];

const isTold =
  ({ tells }: Row) =>
  (event: Delivery): boolean =>
    tells.kind === 'text'
      ? textsIn(envelopeAt(event, 'data')).some((text) => text.includes(tells.text))
      : eventDataAt(event, tells.name) === tells.value ||
        (tells.orNull === true && eventDataAt(event, tells.name) === null);

async function newsFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const { booking } = await stageOf(bench, ...row.after);
  const come = await arrivalsOf(bench, booking, row.type, isTold(row));
  if (come.length > 0) return undefined;
  const told = row.tells.kind === 'text' ? row.tells.text : String(row.tells.value);
  return { expected: `${row.type} that tells ${told}`, actual: 'none came' };
}

export const newDetailChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'event',
  level: 'MUST',
  asks: [],
  id: row.id,
  title: row.title,
  requirements: row.requirements,
  run: async (bench) => conclude(await newsFinding(bench, row)),
}));
