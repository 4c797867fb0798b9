/** Chargebacks, as the card processor opens and closes them (protocol, `dispute.*`). */

import {
  decideDispute,
  decideDisputeOpening,
  isOpen,
  type DisputeOutcome,
  type DisputeTerms,
} from '../../domain/dispute/dispute.ts';
import { pricePence } from '../../domain/job/price.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find } from '../change.ts';
import type { Deps } from '../ports.ts';
import { isUnderDispute } from '../under-dispute.ts';
import { commanding } from './commanding.ts';
import type { Done } from './outcome.ts';

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

const commandingDispute = commanding('dispute', 'disputeId', decideDispute);

type OfDispute = { readonly disputeId: string };

export const closeDispute = commandingDispute<OfDispute & { readonly outcome: DisputeOutcome }>(
  ({ now }, { outcome }) => ({ type: 'close', now, outcome }),
);

type Update = OfDispute & { readonly status: string };

const update = commandingDispute<Update>(({ now }, { status }) => ({
  type: 'update',
  now,
  status,
}));

/** The processor's own word for the state of an open dispute; `dispute.close` ends it. */
export const updateDispute = async (deps: Deps, parameters: Update): Promise<Done | Refusal> =>
  isOpen(parameters)
    ? update(deps, parameters)
    : refuse(
        'invalid',
        `status: ${parameters.status} ends the dispute, which is what dispute.close does`,
      );
