/** Goes one walk with a new booking, and holds what the server shows and tells against the model after each move. */
import type { Bench } from '../engine/bench.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { makeBooking } from '../checks/given/booking.ts';
import type { Booking } from '../checks/given/booking.ts';
import { givenClient, makeClient, making } from '../checks/given/client.ts';
import type { Client } from '../checks/given/client.ts';
import { givenSlotStart } from '../checks/given/venue.ts';
import { firstEvent } from '../checks/given/webhook.ts';
import { ifPossible } from '../checks/given/if-possible.ts';
import { cancel } from '../checks/life/cancelling.ts';
import { asMoment, workingTime } from '../checks/life/steps.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import { Denied } from '../target/control.ts';
import type { Deviation, Side } from './deviation.ts';
import { Chronicle } from './chronicle.ts';
import { Ear } from './ear.ts';
import type { Facts, JobState } from './job-state.ts';
import { answerDifference, look } from './look.ts';
import type { Difference } from './look.ts';
import { beginning, movesFrom, predict, rowOf, rowsOfBeginning, rowsOfMove } from './model.ts';
import type { Prediction } from './model.ts';
import { parametersOf } from './move-parameters.ts';
import type { Wanted } from './move-parameters.ts';
import type { Walk } from './plan.ts';

type Parameters = Readonly<Record<string, unknown>>;

export type Followed = {
  readonly walk: Walk;
  /** The rows that it has gone over, and seen. */
  readonly rows: readonly string[];
  /** The first deviation of each side. */
  readonly deviations: Readonly<Partial<Record<Side, Deviation>>>;
  /** What was told of it beyond that its events came, and what was to be told. */
  readonly chronicle: Chronicle;
  /** Webhooks came, so that their absence says something. */
  readonly isHeard: boolean;
  /** Why it could not go on, when it could not. */
  readonly obstacle: Obstacle | undefined;
};

/** Clients of their own, so that nothing else is in their lists; lent ones where none can be made. */
const walkers = {
  WEEKLY_INVOICE: { name: 'walksWeekly', lent: 'primary' },
  PATIENT_PAY: { name: 'walksPaid', lent: 'patientPay' },
} as const;

const givenWalker = (bench: Bench, { billingMode }: Facts): Promise<Client> =>
  bench.once(`client who walks, ${billingMode}`, async (maker) => {
    const { name, lent } = walkers[billingMode];
    if (making.every((action) => maker.offers(action))) {
      return makeClient(maker, name, { billingMode });
    }
    const client = await givenClient(maker, lent);
    if (client.billingMode === billingMode) return client;
    throw Obstacle.lacking(
      `no client is known to be billed by ${billingMode}`,
      `lend one as clients.${lent}, or offer ${making.join(' and ')} by control`,
    );
  });

/** Undefined where webhooks do not come: then only what is shown can be judged. */
async function hearing(bench: Bench, { mailbox }: Client): Promise<Mailbox | undefined> {
  if (mailbox === undefined) return undefined;
  const first = await ifPossible(firstEvent(bench));
  return first?.event === undefined ? undefined : mailbox;
}

export type Going = {
  readonly name: string;
  /** Where only one side is to be looked at; left out: both. */
  readonly side?: Side;
};

/** A new booking with each call; the same `name` books with the same input. An obstacle ends the walk, not the call. */
export async function follow(bench: Bench, walk: Walk, { name, side }: Going): Promise<Followed> {
  const { channel } = walk.facts;
  const client = await givenWalker(bench, walk.facts);
  const mailbox = side === 'shown' ? undefined : await hearing(bench, client);
  const booking = await makeBooking(bench, client, { channel, purpose: `on ${name}` });
  const follower = new Follower(bench, walk, booking, mailbox);
  return follower.go();
}

class Follower {
  readonly #bench: Bench;
  readonly #walk: Walk;
  readonly #booking: Booking;
  readonly #mailbox: Mailbox | undefined;
  readonly #ear: Ear;
  readonly #chronicle: Chronicle;
  readonly #rows: string[] = [];
  readonly #made: string[] = [];
  readonly #deviations: Partial<Record<Side, Deviation>> = {};

  constructor(bench: Bench, walk: Walk, booking: Booking, mailbox: Mailbox | undefined) {
    this.#bench = bench;
    this.#walk = walk;
    this.#booking = booking;
    this.#mailbox = mailbox;
    this.#ear = new Ear(bench, booking, mailbox);
    this.#chronicle = new Chronicle(booking, mailbox);
  }

  async go(): Promise<Followed> {
    let obstacle: Obstacle | undefined;
    try {
      await this.#goAll();
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      obstacle = error;
    }
    // What control could not be seen to do may have been done, and told.
    if (this.#mailbox !== undefined && obstacle === undefined) {
      await this.#bench.pause(this.#bench.profile.webhookSettle);
      this.#note('told', this.#ear.surplus(this.#walk.facts));
    }
    return {
      walk: this.#walk,
      rows: this.#rows,
      deviations: this.#deviations,
      chronicle: this.#chronicle,
      isHeard: this.#mailbox !== undefined,
      obstacle,
    };
  }

  /** Until the end, or until something is shown that was not due: what follows would only repeat its cause. */
  async #goAll(): Promise<void> {
    const begun = beginning(this.#walk.facts);
    let { state } = begun;
    await this.#see(state, begun);
    this.#rows.push(...rowsOfBeginning(this.#walk.facts));
    for (const move of this.#walk.moves) {
      if (this.#deviations.shown !== undefined || !movesFrom(state).includes(move)) return;
      const after = await this.#make(move, state);
      state = after ?? state;
    }
  }

  /** Undefined when it was refused, and might be. */
  async #make(move: string, state: JobState): Promise<JobState | undefined> {
    const prediction = predict(state, move);
    const isMade = await this.#carryOut(move, state, prediction.mayBeRefused);
    if (!isMade) return undefined;
    this.#made.push(move);
    await this.#see(prediction.state, prediction);
    this.#rows.push(...rowsOfMove(move));
    return prediction.state;
  }

  async #carryOut(move: string, state: JobState, mayBeRefused: boolean): Promise<boolean> {
    const { trigger, refused } = rowOf(move);
    if (trigger === 'cancelBooking') {
      const answer = await cancel(this.#bench, this.#booking);
      this.#note('shown', answerDifference(answer, refused !== undefined), move);
      return true;
    }
    const { fixed, wanted } = parametersOf(move, state, this.#made.length);
    const asked = await Promise.all(
      Object.entries(wanted).map(async ([key, want]) => [key, await this.#get(want)] as const),
    );
    const { jobId } = this.#booking;
    try {
      const parameters = { ...fixed, ...(Object.fromEntries(asked) as Parameters) };
      await this.#bench.act(trigger, { jobId, ...parameters });
      this.#chronicle.give(parameters);
      return true;
    } catch (error) {
      if (mayBeRefused && error instanceof Denied && error.error === 'REFUSED') return false;
      throw error;
    }
  }

  async #get(want: Wanted): Promise<string> {
    return 'day' in want
      ? workingTime(this.#bench, want.day)
      : asMoment(await givenSlotStart(this.#bench, this.#booking.client));
  }

  async #see(state: JobState, due: Pick<Prediction, 'must' | 'may'>): Promise<void> {
    if (this.#deviations.shown !== undefined) return;
    const [shown, told] = await Promise.all([
      look(this.#bench, this.#booking, state),
      this.#deviations.told === undefined ? this.#ear.hear(due) : undefined,
    ]);
    this.#note('shown', shown.difference);
    this.#note('told', told);
    this.#chronicle.note(state, due, shown.job);
  }

  #note(side: Side, difference: Difference | undefined, move?: string): void {
    if (difference === undefined || this.#deviations[side] !== undefined) return;
    const moves = [...this.#made, ...(move === undefined ? [] : [move])];
    this.#deviations[side] = { walk: { ...this.#walk, moves }, ...difference };
  }
}
