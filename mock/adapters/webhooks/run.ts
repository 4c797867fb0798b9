/** One run, from a start or reset to the next: what is announced, and every way to an attempt. */

import type { Announcement, Happened, OpenWork } from '../../application/ports.ts';
import type { Client, WebhookEndpoint } from '../../domain/client/client.ts';
import { Archive } from './archive.ts';
import type { Courier } from './courier.ts';
import { dueEndpoints } from './endpoints.ts';
import { happenedRow } from './happened-row.ts';
import { envelopeToSend, envelopeToShow } from './envelope.ts';
import { createIntake } from './intake.ts';
import type { Journal } from './journal.ts';
import { delayBefore } from './ladder.ts';
import { createLanes } from './lanes.ts';
import type { Settings } from './options.ts';
import type { DeliveryRecord, EventRecord, Plan } from './records.ts';
import { createTimetable, type Timetable } from './timetable.ts';
import { createTurn, type Errand } from './turn.ts';
import { Ending, Traffic } from './traffic.ts';

export type Run = {
  readonly archive: Archive;
  readonly traffic: Traffic;
  readonly take: (announcements: readonly Announcement[]) => void;
  /** Resolves when all that was announced so far has its deliveries. */
  readonly caughtUp: () => Promise<void>;
  /** From the first rung again, now, and instead of a retry that may be due. */
  readonly restart: (
    event: EventRecord,
    endpoint: WebhookEndpoint,
    trigger: 'replay' | 'resend',
  ) => void;
  /** Nothing of it happens any more; what is under way counts for nothing. */
  readonly stop: () => void;
};

export const createRun = (settings: Settings, courier: Courier, journal: Journal): Run => {
  const ending = new Ending();
  const traffic = new Traffic(ending);
  const archive = new Archive(settings.retention, {
    forgotten: (event) => journal.forgotten(event),
    givenUp: (delivery) => timetable.cancel(delivery),
  });

  const enqueue: Enqueue = ({ delivery, trigger, faults }, done, ahead = false) => {
    traffic.begin();
    lanes.add({ delivery, trigger, faults, body: bodyOf(delivery), done }, ahead);
  };
  const timetable = createTimetable(settings.agenda, (due) => fire(due, enqueue, settings));
  const turn = createTurn({
    ...{ settings, courier, journal, archive, timetable },
    isStopped: () => ending.hasCome,
    enqueueAhead: (attempt) => enqueue(attempt, undefined, true),
  });
  const lanes = createLanes({
    ...byBooking,
    width: settings.perEndpoint,
    work: done(turn, traffic),
  });

  const begin = (delivery: DeliveryRecord): void => {
    const plan = firstPlan(delivery, settings);
    if (plan.at > settings.clock.now()) timetable.plan(plan);
    else enqueue(plan);
  };
  const announce = (announcement: Announcement, client: Client | undefined): void => {
    if (ending.hasCome) return;
    const endpoints = dueEndpoints(client, announcement.type);
    const event =
      endpoints.length > 0
        ? dueEvent(announcement, endpoints, settings)
        : eventOf(announcement, { body: envelopeToShow(announcement, settings), bytes: 0 }, []);
    if (event === undefined) return;
    const deliveries = archive.addEvent(event, endpoints);
    journal.announced(event);
    deliveries.forEach(begin);
  };

  return {
    ...createIntake(settings, traffic, announce),
    archive,
    traffic,
    restart: restartIn(archive, timetable, enqueue),
    stop: () => {
      ending.come();
      lanes.clear();
      timetable.clear();
    },
  };
};

/** The ladder of a sandbox may begin with a delay. */
const firstPlan = (delivery: DeliveryRecord, settings: Settings): Plan => {
  const at = settings.clock.now() + (delayBefore(0, delivery.number, settings) ?? 0);
  return { delivery, at, trigger: 'first', faults: null };
};

const restartIn =
  (archive: Archive, timetable: Timetable, enqueue: Enqueue): Run['restart'] =>
  (event, endpoint, trigger) => {
    const delivery = archive.deliveryTo(event, endpoint);
    timetable.cancel(delivery);
    archive.setState(delivery, 'pending');
    enqueue({ delivery, trigger, faults: null });
  };

const byBooking = {
  endpointOf: ({ delivery }: Errand) => delivery.endpointId,
  keyOf: ({ delivery: { event } }: Errand) => event.jobId ?? event.id,
};

/** The work of a lane: the turn, and then its row to whoever waits for it. */
const done =
  (turn: (errand: Errand) => Promise<Happened>, traffic: Traffic) =>
  async (errand: Errand): Promise<void> => {
    const row = await turn(errand);
    errand.done?.(row);
    traffic.end();
  };

type Enqueue = (attempt: Omit<Plan, 'at'>, done?: (row: Happened) => void, ahead?: boolean) => void;

/** An event keeps its bytes for as long as one of its deliveries is undecided. */
const bodyOf = ({ event }: DeliveryRecord): Buffer => {
  if (event.body === null) throw new Error(`${event.id} was forgotten before it was sent`);
  return event.body();
};

/** What will be sent is made at once; what breaks the contract is not sent, and does not happen. */
const dueEvent = (
  announcement: Announcement,
  endpoints: readonly WebhookEndpoint[],
  settings: Settings,
): EventRecord | undefined => {
  const bytes = envelopeToSend(announcement, settings);
  if (bytes === undefined) return undefined;
  return eventOf(announcement, { body: () => bytes, bytes: bytes.byteLength }, endpoints);
};

const eventOf = (
  announcement: Announcement,
  { body, bytes }: Pick<EventRecord, 'body' | 'bytes'>,
  endpoints: readonly WebhookEndpoint[],
): EventRecord => ({
  id: announcement.id,
  type: announcement.type,
  clientId: announcement.clientId,
  jobId: announcement.jobId,
  at: announcement.at,
  body,
  bytes,
  due: endpoints.map(({ id }) => id),
  deliveries: [],
  open: 0,
  announced: null,
  settled: null,
});

/** All that falls due at one instant: side by side, as far as the lanes are wide. */
const fire = (due: readonly Plan[], enqueue: Enqueue, { clock }: Settings): OpenWork => {
  const at = clock.now();
  const rows = due.map(({ delivery }) => happenedRow(delivery, at, 'pending'));
  const attempts = due.map(
    (plan, index) =>
      new Promise<void>((resolve) => {
        enqueue(plan, (row) => {
          rows[index] = row;
          resolve();
        });
      }),
  );
  return { done: Promise.all(attempts), rows: () => rows };
};
