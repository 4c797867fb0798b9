/** Refunds against a job, as the payment processor settles or refuses them (spec, "Refund"). */

import { refuse, type Decision } from '../refusal.ts';

export type RefundPhase = 'pending' | 'succeeded' | 'failed' | 'reconciled';

/** `amount` is pounds (GBP), as on the wire. */
export type RefundTerms = {
  readonly id: string;
  readonly jobId: string;
  readonly clientId: string;
  readonly amount: number;
  readonly reason: string;
  readonly cancelledJob: boolean;
  readonly notes: string | null;
  readonly processorPaymentIntentId: string | null;
  readonly createdAt: number;
};

export type Refund = RefundTerms & {
  readonly phase: RefundPhase;
  readonly processorRefundId: string | null;
};

export type RefundEvent =
  | { readonly type: 'RefundCreated'; readonly at: number; readonly terms: RefundTerms }
  | { readonly type: 'RefundSucceeded'; readonly at: number; readonly processorRefundId: string }
  | { readonly type: 'RefundFailed'; readonly at: number }
  | { readonly type: 'RefundReconciled'; readonly at: number; readonly processorRefundId: string };

export type RefundCommand =
  | { readonly type: 'settle'; readonly now: number; readonly processorRefundId: string }
  | { readonly type: 'fail'; readonly now: number }
  | { readonly type: 'reconcile'; readonly now: number; readonly processorRefundId: string };

/** While a dispute is open, refunds are blocked (spec, "Invoice, refund, dispute"). */
export const decideRefundCreation = (
  terms: RefundTerms,
  underDispute: boolean,
): Decision<RefundEvent> =>
  underDispute
    ? refuse('dispute-open', 'A dispute is open on this job: refunds are blocked until it closes.')
    : [{ type: 'RefundCreated', at: terms.createdAt, terms }];

export const decideRefund = (command: RefundCommand, refund: Refund): Decision<RefundEvent> => {
  const at = command.now;
  const settled = refuse(
    'wrong-phase',
    `The refund is in phase ${refund.phase}: only a pending one can still change.`,
  );
  switch (command.type) {
    case 'settle':
      return refund.phase === 'pending'
        ? [{ type: 'RefundSucceeded', at, processorRefundId: command.processorRefundId }]
        : settled;
    case 'fail':
      return refund.phase === 'pending' ? [{ type: 'RefundFailed', at }] : settled;
    case 'reconcile':
      return refund.phase === 'pending' || refund.phase === 'failed'
        ? [{ type: 'RefundReconciled', at, processorRefundId: command.processorRefundId }]
        : refuse('wrong-phase', `The refund is in phase ${refund.phase}: nothing to reconcile.`);
  }
};

export const evolveRefund = (refund: Refund | undefined, event: RefundEvent): Refund => {
  if (event.type === 'RefundCreated') {
    return { ...event.terms, phase: 'pending', processorRefundId: null };
  }
  if (refund === undefined) throw new Error(`${event.type} without a refund before it`);
  switch (event.type) {
    case 'RefundSucceeded':
      return { ...refund, phase: 'succeeded', processorRefundId: event.processorRefundId };
    case 'RefundFailed':
      return { ...refund, phase: 'failed' };
    case 'RefundReconciled':
      return { ...refund, phase: 'reconciled', processorRefundId: event.processorRefundId };
  }
};
