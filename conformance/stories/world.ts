/**
 * The model of a story: several bookings of one client, and the money that goes with them. What happens to a booking
 * is the model of walks; refunds, disputes and invoices follow the rows of x-lifecycle. Pure.
 */
import type { Channel, EventType } from '#contract/events.ts';
import { lifecycle } from '#contract/lifecycle.ts';
import type { Row, Thing } from '#contract/lifecycle.ts';
import type { BillingMode } from '../target/profile/profile.ts';
import type { JobState } from '../walks/job-state.ts';
import { beginning, movesFrom, predict, rowOf } from '../walks/model.ts';

/** What happens next, and to which thing; things are counted from 0 in the order in which the story brings them. */
export type Step = Booked | Happened;

export type Booked = { readonly book: Channel; readonly start: number };

/** A row of x-lifecycle; `start` is where an IN_VENUE booking is moved to. */
export type Happened = { readonly row: string; readonly of: number; readonly start?: number };

export type Job = {
  readonly state: JobState;
  /** Which of the venue's starts it is booked at; undefined for MOBILE. */
  readonly start: number | undefined;
  /** Starts that it was moved away from. */
  readonly left: readonly number[];
  /** Its client has cancelled it: by one reading that starts a refund (O61). */
  readonly mayHaveRefund: boolean;
  readonly isBilled: boolean;
};

/** A refund or a dispute of a booking, or an invoice. */
export type Money = { readonly phase: string; readonly jobs: readonly number[] };

export type World = {
  readonly billingMode: BillingMode;
  readonly jobs: readonly Job[];
  readonly refunds: readonly Money[];
  readonly disputes: readonly Money[];
  readonly invoices: readonly Money[];
};

export type Kind = 'refunds' | 'disputes' | 'invoices';

export const newWorld = (billingMode: BillingMode): World => ({
  billingMode,
  ...{ jobs: [], refunds: [], disputes: [], invoices: [] },
});

/** Two places at each of these starts of the venue. */
export const stations = 2;
export const startCount = 2;
const mostJobs = 6;

const kindOf = { refund: 'refunds', dispute: 'disputes', invoice: 'invoices' } as const;

/** Things that are moved by staff or by the processor; which of their moves exist is open, but for their beginning (O95). */
const moneyRows: readonly Row[] = lifecycle.rows.filter(({ thing }) => thing in kindOf);

const rowNamed = (id: string): Row =>
  moneyRows.find((row) => row.id === id) ?? blockedCancel(id) ?? rowOf(id);

const blockedCancelId = 'job-cancel-refused-under-dispute';
const blockedCancel = (id: string): Row | undefined =>
  id === blockedCancelId ? lifecycle.rows.find((row) => row.id === id) : undefined;

export const thingOf = (id: string): Thing => rowNamed(id).thing;

export const kindOfRow = (id: string): Kind | 'jobs' => {
  const thing = thingOf(id);
  return thing in kindOf ? kindOf[thing as keyof typeof kindOf] : 'jobs';
};

export const triggerOf = (id: string): string => rowNamed(id).trigger;

/** Whether the step brings a new refund, dispute or invoice. */
export const isBeginning = (id: string): boolean => rowNamed(id).from.includes('none');

/** Which kind of thing of money it brings, if it brings one. */
export function begunBy(id: string): Kind | undefined {
  const kind = kindOfRow(id);
  if (kind !== 'jobs') return isBeginning(id) ? kind : undefined;
  return triggerOf(id) === 'refund.create' ? 'refunds' : undefined;
}

const isDisputed = ({ disputes }: World, job: number): boolean =>
  disputes.some(({ phase, jobs }) => phase === 'open' && jobs.includes(job));

/** Everything that may happen next. */
export function stepsFrom(world: World): readonly Step[] {
  return [
    ...bookings(world),
    ...world.jobs.flatMap((job, of) => stepsOfJob(world, job, of)),
    ...moneyRows.flatMap((row) => stepsOfMoney(world, row)),
  ];
}

/** How many bookings have stood at the start: cancelled ones, and those that were moved away, may hold their place (O24). */
export const placesTaken = ({ jobs }: World, start: number): number =>
  jobs.filter((job) => job.start === start || job.left.includes(start)).length;

const freeStarts = (world: World): readonly number[] =>
  Array.from({ length: startCount }, (_, start) => start).filter(
    (start) => placesTaken(world, start) < stations,
  );

function bookings(world: World): readonly Step[] {
  if (world.jobs.length >= mostJobs) return [];
  const [start] = freeStarts(world);
  return [
    { book: 'MOBILE', start: 0 },
    ...(start === undefined ? [] : [{ book: 'IN_VENUE' as const, start }]),
  ];
}

/** Staff do not cancel a booking under dispute either: nothing says what becomes of it. */
const barredUnderDispute: ReadonlySet<string> = new Set([
  ...['cancelBooking', 'staff.cancel', 'refund.create'],
]);

function stepsOfJob(world: World, { state, start }: Job, of: number): readonly Step[] {
  const disputed = isDisputed(world, of);
  const rows = movesFrom(state).filter(
    (row) => !disputed || !barredUnderDispute.has(triggerOf(row)),
  );
  const steps = rows.flatMap((row): readonly Step[] =>
    triggerOf(row) === 'staff.reschedule' && start !== undefined
      ? freeStarts(world)
          .filter((one) => one !== start)
          .map((one) => ({ row, of, start: one }))
      : [{ row, of }],
  );
  const refused = disputed && state.phase !== 'cancelled';
  return refused ? [...steps, { row: blockedCancelId, of }] : steps;
}

function stepsOfMoney(world: World, row: Row): readonly Step[] {
  if (!row.from.includes('none')) {
    const things = world[kindOf[row.thing as keyof typeof kindOf]];
    return things.flatMap(({ phase }, of) =>
      row.from.some((one) => one === phase) ? [{ row: row.id, of }] : [],
    );
  }
  if (row.thing === 'invoice') {
    return billable(world).length === 0 ? [] : [{ row: row.id, of: world.invoices.length }];
  }
  if (world.billingMode !== 'PATIENT_PAY') return [];
  return world.jobs.flatMap(({ state }, of) => {
    const isPaid = !['pendingPayment', 'cancelled'].includes(state.phase);
    const wanted = row.when?.dispute ?? 'none';
    return isPaid && isDisputed(world, of) === (wanted === 'open') ? [{ row: row.id, of }] : [];
  });
}

/** Jobs that an invoice would bill. */
export const billable = ({ billingMode, jobs }: World): readonly number[] =>
  billingMode === 'PATIENT_PAY'
    ? []
    : jobs.flatMap(({ state, isBilled }, of) =>
        state.phase === 'completed' && !isBilled ? [of] : [],
      );

/** How many refunds a server may have made by itself: what a cancel gives back (O61) may come in parts. */
export const paidBack = ({ jobs }: World): number =>
  jobs.some(({ mayHaveRefund }) => mayHaveRefund) ? Infinity : 0;

export type Consequence = {
  readonly world: World;
  readonly must: readonly EventType[];
  readonly may: readonly EventType[];
  /** Of whose job these events tell; undefined where they tell of money. */
  readonly job: number | undefined;
  /** What must be told of money besides. */
  readonly ofMoney: readonly EventType[];
  /** Control may refuse it; then nothing has changed. */
  readonly mayBeRefused: boolean;
  /** It must have no effect: the API answers with 409, or staff cannot do it. */
  readonly isBarred: boolean;
};

const sure = { mayBeRefused: false, isBarred: false, ofMoney: [] } as const;

/** What must be seen when this happens. */
export function consequenceOf(world: World, step: Step): Consequence {
  if ('book' in step) return booked(world, step);
  const row = rowNamed(step.row);
  if (row.refused !== undefined && row.when?.dispute === 'open') {
    const none = { must: [], may: [], job: undefined, ofMoney: [] };
    return { world, ...none, mayBeRefused: true, isBarred: true };
  }
  const kind = kindOfRow(step.row);
  return kind === 'jobs' ? movedJob(world, step) : movedMoney(world, step, kind);
}

function movedMoney(world: World, step: Happened, kind: Kind): Consequence {
  const row = rowNamed(step.row);
  const isNew = isBeginning(step.row);
  const jobs = kind === 'invoices' ? billable(world) : [step.of];
  const things = isNew
    ? [...world[kind], { phase: row.to, jobs }]
    : world[kind].map((one, place) => (place === step.of ? { ...one, phase: row.to } : one));
  return {
    ...sure,
    world: { ...world, [kind]: things, jobs: billedJobs(world, kind, isNew ? jobs : []) },
    ...{ must: row.emits, may: [], job: undefined },
    mayBeRefused: !isNew || !isFirst(world, kind, jobs),
  };
}

/** What a server lets staff do once it may refuse the second time: nothing says how much can be given back or billed. */
const isFirst = (world: World, kind: Kind, jobs: readonly number[]): boolean =>
  kind === 'invoices'
    ? world.invoices.length === 0
    : ![...world.refunds, ...world.disputes].some((one) => one.jobs[0] === jobs[0]);

const billedJobs = ({ jobs }: World, kind: Kind, billed: readonly number[]): readonly Job[] =>
  kind !== 'invoices'
    ? jobs
    : jobs.map((job, of) => (billed.includes(of) ? { ...job, isBilled: true } : job));

function booked(world: World, step: Booked): Consequence {
  const { billingMode, jobs } = world;
  const { state, must, may } = beginning({ channel: step.book, billingMode });
  const start = step.book === 'IN_VENUE' ? step.start : undefined;
  const job = { state, start, left: [], mayHaveRefund: false, isBilled: false };
  return { ...sure, world: { ...world, jobs: [...jobs, job] }, must, may, job: jobs.length };
}

/** Where staff cancel a booking with its refund. */
const refundOfCancel = (id: string): Row | undefined =>
  triggerOf(id) === 'refund.create' ? rowNamed('refund-created') : undefined;

function movedJob(world: World, step: Happened): Consequence {
  const { of, row } = step;
  const before = world.jobs[of];
  if (before === undefined) throw new Error(`the story has no booking ${String(of)}`);
  const { state, must, may, mayBeRefused, isRefused } = predict(before.state, row);
  const refund = refundOfCancel(row);
  const begun = refund === undefined ? [] : [{ phase: refund.to, jobs: [of] }];
  const after = jobAfter(before, state, step);
  const jobs = world.jobs.map((job, place) => (place === of ? after : job));
  return {
    ...{ world: { ...world, jobs, refunds: [...world.refunds, ...begun] }, must, may, job: of },
    ...{ ofMoney: refund?.emits ?? [], mayBeRefused },
    // The cancel of a completed booking is refused as well; the walk's own look knows how.
    isBarred: isRefused,
  };
}

function jobAfter(before: Job, state: JobState, { row, start }: Happened): Job {
  const isPaidBack =
    refundOfCancel(row) === undefined &&
    before.state.billingMode === 'PATIENT_PAY' &&
    state.phase === 'cancelled' &&
    before.state.phase !== 'cancelled';
  const isMoved = start !== undefined && before.start !== undefined && start !== before.start;
  return {
    ...before,
    state,
    start: start ?? before.start,
    left: isMoved ? [...before.left, before.start] : before.left,
    mayHaveRefund: before.mayHaveRefund || isPaidBack,
  };
}

/** In words: what happened to which thing. */
export function wordsOf(step: Step): string {
  if ('book' in step) return `${step.book} booked`;
  const kind = kindOfRow(step.row);
  const isOfJob = kind === 'jobs' || (kind !== 'invoices' && isBeginning(step.row));
  return `${step.row} (${isOfJob ? 'booking' : kind.slice(0, -1)} ${String(step.of + 1)})`;
}
