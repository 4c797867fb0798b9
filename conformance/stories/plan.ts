/** What happens in a story, drawn at random from what the model permits. Pure; the same seed, the same story. */
import type { Random } from '../engine/random.ts';
import type { BillingMode } from '../target/profile/profile.ts';
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

type Sofar = { readonly steps: readonly Step[]; readonly length: number };

/** A whole number: what has happened often in the story is drawn seldom. */
function weightOf(step: Step, { steps, length }: Sofar): number {
  const row = rowIn(step);
  const times = steps.filter((one) => rowIn(one) === row).length;
  return Math.ceil(likingOf(step, steps.length / length) / (1 + 2 * times) ** 2);
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

export function randomStory(random: Random, { billingMode, length, offers }: StoryWish): Story {
  let world = newWorld(billingMode);
  const steps: Step[] = [];
  const canHappen = (step: Step): boolean =>
    'book' in step || triggerOf(step.row) === 'cancelBooking' || offers(triggerOf(step.row));
  while (steps.length < length) {
    const possible = stepsFrom(world).filter(canHappen);
    const [first, ...others] = possible.flatMap((step) =>
      Array.from({ length: weightOf(step, { steps, length }) }, () => step),
    );
    if (first === undefined) break;
    const step = random.pick([first, ...others]);
    steps.push(step);
    ({ world } = consequenceOf(world, step));
  }
  return { billingMode, steps };
}

/** Whether the step can happen as things stand. */
export const isPossible = (world: World, step: Step): boolean =>
  stepsFrom(world).some((one) => JSON.stringify(one) === JSON.stringify(step));
