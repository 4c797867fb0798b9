/** Webhook delivery: hears what is announced, sends it signed, retries, remembers, replays. */

import { refuse, type Refusal } from '../../domain/refusal.ts';
import { createAddressGuard } from './address-guard.ts';
import { createCourier } from './courier.ts';
import { Journal, type Notice, type Stream, type StreamOptions } from './journal.ts';
import { withUsual, type PublisherOptions } from './options.ts';
import { createPoster } from './post.ts';
import { createQueries, type Queries } from './queries.ts';
import { createReplays, type Replays } from './replays.ts';
import type { Dropped } from './retention.ts';
import { createRun } from './run.ts';
import type { Sealed } from './seal.ts';

/** Where things stand; `underWay`: attempts that wait for their turn or their answer. */
export type PublisherState = {
  readonly pending: number;
  readonly underWay: number;
  readonly dropped: Dropped;
};

export type Publisher = Queries &
  Replays & {
    readonly state: () => PublisherState;
    /** First what came after the cursor, at once; then what comes, as it comes. */
    readonly subscribe: (options: StreamOptions, listener: (notice: Notice) => void) => Stream;
    /** The event as it would be sent now: for a stream that forwards it to a receiver of its own. */
    readonly seal: (eventId: string) => Promise<Sealed | Refusal>;
    /** Why no webhook may go to this URL; undefined if one may. */
    readonly checkUrl: (url: string) => string | undefined;
    /**
     * Waits until no attempt is under way, `maxMs` of real time at most. Retries that are due later
     * and attempts that a fault holds back are not under way. Resolves to how many still are.
     */
    readonly settled: (maxMs: number) => Promise<number>;
    /** Forgets all events and deliveries, and what is under way with them. */
    readonly reset: () => void;
    /** Ends what is under way, and listens no more. No timer or connection is left. */
    readonly close: () => void;
  };

export const createPublisher = (options: PublisherOptions): Publisher => {
  const settings = withUsual(options);
  const { store } = settings;
  const guard = createAddressGuard(settings.allowHosts, settings.lookUp);
  const usualPoster = createPoster({ guard, timeoutMs: settings.timeoutMs, tls: settings.tls });
  const poster = settings.poster?.(usualPoster) ?? usualPoster;
  const courier = createCourier(settings, guard, poster);
  const journal = new Journal(settings.retention.replays, settings.onBug);
  let run = createRun(settings, courier, journal);
  let isClosed = false;

  store.onAnnounced((announcements) => {
    if (!isClosed) run.take(announcements);
  });

  return {
    ...createQueries(() => run, journal),
    ...createReplays({ store, run: () => run, journal }),
    state: () => ({
      pending: run.archive.pending,
      underWay: run.traffic.count,
      dropped: run.archive.dropped,
    }),
    subscribe: (stream, listener) => journal.stream(stream, listener),
    seal: async (eventId) => {
      await run.caughtUp();
      const event = run.archive.event(eventId);
      const client = event && (await store.get('client', event.clientId));
      if (client === undefined || event?.body === null || event === undefined) {
        return refuse('not-found', `There is no event ${eventId} (any more).`);
      }
      return courier.seal(client, { event, body: event.body(), faults: [] });
    },
    checkUrl: guard.checkUrl,
    settled: async (maxMs) => {
      await run.traffic.idle(maxMs);
      return run.traffic.count;
    },
    reset: () => {
      run.stop();
      poster.abort();
      journal.reset();
      run = createRun(settings, courier, journal);
    },
    close: () => {
      isClosed = true;
      run.stop();
      poster.close();
    },
  };
};
