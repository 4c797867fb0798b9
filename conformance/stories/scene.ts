/** Where a story takes place: a client and a venue of its own, and what has been made there so far. */
import type { Bench } from '../engine/bench.ts';
import type { Booking } from '../checks/given/booking.ts';
import { makeClient } from '../checks/given/client.ts';
import type { Client } from '../checks/given/client.ts';
import { drawnPatient } from '../checks/given/drawn.ts';
import { ifPossible } from '../checks/given/if-possible.ts';
import { firstEvent } from '../checks/given/webhook.ts';
import { stage } from '../checks/venue/stage.ts';
import { startOf } from '../checks/venue/slots.ts';
import type { Span } from '../checks/venue/slots.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import type { BillingMode } from '../target/profile/profile.ts';
import { startCount, stations } from './world.ts';
import type { Kind } from './world.ts';

export type Scene = {
  readonly bench: Bench;
  readonly client: Client;
  /** Undefined where webhooks do not come. */
  readonly mailbox: Mailbox | undefined;
  readonly span: Span;
  /** Of the venue, when nothing was booked there. */
  readonly slots: readonly unknown[];
  readonly starts: readonly string[];
  /** Whose bookings these are. */
  readonly patients: readonly ReturnType<typeof drawnPatient>[];
  /** In the order of the story. */
  readonly bookings: Booking[];
  readonly ids: Readonly<Record<Kind, string[]>>;
  /** What things of money must show, by their ids. */
  readonly terms: Map<string, Readonly<Record<string, unknown>>>;
  /** By the id of a booking: the createdAt that the list has shown of it first. */
  readonly createdAt: Map<string, unknown>;
};

/** What the completion of a job logs: no two bookings have the same. */
export const loggedFor = (jobId: string) =>
  ({ barcode: `PHC-${jobId}`, collectionNotes: `Drawn for ${jobId}.` }) as const;

/** Not next to each other, so that a slot that is taken for its neighbour is told from it. */
const apart = 4;

/** A new one with each call: `name` names the client and the venue. */
export async function setScene(
  bench: Bench,
  name: string,
  billingMode: BillingMode,
): Promise<Scene> {
  const client = await makeClient(bench, name, { billingMode });
  const { span, slots } = await stage(bench, name, stations);
  const starts = Array.from({ length: startCount }, (_, place) =>
    startOf(slots[(place + 1) * apart]),
  );
  const heard = client.mailbox && (await ifPossible(firstEvent(bench)));
  const mailbox = heard?.event === undefined ? undefined : client.mailbox;
  const random = bench.random(`patients of ${name}`);
  const patients = [drawnPatient(random), drawnPatient(random)];
  return {
    ...{ bench, client, mailbox, span, slots, starts, patients },
    ...{ bookings: [], ids: { refunds: [], disputes: [], invoices: [] }, terms: new Map() },
    createdAt: new Map(),
  };
}
