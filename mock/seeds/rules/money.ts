/** What cannot be true of invoices, refunds and disputes. */

import { isOpen } from '../../domain/dispute/dispute.ts';
import type { CompleteInvoice } from '../complete/complete-world.ts';
import type { CompleteJob } from '../complete/job.ts';
import type { Path } from '../fault.ts';
import { isPaidFor, paymentOf } from '../ledger.ts';
import { findIn, type Facts, type Report } from './report.ts';

export const tellOfInvoices = (facts: Facts, report: Report): void => {
  facts.world.invoices.forEach((invoice, index) => {
    const path: Path = ['invoices', index];
    const client = findIn(facts.clients, 'client', invoice.clientId, (message, id) =>
      report([...path, 'clientId'], message, id),
    );
    if (client?.billingMode === 'PATIENT_PAY') {
      report(
        [...path, 'clientId'],
        `the client "${client.id}" is PATIENT_PAY: only WEEKLY_INVOICE clients get invoices`,
      );
    }
    if (invoice.paidAt !== undefined && !isPaidFor(invoice)) {
      report(
        [...path, 'paidAt'],
        `is of an invoice that is paid, and this one is ${invoice.phase}`,
      );
    }
    tellOfLines(invoice, path, { facts, report });
  });
};

type Surroundings = { readonly facts: Facts; readonly report: Report };

const tellOfLines = (
  invoice: CompleteInvoice,
  path: Path,
  { facts, report }: Surroundings,
): void => {
  const seen = new Set<string>();
  invoice.lines.forEach(({ jobId }, index) => {
    const tell = (message: string, missing?: string): void =>
      report([...path, 'lines', index, 'jobId'], message, missing);
    const job = findIn(facts.jobs, 'job', jobId, tell);
    if (job === undefined) return;
    const other = facts.ledger.invoiceOf.get(jobId);
    if (job.clientId !== invoice.clientId) {
      tell(`the job "${jobId}" is another client's`);
    } else if (job.phase !== 'completed') {
      tell(`the job "${jobId}" is ${job.phase}: only completed jobs are invoiced`);
    } else if (other !== invoice) {
      tell(`the job "${jobId}" is on the invoice "${other?.id ?? ''}" already`);
    } else if (seen.has(jobId)) {
      tell(`the job "${jobId}" has a line already`);
    }
    seen.add(jobId);
  });
};

export const tellOfRefunds = (facts: Facts, report: Report): void => {
  facts.world.refunds.forEach((refund, index) => {
    const path: Path = ['refunds', index];
    const settled = refund.phase === 'succeeded' || refund.phase === 'reconciled';
    if (refund.processorRefundId !== undefined && !settled) {
      report(
        [...path, 'processorRefundId'],
        `is of a refund that is succeeded or reconciled, and this one is ${refund.phase}`,
      );
    }
    const job = paidJob(refund.jobId, path, { facts, report });
    if (refund.cancelledJob === true && job !== undefined && job.phase !== 'cancelled') {
      report([...path, 'cancelledJob'], `the job "${job.id}" is ${job.phase}, not cancelled`);
    }
  });
};

export const tellOfDisputes = (facts: Facts, report: Report): void => {
  const open = new Set<string>();
  facts.world.disputes.forEach((dispute, index) => {
    const path: Path = ['disputes', index];
    const tell = (message: string, missing?: string): void =>
      report([...path, 'clientId'], message, missing);
    if (dispute.jobId === null) {
      findIn(facts.clients, 'client', dispute.clientId, tell);
      return;
    }
    const job = paidJob(dispute.jobId, path, { facts, report });
    if (job === undefined) return;
    if (job.clientId !== dispute.clientId) tell(`the job "${job.id}" is another client's`);
    if (!isOpen(dispute)) return;
    if (open.has(job.id)) {
      report([...path, 'status'], `another dispute on the job "${job.id}" is open: close one`);
    }
    open.add(job.id);
  });
};

/** The job of a refund or dispute, which must have been paid. */
const paidJob = (
  jobId: string,
  path: Path,
  { facts, report }: Surroundings,
): CompleteJob | undefined => {
  const tell = (message: string, missing?: string): void =>
    report([...path, 'jobId'], message, missing);
  const job = findIn(facts.jobs, 'job', jobId, tell);
  if (job === undefined) return undefined;
  const billingMode = facts.clients.get(job.clientId)?.billingMode;
  if (job.phase === 'pendingPayment' || paymentOf(job, billingMode, facts.ledger) === 'PENDING') {
    tell(`the job "${jobId}" has not been paid`, '');
  }
  return job;
};
