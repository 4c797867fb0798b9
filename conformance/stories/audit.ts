/** What the API shows after a step of a story, held against the model, and one answer against the other. */
import type { Finding } from '../engine/outcome.ts';
import { firstFinding } from '../engine/outcome.ts';
import { compareInstants } from '../instant.ts';
import { at } from '../json.ts';
import { keyFor } from '../checks/given/client.ts';
import { cursorLists, walkList } from '../checks/given/walk.ts';
import { jobIn, readJob } from '../checks/life/walk.ts';
import { agreementFinding } from '../checks/lists/agreement.ts';
import { readMoney } from '../checks/money/billed.ts';
import { slotsIn } from '../checks/venue/slots.ts';
import { capacityAt } from '../checks/venue/places.ts';
import { differences, show } from '../checks/value.ts';
import { jobDifference, sampleIs, sampleShown, statusDifference } from '../walks/look.ts';
import type { Booking } from '../checks/given/booking.ts';
import { loggedFor } from './scene.ts';
import type { Scene } from './scene.ts';
import { billable, paidBack, placesTaken, stations } from './world.ts';
import type { Job, Kind, World } from './world.ts';

type Audit = Promise<Finding | undefined>;

/** GET /bookings/{id}. */
export async function auditJob(scene: Scene, world: World, of: number): Audit {
  const booking = scene.bookings[of];
  if (booking === undefined) return undefined;
  return jobFinding(scene, world, { of, shown: jobIn(await readJob(scene.bench, booking)) });
}

type Shown = { readonly of: number; readonly shown: unknown };

function jobFinding(
  { bookings, starts }: Scene,
  { jobs }: World,
  { of, shown }: Shown,
): Finding | undefined {
  const [job, booking] = [jobs[of], bookings[of]];
  if (job === undefined || booking === undefined) return undefined;
  return firstFinding(
    () => jobDifference(shown, booking, job.state)?.finding,
    () => startFinding(`job ${booking.jobId}`, shown, starts[job.start ?? -1]),
    () => notesFinding(job, booking, shown),
  );
}

/** The job tells of its sample what was logged for it, and for no other. */
function notesFinding({ state }: Job, { jobId }: Booking, shown: unknown): Finding | undefined {
  if (state.sample === 'none') return undefined;
  const { collectionNotes } = loggedFor(jobId);
  return differences('job.sample', at(shown, 'sample'), { collectionNotes });
}

const startFinding = (
  place: string,
  shown: unknown,
  start: string | undefined,
): Finding | undefined => {
  const venueSlotStart = at(shown, 'venueSlotStart');
  const isRight =
    start === undefined
      ? venueSlotStart === null
      : compareInstants(venueSlotStart, start) !== 'apart';
  if (isRight) return undefined;
  return {
    expected: `${place}: venueSlotStart ${show(start ?? null)}`,
    actual: show(venueSlotStart),
  };
};

/** GET /bookings: all of them, the newest first, each as the model has it; the one that was touched as its detail says. */
export async function auditBookings(scene: Scene, world: World, touched: number): Audit {
  const { bench, client, bookings } = scene;
  const { items } = await walkList(bench, 'listBookings', keyFor(client, 'listBookings'));
  const ids = bookings.map(({ jobId }) => jobId);
  const finding =
    setFinding('bookings', items, ids) ??
    orderFinding('bookings', items, ids) ??
    itemsFinding(scene, world, items);
  const booking = bookings[touched];
  if (finding !== undefined || booking === undefined) return finding;
  const shown = jobIn(await readJob(bench, booking));
  const item = items.find((one) => at(one, 'id') === booking.jobId);
  return agreementFinding(item, shown) ?? jobFinding(scene, world, { of: touched, shown });
}

function itemsFinding(
  scene: Scene,
  { jobs }: World,
  items: readonly unknown[],
): Finding | undefined {
  const { bookings, starts, createdAt } = scene;
  const findings = jobs.map((job, of) => {
    const booking = bookings[of];
    const item = items.find((one) => at(one, 'id') === booking?.jobId);
    if (booking === undefined || item === undefined) return undefined;
    const place = `booking ${booking.jobId} of the list`;
    return firstFinding(
      () => statusDifference(item, job.state)?.finding,
      () => startFinding(place, item, starts[job.start ?? -1]),
      () => differences(place, item, suppliedFor(booking)),
      () => createdFinding(place, item, createdAt),
    );
  });
  return findings.find((one) => one !== undefined);
}

/** Each was made through the API, with ids of its own, and for one of the channels. */
const suppliedFor = ({ body }: Booking): Readonly<Record<string, unknown>> => ({
  bookingSource: 'INTEGRATION_API',
  fulfillmentChannel: body.fulfillmentChannel,
  externalUserId: body.externalUserId,
  externalOrderId: body.externalOrderId,
  venueId: body.fulfillmentChannel === 'IN_VENUE' ? body.venueId : null,
});

/** Nothing that happens to a booking changes when it was made. */
function createdFinding(
  place: string,
  item: unknown,
  seen: Map<string, unknown>,
): Finding | undefined {
  const [id, createdAt] = [String(at(item, 'id')), at(item, 'createdAt')];
  const first = seen.get(id);
  if (first === undefined) seen.set(id, createdAt);
  if (first === undefined || compareInstants(createdAt, first) !== 'apart') return undefined;
  return { expected: `${place}: createdAt ${show(first)}, as before`, actual: show(createdAt) };
}

/** GET /bookings/{id}/sample. */
export async function auditSample({ bench, bookings }: Scene, { jobs }: World, of: number): Audit {
  const [job, booking] = [jobs[of], bookings[of]];
  if (job === undefined || booking === undefined) return undefined;
  const shown = await sampleShown(bench, booking);
  const wrong = sampleIs(shown, job.state)?.finding;
  if (wrong !== undefined || job.state.sample === 'none') return wrong;
  return differences('sample', shown, loggedFor(booking.jobId));
}

/** Whether these still hold their place is open: unpaid for a while (O80), cancelled (O24), not come. */
const mayBeGone: readonly string[] = ['pendingPayment', 'cancelled', 'noShow'];

/** GET /venues/{id}/availability, at each start of the story. */
export async function auditSlots(scene: Scene, world: World): Audit {
  const { bench, client, span, slots, starts } = scene;
  const now = await slotsIn(bench, client, span);
  for (const [place, start] of starts.entries()) {
    const capacity = capacityAt(start, slots, now);
    const sure = world.jobs.filter(
      (job) => job.start === place && !mayBeGone.includes(job.state.phase),
    ).length;
    const [least, most] = [stations - placesTaken(world, place), stations - sure];
    if (capacity === undefined || (capacity >= least && capacity <= most)) continue;
    const due = least === most ? String(most) : `${String(least)} to ${String(most)}`;
    return { expected: `capacity ${due} at ${start}`, actual: String(capacity) };
  }
  return undefined;
}

const lists = {
  refunds: { operation: 'listRefunds', get: 'getRefund' },
  disputes: { operation: 'listDisputes', get: 'getDispute' },
  invoices: { operation: 'listInvoices', get: 'getInvoice' },
} as const;

/** The list of its kind: all of them, the newest first; one of them as its detail says. */
export async function auditMoney(scene: Scene, world: World, kind: Kind, of: number): Audit {
  const { bench, client } = scene;
  const ids = scene.ids[kind];
  const { operation, get } = lists[kind];
  const { items } = await walkList(bench, operation, keyFor(client, operation));
  const name = cursorLists[operation];
  const finding =
    setFinding(name, items, ids, mayBeMore[kind](world)) ?? orderFinding(name, items, ids);
  const id = ids[of];
  if (finding !== undefined || id === undefined) return finding;
  const detail = await readMoney(bench, client, { get, id });
  const item = items.find((one) => at(one, 'id') === id);
  return (
    differences(name.slice(0, -1), detail, { id, ...scene.terms.get(id) }) ??
    agreementFinding(item, detail)
  );
}

/** Refunds that a cancel has brought (O61), and an invoice of a week that is over. */
const mayBeMore: Readonly<Record<Kind, (world: World) => number>> = {
  refunds: paidBack,
  invoices: (world) => billable(world).length,
  disputes: () => 0,
};

function setFinding(
  name: string,
  items: readonly unknown[],
  ids: readonly string[],
  most = 0,
): Finding | undefined {
  const shown = items.map((item) => at(item, 'id'));
  const lost = ids.find((id) => !shown.includes(id));
  const [odd] = shown.filter((id) => typeof id !== 'string' || !ids.includes(id)).slice(most);
  if (lost === undefined && odd === undefined) return undefined;
  return {
    expected: `${String(ids.length)} ${name} in the list: those of the story`,
    actual: lost === undefined ? `${show(odd)} as well` : `${lost} is missing`,
  };
}

/** Newest first, as far as they were made at times that differ. */
function orderFinding(
  name: string,
  items: readonly unknown[],
  ids: readonly string[],
): Finding | undefined {
  const own = items.filter((item) => ids.some((id) => id === at(item, 'id')));
  const place = (item: unknown): number => ids.findIndex((id) => id === at(item, 'id'));
  const wrong = own.find((item, index) => {
    const next = own[index + 1];
    return (
      next !== undefined &&
      place(next) > place(item) &&
      compareInstants(at(next, 'createdAt'), at(item, 'createdAt')) === 'apart'
    );
  });
  if (wrong === undefined) return undefined;
  return {
    expected: `${name}, the newest first`,
    actual: `${show(at(wrong, 'id'))} before one that was made later`,
  };
}
