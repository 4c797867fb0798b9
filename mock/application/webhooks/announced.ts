/** Which webhooks a domain event sends out: one exhaustive table, silences with their reasons. */

import type { EventType } from '#contract/events.ts';
import type { ClientEvent } from '../../domain/client/client.ts';
import type { DisputeEvent } from '../../domain/dispute/dispute.ts';
import type { InvoiceEvent } from '../../domain/invoice/invoice.ts';
import type { JobEvent } from '../../domain/job/events.ts';
import type { LinkEvent } from '../../domain/booking-link/booking-link.ts';
import type { PanelEvent } from '../../domain/panel/panel.ts';
import type { KeyEvent } from '../../domain/client/client.ts';
import type { Policies } from '../../domain/policy.ts';
import type { RefundEvent } from '../../domain/refund/refund.ts';
import type { SampleEvent } from '../../domain/sample/sample.ts';
import type { VenueEvent } from '../../domain/venue/venue.ts';
import type { EventOf, Kind } from '../aggregates.ts';

/** The types that leave the house, in this order, or why none does. */
export type Announced = readonly EventType[] | { readonly silent: string };

/** A row is settled, or depends on the event and on how an open point is answered. */
type Row<Event> = Announced | ((event: Event, policies: Policies) => Announced);

type Rows<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Row<Extract<Event, { type: Type }>>;
};

const silent = (reason: string): Announced => ({ silent: reason });

const jobRows: Rows<JobEvent> = {
  // Through whichever door: hosted bookings too (O31).
  JobBooked: ['job.created'],
  PaymentFinalized: ({ confirms }, { O02 }) => {
    if (!confirms) return silent('A MOBILE job is confirmed by its phlebotomist, not by payment.');
    return O02 === 'emitted' ? ['job.confirmed'] : silent('O02: job.confirmed is for MOBILE only.');
  },
  VenueBookingConfirmed: (_, { O02 }) =>
    O02 === 'emitted' ? ['job.confirmed'] : silent('O02: job.confirmed is for MOBILE only.'),
  SearchBegan: ['dispatch.searching'],
  SearchExhausted: silent('Known gap 3: there is no job.expired.'),
  PhlebotomistAccepted: ({ first }, { O66 }) =>
    first || O66 === 'every' ? ['job.confirmed', 'dispatch.assigned'] : ['dispatch.assigned'],
  PhlebotomistWithdrew: (_, { O03 }) =>
    O03 === 'unassigned'
      ? ['dispatch.unassigned']
      : silent('Known gap 1: a phlebotomist-side cancellation emits nothing.'),
  PhlebotomistUnassigned: ['dispatch.unassigned'],
  EnRouteMarked: ['job.en_route'],
  // Known gap 2: there is no job.phleb_arrived; job.arrived is in the event table (O04).
  ArrivalMarked: ['job.arrived'],
  EtaUpdated: (_, { O01 }) =>
    O01 === 'emitted' ? ['job.eta_updated'] : silent('Known gap 4 (O01): no ETA is emitted.'),
  VisitStarted: ['job.in_progress'],
  CheckedIn: ['job.in_progress'],
  JobCompleted: ['job.completed'],
  NoShowFlagged: ['job.no_show'],
  JobCancelled: ['job.cancelled'],
  CancelRepeated: (_, { O30 }) =>
    O30 === 'every' ? ['job.cancelled'] : silent('O30: a repeated cancel changes nothing.'),
  JobRescheduled: ({ wasConfirmed }) =>
    wasConfirmed
      ? ['job.rescheduled']
      : silent('O85: the event tells a change of a confirmed date-time.'),
  JobInvoiced: silent('invoice.created tells it.'),
  JobPaid: silent('invoice.paid tells it.'),
  JobRefunded: silent('refund.succeeded tells it.'),
};

const sampleRows: Rows<SampleEvent> = {
  SampleRegistered: ['sample.registered'],
  SampleReceived: ['sample.in_lab'],
  ResultsPublished: ['sample.results_ready'],
};

const invoiceRows: Rows<InvoiceEvent> = {
  InvoiceCreated: ['invoice.created'],
  InvoiceIssued: silent('No event is named for the issue of an invoice.'),
  InvoiceProcessing: silent('No event is named for a charge under way.'),
  InvoicePaid: ['invoice.paid'],
  InvoicePaymentFailed: ['invoice.payment_failed'],
  InvoiceOverdue: ['invoice.overdue'],
  InvoiceRefunded: silent('No event is named for the refund of an invoice.'),
};

const refundRows: Rows<RefundEvent> = {
  RefundCreated: ['refund.created'],
  RefundSucceeded: ['refund.succeeded'],
  RefundFailed: ['refund.failed'],
  RefundReconciled: silent('No event is named for a reconciliation.'),
};

const disputeRows: Rows<DisputeEvent> = {
  DisputeOpened: ['dispute.opened'],
  DisputeUpdated: silent('Only opening and closing are events.'),
  DisputeClosed: ['dispute.closed'],
};

const venueRows: Rows<VenueEvent> = {
  VenueCreated: silent('A new venue did not flip from inactive to active.'),
  VenueActivated: ['venue.activated'],
  VenueDeactivated: ['venue.deactivated'],
};

const account = silent('Accounts, keys, panels and links have no events.');

const clientRows: Rows<ClientEvent> = {
  ClientCreated: account,
  WebhookSecretRotated: account,
  WebhookEndpointsChanged: account,
};
const keyRows: Rows<KeyEvent> = { KeyMinted: account };
const panelRows: Rows<PanelEvent> = { PanelCreated: account };
const linkRows: Rows<LinkEvent> = { LinkMinted: account, LinkConsumed: account };

/** Spec, "Event types (27)" and "Known gaps in emission". */
const announcements = {
  job: jobRows,
  sample: sampleRows,
  invoice: invoiceRows,
  refund: refundRows,
  dispute: disputeRows,
  venue: venueRows,
  client: clientRows,
  key: keyRows,
  panel: panelRows,
  link: linkRows,
} satisfies { readonly [K in Kind]: unknown };

const seeded = silent('A seeded world was there before anyone listened.');

export const announcedBy = <K extends Kind>(
  kind: K,
  event: EventOf<K>,
  policies: Policies,
): Announced => {
  if (event.type === 'Seeded') return seeded;
  // The rows of a kind are typed by its own events; the pairing is lost on the way through K.
  const rows = announcements[kind] as Readonly<Record<string, Row<EventOf<K>>>>;
  const row = rows[event.type];
  if (row === undefined) throw new Error(`no row for ${kind} ${event.type}`);
  return typeof row === 'function' ? row(event, policies) : row;
};
