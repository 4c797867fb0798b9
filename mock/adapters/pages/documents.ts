/** The pages that invoices and results point to. */

import type { Deps } from '../../application/ports.ts';
import type { Reply } from './reply.ts';
import { invoicePage } from './views/invoice.ts';
import { unknownPage } from './views/notices.ts';
import { resultsPage } from './views/results.ts';

export const showInvoice = async ({ store }: Deps, invoiceId: string): Promise<Reply> => {
  const invoice = await store.get('invoice', invoiceId);
  if (invoice === undefined) return unknownPage;
  return invoicePage(invoice, await store.get('client', invoice.clientId));
};

export const showResults = async ({ store }: Deps, jobId: string): Promise<Reply> => {
  const job = await store.get('job', jobId);
  if (job === undefined) return unknownPage;
  return resultsPage({
    sample: await store.latestSample(jobId),
    panel: await store.get('panel', job.testType),
    client: await store.get('client', job.clientId),
  });
};
