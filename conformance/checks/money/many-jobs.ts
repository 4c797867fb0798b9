/** An invoice of more jobs than a page of a list holds. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Booking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { bookAtAll } from '../lists/full-lists.ts';
import { differences, listAt } from '../value.ts';
import { completeJob, makeInvoice, moneyClient, noJobs, readMoney } from './billed.ts';

/** More than a page of a list holds: an invoice is no list, and shows them all. */
const manyJobs = 27;

type Listed = {
  readonly client: Client;
  readonly id: string;
  readonly due: Readonly<Record<string, unknown>>;
};

/** The newest of its client, hence on the first page. */
async function listedFinding(
  bench: Bench,
  { client, id, due }: Listed,
): Promise<Finding | undefined> {
  const key = keyFor(client, 'listInvoices');
  const page = demandSuccess(await bench.call({ operation: 'listInvoices', key }));
  const listed = listAt(page, 'invoices').find((invoice) => at(invoice, 'id') === id);
  // Whether it is in the list at all is another check's business.
  return listed === undefined ? undefined : differences('invoice of the list', listed, due);
}

async function manyJobsFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('invoice.create', 'phlebotomist.accept', 'phlebotomist.start', 'job.complete');
  const client = await moneyClient(bench, 'invoiced for many', 'WEEKLY_INVOICE');
  const bookings: Pick<Booking, 'jobId'>[] = [];
  for (let number = 1; number <= manyJobs; number += 1) {
    const jobId = await bookAtAll(bench, client, `to be billed, number ${String(number)}`);
    await completeJob(bench, jobId);
    bookings.push({ jobId });
  }
  const id = await makeInvoice(bench, { client, bookings });
  const detail = await readMoney(bench, client, { get: 'getInvoice', id });
  const jobs = at(detail, 'jobs');
  if (!Array.isArray(jobs)) throw noJobs();
  const shown = new Set((jobs as readonly unknown[]).map((job) => at(job, 'id')));
  const lost = bookings.find(({ jobId }) => !shown.has(jobId));
  if (lost === undefined) {
    const due = { jobCount: manyJobs };
    return differences('invoice', detail, due) ?? listedFinding(bench, { client, id, due });
  }
  return {
    expected: `all ${String(manyJobs)} jobs that the invoice bills`,
    actual: `${String(shown.size)} of them; ${lost.jobId} is missing`,
  };
}

export const manyJobsCheck: ActiveCheck = {
  kind: 'active',
  area: 'invoice',
  id: 'INVOICE-13',
  level: 'MUST',
  title: 'an invoice of more jobs than a page holds shows all of them, and counts them in its list',
  asks: ['getInvoice', 'listInvoices'],
  requirements: ['R-INVOICE-03', 'R-INVOICE-26'],
  run: async (bench) => conclude(await manyJobsFinding(bench)),
};
