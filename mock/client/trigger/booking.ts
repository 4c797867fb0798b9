/** The booking that an event is to happen to: the one that is named, or one that is yet to be made. */

import { channelsOf, type EventType } from '#contract/events.ts';
import { UsageError } from '../../options.ts';
import { SandboxError, type ControlClient } from '../control-client.ts';
import { thingOf, type Facts } from './ways.ts';

/** What the command line says about the booking. */
export type Wish = {
  readonly job?: string;
  readonly client?: string;
  readonly channel?: Facts['channel'];
};

export type Booking = Facts & {
  /** Undefined while it is yet to be made. */
  readonly jobId: string | undefined;
  readonly clientId: string;
  readonly phase: string;
  readonly venueId: string | null;
  readonly samplePhase: string | null;
  readonly invoice: { readonly invoiceId: string; readonly phase: string } | null;
  readonly disputeId: string | null;
  readonly pendingRefundId: string | null;
};

/** Asks the sandbox and changes nothing. Rejects where the event is none for such a booking. */
export const bookingFor = async (
  client: ControlClient,
  event: EventType,
  wish: Wish,
): Promise<Booking> => {
  if (wish.job === undefined) return newBooking(client, event, wish);
  const booking = await namedBooking(client, wish.job, wish);
  if (!channelsOf(event).includes(booking.channel)) {
    throw new SandboxError(`${event} is no event of ${booking.channel} bookings.`);
  }
  if (thingOf(event) === 'invoice' && booking.billingMode === 'PATIENT_PAY') {
    throw new SandboxError(`${event} cannot happen: the patient pays for this booking.`);
  }
  return booking;
};

const namedBooking = async (client: ControlClient, jobId: string, wish: Wish): Promise<Booking> => {
  const { job } = await client.act<{
    job: Booking & { readonly fulfillmentChannel: Facts['channel'] };
  }>('job.get', { jobId });
  if (wish.client !== undefined && wish.client !== job.clientId) {
    throw new UsageError(`${jobId} is a booking of ${job.clientId}: leave --client out.`);
  }
  if (wish.channel !== undefined && wish.channel !== job.fulfillmentChannel) {
    throw new UsageError(`${jobId} is a booking ${job.fulfillmentChannel}: leave --channel out.`);
  }
  return { ...job, jobId, channel: job.fulfillmentChannel };
};

const newBooking = async (
  client: ControlClient,
  event: EventType,
  wish: Wish,
): Promise<Booking> => {
  const channels = channelsOf(event).filter((one) => one === (wish.channel ?? one));
  if (channels.length === 0) {
    throw new UsageError(`${event} is no event of ${wish.channel ?? 'any'} bookings.`);
  }
  const [{ id: clientId, billingMode }, channel] = await ownerFor(client, event, channels, wish);
  return {
    ...{ jobId: undefined, clientId, channel, billingMode },
    phase: billingMode === 'PATIENT_PAY' ? 'pendingPayment' : 'pending',
    ...{ venueId: null, samplePhase: null, invoice: null, disputeId: null, pendingRefundId: null },
  };
};

type Client = {
  readonly id: string;
  readonly billingMode: Facts['billingMode'];
  readonly capabilities: {
    readonly canUseMobilePhleb: boolean;
    readonly canUseVenueNetwork: boolean;
  };
};

/** The client that is named, or the first one to which it can happen, and by which channel. */
const ownerFor = async (
  client: ControlClient,
  event: EventType,
  channels: readonly Facts['channel'][],
  { client: wanted }: Wish,
): Promise<readonly [Client, Facts['channel']]> => {
  const { clients } = await client.act<{ clients: readonly Client[] }>('client.list');
  const named = clients.filter(({ id }) => wanted === undefined || id === wanted);
  for (const channel of channels) {
    const fitting = named.find((one) => canHave(one, event, channel));
    if (fitting !== undefined) return [fitting, channel];
  }
  const what = `${event} for ${channels.join(' or ')} bookings`;
  throw new SandboxError(
    wanted === undefined
      ? `No client of this sandbox can have ${what}: make one with phlebo do client.create.`
      : named.length > 0
        ? `Client ${wanted} cannot have ${what}.`
        : `There is no client with id ${wanted}.`,
  );
};

const canHave = (
  { billingMode, capabilities: { canUseMobilePhleb, canUseVenueNetwork } }: Client,
  event: EventType,
  channel: Facts['channel'],
): boolean =>
  (channel === 'MOBILE' ? canUseMobilePhleb : canUseVenueNetwork) &&
  (thingOf(event) !== 'invoice' || billingMode === 'WEEKLY_INVOICE');
