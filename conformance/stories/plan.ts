/** What happens in a story, drawn at random from what the model permits. Pure; the same seed, the same story. */
import type { Random } from '../engine/random.ts';
import type { BillingMode } from '../target/profile/profile.ts';
import { meetings } from './meetings.ts';
import { plots } from './plots.ts';
import { consequenceOf, newWorld, stepsFrom, triggerOf } from './world.ts';
import type { Step, World } from './world.ts';

export type Story = { readonly billingMode: BillingMode; readonly steps: readonly Step[] };

/** After these little can follow: they come late. */
const isEnding = (row: string): boolean =>
  endings.has(triggerOf(row)) || row === 'job-cancelled-with-its-refund';
const endings: ReadonlySet<string> = new Set([
  ...['cancelBooking', 'staff.cancel', 'patient.noShow', 'dispatch.exhaust'],
]);

/** These lead to where the most can happen. */
const isProgress = (row: string): boolean => progress.has(triggerOf(row));
const progress: ReadonlySet<string> = new Set([
  ...['payment.finalize', 'phlebotomist.accept', 'phlebotomist.start', 'venue.checkIn'],
  ...['job.complete', 'invoice.create'],
]);

/** The row that it goes over, as far as stories count them. */
const rowIn = (step: Step): string => ('book' in step ? step.book : step.row);

type Sofar = {
  readonly world: World;
  readonly steps: readonly Step[];
  readonly length: number;
  readonly met: ReadonlySet<string>;
};

/** A whole number: what has happened often in the story is drawn seldom, and what brings new things together often. */
function weightOf(step: Step, { world, steps, length, met }: Sofar): number {
  const row = rowIn(step);
  const times = steps.reduce((sum, one) => (rowIn(one) === row ? sum + 1 : sum), 0);
  const fresh = meetings(world, step).filter((one) => !met.has(one)).length;
  const liking = likingOf(step, steps.length / length);
  return Math.ceil((liking * (1 + fresh) ** 2) / (4 * (1 + times) ** 2));
}

/** `through` is how much of the story is over, from 0 to 1. */
function likingOf(step: Step, through: number): number {
  if ('book' in step) return 400;
  if (isEnding(step.row)) return through < 0.6 ? 4 : 100;
  return isProgress(step.row) ? 300 : 150;
}

export type StoryWish = {
  readonly billingMode: BillingMode;
  readonly length: number;
  /** Whether the server can be asked for this action of the control protocol. */
  readonly offers: (action: string) => boolean;
};

/** How many are drawn for one that is told: telling costs requests, drawing does not. */
const drawn = 40;

/** Of several stories the one in which the most comes together. */
export function variedStory(random: Random, wish: StoryWish): Story {
  const stories = Array.from({ length: drawn }, () => randomStory(random, wish));
  return stories.reduce((best, one) => (one.met.size > best.met.size ? one : best));
}

type Drawn = Story & {
  /** Everything that comes together in it. */
  readonly met: ReadonlySet<string>;
};

/** It begins with its plot, as far as the server can be asked for it, and goes on at random. */
export function randomStory(random: Random, { billingMode, length, offers }: StoryWish): Drawn {
  let world = newWorld(billingMode);
  const steps: Step[] = [];
  const met = new Set<string>();
  const canHappen = (step: Step): boolean =>
    'book' in step || triggerOf(step.row) === 'cancelBooking' || offers(triggerOf(step.row));
  const tell = (step: Step): void => {
    for (const one of meetings(world, step)) met.add(one);
    steps.push(step);
    ({ world } = consequenceOf(world, step));
  };
  for (const step of plots[billingMode]) {
    if (steps.length < length && canHappen(step) && isPossible(world, step)) tell(step);
  }
  while (steps.length < length) {
    const possible = stepsFrom(world).filter(canHappen);
    const weights = possible.map((step) => weightOf(step, { world, steps, length, met }));
    const next = pickWeighted(random, possible, weights);
    if (next === undefined) break;
    tell(next);
  }
  return { billingMode, steps, met };
}

/** As if each step stood in the hat as many times as it weighs. */
function pickWeighted(
  random: Random,
  steps: readonly Step[],
  weights: readonly number[],
): Step | undefined {
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return steps.find((_, place) => (left -= weights[place] ?? 0) < 0);
}

/** Whether the step can happen as things stand. */
export const isPossible = (world: World, step: Step): boolean =>
  stepsFrom(world).some((one) => JSON.stringify(one) === JSON.stringify(step));
