/** One run, from a start or reset to the next: what is announced, and every way to an attempt. */

import type { Client, WebhookEndpoint } from '../../domain/client/client.ts';
import type { Announcement, Happened } from '../../application/ports.ts';
import { Archive } from './archive.ts';
import type { Courier } from './courier.ts';
import { dueEndpoints } from './endpoints.ts';
import { envelopeOf } from './envelope.ts';
import { happenedRow } from './happened-row.ts';
import type { Journal } from './journal.ts';
import { delayBefore } from './ladder.ts';
import { createLanes } from './lanes.ts';
import type { Settings } from './options.ts';
import type { DeliveryRecord, EventRecord, Plan } from './records.ts';
import { createTimetable } from './timetable.ts';
import { createTurn, type Errand } from './turn.ts';
import { Traffic, within } from './within.ts';

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

/** Less than the agenda has for all of an advance, so that its report names what is still open. */
const patienceMs = 4_000;

export const createRun = (settings: Settings, courier: Courier, journal: Journal): Run => {
  const { store, agenda, clock, onBug, retention } = settings;
  const traffic = new Traffic();
  let isStopped = false;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

  const archive = new Archive(retention, {
    forgotten: (event) => journal.forgotten(event),
    givenUp: (delivery) => timetable.cancel(delivery),
  });

  const enqueue = (errand: Errand): void => {
    traffic.begin();
    lanes.add(errand);
  };

  /** All that falls due at one instant: side by side, as far as the lanes are wide. */
  const fire = (due: readonly Plan[]): Promise<readonly Happened[]> => {
    const rows = due.map(
      ({ delivery, trigger, faults }) =>
        new Promise<Happened>((done) => {
          enqueue({ delivery, trigger, faults, body: bodyOf(delivery), done });
        }),
    );
    const late = (index: number): Happened =>
      happenedRow(due[index]?.delivery, clock.now(), 'pending');
    return within(patienceMs, rows, late, stopped);
  };

  const timetable = createTimetable(agenda, fire);
  const turn = createTurn({
    settings,
    courier,
    journal,
    archive,
    timetable,
    enqueue,
    isStopped: () => isStopped,
  });
  const lanes = createLanes<Errand>({
    width: settings.perEndpoint,
    endpointOf: ({ delivery }) => delivery.endpointId,
    keyOf: ({ delivery }) => delivery.event.jobId ?? delivery.event.id,
    work: async (errand) => {
      const row = await turn(errand);
      errand.done?.(row);
      traffic.end();
    },
  });

  const first = (delivery: DeliveryRecord): void => {
    const wait = delayBefore(0, delivery.number, settings) ?? 0;
    const errand = { delivery, trigger: 'first', faults: null } as const;
    if (wait > 0) timetable.plan({ ...errand, at: clock.now() + wait });
    else enqueue({ ...errand, body: bodyOf(delivery), done: undefined });
  };

  const announce = (announcement: Announcement, body: Buffer, client: Client | undefined): void => {
    const { id, type, clientId, jobId, at } = announcement;
    const endpoints = dueEndpoints(client, type);
    const event: EventRecord = {
      ...{ id, type, clientId, jobId, at, body },
      bytes: body.byteLength,
      due: endpoints.map((endpoint) => endpoint.id),
      deliveries: [],
      open: 0,
      announced: null,
      settled: null,
    };
    const deliveries = archive.addEvent(event, endpoints);
    journal.announced(event);
    deliveries.forEach(first);
  };

  let intake = Promise.resolve();

  return {
    archive,
    traffic,
    take: (announcements) => {
      // The bytes are made at once: what was announced cannot be changed by what happens next.
      const batch = announcements.flatMap((announcement) => {
        try {
          return [{ announcement, body: envelopeOf(announcement, settings.validate) }];
        } catch (error) {
          onBug(error);
          return [];
        }
      });
      traffic.begin();
      intake = intake
        .then(async () => {
          const clients = new Map<string, Client | undefined>();
          for (const { announcement, body } of batch) {
            const { clientId } = announcement;
            if (!clients.has(clientId)) clients.set(clientId, await store.get('client', clientId));
            if (!isStopped) announce(announcement, body, clients.get(clientId));
          }
        })
        .catch(onBug)
        .finally(() => traffic.end());
    },
    caughtUp: () => intake,
    restart: (event, endpoint, trigger) => {
      const delivery = archive.deliveryTo(event, endpoint);
      timetable.cancel(delivery);
      archive.setState(delivery, 'pending');
      enqueue({ delivery, trigger, faults: null, body: bodyOf(delivery), done: undefined });
    },
    stop: () => {
      isStopped = true;
      lanes.clear();
      timetable.clear();
      traffic.release();
      stop();
    },
  };
};

/** An event keeps its bytes for as long as one of its deliveries is undecided. */
const bodyOf = ({ event }: DeliveryRecord): Buffer => {
  if (event.body === null) throw new Error(`${event.id} was forgotten before it was sent`);
  return event.body;
};
