/** Has one step of a story happen: by the API where the client takes it, else by the hidden actors. */
import type { Finding } from '../engine/outcome.ts';
import { errorFinding } from '../checks/answer.ts';
import { cancel } from '../checks/life/cancelling.ts';
import { asMoment, workingTime } from '../checks/life/steps.ts';
import { makeBooking } from '../checks/given/booking.ts';
import { dateOf, daysAhead } from '../checks/given/clock.ts';
import { controlText } from '../checks/given/demand.ts';
import { readInstant } from '../instant.ts';
import { Denied } from '../target/control.ts';
import { answerDifference } from '../walks/look.ts';
import { parametersOf } from '../walks/move-parameters.ts';
import { begunBy, isBeginning, kindOfRow, placesTaken, triggerOf } from './world.ts';
import type { Booked, Consequence, Happened, Kind, Step, World } from './world.ts';
import { loggedFor } from './scene.ts';
import type { Scene } from './scene.ts';

export type Act = {
  /** Control has refused it, as it may. */
  readonly isRefused: boolean;
  /** The answer was another than the one that was due. */
  readonly finding?: Finding | undefined;
};

type Parameters = Readonly<Record<string, unknown>>;

const done: Act = { isRefused: false };
const refused: Act = { isRefused: true };

export type Acting = {
  readonly step: Step;
  readonly due: Consequence;
  /** How many steps went before. */
  readonly place: number;
};

export async function act(scene: Scene, world: World, { step, due, place }: Acting): Promise<Act> {
  if ('book' in step) {
    await book(scene, world, step, place);
    return done;
  }
  if (triggerOf(step.row) === 'cancelBooking') return cancelled(scene, world, step, due);
  return canBeMoved(scene, step) ? byActors(scene, world, { step, due, place }) : refused;
}

type Happening = Acting & { readonly step: Happened };

async function byActors(scene: Scene, world: World, { step, due, place }: Happening): Promise<Act> {
  const kind = kindOfRow(step.row);
  const parameters =
    kind === 'jobs'
      ? await ofJob(scene, world, step, place)
      : ofMoney(scene, step, { kind, jobs: due.world[kind].at(-1)?.jobs ?? [] });
  const made = await unlessRefused(scene.bench.act(triggerOf(step.row), parameters), due);
  if (made === undefined) return refused;
  const begun = begunBy(step.row);
  if (begun !== undefined && !due.isBarred) {
    const id = controlText(triggerOf(step.row), made, idNames[begun]);
    scene.ids[begun].push(id);
    scene.terms.set(id, termsOf(parameters));
  }
  return done;
}

/** The control protocol takes no time without an offset; a venue may have no other (O92). */
const canBeMoved = ({ starts }: Scene, { start }: Happened): boolean =>
  start === undefined || readInstant(starts[start])?.hasOffset === true;

/** Undefined when control has refused it, as it might. */
async function unlessRefused(
  acting: Promise<Parameters>,
  { mayBeRefused }: Consequence,
): Promise<Parameters | undefined> {
  try {
    return await acting;
  } catch (error) {
    if (mayBeRefused && error instanceof Denied && error.error === 'REFUSED') return undefined;
    throw error;
  }
}

/** One patient has several bookings, on days and at starts of their own; beside them at one start is another. */
async function book(
  { bench, client, span, starts, bookings, patients }: Scene,
  world: World,
  { book: channel, start }: Booked,
  place: number,
): Promise<void> {
  const purpose = `in a story, ${String(place)}`;
  const venueSlotStart = starts[start] ?? '';
  const isThere = channel === 'IN_VENUE';
  const there = isThere
    ? { place: { venueId: span.venueId, venueSlotStart } }
    : { preferredDate: dateOf(await daysAhead(bench, firstDay + bookings.length)) };
  const patient = patients[isThere ? placesTaken(world, start) % patients.length : 0];
  const wanted = { channel, purpose, ...there, ...(patient && { patient }) };
  bookings.push(await makeBooking(bench, client, wanted));
}

/** Far from the lock, and before any day to which staff move a visit. */
const firstDay = 10;

/** Two reasons at once may be told by either: 409 is certain where only the dispute stands against the cancel (O06, O07, O70). */
const isBarredByDisputeAlone = ({ jobs }: World, of: number): boolean =>
  !['completed', 'available', 'noShow'].includes(jobs[of]?.state.phase ?? '');

async function cancelled(
  { bench, bookings }: Scene,
  world: World,
  { row, of }: Happened,
  { isBarred }: Consequence,
): Promise<Act> {
  const booking = bookings[of];
  if (booking === undefined) throw new Error(`the story has no booking ${String(of)}`);
  const answer = await cancel(bench, booking);
  const mustBe409 = row.endsWith('under-dispute') && isBarredByDisputeAlone(world, of);
  const finding = mustBe409
    ? errorFinding(answer, 409)
    : answerDifference(answer, isBarred)?.finding;
  return { isRefused: false, finding };
}

/** Where staff move it the walk's own wishes are not asked for: the story has its own starts. */
async function ofJob(
  { bench, bookings, starts }: Scene,
  { jobs }: World,
  { row, of, start }: Happened,
  place: number,
): Promise<Parameters> {
  const state = jobs[of]?.state;
  const jobId = bookings[of]?.jobId;
  if (state === undefined) throw new Error(`the story has no booking ${String(of)}`);
  if (start !== undefined) return { jobId, venueSlotStart: asMoment(starts[start] ?? '') };
  const { fixed, wanted } = parametersOf(row, state, place);
  const asked = await Promise.all(
    Object.entries(wanted).map(async ([key, want]) => [
      key,
      await workingTime(bench, 'day' in want ? want.day : 0),
    ]),
  );
  const sample =
    triggerOf(row) === 'job.complete' && jobId !== undefined ? { sample: loggedFor(jobId) } : {};
  return { jobId, ...fixed, ...sample, ...(Object.fromEntries(asked) as Parameters) };
}

const idNames = { refunds: 'refundId', disputes: 'disputeId', invoices: 'invoiceId' } as const;

/** A refund and a dispute say of which booking they are, a refund what was given back. */
const termsOf = (parameters: Parameters): Parameters =>
  Object.fromEntries(
    ['jobId', 'amount', 'amountPence', 'reason'].flatMap((name) =>
      parameters[name] === undefined ? [] : [[name, parameters[name]]],
    ),
  );

/** Both are open sets: a server tells what it was told. */
const reasons = {
  refund: ['requested_by_customer', 'duplicate', 'fraudulent', 'Sample was damaged, “again”'],
  dispute: ['duplicate', 'credit_not_processed', 'general', 'product_unacceptable', 'fraudulent'],
} as const;

/** Besides the thing itself; `count` is how many of its kind there are. */
const given: Readonly<Record<string, (of: number, count: number) => Parameters>> = {
  // No two of a story have the same.
  'refund.create': (_, count) => ({
    amount: [1.15, 2.3, 4.6, 8.25, 16.4][count] ?? 0.5,
    reason: reasons.refund[count % reasons.refund.length],
  }),
  'dispute.open': (_, count) => ({
    amountPence: 115 + count,
    reason: reasons.dispute[count % reasons.dispute.length],
  }),
  'dispute.update': () => ({ status: 'under_review' }),
  'dispute.close': (of) => ({ outcome: of % 2 === 0 ? 'won' : 'lost' }),
};

type Whose = { readonly kind: Kind; readonly jobs: readonly number[] };

function ofMoney(
  { client, bookings, ids }: Scene,
  { row, of }: Happened,
  whose: Whose,
): Parameters {
  const { kind, jobs } = whose;
  const more = given[triggerOf(row)]?.(of, ids[kind].length) ?? {};
  // Staff may try it in both ways.
  const cancelJob = row === 'refund-blocked-under-dispute' && of % 2 === 1;
  if (!isBeginning(row)) return { [idNames[kind]]: ids[kind][of], ...more };
  if (kind !== 'invoices')
    return { jobId: bookings[of]?.jobId, ...more, ...(cancelJob && { cancelJob }) };
  const jobIds = jobs.map((job) => bookings[job]?.jobId);
  return { clientId: client.clientId, jobIds };
}
