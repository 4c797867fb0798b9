import { lifecycle } from '#contract/lifecycle.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import { notWalked } from '../walks/row-notes.ts';
import { isPossible, randomStory } from './plan.ts';
import type { Story } from './plan.ts';
import { plots } from './plots.ts';
import { consequenceOf, newWorld, placesTaken, startCount, stations, stepsFrom } from './world.ts';
import type { Step, World } from './world.ts';

const billingModes = ['WEEKLY_INVOICE', 'PATIENT_PAY'] as const;

const storyOf = (seed: number, place: number, length = 60): Story =>
  randomStory(seededRandom(seed, 'a story'), {
    billingMode: billingModes[place % 2] ?? 'PATIENT_PAY',
    length,
    offers: () => true,
  });

/** The world before each step, and the step. */
function passages({ billingMode, steps }: Story): readonly (readonly [World, Step])[] {
  let world = newWorld(billingMode);
  return steps.map((step) => {
    const before = world;
    ({ world } = consequenceOf(world, step));
    return [before, step] as const;
  });
}

const holdsAlways = (property: (world: World, step: Step) => void): void => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(1), (seed, place) => {
      for (const [world, step] of passages(storyOf(seed, place))) property(world, step);
    }),
    { numRuns: 40 },
  );
};

const byTheVenue = lifecycle.rows.filter(({ thing }) => thing === 'venue').map(({ id }) => id);
const booked = ['job-created-for-weekly-invoice', 'job-created-for-patient-pay'];
const comesAlong = ['sample-registered'];
const walkedNot = Object.keys(notWalked).filter((id) => id !== 'job-cancel-refused-under-dispute');

describe('the world of a story', () => {
  it('comes to every row of its things, sooner or later', () => {
    const told = new Set(
      Array.from({ length: 150 }, (_, seed) => storyOf(seed, seed).steps)
        .flat()
        .map((step) => ('row' in step ? step.row : '')),
    );
    const due = lifecycle.rows
      .map(({ id }) => id)
      .filter((id) => ![...byTheVenue, ...booked, ...comesAlong, ...walkedNot].includes(id));
    expect(due.filter((id) => !told.has(id))).toEqual([]);
  });

  it('has each of its steps among those that are possible', () => {
    holdsAlways((world, step) => {
      expect(isPossible(world, step)).toBe(true);
    });
  });

  it('never books more at a start than there are places, cancelled bookings included', () => {
    holdsAlways((world) => {
      for (let start = 0; start < startCount; start += 1) {
        expect(placesTaken(world, start)).toBeLessThanOrEqual(stations);
      }
    });
  });

  it('begins no refund and cancels nothing while a dispute is open, but to see it refused', () => {
    holdsAlways((world, step) => {
      if ('book' in step) return;
      const disputed = world.disputes.flatMap(({ phase, jobs }) => (phase === 'open' ? jobs : []));
      const barred = [
        ...['refund-created', 'job-cancelled-by-client', 'job-cancelled-by-staff'],
        'job-cancelled-with-its-refund',
      ];
      if (disputed.includes(step.of)) expect(barred).not.toContain(step.row);
    });
  });

  it('is left as it was by what is refused under dispute', () => {
    holdsAlways((world, step) => {
      if (!('row' in step) || !step.row.endsWith('under-dispute')) return;
      expect(consequenceOf(world, step)).toMatchObject({ world, must: [], isBarred: true });
    });
  });

  it.each(billingModes)('has a plot of %s each of whose steps is possible', (billingMode) => {
    const { steps } = randomStory(seededRandom(1, 'a plot'), {
      ...{ billingMode, length: plots[billingMode].length, offers: () => true },
    });
    expect(steps).toEqual(plots[billingMode]);
  });

  it('bills each completed job once', () => {
    holdsAlways((world) => {
      const billed = world.invoices.flatMap(({ jobs }) => jobs);
      expect(new Set(billed).size).toBe(billed.length);
      for (const job of billed) expect(world.jobs[job]?.state.phase).toBe('completed');
    });
  });

  it('is the same for the same seed, and another for another', () => {
    expect(storyOf(7, 1)).toEqual(storyOf(7, 1));
    expect(storyOf(7, 1)).not.toEqual(storyOf(8, 1));
  });

  it('has nothing happen that the server cannot be asked for', () => {
    const offers = (action: string): boolean => !action.startsWith('dispute.');
    const wish = { billingMode: 'PATIENT_PAY', length: 40, offers } as const;
    const { steps } = randomStory(seededRandom(3, 'without disputes'), wish);
    expect(steps.filter((step) => 'row' in step && step.row.includes('dispute'))).toEqual([]);
    expect(stepsFrom(newWorld('PATIENT_PAY'))).toHaveLength(2);
  });
});
