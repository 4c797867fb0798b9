/** Tells one story to the server, and holds what it shows and tells against the model after each step. */
import type { Bench } from '../engine/bench.ts';
import { Obstacle } from '../engine/obstacle.ts';
import type { Finding } from '../engine/outcome.ts';
import type { Random } from '../engine/random.ts';
import type { Side } from '../walks/deviation.ts';
import { foundTwice } from '../checks/lists/found-twice.ts';
import { Ear } from '../walks/ear.ts';
import { act } from './act.ts';
import { auditBookings, auditJob, auditMoney, auditSample, auditSlots } from './audit.ts';
import { Ledger } from './ledger.ts';
import { isPossible } from './plan.ts';
import type { Story } from './plan.ts';
import { setScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { consequenceOf, isBeginning, kindOfRow, newWorld, thingOf, wordsOf } from './world.ts';
import type { Consequence, Kind, Step, World } from './world.ts';

export type Deviation = { readonly steps: readonly Step[]; readonly finding: Finding };

export type Told = {
  readonly story: Story;
  /** Those that have happened, or were refused. */
  readonly steps: readonly Step[];
  /** The rows of x-lifecycle that it has gone over. */
  readonly rows: ReadonlySet<string>;
  /** The first deviation of each side. */
  readonly deviations: Readonly<Partial<Record<Side, Deviation>>>;
  /** Webhooks came, so that their absence says something. */
  readonly isHeard: boolean;
  /** Why it could not go on, when it could not. */
  readonly obstacle: Obstacle | undefined;
};

/** `name` names what the story makes, and its input: another one each time. An obstacle ends the story, not the call. */
export async function tell(bench: Bench, story: Story, name: string): Promise<Told> {
  const scene = await setScene(bench, name, story.billingMode);
  return new Teller(scene, story, bench.random(name)).go();
}

const kinds: readonly Kind[] = ['refunds', 'disputes', 'invoices'];

class Teller {
  readonly #scene: Scene;
  readonly #story: Story;
  readonly #random: Random;
  readonly #ears: Ear[] = [];
  readonly #ledger: Ledger | undefined;
  readonly #steps: Step[] = [];
  readonly #rows = new Set<string>();
  readonly #deviations: Partial<Record<Side, Deviation>> = {};
  #world: World;

  constructor(scene: Scene, story: Story, random: Random) {
    this.#scene = scene;
    this.#story = story;
    this.#random = random;
    this.#ledger = scene.mailbox && new Ledger(scene.bench, scene.mailbox);
    this.#world = newWorld(story.billingMode);
  }

  async go(): Promise<Told> {
    let obstacle: Obstacle | undefined;
    try {
      await this.#goAll();
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      obstacle = error;
    }
    // What control could not be seen to do may have been done, and told.
    if (this.#scene.mailbox !== undefined && obstacle === undefined) await this.#listen();
    return {
      story: this.#story,
      steps: this.#steps,
      rows: this.#rows,
      deviations: this.#deviations,
      isHeard: this.#scene.mailbox !== undefined,
      obstacle,
    };
  }

  /** Until the end, or until something is shown that was not due: what follows would only repeat its cause. */
  async #goAll(): Promise<void> {
    for (const step of this.#story.steps) {
      if (this.#deviations.shown !== undefined) return;
      // One before it was refused, or left out.
      if (isPossible(this.#world, step)) await this.#make(step);
    }
    await this.#auditAll();
  }

  async #make(step: Step): Promise<void> {
    const due = consequenceOf(this.#world, step);
    const place = this.#steps.length;
    const { isRefused, finding } = await act(this.#scene, this.#world, { step, due, place });
    this.#steps.push(step);
    this.#note('shown', finding);
    if (!isRefused) {
      this.#world = due.world;
      if ('row' in step) this.#rows.add(step.row);
    }
    await Promise.all([this.#look(step), isRefused ? undefined : this.#hear(step, due)]);
  }

  async #hear(step: Step, { job, must, may, ofMoney }: Consequence): Promise<void> {
    if (this.#scene.mailbox === undefined || this.#deviations.told !== undefined) return;
    const ear = job === undefined ? undefined : this.#earOf(job);
    this.#note('told', (await ear?.hear({ must, may }))?.finding);
    const told = job === undefined ? must : ofMoney;
    this.#note('told', await this.#ledger?.hear(told, this.#payerOf(step)));
  }

  /** The booking of a refund or a dispute; an invoice may be of several. */
  #payerOf(step: Step): string | undefined {
    const kind = 'book' in step ? 'jobs' : kindOfRow(step.row);
    if ('book' in step || kind === 'invoices') return undefined;
    const isOfBooking = kind === 'jobs' || isBeginning(step.row);
    const of = isOfBooking ? step.of : this.#world[kind][step.of]?.jobs[0];
    return this.#scene.bookings[of ?? -1]?.jobId;
  }

  #earOf(job: number): Ear | undefined {
    const booking = this.#scene.bookings[job];
    if (booking === undefined) return undefined;
    const ear = this.#ears[job] ?? new Ear(this.#scene.bench, booking, this.#scene.mailbox);
    this.#ears[job] = ear;
    return ear;
  }

  /** At what has happened; in turn at the list, and at something else that should not have changed. */
  async #look(step: Step): Promise<void> {
    const [scene, world, place] = [this.#scene, this.#world, this.#steps.length];
    const { kind, of, job } = touchedBy(world, step);
    if (place % 3 === 0) await this.#audit(() => auditBookings(scene, world, job));
    else await this.#audit(() => auditJob(scene, world, job));
    const isOfSample = 'row' in step && thingOf(step.row) === 'sample';
    if (isOfSample) await this.#audit(() => auditSample(scene, world, job));
    if (kind !== 'jobs') await this.#audit(() => auditMoney(scene, world, kind, of));
    if ('start' in step) await this.#audit(() => auditSlots(scene, world));
    if (place % 2 === 0) await this.#lookElsewhere();
  }

  async #lookElsewhere(): Promise<void> {
    const [scene, world] = [this.#scene, this.#world];
    const any = (things: readonly unknown[]): number =>
      things.length === 0 ? 0 : this.#random.below(things.length);
    const kind = kinds[this.#random.below(kinds.length)] ?? 'refunds';
    const audits = [
      () => auditJob(scene, world, any(world.jobs)),
      () => auditSample(scene, world, any(world.jobs)),
      () => auditSlots(scene, world),
      () => auditMoney(scene, world, kind, any(world[kind])),
    ] as const;
    await this.#audit(this.#random.pick(audits));
  }

  async #auditAll(): Promise<void> {
    const [scene, world] = [this.#scene, this.#world];
    for (const of of world.jobs.keys()) {
      await this.#audit(() => auditJob(scene, world, of));
      await this.#audit(() => auditSample(scene, world, of));
    }
    await this.#audit(() => auditSlots(scene, world));
    for (const kind of kinds) {
      const last = Math.max(0, world[kind].length - 1);
      await this.#audit(() => auditMoney(scene, world, kind, last));
    }
  }

  /** To silence: what has come more often than it was due. */
  async #listen(): Promise<void> {
    const { bench } = this.#scene;
    await bench.pause(bench.profile.webhookSettle);
    for (const [job, { state }] of this.#world.jobs.entries()) {
      this.#note('told', this.#earOf(job)?.surplus(state)?.finding);
    }
    this.#note('told', this.#ledger?.surplus(this.#world));
  }

  /** A server moves bookings and money on by itself: what is found counts when it is found anew. */
  async #audit(find: () => Promise<Finding | undefined>): Promise<void> {
    if (this.#deviations.shown === undefined) this.#note('shown', await foundTwice(find));
  }

  #note(side: Side, finding: Finding | undefined): void {
    if (finding === undefined || this.#deviations[side] !== undefined) return;
    this.#deviations[side] = { steps: [...this.#steps], finding };
  }
}

type Touched = { readonly kind: Kind | 'jobs'; readonly of: number; readonly job: number };

/** What the step was about, in the world after it, and which booking that is of. */
function touchedBy(world: World, step: Step): Touched {
  const kind = 'book' in step ? 'jobs' : kindOfRow(step.row);
  const isNew = 'book' in step || (kind !== 'jobs' && isBeginning(step.row));
  const of = isNew ? world[kind].length - 1 : step.of;
  return { kind, of, job: kind === 'jobs' ? of : (world[kind][of]?.jobs[0] ?? 0) };
}

/** The story so far. */
export const wordsOfAll = (steps: readonly Step[]): string => steps.map(wordsOf).join(', ');
