/** Every kind of thing the sandbox keeps: its state, its events, and how one follows the other. */

import {
  evolveClient,
  type ApiKey,
  type Client,
  type ClientEvent,
  type KeyEvent,
} from '../domain/client/client.ts';
import { evolveDispute, type Dispute, type DisputeEvent } from '../domain/dispute/dispute.ts';
import { evolveInvoice, type Invoice, type InvoiceEvent } from '../domain/invoice/invoice.ts';
import type { JobEvent } from '../domain/job/events.ts';
import { evolveJob } from '../domain/job/evolve.ts';
import type { Job } from '../domain/job/job.ts';
import {
  evolveLink,
  type BookingLink,
  type LinkEvent,
} from '../domain/booking-link/booking-link.ts';
import type { Panel, PanelEvent } from '../domain/panel/panel.ts';
import { evolveRefund, type Refund, type RefundEvent } from '../domain/refund/refund.ts';
import { evolveSample, type Sample, type SampleEvent } from '../domain/sample/sample.ts';
import { evolveVenue, type Venue, type VenueEvent } from '../domain/venue/venue.ts';

type Kinds = {
  client: { state: Client; event: ClientEvent };
  key: { state: ApiKey; event: KeyEvent };
  panel: { state: Panel; event: PanelEvent };
  venue: { state: Venue; event: VenueEvent };
  job: { state: Job; event: JobEvent };
  sample: { state: Sample; event: SampleEvent };
  invoice: { state: Invoice; event: InvoiceEvent };
  refund: { state: Refund; event: RefundEvent };
  dispute: { state: Dispute; event: DisputeEvent };
  link: { state: BookingLink; event: LinkEvent };
};

export type Kind = keyof Kinds;
export type State<K extends Kind> = Kinds[K]['state'];

/** A seeded world puts states in place as they are; each is logged as one event of this type. */
type Seeded<K extends Kind> = {
  readonly type: 'Seeded';
  readonly at: number;
  readonly state: State<K>;
};

export type EventOf<K extends Kind> = Kinds[K]['event'] | Seeded<K>;

/** A line of the log. `seq` counts from 1; `clientId` null: of no single client (venues). */
export type Logged = {
  [K in Kind]: {
    readonly seq: number;
    readonly kind: K;
    readonly id: string;
    readonly clientId: string | null;
    readonly event: EventOf<K>;
  };
}[Kind];

type Evolve = {
  readonly [K in Kind]: (state: State<K> | undefined, event: Kinds[K]['event']) => State<K>;
};

const evolveOf: Evolve = {
  client: evolveClient,
  key: (_, event) => event.key,
  panel: (_, event) => event.panel,
  venue: evolveVenue,
  job: evolveJob,
  sample: evolveSample,
  invoice: evolveInvoice,
  refund: evolveRefund,
  dispute: evolveDispute,
  link: evolveLink,
};

/** The state after `event`: folding a thing's events in order gives its stored state. */
export const evolve = <K extends Kind>(
  kind: K,
  state: State<K> | undefined,
  event: EventOf<K>,
): State<K> => (event.type === 'Seeded' ? event.state : evolveOf[kind](state, event));
