/** The shortest way to an event: a search over the contract's x-lifecycle. */

import type { EventType } from '#contract/events.ts';
import { lifecycle, type Row, type Thing } from '#contract/lifecycle.ts';

/** What decides which rows apply to the thing at hand. */
export type Facts = {
  readonly channel: 'MOBILE' | 'IN_VENUE';
  readonly billingMode: 'WEEKLY_INVOICE' | 'PATIENT_PAY';
};

const emittersOf = (event: EventType): readonly Row[] =>
  lifecycle.rows.filter(({ emits }) => emits.includes(event));

/** The thing whose rows emit this event. */
export const thingOf = (event: EventType): Thing => {
  const [row] = emittersOf(event);
  if (row === undefined) throw new Error(`no row of the lifecycle emits ${event}`);
  return row.thing;
};

/** The open points under which the event may stay away. */
export const openPointsOf = (event: EventType): readonly string[] => [
  ...new Set(emittersOf(event).flatMap(({ open = [] }) => open)),
];

/** Rows that the control plane can trigger, and that apply to these facts. */
const rowsFor = (thing: Thing, facts: Facts): readonly Row[] =>
  lifecycle.rows.filter(
    (row) =>
      row.thing === thing &&
      row.refused === undefined &&
      row.trigger.includes('.') &&
      holds(row.when, facts),
  );

const holds = (when: Row['when'], { channel, billingMode }: Facts): boolean =>
  when === undefined ||
  ((when.channel ?? channel) === channel &&
    (when.billingMode ?? billingMode) === billingMode &&
    when.dispute !== 'open');

const leaves = (row: Row, phase: string): boolean =>
  (row.from as readonly string[]).includes(phase);

/** Every phase that can be reached from `phase`, nearest first, with the triggers that lead there. */
const waysFrom = (phase: string, rows: readonly Row[]): ReadonlyMap<string, readonly string[]> => {
  const ways = new Map<string, readonly string[]>([[phase, []]]);
  // A map visits what is added to it while it is walked through: breadth first.
  for (const [here, way] of ways) {
    for (const { to, trigger } of rows.filter((row) => leaves(row, here))) {
      if (to !== 'unchanged' && !ways.has(to)) ways.set(to, [...way, trigger]);
    }
  }
  return ways;
};

/**
 * The triggers, in order, that take a thing from `phase` to the emission of `event`; the last one
 * emits it. Undefined when there is no way.
 */
export const wayTo = (
  event: EventType,
  phase: string,
  facts: Facts,
): readonly string[] | undefined => {
  const rows = rowsFor(thingOf(event), facts);
  for (const [here, way] of waysFrom(phase, rows)) {
    const last = rows.find((row) => leaves(row, here) && row.emits.includes(event));
    if (last !== undefined) return [...way, last.trigger];
  }
  return undefined;
};

/** The triggers that take a job from `phase` to `goal`; undefined when there is no way. */
export const wayToPhase = (
  goal: string,
  phase: string,
  facts: Facts,
): readonly string[] | undefined => waysFrom(phase, rowsFor('job', facts)).get(goal);

/** Whether a thing in `phase` may have emitted the event before it came there. */
export const isBehind = (event: EventType, phase: string, facts: Facts): boolean => {
  const rows = rowsFor(thingOf(event), facts);
  return emittersOf(event)
    .flatMap(({ from, to }) => (to === 'unchanged' ? from : [to]))
    .some((start) => waysFrom(start, rows).has(phase));
};
