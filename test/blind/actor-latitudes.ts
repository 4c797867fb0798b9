/** Other right servers, made from the specification alone: hidden actors that act by themselves. */
import { failInvoicePayment } from '../../mock/application/actions/invoices.ts';
import { createRefund } from '../../mock/application/actions/refunds.ts';
import type { Deps, Store, Transaction } from '../../mock/application/ports.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, operating } from '../flaws/lifetime.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Latitude } from './latitude.ts';
import { rewriting } from './life-latitudes.ts';

type Logged = Parameters<Transaction['append']>;

/** Somebody acts as soon as this has happened, before whoever caused it has an answer. */
const afterwards = (act: (deps: Deps, logged: Logged) => Promise<unknown>) =>
  depending((deps) => {
    const { store } = deps;
    const transact: Store['transact'] = async (work) => {
      const heard: Logged[] = [];
      const result = await store.transact((tx) =>
        work({
          ...tx,
          append: (...logged) => {
            tx.append(...logged);
            heard.push(logged);
          },
        }),
      );
      if (!isRefusal(result)) for (const logged of heard) await act(deps, logged);
      return result;
    };
    return { ...deps, store: { ...store, transact } };
  });

/** The tube is labelled, and so its collection logged, as soon as the visit begins. */
const loggingAtTheStart = operating((operations, deps) => {
  const underWay = async (id: string) => {
    const job = await deps.store.get('job', id);
    return job?.phase === 'inProgress' ? job : undefined;
  };
  return {
    getBooking: async (caller, input) => {
      const answer = await operations.getBooking(caller, input);
      if (isRefusal(answer) || (await underWay(input.id)) === undefined) return answer;
      return { job: { ...answer.job, sample: { clientMetadata: null, collectionNotes: null } } };
    },
    getBookingSample: async (caller, input) => {
      const answer = await operations.getBookingSample(caller, input);
      const job = await underWay(input.id);
      if (isRefusal(answer) || answer.sample !== null || job === undefined) return answer;
      return {
        sample: {
          ...{ barcode: null, status: 'COLLECTING', mailTracking: null, clientMetadata: null },
          sampleDate: new Date(job.startedAt).toISOString(),
          ...{ collectionNotes: null, shipmentMode: null },
          ...{ resultsReadyAt: null, resultsUrl: null },
        },
      };
    },
  };
});

/** The processor charges as soon as an invoice is minted, and the first card is declined. */
const decliningTheFirstCharge = afterwards(async (deps, [, invoiceId, , event]) => {
  if (event.type === 'InvoiceCreated') await failInvoicePayment(deps, { invoiceId });
});

const wholePrices: readonly unknown[] = [85, 60];
const TRAVEL = 'booking_cancelled_travel';
const firstPart = (refund: Json): Json => {
  if (refund['reason'] === TRAVEL) return { ...refund, cancelledJob: true };
  return refund['reason'] === 'booking_cancelled' && wholePrices.includes(refund['amount'])
    ? { ...refund, amount: Number(refund['amount']) * 0.75 }
    : refund;
};

/** Two changes of one sandbox, the second upon the first. */
const both = (first: () => SandboxOptions, second: () => SandboxOptions) => (): SandboxOptions => {
  const [one, other] = [first().replacements?.deps, second().replacements?.deps];
  const deps = (of: Deps): Deps => {
    const changed = one?.(of) ?? of;
    return other?.(changed) ?? changed;
  };
  return { world: 'empty', replacements: { deps } };
};

/** The draw and the travel were two charges: a cancelled booking gives each back for itself. */
const refundingInTwoParts = both(
  rewriting(
    (kind, state) => (kind === 'refund' ? firstPart(state) : state),
    (type, data) => (type.startsWith('refund.') ? firstPart(data) : data),
  ),
  afterwards(async (deps, [, jobId, , event]) => {
    if (event.type !== 'JobCancelled' || event.refundId === null) return;
    const first = await deps.store.get('refund', event.refundId);
    if (first === undefined) return;
    await createRefund(deps, { jobId, amount: first.amount / 3, reason: TRAVEL });
  }),
);

export const actorLatitudes: readonly Latitude[] = [
  {
    name: 'shows a sample that is being collected while the visit is under way',
    allowedBy:
      'O58, reading B: "Collection can be logged apart from completion"; "null when collection has not been logged"; sample status: open set (sample.registered still comes at completion)',
    warned: ['SAMPLE-03'],
    sandbox: loggingAtTheStart,
  },
  {
    name: 'charges an invoice as it is minted and is declined, so that a new invoice is FAILED',
    allowedBy:
      'Invoice … Transitions: not shown; invoice.payment_failed: "a scheduled invoice charge fails" (no sentence says when it is scheduled)',
    sandbox: decliningTheFirstCharge,
  },
  {
    name: 'gives a cancelled booking back in two refunds, of three quarters and a quarter',
    allowedBy:
      'silent: no number and no amount of refunds is named (O61, reading A); refund.created: "refund initiated against a job", once for each',
    sandbox: refundingInTwoParts,
  },
];
