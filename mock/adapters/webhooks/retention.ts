/** How much of the past is kept, and how much may be waiting. */

export type Retention = {
  /** Past events: those with no undecided delivery. */
  readonly events: number;
  /** Bytes of their bodies. */
  readonly eventBytes: number;
  /** Decided deliveries. */
  readonly deliveries: number;
  /** Attempts, of whatever delivery, with what was sent and answered. */
  readonly attempts: number;
  readonly attemptBytes: number;
  /** Replays that a live stream can catch up on. */
  readonly replays: number;
  /** Undecided deliveries. Above it the oldest of them is given up, and says so. */
  readonly pending: number;
  /** Bytes of their events' bodies. */
  readonly pendingBytes: number;
};

const MiB = 1024 * 1024;

export const usualRetention: Retention = {
  events: 10_000,
  eventBytes: 64 * MiB,
  deliveries: 10_000,
  attempts: 20_000,
  attemptBytes: 64 * MiB,
  replays: 10_000,
  pending: 200_000,
  pendingBytes: 512 * MiB,
};

/** What is gone since the start or the last reset. */
export type Dropped = {
  readonly events: number;
  readonly deliveries: number;
  readonly attempts: number;
  /** Deliveries given up while they were undecided. */
  readonly pending: number;
};
