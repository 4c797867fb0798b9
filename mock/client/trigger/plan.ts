/** The actions that lead to an event: what to make first, then the way through x-lifecycle. */

import type { EventType } from '#contract/events.ts';
import type { Thing } from '#contract/lifecycle.ts';
import { UsageError } from '../../options.ts';
import { SandboxError, type ControlClient, type Parameters } from '../control-client.ts';
import { bookingFor, type Booking, type Wish } from './booking.ts';
import { isBehind, thingOf, wayTo, wayToPhase } from './ways.ts';

export type Step = {
  readonly action: string;
  /** What the plan fills in, of what is known by then; no word of the command line may change it. */
  readonly fixed: (known: Parameters) => Parameters;
  /** What the action needs besides, where the command line does not give it. */
  readonly usual?: (known: Parameters, client: ControlClient) => Promise<Parameters>;
};

export type Plan = {
  readonly steps: readonly Step[];
  /** Ids and the time; the results of the steps join them. */
  readonly known: Parameters;
};

/** Changes nothing. Rejects when there is no way, with the reason in a sentence. */
export const planFor = async (
  client: ControlClient,
  event: EventType,
  wish: Wish,
): Promise<Plan> => {
  if (thingOf(event) === 'venue') return venuePlan(client, event, wish);
  const booking = await bookingFor(client, event, wish);
  const { now } = await client.act<{ now: string }>('clock.read');
  const { jobId, clientId, invoice, disputeId, pendingRefundId } = booking;
  const ids = {
    clientId,
    ...(jobId === undefined ? {} : { jobId }),
    ...(invoice === null ? {} : { invoiceId: invoice.invoiceId }),
    ...(disputeId === null ? {} : { disputeId }),
    ...(pendingRefundId === null ? {} : { refundId: pendingRefundId }),
  };
  return { known: { ...ids, now }, steps: [...making(booking), ...stepsFor(event, booking)] };
};

const venuePlan = async (client: ControlClient, event: EventType, wish: Wish): Promise<Plan> => {
  if ((wish.job ?? wish.client ?? wish.channel) !== undefined) {
    throw new UsageError(`${event} is of a venue: leave --job, --client and --channel out.`);
  }
  const { clients } = await client.act<{
    clients: readonly { readonly capabilities: { readonly canUseVenueNetwork: boolean } }[];
  }>('client.list');
  if (!clients.some(({ capabilities }) => capabilities.canUseVenueNetwork)) {
    throw new SandboxError('No client of this sandbox uses the venue network: none would hear.');
  }
  const activates = event === 'venue.activated';
  return {
    known: {},
    steps: [
      { action: 'venue.create', fixed: () => ({ active: !activates }) },
      { action: activates ? 'venue.activate' : 'venue.deactivate', fixed: of('venueId') },
    ],
  };
};

/** A new booking has announced itself by being made. */
const making = ({ jobId, clientId, channel }: Booking): readonly Step[] =>
  jobId !== undefined
    ? []
    : [
        {
          action: 'booking.createInternal',
          fixed: () => ({ clientId, fulfillmentChannel: channel }),
        },
      ];

const stepsFor = (event: EventType, booking: Booking): readonly Step[] => {
  const { jobId, phase, samplePhase, invoice, disputeId, pendingRefundId } = booking;
  const isNew = jobId === undefined;
  switch (thingOf(event)) {
    case 'job':
      return isNew && event === 'job.created' ? [] : walk(event, 'job', phase, booking);
    case 'sample':
      return samplePhase === null
        ? [...complete(event, booking), ...walk(event, 'sample', 'registered', booking)]
        : walk(event, 'sample', samplePhase, booking);
    case 'invoice':
      return invoice === null
        ? [
            ...complete(event, booking),
            { action: 'invoice.create', fixed: billed },
            ...onwards(event, 'invoice', 'pending', booking),
          ]
        : walk(event, 'invoice', invoice.phase, booking);
    case 'refund':
      return pendingRefundId === null || event === 'refund.created'
        ? [
            { action: 'refund.create', fixed: of('jobId') },
            ...onwards(event, 'refund', 'pending', booking),
          ]
        : walk(event, 'refund', 'pending', booking);
    case 'dispute':
      return disputeId === null
        ? [
            { action: 'dispute.open', fixed: of('jobId') },
            ...onwards(event, 'dispute', 'open', booking),
          ]
        : walk(event, 'dispute', 'open', booking);
    case 'venue':
      return [];
  }
};

/** From a thing that has just been made: the events of its making have fired by then. */
const onwards = (
  event: EventType,
  thing: Thing,
  phase: string,
  booking: Booking,
): readonly Step[] => (made.has(event) ? [] : walk(event, thing, phase, booking));

const made: ReadonlySet<EventType> = new Set<EventType>([
  'invoice.created',
  'refund.created',
  'dispute.opened',
]);

const complete = (event: EventType, booking: Booking): readonly Step[] => {
  const way = wayToPhase('completed', booking.phase, booking);
  if (way === undefined) throw noWay(event, 'job', booking.phase);
  return way.map(stepOf(booking));
};

const walk = (event: EventType, thing: Thing, phase: string, booking: Booking): readonly Step[] => {
  const way = wayTo(event, phase, booking);
  if (way !== undefined) return way.map(stepOf(booking));
  if (!isBehind(event, phase, booking)) throw noWay(event, thing, phase);
  throw new SandboxError(`The ${thing} is ${phase}: the point at which ${event} fires has passed.`);
};

const noWay = (event: EventType, thing: Thing, phase: string): SandboxError =>
  new SandboxError(`The ${thing} is ${phase}: from there no way leads to ${event}.`);

const of =
  (name: string): Step['fixed'] =>
  (known) => ({ [name]: known[name] });

const billed: Step['fixed'] = ({ clientId, jobId }) => ({ clientId, jobIds: [jobId] });

const stepOf =
  ({ channel }: Booking) =>
  (action: string): Step => {
    const usual = usualOf(action, channel);
    return { action, fixed: of(idOf(action)), ...(usual === undefined ? {} : { usual }) };
  };

/** The name of the id that an action takes. */
const idOf = (action: string): string => {
  const [thing] = action.split('.');
  return thing === 'invoice' || thing === 'refund' || thing === 'dispute' ? `${thing}Id` : 'jobId';
};

const usualOf = (action: string, channel: Booking['channel']): Step['usual'] => {
  switch (action) {
    case 'phlebotomist.updateEta':
      return async ({ now }) => ({ newEta: later(now, HOUR / 2) });
    case 'staff.reschedule':
      return channel === 'MOBILE'
        ? async ({ now }) => ({ scheduledFor: later(now, 7 * DAY) })
        : anotherSlot;
    case 'dispute.close':
      return async () => ({ outcome: 'won' });
    default:
      return undefined;
  }
};

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const later = (time: unknown, ms: number): string =>
  new Date(Date.parse(String(time)) + ms).toISOString();

/** The last free one in reach, so that the next bookings find the near ones free. */
const anotherSlot = async ({ jobId }: Parameters, client: ControlClient): Promise<Parameters> => {
  const { job } = await client.act<{ job: Booking }>('job.get', { jobId });
  const { slots } = await client.act<{ slots: readonly string[] }>('venue.freeSlots', {
    venueId: job.venueId,
  });
  const venueSlotStart = slots.at(-1);
  if (venueSlotStart === undefined) throw new SandboxError('The venue has no other free slot.');
  return { venueSlotStart };
};
