/**
 * A starting world as plain JSON data: what stands in a world file, and what `importWorld` takes.
 *
 * Everything but `clients` may be left out, and so may every member marked `?`: README.md tells
 * what it is then. Wire words of the spec are used where there are any; `phase` is the sandbox's
 * own word, since the spec leaves several statuses without a name.
 */

import type { Capability, FieldDefinition, LabShipmentMode } from '../domain/client/client.ts';
import type { LinkScope, PatientHint } from '../domain/booking-link/booking-link.ts';
import type { InvoicePhase } from '../domain/invoice/invoice.ts';
import type {
  BillingMode,
  BookingSource,
  Channel,
  JobPhaseName,
  JsonObject,
  Location,
  Partner,
  Patient,
  Phlebotomist,
  TimePreference,
} from '../domain/job/job.ts';
import type { PanelStep } from '../domain/panel/panel.ts';
import type { RefundPhase } from '../domain/refund/refund.ts';
import type { SamplePhase } from '../domain/sample/sample.ts';
import type { Venue } from '../domain/venue/venue.ts';

/**
 * A point in time: `now`, `-2d3h` or `+90m` from the clock's start (w d h m s), `today+2 10:30` by
 * the clocks of the place, or ISO 8601 with an offset. See moment.ts.
 */
export type Moment = string;

/** A calendar date in the UK: `today`, `today-3`, or `2026-12-01`. */
export type Day = string;

export type World = {
  readonly clients: readonly WorldClient[];
  /** Left out: one global panel. An empty list: none, and then nothing can be booked. */
  readonly panels?: readonly WorldPanel[];
  readonly venues?: readonly WorldVenue[];
  readonly jobs?: readonly WorldJob[];
  readonly invoices?: readonly WorldInvoice[];
  readonly refunds?: readonly WorldRefund[];
  readonly disputes?: readonly WorldDispute[];
  readonly links?: readonly WorldLink[];
};

/** The names of the lists, in the order in which their things depend on each other. */
export const worldLists = [
  'clients',
  'panels',
  'venues',
  'jobs',
  'invoices',
  'refunds',
  'disputes',
  'links',
] as const satisfies readonly (keyof World)[];
export type WorldList = (typeof worldLists)[number];

export type WorldClient = {
  readonly id?: string;
  readonly name?: string;
  readonly billingMode?: BillingMode;
  readonly capabilities?: { readonly [Name in Capability]?: boolean };
  readonly fulfillerVisibility?: boolean;
  readonly labShipmentMode?: LabShipmentMode;
  readonly venueCompletionFields?: readonly FieldDefinition[];
  readonly rateLimitPerMinute?: number;
  readonly keys?: readonly WorldKey[];
  readonly webhookSecret?: string;
  readonly webhooks?: readonly WorldWebhook[];
  readonly createdAt?: Moment;
};

/** The plaintext stands here only: the sandbox keeps its hash. */
export type WorldKey = {
  readonly apiKey?: string;
  readonly scopes?: readonly string[];
};

export type WorldWebhook = {
  readonly id?: string;
  readonly url: string;
  /** Null or left out: all types. */
  readonly eventTypes?: readonly string[] | null;
  readonly enabled?: boolean;
};

export type WorldPanel = {
  readonly id?: string;
  /** Left out or null: global. */
  readonly clientId?: string | null;
  readonly name?: string;
  readonly description?: string | null;
  readonly steps?: readonly PanelStep[];
};

export type WorldVenue = Partial<Venue>;

export type WorldJob = {
  readonly id?: string;
  /** May be left out where the world has one client. */
  readonly clientId?: string;
  readonly phase?: JobPhaseName;
  readonly bookingSource?: BookingSource;
  readonly createdAt?: Moment;
  readonly patient?: Partial<Patient>;
  readonly testType?: string;
  readonly specialInstructions?: string | null;
  readonly externalUserId?: string | null;
  readonly externalOrderId?: string | null;
  readonly passthrough?: JsonObject | null;
  readonly payment?: 'PENDING' | 'PAID' | 'REFUNDED';
  readonly acceptances?: number;

  /** Left out: IN_VENUE where there is a venueId, else MOBILE. */
  readonly fulfillmentChannel?: Channel;

  // IN_VENUE
  readonly venueId?: string;
  /** Moves to the venue's nearest free slot: a later one, or an earlier one for a past moment. */
  readonly venueSlotStart?: Moment;

  // MOBILE
  readonly location?: Partial<Location>;
  readonly preferredDate?: Day;
  readonly timePreference?: TimePreference;
  /** The time that staff have set; left out, it follows from preferredDate and timePreference. */
  readonly appointmentAt?: Moment;

  // confirmed, inProgress
  readonly phlebotomist?: Phlebotomist;
  // confirmed
  readonly progress?: 'assigned' | 'enRoute' | 'arrived';
  readonly eta?: Moment | null;
  // inProgress, completed, cancelled
  readonly startedAt?: Moment | null;
  // completed
  readonly completedAt?: Moment;
  readonly partner?: Partner | null;
  /** Null: the collection has not been logged. */
  readonly sample?: WorldSample | null;
  // cancelled
  readonly cancelledAt?: Moment;
  readonly cancelledBy?: 'client' | 'staff';
  // noShow
  readonly flaggedAt?: Moment;
};

export type WorldSample = {
  readonly id?: string;
  readonly phase?: SamplePhase;
  readonly barcode?: string | null;
  /** Left out: the client's labShipmentMode. */
  readonly shipmentMode?: string;
  readonly clientMetadata?: JsonObject | null;
  readonly collectionNotes?: string | null;
  // resultsReady
  readonly resultsReadyAt?: Moment;
  readonly resultsUrl?: string;
};

export type WorldInvoice = {
  readonly id?: string;
  /** Left out: the client of the first line's job. */
  readonly clientId?: string;
  readonly phase?: InvoicePhase;
  readonly invoiceNumber?: string;
  readonly lines: readonly WorldInvoiceLine[];
  readonly periodStart?: Moment;
  readonly periodEnd?: Moment;
  readonly createdAt?: Moment;
  readonly dueDate?: Moment;
  /** False: it has no hosted address yet. */
  readonly issued?: boolean;
  // paid, refunded
  readonly paidAt?: Moment;
};

export type WorldInvoiceLine = {
  readonly jobId: string;
  readonly description?: string;
  readonly amountPence?: number;
};

export type WorldRefund = {
  readonly id?: string;
  readonly jobId: string;
  readonly phase?: RefundPhase;
  /** Pounds. */
  readonly amount?: number;
  readonly reason?: string;
  readonly cancelledJob?: boolean;
  readonly notes?: string | null;
  readonly processorPaymentIntentId?: string | null;
  // succeeded, reconciled
  readonly processorRefundId?: string;
  readonly createdAt?: Moment;
};

export type WorldDispute = {
  readonly id?: string;
  readonly jobId?: string | null;
  /** Left out: the client of the job. */
  readonly clientId?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly amountPence?: number;
  readonly processorDisputeId?: string;
  readonly processorChargeId?: string;
  readonly processorPaymentIntentId?: string | null;
  readonly evidenceDueBy?: Moment | null;
  readonly createdAt?: Moment;
  readonly updatedAt?: Moment;
};

export type WorldLink = {
  /** The token's jti. */
  readonly id?: string;
  /** May be left out where the world has one client. */
  readonly clientId?: string;
  readonly scope: LinkScope;
  readonly externalUserId?: string | null;
  readonly externalOrderId?: string | null;
  readonly passthrough?: JsonObject | null;
  readonly patient?: PatientHint;
  readonly mintedAt?: Moment;
  /** The job that was booked with it. */
  readonly usedBy?: string | null;
};
