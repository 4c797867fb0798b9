/** The actions that lead to an event: what to make first, then the way through x-lifecycle. */

import type { EventType } from '#contract/events.ts';
import { channelsOf } from '#contract/events.ts';
import { SandboxError, type ControlClient, type Parameters } from './control-client.ts';
import { thingOf, wayTo, wayToPhase, type Facts } from './trigger-plan.ts';

export type Step = {
  readonly action: string;
  /** From what is known so far (ids, times) to the action's parameters. */
  readonly parameters: (known: Parameters) => Parameters;
};

export type Plan = { readonly steps: readonly Step[]; readonly known: Parameters };

type Wish = {
  readonly job?: string;
  readonly client?: string;
  readonly channel?: 'MOBILE' | 'IN_VENUE';
};

type Job = Facts & {
  readonly clientId: string;
  readonly phase: string;
};

type Client = {
  readonly id: string;
  readonly billingMode: Facts['billingMode'];
  readonly capabilities: { readonly canUseVenueNetwork: boolean };
};

const DAY = 24 * 60 * 60 * 1000;

/** Rejects with a SandboxError when there is no way, with the reason. */
export const planFor = async (
  client: ControlClient,
  event: EventType,
  wish: Wish,
): Promise<Plan> => {
  const thing = thingOf(event);
  if (thing === 'venue') return venuePlan(event);
  const weekly = thing === 'invoice';
  const { job, steps } = await jobFor(client, event, wish, weekly);
  const { now } = await client.act<{ now: string }>('clock.read');
  const known = {
    ...(wish.job === undefined ? {} : { jobId: wish.job }),
    clientId: job.clientId,
    now,
  };
  return { known, steps: [...steps, ...(await stepsAfter(event, job, wish))] };
};

const venuePlan = (event: EventType): Plan => ({
  known: {},
  steps: [
    step('venue.create', () => ({ active: event !== 'venue.activated' })),
    step(event === 'venue.activated' ? 'venue.activate' : 'venue.deactivate', of('venueId')),
  ],
});

/** The booking that is named, or the step that makes one. */
const jobFor = async (
  client: ControlClient,
  event: EventType,
  wish: Wish,
  weekly: boolean,
): Promise<{ readonly job: Job; readonly steps: readonly Step[] }> => {
  if (wish.job !== undefined) {
    const { job } = await client.act<{
      job: Job & { readonly fulfillmentChannel: Facts['channel'] };
    }>('job.get', { jobId: wish.job });
    return { job: { ...job, channel: job.fulfillmentChannel }, steps: [] };
  }
  const owner = await ownerFor(client, wish, weekly);
  const channel = wish.channel ?? channelsOf(event)[0] ?? 'MOBILE';
  const { billingMode } = owner;
  const phase = billingMode === 'PATIENT_PAY' ? 'pendingPayment' : 'pending';
  const make = step('booking.createInternal', () => ({
    clientId: owner.id,
    fulfillmentChannel: channel,
  }));
  const job = { clientId: owner.id, phase, channel, billingMode };
  return { job, steps: [make] };
};

const ownerFor = async (client: ControlClient, wish: Wish, weekly: boolean): Promise<Client> => {
  const { clients } = await client.act<{ clients: readonly Client[] }>('client.list');
  const fits = clients.filter(
    ({ id, billingMode }) =>
      (wish.client === undefined || id === wish.client) &&
      (!weekly || billingMode === 'WEEKLY_INVOICE'),
  );
  if (fits[0] !== undefined) return fits[0];
  throw new SandboxError(
    wish.client === undefined
      ? 'The sandbox has no client for which this can happen.'
      : `Client ${wish.client} is not there, or this cannot happen for it.`,
  );
};

const stepsAfter = async (event: EventType, job: Job, wish: Wish): Promise<readonly Step[]> => {
  const isNew = wish.job === undefined;
  switch (thingOf(event)) {
    case 'job':
      // A new booking has announced itself by being made.
      return isNew && event === 'job.created' ? [] : walk(wayTo(event, job.phase, job), event, job);
    case 'sample':
      return sampleSteps(event, job);
    case 'invoice':
      return [
        ...walk(wayToPhase('completed', job.phase, job), event, job),
        step('invoice.create', ({ clientId, jobId }) => ({ clientId, jobIds: [jobId] })),
        ...(event === 'invoice.created' ? [] : walk(wayTo(event, 'pending', job), event, job)),
      ];
    case 'refund':
      return [
        step('refund.create', of('jobId')),
        ...(event === 'refund.created' ? [] : walk(wayTo(event, 'pending', job), event, job)),
      ];
    case 'dispute':
      return [
        step('dispute.open', of('jobId')),
        ...(event === 'dispute.opened' ? [] : walk(wayTo(event, 'open', job), event, job)),
      ];
    case 'venue':
      return [];
  }
};

const sampleSteps = (event: EventType, job: Job): readonly Step[] => [
  ...walk(wayToPhase('completed', job.phase, job), event, job),
  // The completion itself registers the sample.
  ...(event === 'sample.registered' ? [] : walk(wayTo(event, 'registered', job), event, job)),
];

const walk = (
  way: readonly string[] | undefined,
  event: EventType,
  { phase, channel }: Job,
): readonly Step[] => {
  if (way === undefined) {
    throw new SandboxError(`A ${channel} booking in phase ${phase} has no way to ${event}.`);
  }
  return way.map((action) => step(action, parametersOf[action] ?? usualParameters(action)));
};

const step = (action: string, parameters: Step['parameters']): Step => ({ action, parameters });

const of =
  (name: string): Step['parameters'] =>
  (known) => ({ [name]: known[name] });

/** Most actions take the id of their thing alone. */
const usualParameters = (action: string): Step['parameters'] => {
  const [thing] = action.split('.');
  if (thing === 'invoice') return of('invoiceId');
  if (thing === 'refund') return of('refundId');
  if (thing === 'dispute') return of('disputeId');
  return of('jobId');
};

const later = (time: unknown, ms: number): string =>
  new Date(Date.parse(String(time)) + ms).toISOString();

/** Actions that need more, unless the command line gives it. */
const parametersOf: Readonly<Record<string, Step['parameters']>> = {
  'phlebotomist.updateEta': ({ jobId, now }) => ({ jobId, newEta: later(now, DAY / 48) }),
  'staff.reschedule': ({ jobId, now }) => ({ jobId, scheduledFor: later(now, 7 * DAY) }),
  'dispute.close': ({ disputeId }) => ({ disputeId, outcome: 'won' }),
};
