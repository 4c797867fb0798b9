/** What stands behind every set's payment page: a job of PATIENT_PAY, a test card, payment.finalize. */

import { finalizePayment } from '../../../mock/application/actions/jobs.ts';
import { apply, change } from '../../../mock/application/change.ts';
import type { Deps } from '../../../mock/application/ports.ts';
import type { Job } from '../../../mock/domain/job/job.ts';
import { pricePence } from '../../../mock/domain/job/price.ts';
import { isRefusal } from '../../../mock/domain/refusal.ts';
import type { PageFault } from '../faults.ts';

/** As the patient typed it; month 1 to 12, year of four digits. */
export type Card = {
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly cvc: string;
};

export type CardProblem = 'number' | 'expiry' | 'cvc';

/** `due`: it can be paid; `closed`: cancelled before it was. */
export type Bill = {
  readonly jobId: string;
  readonly state: 'due' | 'paid' | 'closed';
  readonly pounds: string;
  /** The sandbox's time, ms. */
  readonly now: number;
};

export type Paid =
  | { readonly what: 'paid' | 'declined' | 'not-due' }
  | { readonly what: 'problems'; readonly problems: readonly CardProblem[] };

export type PaymentDesk = ReturnType<typeof createPaymentDesk>;

export const createPaymentDesk = (deps: Deps, fault: PageFault | undefined) => ({
  /** Undefined: there is no such job, or its patient does not pay. */
  bill: async (jobId: string): Promise<Bill | undefined> => {
    const job = await deps.store.get('job', jobId);
    return job?.billingMode === 'PATIENT_PAY' ? billOf(job, fault, deps.clock.now()) : undefined;
  },

  pay: async (jobId: string, card: Card): Promise<Paid> => {
    const problems = problemsOf(card, deps.clock.now());
    if (problems.length > 0) return { what: 'problems', problems };
    if (!succeeds(card)) {
      if (fault === 'declined-finalizes') await finalizePayment(deps, { jobId });
      return { what: 'declined' };
    }
    const outcome = await finalizePayment(deps, { jobId });
    if (!isRefusal(outcome)) return { what: 'paid' };
    if (fault !== 'pays-twice') return { what: 'not-due' };
    await finalizeAgain(deps, jobId);
    return { what: 'paid' };
  },
});

const billOf = (job: Job, fault: PageFault | undefined, now: number): Bill => {
  const isPaid = job.payment !== 'PENDING' && fault !== 'pays-twice';
  return {
    jobId: job.id,
    state: isPaid ? 'paid' : job.phase === 'cancelled' ? 'closed' : 'due',
    pounds: (pricePence[job.visit.channel] / 100).toFixed(2),
    now,
  };
};

/** The one card that goes through; 4000 0000 0000 0002 and all others are declined. */
const succeeds = ({ number }: Card): boolean => withoutGaps(number) === '4242424242424242';

const problemsOf = ({ number, month, year, cvc }: Card, now: number): readonly CardProblem[] => [
  ...(isCardNumber(withoutGaps(number)) ? [] : ['number' as const]),
  ...(month >= 1 && month <= 12 && Date.UTC(year, month, 1) > now ? [] : ['expiry' as const]),
  ...(/^\d{3,4}$/.test(cvc.trim()) ? [] : ['cvc' as const]),
];

const withoutGaps = (number: string): string => number.replaceAll(/[\s-]/g, '');

/** 13 to 19 digits whose check digit is right (ISO/IEC 7812, the Luhn formula). */
const isCardNumber = (digits: string): boolean => {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
};

/** What `finalizePayment` refuses, written all the same. */
const finalizeAgain = async (deps: Deps, jobId: string): Promise<void> => {
  await change(deps, async (context) => {
    const job = await context.tx.get('job', jobId);
    const confirms = job?.visit.channel === 'IN_VENUE';
    return apply(context, 'job', jobId, job, [
      { type: 'PaymentFinalized', at: context.now, confirms },
    ]);
  });
};
