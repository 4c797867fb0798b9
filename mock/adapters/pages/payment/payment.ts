/** The payment page: a card leads to the payment finalization that the control plane knows, or to a refusal. */

import { finalizePayment } from '../../../application/actions/jobs.ts';
import type { Deps } from '../../../application/ports.ts';
import type { Job } from '../../../domain/job/job.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { textIn, type Entered } from '../entered.ts';
import type { FormTokens } from '../form-token.ts';
import { pathOf, type Reply } from '../reply.ts';
import type { Mistake } from '../views/fields.ts';
import type { Page } from '../views/layout.ts';
import { staleForm, unknownPage } from '../views/notices.ts';
import { bankPage, cardPage, nothingDuePage, paidPage, type Paying } from '../views/payment.ts';
import { refusalWords, tryCard, type CardOutcome } from './cards.ts';

export type PaymentParts = {
  readonly deps: Deps;
  /** Keeps nothing: what a payment would come to. */
  readonly rehearsal: Deps;
  readonly forms: FormTokens;
};

/** GET: the card form while a payment is due, or how things stand. */
export const showPayment = async (
  parts: PaymentParts,
  jobId: string,
  choices: Entered,
): Promise<Reply> => {
  const job = await parts.deps.store.get('job', jobId);
  if (job === undefined) return unknownPage;
  const mistakes = textIn(choices, 'refused') === 'bank' ? [refusedByBank] : [];
  return (await standing(parts, job)) ?? { ...(await cardForm(parts, job, mistakes)), status: 200 };
};

/** Where the bank's step leads back to when it was not confirmed. */
const refusedByBank: Mistake = {
  field: 'cardNumber',
  message: 'Your bank did not confirm the payment. Nothing was charged. Try again.',
};

/** Undefined: a payment is due, and would be taken. */
const standing = async (parts: PaymentParts, job: Job): Promise<Reply | undefined> => {
  const paying = await payingOf(parts, job);
  if (job.billingMode !== 'PATIENT_PAY') return nothingDuePage(paying, 'invoiced');
  if (job.payment === 'PAID') return paidPage(paying);
  if (job.payment === 'REFUNDED') return nothingDuePage(paying, 'refunded');
  const outcome = await finalizePayment(parts.rehearsal, { jobId: job.id });
  return isRefusal(outcome) ? nothingDuePage(paying, 'closed') : undefined;
};

const payingOf = async ({ deps, forms }: PaymentParts, job: Job): Promise<Paying> => {
  const { store } = deps;
  const { visit } = job;
  return {
    job,
    panel: await store.get('panel', job.testType),
    venue: visit.channel === 'IN_VENUE' ? await store.get('venue', visit.venueId) : undefined,
    client: await store.get('client', job.clientId),
    formToken: forms.sign('pay', job.id),
  };
};

const cardForm = async (
  parts: PaymentParts,
  job: Job,
  mistakes: readonly Mistake[],
  name = '',
): Promise<Page> => cardPage({ ...(await payingOf(parts, job)), mistakes, name });

/** POST: of the card nothing is kept and nothing is shown again but the name. */
export const pay = async (parts: PaymentParts, jobId: string, entered: Entered): Promise<Reply> => {
  const { deps, forms } = parts;
  const job = await deps.store.get('job', jobId);
  if (job === undefined) return unknownPage;
  if (!forms.holds(textIn(entered, 'formToken'), 'pay', jobId)) return staleForm;
  const here = pathOf(deps.addresses.paymentPage(jobId));
  if ((await standing(parts, job)) !== undefined) return { seeOther: here };
  const tried = tryCard(entered, deps.clock.now());
  const name = textIn(entered, 'cardName');
  if ('mistakes' in tried) return cardForm(parts, job, tried.mistakes, name);
  const refused = refusalOf(tried.outcome);
  if (refused !== undefined) return cardForm(parts, job, [refused], name);
  if (tried.outcome === 'asksBank') {
    return { seeOther: `${here}/confirm?attempt=${forms.sign('attempt', jobId)}` };
  }
  // A refusal means that another payment or a cancellation was first: the page says which.
  await finalizePayment(deps, { jobId });
  return { seeOther: here };
};

const refusalOf = (outcome: CardOutcome): Mistake | undefined =>
  outcome === 'declined' || outcome === 'insufficient'
    ? { field: 'cardNumber', message: refusalWords[outcome] }
    : undefined;

/** GET: what a bank shows, to whoever has given a card that needs it. */
export const showBank = async (
  parts: PaymentParts,
  jobId: string,
  choices: Entered,
): Promise<Reply> => {
  const job = await parts.deps.store.get('job', jobId);
  if (job === undefined) return unknownPage;
  const attempt = textIn(choices, 'attempt');
  const isDue = (await standing(parts, job)) === undefined;
  if (!isDue || !parts.forms.holds(attempt, 'attempt', jobId)) {
    return { seeOther: pathOf(parts.deps.addresses.paymentPage(jobId)) };
  }
  return bankPage({ ...(await payingOf(parts, job)), formToken: attempt });
};

/** POST: the bank's customer agrees, or does not. */
export const answerBank = async (
  parts: PaymentParts,
  jobId: string,
  entered: Entered,
): Promise<Reply> => {
  const { deps, forms } = parts;
  const job = await deps.store.get('job', jobId);
  if (job === undefined) return unknownPage;
  if (!forms.holds(textIn(entered, 'formToken'), 'attempt', jobId)) return staleForm;
  const here = pathOf(deps.addresses.paymentPage(jobId));
  if (textIn(entered, 'answer') !== 'confirm') return { seeOther: `${here}?refused=bank` };
  await finalizePayment(deps, { jobId });
  return { seeOther: here };
};
