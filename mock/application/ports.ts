/** What the application asks of the world outside. Adapters answer; `compose.ts` joins the two. */

import type { EventType } from '#contract/events.ts';
import type { WebhookData } from '#contract/model.ts';
import type { BookingSource, Job, JobPhaseName } from '../domain/job/job.ts';
import type { Dispute } from '../domain/dispute/dispute.ts';
import type { Client } from '../domain/client/client.ts';
import type { Invoice, InvoicePhase } from '../domain/invoice/invoice.ts';
import type { Panel } from '../domain/panel/panel.ts';
import type { Policies } from '../domain/policy.ts';
import type { Refund, RefundPhase } from '../domain/refund/refund.ts';
import type { Refusal } from '../domain/refusal.ts';
import type { Sample } from '../domain/sample/sample.ts';
import type { Venue } from '../domain/venue/venue.ts';
import type { EventOf, Kind, Logged, State } from './aggregates.ts';

/** The sandbox's own time, ms since the epoch; never goes back except by `reset`. */
export type Clock = { readonly now: () => number };

/** Something that happened on the way while time was moved (control protocol, clock.advance). */
export type Happened = {
  readonly at: number;
  readonly what: string;
  readonly [detail: string]: unknown;
};

/** Work that waits for others, such as a receiver: it may be open when its rows are asked for. */
export type OpenWork = {
  /** Never rejects. */
  readonly done: Promise<unknown>;
  /** So far; what is still open is told as pending. */
  readonly rows: () => readonly Happened[];
};

/** Work that the sandbox does alone is waited for, however long; open work is not. */
export type Work = () => Promise<readonly Happened[]> | OpenWork;

/** What falls due by the sandbox's time, whether time passes or is moved. */
export type Agenda = {
  /** Runs `work` once when the time is `at` (ms) or later. Returns how to call it off. */
  readonly at: (at: number, work: Work) => () => void;
};

/** Fresh ids that nobody can guess. */
export type Ids = {
  /** `job_…`, `inv_…`: at least 122 random bits behind a prefix. */
  readonly next: (prefix: IdPrefix) => string;
  /** A bare UUID, for a link's jti. */
  readonly uuid: () => string;
};

export type IdPrefix =
  | 'cl'
  | 'job'
  | 'smp'
  | 'inv'
  | 'rf'
  | 'dp'
  | 'ven'
  | 'tp'
  | 'we'
  | 're'
  | 'pi'
  | 'ch'
  | 'du'
  | 'flt';

/** API keys and webhook secrets: made here, shown once, kept only as a hash (keys). */
export type Credentials = {
  /** `pj_live_…`. */
  readonly newApiKey: () => string;
  /** `whsec_` + base64 of 32 random bytes. */
  readonly newWebhookSecret: () => string;
  /** SHA-256, hex. */
  readonly hashOf: (apiKey: string) => string;
};

/** The JWT in a hosted-booking address. `expiresAt` is ms since the epoch. */
export type LinkTokens = {
  readonly sign: (link: {
    readonly id: string;
    readonly mintedAt: number;
    readonly expiresAt: number;
  }) => Promise<string>;
  /** The jti of a token that this sandbox signed, expired or not; undefined for any other text. */
  readonly read: (token: string) => Promise<string | undefined>;
};

/** Absolute addresses of the pages that bookings and invoices point to. */
export type Addresses = {
  readonly bookingPage: (token: string) => string;
  readonly paymentPage: (jobId: string) => string;
  readonly staffPage: (jobId: string) => string;
  readonly invoicePage: (invoiceId: string) => string;
  readonly resultsPage: (jobId: string) => string;
};

/** A place in a list: what came before it stays before it, whatever is added meanwhile. */
export type Cursor = string;

export type Page<T> = { readonly items: readonly T[]; readonly nextCursor: Cursor | null };

type ListQuery = {
  readonly clientId: string;
  readonly limit: number;
  readonly after?: Cursor | undefined;
};

export type JobQuery = ListQuery & {
  readonly phases?: readonly JobPhaseName[] | undefined;
  readonly bookingSource?: BookingSource | undefined;
  /** Inclusive bounds, ms. */
  readonly createdFrom?: number | undefined;
  readonly createdTo?: number | undefined;
};
export type InvoiceQuery = ListQuery & {
  readonly phases?: readonly InvoicePhase[] | undefined;
  readonly periodStartFrom?: number | undefined;
  readonly periodEndTo?: number | undefined;
};
export type RefundQuery = ListQuery & {
  readonly phases?: readonly RefundPhase[] | undefined;
  readonly jobId?: string | undefined;
};
export type DisputeQuery = ListQuery & {
  readonly status?: string | undefined;
  readonly jobId?: string | undefined;
};

/** A webhook that is due to one client: written with the change that caused it, sent after it. */
export type Announcement = {
  /** `evt_<uuid>`, also `data.id` and the `webhook-id` header. */
  readonly id: string;
  readonly type: EventType;
  readonly clientId: string;
  /** When it happened (ms): the envelope's `timestamp` (O42, reading A). */
  readonly at: number;
  readonly jobId: string | null;
  readonly data: WebhookData;
};

/** Reads. Lists are newest first unless said otherwise; a cursor not of that list is a Refusal. */
export type Reader = {
  readonly get: <K extends Kind>(kind: K, id: string) => Promise<State<K> | undefined>;
  readonly clients: () => Promise<readonly Client[]>;
  readonly jobs: (query: JobQuery) => Promise<Page<Job> | Refusal>;
  readonly invoices: (query: InvoiceQuery) => Promise<Page<Invoice> | Refusal>;
  readonly refunds: (query: RefundQuery) => Promise<Page<Refund> | Refusal>;
  readonly disputes: (query: DisputeQuery) => Promise<Page<Dispute> | Refusal>;
  /** Panels offered to the client: the global ones first, each group in order of creation. */
  readonly panels: (query: ListQuery) => Promise<Page<Panel> | Refusal>;
  /** All venues, hidden ones too, in order of creation. */
  readonly venues: () => Promise<readonly Venue[]>;
  /** Jobs booked at a venue for each of these starts (ms), cancelled ones included. */
  readonly jobsAtSlots: (
    venueId: string,
    starts: readonly number[],
  ) => Promise<readonly (readonly Job[])[]>;
  /** The most recent sample of a job. */
  readonly latestSample: (jobId: string) => Promise<Sample | undefined>;
  readonly disputesOf: (jobId: string) => Promise<readonly Dispute[]>;
  /** The client's completed jobs that no invoice has, oldest first. */
  readonly unbilledJobs: (clientId: string) => Promise<readonly Job[]>;
};

export type Transaction = Reader & {
  readonly put: <K extends Kind>(kind: K, id: string, state: State<K>) => void;
  readonly append: <K extends Kind>(
    kind: K,
    id: string,
    clientId: string | null,
    event: EventOf<K>,
  ) => void;
  readonly announce: (announcement: Announcement) => void;
};

/**
 * State and log. A transaction sees its own writes, runs alone, and commits them all together;
 * a Refusal that `work` returns, or an error that it throws, leaves everything as it was.
 */
export type Store = Reader & {
  readonly transact: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Logged events after `seq`, oldest first. */
  readonly log: (afterSeq: number, limit: number) => Promise<readonly Logged[]>;
  /** Calls back after each commit with the lines that it added to the log, in order. */
  readonly onLogged: (listener: (lines: readonly Logged[]) => void) => void;
  /** Calls back after each commit with what it announced, in order. */
  readonly onAnnounced: (listener: (announcements: readonly Announcement[]) => void) => void;
  /** Empties it and lets `work` write anew; nobody sees it in between. */
  readonly restart: (work: (tx: Transaction) => Promise<void>) => Promise<void>;
};

/** All that the operations and actions work with. */
export type Deps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly credentials: Credentials;
  readonly tokens: LinkTokens;
  readonly addresses: Addresses;
  readonly policies: () => Policies;
};
