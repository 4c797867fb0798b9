/** All that a booking's page reads beside the booking: what belongs to it, and its story. */

import type { Job } from '../../domain/job/job.ts';
import { isRefusal } from '../../domain/refusal.ts';
import type { CommandLog } from './command-log.ts';
import type { LogIndex } from './log-index.ts';
import type { Around } from './moves.ts';
import type { DashboardOptions, EventView } from './options.ts';
import type { Sources } from './timeline.ts';

type Parts = Pick<DashboardOptions, 'deps' | 'act' | 'webhooks' | 'calls'> & {
  readonly commands: Pick<CommandLog, 'list'>;
  readonly seqOfCall: (cursor: number) => number;
  readonly index: LogIndex;
};

export const aroundJob = async (parts: Parts, job: Job): Promise<Around> => {
  const { store } = parts.deps;
  const { id: jobId, clientId, invoiceId } = job;
  const refunds = await store.refunds({ clientId, jobId, limit: 20 });
  return {
    job,
    sample: await store.latestSample(jobId),
    invoice: invoiceId === null ? undefined : await store.get('invoice', invoiceId),
    refunds: isRefusal(refunds) ? [] : refunds.items,
    disputes: await store.disputesOf(jobId),
    freeSlots: await freeSlotsFor(parts, job),
  };
};

/** As many as one chooses from. */
const slotsOffered = 40;

const freeSlotsFor = async ({ act, deps }: Parts, { visit }: Job): Promise<readonly string[]> => {
  if (visit.channel === 'MOBILE') return [];
  const reply = await act({ action: 'venue.freeSlots', venueId: visit.venueId });
  if (!reply.ok) return [];
  const { slots } = reply.result as { readonly slots: readonly string[] };
  const isOther = (slot: string): boolean => {
    const start = Date.parse(slot);
    // One that begins at this very moment is on offer, and yet too late.
    return start > deps.clock.now() && start !== visit.appointmentAt;
  };
  return slots.filter(isOther).slice(0, slotsOffered);
};

export const storyOf = async (parts: Parts, { id: jobId, clientId }: Job): Promise<Sources> => {
  const { index, webhooks, commands, calls, deps } = parts;
  const lines = index.linesOf(jobId);
  const own = new Set([jobId, ...lines.map((line) => line.id)]);
  const events = await webhooks.events({ jobId, order: 'newest', limit: 1_000 });
  const ofInvoices = lines.some(({ kind }) => kind === 'invoice')
    ? await invoiceEvents(parts, clientId, own)
    : [];
  return {
    lines,
    events: [...events.items.toReversed(), ...ofInvoices],
    commands: commands.list().filter(({ about }) => about.some((text) => own.has(text))),
    calls: calls
      .after(0)
      .filter((call) => call.jobId === jobId || call.url.includes(jobId))
      .map((call) => ({ call, seq: parts.seqOfCall(call.cursor) })),
    policies: deps.policies(),
  };
};

/** They name no booking, only the invoice, which may bill many. */
const invoiceEvents = async (
  { webhooks }: Parts,
  clientId: string,
  own: ReadonlySet<string>,
): Promise<readonly EventView[]> => {
  const types = ['invoice.created', 'invoice.paid', 'invoice.payment_failed', 'invoice.overdue'];
  const { items } = await webhooks.events({ clientId, types, order: 'newest', limit: 200 });
  return items
    .filter(({ body }) => [...own].some((id) => id.startsWith('inv_') && body.includes(id)))
    .toReversed();
};
