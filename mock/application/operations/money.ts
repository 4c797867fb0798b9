/** GET /invoices, /refunds and /disputes, and one of each. */

import type { Job } from '../../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import type { State } from '../aggregates.ts';
import type { Caller, Operations } from '../operation.ts';
import type { Deps } from '../ports.ts';
import {
  invoicePhases,
  projectDispute,
  projectDisputeDetail,
  projectInvoice,
  projectInvoiceDetail,
  projectRefund,
  projectRefundDetail,
  refundPhases,
} from '../projections/money.ts';
import { instantIn, pageOf, phaseFilter } from './listing.ts';

type MoneyOperations = Pick<
  Operations,
  'listInvoices' | 'getInvoice' | 'listRefunds' | 'getRefund' | 'listDisputes' | 'getDispute'
>;

export const moneyOperations = (deps: Deps): MoneyOperations => ({
  listInvoices: async ({ client }, input) => {
    const { query } = input;
    const phases = phaseFilter(query['status'], invoicePhases);
    const page = await deps.store.invoices({
      ...pageOf(input),
      clientId: client.id,
      phases,
      periodStartFrom: instantIn(query['periodStart']),
      periodEndTo: instantIn(query['periodEnd']),
    });
    if (isRefusal(page)) return page;
    return { invoices: page.items.map(projectInvoice), nextCursor: page.nextCursor };
  },

  getInvoice: async (caller, { id }) => {
    const invoice = await own(deps, caller, 'invoice', id);
    if (isRefusal(invoice)) return invoice;
    const jobs = await Promise.all(invoice.lines.map(({ jobId }) => deps.store.get('job', jobId)));
    const found = jobs.filter((job): job is Job => job !== undefined);
    return { invoice: projectInvoiceDetail(invoice, found) };
  },

  // An unknown `jobId`, or another client's, finds nothing here and in listDisputes (O91).
  listRefunds: async ({ client }, input) => {
    const { status, jobId } = input.query;
    const phases = phaseFilter(status, refundPhases);
    const page = await deps.store.refunds({ ...pageOf(input), clientId: client.id, phases, jobId });
    if (isRefusal(page)) return page;
    return { refunds: page.items.map(projectRefund), nextCursor: page.nextCursor };
  },

  getRefund: async (caller, { id }) => {
    const refund = await own(deps, caller, 'refund', id);
    return isRefusal(refund) ? refund : { refund: projectRefundDetail(refund) };
  },

  listDisputes: async ({ client }, input) => {
    const { status, jobId } = input.query;
    const page = await deps.store.disputes({
      ...pageOf(input),
      clientId: client.id,
      status,
      jobId,
    });
    if (isRefusal(page)) return page;
    return { disputes: page.items.map(projectDispute), nextCursor: page.nextCursor };
  },

  getDispute: async (caller, { id }) => {
    const dispute = await own(deps, caller, 'dispute', id);
    return isRefusal(dispute) ? dispute : { dispute: projectDisputeDetail(dispute) };
  },
});

/** Another client's invoice, refund or dispute is answered as one that does not exist. */
const own = async <K extends 'invoice' | 'refund' | 'dispute'>(
  deps: Deps,
  caller: Caller,
  kind: K,
  id: string,
): Promise<State<K> | Refusal> => {
  const state = await deps.store.get(kind, id);
  return state?.clientId === caller.client.id
    ? state
    : refuse('not-found', `There is no ${kind} with this id.`);
};
