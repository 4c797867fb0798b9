/** Chargebacks, as the card processor opens and closes them (protocol, `dispute.*`). */

import {
  decideDispute,
  decideDisputeOpening,
  isOpen,
  type DisputeCommand,
  type DisputeOutcome,
  type DisputeTerms,
} from '../../domain/dispute/dispute.ts';
import { pricePence } from '../../domain/job/price.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find, move } from '../change.ts';
import type { Deps } from '../ports.ts';
import { isUnderDispute } from '../under-dispute.ts';
import { doneOr, type Done } from './outcome.ts';

const DAY = 24 * 60 * 60 * 1000;
const TIME_FOR_EVIDENCE = 7 * DAY;

export type DisputeParameters = {
  readonly jobId: string;
  /** Left out: the price of the draw. */
  readonly amountPence?: number | undefined;
  readonly reason?: string | undefined;
};

/** `dispute.open`: from now on refunds and the client's cancel are blocked. */
export const openDispute = (
  deps: Deps,
  { jobId, amountPence, reason }: DisputeParameters,
): Promise<{ readonly disputeId: string } | Refusal> =>
  change(deps, async (context) => {
    const { ids, now, tx } = context;
    const job = await find(context, 'job', jobId);
    if (isRefusal(job)) return job;
    const terms: DisputeTerms = {
      id: ids.next('dp'),
      jobId,
      clientId: job.clientId,
      amountPence: amountPence ?? pricePence[job.visit.channel],
      reason: reason ?? 'fraudulent',
      processorDisputeId: ids.next('du'),
      processorChargeId: ids.next('ch'),
      processorPaymentIntentId: ids.next('pi'),
      evidenceDueBy: now + TIME_FOR_EVIDENCE,
      createdAt: now,
    };
    const decision = decideDisputeOpening(terms, await isUnderDispute(tx, jobId));
    const opened = await apply(context, 'dispute', terms.id, undefined, decision);
    return isRefusal(opened) ? opened : { disputeId: terms.id };
  });

const commanding = (
  deps: Deps,
  disputeId: string,
  commandOf: (now: number) => DisputeCommand,
): Promise<Done | Refusal> =>
  change(deps, async (context) =>
    doneOr(
      await move(context, 'dispute', disputeId, (dispute) =>
        decideDispute(commandOf(context.now), dispute),
      ),
    ),
  );

export const closeDispute = (
  deps: Deps,
  { disputeId, outcome }: { readonly disputeId: string; readonly outcome: DisputeOutcome },
): Promise<Done | Refusal> =>
  commanding(deps, disputeId, (now) => ({ type: 'close', now, outcome }));

/** The processor's own word for the state of an open dispute; `dispute.close` ends it. */
export const updateDispute = async (
  deps: Deps,
  { disputeId, status }: { readonly disputeId: string; readonly status: string },
): Promise<Done | Refusal> =>
  isOpen({ status })
    ? commanding(deps, disputeId, (now) => ({ type: 'update', now, status }))
    : refuse('invalid', `status: ${status} ends the dispute, which is what dispute.close does`);
