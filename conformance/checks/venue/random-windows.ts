/**
 * Windows of availability as the seed will have them: where they lie among the days that are known, how long they are,
 * and how their bounds are written.
 */
import type { Random } from '../../engine/random.ts';
import { writeInZone } from '../../instant.ts';
import { clockChangeWithin } from './venue-clock.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export type MadeWindow = {
  /** ms since 1970 */
  readonly opens: number;
  readonly closes: number;
  /** The same two moments as they are sent. */
  readonly query: { readonly from: string; readonly to: string };
};

/** UTC is written with Z, every other offset with its number; `+00:00` too. */
export type Zone = 'Z' | `${'+' | '-'}${number}:${number}`;

/** With seconds always, and with a fraction where there is one or `fraction` says so. */
export function writeMoment(moment: number, zone: Zone, fraction = false): string {
  const text = zone === 'Z' ? new Date(moment).toISOString() : writeInZone(moment, zone);
  return fraction || moment % 1000 !== 0 ? text : text.replace('.000', '');
}

/**
 * The longest window (ms) that is allowed by every count from this moment: 30 days, and an hour less where a day in
 * between has 25 hours or 23.
 */
export const longestFrom = (moment: number): number =>
  clockChangeWithin('Europe/London', new Date(moment), 31) === undefined
    ? 30 * dayMs
    : 30 * dayMs - hourMs;

type Stretch = { readonly opens: number; readonly length: number };

/** From `least` up to `most`, in ms. */
const between = (random: Random, least: number, most: number): number =>
  least + random.below(most - least);

/** `now` is a full hour; all end within the 29 days after it. */
const stretches: readonly ((random: Random, now: number) => Stretch)[] = [
  function reachingBack(random, now) {
    const opens = now - between(random, hourMs, 10 * dayMs);
    return { opens, length: now - opens + between(random, 2 * dayMs, 10 * dayMs) };
  },
  function acrossANight(random, now) {
    const midnight = Math.ceil((now + between(random, dayMs, 20 * dayMs)) / dayMs) * dayMs;
    const before = between(random, minuteMs, 4 * hourMs);
    return {
      opens: midnight - before,
      length: before + between(random, 2 * hourMs, 7 * hourMs),
    };
  },
  function longest(random, now) {
    const opens = now - between(random, dayMs, 6 * dayMs);
    return { opens, length: longestFrom(opens) };
  },
  function ofHours(random, now) {
    const opens = now + between(random, dayMs, 20 * dayMs);
    return { opens, length: between(random, 2 * hourMs, 20 * hourMs) };
  },
  function shorterThanASlot(random, now) {
    const opens = now + between(random, dayMs, 20 * dayMs);
    return { opens, length: between(random, minuteMs, 50 * minuteMs) };
  },
  function ofDays(random, now) {
    const opens = now + between(random, dayMs, 15 * dayMs);
    return { opens, length: between(random, 2 * dayMs, 10 * dayMs) };
  },
  function inThePast(random, now) {
    const opens = now - between(random, 6 * dayMs, 12 * dayMs);
    return { opens, length: between(random, dayMs, 5 * dayMs) };
  },
];

const cut = (ms: number, unit: number): number => Math.floor(ms / unit) * unit;

/** So many windows, of each kind in turn, each bound in one of these zones. */
export function randomWindows(
  random: Random,
  { now, count, zones }: { now: number; count: number; zones: readonly [Zone, ...Zone[]] },
): readonly MadeWindow[] {
  const write = (moment: number): string =>
    writeMoment(moment, random.pick(zones), random.below(2) === 0);
  const rounds = Array.from({ length: Math.ceil(count / stretches.length) }, () => stretches);
  return rounds
    .flat()
    .slice(0, count)
    .map((stretch) => {
      const { opens: from, length } = stretch(random, now);
      const unit = random.pick([minuteMs, 1000, 1]);
      const opens = cut(from, unit);
      const closes = opens + cut(length, unit);
      return { opens, closes, query: { from: write(opens), to: write(closes) } };
    });
}
