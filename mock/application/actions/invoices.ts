/** Weekly invoices: minted, charged, paid or not (protocol, "Money" and the rarer actions). */

import {
  decideInvoice,
  invoiceTotals,
  type InvoiceLine,
  type InvoiceTerms,
} from '../../domain/invoice/invoice.ts';
import { pricePence } from '../../domain/job/price.ts';
import type { Channel, Job } from '../../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find, type Change } from '../change.ts';
import type { Deps } from '../ports.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { commanding } from './commanding.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** A19, like the period of a week and the invoice number. */
const PAYMENT_TERM = 14 * DAY;

/** Instants in ms. */
export type InvoiceParameters = {
  readonly clientId: string;
  readonly jobIds?: readonly string[] | undefined;
  readonly periodStart?: number | undefined;
  readonly periodEnd?: number | undefined;
  readonly dueDate?: number | undefined;
};

/**
 * `invoice.create`: bills the completed jobs that `jobIds` names, or all of the client's that no
 * invoice has. The period left out is the week up to now.
 */
export const createInvoice = (
  deps: Deps,
  parameters: InvoiceParameters,
): Promise<{ readonly invoiceId: string } | Refusal> =>
  change(deps, async (context) => {
    const period = periodOf(parameters, context.now);
    if (isRefusal(period)) return period;
    const jobs = await jobsToBill(context, parameters);
    if (isRefusal(jobs)) return jobs;
    const lines = jobs.map(lineOf);
    const id = context.ids.next('inv');
    const terms: InvoiceTerms = {
      id,
      clientId: parameters.clientId,
      invoiceNumber: await nextInvoiceNumber(context),
      lines,
      ...invoiceTotals(lines),
      ...period,
      dueDate: parameters.dueDate ?? context.now + PAYMENT_TERM,
      createdAt: context.now,
    };
    const made = await apply(context, 'invoice', id, undefined, [
      { type: 'InvoiceCreated', at: context.now, terms },
    ]);
    return isRefusal(made) ? made : { invoiceId: id };
  });

type Period = Pick<InvoiceTerms, 'periodStart' | 'periodEnd'>;

const periodOf = (parameters: InvoiceParameters, now: number): Period | Refusal => {
  const { periodStart, periodEnd } = parameters;
  const end = periodEnd ?? (periodStart === undefined ? now : periodStart + WEEK);
  const start = periodStart ?? end - WEEK;
  return start < end
    ? { periodStart: start, periodEnd: end }
    : refuse('invalid', 'periodEnd: expected a time after periodStart');
};

const jobsToBill = async (
  context: Change,
  { clientId, jobIds }: InvoiceParameters,
): Promise<readonly Job[] | Refusal> => {
  const client = await find(context, 'client', clientId);
  if (isRefusal(client)) return client;
  if (client.billingMode === 'PATIENT_PAY') {
    return refuse(
      'wrong-phase',
      'The client is PATIENT_PAY: its patients pay, it gets no invoice.',
    );
  }
  if (jobIds !== undefined) return namedJobs(context, clientId, jobIds);
  const unbilled = await context.tx.unbilledJobs(clientId);
  return unbilled.length > 0
    ? unbilled
    : refuse('wrong-phase', 'The client has no completed job that is not on an invoice already.');
};

const namedJobs = async (
  { tx }: Change,
  clientId: string,
  jobIds: readonly string[],
): Promise<readonly Job[] | Refusal> => {
  const jobs: Job[] = [];
  for (const jobId of jobIds) {
    const job = await tx.get('job', jobId);
    if (job?.clientId !== clientId) {
      return refuse('not-found', `The client has no job with id ${jobId}.`);
    }
    jobs.push(job);
  }
  return jobs;
};

const wordsOf: { readonly [Name in Channel]: string } = {
  MOBILE: 'Blood draw at the patient’s address',
  IN_VENUE: 'Blood draw at a partner venue',
};

const lineOf = ({ id, visit }: Job): InvoiceLine => ({
  jobId: id,
  description: wordsOf[visit.channel],
  amountPence: pricePence[visit.channel],
});

const commandingInvoice = commanding('invoice', 'invoiceId', decideInvoice);

export const payInvoice = commandingInvoice(({ now }) => ({ type: 'pay', now }));
export const failInvoicePayment = commandingInvoice(({ now }) => ({ type: 'failPayment', now }));
export const passDueDate = commandingInvoice(({ now }) => ({ type: 'passDueDate', now }));
export const processInvoice = commandingInvoice(({ now }) => ({ type: 'process', now }));
export const refundInvoice = commandingInvoice(({ now }) => ({ type: 'refund', now }));
export const issueInvoice = commandingInvoice(({ now, addresses }, { invoiceId }) => ({
  type: 'issue',
  now,
  hostedInvoiceUrl: addresses.invoicePage(invoiceId),
}));
