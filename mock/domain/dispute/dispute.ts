/** Chargebacks, as the payment processor reports them (spec, "Dispute"). */

import { refuse, type Decision } from '../refusal.ts';

/** Amounts are pence; instants are ms since the epoch. Without a job it is the client's (O62). */
export type DisputeTerms = {
  readonly id: string;
  readonly jobId: string | null;
  readonly clientId: string;
  readonly amountPence: number;
  readonly reason: string;
  readonly processorDisputeId: string;
  readonly processorChargeId: string;
  readonly processorPaymentIntentId: string | null;
  readonly evidenceDueBy: number | null;
  readonly createdAt: number;
};

/** `status` is the processor's own word: an open set, passed on as it is. */
export type Dispute = DisputeTerms & { readonly status: string; readonly updatedAt: number };

export type DisputeOutcome = 'won' | 'lost';

export type DisputeEvent =
  | { readonly type: 'DisputeOpened'; readonly at: number; readonly terms: DisputeTerms }
  | { readonly type: 'DisputeUpdated'; readonly at: number; readonly status: string }
  | { readonly type: 'DisputeClosed'; readonly at: number; readonly outcome: DisputeOutcome };

export type DisputeCommand =
  | { readonly type: 'update'; readonly now: number; readonly status: string }
  | { readonly type: 'close'; readonly now: number; readonly outcome: DisputeOutcome };

/** Until it is won or lost (A23), a dispute blocks refunds and the client's cancel. */
export const isOpen = (dispute: Pick<Dispute, 'status'>): boolean =>
  dispute.status !== 'won' && dispute.status !== 'lost';

export const decideDisputeOpening = (
  terms: DisputeTerms,
  underDispute: boolean,
): Decision<DisputeEvent> =>
  underDispute
    ? refuse('dispute-open', 'A dispute is open on this job already: close it first.')
    : [{ type: 'DisputeOpened', at: terms.createdAt, terms }];

export const decideDispute = (
  command: DisputeCommand,
  dispute: Dispute,
): Decision<DisputeEvent> => {
  if (!isOpen(dispute)) {
    return refuse('wrong-phase', `The dispute is closed (${dispute.status}).`);
  }
  switch (command.type) {
    case 'update':
      return command.status === dispute.status
        ? refuse('already-done', `The dispute has status ${dispute.status} already.`)
        : [{ type: 'DisputeUpdated', at: command.now, status: command.status }];
    case 'close':
      return [{ type: 'DisputeClosed', at: command.now, outcome: command.outcome }];
  }
};

export const evolveDispute = (dispute: Dispute | undefined, event: DisputeEvent): Dispute => {
  if (event.type === 'DisputeOpened') {
    return { ...event.terms, status: 'needs_response', updatedAt: event.at };
  }
  if (dispute === undefined) throw new Error(`${event.type} without a dispute before it`);
  switch (event.type) {
    case 'DisputeUpdated':
      return { ...dispute, status: event.status, updatedAt: event.at };
    case 'DisputeClosed':
      return { ...dispute, status: event.outcome, updatedAt: event.at };
  }
};
